import { overloaded } from '../../platform/http/problems.ts'
import { createId } from '../../platform/id.ts'
import { isOutage } from '../../platform/outage.ts'
import { Problem } from '../../platform/problem.ts'
import { bangkokDate } from '../../world/calendar.ts'
import { planOrExplain, preferencesOf } from '../ai-trips/public.ts'
import { type PlannedTrip, saveTrip, titlesOf } from '../trips/public.ts'
import { type AiJob, beginRun, type Ending, postponeNextRun } from './ai-job-store.ts'
import { finishRun, OvertakenError, reportStage } from './change-job.ts'
import { PLANNING_FAILED, storedProblem } from './job-problem.ts'
import { jobCancelled, LEASE_S } from './job-queue.ts'
import { STAGE_PERCENT, type Stage } from './job-states.ts'
import type { AiJobServices } from './services.ts'

const BEAT_MS = 1_000
/** Runs that may be killed, fail or meet a busy planner. */
const MAX_RUNS = 8

/**
 * Plans the trip of a job. The trip is saved in the transaction that finishes the job, and only the latest run of an
 * unfinished job may write, so that a run that is killed, repeated or cancelled leaves one trip or none.
 * @throws errors that may pass: another run begins when this one is not heard of any more
 */
export async function runAiJob(own: AiJobServices, jobId: string, signal: AbortSignal): Promise<void> {
  const { db, clock } = own
  const job = await beginRun(db, jobId, { now: clock(), dueInS: LEASE_S })
  if (!job) return
  const run = new Run(own, job, signal)
  try {
    const ending = job.run_number > MAX_RUNS ? failed() : await run.plan()
    await run.finish(ending)
  } catch (error) {
    await run.settle(error)
  } finally {
    run.end()
  }
}

type Outcome = Omit<Ending, 'now'> & { readonly trip?: PlannedTrip }

const failed = (): Outcome => ({ state: 'failed', problem: PLANNING_FAILED })

class Run {
  readonly #own: AiJobServices
  readonly #job: AiJob
  readonly #stop = new AbortController()
  /** Stages are reported one after another, while planning continues. */
  #reports: Promise<void> = Promise.resolve()
  readonly #beat: NodeJS.Timeout
  readonly #release: () => void

  constructor(own: AiJobServices, job: AiJob, signal: AbortSignal) {
    this.#own = own
    this.#job = job
    const onAbort = () => this.#stop.abort(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    const unsubscribe = own.commits.subscribe(jobCancelled, (jobId) => {
      if (jobId === job.job_id) this.#stop.abort(new OvertakenError())
    })
    this.#beat = setInterval(() => void this.#showLife(), BEAT_MS)
    this.#release = () => {
      signal.removeEventListener('abort', onAbort)
      unsubscribe()
    }
  }

  async plan(): Promise<Outcome> {
    const { user_id, wish } = this.#job
    this.#report('understanding')
    const preferences = await preferencesOf(this.#own.db, user_id)
    const result = await planOrExplain(
      this.#own,
      { ...wish, preferences },
      {
        caller: `user:${user_id}`,
        signal: this.#stop.signal,
        onStage: (stage) => this.#report(stage),
      },
    )
    return 'infeasible' in result ? { state: 'infeasible', problem: result } : { state: 'succeeded', trip: result }
  }

  /** @throws OvertakenError, Problem too_many_trips */
  async finish({ trip, ...ending }: Outcome): Promise<void> {
    const { db, clock } = this.#own
    await this.#reports
    this.#stop.signal.throwIfAborted()
    const now = clock()
    if (!trip) return finishRun(db, this.#own, this.#job, { ...ending, now })
    const tripId = createId('trip')
    await finishRun(
      db,
      this.#own,
      this.#job,
      { ...ending, tripId, now },
      {
        title: titlesOf(trip, this.#own.catalogue),
        // A prompt asks for a plan, not for free dates.
        save: (db) =>
          saveTrip(db, {
            tripId,
            ownerId: this.#job.user_id,
            facts: trip,
            today: bangkokDate(now),
            allowOverlap: true,
          }),
      },
    )
  }

  /** Ends or postpones the job after an error. @throws the error if another run may succeed at once */
  async settle(thrown: unknown): Promise<void> {
    // An interrupted planner says that it is overloaded; why it was interrupted counts.
    const error = this.#stop.signal.aborted ? this.#stop.signal.reason : thrown
    if (error instanceof OvertakenError) return
    if (!(error instanceof Problem)) throw error
    if (error.code === overloaded.code) return this.#waitForRoom(error)
    const state = error.status === 422 ? 'infeasible' : 'failed'
    await this.#reports
    await this.finish({ state, problem: storedProblem(error) })
  }

  end(): void {
    clearInterval(this.#beat)
    this.#release()
    this.#stop.abort()
  }

  #report(state: Stage): void {
    this.#reports = this.#reports.then(async () => {
      if (this.#stop.signal.aborted) return
      try {
        await reportStage(this.#own.db, this.#own, this.#job, { state, percent: STAGE_PERCENT[state] })
      } catch (error) {
        this.#stop.abort(error)
      }
    })
  }

  async #showLife(): Promise<void> {
    try {
      if (!(await postponeNextRun(this.#own.db, this.#job, LEASE_S))) this.#stop.abort(new OvertakenError())
    } catch (error) {
      // Without the database the lease ends by itself, and the result could not be saved.
      if (!isOutage(error)) this.#stop.abort(error)
    }
  }

  /** Each run waits twice as long as the one before, or as long as the planner asks. */
  async #waitForRoom({ content }: Problem): Promise<void> {
    const waitS = Math.max(Number(content.headers?.['retry-after'] ?? 0), 2 ** this.#job.run_number)
    await postponeNextRun(this.#own.db, this.#job, waitS)
  }
}
