import { describe, expect, it } from 'vitest'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Concept } from '../../world/vocabulary.ts'
import { hasChildren, hasSmallChildren, hasToddler, isForTeens, isTooYoungFor, paceWithChildren } from './children.ts'

const concepts = new Map(
  [
    { key: 'cave', fromAge: 5 },
    { key: 'zipline', fromAge: 7 },
  ].map((concept) => [concept.key, concept as Partial<Concept> as Concept]),
)
const family = (youngest?: number, interests: readonly string[] = []) =>
  ({
    party: { adults: 2, children: 1, seniors: 0, foreigners: 0 },
    interests: interests.map((key) => ({ key })),
    ...(youngest !== undefined && { youngest }),
  }) as unknown as Reading
const place = (more: Partial<PlaceEntry>) =>
  ({ category: 'park', subCategories: [], guide: null, ...more }) as PlaceEntry
const cave = place({ category: 'cave' })

describe('children by age', () => {
  it('are toddlers up to four, small up to eight, and travel as adults from thirteen on', () => {
    expect([2, 4, 5].map((age) => hasToddler(family(age)))).toEqual([true, true, false])
    expect([4, 8, 9].map((age) => hasSmallChildren(family(age)))).toEqual([true, true, false])
    expect([8, 12, 13].map((age) => hasChildren(family(age)))).toEqual([true, true, false])
  })

  it('of no known age are children, and neither toddlers nor small', () => {
    expect([hasChildren, hasToddler, hasSmallChildren].map((is) => is(family()))).toEqual([true, false, false])
  })

  it('enter no cave before its age, unless the wish asks for caves or says no age', () => {
    expect(isTooYoungFor(cave, family(3), concepts)).toBe(true)
    expect(isTooYoungFor(cave, family(5), concepts)).toBe(false)
    expect(isTooYoungFor(cave, family(3, ['cave']), concepts)).toBe(false)
    expect(isTooYoungFor(cave, family(), concepts)).toBe(false)
  })

  it('climb no mountain that is for the fit before ten, and stand on no cliff before five', () => {
    const climb = place({ guide: { effort: 3 } })
    expect([9, 10].map((age) => isTooYoungFor(climb, family(age), concepts))).toEqual([true, false])
    const cliff = place({ guide: { children: -1 } })
    expect([4, 5].map((age) => isTooYoungFor(cliff, family(age), concepts))).toEqual([true, false])
  })

  it('who are teenagers come for what smaller ones are too young for', () => {
    const zipline = place({ subCategories: ['zipline'] })
    expect([12, 14].map((age) => isForTeens(zipline, family(age), concepts))).toEqual([false, true])
    expect(isForTeens(place({}), family(14), concepts)).toBe(false)
  })

  it('who are toddlers have four stops a day at most', () => {
    const pace = { maxStopsPerDay: 5, restMinutes: 5 }
    expect(paceWithChildren(pace, family(3)).maxStopsPerDay).toBe(4)
    expect(paceWithChildren(pace, family(6))).toBe(pace)
    expect(paceWithChildren({ maxStopsPerDay: 3, restMinutes: 15 }, family(3))).toEqual({
      maxStopsPerDay: 3,
      restMinutes: 15,
    })
  })
})
