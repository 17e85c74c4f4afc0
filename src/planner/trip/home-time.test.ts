import { describe, expect, test } from 'vitest'
import { planned } from '../../../test/support/planned-trips.ts'
import { CHIANG_MAI, candidate, day, near, problem, TOWNS, week } from '../../../test/support/planner-problems.ts'
import type { ItineraryDay, ItineraryStop } from '../itinerary.ts'
import { isHomeLate, withoutLateHome } from './home-time.ts'

const lit = week({ open: 360, close: 1320 })
const cape = candidate('cape', near(CHIANG_MAI, 3, 0), { part: 'sunset', onlyThen: true, hours: lit })
const asked = problem({ days: [day({ endMinute: 1200, homeMinute: 1080 })], candidates: [cape] })
const far = candidate('far', near(CHIANG_MAI, 30, 0), { part: 'sunset', onlyThen: true, hours: lit, score: 4 })
const leg = { mode: 'drive', minutes: 0, metres: 0, source: 'estimated' } as const
const lunch: ItineraryStop = {
  kind: 'meal',
  candidateId: null,
  meal: 'lunch',
  arrive: 780,
  depart: 840,
  costBaht: 0,
  locked: false,
  leg,
  opening: 'open',
}
const endingWith = (last: Partial<ItineraryStop>, wayHome: number): ItineraryDay[] => [
  { baseTownId: null, stops: [{ ...lunch, ...last }], returnLeg: { ...leg, minutes: wayHome } },
]

describe('a day that is over early', () => {
  test('is late when the way home from a meal without a place takes longer', () => {
    expect(isHomeLate(asked, endingWith({}, 240))).toBe(false)
    expect(isHomeLate(asked, endingWith({}, 241))).toBe(true)
  })

  test('is late when its whole day is a way that takes longer', () => {
    const onTheWay = (minutes: number) => [{ baseTownId: null, stops: [], returnLeg: { ...leg, minutes } }]
    const room = 1080 - asked.days[0]!.startMinute
    expect(isHomeLate(asked, onTheWay(room))).toBe(false)
    expect(isHomeLate(asked, onTheWay(room + 1))).toBe(true)
  })

  test('may end late with the sunset, or with a stop of the traveller’s own', () => {
    expect(isHomeLate(asked, endingWith({ candidateId: 'cape', depart: 1090 }, 30))).toBe(false)
    expect(isHomeLate(asked, endingWith({ locked: true }, 300))).toBe(false)
  })

  test('does not stay for a sunset from which the way home is long', () => {
    expect(isHomeLate(asked, endingWith({ candidateId: 'cape', depart: 1090 }, 31))).toBe(true)
  })

  test('sees a sunset far away on another evening', () => {
    const evening = (place: typeof cape) => {
      const days = [day(), day({ endMinute: 1200, homeMinute: 1110, meals: [] })]
      const trip = planned(problem({ days, candidates: [place], bases: TOWNS.slice(0, 1) })).days
      return trip.findIndex(({ stops }) =>
        stops.some(({ candidateId, depart }) => candidateId === place.id && depart >= 1080),
      )
    }
    expect(evening({ ...cape, days: [1] })).toBe(1)
    expect(evening({ ...far, days: [1] })).toBe(-1)
    expect(evening(far)).toBe(0)
  })

  test('ends when it is over, if nothing else fits', () => {
    expect(withoutLateHome(asked).days.map(({ endMinute }) => endMinute)).toEqual([1080])
    const usual = problem({ days: [day({ endMinute: 1200 })] })
    expect(withoutLateHome(usual).days.map(({ endMinute }) => endMinute)).toEqual([1200])
  })
})
