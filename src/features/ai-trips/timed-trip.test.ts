import { describe, expect, it } from 'vitest'
import { CHIANG_MAI, candidate, day, near, PAI, problem, TOWNS, week } from '../../../test/support/planner-problems.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate, ProblemDay } from '../../planner/problem.ts'
import { structuredReading } from './structured-reading.ts'
import { timedTrip } from './timed-trip.ts'
import type { PreparedTrip } from './trip-problem.ts'

function timed(
  days: readonly ProblemDay[],
  candidates: readonly Candidate[] = [],
  wish: Partial<Reading> = {},
  bases = TOWNS.slice(0, 1),
) {
  const prepared: PreparedTrip = {
    destinations: [],
    problem: problem({ days, candidates, bases }),
    assumed: [],
    window: { start: 540, end: 1230 },
    transport: 'car',
    foodBaht: 250,
    roadEngine: 'none',
  }
  return timedTrip(prepared, { ...structuredReading('en'), ...wish }).problem
}
const place = (id: string, more: Partial<Candidate> = {}) => candidate(id, CHIANG_MAI, more)
const openOn = (...weekdays: number[]) =>
  week().map((_, weekday) => (weekdays.includes(weekday) ? [{ open: 540, close: 1080 }] : []))
const betterDays = (days: readonly ProblemDay[], one: Candidate) => timed(days, [one]).candidates[0]?.betterDays

describe('a day trip', () => {
  const home = { latitude: CHIANG_MAI.latitude - 0.8, longitude: CHIANG_MAI.longitude }
  const mealsOf = (transport: 'car' | 'public') => {
    const days = [day({ start: home, end: home })]
    const asked = { ...problem({ days, candidates: [place('temple')] }), transport }
    return timedTrip({ problem: asked } as PreparedTrip, structuredReading('en')).problem.days[0]!.meals
  }

  it('has supper at home for those who go back by train or bus', () => {
    expect(mealsOf('public').map(({ name }) => name)).toEqual(['lunch'])
    expect(mealsOf('car').map(({ name }) => name)).toEqual(['lunch', 'dinner'])
  })
})

describe('the one place that a wish names', () => {
  const daysFor = (length: number, ...named: string[]) => {
    const mustVisit = named.map((placeId) => ({ placeId })) as unknown as Reading['mustVisit']
    const days = Array.from({ length }, () => day())
    return timed(days, [place('shrine')], { mustVisit }).candidates[0]?.betterDays
  }

  it('is seen in the first half of the trip rather than at its end', () => {
    expect(daysFor(4, 'shrine')).toEqual([0, 1])
    expect(daysFor(3, 'shrine')).toEqual([0, 1])
  })

  it('is seen whenever it suits on a short trip, and beside other names', () => {
    expect(daysFor(2, 'shrine')).toBeUndefined()
    expect(daysFor(4, 'shrine', 'market')).toBeUndefined()
  })
})

describe('the last day', () => {
  const home = near(CHIANG_MAI, -90, 0)

  it('leads home: what is beyond the beds is for an earlier one', () => {
    const days = [day({ start: home }), day(), day({ end: home })]
    expect(betterDays(days, candidate('beyond', near(CHIANG_MAI, 60, 0)))).toEqual([0, 1])
    expect(betterDays(days, candidate('on the way', near(CHIANG_MAI, -40, 0)))).toBeUndefined()
    expect(betterDays([day(), day(), day()], candidate('beyond', near(CHIANG_MAI, 60, 0)))).toBeUndefined()
  })

  it('leads home from where the last night is, however far the nights before it were', () => {
    const beds = TOWNS.slice(0, 2)
    const last = beds.find(({ point }) => point === CHIANG_MAI)!
    const away = beds.find((bed) => bed !== last)!
    const days = [away, last, last].map(({ id }) => day({ baseTownId: id }))
    const round = [...days.slice(0, -1), { ...days.at(-1)!, end: near(CHIANG_MAI, -90, 0) }]
    const beyond = candidate('beyond', near(CHIANG_MAI, 45, 0))
    expect(timed(round, [beyond], {}, beds).candidates[0]?.betterDays).toEqual([0, 1])
  })

  it('has supper after the boat for those who sleep on islands', () => {
    const island = TOWNS.slice(0, 1).map((town) => ({ ...town, islandId: 'x' }))
    const dinners = (bases: typeof TOWNS) =>
      timed([day(), day({ end: home })], [], {}, bases).days[1]!.meals.filter(({ name }) => name === 'dinner').length
    expect([dinners(island as never), dinners(TOWNS.slice(0, 1) as never)]).toEqual([0, 1])
  })

  it('ends at half past six, without dinner, so that people get home', () => {
    const last = timed([day(), day()]).days[1]!
    expect(last.homeMinute).toBe(18 * 60 + 30)
    expect(last.meals.map(({ name }) => name)).toEqual(['lunch'])
  })

  it('ends later for those who stay for the sunset, except where the wish gives its hours', () => {
    expect(timed([day(), day()]).days[1]?.endMinute).toBe(20 * 60)
    const until = 18 * 60
    const asked = timed([day(), day({ endMinute: until })], [], { dailyWindow: { start: null, end: until } }).days[1]
    expect(asked).toMatchObject({ endMinute: until })
    expect(asked?.homeMinute).toBeUndefined()
  })

  it('ends when the wish says so, when the day trip does, and when the way home does', () => {
    const until = 20 * 60 + 30
    expect(timed([day(), day()], [], { dailyWindow: { start: null, end: until } }).days[1]?.endMinute).toBe(until)
    expect(timed([day()]).days[0]?.endMinute).toBe(until)
    expect(timed([day(), day({ end: CHIANG_MAI })]).days[1]?.endMinute).toBe(until)
  })
})

