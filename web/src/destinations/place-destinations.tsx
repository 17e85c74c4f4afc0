import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { destinationTexts } from './destination-texts.ts'

const SHOWN = 3

/** Links to the destinations that a place belongs to. */
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
    <p>
      {t.placeIsIn}{' '}
      {data.results.map(({ destination_id: id, short_name: name }, at) => (
        <Fragment key={id}>
          {at > 0 && ' · '}
          <Link to="/destination/$destinationId" params={{ destinationId: id }}>
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}
