import { cueAfter, cueBefore, cueBetween } from './cues.ts'
import { COUNT } from './numbers.ts'
import { listOf, notRightAfter, notRightBefore, phrasePattern, words } from './phrases.ts'

// `หลังช่วง‹ปีใหม่›`, “avoiding ‹Songkran›”: words beside a feast or a weekday that say whether the trip begins or ends
// then.

export const LONG_WEEKEND = phrasePattern(
  listOf(`
    (long|bank holiday|public holiday|(3|4|three|four) day) (holiday) week end,
    (วัน)หยุดยาว, ลองวีคเอนด์, (วัน)หยุดนักขัต(ฤกษ์)`),
)

/** `ไม่ไปปีใหม่`, “avoiding Songkran”. */
export const FEAST_REFUSED = cueBefore(
  [
    {
      name: 'a feast that does not suit them',
      th: `
        {free}ไม่(ไป|เอา|อยากไป|เที่ยว|)(ช่วง|ตอน|วัน|), ไม่(ใช่|ตรง|ตรงกับ|ชน|ชนกับ|ติด|ทับ|โดน|อยู่ใน|ไปช่วง|ไปตอน|เอาช่วง|อยากไปช่วง)(ช่วง|ตอน|วัน|เทศกาล|คน|),
        (เลี่ยง|หลีกเลี่ยง|หลบ|หนี|งด|เว้น|ยกเว้น)(คน|รถติด|รถ|)(ช่วง|ตอน|วัน|เทศกาล|)`,
      en: '(not|avoid(ing)|except|no|outside|skip(ping)|dodge|dodging|away from|steer clear of|miss(ing)){words}',
      yes: [
        'ไม่ไป‹ปีใหม่›',
        'เลี่ยงช่วง‹สงกรานต์›',
        'ต้นเมษาไม่ชน‹สงกรานต์›',
        'กลางมกราไม่ตรงวัน‹หยุดยาว›',
        'ปลายเดือนไม่ใช่ช่วง‹ปีใหม่›',
        'หนีคนช่วง‹หยุดยาว›',
        'avoiding ‹Songkran›',
        'not over the ‹New Year›',
        'dodging the ‹New Year›',
      ],
      no: ['ไป‹ปีใหม่›', 'during ‹Songkran›', 'ขึ้นเขาไม่เอา ช่วง‹ปีใหม่›', 'หนีเที่ยว‹สงกรานต์›'],
    },
  ],
  {
    /** With an object of its own before it the “no” refuses that. */
    free: notRightAfter('{word}{notJoining}', {
      word: '[ก-์]{3}',
      notJoining: notRightAfter('แต่, และ, ขอ, เรา, ผม, หนู, ก็, จะ, ค่ะ, คะ, ครับ, นะ'),
    }),
    /** Up to two of these. */
    words: `${words('{space}(the|at|on|during|over|for)')}{0,2}`,
  },
)
export const AFTER_FEAST = cueBefore([
  {
    name: 'after a feast',
    th: 'หลัง(จาก|ช่วง|วัน|เทศกาล|)',
    en: 'after, past',
    yes: ['หลังช่วง‹ปีใหม่›', 'after the ‹Songkran›'],
    no: ['ก่อน‹ปีใหม่›', 'the day after tomorrow, ‹Songkran›'],
  },
])
export const BEFORE_FEAST = cueBefore([
  {
    name: 'before a feast',
    th: 'ก่อน(ถึง|ช่วง|วัน|เทศกาล|)',
    en: 'before',
    yes: ['ก่อนถึง‹ปีใหม่›', 'before ‹Songkran›'],
    no: ['หลัง‹ปีใหม่›', 'as before, at ‹Songkran›'],
  },
])
export const WEEK_BEFORE_FEAST = cueBefore([
  {
    name: 'the week before a feast',
    th: '(อาทิตย์|สัปดาห์|วีค)ก่อน(ช่วง|วัน|)',
    en: 'week before',
    yes: ['อาทิตย์ก่อน‹ปีใหม่›', 'the week before ‹Songkran›'],
    no: ['ก่อน‹ปีใหม่›', 'two days before ‹Songkran›'],
  },
])

