import { describe, expect, it } from 'vitest'
import type { ProblemDay } from '../../planner/problem.ts'
import type { Roads } from '../../world/roads.ts'
import { dawnsFromBed } from './dawns-from-bed.ts'
import type { PreparedTrip } from './trip-problem.ts'

const ridge = {
  id: 'ridge',
  kind: 'viewpoint',
  tags: ['sea of mist'],
  part: 'sunrise',
  point: { latitude: 18, longitude: 101 },
}
const asked = { dawnMinute: 270 } as ProblemDay
const unasked = { dawnMinute: 315, dawnWay: 45 } as ProblemDay
const rested = { dawnMinute: 345, dawnWay: 15 } as ProblemDay

const waysTo = (minutes: number, days: readonly ProblemDay[], named = true) =>
  daysTo(minutes, days, named).map(({ dawnWay }) => dawnWay)

function daysTo(minutes: number, days: readonly ProblemDay[], named = true) {
  const problem = {
    days,
    candidates: [ridge],
    mustVisit: named ? ['ridge'] : [],
    wanted: [],
    bases: [{ id: 'bed', point: { latitude: 18.1, longitude: 101 } }],
    transport: 'car',
    flights: false,
  }
  const roads = { leg: () => ({ mode: 'drive', minutes, metres: 0 }) } as unknown as Roads
  const planned = dawnsFromBed({ problem } as unknown as PreparedTrip, roads)
  return planned.problem.days
}

describe('who gets up for a dawn', () => {
  it('sleeps next to it: nobody drives through the dark for what is next to another bed', () => {
    expect(waysTo(14, [asked, unasked])).toEqual([45, 45])
  })

  it('goes as far as the named place is from its nearest bed', () => {
    expect(waysTo(57, [asked, unasked])).toEqual([57, 57])
  })

  it('leaves as early as all others for it, also on an easy trip', () => {
    expect(daysTo(57, [rested])).toEqual([{ dawnMinute: 315, dawnWay: 57 }])
    expect(daysTo(57, [rested], false)).toEqual([rested])
  })

  it('drives to it however far if no bed is near, or no place is named', () => {
    expect(waysTo(110, [asked])).toEqual([undefined])
    expect(waysTo(14, [asked, unasked], false)).toEqual([undefined, 45])
  })
})
