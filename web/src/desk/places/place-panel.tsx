import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { DrawnCountry, drawnPoint } from '../../map/drawn-country.tsx'
import { useTexts } from '../../texts/define-texts.ts'
import { Failure } from '../../ui/failure.tsx'
import { deskTexts } from '../desk-texts.ts'
import { Reference } from '../reference.tsx'
import { useDeskQuery } from '../use-desk.ts'
import { AliasEditor } from './alias-editor.tsx'
import { Gaps, PlaceTable } from './found-places.tsx'
import { PlaceEdits } from './place-edits.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { placesTexts } from './places-texts.ts'

type Place = Schemas['Place']

/** One place: its facts, its hours, where it is, its names, and what may be the same. */
export function PlacePanel({ id, categoryCode }: { id: string; categoryCode: string }) {
  const t = useTexts(placesTexts)
  const shared = useTexts(deskTexts)
  const language = useLanguage()
  // The address is what somebody typed; the service refuses a kind that there is not.
  const path = { place_id: id, category_code: categoryCode as Schemas['CategoryCode'] }
  const { data, error, refetch } = useDeskQuery({
    key: ['places', language, 'one', id],
    read: (signal) =>
      // An edit shows at once, whatever the browser keeps.
      dataOf(
        api.GET('/trips/v1/place/detail/{category_code}/{place_id}', { params: { path }, signal, cache: 'no-cache' }),
      ),
  })
  return (
    <>
      <p>
        <Link className="place-back" to="/desk/$section" params={{ section: 'places' }}>
          <ArrowLeft aria-hidden="true" size={16} /> {t.back}
        </Link>
      </p>
      {error && <Failure of={error} onRetry={() => void refetch()} />}
      {!error && !data && <p className="desk-loading">{shared.loading}</p>}
      {data && <LoadedPlace place={data} />}
    </>
  )
}

function LoadedPlace({ place }: { place: Place }) {
  return (
    <>
      <header>
        <h2 className="place-title">{place.place_name}</h2>
        <p className="desk-badges">
          <Reference id={place.place_id} />
          <Gaps of={place} />
        </p>
      </header>
      <div className="place-columns">
        <PlaceFacts of={place} />
        <Where of={place} />
      </div>
      <PlaceEdits place={place} />
      <AliasEditor place={place} />
      <NearPlaces of={place} />
    </>
  )
}

function Where({ of: { latitude, longitude } }: { of: Place }) {
  const t = useTexts(placesTexts)
  const point = drawnPoint(latitude, longitude)
  const position = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
  return (
    <section className="desk-panel place-where" aria-label={t.onMap}>
      <div className="place-map">
        <DrawnCountry>
          <circle className="place-halo" cx={point.x} cy={point.y} r="22" />
          <circle className="place-dot" cx={point.x} cy={point.y} r="8" />
        </DrawnCountry>
      </div>
      <p>
        <code>{position}</code>
        <br />
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          {t.openMap}
        </a>
      </p>
    </section>
  )
}

/** Within these metres the same place may be stored twice. */
const NEAR_M = 300

function NearPlaces({ of: place }: { of: Place }) {
  const t = useTexts(placesTexts)
  const language = useLanguage()
  const { place_id: id, latitude, longitude } = place
  const query = { geolocation: `${latitude},${longitude}`, radius: NEAR_M, limit: 11 }
  const { data, error, refetch } = useDeskQuery({
    key: ['places', language, 'near', id],
    read: (signal) => dataOf(api.GET('/trips/v1/place/search', { params: { query }, signal, cache: 'no-cache' })),
  })
  return (
    <section className="place-section">
      <h2>{t.near}</h2>
      <p className="desk-lead">{t.nearLead}</p>
      {error && <Failure of={error} onRetry={() => void refetch()} />}
      {data && <PlaceTable places={data.results.filter((near) => near.place_id !== id)} nearTo={place} />}
    </section>
  )
}
