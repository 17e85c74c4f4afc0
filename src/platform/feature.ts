/**
 * Everything that belongs to one feature: services, operations, jobs, personal data, gauges, probes and pages.
 * `src/features.ts` lists the features in dependency order.
 */
import type { Static, TSchema } from 'typebox'
import { Closers } from './closers.ts'
import type { Config } from './config.ts'
import type { LimitPolicies } from './http/limits.ts'
import type { Server } from './http/server.ts'
import type { QueueOptions } from './jobs/job-worker.ts'
import type { Operation } from './operation.ts'
import type { PersonalData } from './personal-data.ts'
import type { Probe } from './probes.ts'

/** `Needs`: the services that the feature is built from. `Adds`: the services that it provides, also to later features. */
export interface Feature<Needs extends object, Adds extends object> {
  readonly name: string
  readonly create?: (services: Needs) => Promise<Adds> | Adds
  readonly operations?: (own: Needs & Adds) => readonly Operation[]
  readonly jobs?: (own: Needs & Adds) => readonly ScheduledJob[]
  /** Queues for `jobs.enqueue`; every node declares them, workers run their jobs. */
  readonly queues?: (own: Needs & Adds) => readonly WorkQueue[]
  readonly gauges?: (own: Needs & Adds) => readonly Gauge[]
  /** What `getHealthStatus` and `/readyz` report. */
  readonly probes?: (own: Needs & Adds) => readonly Probe[]
  /** Mounts HTML pages, which are not operations. */
  readonly pages?: (app: Server, own: Needs & Adds) => void
  /** Rate limits by the names that its operations use. */
  readonly limits?: (config: Config) => LimitPolicies
  /** Describes the OpenAPI tags of its operations, by their names. */
  readonly tags?: Readonly<Record<string, string>>
  readonly personalData?: readonly PersonalData[]
  /** Runs half a second after the service starts to listen, for work that no request waits for. */
  readonly warmUp?: (own: Needs & Adds) => Promise<void>
  /** Releases what `create` opened, after later features have stopped. */
  readonly stop?: (own: Needs & Adds) => Promise<void> | void
}

/** Runs at each time of a cron expression in Bangkok time, on one node at a time. A run may be repeated. */
export interface ScheduledJob {
  readonly name: string
  readonly cron: string
  /** Defaults to two minutes and three retries. */
  readonly options?: QueueOptions
  run(): Promise<void>
}

/** A queue of background jobs. A job may run more than once, even on two nodes at the same time. */
export interface WorkQueue<Data extends TSchema = TSchema> {
  readonly name: string
  /** Shape of a job's data; a job of another shape is logged and cancelled. */
  readonly data: Data
  /** Defaults to two minutes and three retries. */
  readonly options?: QueueOptions
  /** The signal aborts when the job has taken too long or the service stops. */
  run(data: Static<Data>, signal: AbortSignal): Promise<void>
}

/** Types the literal: the data of `run` follows from the schema. */
export function workQueue<Data extends TSchema>(queue: WorkQueue<Data>): WorkQueue {
  return queue as unknown as WorkQueue
}

export interface Gauge {
  readonly name: string
  readonly help: string
  read(): number
}

/** A feature in a list; the list has checked that its services are available. */
export type AnyFeature = Feature<never, object>

/** Types the literal. A feature without `create` declares what it needs: `defineFeature<TripServices>({ … })`. */
export function defineFeature<Needs extends object, Adds extends object = object>(
  feature: Feature<Needs, Adds>,
): Feature<Needs, Adds> {
  return feature
}

/** A list of features that compiles only if the core and earlier features provide the services of each one. */
export class FeatureList<Core extends object, Services extends Core> {
  readonly all: readonly AnyFeature[]
  /** Both exist only for the compiler. */
  declare readonly core: Core
  declare readonly services: Services

  private constructor(all: readonly AnyFeature[]) {
    this.all = all
  }

  static of<Core extends object>(): FeatureList<Core, Core> {
    return new FeatureList([])
  }

  with<Needs extends object, Adds extends object>(
    feature: Services extends Needs ? Feature<Needs, Adds> : never,
  ): FeatureList<Core, Services & Adds> {
    return new FeatureList([...this.all, feature as unknown as AnyFeature])
  }
}

type Features<Services> = { readonly all: readonly AnyFeature[]; readonly services: Services }

/** The services of the core and of every feature in the list. */
export type ServicesOf<List> = List extends { readonly services: infer Services } ? Services : never

export interface Installed<Services> {
  readonly services: Services
  /** Stops the features in reverse order. */
  stop(): Promise<void>
}

/**
 * Creates the services of all features, in order.
 * @param replacements services that replace those of the features
 */
export async function installFeatures<Core extends object, Services extends Core>(
  { all }: FeatureList<Core, Services>,
  core: NoInfer<Core>,
  replacements: Partial<NoInfer<Services>> = {},
): Promise<Installed<Services>> {
  let services = { ...core, ...replacements } as Services
  const closers = new Closers()
  try {
    for (const feature of all) {
      services = { ...services, ...(await feature.create?.(services as never)), ...replacements }
      closers.add(() => feature.stop?.(services as never))
    }
  } catch (error) {
    await closers.close()
    throw error
  }
  return { services, stop: () => closers.close() }
}

const QUEUE: QueueOptions = { expireMs: 120_000, retryLimit: 3, retryDelayMs: 10_000 }

/** Everything that the features provide, in order. `services` is used only by the members that are called. */
export function collect<Services extends object>({ all }: Features<Services>, services: NoInfer<Services>) {
  // The type of the list guarantees that these include the services of each feature.
  const own = services as never
  return {
    operations: all.flatMap((feature) => feature.operations?.(own) ?? []),
    jobs: () => all.flatMap((feature) => (feature.jobs?.(own) ?? []).map((job) => ({ options: QUEUE, ...job }))),
    queues: () =>
      all.flatMap((feature) => (feature.queues?.(own) ?? []).map((queue) => ({ options: QUEUE, ...queue }))),
    gauges: () => all.flatMap((feature) => feature.gauges?.(own) ?? []),
    probes: () => all.flatMap((feature) => feature.probes?.(own) ?? []),
    pages(app: Server) {
      for (const feature of all) feature.pages?.(app, own)
    },
    async warmUp() {
      // Side by side: some pause between steps for many seconds, and the planner's threads must not wait for them.
      await Promise.all(all.map((feature) => feature.warmUp?.(own)))
    },
  }
}

export function personalDataOf({ all }: Features<object>): readonly PersonalData[] {
  return all.flatMap(({ personalData }) => personalData ?? [])
}

export function tagsOf({ all }: Features<object>): Readonly<Record<string, string>> {
  return Object.assign({}, ...all.map(({ tags }) => tags))
}

export function limitsOf({ all }: Features<object>, config: Config): LimitPolicies {
  return Object.assign({}, ...all.map(({ limits }) => limits?.(config)))
}
