import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Server } from './http/server.ts'

/** Prometheus metrics of this process: requests by operation and status, the runtime, and the gauges of features. */
export interface Metrics {
  readonly contentType: string
  text(): Promise<string>
  observe(app: Server): void
  /** A metric that is read when it is scraped. */
  gauge(name: string, help: string, read: () => number): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'tiao_http_request_seconds',
    help: 'Time to answer, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  let reading: Promise<string> | null = null
  return {
    contentType: registry.contentType,
    // Concurrent scrapes share one result, because collecting it is the expensive part.
    text() {
      reading ??= registry.metrics().finally(() => (reading = null))
      return reading
    },
    observe(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const { operationId } = request.routeOptions.config as { operationId?: string }
        durations.observe({ operation: operationId ?? 'other', status: reply.statusCode }, reply.elapsedTime / 1000)
        done()
      })
    },
    gauge(name, help, read) {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          collect() {
            this.set(read())
          },
        }),
      )
    },
  }
}
