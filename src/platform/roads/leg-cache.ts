import { LRUCache } from 'lru-cache'
import type { Point } from '../../world/point.ts'

/** Known legs by start and then end (`keyOf`). Evicts the least recently used start first. */
export interface LegCache {
  /** The legs from a start. Legs never requested are absent; legs without a route have negative minutes. */
  row(from: string): ReadonlyMap<string, MeasuredLeg> | undefined
  keep(from: string, legs: Iterable<readonly [to: string, leg: MeasuredLeg]>): void
}

export interface MeasuredLeg {
  readonly minutes: number
  readonly metres: number
}

/** About a hundred bytes each. */
const MAX_LEGS = 250_000
const MAX_LEGS_A_ROW = 2_000
/** Engines get new maps about weekly. */
const TTL_MS = 24 * 3_600_000
/** Eleven metres. */
const DIGITS = 4

export function createLegCache(maxLegs = MAX_LEGS): LegCache {
  const rows = new LRUCache<string, Map<string, MeasuredLeg>>({
    maxSize: maxLegs,
    sizeCalculation: (row) => Math.max(1, row.size),
    ttl: TTL_MS,
  })
  return {
    row: (from) => rows.get(from),
    keep(from, legs) {
      const known = rows.get(from)
      const row = known && known.size < MAX_LEGS_A_ROW ? known : new Map<string, MeasuredLeg>()
      const ttl = row === known ? rows.getRemainingTTL(from) : TTL_MS
      for (const [to, leg] of legs) row.set(to, leg)
      // Delete first, so that a replaced entry is not counted twice.
      rows.delete(from)
      rows.set(from, row, { ttl })
    },
  }
}

export function keyOf({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(DIGITS)},${longitude.toFixed(DIGITS)}`
}
