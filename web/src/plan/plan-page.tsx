import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { shareTokenOf, useTrip } from './load-trip.ts'
import { LoadedPlan } from './loaded-plan.tsx'
import { previewKey } from './plan-keys.ts'
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
  return (
    <LoadedPlan found={useTrip(id)}>{(trip) => <SavedPlan trip={trip} id={id} token={shareTokenOf(id)} />}</LoadedPlan>
  )
}
