/** Planning and loading together stay below the 60 s after which a connection without a byte is closed. */
const MOST_LOADING_MS = 30_000

/**
 * The clock by which callers wait for the planner, in ms. It stands still while the first thread loads: that takes six
 * seconds of CPU time, which is most of a deadline on a busy machine, and callers would be refused for it although the
 * planner is idle. It stands for a limited time, so every wait ends.
 */
export class PlannerClock {
  readonly #steadyMs: () => number
  #stoppedAtMs: number | null = null
  #stoodMs = 0

  constructor(steadyMs: () => number) {
    this.#steadyMs = steadyMs
  }

  nowMs(): number {
    return this.#steadyMs() - this.#standingMs()
  }

  /** The first thread begins to load. */
  stand(): void {
    this.#stoppedAtMs ??= this.#steadyMs()
  }

  /** A thread has loaded. Only the first time counts. */
  run(): void {
    this.#stoodMs = this.#standingMs()
    this.#stoppedAtMs = null
  }

  /** What the steady clock shows when this clock, which runs, shows `atMs`. */
  steadyMs(atMs: number): number {
    return atMs + this.#standingMs()
  }

  #standingMs(): number {
    if (this.#stoppedAtMs === null) return this.#stoodMs
    return Math.min(this.#steadyMs() - this.#stoppedAtMs, MOST_LOADING_MS)
  }
}
