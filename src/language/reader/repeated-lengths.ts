import { bindLengths } from './bind-lengths.ts'
import { type SaidLength, type SaidPlace, worth } from './said-spans.ts'

// What a heading says is said again below it: “Nan in four days”, and then “we will have four days in Nan”.

/** Each is compared with what follows. */
const MOST_LENGTHS = 12
const TITLE = /^[^\n]{4,140}\n+(?=[^\n]{40})/
const NEXT = /\b(?:then|another|more|extra|again|back|further|after(?:wards)?|return(?:ing)?|other)\b[^.;!?\n]{0,24}$/

/** Without lengths that are said again in a later sentence: all of them, or those of the title above prose. */
export function withoutRepeated(
  text: string,
  lengths: readonly SaidLength[],
  places: readonly SaidPlace[],
): readonly SaidLength[] {
  if (lengths.length < 2 || lengths.length > MOST_LENGTHS) return lengths
  const sorted = lengths.toSorted((a, b) => a.start - b.start)
  const title = titleEnd(text)
  for (let at = 1; at <= sorted.length - 1; at++) {
    const [told, rest] = [sorted.slice(0, at), sorted.slice(at)]
    const isOfTitle = told.at(-1)!.end <= title && rest[0]!.start >= title
    if (!isOfTitle && (rest.length !== at || !isNewSentence(text, told.at(-1)!, rest[0]!))) continue
    if (areSaidAgain(text, told, rest, places)) return rest
  }
  return lengths
}

/** The end of the first line, if it is a title of the prose below it; 0 without one. */
const titleEnd = (text: string) => TITLE.exec(text)?.[0].length ?? 0

const isNewSentence = (text: string, before: SaidLength, { start }: SaidLength) =>
  /[.!?]\s|\n/.test(text.slice(before.end, start))

function areSaidAgain(
  text: string,
  told: readonly SaidLength[],
  rest: readonly SaidLength[],
  places: readonly SaidPlace[],
): boolean {
  const codesIn = (all: readonly SaidLength[]) =>
    bindLengths(text, all, places).map((bound) => ({
      length: bound.length,
      codes: bound.places.flatMap(({ codes = [] }) => codes),
    }))
  const left = codesIn(rest)
  return codesIn(told).every(({ length, codes }) => {
    const at = left.findIndex(
      (other) =>
        worth(other.length) === worth(length) &&
        (length.days === null) === (other.length.days === null) &&
        !NEXT.test(text.slice(Math.max(0, other.length.start - 48), other.length.start)) &&
        (codes.length === 0 || other.codes.length === 0 || other.codes.some((code) => codes.includes(code))),
    )
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
}

/** “6 days in Phuket and Krabi”, and below it 3 nights in the one and 2 in the other: the title is about all of them. */
export function isTitleOf(
  text: string,
  length: SaidLength,
  all: readonly SaidLength[],
  places: readonly SaidPlace[],
): boolean {
  const title = titleEnd(text)
  const others = all.filter((other) => other !== length)
  if (title === 0 || length.end > title || others.length === 0 || others.some(({ start }) => start < title))
    return false
  const sum = others.reduce((total, { days, nights }) => total + (days ?? nights ?? 0), 0)
  if (sum > worth(length)) return false
  const codes = new Set(
    places.filter(({ start, end }) => start < title && end <= title).flatMap((place) => place.codes ?? []),
  )
  const own = bindLengths(text, others, places).flatMap((bound) => bound.places.flatMap((place) => place.codes ?? []))
  return codes.size === 0 || own.every((code) => codes.has(code))
}
