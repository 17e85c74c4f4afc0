import { LRUCache } from 'lru-cache'
import type { Point } from '../../world/point.ts'

/** Legs that the engine has told, by their start and then their end (`keyOf`). The start that is used least goes first. */
export interface LegCache {
  /** Legs that start there; those that the engine was never asked for are missing, where it knows no way minutes are negative. */
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
      // Taken out first: the size of what is set again is not counted anew.
      rows.delete(from)
      rows.set(from, row, { ttl })
    },
  }
}

export function keyOf({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(DIGITS)},${longitude.toFixed(DIGITS)}`
}
