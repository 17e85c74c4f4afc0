import type { RowError } from './row-error.ts'

const EARLIEST_UPDATE = Date.UTC(1970, 0, 1)
const LATEST_UPDATE = Date.UTC(2100, 0, 1)

/** A web address for a link, with `https://` before a bare `www.example.org`; null if invalid. */
export function webLink(value: string): string | null {
  const trimmed = value.trim()
  const full = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/:]+:\d/.test(trimmed) ? trimmed : `https://${trimmed}`
  if (/\s/.test(full) || !URL.canParse(full)) return null
  const { protocol, hostname } = new URL(full)
  return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.') ? full : null
}

/** An ISO 8601 instant as UTC text; adds an error if invalid. */
export function readInstant(value: string | null, errors: RowError[]): string | null {
  if (value === null || value.trim() === '') return null
  // Date.parse alone accepts `1` as a year.
  const time = /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) ? Date.parse(value) : Number.NaN
  if (time >= EARLIEST_UPDATE && time < LATEST_UPDATE) return new Date(time).toISOString()
  errors.push({ pointer: '/updated_at', code: 'bad_instant', message: 'must be an instant like 2026-01-31T08:00:00Z' })
  return null
}

/** One line: NFC, single spaces; null if empty. */
export function line(value: string | null | undefined): string | null {
  return value?.normalize('NFC').replaceAll(/\s+/g, ' ').trim() || null
}

/** Several lines: NFC, trimmed; null if empty. */
export function text(value: string | null | undefined): string | null {
  return value?.normalize('NFC').trim() || null
}

/** Without blanks and duplicates. */
export function lines(values: readonly (string | null)[] | null | undefined): string[] {
  return [...new Set((values ?? []).map(line).filter((value) => value !== null))]
}

/** One or more values as a list. */
export function listed(value: string | readonly string[] | null | undefined): readonly string[] {
  return typeof value === 'string' ? [value] : (value ?? [])
}
