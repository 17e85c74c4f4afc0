/** The service itself, whole, with its limits on (wide enough for the load) and its embedded database in `DATA_DIR`. */
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

answerParent({ port: () => Number(new URL(service.url).port), places: () => service.places }, () => service.stop())
