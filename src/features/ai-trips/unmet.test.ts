import { describe, expect, it } from 'vitest'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Interest, Reading } from '../../language/reader/reading.ts'
import type { Itinerary, Unmet } from '../../planner/itinerary.ts'
import { listUnmet } from './unmet.ts'

const place = (category: string, tags: readonly string[] = []) => ({ category, subCategories: [], tags })
const places = new Map([
  ['camp', place('wildlife', ['elephants'])],
  ['bay', place('beach', ['diving'])],
  ['dive', place('dive_trip', ['diving'])],
])
const catalogue = {
  conceptsByKey: new Map(),
  world: { islands: [], towns: [] },
  findPlace: (id: string) => places.get(id),
} as unknown as CatalogueView
const interest = (key: string, more: Partial<Interest> = {}): Interest => ({
  key,
  kind: 'category',
  weight: 0.7,
  minCount: null,
  exclusive: false,
  day: null,
  ...more,
})
const few: Unmet = { wish: 'wanted_kind', subject: 'elephants', day: null, reason: 'no_time', suggestion: null }
const NOTHING = { notFound: [], doubts: [], unplanned: [], notUnderstood: [], conflicts: [], islands: [], regions: [] }
function unmetOf(interests: Interest[], stops: Record<string, number>, unmet: readonly Unmet[] = []) {
  const reading = { interests, ...NOTHING }
  const visits = Object.entries(stops).map(([candidateId, minutes]) => ({
    candidateId,
    arrive: 540,
    depart: 540 + minutes,
  }))
  const itinerary = { days: [{ stops: visits }], unmet }
  return listUnmet(
    { ...reading, startDate: null, month: null } as never as Reading,
    itinerary as never as Itinerary,
    catalogue,
  ).map(({ code, values }) => ({ code, ...values }))
}

describe('unmet wishes', () => {
  it('leave out a kind of which the trip has half a day, unless a number was asked for', () => {
    const short = [{ code: 'no_time', interest: 'elephants' }]
    expect(unmetOf([interest('elephants')], { camp: 240 }, [few])).toEqual([])
    expect(unmetOf([interest('elephants')], { camp: 60 }, [few])).toEqual(short)
    expect(unmetOf([interest('elephants', { minCount: 2 })], { camp: 240 }, [few])).toEqual(short)
  })

  it('say that all orchards are closed in that month, not that there are too few', () => {
    const orchard = { ...place('farm'), provinceCode: '22', guide: { closedMonths: [1, 2, 12] } }
    const reading = { ...NOTHING, interests: [interest('farm')], startDate: null, month: '2027-01' }
    const itinerary = {
      days: [{ stops: [{ candidateId: 'cathedral', arrive: 540, depart: 600 }] }],
      unmet: [{ wish: 'wanted_kind', subject: 'farm', day: null, reason: 'not_enough_places', suggestion: null }],
    }
    const known = {
      ...catalogue,
      findPlace: () => ({ ...place('church'), provinceCode: '22' }),
      places: () => [orchard],
    }
    const unmet = (month: string) =>
      listUnmet({ ...reading, month } as never as Reading, itinerary as never as Itinerary, known as never)
    expect(unmet('2027-01')[0]).toMatchObject({ code: 'closed_months', values: { months: ['01', '02', '12'] } })
    expect(unmet('2027-06')[0]).toMatchObject({ code: 'not_enough_places' })
  })

  it('say in which months the mist comes, but nothing of a kind that has other places', () => {
    const ridge = {
      ...place('viewpoint', ['mist']),
      provinceCode: '57',
      guide: { onlyThen: true, monthsBest: [1, 12] },
    }
    const hill = { ...place('viewpoint'), provinceCode: '57', guide: null }
    const reasonOf = (kind: string, month: string) => {
      const unmet = [{ wish: 'wanted_kind', subject: kind, day: null, reason: 'no_time', suggestion: null }]
      const reading = { ...NOTHING, interests: [], startDate: null, month }
      const known = { ...catalogue, places: () => [ridge, hill], findPlace: () => hill }
      const days = [{ stops: [{ candidateId: 'hill', arrive: 540, depart: 600 }] }]
      return listUnmet(reading as never as Reading, { days, unmet } as never as Itinerary, known as never)[0]
    }
    expect(reasonOf('mist', '2027-05')).toMatchObject({ code: 'best_months', values: { months: ['01', '12'] } })
    expect(reasonOf('mist', '2027-01')).toMatchObject({ code: 'no_time' })
    expect(reasonOf('viewpoint', '2027-05')).toMatchObject({ code: 'no_time' })
  })

  it('leave out the budget, which follows from the costs whenever the trip is read', () => {
    const budget: Unmet = { wish: 'budget', subject: '100', day: null, reason: 'over_budget', suggestion: null }
    expect(unmetOf([], {}, [budget])).toEqual([])
  })

  it('name what was asked for and is nowhere in the trip; a bay where people dive is no dive', () => {
    const diving = interest('diving', { kind: 'tag' })
    expect(unmetOf([diving], { bay: 120 })).toEqual([{ code: 'not_planned', interest: 'diving' }])
    expect(unmetOf([diving], { dive: 480 })).toEqual([])
    expect(unmetOf([interest('romantic', { kind: 'tag', weight: 0.6 })], { bay: 120 })).toEqual([])
    expect(unmetOf([interest('wheelchair', { kind: 'tag' })], { bay: 120 })).toEqual([])
  })

  it('name a river or region where the trip neither stops nor sleeps', () => {
    const region = (key: string, provinceCodes: string[]) => ({ key, nameTh: key, nameEn: key, provinceCodes })
    const reading = {
      ...NOTHING,
      interests: [],
      language: 'en',
      regions: [region('plateau', ['30', '43', '49']), region('river', ['43', '49'])],
    }
    const itinerary = (baseTownId: string) => ({ days: [{ stops: [], baseTownId }], unmet: [] })
    const towns = [
      { id: 'dry', provinceCode: '30' },
      { id: 'wet', provinceCode: '43' },
    ]
    const known = { ...catalogue, world: { islands: [], towns } } as never as CatalogueView
    const told = (bed: string) =>
      listUnmet(reading as never as Reading, itinerary(bed) as never as Itinerary, known).map(({ values }) => values)
    expect(told('dry')).toEqual([{ said: 'river' }])
    expect(told('wet')).toEqual([])
  })
})
