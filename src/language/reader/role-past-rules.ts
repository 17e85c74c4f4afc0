import { cueAfter, cueAround, cueBefore } from './cues.ts'

// `คล้ายๆ ‹ปาย› แต่คนน้อยกว่า`, “we know ‹Hua Hin› by heart”: places that a prompt names and that are not part of the
// trip: known, compared, given up.

/** “I was thinking of Samui … but now it is Krabi”. */
export const GAVE_UP = cueAround(
  [
    {
      name: 'a plan that they gave up',
      before: {
        th: '(ตอนแรก|ทีแรก|เดิม(ที))(จะ|ว่าจะ|กะจะ|คิดว่าจะ|แพลน|)(ไป), (แพลน|คิด|ตั้งใจ|วางแผน|เล็ง)(ไว้|กันไว้|)(ว่า|)(จะ|)(ไป|)(ที่|)',
        en: `
          (was|were|had been) (thinking|planning|going|considering|looking|dreaming|set){words},
          (first|original(ly)|initial(ly)) (plan|idea|thought|) (was){words}`,
      },
      after: {
        th: '{gap}(แต่)(เปลี่ยน(ใจ|เป็น|มา)|ตอนนี้)',
        en: `
          {later}but now, {later}now (it's|its|it is|we|i|thinking), {later}(changed|switched) (it) to,
          {later}but (we|i)('ve| have|) (chose|changed|decided|switched)`,
      },
      yes: [
        'was thinking of ‹Samui› but now it is Krabi',
        'our first plan was ‹Pai› and we switched to Nan',
        'ตอนแรกจะไป‹สมุย› แต่เปลี่ยนเป็นกระบี่',
        'แพลนไว้ว่า‹พัทยา›แต่เปลี่ยนใจเป็นบางแสน',
      ],
      no: ['was thinking of ‹Samui›, 5 days', '‹Samui› but now Krabi', 'ตอนแรกจะไป‹สมุย› 3 วัน'],
    },
  ],
  { words: '\\b[^.;!?]{0,20}', later: '[^.;!?]{0,40}\\b', gap: '\\s?' },
)

/** `ทีแรกจะไปน่านแต่ฝนตก เลยย้ายไประยอง`: with the words up to the next place. */
export const GAVE_UP_FOR = cueAround(
  [
    {
      name: 'what they wanted, before what they want instead',
      before: {
        th: '(ตอนแรก|ทีแรก|แรกเริ่ม|เดิม(ที)|กะ(ว่า)(จะ)|ว่าจะ|ตั้งใจ(ไว้)(ว่า)(จะ)|อยาก(จะ))(เลย|)(กะ(ว่า)|ว่า|คิดว่า|ตั้งใจ(ว่า)|วางแผน(ว่า)|แพลน(ไว้)|)(จะ|)(ไป|จอง|เลือก|เอา|ลง|เที่ยว|){again}(ที่|)',
        en: `
          (wanted|hoped|meant|intended|planned|had wanted|had planned|would have loved|was hoping|were hoping|was going|were going) (to (go|do|visit|see|fly) (to)|),
          first (we|i) (thought|considered|looked at|wanted|planned) (of|about|), (original(ly)|initial(ly)) (we|i) (thought|considered|looked at|wanted|planned) (of|about|) (to (go|do|visit|see|fly) (to)|)`,
      },
      after: {
        th: '{butTh}(เลย|จึง|สุดท้าย|ขอ)(ขอ|)(เปลี่ยน|ย้าย|หัน|มา|ไป|ขอ|เอา|เลือก|จบ)',
        en: '{but}(so|hence|instead|and now|now)',
      },
      yes: [
        'ทีแรกจะไป‹น่าน›แต่ฝนตก เลยย้ายมาเป็นระยอง',
        'กะจะไป‹เชียงใหม่›แต่ตั๋วเต็ม เลยมาลงที่ลำปางแทน',
        'เดิมทีจอง‹สมุย›ไว้แต่ยกเลิก เลยไปเกาะช้างแทน',
        'we wanted to go to ‹Pai› but it is too far, so Chiang Dao it is',
        'first we thought of ‹Phuket›, too pricey, so Trang',
        'we were going to do ‹Samui› but the ferries are off, so Hua Hin',
      ],
      no: [
        'อยากไป‹น่าน›แต่ไม่มีรถ ',
        'ทีแรกจะไป‹น่าน›กับแพร่',
        'we wanted to go to ‹Pai› and then Chiang Dao',
        'we always wanted to see ‹Nan› and ',
      ],
    },
  ],
  {
    again: '\\s?',
    butTh: '[^.;\\n]{0,6}(?:แต่|เพราะ| )[^.;\\n]{0,40}?',
    but: '(?: [^.;!?\\n]{0,24})?,? ?(?:\\bbut\\b|, too\\b|, it|, they|, then)[^.;!?\\n]{0,56}\\b',
  },
)

