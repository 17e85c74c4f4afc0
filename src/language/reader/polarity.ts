import { passEarlier, wantAgain } from './earlier-kinds.ts'
import { type Compiled, findPhrases, matchesOf, RuleList } from './phrase-rule.ts'
import {
  COMPLAINT,
  KIND_THERE,
  NO_ENDS,
  NO_ENDS_SPACED,
  NO_FOLLOWS,
  NOT_NEEDED,
  REFUSED_AFTER,
  SEEN_AROUND,
  STREET,
} from './polarity-after-rules.ts'
import { MORE_CUE_RULES } from './polarity-more-rules.ts'
import { CUE_RULES } from './polarity-order.ts'
import {
  BREAK,
  COMMA_ONLY,
  ENDS_KINDS,
  ENDS_LIST,
  ENDS_LIST_WITH_AND,
  EXCEPTS,
  GOES_ELSEWHERE,
  GOES_ON,
  HEADS_KINDS,
  JOINS_LAST,
  LENGTH_FOLLOWS,
  MEANS_OF,
  NOT_A,
  OWN_OBJECT,
  SAID_WHOLE,
  SAYS_ANEW,
  TAKES_LIST,
} from './polarity-reach-rules.ts'
import type { CueKind, CueRule } from './polarity-rule.ts'
import { CUE_SLOTS, LISTED } from './polarity-slots.ts'
import { freeQualified } from './qualified-refusals.ts'
import { isCompound, listEndingAt, listRefusals } from './refusals.ts'
import { preferFirst, refuseLists } from './refused-lists.ts'
import { continuesSeen, type Item, type Listed, listBefore, passSeen } from './seen-before.ts'
import { allMatches, type Sheet, type Span } from './sheet.ts'

/** Whether a mention is wanted; `neither`: only some of its kind are refused. */
export interface Polarity {
  readonly sign: 'wanted' | 'unwanted' | 'neither'
  readonly strength: 'hard' | 'soft'
  /** 0 … 1 for wanted mentions. */
  readonly weight: number
}

export const PLAIN: Polarity = { sign: 'wanted', strength: 'soft', weight: 0.7 }

interface Cue extends Span {
  readonly kind: CueKind
}

/** They have been there. */
export const SEEN: Polarity = { sign: 'unwanted', strength: 'hard', weight: 0 }

const SOME: Polarity = { sign: 'neither', strength: 'soft', weight: 0 }

const POLARITIES: Readonly<Record<CueKind, Polarity>> = {
  not: { sign: 'unwanted', strength: 'hard', weight: 0 },
  less: { sign: 'unwanted', strength: 'soft', weight: 0 },
  love: { sign: 'wanted', strength: 'soft', weight: 1 },
  must: { sign: 'wanted', strength: 'hard', weight: 1 },
  like: { sign: 'wanted', strength: 'soft', weight: 0.8 },
  maybe: { sign: 'wanted', strength: 'soft', weight: 0.4 },
  cancel: PLAIN,
  seen: SEEN,
  been: SEEN,
}

const RULES = new RuleList([...MORE_CUE_RULES, ...CUE_RULES], CUE_SLOTS)

/** The polarity of each mention, in order. Claims the cues. */
export function readPolarities(sheet: Sheet, mentions: readonly Item[]): Polarity[] {
  const refusals = listRefusals(sheet, mentions)
  for (const refusal of refusals) sheet.claim(refusal)
  const all = listCues(sheet, mentions)
  const cues = all.filter(({ kind }) => kind !== 'seen')
  const isHeading = (at: number) => sheet.text[at] === ':' && cues.some((cue) => headingEnd(sheet, cue) === at + 1)
  // “Anything but Patong” is one cue.
  const isInCue = (at: number) => cues.some(({ start, end }) => at >= start && at < end)
  const isInList = (at: number) =>
    mentions.some(({ start }, index) => index > 0 && start > at && endOf(index) <= at && joins(sheet, mentions, index))
  const endOf = (index: number) => mentions[index - 1]?.end ?? 0
  // They end what a cue applies to.
  const breaks =
    cues.length === 0
      ? []
      : allMatches(sheet.text, BREAK)
          .map(({ index }) => index)
          .filter((at) => !isHeading(at) && !isInCue(at) && !isInList(at))
  const answers = mentions.map((span, at) => polarityOf(sheet, mentions, at, span, cues, breaks))
  applyBackward(sheet, mentions, cues, answers)
  mentions.forEach((mention, at) => {
    const [head, isRefused] = [mentions[at - 1], answers[at]?.sign === 'unwanted']
    if (head && isRefused && answers[at - 1]?.sign === 'wanted' && isCompound(head, mention)) answers[at - 1] = SOME
  })
  refuseLists(
    sheet.text,
    mentions,
    cues.filter(({ kind }) => kind === 'not'),
    answers,
  )
  preferFirst(sheet.text, mentions, answers, POLARITIES.less)
  freeHeads(sheet, mentions, answers)
  freeExceptions(sheet, mentions, cues, answers)
  for (const { refused, isSoft } of refusals)
    for (const at of refused) answers[at] = isSoft ? POLARITIES.less : POLARITIES.not
  for (const cue of all) if (cue.kind === 'seen') for (const at of listBefore(sheet, mentions, cue)) answers[at] = SEEN
  passSeen(sheet, mentions, answers, SEEN)
  freeQualified(sheet, mentions, answers, { plain: PLAIN, seen: SEEN, some: SOME, less: POLARITIES.less })
  passEarlier(sheet, mentions, answers, SOME)
  wantAgain(sheet, mentions, answers, SEEN, PLAIN)
  return answers
}

