import { describe, expect, it } from 'vitest'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { suitability } from './guide-rules.ts'

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

  it('is as usual in a long one, and without a month', () => {
    expect(suits(blooming(11, 12, 1, 2, 3, 4), '2027-01')).toBe(1)
    expect(suits(blooming(12, 1, 2), null)).toBe(1)
  })
})
