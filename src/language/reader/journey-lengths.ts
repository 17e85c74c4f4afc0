import { ARE_HERE, ASKED_LENGTH, IS_ENOUGH, JOURNEY_LENGTH, REST_FOLLOWS, THAI_PART } from './length-journey-rules.ts'
import { IS_AT_PRESENT } from './role-home-rules.ts'
import { type SaidLength, type SaidPlace, worth } from './said-spans.ts'

const REACH = 110

/**
 * “We are in Thailand for three weeks, please plan our 4 days in Nan”: without the length of the whole stay, if one shorter
 * length is asked for and no other place than its own is named for the rest.
 */
export function withoutJourney(
  text: string,
  lengths: readonly SaidLength[],
  places: readonly SaidPlace[],
): readonly SaidLength[] {
  if (lengths.length !== 2) return lengths
  const before = (length: SaidLength) => text.slice(Math.max(0, length.start - REACH), figureOf(text, length))
  const [journey, asked] = lengths.toSorted((a, b) => worth(b) - worth(a)) as [SaidLength, SaidLength]
  if (worth(asked) < worth(journey) && THAI_PART.test(before(asked))) return [asked]
  if (worth(asked) >= worth(journey) || !JOURNEY_LENGTH.test(before(journey))) return lengths
  const gap = asked.start > journey.end ? text.slice(journey.end, figureOf(text, asked)) : before(asked)
  if (!ASKED_LENGTH.test(gap.slice(-REACH)) || REST_FOLLOWS.test(text.slice(asked.end))) return lengths
  return isElsewhere(text, journey, asked, places) ? lengths : [asked]
}

/** “For a month”: a length may begin with the word before it. */
const figureOf = (text: string, { start }: SaidLength) => start + (text.startsWith('for ', start) ? 'for '.length : 0)

/** Whether a place is named that is neither beside the length that is asked for nor where they are now. */
function isElsewhere(text: string, journey: SaidLength, asked: SaidLength, places: readonly SaidPlace[]): boolean {
  const towns = places.filter(({ codes = [] }) => codes.length > 0 && codes.length < REGION)
  const after = towns.filter(({ start }) => start >= asked.end && start - asked.end <= BESIDE)
  const before = towns.filter(({ end }) => end <= asked.start && asked.start - end <= ASKED_REACH).slice(-1)
  const goals = after.length > 0 ? after : before
  const codes = new Set(goals.flatMap(({ codes = [] }) => codes))
  return towns.some(
    (place) =>
      place.start > journey.end &&
      !place.codes?.some((code) => codes.has(code)) &&
      !goals.includes(place) &&
      !isPresent(text, place),
  )
}
/** So many provinces are a region, any part of which may be meant. */
const REGION = 4
const BESIDE = 32
const ASKED_REACH = 64

const isPresent = (text: string, { start, end }: SaidPlace) => {
  const before = text.slice(Math.max(0, start - HERE_REACH), start)
  return IS_AT_PRESENT.test(before, text.slice(end, end + HERE_REACH)) || ARE_HERE.test(before)
}
const HERE_REACH = 30

/** Whether they ask if what ends here is enough. */
export const isAskedAbout = (text: string, end: number): boolean =>
  IS_ENOUGH.test(text.slice(end, end + ASKED_REACH).trimStart())
