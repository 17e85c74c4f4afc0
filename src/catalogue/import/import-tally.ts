import type { LineError, RowError } from './row-error.ts'

/** The result of an import. */
export interface ImportSummary {
  /** Rows read, without blank lines. */
  readonly rows: number
  /** In a dry run, the numbers that would be created, updated and unchanged. */
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** Invalid rows, which were not written. */
  readonly failed: number
  /** Rows whose id occurred earlier; the first is kept. Listed in `errors`, but not counted in `failed`. */
  readonly duplicates: number
  readonly removed: number
  /** False for a dry run, and for a strict import with an error or a stop. */
  readonly written: boolean
  readonly errors: readonly LineError[]
  readonly errorsNotShown: number
  /** Values dropped or moved in valid rows, with the number of rows. */
  readonly notes: readonly { readonly code: string; readonly message: string; readonly rows: number }[]
  /** The last catalogue version written; null if nothing changed. */
  readonly version: number | null
  /** Why the import stopped early. */
  readonly stopped: { readonly code: string; readonly message: string } | null
}

export const DEFAULT_MAX_ERRORS = 100
const MAX_NOTES = 50

type Read = { readonly line: number; readonly id: string | null } & (
  | { readonly errors: readonly RowError[] }
  | { readonly row: object; readonly notes?: readonly RowError[] }
)

/** Counts during an import, in bounded memory. */
export class ImportTally {
  readonly #maxErrors: number
  readonly #errors: LineError[] = []
  readonly #notes = new Map<string, { code: string; message: string; rows: number }>()
  #errorCount = 0
  #version: number | null = null
  #stopped: { code: string; message: string } | null = null
  rows = 0
  failed = 0
  duplicates = 0
  created = 0
  updated = 0
  unchanged = 0
  removed = 0
  lastLine = 0

  constructor(maxErrors = DEFAULT_MAX_ERRORS) {
    this.#maxErrors = maxErrors
  }

  get hasErrors(): boolean {
    return this.failed + this.duplicates > 0
  }

  /** Number of valid rows. */
  get good(): number {
    return this.rows - this.failed - this.duplicates
  }

  take(read: Read): void {
    this.rows += 1
    this.lastLine = read.line
    if ('row' in read) return this.#note(read.notes ?? [])
    this.failed += 1
    for (const fault of read.errors) this.#blame({ line: read.line, id: read.id, ...fault })
  }

  repeat(repeated: readonly { line: number; id: string; first: number }[]): void {
    this.duplicates += repeated.length
    for (const { line, id, first } of repeated)
      this.#blame({ line, id, pointer: '/id', code: 'duplicate_id', message: `is already on line ${first}` })
  }

  /** @returns the version that was written, if any */
  count(taken: number, written: { created: number; updated: number; version?: number | null }): number | null {
    this.created += written.created
    this.updated += written.updated
    this.unchanged += taken - written.created - written.updated
    this.#version = written.version ?? this.#version
    return written.version ?? null
  }

  remove({ removed, version }: { removed: number; version: number | null }): number | null {
    this.removed += removed
    this.#version = version ?? this.#version
    return version
  }

  stop(reason: { code: string; message: string }): void {
    this.#stopped = { code: reason.code, message: reason.message }
  }

  summary({ dryRun, strict }: { dryRun: boolean; strict: boolean }): ImportSummary {
    const { rows, created, updated, unchanged, failed, duplicates, removed } = this
    return {
      rows,
      created,
      updated,
      unchanged,
      failed,
      duplicates,
      removed,
      written: !dryRun && !(strict && (this.hasErrors || this.#stopped !== null)),
      errors: this.#errors,
      errorsNotShown: this.#errorCount - this.#errors.length,
      notes: [...this.#notes.values()],
      version: this.#version,
      stopped: this.#stopped,
    }
  }

  #blame(fault: LineError): void {
    this.#errorCount += 1
    if (this.#errors.length < this.#maxErrors) this.#errors.push(fault)
  }

  #note(notes: readonly RowError[]): void {
    for (const { code, message } of notes) {
      const known = this.#notes.get(message)
      if (known) known.rows += 1
      else if (this.#notes.size < MAX_NOTES) this.#notes.set(message, { code, message, rows: 1 })
    }
  }
}
