import type { Catalogue } from '../../catalogue/catalogue.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import type { Gazetteer, Reading } from '../../language/reader/reading.ts'
import { checkItinerary } from '../../planner/check.ts'
import type { ModelClient } from '../../platform/ai/model-client.ts'
import type { Language } from '../../platform/language.ts'
import type { Log } from '../../platform/log.ts'
import { problem } from '../../platform/problem.ts'
import type { RoadEngine } from '../../platform/roads/road-engine.ts'
import type { IsoDate } from '../../world/calendar.ts'
import { type Constraints, type PlannedTrip, tripNames } from '../trips/door.ts'
import { measureLegs } from './measured-legs.ts'
import { readWithModel } from './model-reader.ts'
import { writeTexts } from './model-writer.ts'
import type { Planner } from './planner-pool.ts'
import { tripDocument } from './trip-document.ts'
import { type PreparedTrip, prepareTrip } from './trip-problem.ts'
import { constrain } from './understand.ts'
import { writtenConflicts } from './unmet.ts'

export interface PlanningParts {
  readonly catalogue: Catalogue
  readonly gazetteer: Gazetteer
  readonly planner: Planner
  /** Null when no language model is configured. */
  readonly model: ModelClient | null
  /** Null when no road engine is configured: then all travel is estimated. */
  readonly roads: RoadEngine | null
  readonly log: Log
}

export interface TripWish {
  readonly prompt: string
  readonly today: IsoDate
  readonly constraints: Constraints
  readonly language: Language
}

const PLANNER_VERSION = 'tiao-planner/1'
/** One seed for all: who asks twice gets the same trip. */
const SEED = 1

/** From a sentence to a whole trip: read, prepared, solved, checked and written. Throws `infeasible_trip` when nothing fits. */
export async function planTrip(parts: PlanningParts, wish: TripWish, signal: AbortSignal): Promise<PlannedTrip> {
  const { catalogue, planner, log } = parts
  const { reading: read, provenance } = await understand(parts, wish, signal)
  const reading = constrain(read, wish.constraints, catalogue)
  const prepared = await onMeasuredRoads(parts.roads, prepareTrip(reading, catalogue), signal)
  const plan = await planner.plan(prepared.problem, SEED, signal)
  if ('infeasible' in plan) {
    const { list, ...members } = writtenConflicts(plan, wish.language, tripNames(catalogue))
    throw problem('infeasible_trip', { values: { conflicts: list }, members })
  }
  const violations = checkItinerary(prepared.problem, plan)
  if (violations.length > 0) {
    log.error({ violations }, 'the planner broke a rule')
    throw new Error('the plan does not pass the checker')
  }
  const trip = tripDocument({ reading, prepared, itinerary: plan, provenance }, catalogue, wish.language)
  return parts.model ? withModelTexts(parts.model, trip, wish.language, log, signal) : trip
}

/** Where the road engine is away or knows nothing, the trip is planned on estimated roads, and each leg says so. */
async function onMeasuredRoads(
  roads: RoadEngine | null,
  prepared: PreparedTrip,
  signal: AbortSignal,
): Promise<PreparedTrip> {
  if (!roads) return prepared
  const legs = await measureLegs(roads, prepared.problem, signal)
  return { ...prepared, problem: { ...prepared.problem, legs }, roadEngine: legs ? 'measured' : 'away' }
}

/** The language model reads when there is one; the built-in reader whenever that fails, and the trip says so. */
async function understand(
  { model, gazetteer, log }: PlanningParts,
  { prompt, today }: TripWish,
  signal: AbortSignal,
): Promise<{ reading: Reading; provenance: PlannedTrip['provenance'] }> {
  const provenance = {
    reader: 'built_in' as const,
    writer: 'built_in' as const,
    planner: PLANNER_VERSION,
    attribution: [],
  }
  if (!model) return { reading: readPrompt(prompt, { today, gazetteer }), provenance }
  try {
    return {
      reading: await readWithModel(model, prompt, { today, gazetteer, signal }),
      provenance: { ...provenance, reader: 'model' },
    }
  } catch (error) {
    if (signal.aborted) throw error
    const kind = (error as { kind?: string }).kind ?? 'invalid'
    log.warn({ kind }, 'the language model did not read the prompt; the built-in reader does')
    return { reading: readPrompt(prompt, { today, gazetteer }), provenance: { ...provenance, reader_fallback: kind } }
  }
}

async function withModelTexts(
  model: ModelClient,
  trip: PlannedTrip,
  language: Language,
  log: Log,
  signal: AbortSignal,
): Promise<PlannedTrip> {
  if (trip.provenance.reader !== 'model') return trip // It has just failed; the texts are not worth another wait.
  const texts = await writeTexts(model, trip, { language, signal, log })
  if (!texts) return trip
  return {
    ...trip,
    name: texts.name,
    introduction: texts.introduction,
    days: trip.days.map((day, index) => ({ ...day, summary: texts.days[index] ?? day.summary })),
    provenance: { ...trip.provenance, writer: 'model' },
  }
}
