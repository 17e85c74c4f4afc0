import { distanceM, type Point } from './point.ts'
import type { Town } from './region.ts'

/** Around a town or a stop of a line out of it, people get about by songthaew, bus, tuk-tuk or taxi. */
export interface ServedArea {
  readonly point: Point
  readonly radiusM: number
}

/** How far the songthaews and taxis of a town go for a usual fare, by its rank. */
const TOWN_REACH_M: Readonly<Record<number, number>> = { 1: 5_000, 2: 5_000, 3: 6_000, 4: 8_000, 5: 10_000 }
const BANGKOK_REACH_M = 25_000
const BANGKOK = '10'

/** Sights beyond, at which a bus, train or songthaew of a line stops. */
const LINE_STOPS: readonly (readonly [latitude: number, longitude: number, radiusM: number])[] = [
  // Doi Suthep, Bo Sang, San Kamphaeng: songthaews from Chiang Mai.
  [18.8048, 98.9217, 1_500],
  [18.7645, 99.0795, 1_500],
  // White Temple and Black House: buses from Chiang Rai.
  [19.8242, 99.7632, 1_000],
  [19.9917, 99.8604, 1_000],
  // Golden Triangle: songthaews from Chiang Saen.
  [20.353, 100.0826, 1_500],
  // Wat Phra That Cho Hae: songthaews from Phrae.
  [18.0866, 100.2051, 1_000],
  // Si Satchanalai: buses from Sukhothai.
  [17.4306, 99.7861, 2_500],
  // Death Railway: Tham Krasae and Sai Yok Noi by train, Hellfire Pass by the bus from Kanchanaburi.
  [14.1044, 99.1674, 1_000],
  [14.2385, 99.058, 2_000],
  [14.3567, 98.9536, 1_000],
  // Erawan Waterfall: bus 8170 from Kanchanaburi, back until four.
  [14.3686, 99.1439, 1_500],
  // Three Pagodas Pass: songthaews from Sangkhla Buri.
  [15.3016, 98.4018, 1_000],
  // Rim Moei: songthaews from Mae Sot.
  [16.6873, 98.5172, 1_500],
  // Bang Pa-In: trains from Bangkok and Ayutthaya.
  [14.2325, 100.578, 2_000],
  // Ancient City, Dream World, Rai Khing, Don Wai: buses and vans from Bangkok.
  [13.5396, 100.6229, 2_000],
  [13.987, 100.675, 1_500],
  [13.7425, 100.2586, 1_500],
  [13.771, 100.2845, 1_500],
  // Sam Chuk and Phra Phutthabat: district towns on the bus from Suphan Buri and from Lopburi.
  [14.7565, 100.0955, 1_500],
  [14.7205, 100.7905, 2_000],
]

/**
 * Villages where people sleep and to which no line goes: songthaews up Doi Inthanon are hired in Chom Thong, the car to Sam Roi
 * Yot in Pran Buri or Hua Hin.
 */
const WITHOUT_LINE = new Set(['khun-klang', 'sam-roi-yot'])

/** Where a journey by public transport may begin and end. */
export function servedAreas(towns: readonly Pick<Town, 'id' | 'point' | 'rank' | 'provinceCode'>[]): ServedArea[] {
  return [
    ...towns
      .filter(({ id }) => !WITHOUT_LINE.has(id))
      .map(({ point, rank, provinceCode }) => ({
        point,
        radiusM: provinceCode === BANGKOK ? BANGKOK_REACH_M : (TOWN_REACH_M[rank] ?? TOWN_REACH_M[1]!),
      })),
    ...LINE_STOPS.map(([latitude, longitude, radiusM]) => ({ point: { latitude, longitude }, radiusM })),
  ]
}

/** `besideM`: how far beyond a place may be. */
export function isServed(areas: readonly ServedArea[], point: Point, besideM = 0): boolean {
  return areas.some((area) => distanceM(area.point, point) <= area.radiusM + besideM)
}
