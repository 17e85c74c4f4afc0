import type { Logger } from 'pino'
import { createGuard } from './features/access/public.ts'
import { accountOperations } from './features/account/operations.ts'
import { serveUndoPage } from './features/account/public.ts'
import { aiTripOperations } from './features/ai-trips/operations.ts'
import { authOperations } from './features/auth/operations.ts'
import { consentOperations } from './features/consent/operations.ts'
import { fileOperations } from './features/files/operations.ts'
import { healthOperations } from './features/health/operations.ts'
import { placeOperations } from './features/places/operations.ts'
import { routeOperations } from './features/routes/operations.ts'
import { tripOperations } from './features/trips/operations.ts'
import type { Parts } from './parts.ts'
import type { Config } from './platform/config.ts'
import { serveDocs } from './platform/http/docs-pages.ts'
import { createIdempotency } from './platform/http/idempotency.ts'
import type { Limits } from './platform/http/limits.ts'
import { openApiDocument } from './platform/http/openapi.ts'
import { type ProbeParts, serveProbes } from './platform/http/probe-pages.ts'
import type { Guards } from './platform/http/register.ts'
import { registerOperations } from './platform/http/register.ts'
import { createServer, type Server } from './platform/http/server.ts'
import { serveOutbox } from './platform/mail/outbox-page.ts'
import { isMailUnderWay } from './platform/mail/outbox-store.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Operation } from './platform/operation.ts'
import { getServerSecret } from './platform/server-secret.ts'

/** Every operation of the service, feature by feature. */
export function allOperations(parts: Parts): Operation[] {
  return [
    ...placeOperations(parts),
    ...routeOperations(parts),
    ...aiTripOperations(parts),
    ...tripOperations(parts),
    ...authOperations(parts),
    ...consentOperations(parts),
    ...accountOperations(parts),
    ...fileOperations(parts),
    ...healthOperations(parts),
  ]
}

export interface AppOptions {
  readonly limits: Limits
  readonly metrics: Metrics
  readonly logger: Logger
  readonly version: string
  readonly shedLoad: boolean
  /** Mails that were written instead of sent, shown at /dev/outbox: never in production. */
  readonly outboxFolder?: string | null
  /** Operations beside those of the service: tests of the house's rules bring their own. */
  readonly extraOperations?: readonly Operation[]
}

/** The whole HTTP side: server, guards, operations, documents, probes. Nothing listens yet. */
export async function buildApp(parts: Parts, options: AppOptions): Promise<Server> {
  const { config } = parts
  const app = await createServer({
    log: options.logger,
    trustedProxies: config.TRUSTED_PROXIES,
    corsOrigins: config.CORS_ORIGINS,
    shedLoad: options.shedLoad,
  })
  options.metrics.observe(app)
  const guards: Guards = {
    limits: options.limits,
    authenticate: createGuard(parts),
    publicUrl: config.PUBLIC_URL,
    idempotency: createIdempotency(parts.db, await getServerSecret(parts.db, 'idempotency')),
  }
  const operations = allOperations(parts)
  registerOperations(app, [...operations, ...(options.extraOperations ?? [])], guards)
  serveProbes(app, {
    probes: parts.probes,
    metrics: options.metrics,
    limits: options.limits,
    metricsAccess: metricsAccess(config),
    isReady: () => parts.catalogue.isReady,
  })
  serveUndoPage(app)
  if (options.outboxFolder) serveOutbox(app, options.outboxFolder, () => isMailUnderWay(parts.db))
  serveDocs(app, openApiDocument(operations, options.version), options.limits)
  return app
}

/** The figures tell how the service is used, so in production they need a token. */
function metricsAccess({ METRICS_TOKEN, NODE_ENV }: Config): ProbeParts['metricsAccess'] {
  if (METRICS_TOKEN !== '') return { token: METRICS_TOKEN }
  return NODE_ENV === 'production' ? 'nobody' : 'anybody'
}
