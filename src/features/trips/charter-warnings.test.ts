import { expect, it } from 'vitest'
import { testWorld } from '../../../test/support/service.ts'
import { charterWarnings } from './charter-warnings.ts'
import type { DayFacts, StopFacts } from './trip-facts.ts'
import type { TripPlace } from './trip-places.ts'

const world = await testWorld()
const TOWN = { latitude: 18.7883, longitude: 98.9853 }
const MOUNTAIN = { latitude: 18.5554, longitude: 98.482 }
const place = (id: string, point: typeof TOWN) => ({ id, point }) as TripPlace
const stop = (id: string, mode: 'charter' | 'public' | 'walk', metres: number) =>
  ({ place_id: id, leg: { mode, minutes: 60, metres, source: 'estimated' } }) as unknown as StopFacts
const warn = (places: readonly TripPlace[], ...days: StopFacts[][]) =>
  charterWarnings({ days: days.map((stops) => ({ stops, leg_back: null }) as unknown as DayFacts) }, places, { world })

const places = [place('summit', MOUNTAIN), place('wat', TOWN)]

it('name the places to which no line goes, and not those of the same day in town', () => {
  const [warning, ...others] = warn(places, [stop('summit', 'charter', 90_000), stop('wat', 'charter', 90_000)])
  expect(warning).toMatchObject({ code: 'charter_day', values: { place_ids: ['summit'] } })
  expect(others).toEqual([])
})

it('speak of a songthaew there and back where the way is short', () => {
  expect(warn(places, [stop('summit', 'charter', 12_000)])).toMatchObject([{ code: 'charter_near' }])
})

it('are absent where lines go', () => {
  expect(warn(places, [stop('wat', 'public', 5_000)])).toEqual([])
})
