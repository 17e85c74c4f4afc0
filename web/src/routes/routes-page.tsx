import '../places/card-list.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { useTitle } from '../app/use-title.ts'
import { api } from '../data/api.ts'
import { ExploreNav } from '../places/explore-nav.tsx'
import { placeTexts } from '../places/place-texts.ts'
import { useTexts } from '../texts/define-texts.ts'
import { list } from '../texts/format.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'

const LENGTHS = ['any', '1', '2', '3', '4'] as const
type Length = (typeof LENGTHS)[number]
const LIMIT = 100

/** Editors' routes, the ones that travellers like first. */
export function RoutesPage() {
  const t = useTexts(placeTexts)
  const language = useLanguage()
  useTitle(t.routesTitle)
  const [length, setLength] = useState<Length>('any')
  const { data, error, refetch } = useQuery({
    queryKey: ['routes', length, language],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/trips/v1/routes/popular', {
          params: { query: { limit: LIMIT, ...(length !== 'any' && { number_of_days: Number(length) }) } },
          signal,
        }),
      ),
  })
  return (
    <div className="explore">
      <ExploreNav />
      <h1>{t.routesTitle}</h1>
      <p className="explore-lead">{t.routesLead}</p>
      <Choice<Length>
        label={t.lengthLabel}
        value={length}
        options={LENGTHS.map((id) => ({ id, text: id === 'any' ? t.anyLength : t.length(Number(id)) }))}
        onChange={setLength}
      />
      {error && (
        <p role="alert">
          {t.failed} <Button onPress={() => void refetch()}>{t.retry}</Button>
        </p>
      )}
      {data?.results.length === 0 && <p className="explore-note">{t.noRoutes}</p>}
      <ul className="cards">
        {data?.results.map((route) => (
          <RouteCard key={route.route_id} route={route} />
        ))}
      </ul>
    </div>
  )
}

function RouteCard({ route }: { readonly route: Schemas['RouteSummary'] }) {
  const t = useTexts(placeTexts)
  const language = useLanguage()
  return (
    <li>
      <Link className="card" to="/route/$routeId" params={{ routeId: route.route_id }}>
        <Thumbnail url={route.thumbnail_url} />
        <span className="card-text">
          <strong>{route.route_name}</strong>
          <span>{`${t.length(route.number_of_days)} · ${t.stops(route.place_count)}`}</span>
          <span>
            {list(
              route.provinces.slice(0, 3).map(({ name }) => name),
              language,
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
