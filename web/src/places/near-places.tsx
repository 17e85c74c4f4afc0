import { useQuery } from '@tanstack/react-query'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { PlaceCard } from './place-card.tsx'
import type { Place } from './place-search.ts'
import { placeTexts } from './place-texts.ts'

const SHOWN = 4
/** A short ride for sights, a walk or less than that for a meal. */
const SIGHTS_M = 15_000
const FOOD_M = 5_000

/** What combines with a place: sights near it, and where to eat. */
export function NearPlaces({ place }: { readonly place: Place }) {
  const t = useTexts(placeTexts)
  return (
    <>
      <NearList title={t.near} place={place} category="ATTRACTION" radius={SIGHTS_M} />
      <NearList title={t.eat} place={place} category="RESTAURANT" radius={FOOD_M} />
    </>
  )
}

interface NearListProps {
  readonly title: string
  readonly place: Place
  readonly category: string
  readonly radius: number
}

function NearList({ title, place, category, radius }: NearListProps) {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['near', place.place_id, category, language],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/trips/v1/place/search', {
          params: {
            query: {
              geolocation: `${place.latitude},${place.longitude}`,
              radius,
              category,
              sort: 'distance',
              // The place itself is among them.
              limit: SHOWN + 1,
            },
          },
          signal,
        }),
      ),
  })
  const places = (data?.results ?? []).filter(({ place_id: id }) => id !== place.place_id).slice(0, SHOWN)
  if (places.length === 0) return null
  return (
    <section className="place-near">
      <h2>{title}</h2>
      <ul className="cards">
        {places.map((each) => (
          <PlaceCard key={each.place_id} place={each} />
        ))}
      </ul>
    </section>
  )
}
