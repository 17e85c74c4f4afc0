import { describe, expect, test } from 'vitest'
import { estimateDrive } from './driving.ts'
import type { Point } from './point.ts'
import type { Ferry, Island, Town } from './region.ts'
import { createRoads, findIslandId } from './roads.ts'
import { newSpot } from './travel.ts'

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })

const CITIES = {
  bangkok: at(13.756, 100.502),
  ayutthaya: at(14.353, 100.569),
  lopburi: at(14.8, 100.614),
  hua_hin: at(12.57, 99.958),
  phetchaburi: at(13.11, 99.94),
  kanchanaburi: at(14.02, 99.53),
  sangkhla: at(15.15, 98.45),
  pattaya: at(12.93, 100.89),
  rayong: at(12.68, 101.26),
  chanthaburi: at(12.61, 102.1),
  trat: at(12.24, 102.51),
  aranyaprathet: at(13.69, 102.5),
  korat: at(14.97, 102.1),
  pak_chong: at(14.71, 101.42),
  buriram: at(14.99, 103.1),
  surin: at(14.88, 103.49),
  ubon: at(15.24, 104.85),
  khon_kaen: at(16.43, 102.83),
  udon: at(17.41, 102.79),
  nong_khai: at(17.88, 102.74),
  loei: at(17.49, 101.72),
  chiang_khan: at(17.9, 101.66),
  nakhon_phanom: at(17.4, 104.78),
  mukdahan: at(16.54, 104.72),
  phitsanulok: at(16.82, 100.26),
  sukhothai: at(17.01, 99.82),
  tak: at(16.88, 99.13),
  mae_sot: at(16.71, 98.57),
  nakhon_sawan: at(15.7, 100.13),
  lampang: at(18.29, 99.49),
  chiang_mai: at(18.79, 98.99),
  chiang_rai: at(19.91, 99.83),
  pai: at(19.36, 98.44),
  mae_hong_son: at(19.3, 97.97),
  mae_sariang: at(18.16, 97.93),
  nan: at(18.78, 100.77),
  phrae: at(18.14, 100.14),
  mae_sai: at(20.43, 99.88),
  fang: at(19.92, 99.21),
  phetchabun: at(16.42, 101.16),
  prachuap: at(11.81, 99.8),
  chumphon: at(10.49, 99.18),
  ranong: at(9.96, 98.64),
  surat_thani: at(9.14, 99.33),
  nakhon_si: at(8.43, 99.96),
  phuket: at(7.88, 98.39),
  khao_lak: at(8.64, 98.25),
  krabi: at(8.06, 98.92),
  phang_nga: at(8.45, 98.53),
  trang: at(7.56, 99.61),
  hat_yai: at(7.01, 100.47),
  satun: at(6.62, 100.07),
  phatthalung: at(7.62, 100.08),
  pattani: at(6.87, 101.25),
  yala: at(6.54, 101.28),
  betong: at(5.77, 101.07),
  umphang: at(16.02, 98.86),
  don_sak: at(9.31, 99.69),
  khao_sok: at(8.91, 98.53),
  songkhla: at(7.2, 100.6),
} as const

