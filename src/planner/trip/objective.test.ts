import { describe, expect, it } from 'vitest'
import { priceOfNights, WEIGHTS } from './objective.ts'

const [CITY, VILLAGE, ISLAND] = [0, 1, 2]
const priceOf = (nights: readonly number[], asked: readonly (readonly number[])[] = []) =>
  priceOfNights(nights, { areaOf: (base) => base, asked, isWayHome: (base) => base === CITY, days: 6 })

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
})
