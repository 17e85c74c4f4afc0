// Where a trip by train goes that leaves it open.
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { isNearStation } from '../../world/rail-between.ts'
import type { Island } from '../../world/region.ts'
import { tastesOf } from './stay-worth.ts'
import { islandOf } from './trip-stay.ts'

/** From the station of Phitsanulok people go on to Sukhothai. */
const WITH_A_BUS_M = 70_000
const IN_TOWN_M = 25_000
/** A region with fewer stations is no trip by train. */
const FEWEST = 3

/** Whether they leave open where trains take them: who asks for the sea goes on by boat. */
export function goesByRail(reading: Pick<Reading, 'transport' | 'interests'>): boolean {
  return reading.transport === 'train' && !tastesOf(reading).has('beach')
}

export function isServedByTrain(destination: Destination, islands: readonly Island[], reachM = WITH_A_BUS_M): boolean {
  return islandOf(destination, islands) === null && isNearStation(destination.point, reachM)
}

/** Of the destinations of a region, those with a station; all of them where these are few. */
export function withStations(pool: readonly Destination[], islands: readonly Island[]): readonly Destination[] {
  const served = pool.filter((destination) => isServedByTrain(destination, islands, IN_TOWN_M))
  return served.length >= FEWEST ? served : pool
}
