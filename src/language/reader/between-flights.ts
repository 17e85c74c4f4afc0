import {
  FLIES_ON,
  GOES_ON_TO,
  HAS_TRIP_LENGTH,
  LIES_OVER_AT,
  SAYS_HOURS,
  TIME_BETWEEN,
} from './between-flight-rules.ts'
import type { Draft } from './draft.ts'
import { GATEWAYS } from './lexicon.ts'
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import type { Sheet } from './sheet.ts'

const REACH = 40

/** Whether all that they have is the time between two flights. */
export const isBetweenFlights = ({ text }: Sheet): boolean =>
  FLIES_ON.test(text) && TIME_BETWEEN.test(text) && SAYS_HOURS.test(text) && !HAS_TRIP_LENGTH.test(text)

/** “Landing at DMK at 6, flying on to Ubon at 4 pm”: where they change is where they are, and the next airport is not. */
export function stayBetweenFlights(sheet: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  if (mentions.length === 0 || !isBetweenFlights(sheet)) return
  const before = mentions.map(({ start }, at) =>
    sheet.text.slice(Math.max(mentions[at - 1]?.end ?? 0, start - REACH), start),
  )
  const goesOn = before.map((words) => GOES_ON_TO.test(words))
  const waits = before.map((words, at) => LIES_OVER_AT.test(words) && !goesOn[at])
  const isGate = ({ form }: GeoMention) => GATEWAYS.includes(form)
  const at = [
    waits.indexOf(true),
    mentions.findIndex((mention, of) => isGate(mention) && !goesOn[of]),
    roles.findIndex((role, of) => role === 'visit' && !goesOn[of]),
  ].find((of) => of >= 0)
  if (at === undefined) return
  mentions.forEach((mention, of) => {
    if (mention.form === mentions[at]?.form) roles[of] = 'visit'
    else if (goesOn[of]) roles[of] = 'compared'
  })
}

/** They go on within the day. */
export function settleBetweenFlights(sheet: Sheet, draft: Draft): void {
  if (draft.days === null && draft.nights === null && draft.endDate === null && isBetweenFlights(sheet)) draft.days = 1
}
