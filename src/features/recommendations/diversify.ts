import { cosine } from './kind-vector.ts'
import type { RankableRoute } from './rankable-route.ts'
import type { ScoredRoute } from './score-routes.ts'

/** Weight of the score against variety. */
const LAMBDA = 0.75
/** People rarely read on; the rest keeps the order of its scores. */
const DIVERSIFIED = 100

/**
 * Reorders the best routes so that neighbours differ: next comes the route with the highest
 * λ · score - (1 - λ) · (similarity to the most similar one before it).
 * Source: maximal marginal relevance (Carbonell & Goldstein 1998, doi:10.1145/290941.291025).
 */
export function diversify(scored: readonly ScoredRoute[]): ScoredRoute[] {
  const left = scored.slice(0, DIVERSIFIED).map((item) => ({ item, nearest: 0 }))
  const chosen: ScoredRoute[] = []
  while (left.length > 0) {
    let best = 0
    for (let at = 1; at < left.length; at++) if (marginal(left[at]!) > marginal(left[best]!)) best = at
    const [next] = left.splice(best, 1)
    chosen.push(next!.item)
    for (const other of left) other.nearest = Math.max(other.nearest, similarity(other.item.route, next!.item.route))
  }
  return [...chosen, ...scored.slice(DIVERSIFIED)]
}

function marginal({ item, nearest }: { readonly item: ScoredRoute; readonly nearest: number }): number {
  return LAMBDA * item.score - (1 - LAMBDA) * nearest
}

/** Half by what there is to see, half by where it is. */
function similarity(a: RankableRoute, b: RankableRoute): number {
  return (cosine(a.kinds, b.kinds) + jaccard(a.provinceCodes, b.provinceCodes)) / 2
}

/** Common items as a share of all; both lists without duplicates. */
export function jaccard(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((item) => b.includes(item)).length
  const all = a.length + b.length - common
  return all === 0 ? 0 : common / all
}
