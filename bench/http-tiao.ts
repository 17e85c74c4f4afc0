/** The complete service with its rate limits on (raised for the load) and its embedded database in `DATA_DIR`. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startService } from '../src/main.ts'
import { readConfig } from '../src/platform/config.ts'
import { createLog } from '../src/platform/log.ts'
import { answerParent } from './support/processes.ts'

const config = readConfig({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'on',
  RATE_LIMIT_PER_MINUTE: '1000000',
  PREVIEWS_PER_HOUR: '1000000',
  DATA_DIR: process.env['DATA_DIR'],
})
const service = await startService({ config, logger: createLog(config.LOG_LEVEL), role: 'all' })

/** The timer delay since the last call, in milliseconds. */
export interface LoopDelay {
  readonly p50: number
  readonly p99: number
  readonly max: number
}

const RESOLUTION_MS = 5
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
function loopDelay(): LoopDelay {
  delays.enable() // With the first question: its timer would be counted as the service's.
  const late = (ns: number) => Math.max(0, Math.round((ns / 1e6 - RESOLUTION_MS) * 10) / 10)
  const told = { p50: late(delays.percentile(50)), p99: late(delays.percentile(99)), max: late(delays.max) }
  delays.reset()
  return told
}

answerParent({ port: () => Number(new URL(service.url).port), places: () => service.places, loopDelay }, () =>
  service.stop(),
)
