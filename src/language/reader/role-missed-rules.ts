import { cueAfter, cueAround, cueBefore } from './cues.ts'
import { gapWithout, maybe, notRightAfter, oneOf, rightAfter, rightBefore, WORD_EDGE, words } from './phrases.ts'
import { anyWords, gap, LINE, notLaterOn, thaiLetters } from './slot-gaps.ts'

// `อดไป‹ชะอำ›`, “giving a miss to ‹Samui›”, “a dive from ‹Trang›”: places beside another goal that are missed, only asked
// about or passed, and those that a thing to do sets out from.

/** The last time, not this one: `ปีก่อนไม่ได้ไปน่าน`. */
const OTHER_TIME_TH = 'ก่อน, ที่แล้ว, ผ่านมา, ล่าสุด'

const SLOTS = {
  gap: '\\s?',
  space: ' ',
  digit: '\\d',
  comma: ',? ?',
  /** A space that is there: `สุรินทร์ กลับบ้านที่โคราช`. */
  apart: '\\s',
  /** “Rather stay at home than”. */
  few: anyWords(4),
  /** `อด`, which many words end with (`ตลอดไป`): only after these. */
  alone: rightAfter('{start}, {space}, {mark}, เลย, ก็, จึง, ต้อง, แต่, เรา, ผม, หนู, แล้ว, จะ', { mark: '[,.;(]' }),
  /** Not “not yet”, what they fear, or another time: `ยังไม่ได้ไป`, `กลัวไปไม่ทัน`, `ครั้งก่อนไม่ได้ไป`. */
  notyet: notRightAfter(`ยัง, ถ้า, หาก, กลัว, เพราะ, เคย, ไหน, ${oneOf(OTHER_TIME_TH)}{words}`, { words: '[ก-์\\s]{0,8}' }),
  /** Not “we don't want to miss”. */
  notnot:
    notRightAfter(
      "(not|never|don't|won't|wouldn't|can't|didn't|shouldn't)( want| like| wish| afford| dare|)( to|){space}",
    ) + WORD_EDGE,
  /** `ถ้ากลับบ้าน` only thinks of it. */
  notasked: notRightAfter('ถ้า, หาก'),
  /** What the first plan was, up to where another begins: `ตอนแรกเรากะจะไป`. */
  planTh:
    thaiLetters(0, 10, '\\s') +
    words('กะ, ว่า, ตั้งใจ, คิด, แพลน, วางแผน, เล็ง, อยาก, จะ') +
    gapWithout(40, 'แต่, เลย, เปลี่ยน, สุดท้าย, แล้วค่อย, จากนั้น, ไม่', '[^;\\n]'),
  /** “But”, and another place, not one more: not `แต่ขอน่านด้วย`. */
  butTh:
    gapWithout(40, 'แล้วค่อย, จากนั้น, ต่อด้วย', '[^;\\n]') +
    words('แต่') +
    notLaterOn(40, 'ด้วย, เพิ่ม, ต่อ, อีกวัน, ก่อน, แค่', '[^;\\n]'),
  /** “The original plan was to see”. */
  plan: '[^.;!?\\n]{0,60}(?:\\b|,)',
  /** Later they say what they chose in its place: “However, ferries were full and we decided”. */
  decided:
    `${gap(200, LINE)}${words('however, but, in the end, eventually, then, instead')}` +
    `${gap(160, LINE)}${words('decided, chose, opted, settled, switched, changed our, changed my, picked, ended up')}`,
  /** “… is a city of bars. Could easily skip that.” */
  told: `[^.!?\\n\\d]{0,50}[.,;–-] ?${maybe('(and|but|so|which|that){space}')}(?:(?:we|i)(?: |'))?`,
  /** What is said ends here, or goes on with “so”, “and”, “but”, “this”. */
  end: '\\s{0,3}' + rightBefore('{sign}, {end}, so, and, but, this'),
  /** “In the Andaman Sea”. */
  what: '(?: [a-z]{2,12}){0,5}?',
  /** How long they are there: `นอน 1 คืน`, “for 3 days”. */
  length:
    gapWithout(12, 'ไป, เที่ยว, to') + words('({digit}|one|two|three|four|five|a|a few) (night(s)|day(s)|week(s)|คืน|วัน)'),
  /** `ข้าวเที่ยง`, `เย็น`. */
  mealTh: words('(ข้าว|อาหาร|มื้อ|)(กลางวัน|เที่ยง|เช้า|เย็น)'),
  vehicle: words('รถ, รถตู้, รถมินิบัส, เรือ, รถทัวร์, รถบัส, รถไฟ, บีทีเอส, bts'),
  /** `ปั๊มแห่งหนึ่ง`. */
  pump: maybe('ปั๊ม{name}(แห่งหนึ่ง|นึง|){gap}', { name: thaiLetters(0, 12), gap: '\\s?' }),
}

