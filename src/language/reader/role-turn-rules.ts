import { cueAnywhere, cueAround } from './cues.ts'

// `เลยเปลี่ยนมา‹กระบี่›แทน`, “so ‹Trang› it is”: where they go after all, said of the place itself. What was said before it is
// then only a first thought.

const SLOTS = {
  gap: '\\s?',
  any: '(?:^|[\\s.,;:!?–-])',
  stop: '[.!;,:–-] ?(?:(?:ok|okay|so|well|maybe|perhaps|how about|what about|try|let us try|to|and),? )?',
  space: ' ',
  endTh: '(?=\\s|$|[.,;!?)]|นะ|ค่ะ|คะ|ครับ|คับ|จ้า|เลย|ไหม|มั้ย|มะ)',
  end: '(?=\\s*(?:$|[,.;!?)\\d]|นะ|ค่ะ|คะ|ครับ|คับ|จ้า|เลย|ไหม|มั้ย|มะ|กัน|และ|กับ|for\\b|with\\b|from\\b|in\\b|on\\b|and\\b|please\\b))',
  /** `เลย` that says why, not `ที่จังหวัดเลย` or `ไปเลย`. */
  so: '(?:(?<!ไป|มา|จัด|ได้|ดี|จังหวัด|จ\\.|เมือง|ไม่|สวย|มาก)เลย|จึง|งั้น|ก็เลย|สุดท้าย(?:ก็|เลย){0,2}|(?:รอบ|ครั้ง|คราว|ปี|ทริป|เดี๋ยว|เดือน)นี้)(?:เรา|ผม|หนู|ฉัน|พวกเรา|แม่|พ่อ|ลูก|แฟน|สามี|ภรรยา|เมีย|ทุกคน)?\\s?',
  wish: '(?:ต้อง|อยาก|จะ|ขอ|คิดว่า|คิดจะ|ว่า|กะ|มา|ไป|ลอง|หัน|ได้|ตัดสินใจ|เบนเข็ม|เหลือ|จบ|ลงเอย){0,4}',
  to: '(?:เป็น|ไป|มา|ที่|มอง|ดู|ลง|ขึ้น|เอา|เที่ยว|จัด|จอง|เลือก|ทาง|แถว|แค่){0,3}\\s?',
  sign: ',? ',
  only: '^\\s?',
  short: "(?<=[a-z])'d",
  few: '(?:(?!planes?|trains?|bus|buses|flights?|boats?|cars?|ferry|lines?)[a-z]{2,9} ){0,3}',
  we: "(?:(?:we|i|it|she|he|they|let|how about|what about|maybe|perhaps|probably)(?:'(?:re|m|ll|d|s|ve))? ?(?:are |am |is |will |would |have |us )?)?",
  go: '(?:(?:now|going|go|doing|do|looking|look|thinking|think|considering|settling|settled|planning|leaning|heading|head|trying|try|booked|booking|chose|picked|decided|want|like|prefer|rather|just|off|visit|visiting|for|at|of|on|to|towards|about|with|in) ){0,5}',
}

/** Whatever stands between it and the place before. */
export const TURNED_TO = cueAround(
  [
    {
      name: 'they changed their plan to it',
      before: {
        th: '(เลย|ก็เลย|จึง|ขอ)(ขอ|ต้อง|)เปลี่ยน(ใจ|แผน|แพลน|), (เปลี่ยน|ย้าย|สลับ|เบน|หัน)(ใจ|แผน|แพลน|ทริป|จุดหมาย|ที่|เข็ม|มา|)(เลย|)(เป็น|มาเป็น|ไปเป็น|มา|ไป|มาที่|ไปที่|ลง|มาลง|ไปลง|ขึ้น|มาเอา|มามอง)(เที่ยว|ที่|จังหวัด|ทาง|)',
        en: '(switch|switched|switching|swap|swapped|swapping|diverted|rebooked|shifted|pivoted|pivoting) {few}(to|for|into|over to), (change|changed|changing) {few}(to|into|over to)',
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
      name: 'the same in English',
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
        en: '{only}for, (would|{short}) (much|far|) (rather|prefer|sooner|love) (to|) (do|go|see|visit|have|take|stay|try|be|) (to|in|on|at|for|)',
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
        en: '{space}(seems|looks|sounds|might be|would be|could be|should be) (doable|better|nicer|fine|good|easier|cheaper|quieter|safer|the one)',
      },
      yes: ['คนแน่นมาก ‹ตรัง›น่าจะดีกว่า', 'way too expensive. ‹Trang› seems doable'],
      no: ['‹ตรัง›น่าไปไหม', '‹Trang› seems far'],
    },
    {
      name: 'the same in English',
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
      name: 'why it is not the first one',
      th: 'แต่, เต็ม, ล่ม, ยกเลิก, แคนเซิล, แคนเซล, ไม่ได้, ไม่มี, ไม่ไหว, ไม่ว่าง, ไม่ทัน, ไม่ให้, ไม่เอา, ไม่ไป, ฝนตก, มรสุม, แน่น, ฝุ่น, พายุ, น้ำท่วม, ไฟป่า, ปิด, {far}, คนเยอะ, คนแน่น, แพง, เบื่อ, บ่อย, เปลี่ยนใจ',
      en: `
        full, fully booked, sold out, booked out, closed, too {word}, cancelled, canceled, veto, vetoed, ill, sick, hurt, broke, but, can't, cannot, couldn't, won't, didn't,
        not, no longer, rain, raining, monsoon, storm, storms, flood, flooded, floods, smoke, fell through, off, expensive, pricey, crowded, packed, says no, said no, changed my mind, no flights, impossible, unsafe, died, is dead, crazy, ridiculous, insane, failed, sick of, no good, out of reach`,
      yes: ['แต่ไกล', 'ล่มไปแล้ว', 'คนเยอะมาก', 'ที่พักเต็ม', 'is sold out', 'my wife vetoed it', 'too rainy then'],
      no: ['แล้วก็', 'สวยมาก', 'and', 'is lovely, so', 'ใกล้ๆ'],
    },
  ],
  { far: '(?<!ไม่)ไกล', word: '[a-z]{3,10}' },
)

/** Before the place of the first thought. */
export const WAS_FIRST_THOUGHT = cueAround(
  [
    {
      name: 'a plan of which they think no more',
      before: {
        th: '(ตอนแรก|ทีแรก|เดิม|เดิมที|แผนเดิม|ยกเลิก|ทริป|จอง|แพลน|กะ|กะว่า|กะจะ|ว่าจะ|ตั้งใจ|เล็ง|เลื่อน|พลาด|เมื่อก่อน|แต่ก่อน|สมัยก่อน|อยากไป|อยากจะไป|ไม่ไป|เห็น|เลิก|พับ){rest}',
        en: '(originally|at first|first|initially|we had|booked|booking|cancelled|canceled|cancelling|wanted|meant|planned|planning|hoped|dreamed|dreamt|swap|swapped|swapping|trade|traded|was going|were going|was thinking|were thinking|(changed|changing|change) (our|my|their) (mind|minds) about|forget|instead of|husband says|wife says|says|said){rest}',
      },
      yes: ['ตอนแรกจอง‹สมุย›', 'ทริป‹สมุย›', 'originally ‹Samui›', 'we had booked ‹Samui›'],
      no: ['แวะ‹สมุย›', 'we see ‹Samui›'],
    },
  ],
  { rest: '[^.;!?\\n]{0,24}' },
)
