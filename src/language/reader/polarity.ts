import { compileRule, matchesOf } from './phrase-rules.ts'
import { MORE_CUE_RULES } from './polarity-more-rules.ts'
import type { CueKind } from './polarity-rule.ts'
import { CUE_RULES } from './polarity-rules.ts'
import { CUE_SLOTS } from './polarity-slots.ts'
import { freeQualified, type Item } from './qualified-refusals.ts'
import { listEndingAt, listRefusals } from './refusals.ts'
import { continuesSeen, type Listed, listBefore } from './seen-before.ts'
import type { Sheet, Span } from './sheet.ts'

/** Whether a mention is wanted. */
export interface Polarity {
  readonly sign: 'wanted' | 'unwanted'
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

const RULES = [...MORE_CUE_RULES, ...CUE_RULES].map((rule) => compileRule(rule, CUE_SLOTS))

/** Ends a clause, and with it the scope of a cue. */
const BREAK = /[.;!?\n()[\]:|•]|(?:^|\s)[-*](?=\s)|\b(?:but|however|although|then|while|whereas|so)\b|แต่|แล้วก็|ส่วน/g

/** The polarity of each mention, in order. Claims the cues. */
export function readPolarities(sheet: Sheet, mentions: readonly Item[]): Polarity[] {
  const refusals = listRefusals(sheet, mentions)
  for (const refusal of refusals) sheet.claim(refusal)
  const all = listCues(sheet, mentions)
  const cues = all.filter(({ kind }) => kind !== 'seen')
  const isHeading = (at: number) => sheet.text[at] === ':' && cues.some((cue) => headingEnd(sheet, cue) === at + 1)
  // “Anything but Patong” is one cue.
  const isInCue = (at: number) => cues.some(({ start, end }) => at >= start && at < end)
  const breaks = [...sheet.text.matchAll(BREAK)]
    .map(({ index }) => index)
    .filter((at) => !isHeading(at) && !isInCue(at))
  const answers = mentions.map((span, at) => polarityOf(sheet, mentions, at, span, cues, breaks))
  applyBackward(sheet, mentions, cues, answers)
  freeHeads(sheet, mentions, answers)
  freeExceptions(sheet, mentions, cues, answers)
  for (const { refused, isSoft } of refusals)
    for (const at of refused) answers[at] = isSoft ? POLARITIES.less : POLARITIES.not
  for (const cue of all) if (cue.kind === 'seen') for (const at of listBefore(sheet, mentions, cue)) answers[at] = SEEN
  freeQualified(sheet, mentions, answers, { plain: PLAIN, seen: SEEN })
  return answers
}

/** “Avoid: temples, malls” is a heading: the end of its colon; null for other cues. */
function headingEnd(sheet: Sheet, cue: Cue): number | null {
  const colon = /^\s*:/.exec(sheet.text.slice(cue.end))
  return colon && cue.end + colon[0].length
}

/** “Not a party island”: islands are welcome, parties are not. */
function freeHeads(sheet: Sheet, mentions: readonly Span[], answers: Polarity[]): void {
  mentions.forEach(({ start }, at) => {
    const before = mentions[at - 1]
    if (!before || answers[at]?.sign !== 'unwanted' || answers[at - 1]?.sign !== 'unwanted') return
    const isCompound =
      /^ $/.test(sheet.text.slice(before.end, start)) &&
      /\bnot (?:a|an|another|too) $/.test(sheet.text.slice(0, before.start))
    if (isCompound) answers[at] = PLAIN
  })
}

/** `ไม่เอาวัดนอกจากวัดร่องขุ่น`, “no museums except the railway museum”: what is excepted from a refusal is welcome. */
function freeExceptions({ text }: Sheet, mentions: readonly Span[], cues: readonly Cue[], answers: Polarity[]): void {
  mentions.forEach(({ start }, at) => {
    const before = mentions[at - 1]
    if (!before || answers[at]?.sign !== 'unwanted' || answers[at - 1] !== POLARITIES.not) return
    const own = cues.findLast(({ end }) => end <= start)
    if (own === undefined || own.start < before.end || !EXCEPT.test(text.slice(own.start, own.end))) return
    if (/^[\s,]*$/.test(text.slice(before.end, own.start))) answers[at] = PLAIN
  })
}

const EXCEPT = /^(?:นอกจาก|ยกเว้น|เว้น(?:แต่)?|except|excepting|other than|apart from|but|besides|bar)/

function listCues(sheet: Sheet, mentions: readonly Span[]): Cue[] {
  const cues: Cue[] = []
  const starts = new Set(sheet.words.map(({ start }) => start))
  const inside = (start: number, end: number) => mentions.some((span) => start < span.end && end > span.start)
  for (const compiled of RULES) {
    for (const match of matchesOf(sheet, compiled)) {
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
    if (/\b(?:and|or|nor)\b|และ|กับ|หรือ|[/&+]/.test(gap.slice(gap.lastIndexOf(',') + 1))) continue
    if (/,/.test(gap) && isClosedList(sheet, mentions, index, HAD_ENOUGH.test(sheet.text.slice(cue.start, cue.end))))
      continue
    if (/[,]/.test(gap)) return false
    if (/[ก-์]\s*$/.test(sheet.text.slice(0, before.end)) && /\s/.test(gap))
      return (
        isKindList(sheet, mentions, index, cue) ||
        continuesSeen(sheet, sheet.text.slice(cue.start, cue.end), mentions, index)
      )
  }
  const first = mentions.find(({ start }) => start >= cue.end)
  const gap = sheet.text.slice(cue.end, first?.start)
  if (first !== undefined && (STOPS.test(gap) || isNewStart(sheet, cue, first, gap))) return false
  if (MEANS.test(gap)) return false
  // `ไม่รวมค่าเครื่องบิน ภูเก็ต`: what is refused has been said.
  if (OWN_OBJECT.test(gap)) return false
  return (
    first === undefined ||
    (!/[,;]|[ก-์]\s/.test(gap.trimEnd().slice(1)) && gap.split(/\s+/).length <= (cue.kind === 'been' ? 9 : 6))
  )
}

/** “Bars I don't need, Hua Hin”, `กลัว แค่ดำตื้น`: what follows a comma, or words after a Thai space, is said anew. */
const STOPS = /^\s*[,;](?! (?:if possible|please)\b)|^\s+\d|^\s+(?!(?:พวก|ที่|แบบ|แนว|เป็น|สาย|เรื่อง|การ))[ก-์]/
/** Verbs and measures of a “no” that has said its object: `เด็กเบื่อ โคราช`, `ที่เที่ยวไม่ต้องเยอะ ระนอง`. */
const SAID = /(?:เยอะ|เบื่อ|กลัว|เกลียด|เอียน|พอแล้ว|พอละ|ไหว|ผ่าน|บาย|น้อยลง)$/
const LENGTH_AFTER = /^\s?(?:\d{1,2}|[a-z]+|[ก-์]{2,4})\s?(?:วัน|คืน|days?\b|nights?\b)/

/** Whether a mention after a space begins a new phrase: a place with its length (`ไม่รีบ น่าน 3 วัน`), or after a “no” that is whole. */
function isNewStart({ text }: Sheet, cue: Cue, { end, geo }: Listed, gap: string): boolean {
  if (!/^\s+$/.test(gap) || !/[ก-์]$/.test(text.slice(cue.start, cue.end))) return false
  return SAID.test(text.slice(cue.start, cue.end)) || (!!geo && LENGTH_AFTER.test(text.slice(end, end + 16)))
}

/** “We don't need a car for the beach”, “how do we avoid them at the market”. */
const MEANS =
  /^ (?:them|those|it|these)\b|^ (?:a |an |the |any |our |much ){0,2}(?:car|bike|scooter|boat|taxi|guide|driver|tour|ticket|tickets|booking|reservation|visa|shoes|map|breakfast|lunch|dinner|queue|queues|line|lines) (?:for|to|in|at|on|around)\b/

const OWN_OBJECT = /^(?!(?:พวก|ที่|แบบ|แนว|เป็น|สาย){1,3}\s)[ก-์]{3,}\s+$/

/** `งดพวกสวนสัตว์ ฟาร์ม`, `ไม่เอาวัด วัง อะไรแบบนี้`: a list with spaces has a heading or an end. */
function isKindList({ text }: Sheet, mentions: readonly Listed[], from: number, cue: Cue): boolean {
  if (mentions[from]?.geo) return false
  if (/^\s?(?:จำ)?(?:พวก|ประเภท)/.test(text.slice(cue.end))) return true
  let last = from
  while (mentions[last + 1] && /^\s+$/.test(text.slice(mentions[last]?.end, mentions[last + 1]?.start))) last++
  return /^\s*ๆ?\s*(?:หรือ)?(?:อะไร)?(?:แบบนี้|พวกนี้|พวกนั้น|งี้|ทำนองนี้|ทั้งหลาย|เทือกนี้)/.test(text.slice(mentions[last]?.end))
}

/** “Enough of temples, markets and malls”: what they have had enough of is one list, which “and” closes as well. */
const HAD_ENOUGH = /enough|fill|share|tired|sick of|bored|fed up|plenty of|loads of|over$/

/** “…, malls or zoos”: a list of nouns continues with commas and ends in “or”. */
function isClosedList(sheet: Sheet, mentions: readonly Span[], from: number, orByAnd = false): boolean {
  for (let index = from; index + 1 < mentions.length; index++) {
    const gap = sheet.text.slice((mentions[index] as Span).end, (mentions[index + 1] as Span).start)
    if (/^\s*,?\s*(?:or|nor|หรือ)\s*$/.test(gap) || (orByAnd && /^\s*,?\s*(?:and|&)\s*$/.test(gap))) return true
    if (!/^\s*,\s*$/.test(gap)) return false
  }
  return false
}

/** “Snorkelling yes, diving no”, “monkeys scare me”. */
const NO_AFTER =
  /^ ?(?:- |: |\? ?)?(?:no|nope|no need|not needed|no thanks|no thank you|nah|not|not for us|been there)(?=\s*(?:[,.;!)]|$))|^ ?(?:- |: |\? ?|, )skip(?: it| this time)?(?=\s*(?:[,.;!)]|$))|^ (?:is|are) not(?=\s*(?:[,.;!)]|$))|^ (?:is |are )?(?:out|off the (?:table|menu)|a no[ -]?go|off limits|not (?:an option|our (?:thing|scene)|my (?:thing|scene|cup of tea)|our cup of tea))(?=\s*(?:[,.;!)]|$|after\b|because\b|since\b|for (?:me|us)\b|this time\b))|^ (?:really )?(?:scare|frighten|terrify|bore|annoy)s? (?:me|us|him|her|them|my|our|the|everyone|everybody|all of us)\b/
