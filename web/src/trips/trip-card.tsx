import '../places/card-list.css'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../app/language.ts'
import { daysBetween } from '../texts/bangkok.ts'
import { useTexts } from '../texts/define-texts.ts'
import { dateRange } from '../texts/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { TripMenu } from './trip-menu.tsx'
import { tripsTexts } from './trips-texts.ts'
import type { TripSummary } from './use-trips.ts'

/** A trip as a card: its picture, when and how long, who shares it. */
export function TripCard({ trip, today }: { readonly trip: TripSummary; readonly today: string }) {
  const t = useTexts(tripsTexts)
  const language = useLanguage()
  const { trip_id: id, name, start_date: from, end_date: to, thumbnail_url: picture } = trip
  const away = from === undefined ? 0 : daysBetween(today, from)
  return (
    <li className="trip-card">
      <Link className="card" to="/t/$id" params={{ id }}>
        <Thumbnail url={picture ?? undefined} />
        <span className="card-text">
          <strong>{name}</strong>
          {from && to && <span>{dateRange(from, to, language)}</span>}
          <span>{[t.length(trip.number_of_days), t.stops(trip.number_of_stops)].join(' · ')}</span>
          <span className="trip-badges">
            {away > 0 && <Badge tone="busy">{t.away(away)}</Badge>}
            <ShareBadge trip={trip} />
          </span>
        </span>
      </Link>
      <TripMenu trip={trip} />
    </li>
  )
}

function ShareBadge({ trip: { share } }: { readonly trip: TripSummary }) {
  const t = useTexts(tripsTexts)
  if (!share) return null
  if (share.my_role !== 'owner') return <Badge>{t.sharedWithMe[share.my_role]}</Badge>
  return share.number_of_members > 0 ? <Badge>{t.shared(share.number_of_members)}</Badge> : null
}