/** “Between Christmas and New Year”. */
export const BETWEEN_FEASTS = cueBefore([
  {
    name: 'before the first of two feasts',
    th: 'ระหว่าง(ช่วง|วัน|)',
    en: 'between',
    yes: ['ระหว่าง‹คริสต์มาส›กับปีใหม่', 'between ‹Christmas› and New Year'],
    no: ['ช่วง‹คริสต์มาส›'],
  },
])
export const AND_FEAST = cueBetween(
  [
    {
      name: 'between the two',
      th: '{gap}(กับ|และ|ถึง)',
      en: '{gap}and',
      both: '{gap}{sign}',
      yes: ['‹คริสต์มาส›กับ‹ปีใหม่›', '‹Christmas› and the ‹New Year›', '‹Christmas› & ‹New Year›'],
      no: ['‹Christmas› or ‹New Year›'],
    },
  ],
  { gap: '\\s*', sign: '&' },
)
export const NEXT_FEAST = cueBetween(
  [
    {
      name: 'another feast of the same trip, soon after the first',
      th: '{placeTh}(แล้ว|และ|กับ|ต่อด้วย|ต่อ|) {placeTh}',
      en: '{place}(and|then|and then){place}(for|over|at|on|in|to see in|) (the)',
      yes: [
        '‹Christmas› and ‹New Year›',
        '‹Christmas› in Krabi and Trang for the ‹New Year›',
        '‹Christmas›, then Samui over ‹New Year›',
        '‹คริสต์มาส›ที่กระบี่ แล้ว‹ปีใหม่›',
        '‹คริสต์มาส›ที่กระบี่ ต่อด้วย‹ปีใหม่›',
      ],
      no: ['‹Christmas› or ‹New Year›', '‹Christmas› and not ‹New Year›', '‹คริสต์มาส›หรือ‹ปีใหม่›'],
    },
  ],
  {
    /** Some words that say where, and nothing that refuses. */
    place: `,? (?:${notRightBefore('not, no, or, before, after, avoid(ing)')}[a-z\\ufffc-]{2,14} ){0,5}`,
    placeTh: `(?:${notRightBefore('หรือ, ไม่, ก่อน, หลัง, เลี่ยง')}[ก-์ ]){0,24}?`,
  },
)
export const UNTIL_FEAST = cueBetween(
  [
    {
      name: 'from a feast to the next',
      th: '{gap}(ถึง|ยัน|จนถึง)',
      en: '{gap}(to|until|till|through)',
      both: '{gap}{sign}',
      yes: ['‹คริสต์มาส›ยัน‹ปีใหม่›', 'from ‹Christmas› to ‹New Year›', '‹Christmas› - ‹New Year›'],
      no: ['‹Christmas› or ‹New Year›'],
    },
  ],
  { gap: '\\s*', sign: '-' },
)
/** “Arriving Boxing Day, leaving New Year's Day”. */
export const LEAVES_AT_FEAST = cueBetween(
  [
    {
      name: 'they go home at the second feast',
      th: '{wordsTh}กลับ{when}',
      en: '{words}(leav(e|ing)|fly(ing) (home|out|back)|go(ing) home|home|back|return(ing)|depart(ing)) (on)',
      yes: ['ไป‹คริสต์มาส› แล้วกลับบ้านวัน‹ปีใหม่›', "‹Boxing Day›, leaving ‹New Year's Day›"],
      no: ["‹Boxing Day›, or else ‹New Year's Day›"],
    },
  ],
  {
    words: '[^.;!?\\n]{0,24}\\b',
    wordsTh: '[^.;!?\\n]{0,16}',
    /** Up to three of these. */
    when: `${words('บ้าน, กทม(.), วัน, ช่วง, ตอน, {space}')}{0,3}`,
  },
)

