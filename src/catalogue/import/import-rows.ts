/** Writes places from any source in batches and counts the results. */
import type { Database } from '../../platform/database/database.ts'
import { analysePlaces, compareRows, sentRows, writeRows } from '../catalogue-write-store.ts'
import { closeStaging, openStaging, removeUnstaged, stagedRows, stageRows } from './import-staging-store.ts'
import { type ImportSummary, ImportTally } from './import-tally.ts'
import { SourceError } from './read-lines.ts'
import type { ImportedPlaceRow, ReadPlace } from './read-place.ts'
import type { RowError } from './row-error.ts'

export interface ImportOptions {
  /** Source of rows without one. */
  readonly source: string
  readonly licence?: string | null
  /** Checks and counts without writing. */
  readonly dryRun?: boolean
  /** Writes everything in one transaction, or nothing if any row is invalid. */
  readonly strict?: boolean
  /**
   * Removes places that share a source with the rows of this import but are not among them, if the import ended without an
   * error. Only for complete collections.
   */
  readonly removeMissing?: boolean
  /** Maximum number of errors to list; the rest are counted. Defaults to 100. */
  readonly maxErrors?: number
  readonly onProgress?: (progress: ImportProgress) => void
  /** Called after each commit with the version of the changed rows. */
  readonly onWritten?: (version: number) => void | Promise<void>
  readonly signal?: AbortSignal
}

export interface ImportProgress {
  /** Bytes read from the source, compressed if it is; 0 if it has none. */
  readonly bytes: number
  readonly rows: number
  readonly failed: number
}

/** A row and its line or number in the source. */
export type SourceRow = { readonly line: number; readonly id: string | null } & (
  | ReadPlace
  | { readonly errors: readonly RowError[] }
)

const BATCH_ROWS = 500

/**
 * Imports places. Writes valid rows in transactions of 500, each of which increments the catalogue version if it changed anything,
 * and reports invalid ones. Importing the same rows again changes nothing. If `signal` or a failing source stops the import,
 * committed rows stay and the summary is `stopped`; a repeated import is safe.
 * @throws errors of the database, after rolling back the current batch
 */
export async function importPlaceRows(
  db: Database,
  source: AsyncIterable<readonly SourceRow[]>,
  options: ImportOptions,
): Promise<ImportSummary> {
  return db.connection().execute(async (db) => {
    const tally = new ImportTally(options.maxErrors)
    await openStaging(db)
    const stopped = await takeAll(db, source, options, tally)
    if (stopped) tally.stop(stopped)
    else if (options.strict && !options.dryRun) await writeStaged(db, options, tally)
    else if (options.removeMissing && !options.dryRun) await removeMissing(db, options, tally)
    await closeStaging(db)
    if (tally.created + tally.updated + tally.removed >= BATCH_ROWS) await analysePlaces(db)
    return tally.summary({ dryRun: options.dryRun ?? false, strict: options.strict ?? false })
  })
}

interface GoodRow {
  readonly line: number
  readonly row: ImportedPlaceRow
}

async function takeAll(
  db: Database,
  source: AsyncIterable<readonly SourceRow[]>,
  options: ImportOptions,
  tally: ImportTally,
): Promise<{ code: string; message: string } | null> {
  const { signal } = options
  let waiting: GoodRow[] = []
  let broken: SourceError | null = null
  const rows = endingOnFailure(source, (error) => {
    broken = error
  })
  for await (const some of rows) {
    if (signal?.aborted) return { code: 'aborted', message: 'The import was stopped.' }
    for (const read of some) {
      tally.take(read)
      if ('row' in read) waiting.push({ line: read.line, row: read.row })
    }
    while (waiting.length >= BATCH_ROWS) {
      await takeBatch(db, waiting.slice(0, BATCH_ROWS), options, tally)
      waiting = waiting.slice(BATCH_ROWS)
      if (signal?.aborted) return { code: 'aborted', message: 'The import was stopped.' }
    }
  }
  if (waiting.length > 0) await takeBatch(db, waiting, options, tally)
  return broken
}

/** Ends where the source fails, so that earlier rows are still written. */
async function* endingOnFailure<T>(
  source: AsyncIterable<T>,
  onBroken: (error: SourceError) => void,
): AsyncGenerator<T> {
  try {
    yield* source
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    onBroken(error)
  }
}

async function takeBatch(
  db: Database,
  batch: readonly GoodRow[],
  options: ImportOptions,
  tally: ImportTally,
): Promise<void> {
  const { dryRun = false, strict = false } = options
  const version = await db.transaction().execute(async (db) => {
    const staged = batch.map(({ line, row }) => ({
      id: row.place_id,
      line,
      source: row.source,
      content: strict && !dryRun ? row : null,
    }))
    const repeated = await stageRows(db, staged)
    const lines = new Set(repeated.map(({ line }) => line))
    const rows = sentRows(
      'place',
      batch.filter(({ line }) => !lines.has(line)).map(({ row }) => row),
    )
    tally.repeat(repeated)
    const taken = batch.length - repeated.length
    if (dryRun) return tally.count(taken, await compareRows(db, 'place', rows))
    return strict ? null : tally.count(taken, await writeRows(db, 'place', rows))
  })
  if (version !== null) await options.onWritten?.(version)
}

async function writeStaged(db: Database, options: ImportOptions, tally: ImportTally): Promise<void> {
  if (tally.hasErrors) return
  const version = await db.transaction().execute(async (db) => {
    const total = { created: 0, updated: 0, version: null as number | null }
    for (let from = 1; from <= tally.lastLine; from += BATCH_ROWS) {
      const { created, updated, version } = await writeRows(
        db,
        'place',
        stagedRows('place', from, from + BATCH_ROWS - 1),
      )
      total.created += created
      total.updated += updated
      total.version = version ?? total.version
    }
    const written = tally.count(tally.good, total)
    return options.removeMissing ? (tally.remove(await removeUnstaged(db)) ?? written) : written
  })
  if (version !== null) await options.onWritten?.(version)
}

async function removeMissing(db: Database, options: ImportOptions, tally: ImportTally): Promise<void> {
  if (tally.hasErrors) return
  const version = await db.transaction().execute(async (db) => tally.remove(await removeUnstaged(db)))
  if (version !== null) await options.onWritten?.(version)
}
