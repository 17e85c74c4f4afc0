/** Imports a file of places in the interchange format, of any size. */
import type { Database } from '../../platform/database/database.ts'
import { type ImportOptions, importPlaceRows, type SourceRow } from './import-rows.ts'
import type { ImportSummary } from './import-tally.ts'
import { type Line, readLines } from './read-lines.ts'
import { createPlaceReader, type ReaderContext, type ReadPlace } from './read-place.ts'
import type { RowError } from './row-error.ts'

export interface ImportContext extends ReaderContext {
  readonly db: Database
}

const MAX_LINE_BYTES = 1_048_576

/**
 * Reads newline-delimited JSON, plain or gzip (detected by its first bytes), in bounded memory, validates every row and
 * writes the valid ones as `importPlaceRows` does. Errors carry the line of the file.
 */
export function importPlaces(
  context: ImportContext,
  stream: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportSummary> {
  return importPlaceRows(context.db, readRows(context, stream, options), options)
}

async function* readRows(
  context: ImportContext,
  stream: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): AsyncGenerator<readonly SourceRow[]> {
  const read = createPlaceReader(context, { source: options.source, licence: options.licence ?? null })
  const progress = { bytes: 0, rows: 0, failed: 0 }
  const lines = readLines(stream, MAX_LINE_BYTES, (bytes) => {
    progress.bytes = bytes
  })
  for await (const some of lines) {
    const rows = some.filter((line) => !isBlank(line)).map((line) => readRow(line, read))
    progress.rows += rows.length
    progress.failed += rows.filter((row) => 'errors' in row).length
    yield rows
    options.onProgress?.({ ...progress })
  }
}

function isBlank(line: Line): boolean {
  return 'text' in line && line.text.trim() === ''
}

function readRow(line: Line, read: (value: unknown) => ReadPlace): SourceRow {
  if ('fault' in line) return { line: line.number, id: null, errors: [LINE_ERRORS[line.fault]] }
  let value: unknown
  try {
    value = JSON.parse(line.text)
  } catch (error) {
    return { line: line.number, id: null, errors: [badJson(error as SyntaxError)] }
  }
  const id = (value as { id?: unknown } | null)?.id
  return { line: line.number, id: typeof id === 'string' ? id.slice(0, 100) : null, ...read(value) }
}

const LINE_ERRORS: Record<'too_long' | 'bad_encoding', RowError> = {
  too_long: { pointer: '', code: 'line_too_long', message: `is longer than ${MAX_LINE_BYTES} bytes` },
  bad_encoding: { pointer: '', code: 'bad_encoding', message: 'is not UTF-8' },
}

/** Keeps only the position: engines quote the text in their message. */
function badJson({ message }: SyntaxError): RowError {
  const at = /at position (\d+)/.exec(message)?.[1]
  return {
    pointer: '',
    code: 'bad_json',
    message: at === undefined ? 'is not JSON' : `is not JSON (at character ${at})`,
  }
}
