import { MapPin } from 'lucide-react'
import { useLanguage } from '../app/language.ts'
import { PlaceDestinations } from '../destinations/place-destinations.tsx'
import { DrawnCountry, drawnPoint } from '../map/drawn-country.tsx'
import { useTexts } from '../texts/define-texts.ts'
import type { Place } from './place-search.ts'
import { placeTexts } from './place-texts.ts'

/** Where in the country it is, and the way to a map that can guide there. */
export function PlaceSpot({ place }: { readonly place: Place }) {
  const t = useTexts(placeTexts)
  const language = useLanguage()
  const { latitude, longitude, address } = place
  const { x, y } = drawnPoint(latitude, longitude)
  const where = [address.address, address.sub_district, address.district, address.province, address.postal_code]
  return (
    <section className="place-panel place-spot" aria-labelledby="place-spot">
      <h2 id="place-spot">{t.where}</h2>
      <div className="place-map">
        <DrawnCountry>
          <circle className="place-halo" cx={x} cy={y} r="26" />
          <circle className="place-dot" cx={x} cy={y} r="11" />
        </DrawnCountry>
      </div>
      <address>{where.filter(Boolean).join(language === 'th' ? ' ' : ', ')}</address>
      <PlaceDestinations placeId={place.place_id} />
      <a
        className="place-guide"
        href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
        target="_blank"
        rel="noopener"
      >
        <MapPin aria-hidden="true" size={18} />
        {t.openMap}
      </a>
    </section>
  )
}