/** “Avoid: temples, malls” is a heading: the end of its colon; null for other cues. */
function headingEnd(sheet: Sheet, cue: Cue): number | null {
  const colon = /^\s*:/.exec(sheet.text.slice(cue.end))
  return colon && cue.end + colon[0].length
}

/** “Not a party island”: islands are welcome, parties are not; “no beach bars”: beaches are welcome, bars are not. */
function freeHeads(sheet: Sheet, mentions: readonly Listed[], answers: Polarity[]): void {
  mentions.forEach(({ start, geo }, at) => {
    const before = mentions[at - 1]
    if (!before || answers[at]?.sign !== 'unwanted' || answers[at - 1]?.sign !== 'unwanted') return
    if (!/^ $/.test(sheet.text.slice(before.end, start))) return
    const first = sheet.text.slice(before.start, before.end)
    if (NOT_A.test(sheet.text.slice(0, before.start))) answers[at] = PLAIN
    else if (PARTY.test(first)) answers[at] = SOME
    else if (!geo && !before.geo && /^[a-z]/.test(first)) answers[at - 1] = SOME
  })
}
/** “No party islands”, “no seafood markets”: what makes them unwelcome is refused, the kind is not. */
const PARTY = /^(?:part(?:y|ying)|tourist|touristy|backpackers?|nightlife|seafood|meat|fish)$/

/** `ไม่เอาวัดนอกจากวัดร่องขุ่น`, “no museums except the railway museum”: what is excepted from a refusal is welcome. */
function freeExceptions({ text }: Sheet, mentions: readonly Span[], cues: readonly Cue[], answers: Polarity[]): void {
  mentions.forEach(({ start }, at) => {
    const before = mentions[at - 1]
    if (!before || answers[at]?.sign !== 'unwanted' || answers[at - 1] !== POLARITIES.not) return
    const own = cues.findLast(({ end }) => end <= start)
    if (own === undefined || own.start < before.end || !EXCEPTS.test(text.slice(own.start, own.end))) return
    if (/^[\s,]*$/.test(text.slice(before.end, own.start))) answers[at] = PLAIN
  })
}

function listCues(sheet: Sheet, mentions: readonly Span[]): Cue[] {
  const cues: Cue[] = []
  const starts = new Set(sheet.words.map(({ start }) => start))
  const inside = (start: number, end: number) => mentions.some((span) => start < span.end && end > span.start)
  for (const compiled of RULES.within(sheet)) {
    for (const match of cuesBy(sheet, compiled)) {
      // `งด` is not a cue in `ทางด้วย`.
      if (/^[ก-์]/.test(match[0]) && !starts.has(match.index)) continue
      // `ไม่เข้าวัด`: the verb belongs to the word for temples, the rest is the cue.
      const within = mentions.find(({ start }) => start > match.index && start < match.index + match[0].length)
      const end = within?.start ?? match.index + match[0].length
      if (
        end === match.index ||
        inside(match.index, end) ||
        cues.some((cue) => match.index < cue.end && end > cue.start)
      )
        continue
      cues.push({ start: match.index, end, kind: compiled.rule.says })
    }
  }
  for (const cue of cues) sheet.claim(cue)
  return cues.sort((a, b) => a.start - b.start)
}

const cuesBy = (sheet: Sheet, compiled: Compiled<CueRule>) =>
  compiled.rule.isAnywhere
    ? compiled.patterns.flatMap((slots) => findPhrases(sheet, slots))
    : matchesOf(sheet, compiled)

const isNegative = (kind: CueKind) => kind === 'not' || kind === 'less' || kind === 'been'

function polarityOf(
  sheet: Sheet,
  mentions: readonly Listed[],
  at: number,
  span: Span,
  cues: readonly Cue[],
  breaks: readonly number[],
): Polarity {
  const clause = Math.max(-1, ...breaks.filter((place) => place < span.start))
  const cue = cues.findLast(({ start, end }) => end <= span.start && start >= clause)
  if (cue === undefined) return PLAIN
  if (!isNegative(cue.kind))
    return cue.kind === 'like' && mentionsBetween(mentions, cue, span) > 0 ? PLAIN : POLARITIES[cue.kind]
  return reaches(sheet, mentions, at, cue) ? POLARITIES[cue.kind] : PLAIN
}

