import type { Infeasible } from '../../planner/itinerary.ts'
import type { ModelClient } from '../../platform/ai/model-client.ts'
import type { Log } from '../../platform/log.ts'
import { type PlannedTrip, renderPreview } from '../trips/public.ts'
import { infeasibleProblem } from './infeasible.ts'
import { measureLegs } from './measured-legs.ts'
import { askModelForEdit, type ModelEdit } from './model-edit-reader.ts'
import { askModel } from './model-reader.ts'
import { writeTexts } from './model-writer.ts'
import type { Seat } from './planner-pool.ts'
import { type Revised, type ReviseWish, stopsOf } from './revision/revise.ts'
import type { AiTripServices } from './services.ts'
import type { ModelResult, PlanTask, Prepared, TripWish } from './trip-work.ts'

export type PlanningServices = Pick<AiTripServices, 'catalogue' | 'planner' | 'model' | 'roads'> & {
  readonly log: Log
}

/** Legs are measured again when the catalogue has changed meanwhile. */
const MOST_MEASUREMENTS = 2

/**
 * Plans a trip from a prompt. Planner threads do the CPU-bound work; network calls happen here, between their tasks.
 * @throws Problem `infeasible_trip` when nothing fits, `overloaded` when planning would take too long
 */
export async function planTrip(services: PlanningServices, wish: TripWish, seat: Seat): Promise<PlannedTrip> {
  const result = await planOrExplain(services, wish, seat)
  if ('infeasible' in result) throw infeasibleProblem(result, wish.language, services.catalogue)
  return result
}

/** As `planTrip`, but returns the facts of why nothing fits, which may be shown later and in another language. */
export async function planOrExplain(
  services: PlanningServices,
  wish: TripWish,
  seat: Seat,
): Promise<PlannedTrip | Infeasible> {
  const { model: client, roads, planner } = services
  if (client || roads) planner.refuseIfFull(seat.caller)
  const model =
    client && wish.prompt !== null ? await ask(services, client, { ...wish, prompt: wish.prompt }, seat.signal) : null
  const trip = await planOnRoads(services, { wish, model }, seat)
  if ('infeasible' in trip) return trip
  seat.onStage?.('writing')
  return client ? withModelTexts(services, client, trip, wish, seat.signal) : trip
}

/** A failure is an answer too: the built-in reader takes over. */
async function ask(
  { catalogue, log }: PlanningServices,
  model: ModelClient,
  { prompt, today }: TripWish & { readonly prompt: string },
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

async function planOnRoads(
  services: PlanningServices,
  task: Pick<PlanTask, 'wish' | 'model'>,
  seat: Seat,
): Promise<PlannedTrip | Infeasible> {
  const { planner } = services
  const planned = await onRoads(
    services,
    () => planner.run({ kind: 'prepare', ...task }, seat),
    (roads) => planner.run({ kind: 'plan', ...task, roads }, seat),
    seat.signal,
  )
  return 'trip' in planned ? planned.trip : planned
}

/**
 * Plans a saved trip again.
 * @throws Problem `infeasible_trip` when locked stops clash, `overloaded` when planning would take too long
 */
export async function reviseTrip(
  services: PlanningServices,
  asked: Omit<ReviseWish, 'said'>,
  seat: Seat,
): Promise<Revised> {
  const { planner, roads, model } = services
  if (roads || model) planner.refuseIfFull(seat.caller)
  const said = model && asked.prompt !== null ? await askForEdit(services, model, asked, seat.signal) : null
  const wish: ReviseWish = { ...asked, said }
  return onRoads(
    services,
    () => planner.run({ kind: 'prepare-revision', wish }, seat),
    (roads) => planner.run({ kind: 'revise', wish, roads }, seat),
    seat.signal,
  )
}

/** A failure leaves the prompt to the built-in reader. */
async function askForEdit(
  { catalogue, log }: PlanningServices,
  model: ModelClient,
  { prompt, trip }: Pick<ReviseWish, 'prompt' | 'trip'>,
  signal: AbortSignal,
): Promise<ModelEdit | null> {
  try {
    return await askModelForEdit(model, prompt ?? '', {
      days: trip.days.length,
      stops: stopsOf(trip, catalogue),
      signal,
    })
  } catch (error) {
    if (signal.aborted) throw error
    log.warn({ kind: (error as { kind?: string }).kind ?? 'invalid' }, 'the language model did not read the edit')
    return null
  }
}

/** Without an answer of the road engine, plans on estimated roads; each leg says so. */
async function onRoads<T>(
  { roads: engine }: Pick<PlanningServices, 'roads'>,
  prepare: () => Promise<Prepared>,
  plan: (roads: PlanTask['roads']) => Promise<T | 'outdated'>,
  signal: AbortSignal,
): Promise<T> {
  for (let times = 0; engine && times < MOST_MEASUREMENTS; times++) {
    const { points, version } = await prepare()
    const legs = await measureLegs(engine, points, signal)
    if (!legs) break
    const planned = await plan({ legs, version })
    if (planned !== 'outdated') return planned
  }
  const planned = await plan({ engine: engine ? 'away' : 'none' })
  if (planned === 'outdated') throw new Error('a trip on estimated roads cannot be outdated')
  return planned
}

async function withModelTexts(
  { catalogue, log }: PlanningServices,
  model: ModelClient,
  trip: PlannedTrip,
  { language, today }: TripWish,
  signal: AbortSignal,
): Promise<PlannedTrip> {
  if (trip.provenance.reader !== 'model') return trip // It has just failed; the texts are not worth another wait.
  const shown = renderPreview(trip, { catalogue, language, today })
  const texts = await writeTexts(model, shown, { language, signal, log })
  return texts ? { ...trip, texts: { language, ...texts } } : trip
}
