import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import type { ReaderContext, Reading } from '../../language/reader/reading.ts'
import { checkItinerary } from '../../planner/check/check.ts'
import type { Infeasible } from '../../planner/itinerary.ts'
import type { LegMatrix, TripProblem } from '../../planner/problem.ts'
import { roadsFor, solve } from '../../planner/solve.ts'
import type { Language } from '../../platform/language.ts'
import type { IsoDate } from '../../world/calendar.ts'
import type { Answers } from '../activities/public.ts'
import { type Constraints, costOfTrip, type PlannedTrip } from '../trips/public.ts'
import { atFeast } from './at-feast.ts'
import { toldNights } from './beds-out.ts'
import { namingSeason } from './closed-wishes.ts'
import { copyRoute } from './copy-route.ts'
import { onDayTour } from './day-tours.ts'
import { comingToEat } from './food-trip.ts'
import { gazetteerOf } from './gazetteer.ts'
import { infeasibleProblem } from './infeasible.ts'
import { longerReadings } from './longer-trip.ts'
import { type NamedPoint, pointsToMeasure } from './measured-legs.ts'
import { readingOf } from './model-reader.ts'
import type { ModelReading } from './model-schema.ts'
import { dayNearHome, isEmptyDay, nearerForChildren } from './near-home.ts'
import { withNightsByAirport } from './nights-by-airport.ts'
import { nightsOut } from './nights-out.ts'
import { onTours } from './on-tours.ts'
import { ownCoach } from './own-coach.ts'
import { plannedSoon } from './planned-soon.ts'
import { plannedTrip } from './planned-trip.ts'
import { openAspects, prefer } from './preferences.ts'
import { notATrip, outsideThailand } from './problems.ts'
import { pointsOfRevision, type Revised, type ReviseWish, revise } from './revision/revise.ts'
import { solveWithBreaks } from './solve-with-breaks.ts'
import { structuredReading } from './structured-reading.ts'
import { geographyOf, type PreparedTrip } from './trip-problem.ts'
import { constrain } from './understand.ts'
import { wayHomeLeft } from './way-home.ts'
import { firstPlan, waysToPlan } from './ways-to-plan.ts'
import { planWithinBudget } from './within-budget.ts'

export interface TripWish {
  /** Null: the constraints say everything. */
  readonly prompt: string | null
  readonly today: IsoDate
  readonly constraints: Constraints
  readonly language: Language
  /** The traveller's saved answers, where they may be used. They fill in what the wish leaves open. */
  readonly preferences?: Answers | undefined
  /** The places of a route to copy, by day; see `copyRoute`. */
  readonly route?: readonly (readonly string[])[]
}

/** A wish in words. */
export type PromptWish = TripWish & { readonly prompt: string }

/** What a language model understood of the prompt, or why it failed; null without a model. */
export type ModelResult = { readonly said: ModelReading } | { readonly failure: string } | null

interface WorkOnWish {
  readonly wish: TripWish
  readonly model: ModelResult
}

/** Asks which points matter for a trip, so that a road engine can measure the legs between them. */
export interface PrepareTask extends WorkOnWish {
  readonly kind: 'prepare'
}

export interface PlanTask extends WorkOnWish {
  readonly kind: 'plan'
  /** `legs` connect points of that `version` of the catalogue. */
  readonly roads: { readonly engine: 'none' | 'away' } | { readonly legs: LegMatrix; readonly version: number }
}

/** The same two tasks for a saved trip that is planned again. */
export interface PrepareRevisionTask {
  readonly kind: 'prepare-revision'
  readonly wish: ReviseWish
}

export interface ReviseTask {
  readonly kind: 'revise'
  readonly wish: ReviseWish
  readonly roads: PlanTask['roads']
}

export type TripTask = PrepareTask | PlanTask | PrepareRevisionTask | ReviseTask

export interface Prepared {
  readonly version: number
  readonly points: readonly NamedPoint[]
}
/** `outdated`: the catalogue has changed since the legs were measured. */
export type Planned = { readonly trip: PlannedTrip } | Infeasible | 'outdated'
export type AnswerTo<Task extends TripTask> = Task extends PlanTask
  ? Planned
  : Task extends ReviseTask
    ? Revised | 'outdated'
    : Prepared

/** What planning does once the prompt is read. A repeated attempt reaches a stage again. */
export type PlanStage = 'finding' | 'scheduling' | 'writing'

