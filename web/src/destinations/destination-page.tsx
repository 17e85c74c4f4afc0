import '../places/place-page.css'
import './destination-page.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { useTitle } from '../app/use-title.ts'
import { api } from '../data/api.ts'
import { ExploreNav } from '../places/explore-nav.tsx'
import { useTexts } from '../texts/define-texts.ts'
import { list } from '../texts/format.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { AreaMap } from './area-map.tsx'
import { DestinationCard } from './destination-card.tsx'
import type { Destination } from './destination-search.ts'
import { destinationTexts } from './destination-texts.ts'
import { HighlightList, OccasionList } from './highlight-list.tsx'
import { JourneyList } from './journey-list.tsx'
import { monthsText } from './months-text.ts'
import { PlanHere } from './plan-here.tsx'
import { SeasonStrip } from './season-strip.tsx'

/** Named as what a destination is good for. */
const TASTES = 4

export function DestinationPage() {
  const t = useTexts(destinationTexts)
  const language = useLanguage()
  const { destinationId } = useParams({ from: '/destination/$destinationId' })
  const query = useQuery({
    queryKey: ['destination', destinationId, language],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/trips/v1/destinations/{destination_id}', {
          params: { path: { destination_id: destinationId } },
          signal,
        }),
      ),
  })
  const link = <Link to="/destinations">{t.toAll}</Link>
  return (
    <Loaded of={query} missing={{ title: t.notFound, text: t.notFoundHint, link }}>
      {(destination) => <LoadedDestination key={destination.destination_id} destination={destination} />}
    </Loaded>
  )
}

function LoadedDestination({ destination }: { readonly destination: Destination }) {
  const t = useTexts(destinationTexts)
  const language = useLanguage()
  const { name, short_name: shortName, kind, region, part_of: whole, good_for: tastes } = destination
  useTitle(name)
  return (
    <article className="explore place">
      <ExploreNav />
      <header className="place-head">
        <Thumbnail url={destination.thumbnail_url} isLarge />
        <div className="place-title">
          <p className="explore-note">{`${t.kinds[kind]} · ${t.regions[region]}`}</p>
          <h1>{name}</h1>
          <p className="explore-note">{language === 'th' ? destination.name_en : destination.name_th}</p>
          <p className="place-text">{destination.summary}</p>
          {tastes.length > 0 && (
            <p className="destination-tastes">
              <span>{t.goodFor}</span>{' '}
              {list(
                tastes.slice(0, TASTES).map((taste) => t.tastes[taste]),
                language,
              )}
            </p>
          )}
          {whole && (
            <p>
              {t.partOf}{' '}
              <Link to="/destination/$destinationId" params={{ destinationId: whole.destination_id }}>
                {whole.name}
              </Link>
            </p>
          )}
          <PlanHere destination={destination} />
        </div>
      </header>
      <Season destination={destination} />
      <HighlightList places={destination.highlights} />
      <div className="place-columns">
        <AreaMap destination={destination} />
        <Facts destination={destination} />
      </div>
      <div className="place-columns">
        <OccasionList title={t.dayTrips} places={destination.day_trips} />
        <OccasionList title={t.evening} places={destination.evening} />
        <OccasionList title={t.rainyDay} places={destination.rainy_day} />
        <OccasionList title={t.withChildren} places={destination.with_children} />
      </div>
      <Others title={t.parts(shortName)} destinations={destination.parts} />
      <Others title={t.combines} destinations={destination.combines_with} />
      <JourneyList journeys={destination.journeys} here={destination.destination_id} />
      <Others title={t.near} destinations={destination.near} />
    </article>
  )
}

function Season({ destination }: { readonly destination: Destination }) {
  const t = useTexts(destinationTexts)
  const language = useLanguage()
  const { best_months: best, poor_months: poor, poor_months_reason: reason } = destination
  return (
    <section className="place-panel destination-season" aria-labelledby="season">
      <h2 id="season">{t.when}</h2>
      <p className="place-text">
        {[
          t.bestMonths(monthsText(best, language, 'long')),
          poor.length > 0 && t.poorMonths(monthsText(poor, language, 'long')),
          reason && t.why(reason),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <SeasonStrip best={best} poor={poor} />
    </section>
  )
}

function Facts({ destination }: { readonly destination: Destination }) {
  const t = useTexts(destinationTexts)
  const language = useLanguage()
  const { nights, getting_there: way, base_towns: towns } = destination
  const usual = nights.usual === 0 ? t.dayTripOr(nights.most) : t.usually(t.nights(nights.usual))
  return (
    <section className="place-panel" aria-labelledby="destination-facts">
      <h2 id="destination-facts">{t.facts}</h2>
      <dl className="place-facts">
        <div>
          <dt>{t.stay}</dt>
          <dd>{usual}</dd>
          {nights.usual > 0 && nights.most > nights.usual && (
            <dd className="destination-range">{t.nightsRange(Math.max(1, nights.least), nights.most)}</dd>
          )}
        </div>
        <div>
          <dt>{t.bases}</dt>
          <dd>{list(towns, language)}</dd>
        </div>
        <div>
          <dt>{t.gettingThere}</dt>
          <dd className="destination-way">{way}</dd>
        </div>
      </dl>
    </section>
  )
}

function Others({ title, destinations }: { readonly title: string; readonly destinations: Destination['near'] }) {
  if (destinations.length === 0) return null
  return (
    <section className="place-near">
      <h2>{title}</h2>
      <ul className="cards">
        {destinations.map((other) => (
          <DestinationCard key={other.destination_id} destination={other} />
        ))}
      </ul>
    </section>
  )
}
