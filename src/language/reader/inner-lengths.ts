import { type SaidLength, worth } from './said-spans.ts'

/** The lengths in the order of the text, without those of what is within another: a tour, the parts of a part. */
export function withoutInner(text: string, lengths: readonly SaidLength[]): SaidLength[] {
  const own = lengths.filter((length) => !isTourWithin(text, length, lengths)).toSorted((a, b) => a.start - b.start)
  return own.filter((_, at) => !isSubtotal(text, own, at))
}

/** `ไปตรัง 4 วัน 3 คืน มีทัวร์เกาะ 2 วัน 1 คืน`: the tour is part of the trip. */
function isTourWithin(text: string, length: SaidLength, all: readonly SaidLength[]): boolean {
  const isTour =
    TOUR_BEFORE.test(text.slice(Math.max(0, length.start - TOUR_REACH), length.start)) ||
    TOUR_AFTER.test(text.slice(length.end))
  return isTour && all.some((other) => other.days !== null && other.nights !== null && worth(other) > worth(length))
}
const TOUR_REACH = 24
const TOUR_BEFORE = /(?:ทัวร์|แพ็?ค?ก?เกจ|\b(?:tour|package|cruise)\b)[^.,;\n]{0,16}$/
const TOUR_AFTER = /^[ -]?(?:boat|liveaboard|cruise|tour|package|trek)\b/

/** “3 nights in Bangkok, then 9 nights of islands: 4 on Koh Mak, 5 on Koh Chang”: what a part is divided into. */
function isSubtotal(text: string, all: readonly SaidLength[], at: number): boolean {
  const [part, next] = [all[at], all[at + 1]]
  if (!part || !next || at === 0 || !/^[^.;!?\n]{0,40}:/.test(text.slice(part.end, next.start))) return false
  let sum = 0
  return all.slice(at + 1).some((length) => {
    sum += length.days ?? length.nights ?? 0
    return sum === (part.days ?? part.nights)
  })
}
