import { languageOf } from '../../language/reader/prompt-language.ts'
import type { Log } from '../../platform/log.ts'
import { Problem } from '../../platform/problem.ts'
import { planTrip } from '../ai-trips/public.ts'
import { renderPreview } from '../trips/public.ts'
import { ACCEPTANCE_TODAY, type AcceptancePrompt } from './acceptance-prompts.ts'
import { type Check, judgeWishes } from './judge-wishes.ts'
import type { AcceptanceServices } from './services.ts'

export interface Judged {
  readonly prompt: AcceptancePrompt
  readonly checks: readonly Check[]
  readonly readByModel: boolean
  readonly cutShort: boolean
}

/** No prompt starts after this, so that the answer comes within the 30 s of a request. */
const START_WITHIN_MS = 15_000
/** A prompt that is not planned by then waits for the next call. */
const ANSWER_WITHIN_MS = 26_000

/**
 * Plans and judges prompts one at a time, after everybody who waits for a trip. Stops early when the time is up or the
 * planner is full; what it has judged by then are the first prompts of the list, at least one.
 * @throws Problem overloaded if the planner has no time for the first prompt
 */
export async function runAcceptance(
  own: AcceptanceServices & { readonly log: Log },
  prompts: readonly AcceptancePrompt[],
  signal: AbortSignal,
): Promise<Judged[]> {
  const startedAt = performance.now()
  const timeIsUp = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const judged: Judged[] = []
  for (const prompt of prompts) {
    if (signal.aborted || (judged.length > 0 && performance.now() - startedAt > START_WITHIN_MS)) break
    try {
      judged.push(await judge(own, prompt, AbortSignal.any([signal, timeIsUp])))
    } catch (problem) {
      if (judged.length > 0) break
      if (!timeIsUp.aborted) throw problem
      judged.push(failed(prompt, { constraint: 'in_time', expected: `${ANSWER_WITHIN_MS} ms`, got: 'no trip' }))
      break
    }
  }
  return judged
}

/** @throws Problem overloaded */
async function judge(
  own: AcceptanceServices & { readonly log: Log },
  prompt: AcceptancePrompt,
  signal: AbortSignal,
): Promise<Judged> {
  const language = languageOf(prompt.prompt)
  const wish = { prompt: prompt.prompt, today: ACCEPTANCE_TODAY, constraints: {}, language }
  try {
    const facts = await planTrip(own, wish, { caller: 'acceptance', signal, isBackground: true })
    const trip = renderPreview(facts, { catalogue: own.catalogue, language, today: ACCEPTANCE_TODAY })
    const { reader, search } = facts.provenance
    const wanted = prompt.infeasible ? 'infeasible' : 'a trip'
    const feasible = { constraint: 'feasible' as const, passed: !prompt.infeasible, expected: wanted, got: 'a trip' }
    const checks = prompt.infeasible ? [feasible] : [feasible, ...judgeWishes(prompt, trip, own.catalogue)]
    return { prompt, checks, readByModel: reader === 'model', cutShort: search === 'cut_short' }
  } catch (error) {
    if (!(error instanceof Problem)) {
      own.log.error({ err: error, prompt: prompt.id }, 'an acceptance prompt could not be planned')
      return failed(prompt, {
        constraint: 'schedule',
        expected: 'a trip without faults',
        got: 'rejected by the checker',
      })
    }
    if (error.status === 503) throw error
    const outcome = { constraint: 'feasible' as const, got: error.code, expected: 'a trip' }
    if (prompt.infeasible !== true || error.status !== 422) return failed(prompt, outcome)
    return { ...failed(prompt, outcome), checks: [{ ...outcome, expected: 'infeasible', passed: true }] }
  }
}

function failed(prompt: AcceptancePrompt, check: Omit<Check, 'passed'>): Judged {
  return { prompt, checks: [{ ...check, passed: false }], readByModel: false, cutShort: false }
}