const NOT_SEEN_ON = String.raw`[^.;!?\n]{0,12}?\b(?:on|online|in (?:a|the) (?:film|movie|video|magazine|book|series|news)|tiktok|instagram|youtube|tv|netflix|photos?|videos?|posts?|recommended|mentioned)\b`

/** “Took the kids to Hua Hin last year”, “that time we saw Ayutthaya”. */
export const WENT_THERE = cueAround(
  [
    {
      name: 'they were there, said by a verb of the past',
      before: {
        en: `
          {notshall}(took|brought|drove|flew|dragged) (the|my|our|his|her) {who}(up|down|over|along|) to,
          {notafter}(we|i) (already|both|all|) (saw|did|went to|toured|explored|drove to|flew to|rode to|travelled to|traveled to),
          been there{comma}done that{colon}, ticked (off), (crossed|knocked) off, (the) (year|time|trip|one) before (that|) (it was|was|we did|we went to|we saw|in|to|)`,
        th: '(ปี|ครั้ง|รอบ|ทริป|เดือน|คราว)ก่อน(หน้านั้น|หน้านี้|หน้า|นู้น|โน้น|นั้น)(ก็|)(ไป|เที่ยว|), (ปี|ครั้ง|รอบ|ทริป|เดือน|คราว)(ก่อน|ที่แล้ว|ที่ผ่านมา)(พา|กับ){kin}(ไป|เที่ยว)(เที่ยว)',
      },
      notAfter: { en: '{seen}' },
      yes: [
        'been there, done that: ‹Phuket›',
        'took the kids to ‹Hua Hin› last year',
        'that time we saw ‹Ayutthaya›, Kwai bridge',
        'already ticked off ‹Phuket›',
        'the time before that ‹Krabi›',
        'ปีก่อนพาแม่ไป‹หัวหิน›',
        'ปีก่อนหน้านั้น‹พัทยา›',
      ],
      no: [
        'we saw ‹Nan› on TikTok and want to go',
        'after we did ‹Trang› we want to rest',
        'it took us to ‹Krabi›',
        'ปีหน้าพาแม่ไป‹หัวหิน›',
      ],
    },
    {
      name: 'they know it well',
      before: { en: '(we|i) (already|both|) know' },
      after: { en: '{gap}(by heart|inside out|well|very well|too well|well enough|in and out|like the back)' },
      yes: ['we know ‹Hua Hin› by heart', 'I already know ‹Pai› inside out'],
      no: ['we know ‹Hua Hin› is busy', 'do you know ‹Pai› well'],
    },
    {
      name: 'where everybody else goes',
      before: {
        en: '(everyone|everybody|every blog|all my friends|most people|people|the whole world) (always|else|just|) (goes|go|says|say|recommends|recommend|suggests|suggest|raves|rave|does|do|loves|love|picks|pick|talks|talk|tells us|tells me) (on|to|about|to go to|to visit|to see|)',
      },
      after: { en: '{pause}(but|we|i|so|and|yet)' },
      yes: [
        'everyone goes to ‹Pai›, we want Mae Sariang',
        'everybody says ‹Phuket›, but we like Trang',
        'everybody else goes to ‹Pai›; we go to Nan',
        'most people do ‹Samui› but I',
      ],
      no: ['everyone says ‹Phuket› is great', 'people go to ‹Pai› by minivan', 'everybody loves ‹Nan›'],
    },
  ],
  {
    notshall: '(?<!\\b(?:if|wish) (?:we |i )?)\\b',
    notafter: '(?<!\\b(?:after|once|when|until|if|before|wish|as if) )\\b',
    who: '(?:[a-z]{3,12} ){1,3}?',
    colon: '[:,-]? ?',
    comma: ',? ',
    pause: '[,;.]? ',
    gap: ' ',
    kin: '[ก-์]{1,10}?',
    seen: NOT_SEEN_ON,
  },
)

/** “After a week in Phuket we have 3 days for Trang”. */
export const WERE_BEFORE = cueAround(
  [
    {
      name: 'where they are before the trip begins',
      before: { en: 'after (a|an|our|the|my|two|three|four|five|six|{figure}) {words}(in|on|at)' },
      after: { en: "{comma}(we|i)('ll) (will) (have|'ve|'ve got|got)" },
      yes: ['after a week in ‹Phuket› we have 3 days for Trang', 'after 4 days on ‹Samui› I will have two days'],
      no: ['after ‹Phuket› we have 3 days', 'after a week in ‹Phuket› to Trang'],
    },
  ],
  { figure: '\\d{1,2}', words: '[a-z ]{2,20} ', comma: ',? ' },
)

