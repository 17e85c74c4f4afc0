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
  world: { islands: [] },
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
function unmetOf(interests: Interest[], stops: Record<string, number>, unmet: readonly Unmet[] = []) {
  const reading = { interests, notFound: [], doubts: [], unplanned: [], notUnderstood: [], conflicts: [], islands: [] }
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

  it('leave out the budget, which follows from the costs whenever the trip is read', () => {
    const budget: Unmet = { wish: 'budget', subject: '100', day: null, reason: 'over_budget', suggestion: null }
    expect(unmetOf([], {}, [budget])).toEqual([])
  })

  it('name what was asked for and is nowhere in the trip; a bay where people dive is no dive', () => {
    const diving = interest('diving', { kind: 'tag' })
    expect(unmetOf([diving], { bay: 120 })).toEqual([{ code: 'not_planned', interest: 'diving' }])
    expect(unmetOf([diving], { dive: 480 })).toEqual([])
    expect(unmetOf([interest('romantic', { kind: 'tag', weight: 0.6 })], { bay: 120 })).toEqual([])
  })
})
