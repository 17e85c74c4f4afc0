/** Reads the authority's values, whose types vary more than documented. Never throws. */
import type { Point } from '../../world/point.ts'
import type { PartnerFee } from './partner.ts'

export type Fields = Readonly<Record<string, unknown>>

const MAX_ITEMS = 100
const MAX_BAHT = 10_000_000

/** The value if it is an object, else an empty object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Text without markup; numbers become text; null if blank. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const storable = value.replaceAll('\0', '').toWellFormed()
  return withoutMarkup(storable).trim() || null
}

/** From null, comma-separated text, a list of texts, or a list of objects with one text each. */
export function textsOf(value: unknown): string[] {
  const parts = typeof value === 'string' ? value.split(/[,;|\n]/) : listOf(value)
  const texts = parts.map(
    (part) => textOf(part) ?? textOf(Object.values(fieldsOf(part)).find((inner) => textOf(inner))),
  )
  return [...new Set(texts.filter((text) => text !== null))].slice(0, MAX_ITEMS)
}

/** Web addresses only; adds the scheme to `www.…` and drops the rest. */
export function linksOf(value: unknown): string[] {
  return textsOf(value).flatMap((text) => {
    const link = /^https?:\/\//i.test(text) ? text : `https://${text}`
    return !/\s/.test(link) && URL.canParse(link) && new URL(link).hostname.includes('.') ? [link] : []
  })
}

export function linkOf(value: unknown): string | null {
  return linksOf(Array.isArray(value) ? value : [value])[0] ?? null
}

/** A number or numeric text, such as `1,200`. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/^\s*-?[\d,]*\.?\d+\s*$/.test(value)) return null
  const number = Number(value.replaceAll(',', ''))
  return Number.isFinite(number) ? number : null
}

/** A counter: a non-negative integer. */
export function countOf(value: unknown): number | null {
  const number = numberOf(value)
  return number !== null && number >= 0 && number <= Number.MAX_SAFE_INTEGER ? Math.round(number) : null
}

/** Treats 0, 0 as unknown. */
export function pointOf(latitude: unknown, longitude: unknown): Point | null {
  const point = { latitude: numberOf(latitude), longitude: numberOf(longitude) }
  if (point.latitude === null || point.longitude === null) return null
  if (Math.abs(point.latitude) > 90 || Math.abs(point.longitude) > 180) return null
  return point.latitude === 0 && point.longitude === 0 ? null : { latitude: point.latitude, longitude: point.longitude }
}

/** `"20"`, `"1,000 บาท"`, 20; free only if stated; null if unknown. */
export function feeOf(value: unknown): PartnerFee | null {
  const fields = fieldsOf(value)
  const fee = {
    thai_adult: bahtOf(fields['thai_adult']),
    thai_child: bahtOf(fields['thai_child']),
    foreigner_adult: bahtOf(fields['foreigner_adult']),
    foreigner_child: bahtOf(fields['foreigner_child']),
  }
  return Object.values(fee).every((baht) => baht === null) ? null : fee
}

function bahtOf(value: unknown): number | null {
  const text = textOf(value)?.replace(/\s*(บาท|baht|thb|฿)\s*/i, '')
  if (text === undefined) return null
  if (/^(ฟรี|free|ไม่เสียค่าเข้าชม)$/i.test(text)) return 0
  const baht = numberOf(text)
  return baht !== null && baht >= 0 && baht <= MAX_BAHT ? Math.round(baht) : null
}

/** `[{code, description}]`, a list of texts, or a text. */
export function pairsOf(value: unknown): (readonly [string, string])[] {
  const parts = typeof value === 'string' ? textsOf(value) : listOf(value)
  return parts.slice(0, MAX_ITEMS).flatMap((part) => {
    const { code, description } = fieldsOf(part)
    const text = textOf(description) ?? textOf(part) ?? textOf(code)
    return text === null ? [] : [[textOf(code) ?? text, text] as const]
  })
}

/** An instant as UTC; Bangkok time if it has no zone. */
export function instantOf(value: unknown): string | null {
  const text = textOf(value)
  const match = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
    text ?? '',
  )
  if (!match) return null
  const [, year, month, day, clock = '00:00', zone = '+07:00'] = match
  const time = Date.parse(`${year}-${month}-${day}T${clock}${zone}`)
  return Number.isFinite(time) ? new Date(time).toISOString() : null
}

/** Overlays `detail` on `listed` field by field, ignoring empty values. */
export function overlaid(listed: Fields, detail: Fields): Fields {
  const given = Object.entries(detail).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return { ...listed, ...Object.fromEntries(given) }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

function withoutMarkup(text: string): string {
  if (!/<\/?[a-z][^<>]*>|&[a-z#0-9]+;/i.test(text)) return text
  return text
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<br\s*\/?>|<\/(p|div|li|h\d)>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
}
