import { describe, expect, it } from 'vitest'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { isPlannable, suitability } from './guide-rules.ts'

const reading = (month: string | null) =>
  ({
    party: { adults: 2, children: 0, seniors: 0, foreigners: 0 },
    interests: [],
    food: { diets: [], avoid: [] },
    startDate: null,
    month,
  }) as Partial<Reading> as Reading
const blooming = (...monthsBest: number[]) =>
  ({ category: 'lake', subCategories: [], guide: { monthsBest } }) as Partial<PlaceEntry> as PlaceEntry
const suits = (place: PlaceEntry, month: string | null) => suitability(place, reading(month), new Map())

describe('what has a season', () => {
  it('is worth more in a short one, and hardly the way in other months', () => {
    expect(suits(blooming(12, 1, 2), '2027-01')).toBeGreaterThan(1)
    expect(suits(blooming(12, 1, 2), '2027-05')).toBeLessThan(suits(blooming(11, 12, 1, 2, 3, 4), '2027-05'))
  })

  it('is worth more in the months of its festival, and as much as ever in others', () => {
    const masks = { category: 'museum', subCategories: [], guide: { festivalMonths: [6, 7] } } as Partial<PlaceEntry>
    expect(suits(masks as PlaceEntry, '2027-06')).toBeGreaterThan(1)
    expect(suits(masks as PlaceEntry, '2027-01')).toBe(1)
  })

  it('is hardly worth the way where flash floods come', () => {
    const falls = {
      category: 'waterfall',
      subCategories: [],
      guide: { floodMonths: [11, 12, 1] },
    } as Partial<PlaceEntry>
    expect(suits(falls as PlaceEntry, '2026-12')).toBeLessThan(0.5)
    expect(suits(falls as PlaceEntry, '2027-03')).toBe(1)
  })

  it('is judged by the better of this month and the next when nothing is said of dates', () => {
    const soon = { ...reading(null), soon: [10, 11] }
    expect(suitability(blooming(11, 12, 1), soon, new Map())).toBeGreaterThan(1)
    expect(suitability(blooming(6, 7), soon, new Map())).toBeLessThan(0.5)
  })

  it('is as usual in a long one, and without a month', () => {
    expect(suits(blooming(11, 12, 1, 2, 3, 4), '2027-01')).toBe(1)
    expect(suits(blooming(12, 1, 2), null)).toBe(1)
  })
})

it('a climb of half a day is for those who ask for one', () => {
  const ridge = {
    id: 'ridge',
    category: 'mountain',
    subCategories: [],
    tags: [],
    visitMinutes: 300,
    guide: { effort: 3 },
  }
  const place = ridge as Partial<PlaceEntry> as PlaceEntry
  const wish = (...keys: string[]) => ({
    ...reading(null),
    mustVisit: [],
    interests: keys.map((key) => ({ key })) as never,
  })
  expect(suitability(place, wish('mountain'), new Map())).toBeLessThan(0.5)
  expect(suitability(place, wish('hiking'), new Map())).toBe(1)
  expect(suitability({ ...place, visitMinutes: 90 }, wish(), new Map())).toBe(1)
})

it('what is beside a border that was fought over is planned only when it is named', () => {
  const cliff = { category: 'viewpoint', subCategories: [], guide: { nearBorder: true } } as Partial<PlaceEntry>
  expect(isPlannable(cliff as PlaceEntry, reading(null))).toBe(false)
})
