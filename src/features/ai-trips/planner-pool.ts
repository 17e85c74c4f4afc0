import { availableParallelism } from 'node:os'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { World } from '../../catalogue/world.ts'
import { overloaded, retryAfter } from '../../platform/http/problems.ts'
import type { Log } from '../../platform/log.ts'
import { PlannerClock } from './planner-clock.ts'
import { steadyNowMs } from './planner-messages.ts'
import { PlannerQueue, type Waiter } from './planner-queue.ts'
import { PlannerThread } from './planner-thread.ts'
import type { AnswerTo, PlanStage, TripTask } from './trip-work.ts'

/** Who waits for a task. */
export interface Seat {
  readonly caller: string
  /** Nobody else waits for this task: it runs when no other task does. */
  readonly isBackground?: boolean
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal
  readonly onStage?: ((stage: PlanStage) => void) | undefined
}

/** Runs planning tasks off the thread that serves requests. */
export interface Planner {
  /** @throws Problem `overloaded` as soon as the answer is known to come too late */
  run<Task extends TripTask>(task: Task, seat: Seat): Promise<AnswerTo<Task>>
  /** Throws `overloaded` if a task of this caller would now come too late. Call it before calling a vendor. */
  refuseIfFull(caller: string): void
  /** Number of tasks that wait for a thread. */
  readonly waiting: number
  /** Starts the threads, which otherwise start with the first task. */
  start(): void
  stop(): Promise<void>
}

export interface PlannerOptions {
  readonly catalogue: Catalogue
  readonly threads: number
  /** Most CPU time expected for one trip; with the deadline it decides how many may wait. */
  readonly budgetMs: number
  /** Multiplies the rounds of the search. */
  readonly effort?: number
  readonly log: Log
  /** Time from the call, or from when the first thread has loaded, to the answer. A search that would end later is cut short. */
  readonly deadlineMs?: number
  /** The clock of `steadyNowMs`. */
  readonly nowMs?: () => number
}

const DEADLINE_MS = 20_000
/** Share of the deadline kept for checking and writing a trip whose search was cut short. */
const LAST_SHARE = 0.1
/** A thread this late after the deadline is stuck. */
const STUCK_MS = 10_000
/** Interval of the checks for callers who can no longer be served. */
const LOOK_EVERY_MS = 500
const RESTART_AFTER_MS = 1_000

interface Waiting extends Waiter {
  readonly task: TripTask
  readonly onStage: Seat['onStage']
  readonly given: Int32Array
  readonly resolve: (answer: AnswerTo<TripTask>) => void
  readonly reject: (error: unknown) => void
}

export function createPlanner(options: PlannerOptions): Planner {
  return new ThreadPlanner(options)
}

class ThreadPlanner implements Planner {
  readonly #options: PlannerOptions
  readonly #deadlineMs: number
  readonly #most: number
  readonly #clock: PlannerClock
  readonly #queue: PlannerQueue<Waiting>
  readonly #threads = new Set<PlannerThread>()
  readonly #timers = new Set<NodeJS.Timeout>()
  #unfollow: (() => void) | null = null
  #isStopped = false

  constructor(options: PlannerOptions) {
    this.#options = options
    this.#deadlineMs = options.deadlineMs ?? DEADLINE_MS
    this.#most = Math.min(options.threads, Math.max(1, availableParallelism()))
    const { budgetMs } = options
    this.#clock = new PlannerClock(options.nowMs ?? steadyNowMs)
    const now = () => this.#clock.nowMs()
    this.#queue = new PlannerQueue({ threads: this.#most, budgetMs, deadlineMs: this.#deadlineMs, now })
  }

  get waiting(): number {
    return this.#queue.waiting
  }

