import { bindLengths } from './bind-lengths.ts'
import type { SaidLength, SaidPlace } from './said-spans.ts'
import type { Span } from './sheet.ts'

/** `ฮานอย 4 วันแล้วต่อเชียงใหม่ 3 วัน`: without the lengths of stays in other countries, if others are left. */
export function withoutAbroad(
  text: string,
  lengths: readonly SaidLength[],
  places: readonly SaidPlace[],
  abroad: readonly Span[],
): readonly SaidLength[] {
  if (abroad.length === 0 || lengths.length < 2) return lengths
  const all: readonly Span[] = [...places, ...abroad].toSorted((a, b) => a.start - b.start)
  const isAbroad = (place: Span) => abroad.includes(place)
  const away = bindLengths(text, lengths, all).filter(({ places: own }) => own.length > 0 && own.every(isAbroad))
  const left = lengths.filter((length) => !away.some((bound) => bound.length === length))
  return left.length > 0 ? left : lengths
}