/** “We've seen the palace and Wat Pho already”: before and after what they know. */
const SEEN_BEFORE = /(?<!never |not |n't )\b(?:seen|done|visited|did)\b[^.;!?\n]{0,60}$/
const SEEN_AFTER =
  /^[^.;!?\n]{0,40}?\b(?:already|before|last (?:time|year|trip|visit|month|summer|winter)|(?:two|three|a few|\d{1,2}) years (?:ago|back)|years ago)(?=\s*(?:[,.;!?)]|$|and\b|so\b|but\b))/
const SEEN_REACH = 80
const KNOWN_WORDS = /\b(?:seen|done|visited|did)\b/
/** “Night-life is not required”: said after what is not wanted. */
const NOT_NEEDED =
  /^[a-z ]{0,12}?\b(?:is|are|would be)(?: really)?(?: not|n't) (?:required|needed|necessary|important|a must|for us|our thing|my thing|interesting)\b/

/** A complaint between a name and its refusal: `เชียงคานคนเยอะไปแล้ว ไม่เอานะ`. */
const COMPLAINT = /^\s?[ก-์]{2,24}(?:ไป|แล้ว|มาก|จัง|เกิน|เบื่อ|หมด|สุด)(?:แล้ว|อะ|อ่ะ|ค่ะ|คะ|ครับ|นะ|อ่า)?(?:ๆ)?\s$/
const BACKWARD =
  /^\s*ๆ?\s*(?:(?:ใหม่|เก่า|ใหญ่|เล็ก|ดัง|หรู|แพง|สวย|ต่าง|ทั่วไป|ทั้งหลาย|อะไร|เยอะ)\s?ๆ?\s?)?(?:ก็|นี่|เนี่ย|อะ|อ่ะ|เรา|ขอ)?\s*$/
/** What may follow a “no” that comes after its noun. */
const AFTER_NO = /^(?:\s|$|,|เป็น|ก็ได้|กลัว|แล้ว|ละ|นะ|ค่ะ|คะ|ครับ|คับ|เพราะ|เลย|เน้อ)/

/** Cues after the noun, common in Thai: `วัดไม่เอา`, `temples no`. */
function applyBackward(sheet: Sheet, mentions: readonly Span[], cues: readonly Cue[], answers: Polarity[]): void {
  const mayKnow = KNOWN_WORDS.test(sheet.text)
  mentions.forEach(({ start, end }, at) => {
    const after = sheet.text.slice(end, end + 50)
    if (mayKnow && SEEN_AFTER.test(after) && SEEN_BEFORE.test(sheet.text.slice(Math.max(0, start - SEEN_REACH), start)))
      answers[at] = POLARITIES.not
    if (NOT_NEEDED.test(after)) answers[at] = POLARITIES.less
    if (NO_AFTER.test(after)) answers[at] = POLARITIES.not
  })
  for (const cue of cues) {
    if (!isNegative(cue.kind) || !/[ก-์]/.test(sheet.text.slice(cue.start, cue.end))) continue
    const index = mentions.findLastIndex(({ end }) => end <= cue.start)
    const before = mentions[index]
    if (before === undefined) continue
    const gap = sheet.text.slice(before.end, cue.start)
    if (!BACKWARD.test(gap) && !(cue.kind === 'not' && COMPLAINT.test(gap))) continue
    const isLatin = /[a-z]/.test(sheet.text[before.end - 1] ?? '')
    const isSpaced = /\s/.test(gap)
    const after = sheet.text.slice(cue.end)
    // `cafe ไม่เอา waterfall` refuses the waterfall.
    const goesOn = mentions[index + 1]?.start === cue.end + (/^\s*/.exec(after)?.[0].length ?? 0)
    const ends =
      !isSpaced || (isLatin ? !/^\s*[a-z]/.test(after) : !goesOn && /^(?:นะ|ค่ะ|คะ|ครับ|คับ|จ้า|เลย|แล้ว|\s|$)/.test(after))
    if (ends && AFTER_NO.test(after)) {
      for (const at of listEndingAt(sheet, mentions, index)) answers[at] = POLARITIES[cue.kind]
      const next = mentions[index + 1]
      const isOwn = next && cues.findLast(({ end }) => end <= next.start) === cue
      if (isOwn && answers[index + 1] === POLARITIES[cue.kind]) answers[index + 1] = PLAIN
    }
  }
}