function mentionsBetween(mentions: readonly Span[], cue: Span, span: Span): number {
  return mentions.filter(({ start }) => start >= cue.end && start < span.start).length
}

/**
 * Whether a “no” still applies to a mention: across a list joined by words (“no temples and malls”, “no temples, malls or
 * zoos”), in Thai across text written without a space; a bare comma or a Thai space ends its scope.
 */
function reaches(sheet: Sheet, mentions: readonly Listed[], at: number, cue: Cue): boolean {
  if (headingEnd(sheet, cue) !== null) return true
  for (let index = at; index > 0; index--) {
    const span = mentions[index] as Span
    const before = mentions[index - 1] as Span
    if (before.end <= cue.start) break
    const gap = sheet.text.slice(before.end, span.start)
    // “The palace and the station, Hua Hin 3 days”: only the last comma joins the two.
    if (ENDS_KINDS.test(gap) || GOES_ELSEWHERE.test(gap)) return false
    if (GOES_ON.test(gap.slice(gap.lastIndexOf(',') + 1))) continue
    if (
      COMMA_ONLY.test(gap) &&
      isClosedList(sheet, mentions, index, TAKES_LIST.test(sheet.text.slice(cue.start, cue.end)))
    )
      continue
    if (/[,]/.test(gap)) return false
    if (/[ก-์]\s*$/.test(sheet.text.slice(0, before.end)) && /\s/.test(gap))
      return (
        isKindList(sheet, mentions, index, cue) ||
        isJoinedList(sheet, mentions, index, cue) ||
        continuesSeen(sheet, sheet.text.slice(cue.start, cue.end), mentions, index)
      )
  }
  const index = mentions.findIndex(({ start }) => start >= cue.end)
  const first = mentions[index]
  const gap = sheet.text.slice(cue.end, first?.start)
  // “No golf, malls or zoos”: the list begins with what is no kind of place.
  if (OTHERS_OF_LIST.test(gap) && isClosedList(sheet, mentions, index)) return true
  if (first !== undefined && (SAYS_ANEW.test(gap) || isNewStart(sheet, cue, first, gap))) return false
  if (MEANS_OF.test(gap)) return false
  // `ไม่รวมค่าเครื่องบิน ภูเก็ต`: what is refused has been said.
  if (OWN_OBJECT.test(gap)) return false
  return (
    first === undefined ||
    (!/[,;]|[ก-์]\s/.test(gap.trimEnd().slice(1)) &&
      gap.split(/\s+/).length <= (cue.kind === 'been' ? 9 : 6) + 3 * (gap.match(OR_OF_LIST)?.length ?? 0))
  )
}
const OTHERS_OF_LIST =
  /^(?: (?:any |the )?(?!rush|hurry|problem|worr|kid|child|car|plan|pref|budget|idea|fixed|specific|stress|clue)[a-z]{3,14}(?: [a-z]{3,14})?,){1,3} ?(?:any |the )?(?:[a-z]{3,14} )?$/

/** “Not after loud or crowded or touristy beaches”. */
const OR_OF_LIST = /\b(?:n?or|and any)\b/g

/** Whether a mention after a space begins a new phrase: a place with its length (`ไม่รีบ น่าน 3 วัน`), or after a “no” that is whole. */
function isNewStart({ text }: Sheet, cue: Cue, { end, geo }: Listed, gap: string): boolean {
  if (!/^\s+$/.test(gap) || !/[ก-์]$/.test(text.slice(cue.start, cue.end))) return false
  return SAID_WHOLE.test(text.slice(cue.start, cue.end)) || (!!geo && LENGTH_FOLLOWS.test(text.slice(end, end + 16)))
}

/** `งดพวกสวนสัตว์ ฟาร์ม`, `ไม่เอาวัด วัง อะไรแบบนี้`: a list with spaces has a heading or an end. */
function isKindList({ text }: Sheet, mentions: readonly Listed[], from: number, cue: Cue): boolean {
  if (mentions[from]?.geo) return false
  if (HEADS_KINDS.test(text.slice(cue.end))) return true
  let last = from
  while (mentions[last + 1] && LISTED.test(text.slice(mentions[last]?.end, mentions[last + 1]?.start))) last++
  return ENDS_KINDS.test(text.slice(mentions[last]?.end))
}

const joins = ({ text }: Sheet, mentions: readonly Span[], at: number) =>
  JOINS_LAST.test(text.slice(mentions[at - 1]?.end, mentions[at]?.start))

