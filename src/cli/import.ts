import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { SingleBar } from 'cli-progress'
import Table from 'cli-table3'
import { type Command, InvalidArgumentError } from 'commander'
import { createDistrictFinder } from '../catalogue/district-finder.ts'
import { importPartner } from '../catalogue/import/import-partner.ts'
import { importPlaces } from '../catalogue/import/import-places.ts'
import type { ImportProgress } from '../catalogue/import/import-rows.ts'
import type { ImportSummary } from '../catalogue/import/import-tally.ts'
import { readWorld, type StarterWorld } from '../catalogue/starter.ts'
import { projectRoot } from '../platform/paths.ts'
import type { Storage } from '../storage.ts'
import { findPartner } from '../vendors.ts'
import { announceChange } from './announce.ts'
import { type CommandContext, commandContext, withStorage } from './context.ts'

interface PlaceOptions {
  readonly source: string
  readonly licence?: string
  readonly dryRun: boolean
  readonly strict: boolean
  readonly removeMissing: boolean
  readonly maxFaults: number
}

export function addImportCommands(program: Command): void {
  const group = program
    .command('import')
    .description('bring places into the catalogue; a running service shows them when this ends')
  group
    .command('places <file>')
    .description('from a file in the interchange format (docs/data.md), .ndjson or .ndjson.gz, of any size')
    .option('--source <name>', 'where rows come from that do not say', 'import')
    .option('--licence <licence>', 'their licence')
    .option('--dry-run', 'check and count, write nothing', false)
    .option('--strict', 'write nothing when any row is faulty', false)
    .option('--remove-missing', 'take out what this source has no longer', false)
    .option('--max-faults <n>', 'faults that are listed', readCount, 100)
    .action(async (file: string, options: PlaceOptions) => {
      const { size } = statSync(file)
      await runImport(async (storage, world, signal) => {
        const bar = progressBar(size)
        const { licence, ...rest } = options
        const summary = await importPlaces(readerParts(storage, world), createReadStream(file), {
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
    .description("pull places and routes from the tourism authority's API (PARTNER_*)")
    .option('--since <date>', 'only what has changed since YYYY-MM-DD', readDate)
    .option('--dry-run', 'check and count, write nothing', false)
    .action(async ({ since, dryRun }: { since?: Date; dryRun: boolean }) => {
      await runImport(async (storage, world, signal, context) => {
        const partner = findPartner(context.config)
        if (!partner)
          throw program.error('The tourism authority is not configured: set PARTNER_BASE_URL and PARTNER_API_KEY.')
        const { places, routes } = await importPartner(
          { ...readerParts(storage, world), partner },
          { ...(since && { since }), dryRun, signal },
        )
        return routes ? [places, routes] : [places]
      })
    })
}

async function runImport(
  run: (
    storage: Storage,
    world: StarterWorld,
    signal: AbortSignal,
    context: CommandContext,
  ) => Promise<ImportSummary[]>,
): Promise<void> {
  const context = commandContext()
  const interrupt = new AbortController()
  process.once('SIGINT', () => interrupt.abort())
  const summaries = await withStorage(context, async (storage) => {
    const result = await run(
      storage,
      await readWorld(join(projectRoot, 'catalogue'), storage.db),
      interrupt.signal,
      context,
    )
    if (result.some(({ version }) => version !== null)) await announceChange(storage, context)
    return result
  })
  for (const summary of summaries) printSummary(summary)
  if (summaries.some(({ failed, stopped }) => failed > 0 || stopped)) process.exitCode = 1
}

function readerParts({ db }: Storage, world: StarterWorld) {
  const finder = createDistrictFinder(world.districts, world.starter.placeSamples, world.towns)
  return { db, provinces: world.provinces, concepts: world.vocabulary, findProvinceAt: finder.findProvinceAt }
}

/** A bar on a terminal; nothing where output goes to a file. */
function progressBar(totalBytes: number): { show(progress: ImportProgress): void; stop(): void } {
  if (!process.stderr.isTTY) return { show: () => {}, stop: () => {} }
  const bar = new SingleBar({ format: '{bar} {percentage} % · {rows} rows · {failed} faulty · {eta_formatted} left' })
  bar.start(Math.max(1, totalBytes), 0, { rows: 0, failed: 0 })
  return { show: ({ bytes, rows, failed }) => bar.update(bytes, { rows, failed }), stop: () => bar.stop() }
}

function printSummary(summary: ImportSummary): void {
  const { rows, created, updated, unchanged, failed, duplicates, removed } = summary
  const table = new Table({ head: ['rows', 'created', 'updated', 'unchanged', 'failed', 'duplicate', 'removed'] })
  table.push([rows, created, updated, unchanged, failed, duplicates, removed])
  console.log(table.toString())
  for (const { line, id, pointer, message } of summary.faults)
    console.log(`line ${line}${id === null ? '' : ` (${id})`}: ${pointer} ${message}`)
  if (summary.faultsNotShown > 0) console.log(`… and ${summary.faultsNotShown} more faults`)
  for (const note of summary.notes) console.log(`note: ${note.message} (${note.rows} rows)`)
  if (summary.stopped)
    console.log(`Stopped early: ${summary.stopped.message}. What is written stays; run it again to go on.`)
  if (!summary.written) console.log('Nothing was written.')
}

function readCount(value: string): number {
  const count = Number(value)
  if (!Number.isInteger(count) || count < 0 || count > 100_000)
    throw new InvalidArgumentError('Give a whole number, 0 to 100000.')
  return count
}

function readDate(value: string): Date {
  const date = new Date(`${value}T00:00:00+07:00`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(date.getTime()))
    throw new InvalidArgumentError('Give a day as YYYY-MM-DD.')
  return date
}
