import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dataOf, TiaoProblem } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { findKeptTrip, keepTrip } from './kept-trips.ts'
import { tripKey } from './plan-keys.ts'
import type { SavedTrip } from './plan-types.ts'

/** The token of a share link if the last part of the address is one. */
export function shareTokenOf(id: string): string | null {
  return id.startsWith('share_') ? id : null
}

/** A saved trip by its id, or a shared one by the token of its link. */
export function useTrip(id: string) {
  const found = useQuery({
    queryKey: tripKey(id),
    queryFn: () => loadTrip(id),
    // A kept trip is better than a paused call.
    networkMode: 'always',
  })
  const { data } = found
  // Not only what was loaded: also a trip that has just been saved, and every edit.
  useEffect(() => {
    if (data) keepTrip(id, data)
  }, [id, data])
  return found
}

/** Without the network, as it was when this device opened it last. */
async function loadTrip(id: string): Promise<SavedTrip> {
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
