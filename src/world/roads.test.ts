import { describe, expect, test } from 'vitest'
import { at, CITIES } from '../../test/support/cities.ts'
import type { Point } from './point.ts'
import type { Ferry, Island, Town } from './region.ts'
import { createRoads, findIslandId } from './roads.ts'

const island = (id: string, point: Point, radiusM: number, more: Partial<Island> = {}): Island => ({
  id,
  nameTh: id,
  nameEn: id,
  aliases: [],
  provinceCode: '84',
  areas: [{ point, radiusM }],
  pier: point,
  nights: true,
  roads: true,
  ...more,
})
const town = (id: string, point: Point, more: Partial<Town> = {}): Town => ({
  id,
  nameTh: id,
  nameEn: id,
  aliases: [],
  provinceCode: '50',
  point,
  islandId: null,
  airport: null,
  railway: false,
  rank: 4,
  ...more,
})
const SAMUI = at(9.5, 100.0)
const PHANGAN = at(9.73, 100.02)
const FERRIES: readonly Ferry[] = [
  {
    from: 'mainland',
    to: 'samui',
    fromPier: at(9.32, 99.75),
    toPier: at(9.52, 99.93),
    nameTh: '',
    nameEn: '',
    minutes: 90,
    wait: 40,
    fareBaht: 200,
  },
  {
    from: 'samui',
    to: 'phangan',
    fromPier: at(9.57, 100.0),
    toPier: at(9.71, 99.98),
    nameTh: '',
    nameEn: '',
    minutes: 30,
    wait: 30,
    fareBaht: 250,
  },
]
const ISLANDS = [
  island('samui', SAMUI, 14_000, { pier: at(9.52, 99.93) }),
  island('phangan', PHANGAN, 10_000, { pier: at(9.71, 99.98) }),
  island('phi-phi', at(7.74, 98.77), 5_000, { roads: false }),
]
const TOWNS = [
  town('bangkok', CITIES.bangkok, { airport: 'BKK', provinceCode: '10', rank: 5 }),
  town('chiang-mai', CITIES.chiang_mai, { airport: 'CNX', rank: 5 }),
  town('phuket', CITIES.phuket, { airport: 'HKT', rank: 5 }),
  town('khon-kaen', CITIES.khon_kaen, { airport: 'KKC' }),
]
const roads = createRoads({ islands: ISLANDS, ferries: FERRIES, towns: TOWNS })
const CAR = { transport: 'car', flights: false } as const
const PUBLIC = { transport: 'public', flights: false } as const
const FLYING = { transport: 'public', flights: true } as const

describe('driving round the water', () => {
  test.each([
    ['phuket', 'krabi', 130, 'round Phang Nga Bay, 60 km over the water'],
    ['pattaya', 'hua_hin', 250, 'round the Bight of Bangkok, 115 km over the water'],
    ['nan', 'loei', 250, 'round Laos, 175 km in a line'],
    ['trat', 'surin', 330, 'round Cambodia, 310 km in a line'],
  ] as const)('from %s to %s it goes more than %i km: %s', (from, to, km, _why) => {
    expect(roads.leg(CITIES[from], CITIES[to], CAR).metres / 1000).toBeGreaterThan(km)
  })
})