/** Beside another goal. */
export const IS_MISSED = cueAround(
  [
    {
      name: 'they do not get there this time',
      before: {
        th: `
          {alone}อด(ได้|)(ไป|แวะ|เที่ยว)(เที่ยว|แวะ|)(ที่|),
          {notyet}ไม่ได้(ไป|แวะ|เข้า|กลับ)(เที่ยว|แวะ|ถึง|บ้าน|)(ที่|),
          {notyet}(ไม่มีเวลา|ไม่มีโอกาส|เวลาไม่พอ|ไปไม่ทัน|แวะไม่ทัน)(ได้|)(ไป|แวะ|เที่ยว|)(เที่ยว|)(ที่|)`,
        en: `
          (give|gives|giving|gave|given) (a|the) (big|wide|) (miss|skip|pass) (to|on), {notnot}(bypass|bypasses|bypassing),
          {notnot}(will|'ll|have to|had to|must|gonna|going to|sadly|unfortunately|regrettably) (have to|) miss (out|)
          (on|),
          (rather|sooner) {few}than (go|going|travel|stay|staying|set foot|visit|visiting|see) (to|in|on|),
          (won't|can't|couldn't|wouldn't|will not|did not|didn't)
          (make it|get|get round|get around|manage to get|be able to get) to`,
      },
      notAfter: {
        th: '{gap}(มา|)(นาน|หลาย|เป็นปี|ตั้งแต่|สักที|ซักที|แค่|อย่างเดียว|ที่เดียว|เพื่อ|ก่อน|สักครั้ง), {gap}อยาก(กลับ|)ไป',
        en: '{comma}(last|before|for years|until|till|the first|so (we|i|now|this))',
      },
      yes: [
        'เลยอดไป‹ชะอำ›',
        'ไม่ได้ไป‹ระยอง› ไปจันทบุรีแทน',
        'ไม่มีเวลาแวะ‹ลำปาง›',
        'giving a miss to ‹Samui›',
        'bypassing ‹Korat›, we',
        'I would rather stay at home than go to ‹Korat›',
        'ปีนี้ไม่ได้กลับบ้านที่‹ระยอง› ไปจันทบุรี',
        "we'll miss out on ‹Trang› this year",
        "we won't make it to ‹Nan›",
      ],
      no: [
        'ตลอดไป‹ชะอำ›',
        'ยังไม่ได้ไป‹ระยอง›',
        'ไม่ได้ไป‹ระยอง›นานแล้ว',
        'ครั้งก่อนไม่ได้ไป‹น่าน›',
        'ไม่ได้ไป‹น่าน›อย่างเดียว',
        "we don't want to miss out on ‹Trang›",
        "we couldn't make it to ‹Nan› last time",
      ],
    },
    {
      name: 'a first plan, which another one takes the place of',
      before: {
        th: '(ตอนแรก|ทีแรก|แรกเริ่ม|เดิมที|แต่เดิม|แผนเดิม|แพลนเดิม|แผนแรก){planTh}, (แผนเดิม|แพลนเดิม|แผนแรก)(คือ|เป็น|)(ไป|)',
      },
      after: { th: '{butTh}' },
      yes: [
        'ตอนแรกเรากะจะลงไปเที่ยว‹ระนอง›กัน แต่เจอฝน',
        'ทีแรกว่าจะไป‹พังงา› 3 วัน แต่แม่อยากไปตราด',
        'แผนเดิมคือ‹ชะอำ› แต่ห้องเต็ม',
      ],
      no: [
        'ตอนแรกจะไป‹แพร่› แต่มีเวลาเพิ่ม ขอน่านด้วย',
        'ตอนแรกพัก‹แพร่› แล้วไปน่าน',
        'ตอนแรกจะไป‹แพร่› แล้วค่อยไปน่าน แต่ขับช้า',
        'ตอนแรกจะไปแพร่ แต่เปลี่ยนไป‹น่าน› แต่ไม่ค้าง',
      ],
    },
    {
      name: 'a first plan in English, over several sentences',
      before: {
        en: `
          (initial|original|first|earlier|early) (plan|idea|thought|itinerary|intention|choice)
          (was|had been|were){plan}`,
      },
      after: { en: '{decided}' },
      yes: [
        'The original plan was to see ‹Samui› and Tao. However, ferries were full and we decided on Trang',
        'our first idea had been ‹Pai›. In the end we chose Nan',
      ],
      no: ['The original plan was ‹Samui›, 5 days', 'we decided on ‹Trang›'],
    },
    {
      name: 'a way back that they only ask about',
      before: {
        en: `
          (do|should|must|would|will|can|could) (i|we|you|one) (really|always|) (need|have|) (to|)
          (go|come|travel|return|drive|fly|head) (all the way|) back (to|via|through|up to|down to)`,
        th: 'ต้อง(ย้อน|วน|)กลับ(ไป|มา|เข้า|)(ที่|)',
      },
      notAfter: { th: '{gap}(ภายใน|วัน|ตอน|ก่อน(เที่ยง|บ่าย|เย็น|ค่ำ|มืด|วัน|{digit})|เพราะ|ไปทำงาน)' },
      yes: ['do we have to go back to ‹Krabi› for Lipe?', 'ต้องย้อนกลับไป‹หาดใหญ่›ก่อนไหม'],
      no: ['we go back to ‹Krabi›', 'ต้องกลับ‹กรุงเทพ›วันอาทิตย์'],
    },
    {
      name: 'where they only eat on the way, or change',
      before: {
        th: `
          (แวะ|พัก|จอด|หยุด)(ทาน|กิน|รับประทาน|หา|){mealTh}(กิน|)(ที่|แถว|ใน|){pump}(ที่|แถว|ใน|),
          (ลง|ขึ้น|ต่อ|เปลี่ยน){vehicle}(ที่|แถว|ตรง)`,
        en: `
          (stop|stopping|pause|break|halt) (off|briefly|quickly|) for
          (lunch|breakfast|brunch|dinner|coffee|petrol|fuel|gas|a coffee|a bite) (in|at|around|near),
          (lunch|breakfast|coffee|petrol|fuel) (stop|break) (in|at|around|near)`,
      },
      notAfter: { th: '{length}', en: '{length}' },
      yes: [
        'แวะกินข้าวเที่ยงที่‹ตาก› แล้วขึ้นเชียงใหม่',
        'พักทานอาหารกลางวันที่ปั๊มแห่งหนึ่งแถว‹โคราช›',
        'ลงรถตู้ที่‹บางนา›',
        'ต่อรถที่‹พิษณุโลก› ไปน่าน 4 วัน',
        'stopping for lunch in ‹Korat›',
        'a coffee stop in ‹Saraburi›',
      ],
      no: ['แวะกินกาแฟที่‹ตาก›', 'แวะกินข้าวเย็นที่‹ตาก› นอน 1 คืน', 'stop in ‹Korat›', 'lunch in ‹Ayutthaya›'],
    },
  ],
  SLOTS,
)

