import { useId } from 'react'
import { TripCard } from './trip-card.tsx'
import type { TripSummary } from './use-trips.ts'

interface TripSectionProps {
  readonly title: string
  readonly trips: readonly TripSummary[]
  readonly today: string
}

export function TripSection({ title, trips, today }: TripSectionProps) {
  const id = useId()
  if (trips.length === 0) return null
  return (
    <section className="page-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="cards">
        {trips.map((trip) => (
          <TripCard key={trip.trip_id} trip={trip} today={today} />
        ))}
      </ul>
    </section>
  )
}
