// Who is planned for next, and who cannot be in time: knows callers and times, nothing of trips or threads.

/** Somebody who waits for a trip. Times in ms of one steady clock. */
export interface Waiter {
  /** Takes turns with other callers, however many trips each asks for. */
  readonly caller: string
  /** Nobody waits for an answer after this. */
  readonly dueAtMs: number
}

export interface PlannerQueueOptions {
  readonly threads: number
  /** Time that one trip is expected to take on its thread, until trips take longer than that. */
  readonly budgetMs: number
  /** Time from the call to its answer. */
  readonly deadlineMs: number
  readonly now: () => number
}

/** Weight of the newest trip in the mean time of a trip. */
const NEWEST = 0.25
/** However slow the machine has become, somebody must be let in for it to be noticed when it is fast again. */
const MOST_OF_DEADLINE = 0.5
/** What is left of a trip that has taken all of its expected time. */
const STILL_LEFT = 0.1

/**
 * Callers take turns; whoever cannot be answered in time, the newcomer or one whom a newcomer with fewer trips pushes back,
 * is dropped at once. So the queue is as long as threads × deadline ÷ time of a trip, and nobody holds all of it.
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

  /** Takes everybody out. */
  clear(): W[] {
    return this.#waiting.splice(0)
  }

  /** Takes those out who cannot be answered in time any more. */
  dropHopeless(): W[] {
    const { hopeless } = this.#forecast(this.#waiting)
    this.#waiting = this.#waiting.filter((each) => !hopeless.has(each))
    return [...hopeless]
  }

  /** Whether one more trip of a caller would be planned in time. */
  hasRoomFor(waiter: Waiter): boolean {
    return !this.#forecast<Waiter>([...this.#waiting, waiter]).hopeless.has(waiter)
  }

  /** Whose turn it is; counts as running from now on. */
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

  /** Seconds until half of the work that waits now is done: then there is room for many, not for one. */
  get retryAfterS(): number {
    const { freeAtMs } = this.#forecast(this.#waiting)
    return Math.max(1, Math.ceil((Math.max(...freeAtMs) - this.#options.now()) / 2 / 1_000))
  }

  /** Lays the waiting trips out on the threads, each with the time that a trip is expected to take. */
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
    // One that runs longer than all before shows that trips take longer now, before it is done.
    const longestMs = now() - Math.min(...this.#running.values())
    return Math.min(Math.max(budgetMs, this.#meanMs, longestMs), MOST_OF_DEADLINE * deadlineMs)
  }

  /** Everybody's first trip before anybody's second, running ones counted; first come, first served among equals. */
  #inTurn<Each extends Waiter>(waiting: readonly Each[]): Each[] {
    const turns = new Map<string, number>()
    const takeTurn = ({ caller }: Waiter) => {
      const turn = turns.get(caller) ?? 0
      turns.set(caller, turn + 1)
      return turn
    }
    for (const running of this.#running.keys()) takeTurn(running)
    return waiting
      .map((waiter) => ({ waiter, turn: takeTurn(waiter) }))
      .sort((a, b) => a.turn - b.turn)
      .map(({ waiter }) => waiter)
  }
}
