import { bindLengths } from './bind-lengths.ts'
import type { SaidLength, SaidPlace } from './said-spans.ts'
import type { Span } from './sheet.ts'

/** “Four weeks, half Vietnam half Thailand”, “3 weeks split between Laos and Thailand”: only what is left for Thailand. */
function partHere(text: string, lengths: readonly SaidLength[], abroad: readonly Span[]): readonly SaidLength[] {
  const [length, ...others] = lengths
  const [first, last] = [abroad[0], abroad.at(-1)]
  if (!length || others.length > 0 || !first || !last) return lengths
  const before = text.slice(Math.max(0, first.start - REACH), first.start)
  const after = text.slice(last.end, last.end + REACH)
  const isHalf = HALF_BEFORE.test(before) || HALF_AFTER.test(after)
  const isSplit =
    SPLIT_BEFORE.test(before) || SPLIT_BEFORE.test(text.slice(Math.max(0, last.start - REACH), last.start))
  if (!isHalf && !isSplit) return lengths
  const parts = isHalf ? 2 : abroad.length + 1
  const share = (total: number | null) => (total === null ? null : Math.max(1, Math.floor(total / parts)))
  return [{ ...length, days: share(length.days), nights: share(length.nights) }]
}
const REACH = 40
const HALF_BEFORE =
  /\bhalf(?: of (?:it|that|them|the (?:time|trip)))?(?: (?:is|will be|goes to|spent|for|in|of it in|on))? $|ครึ่ง(?:นึง|หนึ่ง|แรก|หลัง|เวลา)?\s?(?:อยู่|ไป|เที่ยว)?(?:ที่)?\s?$/
const HALF_AFTER = /^,? (?:for )?half\b(?! (?:day|a day|board))|^\s?(?:อย่างละ)?ครึ่ง(?:นึง|หนึ่ง|ทาง|เวลา|ทริป|ต่อครึ่ง|\s|$)/
const SPLIT_BEFORE =
  /\b(?:split|divided?|shared?|spread) (?:up )?(?:evenly |equally )?(?:between|across|among|over) (?:the )?[^.;!?\n]{0,24}$/

/** `ฮานอย 4 วันแล้วต่อเชียงใหม่ 3 วัน`: without the lengths of stays in other countries, if others are left. */
export function withoutAbroad(
  text: string,
  lengths: readonly SaidLength[],
  places: readonly SaidPlace[],
  abroad: readonly Span[],
): readonly SaidLength[] {
  if (abroad.length === 0) return lengths
  if (lengths.length < 2) return partHere(text, lengths, abroad)
  const all: readonly Span[] = [...places, ...abroad].toSorted((a, b) => a.start - b.start)
  const isAbroad = (place: Span) => abroad.includes(place)
  const away = bindLengths(text, lengths, all).filter(({ places: own }) => own.length > 0 && own.every(isAbroad))
  const left = lengths.filter((length) => !away.some((bound) => bound.length === length))
  return left.length > 0 ? left : lengths
}
