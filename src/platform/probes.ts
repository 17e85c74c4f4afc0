import { setTimeout as sleep } from 'node:timers/promises'

/** One dependency in the health report. A probe throws if it is down, and otherwise returns facts to show. */
export interface Probe {
  readonly name: string
  /** Whether the service is useless without it. */
  readonly critical: boolean
  run(): Promise<Readonly<Record<string, unknown>>>
  /** Members that the contract requires even if the dependency is down. */
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

/** Runs all probes concurrently, each for at most a second, and caches the result for two seconds. */
export class HealthProbes {
  readonly #probes: Probe[] = []
  #kept: { readonly at: number; readonly health: Promise<Health> } | null = null
  #stopping = false

  add(probe: Probe): void {
    this.#probes.push(probe)
  }
  /** Reports `shutting_down` from now on, so that load balancers choose another node. */
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
    // The dependency logs the cause; callers only learn that it is down.
    return { up: false, facts: { ...probe.whenDown, status: 'down' } }
  } finally {
    limit.abort()
  }
}
