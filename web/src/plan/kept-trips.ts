import type { SavedTrip } from './plan-types.ts'

const PREFIX = 'kept-trip:'
/** Each takes some 30 KB of the 5 MB that a page may keep. */
const MOST_KEPT = 20

/** Keeps a trip on this device, so that it opens without the network. The oldest goes when there are too many. */
export function keepTrip(id: string, trip: SavedTrip): void {
  const entry = JSON.stringify({ keptAt: Date.now(), trip })
  try {
    localStorage.setItem(PREFIX + id, entry)
  } catch {
    // Without room the trip needs the network, as before.
  }
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  if (kept.length <= MOST_KEPT) return
  const [oldest] = kept.toSorted((a, b) => (readEntry(a)?.keptAt ?? 0) - (readEntry(b)?.keptAt ?? 0))
  if (oldest !== undefined) localStorage.removeItem(oldest)
}

export function findKeptTrip(id: string): SavedTrip | null {
  return readEntry(PREFIX + id)?.trip ?? null
}

/** Whoever signs out leaves nothing behind. */
export function forgetTrips(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}

function readEntry(key: string): { readonly keptAt: number; readonly trip: SavedTrip } | null {
  const text = localStorage.getItem(key)
  return text === null ? null : (JSON.parse(text) as { keptAt: number; trip: SavedTrip })
}
