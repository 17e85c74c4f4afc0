import { cueAfter, cueAnywhere, cueBefore } from './cues.ts'

// `เลิกงาน‹หกโมง›`, “‹3.45› that afternoon”: words beside an hour, or within the words that name it, that say which half of
// the day it is in and whether it begins or ends the day, or the trip.

const LATER = '(leave|leaves|leaving|depart|departs|departing|departure|fly|flying|return|returns|returning|back|home)'
const STOPS = '(layover|lay over|stopover|stop over|transit)'

/** `เลิกงานหกโมงทุกวัน` is in the evening. */
export const AFTER_WORK = cueAnywhere([
  {
    name: 'something is over then',
    th: 'เลิก, เสร็จ, จบ, หลัง',
    yes: ['เลิกงานหกโมง', 'เสร็จงานห้าโมง', 'จบคลาสสี่โมง', 'หลังห้าโมงทุกวัน'],
    no: ['เริ่มหกโมง', 'ตื่นเจ็ดโมง'],
  },
])

/** “We drive after work”: that is when they go. */
export const GOES_THEN = cueBefore(
  [
    {
      name: 'they go then',
      th: '(ออก|ขับ|เดินทาง|บิน|นั่งรถ|ศุกร์){fewTh}',
      en: `
        (leave|leaves|leaving|drive|driving|fly|flying|depart|departs|departing|set off|head|heading|fri|friday|go|going|goes|train|bus|buses){few}`,
      yes: [
        'we drive up ‹after work›',
        'leaving on the day ‹after work›',
        'flying north ‹in the evening›',
        'the bus goes ‹in the evening›',
        'Friday ‹after work›',
        'ขับรถไป‹หลังเลิกงาน›',
        'ออกเดินทาง‹ตอนเย็น›',
        'บินไป‹ตอนเย็น›',
        'นั่งรถตู้‹ตอนค่ำ›',
      ],
      no: ['a good meal ‹in the evening›', 'we leave. Dinner ‹in the evening›', 'กินข้าว‹ตอนเย็น›'],
    },
  ],
  { few: '(?![a-z])[^.;!?\\n]{0,32}', fewTh: '[^.,;!?\\n]{0,24}' },
)

/** “3 days”: of a trip of one day an hour says more. */
export const HAS_LENGTH = cueAnywhere(
  [
    {
      name: 'the trip has a length',
      th: '{digit} (วัน|คืน|สัปดาห์)',
      en: '{digit} (day|night|week)(s)',
      yes: ['น่าน 3 วัน', 'แพร่ 2 คืน', 'เลย 1 สัปดาห์', 'Nan, 3 days', 'for 2 nights', 'in 1 week'],
      no: ['วันเสาร์', 'on a Saturday', '3 daytime walks'],
    },
  ],
  { digit: '\\d' },
)

// Within the words of an hour: “leave at 7 am”, “leaving on Sunday at noon”, `กลับบ้านก่อนหกโมง`.

