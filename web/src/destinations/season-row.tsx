import '../places/card-list.css'
import { useQuery } from '@tanstack/react-query'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { DestinationCard } from './destination-card.tsx'

/** One for each region. */
const SHOWN = 6

/** Destinations that are at their best in a month. */
export function SeasonRow({ month }: { readonly month: number }) {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['season', month, language],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/trips/v1/destinations', { params: { query: { month, sort: 'mixed', limit: SHOWN } }, signal })),
  })
  return (
    <ul className="cards">
      {data?.results.map((destination) => (
        <DestinationCard key={destination.destination_id} destination={destination} />
      ))}
    </ul>
  )
}