/** Road kilometres and usual hours by car, from general knowledge, rounded as people say them. */
const PAIRS: readonly (readonly [keyof typeof CITIES, keyof typeof CITIES, km: number, hours: number])[] = [
  ['bangkok', 'ayutthaya', 80, 1.3],
  ['bangkok', 'lopburi', 150, 2.2],
  ['bangkok', 'hua_hin', 200, 2.9],
  ['bangkok', 'phetchaburi', 130, 2.1],
  ['bangkok', 'kanchanaburi', 130, 2.2],
  ['bangkok', 'pattaya', 150, 2.1],
  ['bangkok', 'rayong', 180, 2.5],
  ['bangkok', 'chanthaburi', 250, 3.5],
  ['bangkok', 'trat', 315, 4.6],
  ['bangkok', 'aranyaprathet', 250, 3.8],
  ['bangkok', 'korat', 260, 3.5],
  ['bangkok', 'pak_chong', 175, 2.5],
  ['bangkok', 'khon_kaen', 450, 6],
  ['bangkok', 'udon', 560, 7.5],
  ['bangkok', 'nong_khai', 615, 8.2],
  ['bangkok', 'ubon', 620, 8.5],
  ['bangkok', 'nakhon_sawan', 240, 3.2],
  ['bangkok', 'phitsanulok', 375, 5],
  ['bangkok', 'sukhothai', 430, 5.7],
  ['bangkok', 'chiang_mai', 690, 9],
  ['bangkok', 'chiang_rai', 785, 10.5],
  ['bangkok', 'mae_sot', 490, 6.7],
  ['bangkok', 'loei', 530, 7.5],
  ['bangkok', 'nan', 670, 9],
  ['bangkok', 'prachuap', 285, 3.9],
  ['bangkok', 'chumphon', 465, 6.2],
  ['bangkok', 'surat_thani', 640, 8.5],
  ['bangkok', 'phuket', 845, 11.5],
  ['bangkok', 'krabi', 780, 10.5],
  ['bangkok', 'hat_yai', 950, 12.5],
  ['pattaya', 'hua_hin', 330, 4.6],
  ['kanchanaburi', 'sangkhla', 220, 3.7],
  ['kanchanaburi', 'ayutthaya', 155, 2.4],
  ['korat', 'buriram', 150, 2.1],
  ['korat', 'ubon', 370, 5.2],
  ['korat', 'khon_kaen', 190, 2.5],
  ['buriram', 'surin', 50, 0.9],
  ['surin', 'ubon', 175, 2.7],
  ['khon_kaen', 'udon', 115, 1.6],
  ['udon', 'nong_khai', 55, 0.9],
  ['udon', 'loei', 145, 2.1],
  ['loei', 'chiang_khan', 50, 0.9],
  ['udon', 'nakhon_phanom', 245, 3.4],
  ['nakhon_phanom', 'mukdahan', 105, 1.5],
  ['mukdahan', 'ubon', 165, 2.3],
  ['loei', 'phitsanulok', 220, 3.6],
  ['phitsanulok', 'sukhothai', 60, 1],
  ['sukhothai', 'tak', 80, 1.1],
  ['tak', 'mae_sot', 88, 1.5],
  ['sukhothai', 'chiang_mai', 300, 4.5],
  ['tak', 'lampang', 185, 2.5],
  ['lampang', 'chiang_mai', 100, 1.5],
  ['chiang_mai', 'chiang_rai', 185, 3.2],
  ['chiang_mai', 'pai', 130, 3],
  ['pai', 'mae_hong_son', 105, 2.5],
  ['chiang_mai', 'mae_hong_son', 240, 5.5],
  ['mae_sariang', 'mae_hong_son', 165, 3.2],
  ['chiang_mai', 'mae_sariang', 190, 3.8],
  ['chiang_mai', 'fang', 155, 2.8],
  ['chiang_rai', 'mae_sai', 62, 1],
  ['chiang_mai', 'nan', 320, 5],
  ['phrae', 'nan', 120, 1.8],
  ['nan', 'loei', 370, 6],
  ['phitsanulok', 'phetchabun', 125, 2.2],
  ['chiang_rai', 'nan', 235, 4.2],
  ['mae_sot', 'umphang', 165, 3.8],
  ['chumphon', 'ranong', 120, 2],
  ['chumphon', 'surat_thani', 190, 2.6],
  ['ranong', 'phuket', 300, 4.8],
  ['surat_thani', 'nakhon_si', 140, 2],
  ['surat_thani', 'phuket', 235, 4],
  ['surat_thani', 'krabi', 160, 2.6],
  ['phuket', 'krabi', 165, 2.7],
  ['phuket', 'phang_nga', 87, 1.5],
  ['phuket', 'khao_lak', 100, 1.7],
  ['krabi', 'trang', 130, 2],
  ['trang', 'hat_yai', 150, 2.3],
  ['hat_yai', 'satun', 100, 1.6],
  ['phatthalung', 'hat_yai', 95, 1.5],
  ['hat_yai', 'pattani', 105, 1.6],
  ['pattani', 'yala', 43, 0.7],
  ['yala', 'betong', 135, 2.6],
  ['nakhon_si', 'hat_yai', 190, 3],
  ['khao_sok', 'phuket', 160, 2.7],
  ['surat_thani', 'don_sak', 65, 1.1],
  ['krabi', 'phang_nga', 85, 1.4],
  ['hat_yai', 'songkhla', 30, 0.6],
  ['trat', 'pattaya', 250, 3.7],
]

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

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

describe('driving', () => {
  const rows = PAIRS.map(([from, to, km, hours]) => {
    const drive = estimateDrive(newSpot(CITIES[from], null), newSpot(CITIES[to], null))
    return { name: `${from}–${to}`, km: drive.metres / 1000 / km - 1, time: drive.minutes / 60 / hours - 1 }
  })

  test(`over ${PAIRS.length} known pairs the mean error is under 8 % in distance and 11 % in time, without bias`, () => {
    expect(mean(rows.map((row) => Math.abs(row.km)))).toBeLessThan(0.08)
    expect(mean(rows.map((row) => Math.abs(row.time)))).toBeLessThan(0.11)
    expect(Math.abs(mean(rows.map((row) => row.km)))).toBeLessThan(0.03)
    expect(Math.abs(mean(rows.map((row) => row.time)))).toBeLessThan(0.03)
  })

  test('no known pair is off by more than two fifths', () => {
    expect(rows.filter((row) => Math.abs(row.km) > 0.4 || Math.abs(row.time) > 0.4)).toEqual([])
  })

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
    const world = { islands: [], ferries: [], towns: [], landings: [{ ...lake, minutes: 40, wait: 30 }] }
    const leg = createRoads(world).leg(CITIES.surat_thani, lake.point, CAR)
    expect(leg.mode).toBe('ferry')
    expect(leg.minutes).toBeGreaterThan(70 + 40)
    expect(createRoads(world).leg(CITIES.surat_thani, lake.fromPier, CAR).mode).toBe('drive')
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