export const LEAVES = cueAnywhere(
  [
    {
      name: 'they begin with leaving',
      en: '{begin}leave, {begin}leaves, {begin}leaving',
      yes: ['leave at 7 am', 'leaving at noon', 'leaves at 3'],
      no: ['depart at 7 am', 'we must leave at noon'],
    },
  ],
  { begin: '^' },
)
export const LEAVES_FOR_HOME = cueAnywhere([
  {
    name: 'they leave for good: on a day, for home, on the last day',
    en: 'on, home, last',
    yes: ['leave on Sunday at noon', 'leaving for home at 7 am', 'leave last thing at 7 am'],
    no: ['leave at 7 am', 'leaving the hotel at noon'],
  },
])
/** “Leave at 7 am on Sunday”. */
export const ON_A_DAY = cueAfter(
  [
    {
      name: 'a day follows',
      en: '{gap}on',
      unless: '{gap}on (day|the way|foot)',
      yes: ['‹leave at 7 am› on Sunday', '‹leave at 7 am›, on the 5th'],
      no: [
        '‹leave at 7 am› on day two',
        '‹leave at 7 am› on foot',
        '‹leave at 7 am›, on the way to Nan',
        '‹leave at 7 am› only',
      ],
    },
  ],
  { gap: ',? ' },
)
export const GOES_BACK = cueAnywhere([
  {
    name: 'they go back then',
    th: 'กลับ, ก่อน',
    en: '[!leave |leaves |leaving ]home, back, return, last, final, (have|has|need|needs|got|must) to',
    yes: [
      'fly home at 7 pm',
      'be back by noon',
      'return at 5 pm',
      'last day until 3',
      'our final flight at 9 am',
      'have to leave at noon',
      'needs to go at 3',
      'กลับหกโมง',
      'ก่อนหกโมง',
    ],
    no: ['leaving home at 7 am', 'leave home at 7 am', 'leave at 7 am', 'ออกหกโมง'],
  },
])
export const LEAVES_TOWN = cueAnywhere([
  {
    name: 'they are to be somewhere then',
    th: 'ถึง, ต้อง, ภายใน, มีเวลา',
    en: 'be, get, check, back, have, has, need, must, until, leave, leaving, reach',
    yes: [
      'we must go by noon',
      'be at the airport at 3',
      'get to the airport by 3',
      'check out at noon',
      'until 3 pm',
      'reach the pier by 2',
      'ต้องไปสนามบินบ่ายสอง',
      'ถึงสนามบินบ่ายสอง',
      'มีเวลาถึงเที่ยง',
    ],
    no: ['the flight goes at noon', 'เครื่องออกเที่ยง'],
  },
])
export const OTHER_WAY = cueAnywhere(
  [
    {
      name: 'they come, and go again',
      th: 'กลับ',
      en: `{space}${LATER}`,
      yes: [
        'land on the 5th and fly home on the 15th at 7 pm',
        'arrive Friday, leaving Sunday at 3',
        'ถึงศุกร์ กลับบ่ายสาม',
      ],
      no: ['fly in at 7 pm', 'land at 7 pm', 'ถึงบ่ายสาม'],
    },
  ],
  { space: ' ' },
)
export const HALF_SAID = cueAnywhere(
  [
    {
      name: 'in which half of the day it is',
      th: 'โมง, ทุ่ม, ตี, บ่าย, น(.){end}',
      en: '{digit} (am|pm|a.m|p.m), morning(s)',
      yes: [
        'ถึงสามโมง',
        'ถึงสองทุ่ม',
        'ถึงตีสอง',
        'ถึงบ่ายสอง',
        'ถึง 7.30 น.',
        'land at 7 am',
        'land at 3 p.m.',
        'land in the morning',
      ],
      no: ['land at 3.45', 'ถึง 6.20'],
    },
  ],
  { digit: '\\d', end: '$' },
)
/** “5 pm”. */
export const IS_PM = cueAnywhere(
  [{ name: 'pm', en: '{digit} (pm|p.m)', yes: ['1-5 pm', '5pm', 'at 5 p.m.'], no: ['5 am', '17:00'] }],
  { digit: '\\d' },
)

// What stands before an hour and up to its end.

