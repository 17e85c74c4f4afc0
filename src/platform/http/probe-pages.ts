import { timingSafeEqual } from 'node:crypto'
import type { Metrics } from '../metrics.ts'
import type { HealthProbes } from '../probes.ts'
import type { Limits } from './limits.ts'
import { unauthenticated } from './problems.ts'
import type { Server } from './server.ts'
import { countCalls } from './stored-page.ts'

export interface ProbeServices {
  readonly probes: HealthProbes
  readonly metrics: Metrics
  readonly limits: Limits
  /** Who may read `/metrics`: callers with this bearer token, anyone, or nobody (the path is then 404). */
  readonly metricsAccess: { readonly token: string } | 'anybody' | 'nobody'
  isReady(): boolean
}

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** `/livez` and `/readyz` for orchestrators, without rate limit or load shedding, and `/metrics` for Prometheus. */
export function serveProbes(app: Server, parts: ProbeServices): void {
  const { probes, isReady } = parts
  const config = { isProbe: true }
  app.get('/livez', { config }, (_request, reply) => reply.headers(TEXT).send('ok\n'))
  app.get('/readyz', { config }, async (_request, reply) => {
    const health = await probes.check()
    const ready = isReady() && health.status === 'ok'
    const why = ready ? 'ok' : isReady() ? health.status : 'loading'
    return reply
      .status(ready ? 200 : 503)
      .headers(TEXT)
      .send(`${why}\n`)
  })
  if (parts.metricsAccess !== 'nobody') serveMetrics(app, parts, parts.metricsAccess)
}

/** Counts the call before it checks the token, to stop brute force. Answers under load too. */
function serveMetrics(
  app: Server,
  { metrics, limits }: ProbeServices,
  access: { readonly token: string } | 'anybody',
): void {
  app.get('/metrics', { onRequest: countCalls(limits), config: { isProbe: true } }, async (request, reply) => {
    if (access !== 'anybody' && !isBearer(request.headers.authorization, access.token)) throw unauthenticated()
    return reply.headers({ ...TEXT, 'content-type': metrics.contentType }).send(await metrics.text())
  })
}

function isBearer(header: string | undefined, token: string): boolean {
  const sent = Buffer.from(header ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return sent.length === wanted.length && timingSafeEqual(sent, wanted)
}
