import { POLITE } from './common-words.ts'
import { cueAnywhere, cueAround } from './cues.ts'
import { followedBy, maybe, notRightAfter, rightAfter, rightBefore, upTo, words } from './phrases.ts'
import { anyWords, gap, WITH_COMMAS } from './slot-gaps.ts'

// `เลยเปลี่ยนมา‹กระบี่›แทน`, “so ‹Trang› it is”: where they go after all, said of the place itself. What was said before it is
// then only a first thought.

/** What may end the sentence after the place. */
const LAST_WORDS = `${POLITE}, เลย, ไหม, มั้ย, มะ`
const MAY_SPACE = '\\s?'

const SLOTS = {
  gap: MAY_SPACE,
  space: ' ',
  /** A sign or a space: anything may stand before it. */
  any: '(?:^|[\\s.,;:!?–-])',
  /** A sign before the place, and perhaps “ok, so”. */
  stop: `[.!;,:–-] ?${maybe('(ok|okay|so|well|maybe|perhaps|how about|what about|try|let us try|to|and)({comma}){space}')}`,
  /** The clause ends after it, in Thai; in either language, or something of the trip follows: “for 3 days”. */
  endTh: rightBefore(`{space}, {last}, {sign}, ${LAST_WORDS}`, { last: '$', sign: '[.,;!?)]' }),
  end: followedBy(`{last}, {sign}, ${LAST_WORDS}, กัน, และ, กับ, for, with, from, in, on, and, please`, {
    last: '$',
    sign: '[,.;!)\\d]',
  }),
  /** `เลย` that says why, not `ที่จังหวัดเลย` or `ไปเลย`; who decides may follow: `งั้นเรา`. */
  so:
    words('{why}เลย, จึง, งั้น, ก็เลย, สุดท้าย(ก็เลย|เลยก็|ก็|เลย|), (รอบ|ครั้ง|คราว|ปี|ทริป|เดี๋ยว|เดือน)นี้', {
      why: notRightAfter('ไป, มา, จัด, ได้, ดี, จังหวัด, จ., เมือง, ไม่, สวย, มาก'),
    }) +
    maybe('เรา, ผม, หนู, ฉัน, พวกเรา, แม่, พ่อ, ลูก, แฟน, สามี, ภรรยา, เมีย, ทุกคน') +
    MAY_SPACE,
  /** After it: they want it, `ตัดสินใจจะ`. */
  wish: upTo(4, 'ต้อง, อยาก, จะ, ขอ, คิดว่า, คิดจะ, ว่า, กะ, มา, ไป, ลอง, หัน, ได้, ตัดสินใจ, เบนเข็ม, เหลือ, จบ, ลงเอย'),
  /** Right before the place: `ไปเที่ยว`, `มาลงที่`. */
  to: upTo(3, 'เป็น, ไป, มา, ที่, มอง, ดู, ลง, ขึ้น, เอา, เที่ยว, จัด, จอง, เลือก, ทาง, แถว, แค่') + MAY_SPACE,
  /** A space after “so”, perhaps with a comma. */
  sign: ',? ',
  /** Nothing but a space stands between the two places before it. */
  only: '^\\s?',
  /** “They'd”. */
  short: `${rightAfter('{letter}')}'d`,
  /** “Changed our minds to”, but not “change trains to”. */
  few: anyWords(3, 'plane(s), train(s), bus, buses, flight(s), boat(s), car(s), ferry, line(s)'),
  /** “We are”, “let us”, “how about”. */
  we: maybe(
    `
      (we|i|it|she|he|they|let|how about|what about|maybe|perhaps|probably)('re|'m|'ll|'d|'s|
      've|)( are| am| is| will| would| have| us|){space}`,
  ),
  /** Verbs of going and deciding, with their small words: “looking at”, “now going to”. */
  go: upTo(
    5,
    `
    (now|going|go|doing|do|looking|look|thinking|think|considering|settling|settled|planning|leaning|heading|head|trying|
    try|booked|booking|chose|picked|decided|want|like|prefer|rather|just|off|visit|visiting|for|at|of|on|to|towards|about|
    with|in){space}`,
  ),
}

