import type { CatalogueView } from '../../../catalogue/catalogue-view.ts'
import type { Reading } from '../../../language/reader/reading.ts'
import { type Candidate, isOfKind, type KindLimit, type WantedKind } from '../../../planner/problem.ts'
import { toCandidate } from '../candidate.ts'
import { selectCandidates } from '../candidates.ts'
import { kindsOf, scoreOf } from '../interest.ts'
import { whenOpen } from '../when-open.ts'
import type { Addition, Revision } from './revision.ts'

/** A place that is asked for by name comes before what the trip has. */
const NAMED_SCORE = 60
/** What waits on the list of unscheduled places was asked for once. */
const WAITING_SCORE = 3

/** Sights that the trip may take in, and how many of them it should. */
export interface NewSights {
  readonly candidates: readonly Candidate[]
  readonly mustVisit: readonly string[]
  readonly wanted: readonly WantedKind[]
  readonly limits: readonly KindLimit[]
}

/** The tag of what an addition may add. Each addition counts on its own, so that each day gets its own café. */
export function additionKey(index: number): string {
  return `addition:${index}`
}

/** `days`: the open days of the trip, from 0. */
export function newSights(
  revision: Revision,
  days: readonly number[],
  reading: Reading,
  catalogue: CatalogueView,
): NewSights {
  const gaining = days.flatMap((day, at) => (revision.days[day]?.mayGain ? [at] : []))
  const named = namedPlaces(revision, days, reading, catalogue)
  const groups = revision.additions.flatMap((addition, index) =>
    addition.target.kind === 'place' ? [] : [{ ...addition, tag: additionKey(index), on: daysOf(addition, days) }],
  )
  if (gaining.length === 0 && groups.length === 0)
    return { candidates: named, mustVisit: named.map(({ id }) => id), wanted: [], limits: [] }
  const taken = new Set([
    ...revision.trip.days.flatMap(({ stops }) => stops.map(({ place_id: id }) => id)),
    ...named.map(({ id }) => id),
    ...revision.avoidPlaces,
  ])
  // A tour of the trip has shown what it visits.
  const covered = new Set([...taken].flatMap((id) => catalogue.findPlace(id ?? '')?.guide?.covers ?? []))
  const waiting = new Set(revision.trip.unscheduled.map(({ place_id: id }) => id))
  const area = wishedReading(revision, groups, reading, catalogue)
  const found = selectCandidates(area, new Set(area.provinces), catalogue).flatMap((candidate): Candidate[] => {
    if (taken.has(candidate.id) || covered.has(candidate.id) || candidate.apart?.some((id) => taken.has(id))) return []
    const fits = groups.filter(({ target }) => isTarget(candidate, target))
    const on = [...new Set([...(candidate.meal === 'only' ? [] : gaining), ...fits.flatMap((group) => group.on)])]
    if (on.length === 0) return []
    const score = candidate.score + (waiting.has(candidate.id) ? WAITING_SCORE : 0)
    return [{ ...candidate, score, tags: [...candidate.tags, ...fits.map(({ tag }) => tag)], days: on }]
  })
  return {
    candidates: [...named, ...found],
    mustVisit: named.map(({ id }) => id),
    wanted: groups.map(({ tag, count }) => ({ kind: tag, count, firm: true })),
    limits: groups.map(({ tag, count }) => ({ kind: tag, perDay: null, perTrip: count })),
  }
}

function daysOf({ day }: Addition, days: readonly number[]): number[] {
  return day === null ? days.map((_, at) => at) : [days.indexOf(day)]
}

function isTarget(candidate: Candidate, target: Addition['target']): boolean {
  return target.kind === 'concept'
    ? isOfKind(candidate, target.key)
    : candidate.provinceCode === (target as { code?: string }).code
}

/** The trip's wishes with what the edit adds and avoids. */
function wishedReading(
  { avoidKinds, avoidPlaces, isIndoorOnly }: Revision,
  additions: readonly Addition[],
  reading: Reading,
  catalogue: CatalogueView,
): Reading {
  const keys = additions.flatMap(({ target }) => (target.kind === 'concept' ? [target.key] : []))
  const provinces = additions.flatMap(({ target }) => (target.kind === 'province' ? [target.code] : []))
  const asked = [...new Set(keys)].map((key) => ({
    key,
    kind: catalogue.conceptsByKey.get(key)!.kind,
    weight: 1,
    minCount: null,
    exclusive: false,
    day: null,
  }))
  const kinds = [...reading.avoid.kinds, ...[...avoidKinds].map((key) => ({ key, strength: 'hard' as const }))]
  return {
    ...reading,
    provinces: [...new Set([...reading.provinces, ...provinces])],
    interests: [...reading.interests.filter(({ key }) => !keys.includes(key)), ...asked],
    avoid: {
      ...reading.avoid,
      kinds: kinds.filter(({ key }) => !keys.includes(key)),
      placeIds: [...new Set([...reading.avoid.placeIds, ...avoidPlaces])],
    },
    indoorOnly: isIndoorOnly,
  }
}

function namedPlaces(
  { additions, frame }: Revision,
  days: readonly number[],
  reading: Reading,
  catalogue: CatalogueView,
): Candidate[] {
  const when = whenOpen(reading, catalogue)
  return additions.flatMap((addition): Candidate[] => {
    const place = addition.target.kind === 'place' ? catalogue.findPlace(addition.target.placeId) : undefined
    if (!place) return []
    const kinds = kindsOf(place, catalogue.conceptsByKey)
    const score = scoreOf(place, kinds, reading, catalogue.conceptsByKey) + NAMED_SCORE
    return [
      {
        ...toCandidate({ place, kinds, score }, frame.party, catalogue, when),
        days: daysOf(addition, days),
        apart: [],
      },
    ]
  })
}
