import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../test/support/service.ts'
import type { PlaceGuide } from '../../world/guide.ts'
import { EMPTY_TRIP } from './edit-trip.ts'
import type { StopFacts, TripFacts } from './trip-facts.ts'
import { withDays } from './trip-names.ts'
import type { TripPlace } from './trip-places.ts'
import { listWarnings, type StopAtPlace } from './trip-warnings.ts'

const world = await testWorld()
const catalogue = {
  world,
  provincesByCode: new Map(),
  conceptsByKey: new Map(world.vocabulary.map((concept) => [concept.key, concept])),
  findPlace: () => undefined,
}
const always = Array.from({ length: 7 }, () => [{ open: 480, close: 1_080 }])
const openOn = (...weekdays: number[]) => always.map((day, weekday) => (weekdays.includes(weekday) ? day : []))
const at = (id: string, more: Partial<TripPlace> = {}, guide: PlaceGuide | null = null): StopAtPlace => ({
  kind: 'visit',
  opening: 'open',
  place: {
    id,
    nameTh: id,
    nameEn: id,
    point: { latitude: 0, longitude: 0 },
    provinceCode: '10',
    categoryCode: 'ATTRACTION',
    category: 'beach',
    subCategories: [],
    thumbnailUrl: null,
    hours: always,
    hoursBasis: null,
    fee: null,
    pricePerPerson: null,
    guide,
    partOf: null,
    bestTimes: [],
    popularity: 0,
    businessStatus: 'operational',
    source: null,
    isGone: false,
    ...more,
  },
})
const stopAt = (id: string, mode: 'walk' | 'ferry' = 'walk', arrive = 600): StopFacts => ({
  stop_id: id,
  kind: 'visit',
  meal: null,
  place_id: id,
  arrive,
  stay_minutes: 60,
  locked: false,
  note: null,
  leg: { mode, minutes: 5, metres: 300, source: 'estimated' },
})
const trip = (...days: StopFacts[][]): TripFacts => ({
  ...EMPTY_TRIP,
  days: days.map((stops) => ({ start: 540, end: 1_440, from: null, to: null, base: null, stops, leg_back: null })),
})
const warn = (stops: readonly StopAtPlace[], facts: Partial<TripFacts> = {}) =>
  listWarnings(
    { ...trip(stops.map(({ place: { id } }, n) => stopAt(id, 'walk', 600 + 70 * n))), ...facts },
    stops,
    catalogue,
  ).map(({ code, values }) => ({ code, ...values }))