describe('the first day', () => {
  const [city, village] = [TOWNS[0]!, { ...TOWNS[1]!, rank: 1 }]
  const startWith = (...bases: typeof TOWNS) => timed([day(), day()], [], {}, bases).days[0]?.start

  it('begins in the town of the trip, not at a bed in a village that nobody has driven to', () => {
    expect(startWith(village, city)).toEqual(CHIANG_MAI)
  })

  it('begins where the first night is when there are several towns, one base, or a start of its own', () => {
    expect([startWith(...TOWNS), startWith(city), startWith(village)]).toEqual([null, null, null])
    expect(timed([day({ start: PAI }), day()], [], {}, [village, city]).days[0]?.start).toEqual(PAI)
  })
})

describe('a trip without dates', () => {
  it('starts on the weekday on which its places are open, all of them on their days', () => {
    const [friday, sunday] = [4, 6]
    const market = place('market', { hours: openOn(friday), score: 2 })
    const street = place('street', { hours: openOn(sunday), score: 2 })
    const { days } = timed([day(), day(), day()], [market, street])
    expect(days.map(({ weekday }) => weekday)).toEqual([4, 5, 6])
    expect(days.every(({ date }) => date === null)).toBe(true)
  })

  it('starts so that a market of one evening is not on the evening of the way home', () => {
    const evenings = week().map((_, weekday) => (weekday === 5 ? [{ open: 1020, close: 1320 }] : []))
    const street = place('street', { hours: evenings, dwellMinutes: 120, score: 7 })
    const museum = place('museum', { hours: openOn(0, 1, 3, 4, 5), score: 2 })
    const { days } = timed([day(), day(), day({ endMinute: 1110 })], [street, museum])
    expect(days.findIndex(({ weekday }) => weekday === 5)).toBeLessThan(2)
  })

  it('starts so that what the wish names is open, and not on the evening of the way home', () => {
    const evenings = week().map((_, weekday) => (weekday === 6 ? [{ open: 1020, close: 1320 }] : []))
    const street = place('street', { hours: evenings, dwellMinutes: 120, score: 1 })
    const museums = Array.from({ length: 9 }, (_, at) => place(`museum-${at}`, { hours: openOn(1, 2, 3), score: 2 }))
    const starts = (mustVisit: readonly string[]) => {
      const days = [day(), day(), day({ endMinute: 1110 })]
      const asked = { ...problem({ days, candidates: [...museums, street] }), mustVisit }
      return timedTrip({ problem: asked } as PreparedTrip, structuredReading('en')).problem.days[0]!.weekday
    }
    expect(starts([])).toBe(1)
    expect([5, 6]).toContain(starts(['street']))
  })

  it('keeps the dates of a trip that has them', () => {
    const dated = day({ date: '2027-03-01', weekday: 0 })
    expect(timed([dated], [place('market', { hours: openOn(5) })]).days).toEqual([dated])
  })
})

describe('a boat tour', () => {
  const tour = place('tour', { kind: 'boat_tour' })

  it('is for a day between arrival and departure, and not for one with a change of beds', () => {
    expect(betterDays([day(), day(), day()], tour)).toEqual([1])
    const beds = ['krabi', 'krabi', 'phi-phi', 'phi-phi', 'phi-phi'].map((baseTownId) => day({ baseTownId }))
    expect(betterDays(beds, tour)).toEqual([1, 3])
  })

  it('is for any day of a trip without full days', () => {
    expect(betterDays([day(), day()], tour)).toBeUndefined()
  })
})

it('what people come for is not left to the last day', () => {
  const days = [day(), day()]
  expect(betterDays(days, place('palace', { isHighlight: true, score: 9 }))).toEqual([0])
  const [, lesser] = timed(days, [
    place('palace', { isHighlight: true, score: 9 }),
    place('chapel', { isHighlight: true, score: 3 }),
  ]).candidates
  expect(lesser?.betterDays).toBeUndefined()
})
