import { setTimeout as sleep } from 'node:timers/promises'

/** One part that health reports on. A probe throws when its part is down, and answers facts to show otherwise. */
export interface Probe {
  readonly name: string
  /** Whether the service can do nothing useful without it. */
  readonly critical: boolean
  run(): Promise<Readonly<Record<string, unknown>>>
  /** The members that the contract wants even when the part is down. */
  readonly whenDown: Readonly<Record<string, unknown>>
}

type Details = Record<string, Readonly<Record<string, unknown>>>
export interface Health {
  readonly status: 'ok' | 'error' | 'shutting_down'
  readonly info: Details
  readonly error: Details
  readonly details: Details
}

const PROBE_LIMIT_MS = 1_000
const KEPT_MS = 2_000

/** Asks all parts side by side, each for a second at most; the answer is kept two seconds, so that asking is never a load. */
export class HealthProbes {
  readonly #probes: Probe[] = []
  #kept: { readonly at: number; readonly health: Promise<Health> } | null = null
  #stopping = false

  add(probe: Probe): void {
    this.#probes.push(probe)
  }
  /** From now on the answer is `shutting_down`, so that load balancers look elsewhere. */
  stop(): void {
    this.#stopping = true
  }
  get isStopping(): boolean {
    return this.#stopping
  }
  async check(): Promise<Health> {
    const now = performance.now()
    if (!this.#kept || now - this.#kept.at > KEPT_MS) this.#kept = { at: now, health: this.#ask() }
    const health = await this.#kept.health
    return this.#stopping ? { ...health, status: 'shutting_down' } : health
  }

  async #ask(): Promise<Health> {
    const answers = await Promise.all(this.#probes.map((probe) => ask(probe)))
    const info: Details = {}
    const error: Details = {}
    const details: Details = {}
    let isDown = false
    for (const [index, { up, facts }] of answers.entries()) {
      const { name, critical } = this.#probes[index]!
      details[name] = facts
      if (up) info[name] = facts
      else error[name] = facts
      if (!up && critical) isDown = true
    }
    return { status: isDown ? 'error' : 'ok', info, error, details }
  }
}

async function ask(probe: Probe): Promise<{ up: boolean; facts: Readonly<Record<string, unknown>> }> {
  const limit = new AbortController()
  try {
    const facts = await Promise.race([
      probe.run(),
      sleep(PROBE_LIMIT_MS, undefined, { signal: limit.signal, ref: false }).then(() => {
        throw new Error('no answer within a second')
      }),
    ])
    return { up: true, facts: { status: 'up', ...facts } }
  } catch {
    // Why it is down is in the part's own log lines; the caller learns only that it is.
    return { up: false, facts: { ...probe.whenDown, status: 'down' } }
  } finally {
    limit.abort()
  }
}
