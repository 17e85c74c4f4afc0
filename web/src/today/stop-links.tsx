import { Navigation, Phone, Utensils } from 'lucide-react'
import type { PlaceNotes, Stop } from '../plan/plan-types.ts'
import { useTexts } from '../texts/define-texts.ts'
import { directionsLink, searchLink } from './map-link.ts'
import { todayTexts } from './today-texts.ts'

interface StopLinksProps {
  readonly stop: Stop
  readonly places: ReadonlyMap<string, PlaceNotes>
  /** The one thing to do now. */
  readonly isPrimary?: boolean
}

/** The way in the map app of the phone, and the telephone. */
export function StopLinks({ stop, places, isPrimary = false }: StopLinksProps) {
  const t = useTexts(todayTexts)
  const { place, kind, travel } = stop
  const className = isPrimary ? 'link-button link-button-primary today-go' : 'link-button today-small'
  if (!place) {
    if (kind !== 'meal') return null
    return (
      <p className="today-links">
        <a className={className} href={searchLink(t.foodQuery)} target="_blank" rel="noopener">
          <Utensils aria-hidden="true" size={isPrimary ? 22 : 18} />
          {t.findFood}
        </a>
      </p>
    )
  }
  const { place_name: name, latitude, longitude } = place
  const { phone, mobile } = places.get(place.place_id)?.contact ?? {}
  const [number] = phone ?? mobile ?? []
  return (
    <p className="today-links">
      <a
        className={className}
        href={directionsLink({ name, latitude, longitude }, travel?.mode ?? null)}
        target="_blank"
        rel="noopener"
        aria-label={t.navigateTo(name)}
      >
        <Navigation aria-hidden="true" size={isPrimary ? 22 : 18} />
        {t.navigate}
      </a>
      {number !== undefined && (
        <a
          className={isPrimary ? 'link-button today-go' : 'link-button today-small'}
          href={`tel:${number.replace(/[^\d+]/g, '')}`}
          aria-label={t.callPlace(name)}
        >
          <Phone aria-hidden="true" size={isPrimary ? 22 : 18} />
          {t.call}
        </a>
      )}
    </p>
  )
}