export interface WorkOptions {
  /** Ends a search that takes too long. */
  readonly isOver?: () => boolean
  readonly onStage?: ((stage: PlanStage) => void) | undefined
}

/** Performs tasks one at a time, each on one version of the catalogue. */
export type TripWork = <Task extends TripTask>(task: Task, options?: WorkOptions) => AnswerTo<Task>

interface ReadyTrip {
  readonly reading: Reading
  readonly by: Pick<PlannedTrip['provenance'], 'reader' | 'reader_fallback'>
  readonly ready: PreparedTrip
}

const PLANNER_VERSION = 'tiao-planner/2'
/** One seed for all callers: the same prompt gives the same trip. */
const SEED = 1

/**
 * The CPU-bound part of planning, without network: reads, prepares, solves and checks.
 * @throws Problem `outside_thailand` or `not_a_trip` when the prompt asks for something else, `invalid_request` when the
 * constraints are invalid
 */
export function createTripWork(catalogue: CatalogueView, options: { readonly effort?: number } = {}): TripWork {
  const gazetteer = gazetteerOf(catalogue)
  const roads = roadsFor(geographyOf(catalogue.world))
  const known = { catalogue, roads }

  const read = ({ wish, model }: WorkOnWish): Pick<ReadyTrip, 'reading' | 'by'> => {
    const { reading, by } = understand(wish, model, { today: wish.today, gazetteer })
    const constrained = constrain(reading, wish.constraints, catalogue, wish.prompt === null ? '' : '/constraints')
    refuseOtherWishes(constrained)
    const suited = nearerForChildren(withNightsByAirport(constrained, catalogue), catalogue)
    const dated = plannedSoon(atFeast(suited, catalogue, wish.today), catalogue, wish.today)
    const open = openAspects(wish, model && 'said' in model ? model.said : null)
    return {
      reading: ownCoach(wish.preferences ? prefer(dated, wish.preferences, { open, catalogue }) : dated),
      by,
    }
  }

  const prepare = ({ wish }: WorkOnWish, reading: Reading, { onStage }: WorkOptions) => {
    onStage?.('finding')
    const toured = comingToEat(onTours(onDayTour(reading, catalogue), catalogue))
    if (wish.route) return { prepared: copyRoute(firstPlan(toured, null, known), wish.route, catalogue) }
    const nights = nightsOut(toured, catalogue)
    const { prepared, simpler } = waysToPlan(nights?.reading ?? toured, nights, known)
    // Where nobody gets to the campsite, the trip sleeps in towns.
    const inTown = nights?.nights.length ? [() => waysToPlan(toured, null, known).prepared] : []
    return { prepared, simpler: [...simpler, ...inTown] }
  }

  const plan = (task: PlanTask, work: WorkOptions): Planned => {
    if ('version' in task.roads && task.roads.version !== catalogue.version) return 'outdated'
    const { reading, by } = read(task)
    const planned = planOrLonger(task, { reading, by }, work)
    const nearer = 'trip' in planned ? dayNearHome(planned.trip, reading, catalogue) : null
    if (!nearer) return planned
    const again = planRead(task, { reading: nearer, by }, work)
    return 'trip' in again && !isEmptyDay(again.trip) ? again : planned
  }

  const planOrLonger: typeof planRead = (task, { reading, by }, work) => {
    const planned = planRead(task, { reading, by }, work)
    if (!('infeasible' in planned)) return planned
    for (const longer of longerReadings(reading)) {
      const again = planRead(task, { reading: longer, by }, work)
      if (!('infeasible' in again)) return again
    }
    return planned
  }

  const planRead = (
    task: PlanTask,
    { reading, by }: Pick<ReadyTrip, 'reading' | 'by'>,
    work: WorkOptions,
  ): Exclude<Planned, 'outdated'> => {
    const { prepared, simpler = [] } = prepare(task, reading, work)
    work.onStage?.('scheduling')
    const planned = planReady(task, { reading, by, ready: onRoads(prepared, task.roads) }, work)
    for (const other of simpler) {
      if (!('infeasible' in planned)) break
      const again = planReady(task, { reading, by, ready: onRoads(other(), task.roads) }, work)
      if (!('infeasible' in again)) return again
    }
    return planned
  }

  const planReady = (
    { wish }: PlanTask,
    { reading, by, ready }: ReadyTrip,
    work: WorkOptions,
  ): Exclude<Planned, 'outdated'> => {
    const attempt = (wanted: TripProblem) => {
      const prepared = { ...ready, problem: wanted }
      const solved = solveWithBreaks(wanted, reading.busy ?? [], (problem) =>
        solve(problem, { seed: SEED, roads, ...options, stop: stopWhen(work) }),
      )
      if ('infeasible' in solved) return namingSeason(solved, reading, catalogue)
      const { itinerary, problem, dropped } = solved
      const violations = checkItinerary(problem, itinerary, roads)
      if (violations.length > 0) throw new Error(`the planner broke a rule: ${JSON.stringify(violations)}`)
      const provenance: PlannedTrip['provenance'] = {
        ...by,
        planner: PLANNER_VERSION,
        search: itinerary.cutShort ? 'cut_short' : 'complete',
      }
      const source = wish.route ? 'preset_popular' : wish.prompt === null ? 'preset_custom' : 'ai'
      const nights = toldNights(prepared, itinerary)
      const said = [...prepared.assumed, ...nights.assumed, ...wayHomeLeft(prepared, itinerary, reading, roads)]
      const made = {
        source,
        prompt: wish.prompt,
        reading,
        prepared: { ...prepared, assumed: said },
        itinerary,
        unmet: nights.unmet,
        dropped,
        provenance,
      } as const
      const missed = itinerary.unmet.filter(({ wish, reason }) => reason === 'over_budget' && wish !== 'budget')
      return { trip: plannedTrip(made, catalogue), totals: itinerary.totals, missed: missed.length }
    }
    const planned = planWithinBudget(ready.problem, attempt, (result) =>
      'infeasible' in result
        ? null
        : {
            cost: costOfTrip(result.trip, catalogue),
            spent: result.totals.costBaht - result.totals.otherCostBaht,
            missed: result.missed,
          },
    )
    return 'infeasible' in planned ? planned : { trip: planned.trip }
  }

  const points = (task: PrepareTask, work: WorkOptions): Prepared => ({
    version: catalogue.version,
    points: pointsToMeasure(prepare(task, read(task).reading, work).prepared.problem),
  })

  const revisionContext = (work: WorkOptions) => ({
    catalogue,
    gazetteer,
    roads,
    planner: PLANNER_VERSION,
    solving: { seed: SEED, ...options, stop: stopWhen(work) },
  })
  const reviseTrip = ({ wish, roads: road }: ReviseTask, work: WorkOptions): Revised | 'outdated' => {
    if ('version' in road && road.version !== catalogue.version) return 'outdated'
    const revised = revise(wish, revisionContext(work), 'legs' in road ? road.legs : null)
    if ('infeasible' in revised) throw infeasibleProblem(revised, wish.language, catalogue)
    return revised
  }
  const revisionPoints = ({ wish }: PrepareRevisionTask): Prepared => ({
    version: catalogue.version,
    points: pointsOfRevision(wish, revisionContext({})),
  })

  const perform = (task: TripTask, work: WorkOptions = {}) => {
    switch (task.kind) {
      case 'plan':
        return plan(task, work)
      case 'prepare':
        return points(task, work)
      case 'revise':
        return reviseTrip(task, work)
      case 'prepare-revision':
        return revisionPoints(task)
    }
  }
  return perform as TripWork
}

