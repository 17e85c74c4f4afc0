import type { PlaceNotes, SavedTrip } from './plan-types.ts'

const PREFIX = 'kept-trip:'
/** Each takes some 30 KB of the 5 MB that a page may keep, or twice that with what is known of its places. */
const MOST_KEPT = 20

interface Kept {
  readonly keptAt: number
  readonly trip: SavedTrip
  /** What is known of its places; null until it is opened on the road. */
  readonly places: readonly PlaceNotes[] | null
}

/** Keeps a trip on this device, so that it opens without the network. The oldest goes when there are too many. */
export function keepTrip(id: string, trip: SavedTrip): void {
  write(id, { keptAt: Date.now(), trip, places: findKeptPlaces(id) })
  const kept = keptKeys()
  if (kept.length <= MOST_KEPT) return
  const [oldest] = kept.toSorted((a, b) => (readEntry(a)?.keptAt ?? 0) - (readEntry(b)?.keptAt ?? 0))
  if (oldest !== undefined) localStorage.removeItem(oldest)
}

/** Adds what is known of a kept trip's places. */
export function keepPlaces(id: string, places: readonly PlaceNotes[]): void {
  const kept = readEntry(PREFIX + id)
  if (kept) write(id, { ...kept, places })
}

export function findKeptTrip(id: string): SavedTrip | null {
  return readEntry(PREFIX + id)?.trip ?? null
}

export function findKeptPlaces(id: string): readonly PlaceNotes[] | null {
  return readEntry(PREFIX + id)?.places ?? null
}

/** The trips of this device by the last part of their address, those opened last first. */
export function listKeptTrips(): { readonly id: string; readonly trip: SavedTrip }[] {
  return keptKeys()
    .flatMap((key) => {
      const entry = readEntry(key)
      return entry ? { ...entry, id: key.slice(PREFIX.length) } : []
    })
    .toSorted((a, b) => b.keptAt - a.keptAt)
    .map(({ id, trip }) => ({ id, trip }))
}

export function forgetTrip(id: string): void {
  localStorage.removeItem(PREFIX + id)
}

/** Whoever signs out leaves nothing behind. */
export function forgetTrips(): void {
  for (const key of keptKeys()) localStorage.removeItem(key)
}

function keptKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
}

function write(id: string, entry: Kept): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(entry))
  } catch {
    // Without room the trip needs the network, as before.
  }
}

function readEntry(key: string): Kept | null {
  const text = localStorage.getItem(key)
  // Only `write` writes these.
  return text === null ? null : (JSON.parse(text) as Kept)
}
