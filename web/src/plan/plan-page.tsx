import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { dataOf, TiaoProblem } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { findKeptTrip, keepTrip } from './kept-trips.ts'
import { LoadedPlan } from './loaded-plan.tsx'
import { previewKey, tripKey } from './plan-keys.ts'
import type { SavedTrip } from './plan-types.ts'
import { PreviewPlan } from './preview-plan.tsx'
import { SavedPlan } from './saved-plan.tsx'

/** `/plan/…`: a trip that nobody has saved. */
export function PreviewPage() {
  const { previewId } = useParams({ from: '/plan/$previewId' })
  const found = useQuery({
    queryKey: previewKey(previewId),
    queryFn: () =>
      dataOf(
        api.GET('/trips/v1/custom-trips/ai/preview/{preview_id}', { params: { path: { preview_id: previewId } } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return <LoadedPlan found={found}>{(trip) => <PreviewPlan trip={trip} />}</LoadedPlan>
}

/** `/t/…`: a saved trip by its id, or a shared one by the token of its link. */
export function TripPage() {
  const { id } = useParams({ from: '/t/$id' })
  const token = id.startsWith('share_') ? id : null
  const found = useQuery({
    queryKey: tripKey(id),
    queryFn: () => loadTrip(id, token),
    // A kept trip is better than a paused call.
    networkMode: 'always',
  })
  return <LoadedPlan found={found}>{(trip) => <SavedPlan trip={trip} id={id} token={token} />}</LoadedPlan>
}

/** Without the network, as it was when this device opened it last. */
async function loadTrip(id: string, token: string | null): Promise<SavedTrip> {
  try {
    const trip = await dataOf(
      token === null
        ? api.GET('/trips/v1/custom-trips/{trip_id}', { params: { path: { trip_id: id } } })
        : api.GET('/trips/v1/custom-trips/shared', { params: { header: { 'X-Share-Token': token } } }),
    )
    keepTrip(id, trip)
    return trip
  } catch (error) {
    const kept = error instanceof TiaoProblem ? null : findKeptTrip(id)
    if (kept) return kept
    throw error
  }
}
