// Decides whose trip is planned next and who cannot be served in time. Knows callers and times, not trips or threads.

/** A caller who waits for a trip. Times are in ms of one monotonic clock. */
export interface Waiter {
  /** Callers take turns, however many trips each asks for. */
  readonly caller: string
  /** The deadline of the answer. */
  readonly dueAtMs: number
  /** Comes after everybody else. */
  readonly isBackground?: boolean
}

export interface PlannerQueueOptions {
  readonly threads: number
  /** Expected time of a trip on its thread, until trips take longer. */
  readonly budgetMs: number
  /** Time from the call to the answer. */
  readonly deadlineMs: number
  readonly now: () => number
}

/** Weight of the newest trip in the moving average. */
const NEWEST = 0.25
/** Bounds the expected time, so that a slow machine still admits callers and notices when it is fast again. */
const MOST_OF_DEADLINE = 0.5
/** A turn after everybody's. */
const LAST = Number.MAX_SAFE_INTEGER / 2
/** Share that remains of a trip that has taken all of its expected time. */
const STILL_LEFT = 0.1

/**
 * Callers take turns. A caller who cannot be served in time is dropped at once: a newcomer, or one whom a newcomer with
 * fewer trips pushes back. This bounds the queue to threads × deadline ÷ time of a trip, and no caller can fill it.
 */
export class PlannerQueue<W extends Waiter> {
  readonly #options: PlannerQueueOptions
  readonly #running = new Map<W, number>()
  #waiting: W[] = []
  #meanMs: number

  constructor(options: PlannerQueueOptions) {
    this.#options = options
    this.#meanMs = options.budgetMs
  }

  get waiting(): number {
    return this.#waiting.length
  }

  add(waiter: W): void {
    this.#waiting.push(waiter)
  }

  leave(waiter: W): void {
    this.#waiting = this.#waiting.filter((each) => each !== waiter)
  }

  /** Empties the queue. */
  clear(): W[] {
    return this.#waiting.splice(0)
  }

  /** Removes and returns those who can no longer be served in time. */
  dropHopeless(): W[] {
    const { hopeless } = this.#forecast(this.#waiting)
    this.#waiting = this.#waiting.filter((each) => !hopeless.has(each))
    return [...hopeless]
  }

  /** Whether one more trip of a caller would be planned in time. */
  hasRoomFor(waiter: Waiter): boolean {
    return !this.#forecast<Waiter>([...this.#waiting, waiter]).hopeless.has(waiter)
  }

  /** Removes and returns the next caller, who counts as running from now on. */
  next(): W | undefined {
    const [first] = this.#inTurn(this.#waiting)
    if (first === undefined) return undefined
    this.leave(first)
    this.#running.set(first, this.#options.now())
    return first
  }

  finish(waiter: W): void {
    const startedAt = this.#running.get(waiter)
    if (startedAt === undefined) return
    this.#running.delete(waiter)
    this.#meanMs += NEWEST * (this.#options.now() - startedAt - this.#meanMs)
  }

  /** Seconds until half of the waiting work is done: then there is room for many, not for one. */
  get retryAfterS(): number {
    const { freeAtMs } = this.#forecast(this.#waiting)
    return Math.max(1, Math.ceil((Math.max(...freeAtMs) - this.#options.now()) / 2 / 1_000))
  }

  /** Assigns the waiting trips to threads, each for the expected time of a trip. */
  #forecast<Each extends Waiter>(waiting: readonly Each[]) {
    const { threads, now } = this.#options
    const at = now()
    const tripMs = this.#expectedMs()
    const freeAtMs = [...this.#running.values()].map((started) => Math.max(started + tripMs, at + STILL_LEFT * tripMs))
    while (freeAtMs.length < threads) freeAtMs.push(at)
    const hopeless = new Set<Each>()
    for (const waiter of this.#inTurn(waiting)) {
      const first = freeAtMs.indexOf(Math.min(...freeAtMs))
      const readyAtMs = freeAtMs[first]! + tripMs
      if (readyAtMs > waiter.dueAtMs) hopeless.add(waiter)
      else freeAtMs[first] = readyAtMs
    }
    return { hopeless, freeAtMs }
  }

  #expectedMs(): number {
    const { budgetMs, deadlineMs, now } = this.#options
    // A trip that runs longer than expected shows, before it ends, that trips take longer now.
    const longestMs = now() - Math.min(...this.#running.values())
    return Math.min(Math.max(budgetMs, this.#meanMs, longestMs), MOST_OF_DEADLINE * deadlineMs)
  }

  /** Each caller's first trip before any caller's second, counting running ones; first come, first served among equals. */
  #inTurn<Each extends Waiter>(waiting: readonly Each[]): Each[] {
    const turns = new Map<string, number>()
    const takeTurn = ({ caller }: Waiter) => {
      const turn = turns.get(caller) ?? 0
      turns.set(caller, turn + 1)
      return turn
    }
    for (const running of this.#running.keys()) takeTurn(running)
    return waiting
      .map((waiter) => ({ waiter, turn: takeTurn(waiter) + (waiter.isBackground ? LAST : 0) }))
      .sort((a, b) => a.turn - b.turn)
      .map(({ waiter }) => waiter)
  }
}
