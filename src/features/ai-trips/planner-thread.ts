import { join } from 'node:path'
import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { CatalogueChange, CatalogueCopy } from '../../catalogue/catalogue-replica.ts'
import { projectRoot } from '../../platform/paths.ts'
import { Problem } from '../../platform/problem.ts'
import type { FromThread, ThreadData, ToThread } from './planner-messages.ts'
import type { AnswerTo, PlanStage, TripTask } from './trip-work.ts'

/** Threads run the compiled bundle, even when tests run the service from its sources. */
const WORKER = join(projectRoot, 'dist', 'planner-worker.js')
/** Places sent at a time while requests are served: about 5 ms of work. */
const PLACES_AT_ONCE = 200

type Answer = AnswerTo<TripTask>

interface Running {
  readonly onStage: ((stage: PlanStage) => void) | undefined
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

export interface ThreadTaskOptions extends Pick<Running, 'onStage'> {
  /** When a search is cut short, by `steadyNowMs`. */
  readonly cutAtMs: number
  /** Becomes 1 when nobody waits for the answer any more. */
  readonly given: Int32Array
}

export interface PlannerThreadEvents {
  /** The thread can take a task: it has loaded the catalogue or finished its task. */
  readonly onFree: () => void
  /** The thread ended by itself; its task is rejected. */
  readonly onEnd: (error: Error) => void
}

/** Handle of one planner thread, which has its own replica of the catalogue and runs one task at a time. */
export class PlannerThread {
  readonly #worker: Worker
  readonly #events: PlannerThreadEvents
  /** Catalogue messages are sent in order, in slices. */
  #posting: Promise<void> = Promise.resolve()
  #copied: number | null = null
  #held = -1
  #awaited: { readonly version: number; readonly resolve: () => void }[] = []
  #running: Running | null = null
  #isEnded = false

  constructor(data: ThreadData, events: PlannerThreadEvents) {
    this.#events = events
    this.#worker = new Worker(WORKER, { workerData: data, name: 'planner' })
    this.#worker.on('message', (message: FromThread) => this.#receive(message))
    this.#worker.on('error', (error) => this.#end(error as Error))
    this.#worker.on('exit', (code) => this.#end(new Error(`a planner thread ended with ${code}`)))
  }

  get isFree(): boolean {
    return this.#held >= 0 && this.#running === null && !this.#isEnded
  }

  /** Sends the thread its first catalogue. */
  load({ version, places, index }: CatalogueCopy): void {
    this.#copied = version
    this.#post({ version, places, removed: [], index })
  }

  /** Resolves when the thread holds the change. A thread that is not loaded yet gets a copy that includes it. */
  async change(change: CatalogueChange): Promise<void> {
    if (this.#copied === null || change.version <= this.#copied || this.#isEnded) return
    const held = new Promise<void>((resolve) => this.#awaited.push({ version: change.version, resolve }))
    this.#post(change)
    await held
  }

  /** @throws what the task throws, or the error that ended the thread */
  run(task: TripTask, { cutAtMs, given, onStage }: ThreadTaskOptions): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#running = { resolve, reject, onStage }
      this.#send({ kind: 'task', task, cutAtMs, given })
    })
  }

  async stop(): Promise<void> {
    this.#end(new Error('the planner was stopped'), true)
    await this.#worker.terminate()
  }

  #post({ places, ...change }: CatalogueChange): void {
    this.#posting = this.#posting.then(async () => {
      for (let at = 0; at < places.length && !this.#isEnded; at += PLACES_AT_ONCE) {
        this.#send({ kind: 'places', places: places.slice(at, at + PLACES_AT_ONCE) })
        await yieldToRequests()
      }
      this.#send({ kind: 'change', change: { ...change, places: [] } })
    })
  }

  #send(message: ToThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    if (!this.#isEnded) this.#worker.postMessage(message)
  }

  #receive(message: FromThread): void {
    if (message.kind === 'reached') return this.#running?.onStage?.(message.stage)
    if (message.kind === 'held') {
      this.#held = message.version
      for (const { version, resolve } of this.#awaited) if (version <= this.#held) resolve()
      this.#awaited = this.#awaited.filter(({ version }) => version > this.#held)
    } else {
      const running = this.#running
      this.#running = null
      if (message.kind === 'answered') running?.resolve(message.answer)
      else if (message.kind === 'refused') running?.reject(new Problem(message.problem))
      else running?.reject(Object.assign(new Error(message.message), { stack: message.stack }))
    }
    this.#events.onFree()
  }

  #end(error: Error, wasAsked = false): void {
    if (this.#isEnded) return
    this.#isEnded = true
    for (const { resolve } of this.#awaited.splice(0)) resolve()
    this.#running?.reject(error)
    this.#running = null
    if (!wasAsked) this.#events.onEnd(error)
  }
}
