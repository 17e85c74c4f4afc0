import { describe, expect, it } from 'vitest'
import type { BestTime } from '../../world/place.ts'
import type { Trait } from '../../world/vocabulary.ts'
import { bestHours, partOf } from './best-hours.ts'

const concepts = new Map<string, { traits: readonly Trait[]; broader: readonly string[] }>([
  ['beach', { traits: ['exposed'], broader: ['nature'] }],
  ['museum', { traits: ['indoor'], broader: ['culture'] }],
  ['nightlife', { traits: ['evening'], broader: [] }],
])
const place = (bestTimes: readonly BestTime[], guide = {}, category: string | null = null) => ({
  bestTimes,
  guide,
  category,
})
const isFine = (minute: number, ...[of, kinds, stay = 60]: [ReturnType<typeof place>, string[], number?]) => {
  const hours = bestHours(of, kinds, stay, concepts)
  return hours.length === 0 || hours.some(({ open, close }) => open <= minute && minute <= close)
}
const NOON = 12 * 60
const NINE = 9 * 60
const FOUR = 16 * 60

describe('a visit should begin', () => {
  it('out of the heat at beaches, ruins and stairs', () => {
    for (const [of, kinds] of [
      [place([]), ['beach']],
      [place([], { steps: 300 }), ['temple']],
      [place([], { effort: 2 }), ['viewpoint']],
      [place(['morning', 'late_afternoon']), ['historic_site']],
    ] as const) {
      expect([NINE, NOON, FOUR].map((minute) => isFine(minute, of, [...kinds]))).toEqual([true, false, true])
    }
  })

  it('before the crowds where mornings are best', () => {
    expect([NINE, NOON, FOUR].map((minute) => isFine(minute, place(['morning']), ['temple']))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('at any time indoors, on half days, and where noon is as good', () => {
    expect(isFine(NOON, place(['morning']), ['museum'])).toBe(true)
    expect(isFine(NOON, place([]), ['beach'], 300)).toBe(true)
    expect(isFine(NOON, place(['morning', 'midday']), ['waterfall'])).toBe(true)
    expect(isFine(NOON, place([]), ['temple'])).toBe(true)
  })

  it('shortly before a train or a show, early enough to see it', () => {
    const market = place(['morning'], { moments: ['11:10', '14:30'] })
    const at = (clock: number) => isFine(clock, market, ['market'], 75)
    expect([11 * 60, 14 * 60].map(at)).toEqual([true, true])
    // The train has just left, or is more than the stay away.
    expect([11 * 60 + 10, NOON + 26, 9 * 60].map(at)).toEqual([false, false, false])
  })
})

it('is for the dawn or the sunset unless it is as good at other hours', () => {
  const part = (bestTimes: readonly BestTime[], kinds: string[]) => partOf(place(bestTimes), kinds, concepts)
  expect(part(['dawn'], ['viewpoint'])).toBe('sunrise')
  expect(part(['dawn', 'morning'], ['sunrise'])).toBe('sunrise')
  expect(part(['dawn', 'sunset'], ['sunrise', 'sunset'])).toBe('sunset')
  expect(part(['dawn', 'morning', 'sunset'], ['sunrise', 'sunset'])).toBeNull()
  expect(part(['dawn', 'morning', 'late_afternoon'], ['sunrise'])).toBeNull()
  expect(part(['dawn', 'morning'], ['bridge'])).toBeNull()
})

it('is for the evening where there is nightlife, but not on the beach in front of it', () => {
  const part = (category: string) => partOf(place(['late_afternoon'], {}, category), [category, 'nightlife'], concepts)
  expect([part('village'), part('beach')]).toEqual(['evening', null])
  expect(partOf(place(['sunset'], {}, 'beach'), ['beach', 'nightlife', 'sunset'], concepts)).toBe('sunset')
})
