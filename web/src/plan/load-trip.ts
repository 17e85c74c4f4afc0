import { dataOf, TiaoProblem } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { findKeptTrip } from './kept-trips.ts'
import type { SavedTrip } from './plan-types.ts'

/** The token of a share link if the last part of the address is one. */
export function shareTokenOf(id: string): string | null {
  return id.startsWith('share_') ? id : null
}

/** A saved trip by its id, or a shared one by the token of its link; without the network, as this device opened it last. */
export async function loadTrip(id: string): Promise<SavedTrip> {
  const token = shareTokenOf(id)
  try {
    return await dataOf(
      token === null
        ? api.GET('/trips/v1/custom-trips/{trip_id}', { params: { path: { trip_id: id } } })
        : api.GET('/trips/v1/custom-trips/shared', { params: { header: { 'X-Share-Token': token } } }),
    )
  } catch (error) {
    const kept = error instanceof TiaoProblem ? null : findKeptTrip(id)
    if (kept) return kept
    throw error
  }
}
