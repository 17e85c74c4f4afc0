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
      new Option('--role <role>', say('the work of this process', 'หน้าที่ของโปรเซสนี้'))
        .choices(['api', 'worker', 'all'])
        .default('all'),
    )
    .action(async ({ role }: { role: JobRole }) => {
      const config = readConfig(process.env)
      const logger = createLog(config.LOG_LEVEL)
      const starting = startService({ config, logger, role })
      const stopper = stopOnSignals(starting, config.SHUTDOWN_GRACE_MS, logger)
      const service = await starting
      void service.lost.then((reason) => {
        console.error(explainFailure(reason))
        void stopper.stop(1)
      })
      if (config.NODE_ENV === 'development' && !stopper.isStopping()) console.log(welcome(service))
    })
}

/** The URLs that a newcomer can try. */
function welcome({ url, places, outbox }: Service): string {
  const count = places.toLocaleString('en')
  const call = `curl -s ${url}/trips/v1/custom-trips/ai/preview -H 'content-type: application/json' -d '{"prompt":"${TRY_PROMPT}"}'`
  return say(
    `
  เที่ยว Tiao is running: ${url}   (${count} places)

  Open ${url} and write where you want to go, or try:
    ${call}

  API reference   ${url}/docs
  Health          ${url}/trips/v1/health/status${outbox ? `\n  Emails          ${outbox}   (not sent, because SMTP_URL is not set)` : ''}
  In the terminal: npm run tiao -- plan "3 days in Krabi with kids, beaches, easy pace"
  Press Ctrl+C to stop.
`,
    `
  เที่ยว Tiao เปิดใช้งานแล้ว: ${url}   (${count} สถานที่)

  เปิด ${url} แล้วพิมพ์ว่าอยากไปไหน หรือลองคำสั่งนี้:
    ${call}

  เอกสาร API      ${url}/docs
  สถานะระบบ       ${url}/trips/v1/health/status${outbox ? `\n  อีเมล           ${outbox}   (ไม่ได้ส่งจริง เพราะยังไม่ได้ตั้ง SMTP_URL)` : ''}
  จัดทริปในเทอร์มินัล: npm run tiao -- plan "เที่ยวกระบี่ 3 วันกับเด็ก ชอบทะเล เที่ยวสบาย ๆ"
  กด Ctrl+C เพื่อปิด
`,
  )
}

/** Exit codes as supervisors read them: a requested stop is a success, Ctrl+C is 130, a lost database is a failure. */
const SIGNALS = { SIGTERM: 0, SIGINT: 130, SIGHUP: 0 } as const

interface Stopper {
  isStopping(): boolean
  stop(code: number): Promise<void>
}

/** Stops the service in order. A signal during the start takes effect when the start is complete. */
function stopOnSignals(starting: Promise<Service>, graceMs: number, logger: Log): Stopper {
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) process.exit(1) // The second signal does not wait.
    isStopping = true
    setTimeout(() => process.exit(1), graceMs + 5_000).unref()
    const service = await starting.catch(() => null)
    await service?.stop().catch((error: unknown) => logger.error({ err: error }, 'the service did not stop cleanly'))
    process.exit(code)
  }
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => void stop(code))
  return { isStopping: () => isStopping, stop }
}
