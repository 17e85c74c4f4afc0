import { describe, expect, it } from 'vitest'
import * as abroad from './abroad-beside-rules.ts'
import * as alternative from './alternative-beside-rules.ts'
import * as amount from './amount-beside-rules.ts'
import * as flights from './between-flight-rules.ts'
import * as busy from './busy-weekday-rules.ts'
import type { AroundCue, Cue } from './cues.ts'
import * as date from './date-beside-rules.ts'
import * as dateStay from './date-stay-rules.ts'
import * as dayPart from './day-part-rules.ts'
import * as earlier from './earlier-kind-rules.ts'
import * as arrival from './event-arrival-rules.ts'
import * as stays from './event-stay-rules.ts'
import * as interest from './interest-beside-rules.ts'
import * as kin from './kin-rules.ts'
import * as length from './length-beside-rules.ts'
import * as nameBegin from './name-begin-rules.ts'
import * as name from './name-beside-rules.ts'
import { OTHER_LENGTH_RULES } from './other-length-rules.ts'
import { OTHER_LENGTH_SLOTS } from './other-length-slots.ts'
import * as otherWord from './other-word-rules.ts'
import * as own from './own-vehicle-rules.ts'
import * as party from './party-beside-rules.ts'
import * as pupils from './party-pupil-rules.ts'
import * as spoken from './party-spoken-rules.ts'
import * as toldBefore from './party-told-aside-rules.ts'
import * as toldOf from './party-told-rules.ts'
import { compileRule, findPhrases, matchesOf } from './phrase-rule.ts'
import * as refused from './polarity-after-rules.ts'
import * as reach from './polarity-reach-rules.ts'
import * as price from './price-rules.ts'
import * as qualified from './qualified-refusal-rules.ts'
import * as list from './refusal-reach-rules.ts'
import * as theme from './refused-theme-rules.ts'
import * as again from './role-again-rules.ts'
import * as begin from './role-begin-rules.ts'
import * as change from './role-change-rules.ts'
import * as decided from './role-decided-rules.ts'
import * as dropped from './role-dropped-rules.ts'
import * as elsewhere from './role-elsewhere-rules.ts'
import * as end from './role-end-rules.ts'
import * as errand from './role-errand-rules.ts'
import * as from from './role-from-rules.ts'
import * as home from './role-home-rules.ts'
import * as coming from './role-homecoming-rules.ts'
import * as instead from './role-instead-rules.ts'
import * as known from './role-known-rules.ts'
import * as leg from './role-leg-rules.ts'
import * as missed from './role-missed-rules.ts'
import * as namesake from './role-namesake-rules.ts'
import * as near from './role-near-rules.ts'
import * as others from './role-others-rules.ts'
import * as past from './role-past-rules.ts'
import * as people from './role-people-rules.ts'
import * as returns from './role-return-rules.ts'
import * as stay from './role-stay-rules.ts'
import * as stop from './role-stop-rules.ts'
import * as straight from './role-straight-rules.ts'
import * as stranded from './role-stranded-rules.ts'
import * as talk from './role-talk-rules.ts'
import * as there from './role-there-rules.ts'
import * as turn from './role-turn-rules.ts'
import * as visit from './role-visit-rules.ts'
import * as way from './role-way-rules.ts'
import * as room from './room-price-rules.ts'
import { Sheet } from './sheet.ts'
import * as off from './time-off-rules.ts'
import * as told from './told-vehicle-rules.ts'
import * as topic from './topic-beside-rules.ts'
import * as until from './until-date-rules.ts'
import * as out from './way-out-rules.ts'
import * as weekdayEnd from './weekday-end-rules.ts'
import * as weekdays from './weekday-rules.ts'
import * as hour from './window-beside-rules.ts'

const PLACES = [
  again,
  begin,
  coming,
  decided,
  elsewhere,
  end,
  errand,
  from,
  home,
  instead,
  known,
  missed,
  dropped,
  there,
  straight,
  leg,
  stop,
  namesake,
  near,
  others,
  change,
  returns,
  past,
  people,
  stay,
  stranded,
  talk,
  turn,
  visit,
  way,
]
const REFUSALS = [earlier, list, qualified, reach, refused, theme]
const MODULES = [
  ...PLACES,
  ...REFUSALS,
  abroad,
  alternative,
  amount,
  arrival,
  busy,
  date,
  dateStay,
  dayPart,
  stays,
  flights,
  hour,
  interest,
  kin,
  pupils,
  length,
  name,
  nameBegin,
  off,
  otherWord,
  out,
  own,
  party,
  spoken,
  toldBefore,
  toldOf,
  price,
  room,
  told,
  topic,
  until,
  weekdayEnd,
  weekdays,
]
const CUES = MODULES.flatMap((rules) =>
  Object.values<object>(rules).flatMap((cue) => ('rules' in cue ? [cue as Cue | AroundCue] : [])),
)
const rows = (which: 'yes' | 'no') =>
  CUES.flatMap((cue) => cue.rules.flatMap((rule) => rule[which].map((text) => [text, rule.name, cue] as const)))

/** Whether a cue reads the words beside what is between ‹ and ›, or between two of them. */
function reads(cue: Cue | AroundCue, text: string): boolean {
  const read = new Sheet(text).text
  const [before = '', , after = ''] = read.split(/[‹›]/)
  if (cue.side === 'around') return cue.test(before, after)
  if (cue.side === 'anywhere') return cue.test(read)
  return cue.test(cue.side === 'before' ? before : after)
}

describe('words beside the name of a place, a kind, a date or a length', () => {
  it.each(rows('yes'))('%s: %s', (text, _name, cue) => {
    expect(reads(cue, text)).toBe(true)
  })

  it.each(rows('no'))('%s: not that %s', (text, _name, cue) => {
    expect(reads(cue, text)).toBe(false)
  })
})

describe('parts of a day', () => {
  const words = (text: string) => findPhrases(new Sheet(text), dayPart.DAY_PART).map(({ 0: found }) => found)

  it.each(dayPart.DAY_PART_RULES.flatMap(({ what, yes }) => yes.map(([text, said]) => [text, what, said] as const)))(
    '%s: %s',
    (text, _what, said) => {
      expect(words(text)).toEqual([said])
    },
  )

  it.each(dayPart.DAY_PART_RULES.flatMap(({ what, no }) => no.map((text) => [text, what] as const)))(
    '%s: not %s',
    (text) => {
      expect(words(text)).toEqual([])
    },
  )
})

describe('weeks and days that are no length of a trip', () => {
  const words = (text: string, rule: (typeof OTHER_LENGTH_RULES)[number]) =>
    matchesOf(new Sheet(text), compileRule(rule, OTHER_LENGTH_SLOTS)).map(({ 0: found }) => found.trim())

  it.each(OTHER_LENGTH_RULES.flatMap((rule) => rule.yes.map(([text, said]) => [text, rule.what, said, rule] as const)))(
    '%s: %s',
    (text, _what, said, rule) => {
      expect(words(text, rule)).toContain(said)
    },
  )

  it.each(OTHER_LENGTH_RULES.flatMap((rule) => rule.no.map((text) => [text, rule.what, rule] as const)))(
    '%s: not %s',
    (text, _what, rule) => {
      expect(words(text, rule)).toEqual([])
    },
  )
})
