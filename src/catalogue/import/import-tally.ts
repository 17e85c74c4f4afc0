import type { LineError, RowError } from './row-error.ts'

/** What an import found and did. */
export interface ImportSummary {
  /** Rows that were read; blank lines are none. */
  readonly rows: number
  /** In a dry run: what would be created, updated, unchanged. */
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** Rows that were not taken because something is wrong with them. */
  readonly failed: number
  /** Rows whose id stood on an earlier line; the first is kept. They are among the faults but not among `failed`. */
  readonly duplicates: number
  readonly removed: number
  /** False for a dry run, and for a strict import that found a fault or was stopped. */
  readonly written: boolean
  readonly errors: readonly LineError[]
  readonly errorsNotShown: number
  /** Values that were left out or put elsewhere in rows that were taken, with how many rows had them. */
  readonly notes: readonly { readonly code: string; readonly message: string; readonly rows: number }[]
  /** The newest version of the catalogue that this import made; null when nothing changed. */
  readonly version: number | null
  /** Why the import ended before its source did. */
  readonly stopped: { readonly code: string; readonly message: string } | null
}

export const DEFAULT_MAX_ERRORS = 100
const MAX_NOTES = 50

type Read = { readonly line: number; readonly id: string | null } & (
  | { readonly errors: readonly RowError[] }
  | { readonly row: object; readonly notes?: readonly RowError[] }
)

/** Counts as an import goes; bounded whatever the size of the source. */
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

  /** Rows that were taken. */
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
      this.#blame({ line, id, pointer: '/id', code: 'duplicate_id', message: `stands on line ${first} already` })
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
