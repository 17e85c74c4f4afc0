import { useQuery } from '@tanstack/react-query'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { DestinationCard } from './destination-card.tsx'
import { destinationTexts } from './destination-texts.ts'

const SHOWN = 4

/** The destinations that a place belongs to. */
export function PlaceDestinations({ placeId }: { readonly placeId: string }) {
  const t = useTexts(destinationTexts)
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['destinations-of', placeId, language],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/trips/v1/destinations', { params: { query: { place_id: placeId, limit: SHOWN } }, signal })),
  })
  if (!data || data.results.length === 0) return null
  return (
    <section className="place-near">
      <h2>{t.placeIsIn}</h2>
      <ul className="cards">
        {data.results.map((destination) => (
          <DestinationCard key={destination.destination_id} destination={destination} />
        ))}
      </ul>
    </section>
  )
}
