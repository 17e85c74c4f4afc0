import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../app/language.ts'
import { listKeptTrips } from '../plan/kept-trips.ts'
import { useTexts } from '../texts/define-texts.ts'
import { dateRange } from '../texts/format.ts'
import { Failure } from '../ui/failure.tsx'
import { tripsTexts } from './trips-texts.ts'

/** Without the network: the trips that this device has kept, each with its page of today. */
export function KeptTrips({ onRetry }: { onRetry(): void }) {
  const t = useTexts(tripsTexts)
  const language = useLanguage()
  const [kept] = useState(listKeptTrips)
  return (
    <section className="page-section">
      <Failure of={null} onRetry={onRetry} />
      {kept.length > 0 && <p>{t.offline}</p>}
      <ul className="trips-kept">
        {kept.map(({ id, trip: { name, start_date: from, end_date: to, number_of_days: days } }) => (
          <li key={id} className="panel">
            <strong>{name}</strong>
            <span className="soft-s">{from && to ? dateRange(from, to, language) : t.length(days)}</span>
            <Link className="link-button" to="/t/$id/today" params={{ id }}>
              {t.openRoad}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
