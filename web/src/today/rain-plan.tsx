import { useQuery } from '@tanstack/react-query'
import { CloudRain } from 'lucide-react'
import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { PlaceCard } from '../places/place-card.tsx'
import type { Place } from '../places/place-search.ts'
import { stopsOf } from '../plan/edits.ts'
import type { SavedTrip } from '../plan/plan-types.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { todayTexts } from './today-texts.ts'

/** A short ride in the rain. */
const RADIUS_M = 15_000
/** Whether a sight is worth a visit in the rain is no filter of the search, so the nearest are looked through. */
const LOOKED_AT = 100
const SHOWN = 4

interface RainPlanProps {
  readonly near: { readonly latitude: number; readonly longitude: number }
  readonly trip: SavedTrip
  readonly isToday: boolean
}

/** Places for the rain near the stop at hand, once they are asked for. */
export function RainPlan({ near: { latitude, longitude }, trip, isToday }: RainPlanProps) {
  const t = useTexts(todayTexts)
  const language = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const found = useQuery({
    queryKey: ['rain', latitude, longitude, isToday, language],
    queryFn: async ({ signal }) => {
      const near = (kind: { readonly category: string } | { readonly tags: string }) =>
        dataOf(
          api.GET('/trips/v1/place/search', {
            params: {
              query: {
                geolocation: `${latitude},${longitude}`,
                radius: RADIUS_M,
                sort: 'distance',
                limit: LOOKED_AT,
                ...(isToday && { open_at: 'now' }),
                ...kind,
              },
            },
            signal,
          }),
        )
      const [sights, indoors] = await Promise.all([near({ category: 'ATTRACTION' }), near({ tags: 'indoor' })])
      return dryPlaces(sights.results, indoors.results)
    },
    enabled: isAsked,
  })
  const planned = new Set(stopsOf(trip).map(({ place }) => place?.place_id))
  return (
    <section className="today-rain" aria-labelledby="today-rain">
      <h2 id="today-rain">
        <CloudRain aria-hidden="true" size={22} />
        {t.rain}
      </h2>
      <p className="soft-s">{t.rainLead}</p>
      {isAsked ? (
        <Loaded of={found}>
          {(dry) => {
            const places = dry.filter(({ place_id: id }) => !planned.has(id)).slice(0, SHOWN)
            if (places.length === 0) return <p>{t.noIndoor}</p>
            return (
              <ul className="cards">
                {places.map((place) => (
                  <PlaceCard key={place.place_id} place={place} />
                ))}
              </ul>
            )
          }}
        </Loaded>
      ) : (
        <Button onPress={() => setAsked(true)}>{t.findIndoor}</Button>
      )}
    </section>
  )
}

/** Sights that are worth it in the rain and whatever else is indoors, the nearest first; nobody visits a hotel. */
function dryPlaces(sights: readonly Place[], indoors: readonly Place[]): readonly Place[] {
  const dry = new Map(
    [...sights.filter(({ good_to_know: known }) => known?.rain_ok), ...indoors]
      .filter(({ category_code: kind }) => kind !== 'ACCOMMODATION')
      .map((place) => [place.place_id, place]),
  )
  return [...dry.values()].toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
}
