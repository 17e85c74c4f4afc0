import { useId } from 'react'
import { TripCard } from './trip-card.tsx'
import type { TripSummary } from './use-trips.ts'

export function TripSection({ title, trips }: { readonly title: string; readonly trips: readonly TripSummary[] }) {
  const id = useId()
  if (trips.length === 0) return null
  return (
    <section className="page-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="cards">
        {trips.map((trip) => (
          <TripCard key={trip.trip_id} trip={trip} />
        ))}
      </ul>
    </section>
  )
}
