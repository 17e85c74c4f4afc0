import type PgBoss from 'pg-boss'
import type { Log } from '../log.ts'
import type { JsonValue } from '../redis/bus.ts'

export type JobData = { readonly [key: string]: JsonValue }

/** The signal comes when the job has taken too long or the service stops; the job counts as failed then. */
export type JobHandler<Data extends JobData> = (data: Data, signal: AbortSignal) => Promise<void>

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

/**
 * Fetches and runs the jobs of one queue. pg-boss has a loop of its own, which neither awaits the note that a job is
 * done (a database that is away then ends the process) nor runs jobs of a batch apart from each other.
 */
export class JobWorker {
  readonly #boss: PgBoss
  readonly #log: Log
  readonly #name: string
  readonly #options: QueueOptions
  readonly #handler: JobHandler<JobData>
  readonly #loops: Promise<void>[]
  readonly #pauses = new Set<() => void>()
  readonly #running = new Set<AbortController>()
  #isStopping = false
  #wakeUps = 0

  constructor(boss: PgBoss, log: Log, name: string, options: QueueOptions, handler: JobHandler<JobData>) {
    this.#boss = boss
    this.#log = log
    this.#name = name
    this.#options = options
    this.#handler = handler
    this.#loops = Array.from({ length: options.concurrency ?? 1 }, () => this.#loop())
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
    while (!this.#isStopping) {
      const before = this.#wakeUps
      const jobs = await this.#boss.fetch<JobData>(this.#name, { batchSize: 1, includeMetadata: true })
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

  async #run(job: PgBoss.JobWithMetadata<JobData>): Promise<void> {
    const { id, retryCount, retryLimit } = job
    const facts = { queue: this.#name, job: id, attempt: retryCount + 1 }
    try {
      await this.#runInTime(job.data)
      await this.#boss.complete(this.#name, id)
      this.#log.debug(facts, 'a job is done')
    } catch (error) {
      if (retryCount < retryLimit) this.#log.warn({ ...facts, err: error }, 'a job failed and is tried again')
      else this.#log.error({ ...facts, err: error }, 'a job failed for good')
      await this.#fail(id, error)
    }
  }

  async #runInTime(data: JobData): Promise<void> {
    const running = new AbortController()
    const { expireMs } = this.#options
    const timer = setTimeout(() => running.abort(new Error(`It took longer than ${expireMs} ms`)), expireMs)
    this.#running.add(running)
    try {
      const aborted = new Promise<never>((_, fail) => {
        running.signal.addEventListener('abort', () => fail(running.signal.reason as Error), { once: true })
      })
      await Promise.race([this.#handler(data, running.signal), aborted])
    } finally {
      clearTimeout(timer)
      this.#running.delete(running)
    }
  }

  async #fail(id: string, error: unknown): Promise<void> {
    try {
      await this.#boss.fail(this.#name, id, { message: error instanceof Error ? error.message : String(error) })
    } catch (cause) {
      // It counts as failed anyway once its time is over.
      this.#log.warn({ err: cause, queue: this.#name, job: id }, 'could not note that a job failed')
    }
  }
}
