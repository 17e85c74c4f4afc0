import { isInSeason } from '../../world/region.ts'
import { BOTH_OF_THEM, EITHER_OF, FLOWN_TO } from './alternative-beside-rules.ts'
import {
  ADVISE_TH,
  ADVISERS_EN,
  ADVISERS_TH,
  BETWEEN_ALTERNATIVES,
  CHOICE_AFTER,
  CHOICE_BEFORE,
  INSTEAD_WORDS,
  REASON_WORDS,
} from './alternative-rules.ts'
import { assume, type Draft } from './draft.ts'
import { destinationOf, type Geo, type Lexicon, lexiconOf } from './lexicon.ts'
import type { GeoMention } from './mentions.ts'
import { provinceCodesOf } from './name-provinces.ts'
import { type NamedRegion, provincesOf } from './named-regions.ts'
import { phrasePattern } from './phrases.ts'
import type { Gazetteer } from './reading.ts'
import type { Sheet } from './sheet.ts'

/** Between two names, with what may come before the second: “or maybe to the”. */
const GAP = `[\\s,?!()\\ufffc]{0,12}`
const SECOND =
  '(?:(?:go|to|in|at|on|the|maybe|even|visit|stay|ไป|ที่|แถว|โซน|แถบ|เกาะ|เป็น) ?){0,3}(?:\\d{1,2} ?(?:days?|nights?|วัน|คืน)? ?(?:in|at|on|for|ที่) ?)?'
/** Its length: “Krabi 3 days, or Trang 5”. */
const OF_FIRST = '(?: ?(?:for )?\\d{1,2} ?(?:days?|nights?|วัน|คืน))?'
const BETWEEN = new RegExp(
  `^${OF_FIRST}(?:ดี|ก็ดี|ก็ได้|ดีไหม|ดีมั้ย)?${GAP}(?:${phrasePattern(BETWEEN_ALTERNATIVES).source})${GAP}${SECOND}\\s?$`,
)
/** “Krabi for the climbing, or”: what a place would be for, in a few words. */
const REASON = `[\\s,]{0,3}(?:\\(|${phrasePattern(REASON_WORDS).source})[^.;:!?\\n]{1,56}?`
const BETWEEN_REASONS = new RegExp(
  `^${REASON}[\\s,)]\\s?(?:${phrasePattern(BETWEEN_ALTERNATIVES).source})${GAP}${SECOND}\\s?$`,
)
/** “Koh Tao for diving, Koh Phangan for yoga, or …”. */
const LISTED_REASON = new RegExp(`^(?:${REASON})?\\)?\\s*,\\s*$`)
const LONGEST_REASON = 72
/** “…, otherwise Samui”: after a doubt about the first. */
const INSTEAD = new RegExp(`(?:${phrasePattern(INSTEAD_WORDS).source})[^.;\\n]{0,20}$`)
const LONGEST_DOUBT = 60
const ASKED_REACH = 96
const LISTED = /^\s*,\s*$/
const AND = /^\s*(?:,|and|&|กับ|และ|-|\/|\?)?\s*$/
const BEFORE = new RegExp(`(?:${phrasePattern(CHOICE_BEFORE).source})\\s*(?:เกาะ)?$`)
const AFTER = new RegExp(`^[\\s,?!-]{0,3}(?:${phrasePattern(CHOICE_AFTER).source})`)
const REACH = 40
/** “One friend says Samui, another says Krabi, which is better?” */
const OTHER_VOICE = new RegExp(String.raw`\b${ADVISERS_EN}\b|${ADVISERS_TH}[ก-์]{0,6}${ADVISE_TH}`)
const ASKED = new RegExp(`^[^\\n]{0,60}?(?:${phrasePattern(CHOICE_AFTER).source})`)

/** Indexes of the names to choose among, in order, for each choice that a prompt leaves open: “Krabi or Samui”. */
function listChoices(sheet: Sheet, mentions: readonly GeoMention[]): number[][] {
  const gap = (at: number) => sheet.text.slice(mentions[at - 1]?.end, mentions[at]?.start)
  const isAdvised = (at: number) =>
    gap(at).length <= LONGEST_DOUBT &&
    OTHER_VOICE.test(gap(at)) &&
    ASKED.test(sheet.text.slice(mentions[at]?.end, (mentions[at]?.end ?? 0) + ASKED_REACH))
  const isReasoned = (at: number) => gap(at).length <= LONGEST_REASON && BETWEEN_REASONS.test(gap(at))
  const isChoice = (at: number) =>
    BETWEEN.test(gap(at)) ||
    EITHER_OF.test(
      sheet.text.slice(Math.max(0, (mentions[at - 1]?.start ?? 0) - REACH), mentions[at - 1]?.start),
      gap(at),
    ) ||
    isReasoned(at) ||
    (gap(at).length <= LONGEST_DOUBT && INSTEAD.test(gap(at))) ||
    (AND.test(gap(at)) && isAsked(sheet, mentions, at)) ||
    isAdvised(at)
  const choices: number[][] = []
  for (let at = 1; at < mentions.length; at++) {
    if (!isChoice(at)) continue
    let first = at - 1
    // “Mook, Kradan or Ngai”.
    const isListed = (gap: string) => (isReasoned(at) ? LISTED_REASON : LISTED).test(gap)
    while (first > 0 && isListed(gap(first)) && !choices.at(-1)?.includes(first)) first--
    const last = choices.at(-1)
    if (last?.includes(at - 1)) last.push(at)
    else choices.push(Array.from({ length: at - first + 1 }, (_, offset) => first + offset))
  }
  return choices
}

