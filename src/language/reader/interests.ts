import type { Concept } from '../../world/vocabulary.ts'
import { type DayMark, dayAt } from './days.ts'
import type { Draft } from './draft.ts'
import {
  BEGINS_OR_ENDS_IN,
  LAST_TIME,
  OF_ANOTHER,
  ONE_ALONE_AFTER,
  ONE_ALONE_BEFORE,
  ONE_BEFORE,
  ONLY_AFTER,
  ONLY_BEFORE,
} from './interest-beside-rules.ts'
import type { Lexicon } from './lexicon.ts'
import type { Mention } from './mentions.ts'
import { COUNT, readNumber } from './numbers.ts'
import type { Polarity } from './polarity.ts'
import { WIDER_WORD } from './qualified-refusal-rules.ts'
import { FORTUNE, FORTUNE_KINDS } from './refused-theme-rules.ts'
import type { Sheet } from './sheet.ts'

const COUNT_BEFORE = new RegExp(
  `(?<![a-z\\d])(${COUNT})\\s*(?:different |good |nice |famous |beautiful |great |best |local |more |of the |big ){0,5}$`,
)
const COUNT_AFTER = new RegExp(`^\\s*(?:ประมาณ|สัก|ซัก|แค่|อย่างน้อย)?\\s*(${COUNT})\\s*(?:แห่ง|ที่|วัด|ร้าน|แห่งขึ้นไป|จุด|เกาะ)`)
const COUNT_WITHIN = new RegExp(`(${COUNT})\\s?วัด$`)
const LISTED = /^\s*(?:,|and|or|&|และ|กับ|หรือ)\s*(?:the |some )?$/

/** Most of one kind per trip. */
const MAX_COUNT = 30

/** Kinds and themes: which are wanted, how much, and which are not. */
export function readInterests(
  sheet: Sheet,
  draft: Draft,
  lexicon: Lexicon,
  mentions: readonly Mention[],
  polarities: readonly Polarity[],
  marks: readonly DayMark[],
): void {
  // “only museums and cafes”: the word holds for the whole list.
  let listedExclusive = false
  mentions.forEach((mention, at) => {
    const polarity = polarities[at]
    // The bike that they ride is a motorbike.
    if (!polarity || (draft.transport === 'motorbike' && /^bikes?$/.test(mention.form))) return
    const before = sheet.text.slice(Math.max(0, mention.start - 40), mention.start)
    const after = sheet.text.slice(mention.end, mention.end + 24)
    if (isOfSome(sheet, mention, polarity) || (OLD_TOWN.test(mention.form) && BEGINS_OR_ENDS_IN.test(before))) return
    if (polarity.sign === 'unwanted') {
      for (const key of refusedKinds(sheet, mention)) avoid(draft, key, polarity.strength)
    } else if (polarity.sign === 'wanted' && !isOfLastTime(sheet, mention)) {
      const own = ONLY_AFTER.test(after) || (ONLY_BEFORE.test(before) && !/ไม่|not/.test(before))
      const previous = mentions[at - 1]
      const listed =
        listedExclusive && previous !== undefined && LISTED.test(sheet.text.slice(previous.end, mention.start))
      const exclusive = own || listed
      listedExclusive = exclusive
      const day = dayAt(marks, mention.start, draft.days ?? 30)
      const minCount = ARE_PEOPLE.test(mention.form) ? null : readCount(sheet, mention)
      const isOne = minCount === 1 && (ONE_ALONE_BEFORE.test(before) || ONE_ALONE_AFTER.test(after))
      want(draft, mention.concepts, { weight: polarity.weight, minCount, isOne, exclusive, day })
    }
  })
  const wildlife = lexicon.byKey.get('wildlife')
  const loves = mentions.findIndex(({ form }, at) => WIDER_WORD.test(form) && polarities[at]?.sign === 'wanted')
  if (wildlife && loves >= 0 && draft.avoidKinds.has('zoo') && !draft.avoidKinds.has('wildlife'))
    want(draft, [wildlife], {
      weight: polarities[loves]?.weight ?? 0,
      minCount: null,
      isOne: false,
      exclusive: false,
      day: null,
    })
  dropContradictions(draft, lexicon)
  dimThemes(draft)
}

const refusedKinds = ({ text }: Sheet, { start, concepts }: Mention): readonly string[] =>
  FORTUNE.test(text.slice(start, start + THEME_REACH))
    ? FORTUNE_KINDS
    : narrow(concepts).flatMap(({ key }) => (key === RAIN ? [] : key))
/** Who avoids the rain does not refuse what suits a rainy day. */
const RAIN = 'rainy_day'
const THEME_REACH = 32

const OLD_TOWN = /^old (?:town|city)$|^เมืองเก่า$/

/** “4 divers” are no four sites. */
const ARE_PEOPLE = /(?:div|snorkell?|surf|climb|hik|trekk|bird|birdwatch|golf)ers?$/

/** “One non-diver”, “no liveaboard”: others dive, and there are other ways to. */
const isOfSome = ({ text }: Sheet, { start, form }: Mention, { sign }: Polarity) =>
  /\bnon[ -]?$/.test(text.slice(Math.max(0, start - 5), start)) || (sign === 'unwanted' && /^liveaboards?$/.test(form))

function isOfLastTime({ text }: Sheet, { start }: Mention): boolean {
  return LAST_TIME.test(text.slice(Math.max(0, start - LAST_REACH), start))
}
const LAST_REACH = 72

/** Kinds whose refusal says that their theme is unwelcome too: “no bars” is about going out at night. */
const THEME_OF: Readonly<Record<string, string>> = { bar: 'nightlife' }

