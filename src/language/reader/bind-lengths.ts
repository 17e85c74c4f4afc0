import type { Span } from './sheet.ts'

/** A length of a text with the places that it is spent at, in order; none if it is the length of the whole journey. */
export interface BoundLength<L extends Span, P extends Span> {
  readonly length: L
  readonly places: readonly P[]
}

/** A length this near to a place is a stay there. */
const BESIDE = 24
const UNBOUND = 40
const ACROSS = 22
/** “in” between a length and a place binds them closer than any letter between them. */
const CLOSER = 10

/**
 * Binds lengths to places: people write either the place first (“Bangkok 3 days, Krabi 4”) or the length first (“3 days in
 * Bangkok, 4 in Krabi”), so the order that brings them closer together holds for the whole text.
 */
export function bindLengths<L extends Span, P extends Span>(
  text: string,
  lengths: readonly L[],
  places: readonly P[],
): BoundLength<L, P>[] {
  const sorted = lengths.toSorted((a, b) => a.start - b.start)
  const [before, after] = [bindAll(text, sorted, places, 'before'), bindAll(text, sorted, places, 'after')]
  const best = after.cost < before.cost ? after : before
  return best.cost < UNBOUND || sorted.length < 2 ? best.bound : (bindMixed(text, sorted, places) ?? best.bound)
}

type Side = 'before' | 'after'

/** The cheapest way up to a length. */
interface Way<L extends Span, P extends Span> {
  readonly cost: number
  readonly side: Side
  readonly bound: readonly BoundLength<L, P>[]
}

/**
 * “2 nights Krabi, then Ko Lanta 3 nights”: neither order fits the whole text, but both together give each length a place
 * of its own. Null if they do not.
 */
function bindMixed<L extends Span, P extends Span>(
  text: string,
  lengths: readonly L[],
  places: readonly P[],
): BoundLength<L, P>[] | null {
  if (lengths.length > MOST_STAYS) return null
  if (new Set(lengths.map(unitOf)).size > 1 && !isChain(text, lengths)) return null
  // “3 nights each” is bound to a whole list.
  if (lengths.some((length: Span & { readonly isEach?: true }) => length.isEach)) return null
  // “Then islands for a week”, but of “ten days, first an island” ten days are the whole.
  const named = places.filter((place: Span & { readonly codes?: readonly string[] }) => place.codes?.length !== 0)
  let ways: readonly Way<L, P>[] = [{ cost: 0, side: 'before', bound: [] }]
  lengths.forEach((length, at) => {
    const previous = placesBetween(places, lengths[at - 1]?.end ?? 0, length.start)
    const next = placesBetween(named, length.end, lengths[at + 1]?.start ?? text.length)
    ways = (['before', 'after'] as const).flatMap((side) => {
      const near = side === 'before' ? previous : next
      const price = priceOf(text, length, near, side)
      const own = side === 'before' ? near.at(-1) : near[0]
      const from = ways.filter((way) => side === 'after' || way.side === 'before' || previous.length > 1)
      const best = from.toSorted((a, b) => a.cost - b.cost)[0]
      if (price >= UNBOUND || !own || !best) return []
      return [{ cost: best.cost + price, side, bound: [...best.bound, { length, places: [own] }] }]
    })
  })
  const [cheapest] = ways.toSorted((a, b) => a.cost - b.cost)
  return cheapest ? [...cheapest.bound] : null
}

/** No trip has more; a text that repeats itself has hundreds. */
const MOST_STAYS = 30

/** “2 nights in Pai, then Nan for 10 days”, “Nan for 10 days after 2 nights in Pai”. */
const isChain = (text: string, lengths: readonly Span[]) =>
  lengths.every(({ start }, at) => at === 0 || FOLLOWS.test(text.slice(lengths[at - 1]?.end, start)))

const unitOf = (length: Span & { readonly days?: number | null }) => (length.days === null ? 'nights' : 'days')

const placesBetween = <P extends Span>(places: readonly P[], from: number, to: number) =>
  places.filter(({ start, end }) => start >= from && end <= to)

function priceOf(text: string, length: Span, near: readonly Span[], side: Side): number {
  const nearest = side === 'before' ? near.at(-1) : near[0]
  if (!nearest) return UNBOUND
  return costOf(text.slice(...(side === 'before' ? [nearest.end, length.start] : [length.end, nearest.start])), side)
}

function bindAll<L extends Span, P extends Span>(
  text: string,
  lengths: readonly L[],
  places: readonly P[],
  side: Side,
): { readonly bound: BoundLength<L, P>[]; readonly cost: number } {
  let cost = 0
  const bound = lengths.map((length, at) => {
    const from = side === 'before' ? (lengths[at - 1]?.end ?? 0) : length.end
    const to = side === 'before' ? length.start : (lengths[at + 1]?.start ?? text.length)
    const between = placesBetween(places, from, to)
    const price = priceOf(text, length, between, side)
    cost += price
    return { length, places: price < UNBOUND ? listedBeside(text, between, side) : [] }
  })
  return { bound, cost }
}

/** Of the places on one side, the nearest and those that a list joins to it: “Pai and Mae Sariang 3 nights, then Nan”. */
function listedBeside<P extends Span>(text: string, places: readonly P[], side: Side): readonly P[] {
  const isJoined = (one: P, next: P) => {
    const gap = text.slice(one.end, next.start)
    return gap.length <= UNBOUND && !END.test(gap) && !THEN.test(gap) && !REST.test(gap) && !STOP.test(gap)
  }
  if (side === 'after') {
    const stop = places.findIndex((place, at) => at > 0 && !isJoined(places[at - 1] as P, place))
    return stop < 0 ? places : places.slice(0, stop)
  }
  const first = places.findLastIndex((place, at) => at > 0 && !isJoined(places[at - 1] as P, place))
  return first < 0 ? places : places.slice(first)
}

function costOf(gap: string, side: Side): number {
  if (gap.length > BESIDE || END.test(gap) || (side === 'after' && THEN.test(gap))) return UNBOUND
  if (side === 'after' && AT.test(gap)) return Math.max(0, gap.length - CLOSER)
  return gap.length + (NEXT.test(gap) || (side === 'after' && gap.includes(':')) ? ACROSS : 0)
}

const END = /[!?;\n]|\.\s/
const AT = /^\s*(?:each )?(?:in|at|on|around|exploring|for|ที่|ใน|อยู่|เที่ยว|บน)\s*(?:the )?$/
const THEN = /\b(?:then|followed by|afterwards|after that)\b|->|>|แล้ว|จากนั้น/
/** “3 days in Chiang Mai, the rest in Krabi”. */
const REST = /\b(?:rest|remaining|remainder)\b|ที่เหลือ|นอกนั้น/
/** `น่าน 5 วัน แวะแพร่ 1 คืน`: a stop with a length of its own. */
const STOP = /(?:วัน|คืน|\b(?:days?|nights?))(?!.*(?:วัน|คืน|days?|nights?)).*(?:แวะ|\bstop|\bvia\b|\bbreak)/
const FOLLOWS = new RegExp(`${THEN.source}|\\bafter\\b`)
/** Words between the stays of a list. */
const NEXT = /[,)>+/]|->|\b(?:and|then|followed by|plus|to|after)\b|แล้ว|ต่อ|และ|กับ|จากนั้น|ไป/
