import '../ui/link-button.css'
import './today-page.css'
import { useParams } from '@tanstack/react-router'
import { LoadedPlan } from '../plan/loaded-plan.tsx'
import { useTrip } from '../plan/use-trip.ts'
import { TripToday } from './trip-today.tsx'

/** `/t/…/today`: a trip on the road, for one hand and in the sun. */
export function TodayPage() {
  const { id } = useParams({ from: '/t/$id/today' })
  return <LoadedPlan found={useTrip(id)}>{(trip) => <TripToday trip={trip} id={id} />}</LoadedPlan>
}