export const SAID_TO_BE_MISSED = cueAfter(
  [
    {
      name: 'said after it: it is dropped',
      en: `
        {space}(had|has|have|will have|needed|needs|might have) to be
        (dropped|cut|skipped|left out|abandoned|sacrificed|given up|scrapped|shelved|cancelled|canceled|postponed),
        {space}(was|is|got|were|are|has been|had been) (sadly|unfortunately|then|soon|quickly|)
        (dropped|scrapped|cut|axed|struck off|crossed off|skipped|cancelled|canceled|abandoned|shelved|given up|
        postponed|left out|sacrificed){end},
        {space}(didn't|did not|doesn't|does not|won't|will not) make (it|the cut|the list|our list){end},
        {space}fell through,
        {space}(will|'ll|can|must|has to|have to|'ll have to|will have to) wait (for|until|till) (another|next|the next),
        {space}(is|was) (a|an|the|just|only|too|so|mostly|all about|famous|known|more){told}(can|could|will|'ll|would|
        might|d) (easily|happily|gladly|well|probably|rather|just|)
        (skip|miss|pass on|do without|live without|leave out) (that|it|this|that one|this one){end}`,
      th: '{gap}(ก็|เลย|)(ต้อง|โดน|ถูก|ขอ|)(ตัดออก|ตัดทิ้ง|ตัดไป|ยกเลิก|พับไป|เก็บไว้(คราว|รอบ|ปี|ทริป)หน้า|ไว้(คราว|รอบ|ปี|ทริป|โอกาส)หน้า)',
      yes: [
        '‹Satun› had to be dropped for lack of time',
        '‹Satun› was scrapped.',
        "‹Pai› didn't make the cut, so",
        '‹Pai› will have to wait for another trip',
        '‹Hua Hin› was a town for families. We could well skip that.',
        '‹ลำปาง›ต้องตัดออก',
        '‹ลำปาง›ไว้คราวหน้า',
      ],
      no: [
        '‹Satun› had to be seen',
        '‹Satun› was cut off by rain',
        '‹Hua Hin› is famous for its beach. 3 days there',
        "‹Pai› can't wait",
        '‹ลำปาง›ต้องแวะ',
      ],
    },
  ],
  SLOTS,
)

