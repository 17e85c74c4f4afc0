import '../places/card-list.css'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { distance } from '../texts/format.ts'
import { Thumbnail } from '../ui/thumbnail.tsx'
import type { DestinationSummary } from './destination-search.ts'
import { destinationTexts } from './destination-texts.ts'
import { SeasonLine } from './season-strip.tsx'

interface DestinationCardProps {
  readonly destination: DestinationSummary & { readonly distance?: number }
}

export function DestinationCard({ destination }: DestinationCardProps) {
  const t = useTexts(destinationTexts)
  const language = useLanguage()
  const { destination_id: id, name, kind, region, nights, distance: metres } = destination
  const stay = nights.usual === 0 ? t.dayTrip : t.nights(nights.usual)
  const where = metres === undefined ? t.regions[region] : t.away(distance(metres, language))
  return (
    <li>
      <Link className="card" to="/destination/$destinationId" params={{ destinationId: id }}>
        <Thumbnail url={destination.thumbnail_url} />
        <span className="card-text">
          <strong>{name}</strong>
          <span>{[kind === 'loop' ? t.kinds.loop : null, where, stay].filter(Boolean).join(' · ')}</span>
          <SeasonLine best={destination.best_months} poor={destination.poor_months} />
        </span>
      </Link>
    </li>
  )
}
