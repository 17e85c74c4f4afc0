import { describe, expect, it } from 'vitest'
import { type Beds, priceOfNights, WEIGHTS } from './objective.ts'

const [CITY, VILLAGE, ISLAND] = [0, 1, 2]
const priceOf = (nights: readonly number[], { asked = [], limits = [] }: Partial<Beds> = {}) =>
  priceOfNights(nights, { areaOf: (base) => base, asked, limits, isWayHome: (base) => base === CITY, days: 6 })

describe('the price of nights', () => {
  it('is high for a bed that the trip comes back to', () => {
    const once = priceOf([ISLAND, ISLAND, VILLAGE, VILLAGE, VILLAGE, CITY])
    const twice = priceOf([ISLAND, VILLAGE, VILLAGE, VILLAGE, ISLAND, CITY])
    expect(twice - once).toBeGreaterThanOrEqual(WEIGHTS.comeBack)
  })

  it('is not for a last night where the way home begins', () => {
    const moves = 2 * WEIGHTS.move
    expect(priceOf([CITY, CITY, VILLAGE, VILLAGE, CITY, CITY])).toBeCloseTo(moves + WEIGHTS.longStay)
    expect(priceOf([CITY, VILLAGE, VILLAGE, CITY, CITY, CITY])).toBeGreaterThan(WEIGHTS.comeBack)
  })

  it('counts from the first night on, so that half a trip has it too', () => {
    expect(priceOf([ISLAND, VILLAGE, ISLAND])).toBeCloseTo(2 * WEIGHTS.move + WEIGHTS.comeBack)
  })

  it('is high for each night too many where people stay for one, however they are spread', () => {
    const limits = [{ rows: new Set([VILLAGE]), nights: 1 }]
    const over = (nights: readonly number[]) => priceOf(nights, { limits }) - priceOf(nights)
    expect(over([CITY, CITY, CITY, CITY, VILLAGE, CITY])).toBe(0)
    expect(over([VILLAGE, VILLAGE, VILLAGE, CITY, CITY, CITY])).toBe(2 * WEIGHTS.nightTooMany)
  })

  it('makes up for the move and ten hours on the way to a bed that was asked for', () => {
    const away = (asked: Beds['asked']) =>
      priceOf([CITY, CITY, ISLAND, CITY], { asked }) - priceOf([CITY, CITY, CITY, CITY], { asked })
    const day = 10 * 60 * WEIGHTS.travelMinute
    expect(away([[CITY], [ISLAND]]) + day).toBeLessThan(away([[CITY]]))
  })

  it('is for nights: where the trip ends is none', () => {
    const nights = [CITY, CITY, CITY, CITY, CITY, VILLAGE]
    expect(priceOf(nights, { limits: [{ rows: new Set([VILLAGE]), nights: 0 }] })).toBe(priceOf(nights))
    const asked = [[CITY], [VILLAGE]]
    expect(priceOf(nights, { asked })).toBeGreaterThan(priceOf(nights, { asked: [[CITY]] }) - WEIGHTS.askedBed)
  })
})
