import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readIn, staysIn } from '../../../test/support/chosen-stays.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { findIslandId } from '../../world/roads.ts'
import { drivesOf } from './drives.ts'
import { namedEndsOf } from './trip-ends.ts'
import { prepareTrip } from './trip-problem.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const readingOf = (prompt: string) => readIn(service, prompt)
const staysOf = (prompt: string) => staysIn(service, prompt)
const idsOf = (prompt: string) => staysOf(prompt).map(({ destination }) => destination.id)

/** Minutes from home to the first bed, from bed to bed, and home. */
function drivesIn(prompt: string): number[] {
  const { catalogue } = service.services
  const home = namedEndsOf(readingOf(prompt), catalogue).start!
  const points = [home, ...staysOf(prompt).map(({ destination }) => destination), home]
  return points.slice(1).map((to, at) => drivesOf(catalogue.world).minutes(points[at]!, to))
}

/** With the estimates of the road, about six hours. */
const DAY_AT_THE_WHEEL = 375

describe('a round by car from home', () => {
  it.each([
    '21 days thailand loop by our own car from Bangkok',
    '14 day road trip from Bangkok in our own car',
    'ขับรถเที่ยวทั่วไทย 14 วัน ออกจากกรุงเทพ',
    '3 weeks Thailand own car starting and ending in Bangkok',
    'ขับรถเที่ยวเหนือ 7 วัน จากกรุงเทพ',
    'ขับรถเที่ยวเหนือ 5 วัน ออกจากกรุงเทพ',
    'ขับรถเที่ยวใต้ 6 วัน ออกจากกรุงเทพ',
    'ขับรถเที่ยวภาคใต้ 10 วัน จากขอนแก่น',
    'ขับรถเที่ยวอีสาน 5 วันจากโคราช',
    '10 day self-drive loop in northern Thailand from Chiang Mai',
  ])('goes in ways of a day at most, there and home, to each place once: %s', (prompt) => {
    const ids = idsOf(prompt)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.max(...drivesIn(prompt))).toBeLessThanOrEqual(DAY_AT_THE_WHEEL)
    expect(staysOf(prompt).reduce((sum, { nights }) => sum + nights, 0)).toBe(readingOf(prompt).days - 1)
  })

  it('takes longer ways where the days do not do for nights on the way', () => {
    const prompt = 'ขับรถเที่ยวเหนือ 4 วัน ออกจากกรุงเทพ'
    expect(Math.max(...drivesIn(prompt))).toBeGreaterThan(DAY_AT_THE_WHEEL)
    const inNorth = staysOf(prompt).filter(({ destination: { provinceCodes } }) =>
      readingOf(prompt).regions[0]?.provinceCodes.includes(provinceCodes[0]!),
    )
    expect(inNorth.length).toBeGreaterThanOrEqual(2)
  })

  it('leaves the islands out unless they are asked for, and then goes where the ferry takes the car', () => {
    const { islands } = service.services.catalogue.world
    const islandsOf = (prompt: string) =>
      staysOf(prompt).flatMap(({ destination }) => findIslandId(islands, destination.point) ?? [])
    expect(islandsOf('ขับรถเที่ยวใต้ 9 วัน ออกจากกรุงเทพ')).toEqual([])
    const asked = islandsOf('16 days island hopping with our own car from Bangkok')
    expect(asked.length).toBeGreaterThanOrEqual(1)
    for (const id of asked) expect(islands.find((island) => island.id === id)?.carFree).toBeUndefined()
  })

  it('is no holiday in the town or province that they live in, nor for a climb that nobody asked for', () => {
    expect(idsOf('21 days thailand loop by our own car from Bangkok')).not.toContain('bangkok')
    const ids = idsOf('ขับรถเที่ยวอีสาน 5 วันจากโคราช')
    for (const id of ['korat', 'khao-yai', 'phimai', 'phu-kradueng']) expect(ids).not.toContain(id)
  })

  it('does not drive past home from one stay to the next', () => {
    expect(idsOf('ขับรถเที่ยวทะเล 5 วัน ออกจากกรุงเทพ')).not.toContain('pattaya')
    expect(idsOf('ขับรถเที่ยวอีสาน 6 วัน จากอุดรธานี')).not.toContain('khao-yai')
  })

  it('goes to the mountains for those who want mountains, further than around home', () => {
    expect(idsOf('road trip from Bangkok, 10 days, own car, mountains and temples')).toContain('chiang-mai')
  })

  it('is the classic loop while that is long enough, and a round through the region beyond it', () => {
    expect(idsOf('6 day motorbike loop from Chiang Mai')).toEqual(['pai', 'mae-hong-son', 'khun-yuam-mae-sariang'])
    const prompt = '10 day self-drive loop in northern Thailand from Chiang Mai'
    expect(readingOf(prompt).journey).toContain('loop')
    expect(readingOf(prompt).notUnderstood).toEqual([])
    expect(idsOf(prompt)).toEqual(expect.arrayContaining(['mae-hong-son', 'pai', 'chiang-rai']))
  })

  it('begins and ends in the capital for those who drive through the whole country and name no home', () => {
    const { catalogue } = service.services
    const stays = staysOf('ขับรถเที่ยวทั่วไทย 14 วัน')
    const capital = catalogue.world.towns.find(({ id }) => id === 'bangkok')!.point
    for (const stay of [stays[0]!, stays.at(-1)!])
      expect(drivesOf(catalogue.world).minutes(capital, stay.destination)).toBeLessThanOrEqual(DAY_AT_THE_WHEEL)
  })
})

