import { expect, it } from 'vitest'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { isWithoutCar, reachWithoutCar } from './without-car.ts'

const TOWN = { latitude: 18.79, longitude: 98.98 }
const MOUNTAIN = { latitude: 18.55, longitude: 98.48 }
const ISLE = { latitude: 12.05, longitude: 102.32 }
const catalogue = {
  world: {
    towns: [{ id: 'town', point: TOWN, rank: 5, provinceCode: '50' }],
    islands: [{ id: 'isle', areas: [{ point: ISLE, radiusM: 9_000 }] }],
  },
} as unknown as CatalogueView
const by = (transport: Reading['transport']) => ({ transport })

it('travellers without a car come for less where no line goes, and on islands for as much as others', () => {
  const reach = (transport: Reading['transport'], point: typeof TOWN) =>
    reachWithoutCar(by(transport), catalogue)({ point })
  expect(reach('bus', MOUNTAIN)).toBeLessThan(1)
  expect(reach('bus', TOWN)).toBe(1)
  expect(reach('bus', ISLE)).toBe(1)
  expect(reach('car', MOUNTAIN)).toBe(1)
  expect(reach(null, MOUNTAIN)).toBe(1)
})

it('whoever leaves the vehicle open may have a car', () => {
  expect(isWithoutCar(by('public'))).toBe(true)
  expect(isWithoutCar(by('motorbike'))).toBe(false)
  expect(isWithoutCar(by(null))).toBe(false)
})
