import type { Draft } from './draft.ts'
import { ASKS_OF_RIDE, NIGHT_RIDE_BOTH, NIGHT_RIDE_HOME, NIGHT_RIDE_RULES } from './night-ride-rules.ts'
import { matchesAnywhere, RuleList } from './phrase-rule.ts'
import type { NightRide, Unplanned } from './reading.ts'
import type { Sheet } from './sheet.ts'

const RULES = new RuleList(NIGHT_RIDE_RULES)

/** The night train or bus that they take; `isMeant` is false for one that is refused or only spoken of. */
export function readNightRide(
  sheet: Sheet,
  draft: Draft,
  isMeant: (words: { readonly index: number; readonly 0: string }) => boolean,
): void {
  for (const compiled of RULES.within(sheet)) {
    const meant = matchesAnywhere(sheet, compiled).filter(isMeant)
    if (draft.nightRide !== null || meant.length === 0) continue
    draft.nightRide = { by: compiled.rule.by, ways: waysOf(sheet.text) }
    for (const { index, 0: words } of meant) sheet.claim({ start: index, end: index + words.length })
  }
}

function waysOf(text: string): NightRide['ways'] {
  if (NIGHT_RIDE_BOTH.test(text)) return 'both'
  return NIGHT_RIDE_HOME.test(text) ? 'home' : 'there'
}

/** What they ask about a night ride comes before that they take one. */
export function asksOfRideFirst(unplanned: readonly Unplanned[], { nightRide }: Draft): readonly Unplanned[] {
  return nightRide === null
    ? unplanned
    : [...unplanned.filter(asksOfRide), ...unplanned.filter((wish) => !asksOfRide(wish))]
}

/** Whether a wish asks about a ride: that they take it is planned. */
export const asksOfRide = ({ topic, said }: Unplanned): boolean => topic !== 'tickets' || ASKS_OF_RIDE.test(said)