/** `ไม่ไปพัทยา หัวหิน แล้วก็ภูเก็ต`: places alone or kinds alone, with spaces between them, the last after a joining word. */
function isJoinedList(sheet: Sheet, mentions: readonly Listed[], from: number, cue: Cue): boolean {
  const { text } = sheet
  const first = mentions.findIndex(({ start }) => start >= cue.end)
  const isListed = (at: number) => LISTED.test(text.slice(mentions[at - 1]?.end, mentions[at]?.start))
  let last = from
  while (!joins(sheet, mentions, last) && mentions[last + 1])
    if (isListed(last + 1) || joins(sheet, mentions, last + 1)) last++
    else return false
  const items = mentions.slice(first, last + 1)
  const end = items.at(-1)?.end ?? 0
  return (
    joins(sheet, mentions, last) &&
    !/\s/.test(text.slice(cue.end, items[0]?.start)) &&
    items.every(
      ({ geo }, at) => !geo === !items[0]?.geo && (at === 0 || isListed(first + at) || first + at === last),
    ) &&
    !LENGTH_FOLLOWS.test(text.slice(end, end + 16))
  )
}

/** “…, malls or zoos”: a list of nouns continues with commas and ends in “or”. */
function isClosedList(sheet: Sheet, mentions: readonly Span[], from: number, orByAnd = false): boolean {
  for (let index = from; index + 1 < mentions.length; index++) {
    const gap = sheet.text.slice((mentions[index] as Span).end, (mentions[index + 1] as Span).start)
    if (ENDS_LIST.test(gap) || (orByAnd && ENDS_LIST_WITH_AND.test(gap))) return true
    if (!/^\s*,\s*$/.test(gap)) return false
  }
  return false
}

/** `บาร์แถวป่าตอง`, `บาร์ซอยบางลา`: a kind of place in a place. */
function isThere({ text }: Sheet, kind: Span, place: Span): boolean {
  return (
    KIND_THERE.test(text.slice(kind.end, place.start)) ||
    (kind.end === place.start && STREET.test(text.slice(kind.end)))
  )
}

const SEEN_REACH = 80
const KNOWN_WORDS = /\b(?:seen|done|visited|did|saw)\b/
/** Cues after the noun, common in Thai: `วัดไม่เอา`, `temples no`. */
function applyBackward(sheet: Sheet, mentions: readonly Span[], cues: readonly Cue[], answers: Polarity[]): void {
  const mayKnow = KNOWN_WORDS.test(sheet.text)
  mentions.forEach(({ start, end }, at) => {
    const after = sheet.text.slice(end, end + 50)
    if (mayKnow && SEEN_AROUND.test(sheet.text.slice(Math.max(0, start - SEEN_REACH), start), after))
      answers[at] = POLARITIES.not
    if (NOT_NEEDED.test(after)) answers[at] = POLARITIES.less
    if (REFUSED_AFTER.test(after)) answers[at] = POLARITIES.not
  })
  for (const cue of cues) {
    if (!isNegative(cue.kind) || !/[ก-์]/.test(sheet.text.slice(cue.start, cue.end))) continue
    const index = mentions.findLastIndex(({ end }) => end <= cue.start)
    const before = mentions[index]
    if (before === undefined) continue
    const kind = mentions[index - 1]
    const isOfKind = kind !== undefined && isThere(sheet, kind, before)
    const gap = sheet.text.slice(before.end, cue.start)
    // `กินอย่างเดียวไม่เที่ยว`.
    if (
      /^[มไเ]?[ก-์]{0,4}กิน/.test(sheet.text.slice(before.start, before.end)) &&
      sheet.text.slice(cue.start, cue.end).endsWith('เที่ยว')
    )
      continue
    if (!NO_FOLLOWS.test(gap) && !(cue.kind === 'not' && COMPLAINT.test(gap))) continue
    const isLatin = /[a-z]/.test(sheet.text[before.end - 1] ?? '')
    const isSpaced = /\s/.test(gap)
    const after = sheet.text.slice(cue.end)
    // `cafe ไม่เอา waterfall` refuses the waterfall.
    const goesOn = mentions[index + 1]?.start === cue.end + (/^\s*/.exec(after)?.[0].length ?? 0)
    const ends = !isSpaced || (isLatin ? !/^\s*[a-z]/.test(after) : !goesOn && NO_ENDS_SPACED.test(after))
    if (ends && NO_ENDS.test(after)) {
      for (const at of isOfKind ? [index - 1] : listEndingAt(sheet, mentions, index)) answers[at] = POLARITIES[cue.kind]
      if (isOfKind) answers[index] = SOME
      const next = mentions[index + 1]
      const isOwn = next && cues.findLast(({ end }) => end <= next.start) === cue
      if (isOwn && answers[index + 1] === POLARITIES[cue.kind]) answers[index + 1] = PLAIN
    }
  }
}