  start(): void {
    if (this.#unfollow || this.#isStopped) return
    this.#unfollow = this.#options.catalogue.follow(async (change) => {
      await Promise.all(Array.from(this.#threads, (thread) => thread.change(change)))
    })
    this.#clock.stand()
    for (let i = 0; i < this.#most; i++) this.#startThread()
    this.#timers.add(setInterval(() => this.#dropHopeless(), LOOK_EVERY_MS).unref())
  }

  refuseIfFull(caller: string): void {
    if (!this.#queue.hasRoomFor({ caller, dueAtMs: this.#clock.nowMs() + this.#deadlineMs })) throw this.#overloaded()
  }

  async run<Task extends TripTask>(
    task: Task,
    { caller, signal, isBackground = false, onStage }: Seat,
  ): Promise<AnswerTo<Task>> {
    this.start()
    let forget = () => {}
    try {
      return await new Promise<AnswerTo<Task>>((resolve, reject) => {
        const waiting: Waiting = {
          task,
          onStage,
          caller,
          isBackground,
          dueAtMs: this.#clock.nowMs() + this.#deadlineMs,
          given: new Int32Array(new SharedArrayBuffer(4)),
          resolve: resolve as Waiting['resolve'],
          reject,
        }
        forget = this.#giveUpWhen(signal, waiting)
        if (signal.aborted || this.#isStopped) return reject(this.#overloaded())
        this.#queue.add(waiting)
        this.#dropHopeless()
        this.#dispatch()
      })
    } finally {
      forget()
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#unfollow?.()
    for (const timer of this.#timers) clearTimeout(timer)
    for (const waiting of this.#queue.clear()) waiting.reject(this.#overloaded())
    await Promise.all(Array.from(this.#threads, (thread) => thread.stop()))
  }

  /** Gives up a task when its caller disconnects or its deadline passes. */
  #giveUpWhen(signal: AbortSignal, waiting: Waiting): () => void {
    const giveUp = () => {
      Atomics.store(waiting.given, 0, 1)
      this.#queue.leave(waiting)
      waiting.reject(this.#overloaded())
    }
    // Looks again as long as the clock has stood still.
    const look = () => {
      const leftMs = waiting.dueAtMs - this.#clock.nowMs()
      if (leftMs <= 0) giveUp()
      else timer = setTimeout(look, Math.ceil(leftMs))
    }
    let timer = setTimeout(look, this.#deadlineMs)
    signal.addEventListener('abort', giveUp, { once: true })
    return () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
  }

  #dropHopeless(): void {
    if (this.#queue.waiting === 0) return
    for (const waiting of this.#queue.dropHopeless()) waiting.reject(this.#overloaded())
  }

  #dispatch(): void {
    for (const thread of this.#threads) {
      if (!thread.isFree) continue
      const next = this.#queue.next()
      if (!next) return
      void this.#work(thread, next)
    }
  }

  async #work(thread: PlannerThread, waiting: Waiting): Promise<void> {
    const stuck = setTimeout(() => this.#replace(thread), waiting.dueAtMs - this.#clock.nowMs() + STUCK_MS)
    const { task, given, onStage } = waiting
    const cutAtMs = this.#clock.steadyMs(waiting.dueAtMs - LAST_SHARE * this.#deadlineMs)
    try {
      waiting.resolve(await thread.run(task, { cutAtMs, given, onStage }))
    } catch (error) {
      waiting.reject(error)
    } finally {
      clearTimeout(stuck)
      this.#queue.finish(waiting)
    }
    this.#dropHopeless()
    this.#dispatch()
  }

  #startThread(): void {
    const { catalogue, effort = 1, log } = this.#options
    const thread = new PlannerThread(
      { world: worldOf(catalogue.world), effort },
      {
        onFree: () => {
          this.#clock.run()
          this.#dispatch()
        },
        onEnd: (error) => {
          log.error({ err: error }, 'a planner thread ended; another one replaces it')
          this.#replace(thread)
        },
      },
    )
    this.#threads.add(thread)
    // Copied now: later changes reach the thread after the copy.
    catalogue.copy().then(
      (copy) => thread.load(copy),
      (error: unknown) => log.error({ err: error }, 'no catalogue'),
    )
  }

  #replace(thread: PlannerThread): void {
    if (!this.#threads.delete(thread)) return
    void thread.stop()
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      if (!this.#isStopped) this.#startThread()
    }, RESTART_AFTER_MS)
    this.#timers.add(timer)
  }

  #overloaded() {
    return overloaded(retryAfter(this.#queue.retryAfterS))
  }
}

/** The world without what only loading the catalogue needs. */
function worldOf(world: World): World {
  const { provinces, districts, towns, islands, ferries, landings, vocabulary, destinations, journeys } = world
  return {
    provinces,
    districts,
    towns,
    islands,
    ferries,
    landings,
    vocabulary,
    destinations,
    journeys,
    shippedNames: [],
  }
}
