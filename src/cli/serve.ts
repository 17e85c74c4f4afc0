import { type Command, Option } from 'commander'
import { type Service, startService } from '../main.ts'
import { readConfig } from '../platform/config.ts'
import type { JobRole } from '../platform/jobs/jobs.ts'
import { createLog, type Log } from '../platform/log.ts'
import { explainFailure } from './failure.ts'
import { say } from './terminal.ts'

const TRY_PROMPT = 'เที่ยวเชียงใหม่ 3 วัน ชอบวัดกับคาเฟ่ ไม่เอาน้ำตก งบ 5000'

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description(say('run the service', 'เปิดบริการ'))
    .addOption(
      new Option('--role <role>', say('what this process does', 'หน้าที่ของโปรเซสนี้'))
        .choices(['api', 'worker', 'all'])
        .default('all'),
    )
    .action(async ({ role }: { role: JobRole }) => {
      const config = readConfig(process.env)
      const logger = createLog(config.LOG_LEVEL)
      const starting = startService({ config, logger, role })
      const stop = stopOnSignals(starting, config.SHUTDOWN_GRACE_MS, logger)
      const service = await starting
      void service.lost.then((reason) => {
        console.error(explainFailure(reason))
        void stop(1)
      })
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

/** Exit codes as a supervisor reads them: asked to end is success, Ctrl-C is 130, a lost database is a failure. */
const SIGNALS = { SIGTERM: 0, SIGINT: 130, SIGHUP: 0 } as const

/** A signal during the start waits until the parts can be taken down in order. */
function stopOnSignals(starting: Promise<Service>, graceMs: number, logger: Log): (code: number) => Promise<void> {
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) process.exit(1) // Asked twice: do not wait.
    isStopping = true
    setTimeout(() => process.exit(1), graceMs + 5_000).unref()
    const service = await starting.catch(() => null)
    await service?.stop().catch((error: unknown) => logger.error({ err: error }, 'the service did not stop in order'))
    process.exit(code)
  }
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => void stop(code))
  return stop
}