/** “In February I work Monday to Friday”. */
export const WORKS_ON = cueBefore(
  [
    {
      name: 'what they or others do on these weekdays, and no date',
      th: 'ทำงาน, เปิด, ปิด, หยุด, เรียน, ว่าง, ทุก(วัน), ประชุม',
      en: '(work|works|working|open|opens|closed|off|free|school|busy|class(es)|every){words}',
      yes: ['I work ‹Monday› to Friday', 'the office is closed from ‹Saturday›', 'ทำงาน‹จันทร์›ถึงศุกร์'],
      no: ['we go ‹Monday› to Friday', 'ไป‹จันทร์›ถึงศุกร์'],
    },
  ],
  { words: '\\b(?: \\w+){0,2}' },
)
/** `พิพิธภัณฑ์ปิดวันจันทร์`. */
export const OPENS_ON = cueBefore([
  {
    name: 'when something is open or closed',
    th: '(ปิด|เปิด)(เฉพาะ|แค่|ทุก|)',
    en: '(closed|open|closes|opens) (every|only|)',
    yes: ['ปิดเฉพาะ‹วันจันทร์›', 'closed every ‹Monday›', 'opens ‹Sunday›'],
    no: ['ไป‹วันจันทร์›', 'open-air on ‹Monday›'],
  },
])
/** “Sunday walking street”. */
export const MARKET_FOLLOWS = cueAfter(
  [
    {
      name: 'a weekday in the name of a market',
      en: '{space}(night|walking|evening|morning|) (market|street|bazaar|brunch){more}',
      yes: ['‹Sunday› walking street', '‹Saturday› markets'],
      no: ['‹Sunday› we go to the market'],
    },
  ],
  { space: ' ', more: '[a-z]*' },
)
/** “Sat 6am”, “fri night”: short names of days that may be other words. */
export const PART_OF_DAY_FOLLOWS = cueAfter(
  [
    {
      name: 'an hour or a part of the day',
      en: '{space}(early|late|) (morning|afternoon|evening|night|noon|midday|arvo){more}, {space}(at|around|by|about|) {hour}',
      yes: ['‹sat› 6am', '‹fri› night', '‹sun› at 9.30 pm', '‹wed› early morning'],
      no: ['‹sun› and beach', '‹sat› by the sea', '‹sat› 6 of us'],
    },
  ],
  { space: ' ', more: 's?', hour: '\\d{1,2}(?:[:.]\\d\\d)? ?[ap]\\.?m' },
)
/** “Saturday around the lake, Sunday to the sea”. */
export const SPENT_ON = cueAfter(
  [
    {
      name: 'what they do on a second weekday of the trip',
      th: '{gap}(ไป|เที่ยว|กลับ|แวะ|ขึ้น|ลง|ค่อย|จะ|เช้า|บ่าย|เย็น|ถึง|ต่อ|เดิน|ว่าง|พัก|อยู่)',
      en: '{space}(morning|afternoon|evening|we|i|to|back|home|return|visit|for|at|in|is|free)',
      both: '{gap}{sign}',
      yes: ['‹อาทิตย์›กลับบ้าน', '‹Sunday› to the sea', '‹Sunday›: the lake'],
      no: ['‹อาทิตย์› 3 วัน', '‹Sunday› or Monday'],
    },
  ],
  { gap: '\\s?', space: ' ', sign: '[:-]' },
)
/** “Next week, Monday to Wednesday”. */
export const NEXT_WEEK_BEFORE = cueBefore(
  [
    {
      name: 'next week, said before its weekdays',
      th: '(สัปดาห์|อาทิตย์|วีค)(หน้า|ถัดไป){sign}',
      en: 'next week{sign}',
      yes: ['next week, ‹Monday› to Wednesday', 'สัปดาห์หน้า ตั้งแต่วัน‹จันทร์›ถึงพุธ', 'next week from ‹Monday›'],
      no: ['next weekend ‹Monday›', 'สัปดาห์นี้ ‹จันทร์›'],
    },
  ],
  { sign: `[ ,:(]{0,3}${words('(from|on){space}, ช่วง, ตั้งแต่, วัน, ไป')}{0,2}` },
)
/** The same before a short name of a day, which may be another word. */
export const HOME_ON = cueBefore([
  {
    name: 'they are back on that day',
    en: '(back|home|return(ing)|until|till|leaving|fly(ing) out) (home|on|by|)',
    yes: ['leaving Fri 11 Dec, back ‹Mon›', 'flying out ‹Sat›', 'home by ‹Sun›'],
    no: ['back in the ‹sun›', 'close to ‹sun› and sea'],
  },
])
/** Words before the weekday on which a trip ends. */
export const UNTIL_DAY = cueBefore(
  [
    {
      name: 'the trip ends on that weekday',
      th: 'ถึง, กลับ{when}',
      en: '(leav(e|ing)|until|till|to|back|return(ing)|through|depart(ing)|home|(fly|flying|flies) out){how}',
      yes: [
        'flying out the ‹Tuesday› after',
        'until ‹Sunday›',
        'we fly back home on ‹Monday›',
        'กลับถึงบ้านเย็น‹อาทิตย์›',
        'ถึง‹อาทิตย์›',
      ],
      no: ['from ‹Sunday›', 'ไปเช้า‹อาทิตย์›'],
    },
  ],
  {
    /** Up to five of these. */
    how: `${words('{space}(home|on|by|here|the|following|again)')}{0,5}`,
    /** Up to eight of these. */
    when: `${words('ถึง, มา, บ้าน, กทม(.), กรุงเทพ(ฯ), ไฟลท์, ไฟลต์, เครื่อง, รถไฟ, รถ, ตอน, เช้า, สาย, เที่ยง, บ่าย, เย็น, ค่ำ, ดึก, คืน, ช่วง, {clock}, น., โมง, ทุ่ม, {space}', { clock: '[\\d:.]{1,5}' })}{0,8}`,
  },
)

