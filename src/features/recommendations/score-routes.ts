import { cosine } from './kind-vector.ts'
import type { RankableRoute } from './rankable-route.ts'
import type { ReasonFact } from './reasons.ts'
import type { TasteProfile } from './taste-profile.ts'

export interface ScoredRoute {
  readonly route: RankableRoute
  readonly score: number
  readonly reason: ReasonFact
}

export interface Circumstances {
  /** 0 = January. */
  readonly month: number
  /** Views and reactions of a route, decayed; see `scorePopularRoutes`. */
  readonly popularity: (route: RankableRoute) => number
  /** Undefined without consent, and for a user of whom nothing is known. */
  readonly profile: TasteProfile | undefined
}

/** Weights of the parts of a score; each row adds up to 1. */
const PERSONAL = { interest: 0.5, near: 0.15, season: 0.2, popularity: 0.15 }
const GENERAL = { interest: 0, near: 0, season: 0.5, popularity: 0.5 }
/** How much the sources of an interest say: what users state, keep and view. */
const SIGNALS = { stated: 1, favorites: 0.7, viewed: 0.4 }
/** A favourite is known already. */
const KNOWN_FACTOR = 0.5
/** The popularity that counts half: ten views of this week. */
const HALF_POPULAR = 10

/** A part explains a route only from these values on. */
const SHOWN_FROM = { interest: 0.2, near: 0.3, season: 0.85, popularity: 0.2 }
/** A season explains a route only if the rest of the year is this much worse. */
const SEASONAL_GAIN = 0.1

/**
 * Score = Σ weight · part, each part 0 … 1, best first, ties by id:
 * - interest: the weighted mean of the cosines between the route's kinds and what the user stated, keeps and viewed
 *   (content-based filtering; Pazzani & Billsus 2007, “Content-Based Recommendation Systems”; profile after Rocchio 1971)
 * - near: exp(-km / 15) to the nearest favourite place
 * - season: how pleasant its places are in this month
 * - popularity: s / (s + 10) of the time-decayed views and reactions s, which shrinks few votes towards 0
 * Without a profile only season and popularity count. The reason is the part that contributes most among those that are
 * high enough to explain a route.
 */
export function scoreRoutes(routes: readonly RankableRoute[], circumstances: Circumstances): ScoredRoute[] {
  return routes.map((route) => scoreRoute(route, circumstances)).sort(byScore)
}

export function byScore(a: ScoredRoute, b: ScoredRoute): number {
  return b.score - a.score || (a.route.id < b.route.id ? -1 : 1)
}

function scoreRoute(route: RankableRoute, { month, popularity, profile }: Circumstances): ScoredRoute {
  const weights = profile ? PERSONAL : GENERAL
  const votes = popularity(route)
  const parts = { season: route.season[month] ?? 0, popularity: votes / (votes + HALF_POPULAR) }
  const reasons: { readonly reason: ReasonFact; readonly gain: number }[] = []
  const explain = (part: keyof typeof SHOWN_FROM, value: number, reason: ReasonFact) => {
    if (value >= SHOWN_FROM[part]) reasons.push({ reason, gain: weights[part] * value })
  }
  let score = weights.season * parts.season + weights.popularity * parts.popularity
  if (profile) {
    const { interest, source } = interestIn(route, profile)
    const nearest = profile.near.nearest(route.cells)
    score += weights.interest * interest + weights.near * (nearest?.nearness ?? 0)
    explain('interest', interest, reasonOf(source, route, profile))
    if (nearest) explain('near', nearest.nearness, { code: 'near_favorite', placeId: nearest.placeId })
    if (profile.known.has(route.id)) score *= KNOWN_FACTOR
  }
  if (parts.season - mean(route.season) >= SEASONAL_GAIN) explain('season', parts.season, { code: 'in_season', month })
  explain('popularity', parts.popularity, { code: 'popular' })
  const [best] = reasons.sort((a, b) => b.gain - a.gain)
  return { route, score, reason: best?.reason ?? { code: route.origin } }
}

type Signal = keyof typeof SIGNALS

/** The interest of a user in a route, and the source that says most. */
function interestIn(route: RankableRoute, profile: TasteProfile): { interest: number; source: Signal } {
  let [sum, weights, most] = [0, 0, 0]
  let source: Signal = 'stated'
  for (const signal of ['stated', 'favorites', 'viewed'] as const) {
    const vector = profile[signal]
    if (!vector) continue
    const gain = SIGNALS[signal] * cosine(vector, route.kinds)
    sum += gain
    weights += SIGNALS[signal]
    if (gain > most) [most, source] = [gain, signal]
  }
  return { interest: weights === 0 ? 0 : sum / weights, source }
}

const MOST_NAMED = 2

function reasonOf(source: Signal, { kinds }: RankableRoute, { stated }: TasteProfile): ReasonFact {
  if (source !== 'stated') return { code: source === 'favorites' ? 'like_favorites' : 'like_viewed' }
  const interests = [...(stated?.keys() ?? [])]
    .filter((key) => kinds.has(key))
    .sort((a, b) => (kinds.get(b) ?? 0) - (kinds.get(a) ?? 0))
  return { code: 'matches_interests', interests: interests.slice(0, MOST_NAMED) }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
