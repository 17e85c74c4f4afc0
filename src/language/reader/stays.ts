import type { Draft } from './draft.ts'
import { totalOf } from './duration.ts'
import type { Stay } from './reading.ts'
import type { SaidLength } from './said-spans.ts'

/**
 * How the days are divided among the places, in the order of mention (“Bangkok 3 days, Krabi 4 days”, “3 days in Bangkok
 * and 4 in Krabi”); none when one of them has no length, or they do not add up to the trip.
 */
export function settleStays(
  draft: Pick<Draft, 'lengths' | 'visits' | 'firstNightAt' | 'end' | 'provinces' | 'regions'>,
  days: number,
): Stay[] {
  const stays = staysOfLengths(draft, days)
  if (stays.length > 0) return stays
  const begun = staysOfFirstNight(draft, days)
  return begun.length > 0 ? begun : stayBeforeTheEnd(draft, days)
}

/** “Five days to Chiang Mai, home by way of Udon”: the last day is where the journey ends. */
function stayBeforeTheEnd(
  { end, provinces, regions }: Pick<Draft, 'end' | 'provinces' | 'regions'>,
  days: number,
): Stay[] {
  const [first, last] = provinces
  if (
    end === null ||
    regions.length > 0 ||
    provinces.length !== 2 ||
    last !== end.provinceCode ||
    first === undefined ||
    days < 3
  )
    return []
  return [
    { provinceCodes: [first], days: days - 1 },
    { provinceCodes: [last], days: 1 },
  ]
}

/** How near to “first night” its place is named. */
const NEAR_MARK = 30

/** “The first night in Chiang Rai”: there first, and the days divided evenly among the places. */
function staysOfFirstNight({ firstNightAt, visits }: Pick<Draft, 'visits' | 'firstNightAt'>, days: number): Stay[] {
  if (firstNightAt === null) return []
  const there = visits.find(({ start }) => start > firstNightAt && start - firstNightAt <= NEAR_MARK)
  const codes = [...new Set(visits.map(({ code }) => code))]
  if (!there || codes.length < 2 || days < codes.length) return []
  const order = [there.code, ...codes.filter((code) => code !== there.code)]
  return order.map((code, at) => ({
    provinceCodes: [code],
    days: Math.floor(days / order.length) + (at < days % order.length ? 1 : 0),
  }))
}

function staysOfLengths(draft: Pick<Draft, 'lengths' | 'visits'>, days: number): Stay[] {
  const lengths = withoutTotal(draft.lengths.toSorted((a, b) => a.start - b.start))
  const visits = draft.visits.toSorted((a, b) => a.start - b.start)
  const [first] = visits
  if (lengths.length < 2 || !first) return []
  const isAfter = (lengths[0]?.start ?? 0) > first.start
  const stays = lengths.map((length, i) => {
    const from = isAfter ? (lengths[i - 1]?.start ?? 0) : length.start
    const to = isAfter ? length.start : (lengths[i + 1]?.start ?? Number.POSITIVE_INFINITY)
    const codes = visits.filter(({ start }) => start >= from && start < to).map(({ code }) => code)
    return { provinceCodes: [...new Set(codes)], days: length.days ?? length.nights ?? 0 }
  })
  // “2 nights in Bangkok, 3 nights in Krabi”: the day of the departure belongs to the last.
  const last = stays.at(-1)
  if (last && lengths.every((length) => length.days === null)) last.days++
  const all = stays.flatMap(({ provinceCodes }) => provinceCodes)
  const isDivided = stays.every(({ provinceCodes }) => provinceCodes.length > 0) && new Set(all).size === all.length
  const isWhole = stays.reduce((sum, stay) => sum + stay.days, 0) === days
  return isDivided && isWhole && visits.every(({ code }) => all.includes(code)) ? stays : []
}

/** Without the total before or after the parts (“7 days: Bangkok 3 days, Krabi 4 days”). */
function withoutTotal(lengths: readonly SaidLength[]): SaidLength[] {
  const worth = ({ days, nights }: SaidLength) => days ?? (nights ?? 0) + 1
  const whole = lengths.reduce((sum, length) => sum + worth(length), 0)
  const total = totalOf(lengths)
  if (total) return lengths.filter((length) => length !== total)
  const isTotal = (length: SaidLength) => lengths.length > 2 && worth(length) * 2 === whole
  return lengths.filter((length, i) => !(isTotal(length) && (i === 0 || i === lengths.length - 1)))
}