/** “Land 21:30, leave 11:00”. */
export const ARRIVES = cueBefore(
  [
    {
      name: 'they arrive before',
      en: '(arrive|arrives|arrival|arriving|land|lands|landing|get in|gets in|getting in|in){few}',
      yes: [
        'land 21:30, ‹leave 11:00›',
        'arriving at nine in the evening, ‹leave 11:00›',
        'we get in late, ‹leave 11:00›',
      ],
      no: ['land 21:30. We ‹leave 11:00›', 'three days, ‹leave 11:00›'],
    },
  ],
  { few: '(?![a-z])[^.;\\n]{0,32}' },
)
/** Who stays in the capital first leaves it on the way. */
export const IN_CAPITAL = cueAnywhere([
  {
    name: 'Bangkok is named before',
    th: 'กรุงเทพ, กทม',
    en: 'bangkok, bkk',
    yes: ['three nights in Bangkok, then', 'BKK first', 'เที่ยวกรุงเทพก่อน', 'อยู่กทม 2 คืน'],
    no: ['three nights in Trang, then', 'เที่ยวตรังก่อน'],
  },
])
/** “An afternoon arrival (wheels down 3.45)”, `ตอนเย็น 6.20`. */
export const LATE_BEFORE = cueBefore(
  [
    {
      name: 'it is after noon, said before a figure',
      th: '(ช่วง|ตอน|ถึง)(บ่าย|เย็น|ค่ำ) (ประมาณ|ราว|สัก|){gap}{figure}',
      en: '(afternoon|arvo|evening){words}{figure}',
      yes: [
        'an afternoon arrival, wheels down 3.45‹›',
        'this arvo at 4‹›',
        'ตอนเย็น 6.20‹›',
        'ช่วงบ่ายประมาณ 3‹›',
        'ถึงค่ำราว 7.30‹›',
      ],
      no: ['a morning arrival, wheels down 9.45‹›', 'เช้า 6.20‹›', 'an afternoon nap. Wheels down 9.45‹›'],
    },
  ],
  { words: '(?![a-z])[^.;!?\\n]{0,72}?', gap: '\\s?', figure: '[\\d.:]{1,5}' },
)

// What follows an hour.

export const EACH_DAY_AFTER = cueAfter(
  [
    {
      name: 'it is so every day',
      en: '{few}(each|every|daily)',
      yes: ['‹leave 11:00› every day', '‹leave 11:00› on each of them', '‹leave 11:00›, daily'],
      no: ['‹leave 11:00› on Sunday', '‹leave 11:00›. Every day we swim'],
    },
  ],
  { few: '[^.;]{0,12}\\b' },
)
/** “‹3.45› that afternoon”. */
export const LATE_AFTER = cueAfter(
  [
    {
      name: 'it is after noon, said behind',
      en: '{gap}(that |in the |the |)(same |)(afternoon|evening)',
      yes: ['‹3.45› in the afternoon', '‹3.45›, that same evening', '‹3.45› the same afternoon'],
      no: ['‹3.45› in the morning', '‹3.45› and an afternoon nap'],
    },
  ],
  { gap: ',? ' },
)
/** “‹An 8-hour› layover in Hong Kong” is no time in Thailand. */
export const WAITS_ABROAD = cueAfter(
  [
    {
      name: 'they change planes abroad',
      en: `{gap}${STOPS} (in|at)`,
      unless: `
        {gap}${STOPS} (in|at) (bkk|bangkok|phuket|chiang (mai|rai)|krabi|(koh |ko |)samui|thailand|hat yai|don mueang|don muang|suvarnabhumi|dmk|hkt|cnx)`,
      yes: ['‹an 8 hour› layover in Hong Kong', '‹8 hours› transit at Doha'],
      no: [
        '‹an 8 hour› layover in Bangkok',
        '‹8 hours› transit at DMK',
        '‹an 8 hour› stopover in Chiang Mai',
        '‹8 hours› in Hong Kong',
      ],
    },
  ],
  { gap: '[ -]?' },
)
/** “‹A 9-hour› stopover before my flight”. */
export const BETWEEN_FLIGHTS = cueAfter(
  [
    {
      name: 'the time between two flights',
      en: `{gap}${STOPS}, {gap}connection`,
      yes: ['‹a 9 hour› stopover before my flight', '‹9 hours› lay-over', '‹9 hours› transit', '‹a 9 hour› connection'],
      no: ['‹a 9 hour› drive'],
    },
  ],
  { gap: '[ -]?' },
)

// Around an hour.

export const LAST_DAY = cueAnywhere([
  {
    name: 'of the last day',
    th: 'วันสุดท้าย',
    en: '(last|final) day',
    yes: ['until 3 pm on our last day', 'the final day until noon', 'วันสุดท้ายมีเวลาถึงบ่ายสอง'],
    no: ['until 3 pm on each day', 'มีเวลาถึงบ่ายสอง'],
  },
])
