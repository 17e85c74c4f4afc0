import { createTripWork, type PlanTask } from '../../src/features/ai-trips/trip-work.ts'
import type { PlannedTrip } from '../../src/features/trips/public.ts'
import type { TestService } from './service.ts'

/** Plans a trip in this process, with little search. @throws if there is none */
export function planWith({ services }: TestService, prompt: string, effort = 0.05): PlannedTrip {
  const work = createTripWork(services.catalogue, { effort })
  const wish: PlanTask['wish'] = { prompt, today: '2026-11-21', constraints: {}, language: 'en' }
  const planned = work({ kind: 'plan', wish, model: null, roads: { engine: 'none' } })
  if (planned === 'outdated' || 'infeasible' in planned) throw new Error(`no trip for “${prompt}”`)
  return planned.trip
}
