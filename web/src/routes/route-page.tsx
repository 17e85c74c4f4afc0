import '../places/place-page.css'
import './route-page.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { useTitle } from '../app/use-title.ts'
import { api } from '../data/api.ts'
import { ExploreNav } from '../places/explore-nav.tsx'
import { FavouriteButton } from '../places/favourite-button.tsx'
import { placeTexts } from '../places/place-texts.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { RouteMap } from './route-map.tsx'
import { StartRoute } from './start-route.tsx'

export function RoutePage() {
  const t = useTexts(placeTexts)
  const language = useLanguage()
  const { routeId } = useParams({ from: '/route/$routeId' })
  const query = useQuery({
    queryKey: ['route', routeId, language],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/trips/v1/routes/detail/{route_id}', { params: { path: { route_id: routeId } }, signal })),
  })
  const link = <Link to="/routes">{t.toRoutes}</Link>
  return (
    <Loaded of={query} missing={{ title: t.routeNotFound, text: t.notFoundHint, link }}>
      {(route) => <LoadedRoute key={route.route_id} route={route} />}
    </Loaded>
  )
}

function LoadedRoute({ route }: { readonly route: Schemas['RouteDetail'] }) {
  const t = useTexts(placeTexts)
  useTitle(route.route_name)
  const places = new Map(route.places.map((place) => [place.place_id, place]))
  const days = route.days.map(({ day, place }) => ({ day, places: place.flatMap((id) => places.get(id) ?? []) }))
  return (
    <article className="explore place">
      <ExploreNav />
      <header className="place-head">
        <Thumbnail url={route.thumbnail_url} isLarge />
        <div className="place-title">
          <p className="explore-note">{`${t.length(route.number_of_days)} · ${t.stops(route.places.length)}`}</p>
          <h1>{route.route_name}</h1>
          <p className="place-text">{route.introduction}</p>
          <div className="place-actions">
            <StartRoute routeId={route.route_id} />
            <FavouriteButton kind="route" id={route.route_id} />
          </div>
        </div>
      </header>
      <div className="route-body">
        <RouteMap days={days} />
        <div className="route-days">
          {days.map(({ day, places: stops }) => (
            <section key={day} style={{ ['--day' as string]: `var(--day-${day % 7})` }}>
              <h2>{t.day(day)}</h2>
              <ol className="route-stops">
                {stops.map((place) => (
                  <li key={place.place_id}>
                    <Link className="route-stop" to="/place/$placeId" params={{ placeId: place.place_id }}>
                      <Thumbnail url={place.thumbnail_url} />
                      <span>
                        <strong>{place.place_name}</strong>
                        <span>{place.address.province}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
