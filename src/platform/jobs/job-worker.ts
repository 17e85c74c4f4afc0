import type PgBoss from 'pg-boss'
import type { Log } from '../log.ts'
import type { Shape } from '../shape.ts'

/** JSON-serialisable data. */
export type JobData = { readonly [key: string]: unknown }

/** The signal aborts when the job times out or the service stops; the job has then failed. */
export type JobHandler<Data> = (data: Data, signal: AbortSignal) => Promise<void>

export interface QueueOptions {
  /** Timeout of a run, after which it has failed; also applies to runs of killed workers. */
  readonly expireMs: number
  /** Number of retries of a failed job, 0 to 20. */
  readonly retryLimit: number
  /** Delay before the first retry; doubles each time, with jitter. Whole seconds, at least one. */
  readonly retryDelayMs: number
  /** Concurrent jobs of this queue in this process; defaults to 1. */
  readonly concurrency?: number
}

const POLL_MS = 2000
const STOP_MARGIN_MS = 2000

export interface JobWorkerOptions<Data> {
  readonly boss: PgBoss
  readonly log: Log
  readonly name: string
  readonly limits: QueueOptions
  /** Rejects data of another shape, written by another release or by hand. */
  readonly fits: Shape<Data>
  readonly handler: JobHandler<Data>
}

/**
 * Fetches and runs the jobs of one queue. It replaces the loop of pg-boss, which does not await the completion of a job (so
 * an unreachable database ends the process) and does not isolate the jobs of a batch.
 */
export class JobWorker<Data> {
  readonly #options: JobWorkerOptions<Data>
  readonly #loops: Promise<void>[]
  readonly #pauses = new Set<() => void>()
  readonly #running = new Set<AbortController>()
  #isStopping = false
  #wakeUps = 0

  constructor(options: JobWorkerOptions<Data>) {
    this.#options = options
    this.#loops = Array.from({ length: options.limits.concurrency ?? 1 }, () => this.#loop())
  }

  /** Fetches jobs now. */
  wake(): void {
    this.#wakeUps += 1
    for (const end of this.#pauses) end()
  }

  /** Aborts jobs that still run after the grace period; they have failed. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true
    this.wake()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((done) => {
      timer = setTimeout(() => {
        for (const running of this.#running) running.abort(new Error('The service is stopping'))
        timer = setTimeout(done, STOP_MARGIN_MS)
      }, graceMs)
    })
    await Promise.race([Promise.all(this.#loops), late])
    clearTimeout(timer)
  }

  async #loop(): Promise<void> {
    const { boss, name } = this.#options
    while (!this.#isStopping) {
      const before = this.#wakeUps
      const jobs = await boss.fetch<unknown>(name, { batchSize: 1, includeMetadata: true })
      for (const job of jobs) await this.#run(job)
      // A job may have arrived during the fetch and woken this worker: fetch again at once.
      if (jobs.length === 0 && before === this.#wakeUps) await this.#pause()
    }
  }

  async #pause(): Promise<void> {
    await new Promise<void>((done) => {
      const end = () => {
        clearTimeout(timer)
        this.#pauses.delete(end)
        done()
      }
      const timer = setTimeout(end, POLL_MS)
      this.#pauses.add(end)
    })
  }

  async #run(job: PgBoss.JobWithMetadata<unknown>): Promise<void> {
    const { boss, log, name, fits } = this.#options
    const { id, data, retryCount, retryLimit } = job
    const facts = { queue: name, job: id, attempt: retryCount + 1 }
    try {
      if (!fits(data)) {
        log.error(facts, 'cancelled a job with data of another shape')
        await boss.cancel(name, id)
        return
      }
      await this.#runInTime(data)
      await boss.complete(name, id)
      log.debug(facts, 'a job has completed')
    } catch (error) {
      if (retryCount < retryLimit) log.warn({ ...facts, err: error }, 'a job failed and will be retried')
      else log.error({ ...facts, err: error }, 'a job failed for good')
      await this.#fail(id, error)
    }
  }

  async #runInTime(data: Data): Promise<void> {
    const running = new AbortController()
    const { limits, handler } = this.#options
    const { expireMs } = limits
    const timer = setTimeout(() => running.abort(new Error(`It took longer than ${expireMs} ms`)), expireMs)
    this.#running.add(running)
    try {
      const aborted = new Promise<never>((_, fail) => {
        running.signal.addEventListener('abort', () => fail(running.signal.reason as Error), { once: true })
      })
      await Promise.race([handler(data, running.signal), aborted])
    } finally {
      clearTimeout(timer)
      this.#running.delete(running)
    }
  }

  async #fail(id: string, error: unknown): Promise<void> {
    const { boss, log, name } = this.#options
    try {
      await boss.fail(name, id, { message: error instanceof Error ? error.message : String(error) })
    } catch (cause) {
      // It expires and then fails anyway.
      log.warn({ err: cause, queue: name, job: id }, 'could not record the failure of a job')
    }
  }
}
