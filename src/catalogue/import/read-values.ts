import type { RowError } from './row-error.ts'

const EARLIEST_UPDATE = Date.UTC(1970, 0, 1)
const LATEST_UPDATE = Date.UTC(2100, 0, 1)

/** A web address as it can stand in a link, `https://` put before a bare `www.example.org`; null when it is none. */
export function webLink(value: string): string | null {
  const trimmed = value.trim()
  const full = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/:]+:\d/.test(trimmed) ? trimmed : `https://${trimmed}`
  if (/\s/.test(full) || !URL.canParse(full)) return null
  const { protocol, hostname } = new URL(full)
  return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.') ? full : null
}

/** ISO 8601 as UTC text; a fault is added when it is none. */
export function readInstant(value: string | null, errors: RowError[]): string | null {
  if (value === null || value.trim() === '') return null
  // Without the leading form Date.parse would take `1` for a year.
  const time = /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) ? Date.parse(value) : Number.NaN
  if (time >= EARLIEST_UPDATE && time < LATEST_UPDATE) return new Date(time).toISOString()
  errors.push({ pointer: '/updated_at', code: 'bad_instant', message: 'must be an instant like 2026-01-31T08:00:00Z' })
  return null
}

/** One line: composed form, single spaces; null when nothing is left. */
export function line(value: string | null | undefined): string | null {
  return value?.normalize('NFC').replaceAll(/\s+/g, ' ').trim() || null
}

/** Several lines: composed form, trimmed; null when nothing is left. */
export function text(value: string | null | undefined): string | null {
  return value?.normalize('NFC').trim() || null
}

/** No blanks, nothing twice. */
export function lines(values: readonly (string | null)[] | null | undefined): string[] {
  return [...new Set((values ?? []).map(line).filter((value) => value !== null))]
}

/** One or more as a list. */
export function listed(value: string | readonly string[] | null | undefined): readonly string[] {
  return typeof value === 'string' ? [value] : (value ?? [])
}
