import type { Sheet, Span } from './sheet.ts'

/** Whether a mention is wanted. */
export interface Polarity {
  readonly sign: 'wanted' | 'unwanted'
  readonly strength: 'hard' | 'soft'
  /** 0 … 1 for wanted mentions. */
  readonly weight: number
}

export const PLAIN: Polarity = { sign: 'wanted', strength: 'soft', weight: 0.7 }

type CueKind = 'not' | 'less' | 'love' | 'like' | 'maybe' | 'must' | 'cancel'

interface Cue extends Span {
  readonly kind: CueKind
}

const POLARITIES: Readonly<Record<CueKind, Polarity>> = {
  not: { sign: 'unwanted', strength: 'hard', weight: 0 },
  less: { sign: 'unwanted', strength: 'soft', weight: 0 },
  love: { sign: 'wanted', strength: 'soft', weight: 1 },
  must: { sign: 'wanted', strength: 'hard', weight: 1 },
  like: { sign: 'wanted', strength: 'soft', weight: 0.8 },
  maybe: { sign: 'wanted', strength: 'soft', weight: 0.4 },
  cancel: PLAIN,
}

const VERB =
  '(?: (?:to |any |the |a |an |that |in |for |of |at |going |doing |into ){0,5}(?:visit(?:ing)?|see(?:ing)?|go(?:ing)?(?: to)?|do(?:ing)?|includ(?:e|ing)|add(?:ing)?|eat(?:ing)?|want|need|be|have|put|take|like|enjoy|care(?: for| about)?)\\b)?'