const stopWhen =
  ({ isOver }: WorkOptions) =>
  (iterations: number, planned: number) =>
    isOver?.() ? 1 : iterations / planned

/** Prefers the language model's reading. Falls back to the built-in reader, and the provenance says why. */
function understand(
  { prompt, language }: TripWish,
  model: ModelResult,
  context: ReaderContext,
): { reading: Reading; by: Pick<PlannedTrip['provenance'], 'reader' | 'reader_fallback'> } {
  if (prompt === null) return { reading: structuredReading(language), by: { reader: 'structured' } }
  if (model && 'said' in model) return { reading: readingOf(model.said, prompt, context), by: { reader: 'model' } }
  return {
    reading: readPrompt(prompt, context),
    by: { reader: 'built_in', ...(model && { reader_fallback: model.failure }) },
  }
}

function refuseOtherWishes({ scope }: Reading): void {
  if (scope === 'outside_thailand') throw outsideThailand()
  if (scope === 'not_a_trip') throw notATrip()
}

function onRoads(prepared: PreparedTrip, roads: PlanTask['roads']): PreparedTrip {
  if ('engine' in roads) return { ...prepared, roadEngine: roads.engine }
  return { ...prepared, problem: { ...prepared.problem, legs: roads.legs }, roadEngine: 'measured' }
}
