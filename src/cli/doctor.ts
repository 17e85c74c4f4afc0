import type { Command } from 'commander'
import { countCatalogue } from '../catalogue/catalogue-store.ts'
import { pingDatabase } from '../platform/database/database.ts'
import { openStorage } from '../storage.ts'
import {
  findModel,
  findPartner,
  findRedis,
  findRoadEngine,
  openFiles,
  openMailer,
  openSearchEngine,
} from '../vendors.ts'
import { commandContext } from './context.ts'
import { productionWarnings } from './production-warnings.ts'
import { createTable, JSON_OPTION, print, say } from './terminal.ts'

export interface Finding {
  readonly part: string
  readonly state: 'ok' | 'not configured' | 'warning' | 'fails'
  readonly says: string
}

export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description(say('say what is configured, what answers and what is missing', 'ตรวจว่าตั้งค่าอะไรไว้ อะไรตอบ และอะไรขาด'))
    .option(...JSON_OPTION)
    .action(async ({ json }: { json: boolean }) => {
      const findings = await examine()
      const table = createTable({
        head: [say('part', 'ส่วน'), say('state', 'สถานะ'), ''],
        wordWrap: true,
        colWidths: [20, 17, 72],
      })
      for (const { part, state, says } of findings) table.push([part, stateText(state), says])
      print(json, findings, () => table.toString())
      if (findings.some(({ state }) => state === 'fails')) process.exitCode = 1
    })
}

async function examine(): Promise<Finding[]> {
  const { config, log } = commandContext()
  const findings: Finding[] = [
    { part: 'node', state: 'ok', says: `${process.version} on ${process.platform} ${process.arch}` },
  ]
  const ask = async (part: string, setting: string, isConfigured: boolean, run: () => Promise<string>) => {
    if (!isConfigured) return void findings.push({ part, state: 'not configured', says: setting })
    try {
      findings.push({ part, state: 'ok', says: await run() })
    } catch (error) {
      findings.push({ part, state: 'fails', says: (error as Error).message })
    }
  }
  await ask('database', '', true, async () => {
    const storage = await openStorage(config, log, { beside: true })
    try {
      const ms = await pingDatabase(storage.db)
      const { places, routes } = await countCatalogue(storage.db)
      return `${storage.embedded ? `embedded in ${config.DATA_DIR}` : 'DATABASE_URL'} · answers in ${ms.toFixed(1)} ms · ${places} places, ${routes} routes`
    } finally {
      await storage.stop()
    }
  })
  await ask('redis', 'REDIS_URL: cache, limits and events live in the process', config.REDIS_URL !== '', async () => {
    const redis = await findRedis(config, log)
    try {
      return `answers in ${(await redis?.getFacts())?.latencyMs} ms`
    } finally {
      await redis?.close()
    }
  })
  const files = await openFiles(config)
  await ask('files', '', true, async () => {
    await files.check()
    return config.S3_BUCKET === '' ? `folder in ${config.DATA_DIR}` : `bucket ${config.S3_BUCKET}`
  })
  const engine = await openSearchEngine(config)
  await ask('search engine', 'SEARCH_URL: each node searches in its memory', engine !== null, async () => {
    await engine?.check()
    await engine?.close()
    return 'answers'
  })
  const roads = findRoadEngine(config, log)
  await ask('road engine', 'ROADS_URL: travel is estimated', roads !== null, async () => {
    await roads?.check()
    return `${config.ROADS_ENGINE} answers`
  })
  const partner = findPartner(config)
  await ask('tourism authority', 'PARTNER_API_KEY', partner !== null, async () => {
    await partner?.check()
    return `${config.PARTNER_API} answers`
  })
  await ask('mail', `SMTP_URL: mails are written to ${config.DATA_DIR}/outbox`, config.SMTP_URL !== '', async () => {
    const mailer = await openMailer(config, log)
    try {
      await mailer.check()
      return `${new URL(config.SMTP_URL).host} answers · mails come from ${config.MAIL_FROM}`
    } finally {
      mailer.close()
    }
  })
  const model = findModel(config, log)
  await ask('language model', 'AI_BASE_URL, AI_MODEL: the built-in reader reads prompts', model !== null, async () => {
    await model?.check()
    return `${config.AI_MODEL} answers`
  })
  return [...findings, ...productionWarnings(config)]
}

function stateText(state: Finding['state']): string {
  const thai = { ok: 'ใช้ได้', 'not configured': 'ไม่ได้ตั้งค่า', warning: 'ควรแก้', fails: 'ใช้ไม่ได้' }
  return say(state, thai[state])
}
