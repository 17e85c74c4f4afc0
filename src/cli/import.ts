import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { SingleBar } from 'cli-progress'
import { type Command, InvalidArgumentError } from 'commander'
import { importPartner } from '../catalogue/import/import-partner.ts'
import { importPlaces } from '../catalogue/import/import-places.ts'
import type { ImportProgress } from '../catalogue/import/import-rows.ts'
import type { ImportSummary } from '../catalogue/import/import-tally.ts'
import { createReaderContext } from '../catalogue/import/reader-context.ts'
import { readWorld, type SeedWorld } from '../catalogue/seed.ts'
import { projectRoot } from '../platform/paths.ts'
import type { Storage } from '../storage.ts'
import { vendors } from '../vendors.ts'
import { announceChange } from './announce.ts'
import { type CommandContext, commandContext, withStorage } from './context.ts'
import { CommandFailure, createTable, JSON_OPTION, print, say } from './terminal.ts'

interface PlaceOptions {
  readonly source: string
  readonly licence?: string
  readonly dryRun: boolean
  readonly strict: boolean
  readonly removeMissing: boolean
  readonly maxErrors: number
  readonly json: boolean
}

const DRY_RUN_TEXT = [say('validate and count without writing', 'ตรวจและนับโดยไม่เขียน'), false] as const

export function addImportCommands(program: Command): void {
  const group = program
    .command('import')
    .description(
      say(
        'import places into the catalogue; a running service shows them at once',
        'นำเข้าสถานที่ บริการที่เปิดอยู่แสดงทันทีเมื่อนำเข้าเสร็จ',
      ),
    )
  group
    .command('places <file>')
    .description(
      say(
        'import a file in the interchange format (docs/data.md), .ndjson or .ndjson.gz, of any size',
        'นำเข้าจากไฟล์ .ndjson หรือ .ndjson.gz ขนาดเท่าไรก็ได้ รูปแบบตาม docs/data.md',
      ),
    )
    .option('--source <name>', say('source of rows that name none', 'แหล่งที่มาของแถวที่ไม่ได้ระบุ'), 'import')
    .option('--licence <licence>', say('licence of these rows', 'สัญญาอนุญาตของแถวเหล่านี้'))
    .option('--dry-run', ...DRY_RUN_TEXT)
    .option('--strict', say('write nothing if any row is invalid', 'ไม่เขียนเลยถ้ามีแถวที่ผิด'), false)
    .option('--remove-missing', say('remove places that this source no longer has', 'ลบสถานที่ที่แหล่งนี้ไม่มีแล้ว'), false)
    .option('--max-errors <n>', say('maximum number of errors to list', 'จำนวนข้อผิดพลาดสูงสุดที่แสดง'), readCount, 100)
    .option(...JSON_OPTION)
    .action(async (file: string, { json, ...options }: PlaceOptions) => {
      const size = sizeOf(file)
      await runImport(json, async (storage, world, signal) => {
        const bar = progressBar(size)
        const { licence, ...rest } = options
        const summary = await importPlaces({ db: storage.db, ...createReaderContext(world) }, createReadStream(file), {
          ...rest,
          licence: licence ?? null,
          onProgress: bar.show,
          signal,
        })
        bar.stop()
        return [summary]
      })
    })
  group
    .command('partner')
    .description(
      say(
        "import places and routes from the tourism authority's API (PARTNER_*)",
        'นำเข้าสถานที่และเส้นทางแนะนำจาก API ของ ททท. (PARTNER_*)',
      ),
    )
    .option(
      '--since <date>',
      say('only changes since this date (YYYY-MM-DD)', 'เฉพาะที่เปลี่ยนตั้งแต่วันนี้ (YYYY-MM-DD)'),
      readDate,
    )
    .option('--dry-run', ...DRY_RUN_TEXT)
    .option(...JSON_OPTION)
    .action(async ({ since, dryRun, json }: { since?: Date; dryRun: boolean; json: boolean }) => {
      await runImport(json, async (storage, world, signal, context) => {
        const partner = await vendors.partner.open(context.config, context.log)
        if (!partner)
          throw new CommandFailure(
            say(
              'The tourism authority is not configured: set PARTNER_API_KEY.',
              'ยังไม่ได้ตั้งค่าการเชื่อมต่อ ททท. กำหนด PARTNER_API_KEY ก่อน',
            ),
          )
        const { places, routes } = await importPartner(
          { db: storage.db, ...createReaderContext(world), partner },
          { ...(since && { since }), dryRun, signal },
        )
        return routes ? [places, routes] : [places]
      })
    })
}

