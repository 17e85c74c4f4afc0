import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import type { ReaderContext, Reading } from '../../language/reader/reading.ts'
import { checkItinerary } from '../../planner/check/check.ts'
import type { Infeasible } from '../../planner/itinerary.ts'
import type { LegMatrix } from '../../planner/problem.ts'
import { roadsFor, solve } from '../../planner/solve.ts'
import type { Language } from '../../platform/language.ts'
import type { IsoDate } from '../../world/calendar.ts'
import type { Constraints, PlannedTrip } from '../trips/public.ts'
import { createGazetteer } from './gazetteer.ts'
import { type NamedPoint, pointsToMeasure } from './measured-legs.ts'
import { readingOf } from './model-reader.ts'
import type { ModelReading } from './model-schema.ts'
import { plannedTrip } from './planned-trip.ts'
import { geographyOf, type PreparedTrip, prepareTrip } from './trip-problem.ts'
import { constrain } from './understand.ts'

export interface TripWish {
  readonly prompt: string
  readonly today: IsoDate
  readonly constraints: Constraints
  readonly language: Language
}

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

export type TripTask = PrepareTask | PlanTask

export interface Prepared {
  readonly version: number
  readonly points: readonly NamedPoint[]
}
/** `outdated`: the catalogue has changed since the legs were measured. */
export type Planned = { readonly trip: PlannedTrip } | Infeasible | 'outdated'
export type AnswerTo<Task extends TripTask> = Task extends PlanTask ? Planned : Prepared

/** What planning does once the prompt is read. A repeated attempt reaches a stage again. */
export type PlanStage = 'finding' | 'scheduling' | 'writing'

export interface WorkOptions {
  /** Ends a search that takes too long. */
  readonly isOver?: () => boolean
  readonly onStage?: ((stage: PlanStage) => void) | undefined
}

/** Performs tasks one at a time, each on one version of the catalogue. */
export type TripWork = <Task extends TripTask>(task: Task, options?: WorkOptions) => AnswerTo<Task>

const PLANNER_VERSION = 'tiao-planner/2'
/** One seed for all callers: the same prompt gives the same trip. */
const SEED = 1

/**
 * The CPU-bound part of planning, without network: reads, prepares, solves and checks.
 * @throws Problem `invalid_request` when the constraints are invalid
 */
export function createTripWork(catalogue: CatalogueView, options: { readonly effort?: number } = {}): TripWork {
  const gazetteer = createGazetteer(catalogue)
  const roads = roadsFor(geographyOf(catalogue.world))

  const prepare = ({ wish, model }: WorkOnWish, { onStage }: WorkOptions) => {
    const { reading, by } = understand(wish, model, { today: wish.today, gazetteer })
    const constrained = constrain(reading, wish.constraints, catalogue)
    onStage?.('finding')
    return { reading: constrained, by, prepared: prepareTrip(constrained, catalogue) }
  }

  const plan = (task: PlanTask, work: WorkOptions): Planned => {
    const { wish } = task
    if ('version' in task.roads && task.roads.version !== catalogue.version) return 'outdated'
    const { reading, by, prepared: estimated } = prepare(task, work)
    const prepared = onRoads(estimated, task.roads)
    work.onStage?.('scheduling')
    const itinerary = solve(prepared.problem, {
      seed: SEED,
      roads,
      ...options,
      stop: (iterations, planned) => (work.isOver?.() ? 1 : iterations / planned),
    })
    if ('infeasible' in itinerary) return itinerary
    const violations = checkItinerary(prepared.problem, itinerary, roads)
    if (violations.length > 0) throw new Error(`the planner broke a rule: ${JSON.stringify(violations)}`)
    const provenance: PlannedTrip['provenance'] = {
      ...by,
      planner: PLANNER_VERSION,
      search: itinerary.cutShort ? 'cut_short' : 'complete',
    }
    return { trip: plannedTrip({ prompt: wish.prompt, reading, prepared, itinerary, provenance }, catalogue) }
  }

  const points = (task: PrepareTask, work: WorkOptions): Prepared => ({
    version: catalogue.version,
    points: pointsToMeasure(prepare(task, work).prepared.problem),
  })

  return ((task: TripTask, work: WorkOptions = {}) =>
    task.kind === 'plan' ? plan(task, work) : points(task, work)) as TripWork
}

/** Prefers the language model's reading. Falls back to the built-in reader, and the provenance says why. */
function understand(
  { prompt }: TripWish,
  model: ModelResult,
  context: ReaderContext,
): { reading: Reading; by: Pick<PlannedTrip['provenance'], 'reader' | 'reader_fallback'> } {
  if (model && 'said' in model) return { reading: readingOf(model.said, prompt, context), by: { reader: 'model' } }
  return {
    reading: readPrompt(prompt, context),
    by: { reader: 'built_in', ...(model && { reader_fallback: model.failure }) },
  }
}

function onRoads(prepared: PreparedTrip, roads: PlanTask['roads']): PreparedTrip {
  if ('engine' in roads) return { ...prepared, roadEngine: roads.engine }
  return { ...prepared, problem: { ...prepared.problem, legs: roads.legs }, roadEngine: 'measured' }
}
