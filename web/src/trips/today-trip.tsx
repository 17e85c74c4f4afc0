import { Link } from '@tanstack/react-router'
import { Navigation } from 'lucide-react'
import { weekdayIndex } from '../plan/day-colour.ts'
import { daysBetween } from '../texts/bangkok.ts'
import { useTexts } from '../texts/define-texts.ts'
import { TripMenu } from './trip-menu.tsx'
import { tripsTexts } from './trips-texts.ts'
import type { TripSummary } from './use-trips.ts'

/** The trip that somebody is on, before all others. */
export function TodayTrip({ trip, today }: { readonly trip: TripSummary; readonly today: string }) {
  const t = useTexts(tripsTexts)
  const { trip_id: id, name, start_date: from = today, number_of_days: days } = trip
  const colour = `var(--day-${weekdayIndex({ day: 1, date: today })})`
  return (
    <section className="trip-today" style={{ background: colour }} aria-labelledby={id}>
      <p>
        {t.today} · {t.dayOf(daysBetween(from, today) + 1, days)}
      </p>
      <h2 id={id}>
        <Link to="/t/$id" params={{ id }}>
          {name}
        </Link>
      </h2>
      <div className="row">
        <Link className="link-button" to="/t/$id/today" params={{ id }}>
          <Navigation aria-hidden="true" size={20} />
          {t.openToday}
        </Link>
        <TripMenu trip={trip} />
      </div>
    </section>
  )
}
