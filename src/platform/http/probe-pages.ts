import type { Metrics } from '../metrics.ts'
import type { HealthProbes } from '../probes.ts'
import { refuseOtherMethods } from './register.ts'
import type { Server } from './server.ts'

export interface ProbeParts {
  readonly probes: HealthProbes
  readonly metrics: Metrics
  isReady(): boolean
}

/** `/livez`, `/readyz` and `/metrics`, for orchestrators: outside the contract and without limits. */
export function serveProbes(app: Server, { probes, metrics, isReady }: ProbeParts): void {
  app.get('/livez', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('ok\n'),
  )
  app.get('/readyz', async (_request, reply) => {
    const health = await probes.check()
    const ready = isReady() && health.status === 'ok'
    const why = ready ? 'ok' : isReady() ? health.status : 'loading'
    return reply
      .status(ready ? 200 : 503)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`${why}\n`)
  })
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text()),
  )
  for (const url of ['/livez', '/readyz', '/metrics']) refuseOtherMethods(app, url, ['GET'])
}
