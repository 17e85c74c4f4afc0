import './place-page.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { useTitle } from '../app/use-title.ts'
import { api } from '../data/api.ts'
import { PlanningStages } from '../plan/planning-stages.tsx'
import { usePlanning } from '../plan/use-planning.ts'
import { useTexts } from '../texts/define-texts.ts'
import { capitalised } from '../texts/format.ts'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { AddToTrip } from './add-to-trip.tsx'
import { ExploreNav } from './explore-nav.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { NearPlaces } from './near-places.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { PlaceHours } from './place-hours.tsx'
import type { Place } from './place-search.ts'
import { PlaceSpot } from './place-spot.tsx'
import { placeTexts } from './place-texts.ts'

export function PlacePage() {
  const t = useTexts(placeTexts)
  const language = useLanguage()
  const { placeId } = useParams({ from: '/place/$placeId' })
  const query = useQuery({
    queryKey: ['place', placeId, language],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/trips/v1/place/{place_id}', { params: { path: { place_id: placeId } }, signal })),
  })
  const link = <Link to="/places">{t.toPlaces}</Link>
  return (
    <Loaded of={query} missing={{ title: t.notFound, text: t.notFoundHint, link }}>
      {(place) => <LoadedPlace key={place.place_id} place={place} />}
    </Loaded>
  )
}

function LoadedPlace({ place }: { readonly place: Place }) {
  const t = useTexts(placeTexts)
  useTitle(place.place_name)
  const { plan, stage, failure, prompt } = usePlanning()
  const { place_name: name, address, category_name: kind } = place
  const otherName = place.aliases[0]
  return (
    <article className="explore place">
      <ExploreNav />
      <header className="place-head">
        <Thumbnail url={place.thumbnail_url} isLarge />
        <div className="place-title">
          <p className="explore-note">
            {capitalised([kind, address.district, address.province].filter(Boolean).join(' · '))}
          </p>
          <h1>{name}</h1>
          {otherName && <p className="explore-note">{otherName}</p>}
          {place.introduction && <p className="place-text">{place.introduction}</p>}
          {stage === null ? (
            <div className="place-actions">
              <Button kind="primary" onPress={() => plan(t.planPrompt(name, address.province ?? name))}>
                {t.planWith}
              </Button>
              <AddToTrip place={place} />
              <FavouriteButton kind="place" id={place.place_id} />
            </div>
          ) : (
            <PlanningStages stage={stage} prompt={prompt} />
          )}
          {failure && <p role="alert">{failure}</p>}
        </div>
      </header>
      <div className="place-columns">
        <PlaceFacts place={place} />
        <PlaceHours place={place} />
        <PlaceSpot place={place} />
      </div>
      <NearPlaces place={place} />
      <p className="explore-note place-credit">{place.attribution}</p>
    </article>
  )
}