function dimThemes(draft: Draft): void {
  for (const [kind, theme] of Object.entries(THEME_OF)) {
    const isWanted = draft.interests.some(({ key }) => key === theme)
    if (draft.avoidKinds.get(kind) === 'hard' && !isWanted) avoid(draft, theme, 'soft')
  }
}

interface Wanted {
  readonly weight: number
  readonly minCount: number | null
  readonly isOne: boolean
  readonly exclusive: boolean
  readonly day: number | null
}

/** A specific word (`elephants`) also wishes, with less weight, for the kind that includes it. */
function want(draft: Draft, concepts: readonly Concept[], wanted: Wanted): void {
  const special = narrow(concepts)
  const isVariant = (concept: Concept) =>
    concepts.some(({ key, kind }) => kind === 'sub_category' && concept.kind === kind && concept.broader.includes(key))
  for (const concept of concepts) {
    // “Khmer ruins” are Khmer temples under another name: the wider of two special kinds has them all.
    if (isVariant(concept)) continue
    const wide = !special.includes(concept) && concept.kind !== 'sub_category'
    const weight = wide ? wanted.weight * 0.6 : wanted.weight
    const known = draft.interests.find(({ key, day }) => key === concept.key && day === wanted.day)
    const minCount = wide ? null : wanted.minCount
    if (known) {
      known.weight = Math.max(known.weight, weight)
      known.minCount ??= minCount
      // “One temple in Lampang, and the temples of Chiang Mai”.
      if (!wanted.isOne && !wide) delete known.isOne
      known.exclusive ||= wanted.exclusive
    } else
      draft.interests.push({
        key: concept.key,
        kind: concept.kind,
        weight,
        minCount,
        ...(wanted.isOne && !wide && { isOne: true as const }),
        exclusive: wanted.exclusive && !wide,
        day: wanted.day,
      })
    if (concept.key === 'sunrise' || concept.key === 'sunset') {
      if (!draft.moments.includes(concept.key)) draft.moments.push(concept.key)
    }
  }
}

/** Without concepts that include another concept of the same word. */
function narrow(concepts: readonly Concept[]): Concept[] {
  const special = concepts.filter(
    ({ key }) => !concepts.some((other) => other.key !== key && other.broader.includes(key)),
  )
  // A word that names a category and a theme (`street food`) means both alike.
  return special.length > 0 ? special : [...concepts]
}

/** The requested count of a kind; claims the number. */
export function readCount(sheet: Sheet, mention: Mention): number | null {
  const before = sheet.text.slice(Math.max(0, mention.start - 40), mention.start)
  const after = sheet.text.slice(mention.end, mention.end + 24)
  const isTheme = mention.concepts.every(({ kind }) => kind === 'tag')
  const figure = COUNT_BEFORE.exec(before)?.[1] ?? COUNT_AFTER.exec(after)?.[1]
  if (figure !== undefined) {
    const count = leastOf(before, after) ?? readNumber(figure)
    if (count === null || count < 1 || count > MAX_COUNT) return null
    // Of “one quiet temple”, one is the temple.
    const isManner = mention.concepts.every(({ key }) => MANNERS.has(key))
    if (count === 1 && (isManner || OF_ANOTHER.test(after))) return null
    const at = COUNT_BEFORE.test(before)
      ? mention.start - before.length + before.lastIndexOf(figure)
      : mention.end + after.indexOf(figure)
    const span = { start: at, end: at + figure.length }
    if (!sheet.isFree(span)) return null
    sheet.claim(span)
    return Math.round(count)
  }
  // `ไหว้พระเก้าวัด` is one word for the kind.
  const within = COUNT_WITHIN.exec(mention.form)?.[1]
  if (within !== undefined) return readNumber(within)
  if (isTheme || mention.form.endsWith('s') || OF_ANOTHER.test(after)) return null
  return ONE_BEFORE.test(before) || ONE_ALONE_BEFORE.test(before) || ONE_ALONE_AFTER.test(after) ? 1 : null
}

/** How something is, rather than what. */
const MANNERS = new Set(['relax', 'romantic', 'free', 'family', 'indoor', 'outdoor', 'local_life'])

/** `3-4 วัด`, `วัดสัก 3-4 แห่ง`: the first of two figures is enough. */
function leastOf(before: string, after: string): number | null {
  const least = (LEAST_BEFORE.exec(before) ?? LEAST_AFTER.exec(after))?.[1]
  return least === undefined ? null : Number(least)
}
const LEAST_BEFORE = /(?<!\d)(\d{1,2})\s?(?:-|–|ถึง|to)\s?\d{1,2}\s*$/
const LEAST_AFTER = /^\s*(?:ประมาณ|สัก|ซัก|อย่างน้อย)?\s*(\d{1,2})\s?(?:-|–|ถึง)\s?\d{1,2}\s*(?:แห่ง|ที่|วัด|ร้าน|จุด|เกาะ)/

export function avoid(draft: Draft, key: string, strength: 'hard' | 'soft'): void {
  if (draft.avoidKinds.get(key) !== 'hard') draft.avoidKinds.set(key, strength)
}

/** Removes interests that are also avoided. */
function dropContradictions(draft: Draft, lexicon: Lexicon): void {
  draft.interests = draft.interests.filter(({ key }) => {
    const strength = draft.avoidKinds.get(key)
    if (strength === undefined) return true
    // “temples, but not too many”: the wish stays, weak.
    return strength === 'soft' && lexicon.byKey.has(key)
  })
  for (const interest of draft.interests) {
    if (draft.avoidKinds.get(interest.key) === 'soft') interest.weight = Math.min(interest.weight, 0.2)
  }
}
