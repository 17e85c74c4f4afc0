import { isOutage } from '../../platform/outage.ts'
import { type CoreServices, inBackground } from '../../platform/services.ts'
import { takeStalledJobs } from './ai-job-store.ts'
import { enqueueRun, LEASE_S } from './job-queue.ts'

type Needs = Pick<CoreServices, 'db' | 'jobs' | 'log' | 'stopping'>

const LOOK_EVERY_MS = 1_000
const MAX_AT_ONCE = 100

/** Queues jobs again whose run has not been heard of, because its node was killed, or which were put off. */
export async function resumeStalledJobs({ db, jobs }: Pick<Needs, 'db' | 'jobs'>): Promise<void> {
  for (const jobId of await takeStalledJobs(db, { dueInS: LEASE_S, limit: MAX_AT_ONCE })) await enqueueRun(jobs, jobId)
}

/** Looks every second, on every node: a schedule would look once a minute. */
export class StalledJobs {
  readonly #own: Needs
  #timer: NodeJS.Timeout | undefined
  #isLooking = false

  constructor(own: Needs) {
    this.#own = own
  }

  start(): void {
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return
    this.#isLooking = true
    await inBackground(this.#own, 'could not look for stalled AI jobs', async () => {
      try {
        await resumeStalledJobs(this.#own)
      } catch (error) {
        // The next look finds them.
        if (!isOutage(error)) throw error
      }
    })
    this.#isLooking = false
  }
}
