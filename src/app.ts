import { features, type Services } from './features.ts'
import type { Config } from './platform/config.ts'
import { collect, limitsOf, tagsOf } from './platform/feature.ts'
import { serveDocs } from './platform/http/docs-pages.ts'
import { createLimits, defaultLimits, type LimitPolicies, type Limits, noLimits } from './platform/http/limits.ts'
import { type Described, openApiDocument } from './platform/http/openapi.ts'
import { type ProbeServices, serveProbes } from './platform/http/probe-pages.ts'
import { registerOperations } from './platform/http/register.ts'
import { createServer, type Server } from './platform/http/server.ts'
import { createMetrics } from './platform/metrics.ts'
import type { Operation } from './platform/operation.ts'
import type { Probe } from './platform/probes.ts'
import { getVersion } from './platform/version.ts'

export interface AppOptions {
  /** Replaces the rate limits that the features define. */
  readonly limits?: Limits
  /** Replaces the probes of the features. */
  readonly probes?: readonly Probe[]
  /** Operations in addition to those of the features. */
  readonly extraOperations?: readonly Operation[]
}

/** The whole HTTP side of the installed features: server, operations, documents, probes. Nothing listens yet. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<Server> {
  const { config, log, catalogue, redis } = services
  const brought = collect(features, services)
  const app = await createServer({
    log,
    trustedProxies: config.TRUSTED_PROXIES,
    corsOrigins: config.CORS_ORIGINS,
    shedLoad: config.NODE_ENV !== 'test',
  })
  const metrics = createMetrics()
  metrics.observe(app)
  for (const { name, help, read } of brought.gauges()) metrics.gauge(name, help, read)
  for (const probe of options.probes ?? brought.probes()) services.probes.add(probe)
  const policies = limitPolicies(config)
  const limits =
    options.limits ?? (config.RATE_LIMITS === 'off' ? noLimits : createLimits(policies, redis?.client ?? null))
  registerOperations(app, [...brought.operations, ...(options.extraOperations ?? [])], {
    limits,
    authenticate: services.authenticate,
    identify: services.identify,
    onSessionsEnded: services.onSessionsEnded,
    corsOrigins: config.CORS_ORIGINS,
    publicUrl: config.PUBLIC_URL,
    idempotency: services.idempotency,
  })
  serveProbes(app, {
    probes: services.probes,
    metrics,
    limits,
    metricsAccess: metricsAccess(config),
    isReady: () => catalogue.isReady,
  })
  brought.pages(app)
  const { operations } = brought
  const describe = () => openApiDocument(describedApi(operations, config), getVersion())
  serveDocs(app, { operations, describe }, limits)
  return app
}

export function limitPolicies(config: Config): LimitPolicies {
  return { ...defaultLimits(config), ...limitsOf(features, config) }
}

/** How the OpenAPI document describes these operations of the features. */
export function describedApi(operations: readonly Operation[], config: Config): Described {
  return { operations, limits: limitPolicies(config), tags: tagsOf(features) }
}

/** Metrics show how the service is used, so production needs a token. */
function metricsAccess({ METRICS_TOKEN, NODE_ENV }: Config): ProbeServices['metricsAccess'] {
  if (METRICS_TOKEN !== '') return { token: METRICS_TOKEN }
  return NODE_ENV === 'production' ? 'nobody' : 'anybody'
}
