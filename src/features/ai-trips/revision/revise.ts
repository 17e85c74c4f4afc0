import type { CatalogueView } from '../../../catalogue/catalogue-view.ts'
import type { Edit, EditContext, EditStop, SaidChange } from '../../../language/edits/edit.ts'
import { readEdit } from '../../../language/edits/read-edit.ts'
import type { Gazetteer } from '../../../language/reader/reading.ts'
import { checkItinerary } from '../../../planner/check/check.ts'
import type { Infeasible, Itinerary } from '../../../planner/itinerary.ts'
import type { LegMatrix, TripProblem } from '../../../planner/problem.ts'
import { type SolveOptions, solve } from '../../../planner/solve.ts'
import type { Language } from '../../../platform/language.ts'
import type { IsoDate } from '../../../world/calendar.ts'
import type { Roads } from '../../../world/roads.ts'
import { type TripFacts, tripPlaces } from '../../trips/public.ts'
import { type NamedPoint, pointsToMeasure } from '../measured-legs.ts'
import type { ModelEdit } from '../model-edit-reader.ts'
import { applyChange } from './apply-change.ts'
import { revisedTrip } from './revised-trip.ts'
import { type Revision, type RevisionScope, startRevision, unmet } from './revision.ts'
import { type RevisionProblem, revisionProblem } from './revision-problem.ts'

export interface ReviseWish extends RevisionScope {
  readonly trip: TripFacts
  /** Null: only a better order. */
  readonly prompt: string | null
  /** The prompt as a language model says it, if one did. */
  readonly said?: ModelEdit | null
  readonly today: IsoDate
  readonly language: Language
}

export interface Revised {
  readonly trip: TripFacts
  readonly wishes: readonly SaidChange[]
  readonly notUnderstood: readonly string[]
  readonly gain: { readonly scoreBefore: number; readonly scoreAfter: number }
}

export interface ReviseContext {
  readonly catalogue: CatalogueView
  readonly gazetteer: Gazetteer
  readonly roads: Roads
  readonly solving: Omit<SolveOptions, 'from' | 'roads'>
  readonly planner: string
}

/** Changes after which another day may suit a stop better. */
const SHUFFLING: ReadonlySet<SaidChange['kind']> = new Set(['travel', 'base', 'dates', 'days', 'transport'])

/** Less than this is no gain: a good sight is 1, a minute of travel 0.008. */
const LEAST_GAIN = 0.05

/** The edits of a wish, and the revision that they ask for. */
function readRevision(wish: ReviseWish, { catalogue, gazetteer }: Pick<ReviseContext, 'catalogue' | 'gazetteer'>) {
  const { trip, prompt, today, day } = wish
  const stops = stopsOf(trip, catalogue)
  const context = { today, gazetteer, days: trip.days.length, stops }
  const edit = prompt === null ? null : readWish(prompt, wish.said, context)
  const revision = startRevision(trip, wish)
  for (const change of edit?.changes ?? []) applyChange(revision, change, { day, catalogue })
  for (const conflict of edit?.conflicts ?? []) revision.unmet.push({ ...conflict, suggestion: null })
  openForOrder(revision, wish, edit?.changes ?? [])
  revision.isPinned = prompt !== null && !edit?.changes.some(({ kind }) => SHUFFLING.has(kind))
  return { revision, wishes: edit?.changes ?? [], notUnderstood: edit?.notUnderstood ?? [] }
}

/** The commands of the model by the same rules; the prompt itself if none of them is a change. */
function readWish(prompt: string, said: ModelEdit | null | undefined, context: EditContext): Edit {
  const own = readEdit(prompt, context)
  if (!said) return own
  const read = said.commands.map(({ said: words, command }) => ({ words, edit: readEdit(command, context) }))
  const changes = read.flatMap(({ words, edit }) =>
    edit.changes.map((change) => ({ ...change, said: prompt.includes(words) && words !== '' ? words : prompt })),
  )
  if (changes.length === 0) return own
  const lost = read.flatMap(({ words, edit }) => (edit.changes.length === 0 ? [words] : []))
  return {
    language: own.language,
    changes,
    assumed: read.flatMap(({ edit }) => edit.assumed),
    conflicts: read.flatMap(({ edit }) => edit.conflicts),
    notUnderstood: [...new Set([...said.not_understood, ...lost])].filter((words) => words.trim() !== ''),
  }
}

