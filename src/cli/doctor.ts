import type { Command } from 'commander'
import { countCatalogue } from '../catalogue/catalogue-store.ts'
import type { Config } from '../platform/config.ts'
import { pingDatabase } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import { openStorage } from '../storage.ts'
import { VENDOR_NAMES, type Vendor, vendors } from '../vendors.ts'
import { commandContext } from './context.ts'
import type { Finding } from './finding.ts'
import { productionWarnings } from './production-warnings.ts'
import { createTable, JSON_OPTION, print, say } from './terminal.ts'

export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description(
      say('check every external system and what production requires', 'ตรวจระบบภายนอกทุกระบบ และสิ่งที่ต้องมีเมื่อใช้งานจริง'),
    )
    .option(...JSON_OPTION)
    .action(async ({ json }: { json: boolean }) => {
      const findings = await examine()
      const table = createTable({
        head: [say('part', 'ส่วน'), say('state', 'สถานะ'), ''],
        wordWrap: true,
        colWidths: [20, 17, 72],
      })
      for (const { part, state, detail } of findings) table.push([part, stateText(state), detail])
      print(json, findings, () => table.toString())
      if (findings.some(({ state }) => state === 'fails')) process.exitCode = 1
    })
}

async function examine(): Promise<Finding[]> {
  const { config, log } = commandContext()
  const findings: Finding[] = [
    {
      part: 'node',
      state: 'ok',
      detail: say(
        `${process.version} on ${process.platform} ${process.arch}`,
        `${process.version} บน ${process.platform} ${process.arch}`,
      ),
    },
    await examined(say('database', 'ฐานข้อมูล'), () => examineDatabase(config, log)),
  ]
  for (const name of VENDOR_NAMES)
    findings.push(await examineVendor(vendors[name] as Vendor<object | null>, config, log))
  const warnings = productionWarnings(config)
  // A warning replaces the finding about the same part.
  const warned = new Set(warnings.map(({ part }) => part))
  return [...findings.filter(({ part }) => !warned.has(part)), ...warnings]
}

async function examineVendor(vendor: Vendor<object | null>, config: Config, log: Log): Promise<Finding> {
  const part = say(vendor.title.en, vendor.title.th)
  if (!vendor.isSet(config)) return { part, state: 'not configured', detail: say(vendor.unset.en, vendor.unset.th) }
  return examined(part, async () => {
    const opened = await vendor.open(config, log)
    if (opened === null) throw new Error(`${part} is set but was not opened`)
    try {
      return say(`answers: ${await vendor.check(opened, config)}`, `ใช้งานได้: ${await vendor.check(opened, config)}`)
    } finally {
      await vendor.close?.(opened)
    }
  })
}

async function examineDatabase(config: Config, log: Log): Promise<string> {
  const storage = await openStorage(config, log, { joinRunning: true })
  try {
    const ms = (await pingDatabase(storage.db)).toFixed(1)
    const { places, routes } = await countCatalogue(storage.db)
    const where = storage.embedded ? say(`embedded in ${config.DATA_DIR}`, `ฝังอยู่ใน ${config.DATA_DIR}`) : 'DATABASE_URL'
    return say(
      `${where} · answers in ${ms} ms · ${places} places, ${routes} routes`,
      `${where} · ตอบใน ${ms} มิลลิวินาที · ${places} สถานที่ ${routes} เส้นทาง`,
    )
  } finally {
    await storage.stop()
  }
}

async function examined(part: string, examine: () => Promise<string>): Promise<Finding> {
  try {
    return { part, state: 'ok', detail: await examine() }
  } catch (error) {
    return { part, state: 'fails', detail: (error as Error).message }
  }
}

function stateText(state: Finding['state']): string {
  const thai = { ok: 'ใช้ได้', 'not configured': 'ไม่ได้ตั้งค่า', warning: 'ควรแก้', fails: 'ใช้ไม่ได้' }
  return say(state, thai[state])
}