/** “Torn between Krabi and Samui”, `กระบี่กับสมุยที่ไหนดี`. */
function isAsked({ text }: Sheet, mentions: readonly GeoMention[], at: number): boolean {
  const [first, second] = [mentions[at - 1] as GeoMention, mentions[at] as GeoMention]
  return (
    BEFORE.test(text.slice(Math.max(0, first.start - REACH), first.start)) ||
    AFTER.test(text.slice(second.end, second.end + REACH))
  )
}

/**
 * Decides each choice for the place where they land, or the first that suits the season, and notes the others. Returns the mentions that the
 * trip leaves out.
 */
export function decideChoices(
  sheet: Sheet,
  draft: Draft,
  gazetteer: Gazetteer,
  mentions: readonly GeoMention[],
  isWanted: (at: number) => boolean,
): Set<GeoMention> {
  const left = new Set<GeoMention>()
  const wanted = mentions.filter((_, at) => isWanted(at))
  if (wanted.length < 2 || BOTH_OF_THEM.test(sheet.text)) return left
  for (const choice of listChoices(sheet, wanted)) {
    const options = distinct(
      choice.map((at) => wanted[at] as GeoMention),
      gazetteer,
    )
    if (options.length < 2) continue
    const flownTo = options.find(({ geo }) => mentions.some((one) => isSame(one.geo, geo) && isFlownTo(sheet, one)))
    const planned = flownTo ?? options.find((option) => suits(option, draft, gazetteer)) ?? options[0]!
    const nameOf = ({ start, end }: GeoMention) =>
      sheet.raw.slice(start, end).replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    draft.alternatives.push(
      options.map((option) => ({
        said: nameOf(option),
        provinceCodes: provinceCodesOf(option.geo, gazetteer.provinces),
        isPlanned: option === planned,
      })),
    )
    assume(draft, 'one_of', { said: nameOf(planned) })
    const others = options.filter((option) => option !== planned)
    // A place that is named again is still the same alternative.
    for (const mention of mentions) if (others.some((other) => isSame(other.geo, mention.geo))) left.add(mention)
  }
  return left
}

const isFlownTo = ({ text }: Sheet, { start }: GeoMention) =>
  FLOWN_TO.test(text.slice(Math.max(0, start - REACH), start))

const isSame = (one: Geo, other: Geo) => one === other || keyOf(one) === keyOf(other)

function keyOf(geo: Geo): string {
  switch (geo.kind) {
    case 'province':
      return `province ${geo.province.code}`
    case 'town':
      return `town ${geo.town.id}`
    case 'island':
      return `island ${geo.island.id}`
    case 'destination':
      return `destination ${geo.destination.id}`
    case 'area':
      return `area ${geo.area.key}`
    case 'district':
      return `district ${geo.districts.map(({ code }) => code).join(' ')}`
  }
}

/** Each place once; of a region and a place within it (“Nan or elsewhere in the North”) any part will do, so they are no choice. */
function distinct(options: readonly GeoMention[], { provinces }: Gazetteer): GeoMention[] {
  const codes = options.map(({ geo }) => provinceCodesOf(geo, provinces))
  return options.filter(({ geo }, at) => {
    if (geo.kind === 'area') {
      const own = codes[at] as readonly string[]
      if (own.length === 0 || codes.some((other, index) => index !== at && other.some((code) => own.includes(code))))
        return false
    }
    return options.findIndex((other) => isSame(other.geo, geo)) === at
  })
}

/** Whether a place is worth going to in the month of the trip, as far as that is known. */
function suits({ geo, form }: GeoMention, draft: Draft, gazetteer: Gazetteer): boolean {
  const month = (draft.startDate ?? draft.month ?? draft.seasonMonth)?.slice(0, 7)
  if (month === undefined) return true
  if (geo.kind === 'island' && !isInSeason(geo.island, `${month}-15`)) return false
  const lexicon = lexiconOf(gazetteer)
  if (geo.kind === 'area') return isMostlyIn(geo.area, lexicon, gazetteer, Number(month.slice(5)))
  const destination = destinationOf(lexicon, geo, form)
  return !destination?.monthsPoor.includes(Number(month.slice(5)))
}

/** A region whose places are mostly poor in that month suits no better than one of them. */
function isMostlyIn(area: NamedRegion, { destinations }: Lexicon, { provinces }: Gazetteer, month: number): boolean {
  const codes = provincesOf(area, provinces)
  const within = [...new Set(destinations.values())].filter(({ provinceCodes }) =>
    codes.includes(provinceCodes[0] ?? ''),
  )
  return within.filter(({ monthsPoor }) => monthsPoor.includes(month)).length * 2 <= within.length
}