const THINGS_TO_DO = oneOf(`
  dive, dives, diving, scuba, snorkel, snorkelling, snorkeling, trek, treks, trekking, hike, hikes, hiking, kayak,
  kayaking, climb,
  climbing, surf, surfing, raft, rafting, sail, sailing, fish, fishing, island hop, island hopping, whale watching,
  ziplining`)

/** “Diving from Trang”: what they do there sets out from it, and they stay. */
export const THING_FROM = cueBefore(
  [
    {
      name: 'a thing to do that sets out from there',
      en: `${THINGS_TO_DO} (trip|trips|tour|tours|day|days|){what} from`,
      unless: `
          (flying|fly|driving|drive|travel|travelling|traveling|coming|come|bus|train|flight|leave|leaving|starting|
          home|we are|we're|i'm) from`,
      yes: ['diving from ‹Trang›', 'scuba dive in the Andaman Sea from ‹Krabi›', 'a 2 day trek from ‹Pai› or Nan'],
      no: ['we love diving, flying from ‹Trang›', 'trek near ‹Pai›', 'we drive from ‹Trang›'],
    },
  ],
  SLOTS,
)

/** After other places, or a sight. */
export const GOES_HOME_TO = cueAround(
  [
    {
      name: 'the way home, and no stay',
      before: {
        th: `
          {notasked}(แล้ว|ก่อน|ค่อย|และ|ต่อด้วย|{apart})(ค่อย|ก็|จะ|)(ตีรถ|ขับรถ|ขับ|นั่งรถ|เดินทาง|)กลับ(มา|ไป|)บ้าน(เรา|ผม|หนู|
          ฉัน|)(ที่|แถว|ใน|)`,
      },
      notAfter: { th: '{gap}(แล้ว|ก็|จะ|ต่อ|เที่ยว|แวะ|ไป), {length}, {gap}{digit}' },
      yes: ['ดูปราสาทแล้วกลับบ้านที่‹โคราช›', 'เที่ยวสุรินทร์ กลับบ้านที่‹โคราช›'],
      no: ['ลากลับบ้านที่‹สุรินทร์›', 'แล้วกลับบ้านที่‹สุรินทร์› 3 วัน', 'กลับบ้านที่‹สุรินทร์› แล้วเที่ยวบุรีรัมย์'],
    },
    {
      name: 'where their plane or train leaves, after the trip',
      before: {
        th: 'ก่อน(จะ|)(ไป|ต้องไป|เดินทางไป|กลับไป|)(ขึ้นเครื่อง|ขึ้นเครื่องบิน|ขึ้นรถไฟ|ขึ้นรถทัวร์|ขึ้นบิน)(กลับ|)(ที่|จาก|)(สนามบิน|สถานี|)',
      },
      yes: ['ว่างครึ่งวันก่อนขึ้นเครื่องที่‹ขอนแก่น›', 'เดินเล่นก่อนไปขึ้นเครื่องบินที่สนามบิน‹เลย›'],
      no: ['ขึ้นเครื่องที่‹ขอนแก่น›'],
    },
  ],
  SLOTS,
)