/** Whatever stands between it and the place before. */
export const TURNED_TO = cueAround(
  [
    {
      name: 'they changed their plan to it',
      before: {
        th: `
          (เลย|ก็เลย|จึง|ขอ)(ขอ|ต้อง|)เปลี่ยน(ใจ|แผน|แพลน|),
          (เปลี่ยน|ย้าย|สลับ|เบน|หัน)(ใจ|แผน|แพลน|ทริป|จุดหมาย|ที่|เข็ม|มา|)(เลย|)(เป็น|มาเป็น|ไปเป็น|มา|ไป|มาที่|ไปที่|ลง|มาลง|ไปลง|
          ขึ้น|มาเอา|มามอง)(เที่ยว|ที่|จังหวัด|ทาง|)`,
        en: `
          (switch|switched|switching|swap|swapped|swapping|diverted|rebooked|shifted|pivoted|pivoting)
          {few}(to|for|into|over to), (change|changed|changing) {few}(to|into|over to)`,
      },
      notAfter: { th: '{gap}แล้วกลับ' },
      yes: [
        'แล้วเปลี่ยนมาเป็น‹ตรัง›',
        'เปลี่ยนแผนไป‹สตูล›',
        'ย้ายมาลง‹เขาหลัก›',
        'we are switching to ‹Trang›',
        'changed our plan to ‹Nan›',
        'swapped it for ‹Samui›',
      ],
      no: ['เปลี่ยนรถไป‹ตรัง›', 'เปลี่ยนเครื่องที่‹ตรัง›', 'change trains to ‹Trang›', 'a change for ‹Nan›'],
    },
    {
      name: 'the conclusion',
      before: {
        th: '(สรุป|ตกลง|เอาเป็นว่า|ลงเอย|เคาะ|ฟันธง)(แล้ว|สุดท้าย|)(ว่า|ที่|)(เอา|ไป|เป็น|เลือก|จะไป|)(ที่|)',
        en: '(leaning|leant|leaned) (towards|to|more towards|)',
      },
      yes: ['สรุปว่า‹ตรัง›', 'สรุปสุดท้ายเอา‹ตรัง›', 'เคาะ‹ตรัง›', 'leaning towards ‹Trang›'],
      no: ['สรุปแผน‹ตรัง›', 'the leaning chedi of ‹Trang›'],
    },
    {
      name: 'in its stead, said after it',
      before: { th: '(ไป|เอา|ขอ|เป็น|มา|เที่ยว|ที่|ลง|เลือก|จอง|แวะ)' },
      after: { th: '{gap}(กัน|)(แทน|ดีกว่า){endTh}' },
      yes: ['ไป‹ตรัง›แทนนะ', 'ขอ‹สตูล› แทน 3 วัน', 'ไป‹น่าน›ดีกว่า'],
      no: ['ไป‹ตรัง›แทนสตูล', 'ไป‹น่าน›ดีกว่าแพร่ไหม', 'ไป‹น่าน›'],
    },
    {
      name: 'in its stead in English, said after it',
      before: { en: '{any}' },
      after: { en: '{space}(it is|it is then|it will be|instead|after all|wins|won|got the vote){end}' },
      yes: ['Cancelled Samui. ‹Trang› it is', 'so we go to ‹Trang› instead', ', ‹Nan› after all'],
      no: ['‹Trang› instead of Samui', '‹Trang› is it', 'so ‹Trang› it is said'],
    },
  ],
  SLOTS,
)

/** After words that say why not the place before: `เต็ม`, “too far”. */
export const TURNED_THEREFORE = cueAround(
  [
    {
      name: 'they go there therefore',
      before: {
        th: '{so}{wish}{to}',
        en: '(so|hence|therefore|instead|now|but now|and now|this time|but){sign}{we}{go}',
      },
      yes: ['เลยจะไป‹ตรัง›', 'งั้นไป‹ตรัง›', 'เลยจัด‹สตูล›', 'so we are looking at ‹Trang›', 'now ‹Trang›', 'so ‹Nan›'],
      no: ['ไปเลย ‹ตรัง›', 'จังหวัดเลย ‹ตรัง›', 'soon ‹Trang›'],
    },
    {
      name: 'what they take for it, or would rather do',
      before: {
        en: `
          {only}for,
          (would|{short}) (much|far|) (rather|prefer|sooner|love) (to|) (do|go|see|visit|have|take|stay|try|be|)
          (to|in|on|at|for|)`,
      },
      yes: [' for ‹Trang›', "changed our minds about it, we'd rather do ‹Nan›"],
      no: ['3 days for ‹Trang›', 'rather not ‹Trang›'],
    },
    {
      name: 'it will do as well, or is left',
      before: { th: '(ไป|เอา|ขอ|เป็น|ลง|เหลือ|ได้แค่|)(แค่|)' },
      after: { th: '{gap}(ก็ได้|ก็พอ|แล้วกัน|ละกัน|ก็โอเค)', en: '{space}(then|then please|will have to do){end}' },
      yes: ['ไป‹ตรัง›ก็ได้', 'เอา‹ตรัง›ละกัน'],
      no: ['ไป‹ตรัง›แล้วค่อยกลับ'],
    },
    {
      name: 'it seems better',
      before: { th: '{any}', en: '{any}' },
      after: {
        th: '{gap}(น่าจะ|คงจะ|คง|ดู|ท่าจะ)(ดี|เหมาะ|เข้าท่า|โอเค|สบาย|น่าไป|เงียบ)(กว่า|)',
        en: `
          {space}(seems|looks|sounds|might be|would be|could be|should be)
          (doable|better|nicer|fine|good|easier|cheaper|quieter|safer|the one)`,
      },
      yes: ['คนแน่นมาก ‹ตรัง›น่าจะดีกว่า', 'way too expensive. ‹Trang› seems doable'],
      no: ['‹ตรัง›น่าไปไหม', '‹Trang› seems far'],
    },
    {
      name: 'it will do, in English',
      before: { en: '{stop}' },
      after: { en: '{space}(then|then please|will have to do){end}' },
      yes: ['My wife vetoed it. ‹Trang› then', ', ‹Nan› will have to do'],
      no: ['‹Nan› then Trang'],
    },
  ],
  SLOTS,
)

