import { exampleSavedTrip } from '../trips/public.ts'
import { type GroupTrip, summaryOf } from './group-trip.ts'

const { trip_id, name, introduction, number_of_days, days, totals, travellers, status, version, provenance } =
  exampleSavedTrip

export const exampleGroupTrip: GroupTrip = {
  trip_id,
  name,
  introduction,
  start_date: '2026-12-05',
  end_date: '2026-12-05',
  number_of_days,
  days: days.map((day) => ({ ...day, date: '2026-12-05' })),
  totals,
  travellers,
  status,
  version,
  attribution: provenance.attribution,
  channel: 'line',
  linked_at: '2026-11-22T03:00:00.000Z',
}

export const exampleGroupTripSummary = summaryOf(exampleGroupTrip)
