import { describe, expect, it } from 'vitest'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Interest, Reading } from '../../language/reader/reading.ts'
import type { Itinerary, Unmet } from '../../planner/itinerary.ts'
import { listUnmet } from './unmet.ts'

const place = (category: string, tags: readonly string[] = []) => ({ category, subCategories: [], tags })
const places = new Map<string, object>([
  ['camp', place('wildlife', ['elephants'])],
  ['bay', place('beach', ['diving'])],
  ['dive', place('dive_trip', ['diving'])],
  ['grotto', place('cave')],
  ['tour', { ...place('boat_tour'), guide: { covers: ['grotto'] } }],
  ['market', place('night_market', ['food'])],
  ['sunday', { ...place('night_market'), guide: { livelyDays: [0] }, hours: null }],
  ['orchard', { ...place('farm'), guide: { closedMonths: [6] } }],
  ['ridge', { ...place('mountain'), bestTimes: ['dawn', 'sunset'] }],
])
const word = (key: string, ...synonymsTh: string[]) =>
  [key, { key, nameTh: key, nameEn: key, synonymsTh, synonymsEn: [], broader: [], traits: [] }] as const
const catalogue = {
  conceptsByKey: new Map([
    word('reef', 'ดำน้ำ', 'ปะการัง'),
    word('diving', 'ดำน้ำ', 'ดำน้ำลึก'),
    ['night_market', { ...word('night_market')[1], traits: ['also_meal'] }],
  ] as never),
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
const NOTHING = {
  provinces: [],
  mustVisit: [],
  towns: [],
  districts: [],
  notFound: [],
  doubts: [],
  unplanned: [],
  notUnderstood: [],
  conflicts: [],
  islands: [],
  regions: [],
}
function unmetOf(
  interests: Interest[],
  stops: Record<string, number>,
  unmet: readonly Unmet[] = [],
  prompt: string | null = null,
) {
  const reading = { interests, ...NOTHING }
  const visits = Object.entries(stops).map(([candidateId, minutes]) => ({
    kind: 'visit',
    candidateId,
    arrive: 540,
    depart: 540 + minutes,
  }))
  const itinerary = { days: [{ stops: visits }], unmet }
  return listUnmet(
    { ...reading, startDate: null, month: null } as never as Reading,
    itinerary as never as Itinerary,
    catalogue,
    prompt,
  ).map(({ code, values }) => ({ code, ...values }))
}

describe('the sea of mist', () => {
  const missed: Unmet = { ...few, subject: 'sea of mist' }
  const mistAt = (arrive: number) => {
    const reading = { interests: [interest('sea of mist')], ...NOTHING, startDate: null, month: null }
    const days = [{ stops: [{ kind: 'visit', candidateId: 'ridge', arrive, depart: arrive + 90 }] }]
    return listUnmet(reading as never as Reading, { days, unmet: [missed] } as never as Itinerary, catalogue)
  }

  it('is seen from whatever ridge the trip is on at dawn, and from none later', () => {
    expect(mistAt(350)).toEqual([])
    expect(mistAt(600)).toMatchObject([{ code: 'no_time', values: { interest: 'sea of mist' } }])
  })
})

describe('unmet wishes', () => {
  it('say of a sight that nobody named that it is closed for the season, and nothing of a Sunday market', () => {
    const closed = (subject: string): Unmet => ({ ...few, wish: 'must_see', subject, reason: 'closed' })
    expect(unmetOf([], {}, [closed('sunday'), closed('orchard')])).toEqual([{ code: 'closed', place_id: 'orchard' }])
  })

  it('leave out a kind of which the trip has a stop, and say how many there are if a number was asked for', () => {
    const two = [interest('elephants', { minCount: 2 })]
    expect(unmetOf([interest('elephants')], { camp: 60 }, [few])).toEqual([])
    expect(unmetOf([interest('elephants')], { bay: 60 }, [few])).toEqual([{ code: 'no_time', interest: 'elephants' }])
    expect(unmetOf(two, { camp: 240 }, [few])).toEqual([
      { code: 'only_some', interest: 'elephants', planned: 1, asked: 2 },
    ])
    expect(unmetOf(two, {}, [few])).toEqual([{ code: 'no_time', interest: 'elephants' }])
  })

  it('leave out what a tour shows, and the theme of a family that nobody asked for', () => {
    const unmet: Unmet = { ...few, subject: 'cave' }
    expect(unmetOf([interest('cave')], { tour: 240 }, [unmet])).toEqual([])
    expect(unmetOf([], { bay: 60 }, [{ ...few, subject: 'family' }])).toEqual([])
  })

  it('say each wish once: not as missing and as not planned, nor twice for one word of two kinds', () => {
    const tag = (key: string) => interest(key, { kind: 'tag' })
    const unmet: Unmet = { ...few, subject: 'diving' }
    expect(unmetOf([tag('diving')], { bay: 60 }, [unmet])).toEqual([{ code: 'no_time', interest: 'diving' }])
    const both = [tag('reef'), tag('diving')]
    expect(unmetOf(both, { camp: 60 }, [], 'อยากดำน้ำ').map(({ interest: key }) => key)).toEqual(['reef'])
    expect(unmetOf(both, { camp: 60 }, [], 'ดำน้ำลึกและดูปะการัง').map(({ interest: key }) => key)).toEqual([
      'reef',
      'diving',
    ])
  })

  it('leave out dinner on an evening at a night market', () => {
    const dinner: Unmet = { wish: 'meal', subject: 'dinner', day: 0, reason: 'no_time', suggestion: null }
    expect(unmetOf([], { market: 600 }, [dinner])).toEqual([])
    expect(unmetOf([], { camp: 600 }, [dinner])).toHaveLength(1)
  })

  it('leave out dinner on a last day that ends at home, where people eat', () => {
    const dinner: Unmet = { wish: 'meal', subject: 'dinner', day: 0, reason: 'no_time', suggestion: null }
    const told = (last: object) => {
      const days = [{ stops: [{ candidateId: 'camp', kind: 'visit', arrive: 600, depart: 1020 }], ...last }]
      const itinerary = { days, unmet: [dinner] } as never as Itinerary
      return listUnmet({ ...NOTHING, interests: [] } as never as Reading, itinerary, catalogue)
    }
    expect(told({ baseTownId: null, returnLeg: { mode: 'drive', minutes: 80 } })).toEqual([])
    expect(told({ baseTownId: null, returnLeg: null })).toHaveLength(1)
    expect(told({ baseTownId: 'town', returnLeg: { mode: 'drive', minutes: 80 } })).toHaveLength(1)
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
      const church = { ...place('church'), provinceCode: '57', guide: null }
      const known = { ...catalogue, places: () => [ridge, hill], findPlace: () => church }
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
