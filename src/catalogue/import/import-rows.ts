/** Writes rows of places from any source, batch by batch, and counts what happened. */
import type { Database } from '../../platform/database/database.ts'
import { analysePlaces, compareRows, sentRows, writeRows } from '../catalogue-write-store.ts'
import { closeStaging, openStaging, removeUnstaged, stagedRows, stageRows } from './import-staging-store.ts'
import { type ImportSummary, ImportTally } from './import-tally.ts'
import { SourceError } from './read-lines.ts'
import type { ImportedPlaceRow, ReadPlace } from './read-place.ts'
import type { RowError } from './row-error.ts'

export interface ImportOptions {
  /** Stands in rows that name no source. */
  readonly source: string
  readonly licence?: string | null
  /** Checks and counts, writes nothing. */
  readonly dryRun?: boolean
  /** Writes nothing when any row is faulty, everything in one transaction otherwise. */
  readonly strict?: boolean
  /**
   * Takes out what shares a source with the rows of this import and is not among them. Only after an import that was read to its
   * end without a fault; give it whole collections, never excerpts.
   */
  readonly removeMissing?: boolean
  /** At most so many faults are listed, the rest are counted. Default 100. */
  readonly maxErrors?: number
  readonly onProgress?: (progress: ImportProgress) => void
  /** After each commit, with the version that the changed rows carry. */
  readonly onWritten?: (version: number) => void | Promise<void>
  readonly signal?: AbortSignal
}

export interface ImportProgress {
  /** Bytes taken from the source, as they are there (compressed ones if it is). 0 where there are none. */
  readonly bytes: number
  readonly rows: number
  readonly failed: number
}

/** A row as it was read, with the line or the number in its source. */
export type SourceRow = { readonly line: number; readonly id: string | null } & (
  | ReadPlace
  | { readonly errors: readonly RowError[] }
)

const BATCH_ROWS = 500

/**
 * Imports places. Good rows are written in transactions of 500, each of which raises the catalogue's version by one if it changed
 * anything; faulty ones are reported. The same rows again change nothing. When it is stopped, by `signal` or because the source
 * breaks off, what is committed stays and the summary says `stopped`; to run it again is safe.
 * @throws what the database throws; the batch at hand is then rolled back as a whole
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
  const rows = telling(source, (error) => {
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

/** Ends where the source breaks off, so that what came before is still written. */
async function* telling<T>(source: AsyncIterable<T>, onBroken: (error: SourceError) => void): AsyncGenerator<T> {
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