/** In order: a shorter cue does not see what a longer one has claimed (“don't miss” before “don't”). */
const CUES: readonly (readonly [RegExp, CueKind])[] = [
  [
    /\b(?:(?:do not|don'?t|can'?t|cannot|never|not to be) (?:want to )?miss(?:ed)?|not only|not just|no problem with|(?:do not|don'?t) mind)\b|ไม่(?:ควร|อยาก)?พลาด|ห้ามพลาด|พลาดไม่ได้|ไม่ใช่(?:แค่|เพียง|เฉพาะ)|ไม่ได้มีแค่/g,
    'must',
  ],
  [
    /ไม่(?:ค่อย)?ไกล(?:จาก|มาก|นัก)?|ไม่(?:รู้|รู่|ทราบ|แน่ใจ|มั่นใจ|เข้าใจ|เคยรู้|แน่)(?:ว่า|จัก)?|ไม่มีปัญหา|ไม่เป็นไร|ไม่ว่า|ไม่จำกัด|ไม่(?:งั้น|อย่างนั้น)|หรือไม่|รึไม่|ไหมหรือไม่|ถ้าไม่|ไม่สามารถ|ตัดสินใจไม่(?:ได้|ถูก)|เลือกไม่(?:ได้|ถูก)|(?:ใคร|ท่านใด|ท่านไหน|คนที่|มีคน)เคยไป|\b(?:not (?:sure|certain|far|to mention|necessarily|a problem)|why not|if not|can(?:'?t|not| not) (?:decide|choose)(?: between)?|undecided between|(?:do not|don'?t) know|no idea|whether or not)\b/g,
    'cancel',
  ],
  [
    /\b(?:never|haven'?t|not yet|have not|have never) (?:been to|been|seen|visited|tried)\b|(?:ยัง)?ไม่(?:เคย|ได้)(?:ไป|เห็น|เที่ยว|ลอง)?|ไม่รู้จัก/g,
    'cancel',
  ],
  [
    /\b(?:must[- ](?:see|visit|go|do|have|eat|try|include)s?|have to (?:see|visit|go to|go|include|do)|musts?(?=\s*:)|need to (?:see|visit|go to|go|include)|has to (?:include|be)|definitely|make sure (?:to|we)(?: (?:visit|see|go(?: to)?|include))?|at least|be sure to|absolutely)\b|ต้อง(?:ไป|แวะ|เห็น|มี|ได้|ได้ไป|เที่ยว|รวม|ลอง|กิน)|ขอแวะ|บังคับ|อย่างน้อย/g,
    'must',
  ],
  [
    /\b(?:already (?:been to|been|seen|visited|did|done)|(?:have |we'?ve |i'?ve )been to)\b|(?<!ใคร|ท่านใด|ท่านไหน|คนที่|มีคน)เคยไป/g,
    'not',
  ],
  [
    new RegExp(
      `\\b(?:(?:not|n't|isn't|aren't) (?:too|so|that|very) (?:many|much|into|interested in|keen on|fond of)(?: on)?|(?:fewer|less|not as many|not much|not many|limited|limit|minimal|minimise|minimize|cut down on|reduce|tone down|go easy on|few)(?: of)?(?: the)?)(?=\\s)|ไม่(?:ต้อง)?(?:ค่อย)?(?:เน้น|ค่อยชอบ|ค่อยอยาก|ค่อยสนใจ|ค่อยอิน|ค่อย|อิน|เยอะ)|ลด(?=[ก-ฮ])|น้อยลง`,
      'g',
    ),
    'less',
  ],
  [
    new RegExp(
      `\\b(?:(?:not (?:really )?(?:interested in|into|keen on)|not a fan of|no interest in|none of (?:us|the party|the group|them|my friends)[a-z ]{0,16}?(?: will be| will| are| is| want to| wants to| likes?)?|do(?:es)? not|don'?t|doesn'?t|did not|didn'?t|won'?t|will not|would not|wouldn'?t|can'?t|cannot|never|no need|not|rather not|please no|no more|nothing (?:with|involving|that (?:has|involves))|nothing|no|without|avoid(?:ing)?|skip(?:ping)?|except(?:ing)?(?: for)?|exclud(?:e|ing)|hates?|dislikes?|not interested in|not into|not keen on|not a fan of|no interest in|instead of|rather than|leave out|leaving out|remove|drop|delete|other than|apart from|minus|tired of|sick of|bored (?:of|with)|had enough|scared of|afraid of|stay away from|keep away from|anything but|free of)${VERB}|leave out)\\b`,
      'g',
    ),
    'not',
  ],
  [
    /ไม่(?:เอา|ไป|ชอบ|อยาก(?:ได้|ไป|เห็น|เข้า|แวะ|เจอ|ดู|ทำ|เที่ยว)?|ต้อง(?:การ|ไป|มี|แวะ|เข้า|เอา|ใส่)?|รวม|แวะ|เข้า|มี|สน(?:ใจ)?|ขึ้น|ลง|เที่ยว|ใส่|ขอ)|ยกเว้น|เว้น(?!แต่)|งด(?!งาม)|หลีกเลี่ยง|เลี่ยง|เบื่อ|เกลียด|กลัว|ห้าม(?:ไป|มี|เอา)?|ข้าม|ตัด(?=[ก-ฮ])|นอกจาก|แทนที่จะ|อย่า(?!ง)(?:เอา|ไป|ใส่|มี)?|(?<![ก-ฮ])ไม่(?=[ก-ฮเ-ไ])|เอา(?=[ก-์]{2,20}ออก)/g,
    'not',
  ],
  [
    /\b(?:(?:really |absolutely |just |do )?love[sd]?|loving|mainly|mostly|primarily|(?:with a )?focus(?:ed|ing)?(?: mainly)?(?: on)?|especially|particularly|above all|crazy about|obsessed with|big fans? of|huge fans? of|passion(?:ate)?(?: for| about)?|really (?:like|want|into|enjoy)|prefer(?:ably|ence)?s?|favou?rites?|lots of|plenty of|tons of|many|more|prioriti[sz]e|emphasis on|based on|all about)\b|เน้น|ชอบมาก|รัก(?=[ก-ฮ])|โดยเฉพาะ|หลัก คือ|เป็นหลัก|สาย(?=[ก-ฮเ-ไ])|คลั่ง|ขอเยอะ|เยอะ(?=[ก-ฮ])/g,
    'love',
  ],
  [
    /\b(?:maybe|perhaps|possibly|if possible|if there is time|if time (?:allows|permits)|optional(?:ly)?|a bit of|a little(?: bit of)?|a few|some|one or two|could (?:also )?|might|would be nice|not necessarily|a touch of)\b|อาจ(?:จะ)?|ถ้า(?:มีเวลา|ได้|เป็นไปได้|ทัน)|เผื่อ|แถม/g,
    'maybe',
  ],
  [
    /\b(?:likes?|want(?:s|ed)?|wanna|enjoys?|interested in|interests?|would like|would love|into|looking for|wish|hope|fans? of|instead|then|but|include|including|with|(?<!-)go(?!-)(?: to)?|see|visit|do|eat|try|add|only|just|prefer|please)\b|ชอบ|อยาก(?:ไป|ได้|เห็น|ดู|เที่ยว|กิน|ทำ|ลอง)?|ขอ(?!ง)|สนใจ|เอา(?!ออก)|ไป(?=[ก-ฮเ-ไ])|แต่|เที่ยว|แวะ|มี(?=[ก-ฮเ-ไ])|เพิ่ม|พา|ดู|กิน/g,
    'like',
  ],
]

/** Ends a clause, and with it the scope of a cue. */
const BREAK = /[.;!?\n()[\]:|•]|(?:^|\s)[-*](?=\s)|\b(?:but|however|although|then|while|whereas|so)\b|แต่|แล้วก็|ส่วน/g

/** The polarity of each mention, in order. Claims the cues. */
export function readPolarities(sheet: Sheet, mentions: readonly Span[]): Polarity[] {
  const cues = listCues(sheet, mentions)
  const isHeading = (at: number) => sheet.text[at] === ':' && cues.some((cue) => headingEnd(sheet, cue) === at + 1)
  const breaks = [...sheet.text.matchAll(BREAK)].map(({ index }) => index).filter((at) => !isHeading(at))
  const answers = mentions.map((span, at) => polarityOf(sheet, mentions, at, span, cues, breaks))
  applyBackward(sheet, mentions, cues, answers)
  freeHeads(sheet, mentions, answers)
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

function listCues(sheet: Sheet, mentions: readonly Span[]): Cue[] {
  const cues: Cue[] = []
  const starts = new Set(sheet.words.map(({ start }) => start))
  const inside = (start: number, end: number) => mentions.some((span) => start < span.end && end > span.start)
  for (const [pattern, kind] of CUES) {
    for (const match of sheet.find(pattern)) {
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
      cues.push({ start: match.index, end, kind })
    }
  }
  for (const cue of cues) sheet.claim(cue)
  return cues.sort((a, b) => a.start - b.start)
}

const isNegative = (kind: CueKind) => kind === 'not' || kind === 'less'

function polarityOf(
  sheet: Sheet,
  mentions: readonly Span[],
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
function reaches(sheet: Sheet, mentions: readonly Span[], at: number, cue: Cue): boolean {
  if (headingEnd(sheet, cue) !== null) return true
  for (let index = at; index > 0; index--) {
    const span = mentions[index] as Span
    const before = mentions[index - 1] as Span
    if (before.end <= cue.start) break
    const gap = sheet.text.slice(before.end, span.start)
    if (/\b(?:and|or|nor)\b|และ|กับ|หรือ|[/&+]/.test(gap)) continue
    if (/,/.test(gap) && isClosedList(sheet, mentions, index)) continue
    if (/[,]/.test(gap)) return false
    if (/[ก-์]\s*$/.test(sheet.text.slice(0, before.end)) && /\s/.test(gap)) return false
  }
  const first = mentions.find(({ start }) => start >= cue.end)
  const gap = sheet.text.slice(cue.end, first?.start)
  return first === undefined || (!/[,;]|[ก-์]\s/.test(gap.trimEnd().slice(1)) && gap.split(/\s+/).length <= 6)
}

/** “…, malls or zoos”: a list of nouns continues with commas and ends in “or”. */
function isClosedList(sheet: Sheet, mentions: readonly Span[], from: number): boolean {
  for (let index = from; index + 1 < mentions.length; index++) {
    const gap = sheet.text.slice((mentions[index] as Span).end, (mentions[index + 1] as Span).start)
    if (/^\s*,?\s*(?:or|nor|หรือ)\s*$/.test(gap)) return true
    if (!/^\s*,\s*$/.test(gap)) return false
  }
  return false
}

/** “Snorkelling yes, diving no”. */
const NO_AFTER = /^ ?(?:- |: )?(?:no|nope|no thanks|not)(?=\s*(?:[,.;!)]|$))/
/** “Night-life is not required”: said after what is not wanted. */
const NOT_NEEDED =
  /^[a-z ]{0,12}?\b(?:is|are|would be)(?: really)?(?: not|n't) (?:required|needed|necessary|important|a must|for us|our thing|my thing|interesting)\b/

const BACKWARD = /^\s*ๆ?\s*(?:ก็|นี่|เนี่ย|อะ|อ่ะ)?\s*$/
/** What may follow a “no” that comes after its noun. */
const AFTER_NO = /^(?:\s|$|,|กลัว|แล้ว|ละ|นะ|ค่ะ|คะ|ครับ|คับ|เพราะ|เลย|เน้อ)/

/** Cues after the noun, common in Thai: `วัดไม่เอา`, `temples no`. */
function applyBackward(sheet: Sheet, mentions: readonly Span[], cues: readonly Cue[], answers: Polarity[]): void {
  mentions.forEach(({ end }, at) => {
    const after = sheet.text.slice(end, end + 50)
    if (NOT_NEEDED.test(after)) answers[at] = POLARITIES.less
    if (NO_AFTER.test(after)) answers[at] = POLARITIES.not
  })
  for (const cue of cues) {
    if (!isNegative(cue.kind) || !/[ก-์]/.test(sheet.text.slice(cue.start, cue.end))) continue
    const index = mentions.findLastIndex(({ end }) => end <= cue.start)
    const before = mentions[index]
    if (before === undefined || !BACKWARD.test(sheet.text.slice(before.end, cue.start))) continue
    const isLatin = /[a-z]/.test(sheet.text[before.end - 1] ?? '')
    const isSpaced = /\s/.test(sheet.text.slice(before.end, cue.start))
    const after = sheet.text.slice(cue.end)
    // `cafe ไม่เอา waterfall` refuses the waterfall.
    const ends = isSpaced ? isLatin && !/^\s*[a-z]/.test(after) : true
    if (ends && AFTER_NO.test(after)) {
      answers[index] = POLARITIES[cue.kind]
      const next = mentions[index + 1]
      if (next && next.start > cue.end && answers[index + 1] === POLARITIES[cue.kind]) answers[index + 1] = PLAIN
    }
  }
}
