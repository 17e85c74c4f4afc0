import './card-list.css'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { capitalised, distance } from '../texts/format.ts'
import { Thumbnail } from '../ui/thumbnail.tsx'
import type { Place } from './place-search.ts'
import { placeTexts } from './place-texts.ts'

export function PlaceCard({ place }: { readonly place: Place }) {
  const t = useTexts(placeTexts)
  const language = useLanguage()
  const facts = [place.category_name, place.address.province]
  const away = place.distance === undefined ? null : t.away(distance(place.distance, language))
  return (
    <li>
      <Link className="card" to="/place/$placeId" params={{ placeId: place.place_id }}>
        <Thumbnail url={place.thumbnail_url} />
        <span className="card-text">
          <strong>{place.place_name}</strong>
          <span>{capitalised(facts.filter(Boolean).join(' · '))}</span>
          {away && <span>{away}</span>}
        </span>
      </Link>
    </li>
  )
}
