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
const SHOWN_FROM: Readonly<Record<Part, number>> = { interest: 0.2, near: 0.3, season: 0.85, popularity: 0.2 }
/** A season explains a route only if the rest of the year is this much worse. */
const SEASONAL_GAIN = 0.1

/**
 * Score = Σ weight · part, each part 0 … 1, best first, ties by id:
 * - interest: the weighted mean of the cosines between the route's kinds and what the user stated, keeps and viewed
 *   (content-based filtering; Pazzani & Billsus 2007, “Content-Based Recommendation Systems”; profile after Rocchio 1971)
 * - near: exp(-km / 15) to the nearest favourite place
 * - season: how pleasant its places are in this month
 * - popularity: s / (s + 10) of the time-decayed views and reactions s, which shrinks few votes towards 0
 * Without a profile only season and popularity count. The reason is the part that lifts the route most above the average
 * route, among those that are high enough to explain it.
 */
export function scoreRoutes(routes: readonly RankableRoute[], circumstances: Circumstances): ScoredRoute[] {
  const weights = circumstances.profile ? PERSONAL : GENERAL
  const measured = routes.map((route) => measure(route, circumstances))
  const average = (part: Part) => mean(measured.map(({ parts }) => parts[part]))
  const averages = {
    interest: average('interest'),
    near: average('near'),
    season: average('season'),
    popularity: average('popularity'),
  }
  return measured
    .map(({ route, parts, reasons }): ScoredRoute => {
      const lift = (part: Part) => weights[part] * (parts[part] - averages[part])
      const [main] = PARTS.filter((part) => reasons[part] && parts[part] >= SHOWN_FROM[part]).sort(
        (a, b) => lift(b) - lift(a),
      )
      const sum = PARTS.reduce((score, part) => score + weights[part] * parts[part], 0)
      const score = circumstances.profile?.known.has(route.id) ? sum * KNOWN_FACTOR : sum
      return { route, score, reason: (main && reasons[main]) ?? { code: route.origin } }
    })
    .sort((a, b) => b.score - a.score || (a.route.id < b.route.id ? -1 : 1))
}

const PARTS = ['interest', 'near', 'season', 'popularity'] as const
type Part = (typeof PARTS)[number]

interface Measured {
  readonly route: RankableRoute
  readonly parts: Readonly<Record<Part, number>>
  /** What each part would say, if it says anything. */
  readonly reasons: Readonly<Partial<Record<Part, ReasonFact>>>
}

function measure(route: RankableRoute, { month, popularity, profile }: Circumstances): Measured {
  const votes = popularity(route)
  const season = route.season[month] ?? 0
  const { interest, source } = profile ? interestIn(route, profile) : { interest: 0, source: 'stated' as const }
  const nearest = profile?.near.nearest(route.cells)
  return {
    route,
    parts: { interest, near: nearest?.nearness ?? 0, season, popularity: votes / (votes + HALF_POPULAR) },
    reasons: {
      ...(profile && { interest: reasonOf(source, route, profile) }),
      ...(nearest && { near: { code: 'near_favorite', placeId: nearest.placeId } }),
      ...(season - mean(route.season) >= SEASONAL_GAIN && { season: { code: 'in_season', month } }),
      popularity: { code: 'popular' },
    },
  }
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
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
