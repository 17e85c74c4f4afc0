import { useQuery } from '@tanstack/react-query'
import { dataOf, TiaoProblem } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { stopsOf } from '../plan/edits.ts'
import { findKeptPlaces, keepPlaces } from '../plan/kept-trips.ts'
import type { PlaceNotes, SavedTrip } from '../plan/plan-types.ts'

const AT_ONCE = 6
/** A trip of thirty full days has more; those of its first days matter first. */
const MOST = 120

/** Hours, telephone and advice for the places of a trip, by their ids; kept for use without the network. */
export function useTripPlaces(id: string, trip: SavedTrip): ReadonlyMap<string, PlaceNotes> {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['trip-places', id, trip.version, language],
    queryFn: ({ signal }) => loadPlaces(id, trip, signal),
    networkMode: 'always',
    retry: false,
  })
  return new Map(data?.map((place) => [place.place_id, place]))
}

async function loadPlaces(id: string, trip: SavedTrip, signal: AbortSignal): Promise<readonly PlaceNotes[]> {
  const ids = [...new Set(stopsOf(trip).flatMap(({ place }) => place?.place_id ?? []))].slice(0, MOST)
  const places: PlaceNotes[] = []
  try {
    for (let at = 0; at < ids.length; at += AT_ONCE)
      places.push(
        ...(await Promise.all(ids.slice(at, at + AT_ONCE).map((placeId) => findPlace(placeId, signal)))).flat(),
      )
  } catch (error) {
    const kept = findKeptPlaces(id)
    if (kept) return kept
    throw error
  }
  keepPlaces(id, places)
  return places
}

/** None for a place that the catalogue has lost since the trip was planned. */
async function findPlace(placeId: string, signal: AbortSignal): Promise<PlaceNotes[]> {
  try {
    const place = await dataOf(
      api.GET('/trips/v1/place/{place_id}', { params: { path: { place_id: placeId } }, signal }),
    )
    const { place_id, opening_hours, hours_basis, business_status, contact, good_to_know } = place
    return [{ place_id, opening_hours, hours_basis, business_status, contact, ...(good_to_know && { good_to_know }) }]
  } catch (error) {
    if (error instanceof TiaoProblem && error.status === 404) return []
    throw error
  }
}
