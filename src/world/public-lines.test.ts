import { describe, expect, it } from 'vitest'
import { testWorld } from '../../test/support/service.ts'
import { isServed, servedAreas } from './public-lines.ts'
import { createRoads } from './roads.ts'

const world = await testWorld()
const areas = servedAreas(world.towns)
const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const CHIANG_MAI = at(18.7883, 98.9853)
const DOI_SUTHEP = at(18.8049, 98.9216)
const KEW_MAE_PAN = at(18.5554, 98.482)
const HEO_SUWAT = at(14.4306, 101.4169)

describe('public transport', () => {
  it.each([
    ['the middle of a town', CHIANG_MAI, true],
    ['a temple to which songthaews of a line go', DOI_SUTHEP, true],
    ['a waterfall at which a bus ends', at(14.3689, 99.1441), true],
    ['a stop of the Death Railway', at(14.1061, 99.1657), true],
    ['a trail at the top of a mountain', KEW_MAE_PAN, false],
    ['a waterfall in a national park', HEO_SUWAT, false],
  ])('goes to %s: %s %s', (_what, point, goes) => {
    expect(isServed(areas, point)).toBe(goes)
  })
})

describe('legs of travellers without a car', () => {
  const roads = createRoads({ ...world, served: areas })
  const bus = { transport: 'public', flights: false } as const

  it('are hired where no line goes, at either end', () => {
    expect(roads.leg(CHIANG_MAI, KEW_MAE_PAN, bus).mode).toBe('charter')
    expect(roads.leg(KEW_MAE_PAN, CHIANG_MAI, bus).mode).toBe('charter')
    expect(roads.leg(CHIANG_MAI, DOI_SUTHEP, bus).mode).toBe('public')
    expect(roads.leg(CHIANG_MAI, KEW_MAE_PAN, { ...bus, transport: 'car' }).mode).toBe('drive')
  })

  it('wait for no bus', () => {
    const everywhere = createRoads(world)
    const byBus = everywhere.leg(CHIANG_MAI, KEW_MAE_PAN, bus)
    expect(byBus.mode).toBe('public')
    expect(roads.leg(CHIANG_MAI, KEW_MAE_PAN, bus).minutes).toBeLessThan(byBus.minutes)
  })
})