/** Without a wish that says what to change, the whole scope is put in a better order. */
function openForOrder(revision: Revision, { prompt, day, exclude }: ReviseWish, changes: readonly SaidChange[]): void {
  for (const { stop, day: at } of revision.trip.days.flatMap(({ stops }, day) => stops.map((stop) => ({ stop, day }))))
    if (stop.place_id !== null && exclude.includes(stop.place_id) && revision.removed.has(stop.stop_id))
      revision.days[at]!.isOpen = true
  const isOrder =
    prompt === null || (changes.length > 0 && changes.every(({ kind }) => kind === 'keep' || kind === 'keep_base'))
  if (!isOrder) return
  for (const [at, each] of revision.days.entries()) if (day === null || at === day) each.isOpen = true
}

/** The stops that have a place, as the reader of edits knows them. */
export function stopsOf(trip: TripFacts, catalogue: CatalogueView): EditStop[] {
  const find = tripPlaces(trip, catalogue)
  return trip.days.flatMap(({ stops }, day) =>
    stops.flatMap(({ place_id: id }) => {
      const place = id === null ? undefined : find(id)
      if (!place) return []
      const { nameTh, nameEn, provinceCode, category } = place
      return [{ day: day + 1, placeId: place.id, nameTh, nameEn, provinceCode, category }]
    }),
  )
}

/** The points between which legs matter. */
export function pointsOfRevision(wish: ReviseWish, context: ReviseContext): NamedPoint[] {
  const { revision } = readRevision(wish, context)
  const { catalogue, roads } = context
  return pointsToMeasure(revisionProblem(revision, catalogue, { roads, isStretched: false }).problem)
}

/** A better order may open the way to another one. */
const MOST_ROUNDS = 3

/**
 * Plans a trip again. The result is never worth less than the trip was, by the planner's own objective. Without a prompt, it is
 * planned until nothing more is gained, so that asking again changes nothing.
 */
export function revise(wish: ReviseWish, context: ReviseContext, legs: LegMatrix | null): Revised | Infeasible {
  let result = reviseOnce(wish, context, legs)
  for (let round = 2; wish.prompt === null && round <= MOST_ROUNDS && 'trip' in result; round++) {
    const next = reviseOnce({ ...wish, trip: result.trip, exclude: [] }, context, legs)
    if (!('trip' in next) || next.gain.scoreAfter - next.gain.scoreBefore < LEAST_GAIN) break
    result = { ...next, gain: { scoreBefore: result.gain.scoreBefore, scoreAfter: next.gain.scoreAfter } }
  }
  return result
}

function reviseOnce(wish: ReviseWish, context: ReviseContext, legs: LegMatrix | null): Revised | Infeasible {
  const { revision, wishes, notUnderstood } = readRevision(wish, context)
  const { catalogue } = context
  const said = { wishes, notUnderstood }
  const solved = solveRevision(revision, context, legs)
  if (solved === null) return { trip: unplanned(revision), ...said, gain: { scoreBefore: 0, scoreAfter: 0 } }
  if ('infeasible' in solved) return solved
  const { itinerary, prepared } = solved
  const { score: scoreBefore, left } = itinerary.before!
  const gain = { scoreBefore: rounded(scoreBefore), scoreAfter: rounded(itinerary.score) }
  const isWish = wishes.length > 0 || wish.exclude.length > 0
  if (!isWish && left === 0 && itinerary.score - scoreBefore < LEAST_GAIN)
    return { trip: wish.trip, ...said, gain: { scoreBefore: gain.scoreBefore, scoreAfter: gain.scoreBefore } }
  if (revision.isCheaper && !hasFees(prepared.problem))
    revision.unmet.push(unmet(wishes.find(({ kind }) => kind === 'spending')!.said, 'no_fees'))
  const trip = revisedTrip(revision, prepared, itinerary, catalogue)
  const provenance = {
    ...trip.provenance,
    planner: context.planner,
    search: itinerary.cutShort ? ('cut_short' as const) : ('complete' as const),
  }
  return { trip: { ...trip, provenance }, ...said, gain }
}

