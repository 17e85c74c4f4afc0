import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { shareTokenOf } from './load-trip.ts'
import { LoadedPlan } from './loaded-plan.tsx'
import { previewQuery } from './plan-queries.ts'
import { PreviewPlan } from './preview-plan.tsx'
import { SavedPlan } from './saved-plan.tsx'
import { useTrip } from './use-trip.ts'

/** `/plan/…`: a trip that nobody has saved. */
export function PreviewPage() {
  const { previewId } = useParams({ from: '/plan/$previewId' })
  return <LoadedPlan found={useQuery(previewQuery(previewId))}>{(trip) => <PreviewPlan trip={trip} />}</LoadedPlan>
}

/** `/t/…`: a saved trip by its id, or a shared one by the token of its link. */
export function TripPage() {
  const { id } = useParams({ from: '/t/$id' })
  return (
    <LoadedPlan found={useTrip(id)}>{(trip) => <SavedPlan trip={trip} id={id} token={shareTokenOf(id)} />}</LoadedPlan>
  )
}
