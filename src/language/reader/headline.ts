import { type SaidLength, type SaidPlace, worth } from './said-spans.ts'

/** A length so near before a place is that of the place. */
const NEAR = 32
const BESIDE = 16
/** And so near behind one. */
const BEHIND = 3

/** The stops of a journey with the lengths of its parts, and the length of the whole if a heading has it. */
export interface Division<P extends SaidPlace> {
  readonly places: readonly P[]
  readonly lengths: readonly SaidLength[]
  readonly whole: SaidLength | null
}

/**
 * “We'd like to see Chiang Mai and Krabi, 10 days. 3 days in Chiang Mai, the rest in Krabi”: without the heading, which
 * names all stops before they are gone through in the same order.
 */
export function withoutHeadline<P extends SaidPlace>(
  places: readonly P[],
  lengths: readonly SaidLength[],
): Division<P> {
  const stops = places.toSorted((a, b) => a.start - b.start)
  for (let size = Math.floor(stops.length / 2); size > 1; size--) {
    const heading = stops.slice(0, size)
    const others = stops.slice(size)
    if (new Set(heading.map(keyOf)).size < size || !areGoneThrough(heading, others)) continue
    const [begins, ends] = [heading[0]!.start, heading.at(-1)!.end]
    const { start: next, end: after } = others[0]!
    const isDivided = lengths.some(({ start, end }) => start > begins && end < ends)
    if (isDivided || !lengths.some(({ start }) => start > next - NEAR)) continue
    const whole = lengths.find(({ start, end }) => end <= begins || (start >= ends && end <= next))
    const parts = lengths.filter((length) => length !== whole)
    // “Krabi in the middle: Bangkok (2), Krabi (4), Bangkok (1)”: the length of the second is that of a stay.
    if (whole && whole.start >= ends && whole.start - ends <= BEHIND && worth(whole) < sumOf(parts)) continue
    const hasFirst = parts.some(
      ({ start, end }) => (end <= next && next - end <= BESIDE) || (start >= after && start - after <= BESIDE),
    )
    return whole && hasFirst && worth(whole) >= sumOf(parts)
      ? { places: others, lengths: parts, whole }
      : { places: others, lengths, whole: null }
  }
  return { places, lengths, whole: null }
}

const keyOf = ({ codes = [] }: SaidPlace) => codes.join()

const sumOf = (lengths: readonly SaidLength[]) =>
  lengths.reduce((sum, { days, nights }) => sum + (days ?? nights ?? 0), 0)

/** Whether the others include each of them, in the same order. */
function areGoneThrough(heading: readonly SaidPlace[], others: readonly SaidPlace[]): boolean {
  let at = 0
  for (const place of others) if (at < heading.length && keyOf(place) === keyOf(heading[at]!)) at++
  return at === heading.length
}