/** The days have nothing to plan, and nothing was found to add. */
function unplanned({ frame, trip, unmet, additions }: Revision): TripFacts {
  const missing = additions.flatMap(({ target }) =>
    target.kind === 'concept'
      ? [
          {
            about: 'interests' as const,
            code: 'not_enough_places' as const,
            values: { interest: target.key },
            suggestion: null,
          },
        ]
      : [],
  )
  return { ...frame, unmet: [...trip.unmet, ...unmet, ...missing] }
}

function rounded(score: number): number {
  return Math.round(score * 100) / 100
}

function hasFees({ candidates, mustVisit }: TripProblem): boolean {
  return candidates.some(({ id, costBaht }) => costBaht > 0 && mustVisit.includes(id))
}

interface Solved {
  readonly itinerary: Itinerary
  readonly prepared: RevisionProblem
}

/** Within the hours of the days if all stops fit, else in days as long as they are now if more fit then. */
function solveRevision(revision: Revision, context: ReviseContext, legs: LegMatrix | null): Solved | Infeasible | null {
  const attempt = (isStretched: boolean) => {
    const prepared = withLegs(revisionProblem(revision, context.catalogue, { roads: context.roads, isStretched }), legs)
    return prepared.problem.candidates.length === 0 ? null : { prepared, ...attemptOf(prepared, context) }
  }
  const strict = attempt(false)
  if (strict === null) return null
  const isComplete = 'itinerary' in strict && strict.itinerary.unscheduled.length === 0
  const stretched = isComplete ? null : attempt(true)
  const best =
    stretched && 'itinerary' in stretched && !('itinerary' in strict && left(strict) <= left(stretched))
      ? stretched
      : strict
  if (!('itinerary' in best)) return { infeasible: best.infeasible }
  return { itinerary: best.itinerary, prepared: best.prepared }
}

const left = ({ itinerary }: { readonly itinerary: Itinerary }) => itinerary.unscheduled.length

function withLegs(prepared: RevisionProblem, legs: LegMatrix | null): RevisionProblem {
  return legs ? { ...prepared, problem: { ...prepared.problem, legs } } : prepared
}

/** @throws Error if the checker finds a broken rule */
function attemptOf(
  { problem, from }: RevisionProblem,
  { roads, solving }: ReviseContext,
): { itinerary: Itinerary } | Infeasible {
  const itinerary = solve(problem, { ...solving, roads, from })
  if ('infeasible' in itinerary) return itinerary
  const missing = itinerary.unmet.find(({ wish }) => wish === 'locked')
  if (missing) return clash(missing.subject)
  const isPaused = problem.days.every(({ pauses = [] }, day) =>
    pauses.every(({ arrive }) => itinerary.days[day]!.stops.some((stop) => stop.locked && stop.arrive === arrive)),
  )
  if (!isPaused)
    return {
      infeasible: {
        conflicts: [{ wish: 'daily_window', subject: '' }],
        suggestions: [{ change: 'longer_days', minutes: 60 }],
      },
    }
  const violations = checkItinerary(problem, itinerary, roads)
  if (violations.length > 0) throw new Error(`the planner broke a rule: ${JSON.stringify(violations)}`)
  return { itinerary }
}

function clash(candidateId: string): Infeasible {
  // A place that the trip visits twice has a number after its id.
  const subject = candidateId.split('#')[0]!
  return {
    infeasible: {
      conflicts: [{ wish: 'locked', subject }],
      suggestions: [{ change: 'drop', wish: 'locked', subject }],
    },
  }
}