async function runImport(
  isJson: boolean,
  run: (storage: Storage, world: SeedWorld, signal: AbortSignal, context: CommandContext) => Promise<ImportSummary[]>,
): Promise<void> {
  const context = commandContext()
  const interrupt = new AbortController()
  const summaries = await withStorage(
    context,
    async (storage) => {
      const result = await run(
        storage,
        await readWorld(join(projectRoot, 'catalogue'), storage.db),
        interrupt.signal,
        context,
      )
      if (result.some(({ version }) => version !== null)) await announceChange(storage, context)
      return result
    },
    interrupt,
  )
  print(isJson, summaries, () => summaries.map(summaryText).join('\n'))
  if (summaries.some(({ failed, stopped }) => failed > 0 || stopped)) process.exitCode = 1
}

/** A progress bar on a terminal; nothing otherwise. */
function progressBar(totalBytes: number): { show(progress: ImportProgress): void; stop(): void } {
  if (!process.stderr.isTTY) return { show: () => {}, stop: () => {} }
  const bar = new SingleBar({ format: '{bar} {percentage} % · {rows} rows · {failed} invalid · {eta_formatted} left' })
  bar.start(Math.max(1, totalBytes), 0, { rows: 0, failed: 0 })
  return { show: ({ bytes, rows, failed }) => bar.update(bytes, { rows, failed }), stop: () => bar.stop() }
}

function sizeOf(file: string): number {
  const facts = statSync(file, { throwIfNoEntry: false })
  if (!facts?.isFile()) throw new CommandFailure(say(`There is no file ${file}.`, `ไม่มีไฟล์ ${file}`))
  return facts.size
}

function summaryText(summary: ImportSummary): string {
  const { rows, created, updated, unchanged, failed, duplicates, removed } = summary
  const table = createTable({
    head: say('rows created updated unchanged failed duplicate removed', 'แถว เพิ่ม แก้ไข คงเดิม ผิดพลาด ซ้ำ ลบออก').split(
      ' ',
    ),
  })
  table.push([rows, created, updated, unchanged, failed, duplicates, removed])
  const lines = [table.toString()]
  for (const { line, id, pointer, message } of summary.errors)
    lines.push(`${say('line', 'บรรทัด')} ${line}${id === null ? '' : ` (${id})`}: ${pointer} ${message}`)
  if (summary.errorsNotShown > 0)
    lines.push(say(`… and ${summary.errorsNotShown} more errors`, `… และอีก ${summary.errorsNotShown} จุด`))
  for (const note of summary.notes)
    lines.push(say(`note: ${note.message} (${note.rows} rows)`, `หมายเหตุ: ${note.message} (${note.rows} แถว)`))
  if (summary.stopped)
    lines.push(
      say(
        `Stopped early: ${summary.stopped.message}. Rows already written stay; run the command again to continue.`,
        `หยุดกลางคัน: ${summary.stopped.message} ที่เขียนแล้วยังอยู่ สั่งซ้ำเพื่อทำต่อ`,
      ),
    )
  if (!summary.written) lines.push(say('Nothing was written.', 'ยังไม่ได้เขียนข้อมูลใด ๆ'))
  return lines.join('\n')
}

function readCount(value: string): number {
  const count = Number(value)
  if (!Number.isInteger(count) || count < 0 || count > 100_000)
    throw new InvalidArgumentError(say('Enter a whole number from 0 to 100000.', 'ใส่จำนวนเต็ม 0 ถึง 100000'))
  return count
}

function readDate(value: string): Date {
  const date = new Date(`${value}T00:00:00+07:00`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(date.getTime()))
    throw new InvalidArgumentError(say('Enter a date as YYYY-MM-DD.', 'ใส่วันที่แบบ YYYY-MM-DD'))
  return date
}