describe('legs', () => {
  test('walk a few hundred metres, even with a car', () => {
    expect(roads.leg(at(13.7465, 100.4937), at(13.7498, 100.4913), CAR)).toMatchObject({ mode: 'walk', metres: 562 })
  })

  test('reach an island by its ferry, never by road', () => {
    const leg = roads.leg(CITIES.surat_thani, SAMUI, CAR)
    expect(leg.mode).toBe('ferry')
    expect(leg.minutes).toBeGreaterThan(90 + 40 + 45)
    expect(leg.minutes).toBeLessThan(300)
  })

  test('join two ferries on the island between them', () => {
    const leg = roads.leg(CITIES.surat_thani, PHANGAN, CAR)
    expect(leg.mode).toBe('ferry')
    expect(leg.minutes).toBeGreaterThan(roads.leg(CITIES.surat_thani, SAMUI, CAR).minutes + 30)
  })

  test('cost the fares of their boats, and are no ferry if all of these are small', () => {
    const small = FERRIES.map((ferry) => ({ ...ferry, small: true as const }))
    const longtails = createRoads({ islands: ISLANDS, ferries: small, towns: TOWNS })
    expect(longtails.leg(CITIES.surat_thani, PHANGAN, CAR)).toMatchObject({ mode: 'boat', fare: 450 })
    const mixed = createRoads({ islands: ISLANDS, ferries: [FERRIES[0]!, small[1]!], towns: TOWNS })
    expect(mixed.leg(CITIES.surat_thani, PHANGAN, CAR)).toMatchObject({ mode: 'ferry', fare: 450 })
  })

  test('charter a boat to an island without a ferry', () => {
    expect(roads.leg(CITIES.phuket, at(7.74, 98.77), CAR).mode).toBe('boat')
  })

  test('go by boat on an island without roads', () => {
    expect(roads.leg(at(7.74, 98.77), at(7.757, 98.775), CAR).mode).toBe('boat')
  })

  test('walk further where nobody has wheels', () => {
    expect(roads.leg(at(7.74, 98.77), at(7.752, 98.77), CAR).mode).toBe('walk')
    expect(roads.leg(SAMUI, at(SAMUI.latitude + 0.012, SAMUI.longitude), CAR).mode).toBe('drive')
  })

  test('take a songthaew or taxi where visitors have no car', () => {
    const tao = { ...island('tao', SAMUI, 5_000), carFree: true as const }
    const { leg } = createRoads({ islands: [tao], ferries: [], towns: [] })
    expect(leg(SAMUI, at(9.52, 100.0), CAR).mode).toBe('public')
  })

  test('are short on foot for those who walk little, and cross no river by its ferry in a wheelchair', () => {
    const [here, there] = [at(13.7515, 100.4927), at(13.7565, 100.4925)]
    expect(roads.leg(here, there, PUBLIC).mode).toBe('walk')
    expect(roads.leg(here, there, { ...PUBLIC, walking: 'little' }).mode).toBe('public')
    const [palaceSide, farSide] = [at(13.745, 100.492), at(13.7437, 100.4885)]
    expect(roads.leg(palaceSide, farSide, { ...PUBLIC, walking: 'little' }).mode).toBe('boat')
    expect(roads.leg(palaceSide, farSide, { ...PUBLIC, walking: 'wheelchair' }).mode).toBe('public')
  })

  test('cross the river in Bangkok by its ferry, not on foot', () => {
    const [watPho, watArun, palace] = [at(13.7465, 100.4927), at(13.7437, 100.4889), at(13.75, 100.4914)]
    expect(roads.leg(watPho, watArun, CAR)).toMatchObject({ mode: 'boat', fare: 5 })
    expect(roads.leg(watPho, palace, CAR).mode).toBe('walk')
  })

  test('never walk from one islet of a group to the next', () => {
    const group = { ...island('poda', at(7.96, 98.8), 3_000, { roads: false }), islets: true as const }
    const { leg } = createRoads({ islands: [group], ferries: [], towns: [] })
    expect(leg(at(7.96, 98.8), at(7.966, 98.8), CAR).mode).toBe('boat')
    expect(leg(at(7.96, 98.8), at(7.9615, 98.8), CAR).mode).toBe('walk')
  })

  test('take a longtail between islands that are near, not two ferries by way of the mainland', () => {
    const islands = [
      island('ngai', at(7.413, 99.202), 1_700, { pier: at(7.411, 99.207), roads: false }),
      island('kradan', at(7.313, 99.2535), 2_000, { pier: at(7.312, 99.258), roads: false }),
    ]
    const pier = at(7.4, 99.34)
    const ferries = islands.map(({ id, pier: toPier }) => ({ ...FERRIES[0]!, to: id, fromPier: pier, toPier }))
    const leg = createRoads({ islands, ferries, towns: [] }).leg(islands[0]!.pier, islands[1]!.pier, CAR)
    expect(leg.mode).toBe('boat')
    expect(leg.minutes).toBeLessThan(75)
  })

  test('reach a landing by its boat, although it is on the mainland', () => {
    const lake = { id: 'lake', from: 'mainland', fromPier: at(8.97, 98.8), point: at(8.92, 98.77), radiusM: 3_000 }
    const world = { islands: [], ferries: [], towns: [], landings: [{ ...lake, minutes: 40, wait: 30, fareBaht: 600 }] }
    const leg = createRoads(world).leg(CITIES.surat_thani, lake.point, CAR)
    expect(leg).toMatchObject({ mode: 'boat', fare: 600 })
    expect(leg.minutes).toBeGreaterThan(70 + 40)
    expect(createRoads(world).leg(CITIES.surat_thani, lake.fromPier, CAR).mode).toBe('drive')
  })

  test('go up a plateau without a road on foot, and are walked there too', () => {
    const plateau = {
      id: 'plateau',
      from: 'mainland',
      fromPier: at(16.87, 101.85),
      point: at(16.88, 101.78),
      radiusM: 5_000,
    }
    const world = {
      islands: [],
      ferries: [],
      towns: [],
      landings: [{ ...plateau, onFoot: true as const, minutes: 200, wait: 0, fareBaht: 0 }],
    }
    const { leg } = createRoads(world)
    expect(leg(plateau.fromPier, plateau.point, CAR)).toMatchObject({ mode: 'walk', minutes: 200 })
    const fromTown = leg(CITIES.khon_kaen, plateau.point, CAR)
    expect(fromTown.mode).toBe('drive')
    expect(fromTown.minutes).toBeGreaterThan(200 + 60)
    expect(fromTown.fare).toBeUndefined()
    expect(leg(CITIES.khon_kaen, plateau.point, { transport: 'public', flights: false }).mode).toBe('public')
    expect(leg(at(16.88, 101.75), at(16.88, 101.8), CAR)).toMatchObject({ mode: 'walk' })
  })

  test('follow the only road of an island from end to end', () => {
    const horseshoe = [at(12.0, 102.28), at(12.16, 102.28), at(12.16, 102.38), at(12.0, 102.38)]
    const chang = { ...island('chang', at(12.08, 102.33), 15_000), road: horseshoe }
    const { leg } = createRoads({ islands: [chang], ferries: [], towns: [] })
    const [from, to] = [horseshoe[0]!, horseshoe[3]!]
    expect(leg(from, to, CAR).metres).toBeGreaterThan(45_000)
    expect(leg(from, to, CAR).minutes).toBeGreaterThan(60)
    expect(leg(from, at(12.03, 102.28), CAR).metres).toBeLessThan(8_000)
  })

  test('leave the car at the hotel in the middle of Bangkok, unless it is their own', () => {
    const [siam, oldTown] = [at(13.746, 100.534), at(13.752, 100.494)]
    expect(roads.leg(siam, oldTown, { transport: 'car', flights: true }).mode).toBe('public')
    expect(roads.leg(siam, oldTown, CAR).mode).toBe('drive')
    expect(roads.leg(siam, CITIES.ayutthaya, { transport: 'car', flights: true }).mode).toBe('drive')
  })

  test('fly to a distant town when flights are allowed, in less than half the time', () => {
    const flown = roads.leg(CITIES.bangkok, CITIES.phuket, FLYING)
    expect(flown.mode).toBe('flight')
    expect(flown.minutes).toBeLessThan(roads.leg(CITIES.bangkok, CITIES.phuket, CAR).minutes / 2)
  })

  test('never fly when flights are not allowed', () => {
    expect(roads.leg(CITIES.bangkok, CITIES.chiang_mai, CAR).mode).toBe('drive')
  })

  test('change in Bangkok between two small airports', () => {
    const direct = roads.leg(CITIES.chiang_mai, CITIES.phuket, FLYING)
    const changing = roads.leg(CITIES.khon_kaen, CITIES.phuket, FLYING)
    expect(direct.mode).toBe('flight')
    expect(changing.minutes).toBeGreaterThan(direct.minutes + 60)
  })

  test('take the train where it is about as quick as the bus', () => {
    expect(roads.leg(CITIES.bangkok, at(14.36, 100.58), PUBLIC).mode).toBe('train')
    expect(roads.leg(CITIES.bangkok, CITIES.pattaya, PUBLIC).mode).toBe('public')
    // Two trains a day go to Kanchanaburi.
    expect(roads.leg(CITIES.bangkok, at(14.03, 99.53), PUBLIC).mode).toBe('public')
  })

  test('go by bus to the town next to a place without a line, and by songthaew from there', () => {
    const served = [CITIES.bangkok, CITIES.pattaya].map((point) => ({ point, radiusM: 5_000 }))
    const lines = createRoads({ islands: ISLANDS, ferries: FERRIES, towns: TOWNS, served })
    const beside = (km: number) => at(CITIES.pattaya.latitude - km / 111, CITIES.pattaya.longitude)
    const bus = lines.leg(CITIES.bangkok, CITIES.pattaya, PUBLIC)
    const further = lines.leg(CITIES.bangkok, beside(9), PUBLIC)
    expect(further.mode).toBe('public')
    expect(further.minutes).toBeGreaterThan(bus.minutes + 20)
    expect(lines.leg(CITIES.bangkok, beside(25), PUBLIC).mode).toBe('charter')
    expect(lines.leg(CITIES.pattaya, beside(9), PUBLIC).mode).toBe('charter')
  })

  test('take the same time in both directions', () => {
    const names = Object.keys(CITIES) as (keyof typeof CITIES)[]
    for (const [i, name] of names.entries()) {
      const other = CITIES[names[(i * 7 + 3) % names.length] as keyof typeof CITIES]
      const forth = roads.leg(CITIES[name], other, FLYING)
      const back = roads.leg(other, CITIES[name], FLYING)
      expect(Math.abs(forth.minutes - back.minutes)).toBeLessThanOrEqual(1)
    }
  })
})

test('a point belongs to the smallest island whose circle holds it', () => {
  const islands = [...ISLANDS, island('taen', at(9.4, 99.95), 2_000)]
  expect(findIslandId(islands, at(9.401, 99.951))).toBe('taen')
  expect(findIslandId(islands, SAMUI)).toBe('samui')
  expect(findIslandId(islands, CITIES.surat_thani)).toBeNull()
})
