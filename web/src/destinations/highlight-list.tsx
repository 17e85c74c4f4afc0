import '../places/card-list.css'
import './highlight-list.css'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schemas } from 'tiao-sdk'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { destinationTexts } from './destination-texts.ts'

type Place = Schemas['DestinationPlace']
const FIRST = 6
const NAMED = 6

/** What people come for, in the order of a guide. */
export function HighlightList({ places }: { readonly places: readonly Place[] }) {
  const t = useTexts(destinationTexts)
  const [isWhole, setWhole] = useState(false)
  if (places.length === 0) return null
  return (
    <section className="place-near">
      <h2>{t.highlights}</h2>
      <ol className="cards highlights">
        {(isWhole ? places : places.slice(0, FIRST)).map((place) => (
          <li key={place.place_id}>
            <Link className="card" to="/place/$placeId" params={{ placeId: place.place_id }}>
              <Thumbnail url={place.thumbnail_url} />
              <span className="card-text">
                <strong>{place.place_name}</strong>
                <span>{place.category_name}</span>
                {place.introduction && <span className="highlight-text">{place.introduction}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {!isWhole && places.length > FIRST && (
        <Button onPress={() => setWhole(true)}>{t.allHighlights(places.length)}</Button>
      )}
    </section>
  )
}

/** Places for an occasion, by their names. */
export function OccasionList({ title, places }: { readonly title: string; readonly places: readonly Place[] }) {
  if (places.length === 0) return null
  return (
    <section className="place-panel">
      <h2>{title}</h2>
      <ul className="occasion">
        {places.slice(0, NAMED).map((place) => (
          <li key={place.place_id}>
            <Link to="/place/$placeId" params={{ placeId: place.place_id }}>
              {place.place_name}
            </Link>
            {place.category_name && <span>{place.category_name}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