describe('warnings', () => {
  it('are absent where there is nothing to know', () => {
    expect(warn([at('beach')])).toEqual([])
  })

  it('name the places that close, by weekday, the strictest first, and only without dates', () => {
    const stops = [at('museum', { hours: openOn(2, 3, 4, 5, 6) }), at('fair', { hours: openOn(5, 6) })]
    const second = at('gallery', { hours: openOn(2, 3, 4, 5, 6) })
    expect(warn([...stops, second])).toEqual([
      { code: 'opens_only_on', place_ids: ['fair'], weekdays: ['sat', 'sun'] },
      { code: 'closed_on', place_ids: ['museum', 'gallery'], weekdays: ['mon', 'tue'] },
    ])
    expect(warn(stops, { start_date: '2026-12-05' })).toEqual([])
  })

  it('say when the market of a place is, without dates and on a day that has none', () => {
    const island = at('island', { hours: always }, { livelyDays: [5, 6] })
    const quiet = { code: 'lively_only_on', place_ids: ['island'], weekdays: ['sat', 'sun'] }
    expect(warn([island])).toEqual([quiet])
    expect(warn([island], { start_date: '2026-12-02' })).toEqual([quiet])
    expect(warn([island], { start_date: '2026-12-05' })).toEqual([])
  })

  it('say when most stalls of a street rest, where they are there on most days', () => {
    const street = at('street', {}, { livelyDays: [1, 2, 3, 4, 5, 6] })
    const quiet = { code: 'quiet_on', place_ids: ['street'], weekdays: ['mon'] }
    expect(warn([street])).toEqual([quiet])
    expect(warn([street], { start_date: '2026-11-30' })).toEqual([quiet])
    expect(warn([street], { start_date: '2026-12-01' })).toEqual([])
  })

  it('tell of a festival in its months, and where the months are open', () => {
    const masks = at(
      'masks',
      { category: 'museum', fee: { thaiAdult: 0, thaiChild: 0, foreignerAdult: 0, foreignerChild: 0 } },
      { festivalMonths: [6, 7] },
    )
    const festival = { code: 'festival', place_ids: ['masks'], months: ['06', '07'] }
    expect(warn([masks])).toEqual([festival])
    expect(warn([masks], { start_date: '2027-07-01' })).toEqual([festival])
    expect(warn([masks], { start_date: '2026-12-01' })).toEqual([])
  })

  it('name waterfalls without water', () => {
    const fee = { thaiAdult: 0, thaiChild: 0, foreignerAdult: 0, foreignerChild: 0 }
    const falls = at('falls', { category: 'waterfall', fee }, { monthsBest: [7, 8, 9, 10, 11] })
    expect(warn([falls], { start_date: '2027-04-05' })).toMatchObject([{ code: 'best_season', place_ids: ['falls'] }])
    expect(warn([falls], { start_date: '2027-06-05' })).toEqual([])
  })

  it('name the season of what has one, unless the trip is in it', () => {
    const trail = at('trail', {}, { closedMonths: [6, 7] })
    const lotus = at('lotus', {}, { monthsBest: [12, 1, 2] })
    const beach = at('beach', {}, { monthsBest: [11, 12, 1, 2, 3, 4] })
    const view = at('view', { category: 'viewpoint' }, { monthsBest: [11, 12, 1, 2] })
    expect(warn([view, at('garden', {}, { monthsBest: [11, 12, 1, 2] })])).toMatchObject([{ place_ids: ['view'] }])
    const closed = { code: 'closed_season', place_ids: ['trail'], months: ['06', '07'] }
    const best = { code: 'best_season', place_ids: ['lotus'], months: ['12', '01', '02'] }
    expect(warn([trail, lotus, beach])).toEqual([closed, best])
    expect(warn([trail, lotus], { start_date: '2026-12-05' })).toEqual([])
    expect(warn([trail, lotus], { start_date: '2027-06-05' })).toEqual([closed, best])
  })

  it('name the places for the dawn that the trip visits later', () => {
    const mist = at('mist', { bestTimes: ['dawn'], point: { latitude: 18, longitude: 100 } })
    const best = { code: 'best_at_dawn', place_ids: ['mist'] }
    expect(warn([mist, at('bridge', { bestTimes: ['dawn', 'morning'] })])).toEqual([best])
    expect(warn([mist], { days: trip([stopAt('mist', 'walk', 360)]).days })).not.toContainEqual(best)
  })

  it('tell those who walk badly of climbs, of steps that a tram spares, and of sand under wheels', () => {
    const stops = [
      at('cliff', { category: 'viewpoint' }, { effort: 2 }),
      at('stairs', { category: 'temple' }, { effort: 1, steps: 180 }),
      at('shore', { category: 'beach' }),
    ]
    const party = { adults: 2, children: 0, seniors: 1, foreigners: 0 }
    const climb = { code: 'climb', place_ids: ['cliff'] }
    const spared = { code: 'steps_spared', place_ids: ['stairs'] }
    expect(warn(stops)).toEqual([])
    expect(warn(stops, { party })).toEqual([climb, spared])
    const request = { walking: 'wheelchair' } as TripFacts['request']
    const shutOut = { code: 'not_for_wheels', place_ids: ['cliff'] }
    expect(warn(stops, { request })).toEqual([shutOut, spared, { code: 'sand', place_ids: ['shore'] }])
  })

  it('tell of red flags on the Andaman coast in its monsoon', () => {
    const bay = at('bay', { category: 'beach', provinceCode: '82' })
    const gulf = at('gulf', { category: 'beach', provinceCode: '77' })
    const flags = { code: 'red_flags', place_ids: ['bay'] }
    expect(warn([bay, gulf], { start_date: '2027-07-03' })).toEqual([flags])
    expect(warn([bay, gulf], { start_date: '2027-02-03' })).toEqual([])
  })

  it('tell of cold and dark where the trip is on a height of the North before the sun', () => {
    const ridge = at('ridge', { category: 'viewpoint', point: { latitude: 19, longitude: 100 } })
    const early = { days: trip([stopAt('ridge', 'walk', 365)]).days.map((day) => ({ ...day, start: 300 })) }
    expect(warn([ridge], { ...early, start_date: '2027-01-03' })).toEqual([{ code: 'cold_dawn', place_ids: ['ridge'] }])
    expect(warn([ridge], { ...early, start_date: '2027-04-03' })).toEqual([])
    expect(warn([ridge], { start_date: '2027-01-03' })).toEqual([])
    const sunny = { days: trip([stopAt('ridge', 'walk', 425)]).days.map((day) => ({ ...day, start: 300 })) }
    expect(warn([ridge], { ...sunny, start_date: '2027-01-03' })).toEqual([])
  })

  it('say how long nobody flies after a dive', () => {
    const dive = at('dive', { category: 'dive_trip', pricePerPerson: 2_000 }, { experience: true })
    const warning = warn([dive]).find(({ code }) => code === 'fly_after_dive')
    expect(warning).toEqual({ code: 'fly_after_dive', place_ids: ['dive'] })
  })

  it('say on which days one goes by boat, boat tours included', () => {
    const stops = [
      at('town'),
      at('pier'),
      at('tour', { category: 'boat_tour', pricePerPerson: 900 }, { experience: true }),
    ]
    const facts = trip([stopAt('town')], [stopAt('pier', 'ferry')], [stopAt('tour')])
    expect(warn(stops, { days: facts.days })).toEqual([{ code: 'by_boat', trip_days: ['2', '3'] }])
  })

  it('say which months are best for the boats, unless the trip is in them', () => {
    const island = at('island', { category: 'island' }, { monthsBest: [11, 12, 1, 2, 3, 4] })
    const { days } = trip([stopAt('island', 'ferry')])
    const months = ['11', '12', '01', '02', '03', '04']
    expect(warn([island], { days })).toEqual([{ code: 'by_boat_in_season', trip_days: ['1'], months }])
    expect(warn([island], { days, start_date: '2027-02-10' })).toEqual([{ code: 'by_boat', trip_days: ['1'] }])
  })

  it('do not warn of the ferries across a river', () => {
    const { days } = trip([
      { ...stopAt('temple'), leg: { mode: 'boat', minutes: 9, metres: 400, source: 'estimated', fare: 5 } },
    ])
    expect(warn([at('temple')], { days })).toEqual([])
  })

  it('name unknown fees of what usually costs one, and prices known for Thais only', () => {
    const palace = at('palace', { category: 'palace' })
    const fee = { thaiAdult: 30, thaiChild: null, foreignerAdult: null, foreignerChild: null }
    const museum = at('museum', { category: 'museum', fee })
    const foreigners = { adults: 1, children: 0, seniors: 0, foreigners: 1 }
    expect(warn([palace, museum, at('beach')])).toEqual([{ code: 'fees_unknown', place_ids: ['palace'] }])
    expect(warn([palace, museum], { party: foreigners })).toEqual([
      { code: 'thai_price_only', place_ids: ['museum'] },
      { code: 'fees_unknown', place_ids: ['palace'] },
    ])
  })

  it('name a place of any kind as soon as somebody is known to pay there', () => {
    const fee = { thaiAdult: null, thaiChild: null, foreignerAdult: 500, foreignerChild: 250 }
    const sanctuary = at('sanctuary', { category: 'landmark', fee })
    expect(warn([sanctuary, at('statue', { category: 'landmark' })])).toEqual([
      { code: 'fees_unknown', place_ids: ['sanctuary'] },
    ])
  })

  it('explain the dress of temples to visitors from abroad', () => {
    const temple = at('temple', {}, { dress: true })
    expect(warn([temple])).toEqual([])
    const fee = { thaiAdult: 0, thaiChild: null, foreignerAdult: 0, foreignerChild: null }
    const party = { adults: 1, children: 0, seniors: 0, foreigners: 1 }
    expect(warn([at('temple', { fee }, { dress: true })], { party })).toEqual([
      { code: 'dress', place_ids: ['temple'] },
    ])
  })

  it('are at most six, once each; what cannot be done as planned comes first and is never left out', () => {
    const closed = Array.from({ length: 7 }, (_, n) => ({ ...at(`closed ${n}`), opening: 'closed' as const }))
    const temple = at(
      'temple',
      { category: 'palace', hours: openOn(1) },
      { dress: true, bookAhead: true, closedMonths: [6] },
    )
    const unknown = { ...at('unknown'), opening: 'unknown' as const }
    const facts = { warnings: [{ about: 'transport', code: 'roads_estimated', values: {} }] } as const
    const codes = (stops: StopAtPlace[]) =>
      warn(stops, { ...facts, warnings: [...facts.warnings] }).map(({ code }) => code)
    expect(codes([...closed, temple])).toEqual(closed.map(() => 'closed_then'))
    const border = at('border', {}, { nearBorder: true })
    expect(codes([...closed, border])).toEqual([...closed.map(() => 'closed_then'), 'near_border'])
    expect(codes([temple, temple, unknown])).toEqual([
      'roads_estimated',
      'opens_only_on',
      'closed_season',
      'book_ahead',
      'hours_unknown',
      'fees_unknown',
    ])
  })
})

it('names of stops say their days, on trips of several', () => {
  const own = (id: string) => id
  const names = { place: own, province: own, interest: own, island: own, holiday: own, gateway: own }
  const two = trip([stopAt('a')], [stopAt('b'), stopAt('a')])
  expect(withDays(names, two).place('a', 'en')).toBe('a (days 1, 2)')
  expect(withDays(names, two).place('b', 'th')).toBe('b (วันที่ 2)')
  expect(withDays(names, trip([stopAt('a')])).place('a', 'en')).toBe('a')
})