describe('destinations that are named and far apart', () => {
  it('have nights on the way between them for those who drive, home or not, and the trip says where', () => {
    const { catalogue } = service.services
    const prompt = 'เชียงใหม่ หัวหิน กระบี่ 12 วัน ขับรถเอง'
    const stays = staysOf(prompt)
    const named = stays.filter(({ isOnWay }) => !isOnWay)
    expect(named.map(({ destination }) => destination.id)).toEqual(['chiang-mai', 'hua-hin', 'krabi'])
    const legs = stays
      .slice(1)
      .map((stay, at) => drivesOf(catalogue.world).minutes(stays[at]!.destination, stay.destination))
    expect(Math.max(...legs)).toBeLessThanOrEqual(DAY_AT_THE_WHEEL)
    const { assumed } = prepareTrip(readingOf(prompt), catalogue)
    const codes = stays.flatMap(({ destination, isOnWay }) => (isOnWay ? destination.provinceCodes.slice(0, 1) : []))
    expect(assumed).toContainEqual(expect.objectContaining({ code: 'night_on_way', values: { province_codes: codes } }))
  })

  it('have all nights where a day connects them', () => {
    expect(idsOf('Chiang Mai and Pai 5 days by car')).toEqual(['pai', 'chiang-mai'])
  })
})

describe('a far destination that is named by those who drive there from home', () => {
  it('has a night on the way there and another one on the way home', () => {
    const ids = idsOf('ขับรถไปเชียงใหม่ 7 วัน จากกรุงเทพ')
    expect(ids).toHaveLength(3)
    expect(ids[1]).toBe('chiang-mai')
    const several = idsOf('ขับรถเที่ยวเชียงใหม่ เชียงราย 8 วัน จากกรุงเทพ')
    expect(several.slice(1, -1)).toEqual(['chiang-mai', 'chiang-rai'])
    expect(Math.max(...drivesIn('ขับรถเที่ยวเชียงใหม่ เชียงราย 8 วัน จากกรุงเทพ'))).toBeLessThanOrEqual(DAY_AT_THE_WHEEL)
  })

  it('has all nights of a trip that is too short for that', () => {
    expect(staysOf('ขับรถไปเชียงใหม่ 4 วัน จากกรุงเทพ')).toEqual([])
    expect(staysOf('ขับรถเที่ยวหัวหิน 7 วัน จากกรุงเทพ')).toEqual([])
  })
})