/** “Drier than the Andaman side”, “something like Pai but quieter”. */
export const IS_COMPARED = cueBefore(
  [
    {
      name: 'what another place is compared with',
      th: '(ดี|แห้ง|สวย|ถูก|ใกล้|ไกล|มาก|น้อย)กว่า(ที่|แถว|)',
      en: '(than|unlike|compared (to|with)|alternative(s) (to|for)|as opposed to|reminds (me|us) of|the (next|new)){word}{article}',
      yes: ['ถูกกว่า‹ภูเก็ต›', 'drier than the ‹Andaman› side', 'an alternative to ‹Pai›'],
      no: ['ถูกที่‹ภูเก็ต›', 'better in ‹Krabi›'],
    },
  ],
  { word: '(?: [a-z]+)?', article: '(?: the| in| on){0,2}' },
)
export const IS_MODEL = cueAround(
  [
    {
      name: 'what the place should be like, with a difference',
      before: { th: '(คล้าย|เหมือน)(ๆ|กับ|กัน|), ฟีล, อารมณ์', en: '{not}like, {not}similar to' },
      after: { th: '{comma}แต่', en: '{comma}(but|only|just|except|without|minus)' },
      yes: ['something like ‹Pai› but quieter', 'คล้ายๆ ‹ปาย› แต่คนน้อยกว่า', 'ฟีล‹ปาย›แต่ใกล้'],
      no: ["we'd like ‹Trang› but also Satun", 'we really like ‹Pai› but it is far', 'คล้าย‹ปาย›'],
    },
  ],
  { not: "(?<!\\b(?:we|i|you|they|he|she|would|really|also|both|kids)\\s|'d\\s)\\b", comma: ',? ?' },
)

/** `ขามาใช้เส้นชัยภูมิแล้วไม่อยากซ้ำ`. */
export const CAME_THROUGH = cueAround(
  [
    {
      name: 'the way here, which they know',
      before: { th: 'ขามา(เรา|ผม|ก็|นี้|นั้น|){by}' },
      after: {
        th: '{gap}(มา|ไป|)แล้ว{ends}, {words}ไม่(อยาก|เอา|ขอ|)(ไป|ใช้|ผ่าน|)ซ้ำ',
      },
      yes: ['ขามาใช้เส้น‹ชัยภูมิ›แล้วไม่อยากซ้ำ', 'ขามาผ่าน‹บุรีรัมย์›แล้ว', 'ขามา‹ตาก› ไม่อยากผ่านซ้ำ'],
      no: ['ขามาแวะ‹แพร่› ขากลับแวะลำปาง', '‹บุรีรัมย์›แล้วไม่อยากซ้ำ'],
    },
  ],
  {
    by: '(?:ใช้|ผ่าน|แวะ|นอน|พัก|ค้าง|มา|ทาง|เส้น|ถนน|เที่ยว|ขับ|วิ่ง|ที่|ได้){0,4}',
    gap: '\\s?',
    words: '[^.;\\n]{0,16}',
    ends: '(?=\\s|$|ไม่|เลย|ขากลับ|ค่ะ|คะ|ครับ|นะ|เบื่อ)',
  },
)

export const JUST_LEFT = cueBefore([
  {
    name: 'where they have just been',
    th: '(เพิ่ง|พึ่ง)(จะ)กลับ(มา)(จาก)(เที่ยว)',
    yes: ['เพิ่งกลับมาจาก‹กระบี่›'],
    no: ['กลับมาจาก‹กระบี่›'],
  },
])

/** `เขาใหญ่ไปมาหลายรอบแล้ว อยากไปอีก`. */
export const WANTED_AGAIN = cueAfter(
  [
    {
      name: 'they want to go there once more',
      th: '{words}อยาก(กลับ)ไป(เที่ยว|)(อีก|ซ้ำ), {words}จะ(กลับ|)ไปอีก, {words}ไปอีก{forDays}, {words}ไปซ้ำ',
      yes: ['‹เขาใหญ่›ไปมาหลายรอบแล้ว อยากไปอีก', '‹ตาก›เคยไปแล้ว ไปอีก 2 คืน', '‹ปาย›ไปซ้ำได้'],
      no: ['‹เขาใหญ่›ไปมาหลายรอบแล้ว', '‹ตาก›เคยไปแล้ว ไปอีกที่ดีกว่า'],
    },
  ],
  { words: '[^\\n]{0,48}?', forDays: '(?=\\s?\\d{1,2}\\s?(?:วัน|คืน))' },
)
