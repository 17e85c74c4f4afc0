import type { ModelClient } from '../../platform/ai/model-client.ts'
import type { Language } from '../../platform/language.ts'
import type { Log } from '../../platform/log.ts'
import type { PlannedTrip } from '../trips/public.ts'
import { measureLegs } from './measured-legs.ts'
import { askModel } from './model-reader.ts'
import { writeTexts } from './model-writer.ts'
import type { Seat } from './planner-pool.ts'
import type { AiTripServices } from './services.ts'
import type { ModelResult, PlanTask, TripWish } from './trip-work.ts'

export type PlanningServices = Pick<AiTripServices, 'catalogue' | 'planner' | 'model' | 'roads'> & {
  readonly log: Log
}

/** Each time the catalogue has changed while roads were measured. */
const MOST_MEASUREMENTS = 2

/**
 * From a sentence to a whole trip. What takes a processor is done by the planner's threads, what takes the network here,
 * between their tasks. Throws `infeasible_trip` when nothing fits and `overloaded` when it would take too long.
 */
export async function planTrip(parts: PlanningServices, wish: TripWish, seat: Seat): Promise<PlannedTrip> {
  const { model: client, roads, planner } = parts
  if (client || roads) planner.refuseIfFull(seat.caller)
  const model = client && (await ask(parts, client, wish, seat.signal))
  const trip = await planOnRoads(parts, { wish, model }, seat)
  return client ? withModelTexts(client, trip, wish.language, parts.log, seat.signal) : trip
}

/** The built-in reader reads whenever the language model fails. */
async function ask(
  { catalogue, log }: PlanningServices,
  model: ModelClient,
  { prompt, today }: TripWish,
  signal: AbortSignal,
): Promise<ModelResult> {
  try {
    return { said: await askModel(model, prompt, { vocabulary: catalogue.world.vocabulary, today, signal }) }
  } catch (error) {
    if (signal.aborted) throw error
    const failure = (error as { kind?: string }).kind ?? 'invalid'
    log.warn({ kind: failure }, 'the language model did not read the prompt; the built-in reader does')
    return { failure }
  }
}

/** Where the road engine is away or knows nothing, the trip is planned on estimated roads, and each leg says so. */
async function planOnRoads(
  { planner, roads: engine }: PlanningServices,
  task: Pick<PlanTask, 'wish' | 'model'>,
  seat: Seat,
): Promise<PlannedTrip> {
  for (let times = 0; engine && times < MOST_MEASUREMENTS; times++) {
    const { points, version } = await planner.run({ kind: 'prepare', ...task }, seat)
    const legs = await measureLegs(engine, points, seat.signal)
    if (!legs) break
    const planned = await planner.run({ kind: 'plan', ...task, roads: { legs, version } }, seat)
    if (planned !== 'outdated') return planned.trip
  }
  const planned = await planner.run({ kind: 'plan', ...task, roads: { engine: engine ? 'away' : 'none' } }, seat)
  if (planned === 'outdated') throw new Error('a trip on estimated roads cannot be outdated')
  return planned.trip
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
