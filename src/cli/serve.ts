import { type Command, Option } from 'commander'
import { type Service, startService } from '../main.ts'
import { readConfig } from '../platform/config.ts'
import type { JobRole } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/log.ts'

const TRY_PROMPT = 'เที่ยวเชียงใหม่ 3 วัน ชอบวัดกับคาเฟ่ ไม่เอาน้ำตก งบ 5000'

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('run the service')
    .addOption(new Option('--role <role>', 'what this process does').choices(['api', 'worker', 'all']).default('all'))
    .action(async ({ role }: { role: JobRole }) => {
      const config = readConfig(process.env)
      const logger = createLog(config.LOG_LEVEL)
      // A signal during the start waits until the parts can be taken down in order.
      const starting = startService({ config, logger, role })
      stopOnSignals(starting, config.SHUTDOWN_GRACE_MS)
      const service = await starting
      if (config.NODE_ENV === 'development') console.log(welcome(service))
    })
}

/** What to open and a first thing to try. */
function welcome({ url, places, outbox }: Service): string {
  return `
  เที่ยว Tiao is running: ${url}   (${places.toLocaleString('en')} places)

  Try this first:
    curl -s ${url}/trips/v1/custom-trips/ai/preview -H 'content-type: application/json' -d '{"prompt":"${TRY_PROMPT}"}'

  Reference   ${url}/docs
  Health      ${url}/trips/v1/health/status${outbox ? `\n  Mails       ${outbox}   (no SMTP_URL is set: they are not sent)` : ''}
  In the terminal: npm run tiao -- plan "3 days in Krabi with kids, beaches, easy pace"
  Ctrl+C stops it.
`
}

function stopOnSignals(starting: Promise<Service>, graceMs: number): void {
  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1) // Asked twice: do not wait.
    isStopping = true
    setTimeout(() => process.exit(1), graceMs + 5_000).unref()
    const service = await starting.catch(() => null)
    await service?.stop()
    process.exit(signal === 'SIGINT' ? 130 : 0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
