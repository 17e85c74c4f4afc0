import type PgBoss from 'pg-boss'
import type { Log } from '../log.ts'
import type { Shape } from '../shape.ts'

/** As JSON. */
export type JobData = { readonly [key: string]: unknown }

/** The signal comes when the job has taken too long or the service stops; the job counts as failed then. */
export type JobHandler<Data> = (data: Data, signal: AbortSignal) => Promise<void>

export interface QueueOptions {
  /** A run that takes longer is given up and counts as failed; so is one whose worker was killed. */
  readonly expireMs: number
  /** How often a failed job is tried again; 0 … 20. */
  readonly retryLimit: number
  /** Before the first retry; doubles each time, with jitter. Whole seconds, at least one. */
  readonly retryDelayMs: number
  /** Jobs of this queue that run side by side in this process; 1 when left out. */
  readonly concurrency?: number
}

const POLL_MS = 2000
const STOP_MARGIN_MS = 2000

export interface JobWorkerOptions<Data> {
  readonly boss: PgBoss
  readonly log: Log
  readonly name: string
  readonly limits: QueueOptions
  /** Whatever else is in the queue is not for the handler: written by another release, or by hand. */
  readonly fits: Shape<Data>
  readonly handler: JobHandler<Data>
}

/**
 * Fetches and runs the jobs of one queue. pg-boss has a loop of its own, which neither awaits the note that a job is
 * done (a database that is away then ends the process) nor runs jobs of a batch apart from each other.
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

  /** Looks for jobs now. */
  wake(): void {
    this.#wakeUps += 1
    for (const end of this.#pauses) end()
  }

  /** Jobs that are not done after the grace are told to end and count as failed. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true
    this.wake()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((done) => {
      timer = setTimeout(() => {
        for (const running of this.#running) running.abort(new Error('The service stops'))
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
      // A job that came while looking was announced meanwhile: look again at once.
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
        log.error(facts, 'cancelled a job whose data has another shape')
        await boss.cancel(name, id)
        return
      }
      await this.#runInTime(data)
      await boss.complete(name, id)
      log.debug(facts, 'a job is done')
    } catch (error) {
      if (retryCount < retryLimit) log.warn({ ...facts, err: error }, 'a job failed and is tried again')
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
      // It counts as failed anyway once its time is over.
      log.warn({ err: cause, queue: name, job: id }, 'could not note that a job failed')
    }
  }
}
