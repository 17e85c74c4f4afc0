import { distanceM, type Point } from '../world/point.ts'
import { GRAM_MASK } from './collect.ts'
import { CODE_MASK, hashText, WORD_START } from './key-code.ts'
import type { Plan } from './plan.ts'
import type { Shard } from './shard.ts'

/** The summands of a score. */
export interface Parts {
  readonly coverage: number
  readonly likeness: number
  readonly exact: number
  readonly popularity: number
  readonly nearness: number
}

export const WEIGHTS = {
  coverage: 1,
  likeness: 0.8,
  exact: 0.3,
  sameKey: 0.2,
  alias: 0.97,
  popularity: 0.15,
  nearness: 0.35,
  inside: 0.9,
}

export function firstScore(shard: Shard, doc: number, coverage: number, point: Point | undefined): number {
  return coverage + popularityPart(shard, doc) + nearnessPart(shard, doc, point)
}

export function scoreParts(
  shard: Shard,
  doc: number,
  plan: Plan,
  coverage: number,
  mask: number,
  point: Point | undefined,
): Parts & { readonly bestName: number } {
  let likeness = 0
  let exact = 0
  let bestName = shard.nameStarts[doc] ?? 0
  const hash = hashText(plan.text.whole)
  for (let name = shard.nameStarts[doc] ?? 0; name < (shard.nameStarts[doc + 1] ?? 0); name++) {
    const alias = shard.nameIsAlias[name] === 1 ? WEIGHTS.alias : 1
    const alike = compareName(shard, name, plan.key)
    const bonus = shard.nameHashes[name] === hash ? WEIGHTS.exact : alike.whole === 1 ? WEIGHTS.sameKey : 0
    const value = Math.max(alike.whole, alike.inside * WEIGHTS.inside) * alias
    if (value + bonus * alias > likeness + exact) {
      likeness = value
      exact = bonus * alias
      bestName = name
    }
  }
  const covered = mask === GRAM_MASK ? likeness * likeness : Math.max(coverage, 0)
  return {
    coverage: covered * WEIGHTS.coverage,
    likeness: likeness * WEIGHTS.likeness,
    exact,
    popularity: popularityPart(shard, doc),
    nearness: nearnessPart(shard, doc, point),
    bestName,
  }
}

/** Popularity is a rank; what people know falls off like a power law, so its tail counts by logarithm. */
function popularityPart(shard: Shard, doc: number): number {
  const rank = shard.popularity[doc] ?? 0
  return (WEIGHTS.popularity * -Math.log10(1.0001 - rank)) / 4
}

function nearnessPart(shard: Shard, doc: number, point: Point | undefined): number {
  if (!point) return 0
  const metres = distanceM(point, { latitude: shard.latitudes[doc] ?? 0, longitude: shard.longitudes[doc] ?? 0 })
  return WEIGHTS.nearness * Math.max(0, 1 - Math.log10(1 + metres / 500) / 3.5)
}

const MAX_KEY = 96
const rowA = new Uint8Array(MAX_KEY + 1)
const rowB = new Uint8Array(MAX_KEY + 1)
const rowC = new Uint8Array(MAX_KEY + 1)
const rowD = new Uint8Array(MAX_KEY + 1)

/**
 * How alike a query's key is to a name's: as a whole, and as a part of it that begins with a word; each 0 … 1.
 * Swapped neighbours are not counted as one edit here.
 */
export function compareName(shard: Shard, name: number, query: Uint8Array): { whole: number; inside: number } {
  const start = shard.keyStarts[name] ?? 0
  const length = Math.min(MAX_KEY, (shard.keyStarts[name + 1] ?? 0) - 1 - start)
  const width = Math.min(MAX_KEY, query.length)
  if (width === 0 || length <= 0) return { whole: 0, inside: 0 }
  let whole = rowA
  let wholeNext = rowB
  let part = rowC
  let partNext = rowD
  for (let j = 0; j <= width; j++) whole[j] = part[j] = j
  let least = width
  for (let i = 1; i <= length; i++) {
    const byte = shard.keys[start + i - 1] ?? 0
    const code = byte & CODE_MASK
    wholeNext[0] = i
    // A part may begin anywhere, but in the middle of a word it costs one edit.
    partNext[0] = i < length && (shard.keys[start + i] ?? 0) & WORD_START ? 0 : 1
    for (let j = 1; j <= width; j++) {
      const differs = query[j - 1] === code ? 0 : 1
      wholeNext[j] = Math.min((whole[j - 1] ?? 0) + differs, (whole[j] ?? 0) + 1, (wholeNext[j - 1] ?? 0) + 1)
      partNext[j] = Math.min((part[j - 1] ?? 0) + differs, (part[j] ?? 0) + 1, (partNext[j - 1] ?? 0) + 1)
    }
    ;[whole, wholeNext, part, partNext] = [wholeNext, whole, partNext, part]
    const end = part[width] ?? 0
    if (end < least) least = end
  }
  return {
    whole: 1 - (whole[width] ?? 0) / Math.max(width, length),
    inside: Math.max(0, 1 - least / width) * (0.75 + (0.25 * Math.min(width, length)) / Math.max(width, length)),
  }
}