/** Between the place of the first thought and the other one. */
export const SAYS_WHY_NOT = cueAnywhere(
  [
    {
      name: 'it is full, closed, cancelled or cannot be reached',
      th: 'เต็ม, ล่ม, ยกเลิก, แคนเซิล, แคนเซล, ไม่มี, ไม่ไหว, ไม่ทัน, ปิด',
      en: `
        full, fully booked, sold out, booked out, closed, cancelled, canceled, fell through, no flights, impossible,
        failed, out of reach`,
      yes: ['ล่มไปแล้ว', 'ที่พักเต็ม', 'is sold out', 'ยกเลิกไฟลท์', 'ไปไม่ทัน', 'no flights then', 'the ferry fell through'],
      no: ['is lovely, so', 'ครบเต๊นท์'],
    },
    {
      name: 'it is too far, crowded or expensive',
      th: 'แน่น, {far}, คนเยอะ, คนแน่น, แพง, เบื่อ, บ่อย',
      en: 'too {word}, expensive, pricey, crowded, packed, is dead, crazy, ridiculous, insane',
      yes: ['คนเยอะมาก', 'too rainy then', 'แพงมาก', 'ไปบ่อยแล้ว', 'คนแน่นทุกวัน', 'so crowded now', 'prices are crazy'],
      no: ['ใกล้ๆ'],
    },
    {
      name: 'the weather, smoke or danger',
      th: 'ฝนตก, มรสุม, ฝุ่น, พายุ, น้ำท่วม, ไฟป่า',
      en: 'rain, raining, monsoon, storm, storms, flood, flooded, floods, smoke, unsafe',
      yes: ['ช่วงมรสุม', 'ฝุ่นเยอะ', 'น้ำท่วมอยู่', 'the monsoon', 'smoke everywhere', 'it floods there'],
      no: ['สวยมาก', 'อากาศดี'],
    },
    {
      name: 'somebody does not want it, or cannot go',
      th: 'แต่, ไม่ได้, ไม่ว่าง, ไม่ให้, ไม่เอา, ไม่ไป, เปลี่ยนใจ',
      en: `
        veto, vetoed, ill, sick, hurt, broke, but, can't, cannot, couldn't, won't, didn't, not, no longer, off,
        says no, said no, changed my mind, died, sick of, no good`,
      yes: [
        'แต่ไกล',
        'my wife vetoed it',
        'แฟนไม่ว่าง',
        'แม่ไม่ให้ไป',
        'เปลี่ยนใจแล้ว',
        'but we are ill',
        'I changed my mind',
        'my knee hurt',
        'she said no',
      ],
      no: ['แล้วก็', 'and'],
    },
  ],
  {
    /** `ไม่ไกล` is no reason. */
    far: `${notRightAfter('ไม่')}ไกล`,
    /** “Too rainy”. */
    word: '[a-z]{3,10}',
  },
)

/** Before the place of the first thought. */
export const WAS_FIRST_THOUGHT = cueAround(
  [
    {
      name: 'a plan of which they think no more',
      before: {
        th: `
          (ตอนแรก|ทีแรก|เดิม|เดิมที|แผนเดิม|ยกเลิก|ทริป|จอง|แพลน|กะ|กะว่า|กะจะ|ว่าจะ|ตั้งใจ|เล็ง|เลื่อน|พลาด|เมื่อก่อน|แต่ก่อน|สมัยก่อน|
          อยากไป|อยากจะไป|ไม่ไป|เห็น|เลิก|พับ){rest}`,
        en: `
          (originally|at first|first|initially|we had|booked|booking|cancelled|canceled|cancelling|wanted|meant|
          planned|planning|hoped|dreamed|dreamt|swap|swapped|swapping|trade|traded|was going|were going|was thinking|
          were thinking|(changed|changing|change) (our|my|their) (mind|minds) about|forget|instead of|husband says|
          wife says|says|said){rest}`,
      },
      yes: ['ตอนแรกจอง‹สมุย›', 'ทริป‹สมุย›', 'originally ‹Samui›', 'we had booked ‹Samui›'],
      no: ['แวะ‹สมุย›', 'we see ‹Samui›'],
    },
  ],
  {
    /** Up to 24 letters, also past a comma. */
    rest: gap(24, WITH_COMMAS),
  },
)