/** Of “we land late on 11 January, and from 12 January we have five full days”. */
export const FULL_DAYS_BEFORE = cueBefore(
  [
    {
      name: 'whole days counted before the day with which they begin',
      th: '{countTh} วัน(เต็ม)(ๆ|) (เริ่ม|ตั้งแต่|นับจาก|นับตั้งแต่)(เที่ยว|)(วันที่|)',
      en: '{count} (full|whole|entire|clear|complete|free|) days (there|in {town}|on {town}|) (starting|from|beginning|as of|start|starts|begin|begins|commence) (on|from|the morning of|)',
      yes: [
        'then six full days starting on the ‹21st›',
        'our three days start on ‹6 March›',
        'five days in Krabi from ‹6 March›',
        'มี 4 วันเต็มเริ่ม‹6 มีนา›',
      ],
      no: ['six full days, back on the ‹21st›', 'five days until ‹6 March›', 'land on ‹6 March›'],
    },
  ],
  { count: COUNT, countTh: COUNT, town: '[a-z ]{3,20}' },
)
export const BEGINS_FROM = cueBefore([
  {
    name: 'the day with which something begins',
    th: 'ตั้งแต่(วันที่|), เริ่ม(เที่ยว|)(วันที่|), นับจาก(วันที่|)',
    en: 'from, starting (on|from|), beginning (on|), as of, start on, (morning|day) of',
    yes: ['from ‹12 January›', 'starting on ‹12 January›', 'เริ่มเที่ยววันที่ ‹12 มกรา›'],
    no: ['until ‹12 January›', 'and ‹12 January›', 'ถึง‹12 มกรา›'],
  },
])
/** From the date itself on. */
export const FULL_DAYS_AFTER = cueAfter(
  [
    {
      name: 'whole days counted after the day with which they begin',
      th: '{date}(เป็นต้นไป|)…(มีเวลา|มี|เที่ยวได้|ว่าง|เที่ยว|อีก|) {countTh} วัน(เต็ม)',
      en: '{date} (onwards|onward|on|) (we|i|they|there|) (have|ve got|ll have|will have|are|have got|got|still have|want|plan|would have) (about|only|just|exactly|another|) {count} (full|whole|entire|clear|complete|free|) days, {date}{few}{count} (full|whole|entire|clear|complete) days',
      yes: [
        'from ‹›12 january we have five full days',
        "from ‹›the 12th we've got 5 days",
        'from ‹›12 january: five full days',
        'ตั้งแต่ ‹›12 ม.ค. มีเวลา 5 วันเต็ม',
      ],
      no: ['from ‹›12 january to 16 january, three adults', 'from ‹›12 january we have a car for two days'],
    },
  ],
  {
    count: COUNT,
    countTh: COUNT,
    date: '[^.;!?\\n]{3,24}?(?:ม\\.ค\\.|มี\\.ค\\.|ก\\.พ\\.|ธ\\.ค\\.)?,?',
    few: '[ ,:]{0,3}(?:for )?',
  },
)
/** “We land in Bangkok late on …”. */
export const ARRIVES_ON = cueBefore(
  [
    {
      name: 'the day on which they arrive',
      th: '(ถึง|ลงเครื่อง|บินมา|เครื่องลง|แลนด์){words}',
      en: '(land|lands|landing|arrive|arrives|arriving|arrival|get in|getting in|gets in|fly in|flying in|touch down|touching down|come in|coming in|check in|checking in|reach|reaching|get to|fly into|flying into){words}',
      yes: [
        'we land in Bangkok late evening on ‹11 January›',
        'we get in late at night on ‹5 March›',
        'ถึงกรุงเทพดึกวันที่ ‹11 มกรา›',
      ],
      no: ['the conference ends on ‹11 January›', 'we land. The trip is on ‹11 January›'],
    },
  ],
  { words: '[^.;!?\\n]{0,44}' },
)
