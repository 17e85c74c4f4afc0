import type { LengthRule } from './length-rule.ts'
import { oneOf } from './phrases.ts'

// `ไปเช้า กลับเย็นวันเดียวกัน`, “flying out 3 days later”: lengths that are counted from another day.

/** How people leave: “flying out 3 days later”. */
const LEAVING = oneOf(`
  leave, leaving, fly(ing) (out|home|back),
  back, home, return, returning,
  depart(s), departing, check(ing) out`)

/** How they leave on the next day: “flying on at 6pm the next day”. */
const LEAVING_ON_A_DAY = oneOf(`
  back, home, out, off, leave, leaving, return, returning,
  depart(s), departing, etd, dep,
  fly(ing) (out|home|back|on),
  (train|bus|flight|boat|ferry) (out|back|home|on)`)

/** How they leave on the day of their arrival: “the next flight leaves the same day”. */
const LEAVING_AT_ONCE = oneOf(`
  back, home, out, leave(s), leaving, return, returning,
  depart(s), departing, etd, dep,
  fly(ing) (out|home|back|on),
  (next|connecting|onward|) (train|bus|flight|boat|ferry) (out|back|home|on|)`)

/** Lengths by another day: before and after an event, home three days later or the same evening. */
export const LENGTHS_BY_ANOTHER_DAY: readonly LengthRule[] = [
  {
    // “3 days before we fly home” are those of the trip.
    says: 'before',
    th: `
      (ก่อนหน้านั้น|ก่อนงาน|ก่อนประชุม|ก่อนสัมมนา|ก่อนแต่ง)(สัก|ซัก|อีก|) {days} วัน,
      {days} วันก่อน(หน้านั้น|วันงาน|งาน|ประชุม|สัมมนา|แต่ง)`,
    en: '{days}{kindOf}day(s) (just|right|) (before|beforehand|before that|before it|prior){ofEvent}',
    unless: '(book|booked|booking|buy|reserve|order|pay|check|call)…{days} day(s) before, จอง…{days} วันก่อน',
    yes: [
      ['a course on 10-12 January, and 3 days before in the same town', '3 days, until 2027-01-09'],
      ['the conference is 10 to 12 January, two days before that on the beach', '2 days, until 2027-01-09'],
      ['6 free days before my yoga course, which starts on 10 January', '6 days, until 2027-01-09'],
      ['ประชุม 10-12 ม.ค. อยากเที่ยวก่อนหน้านั้น 2 วัน', '2 days, until 2027-01-09'],
    ],
    no: ['3 days before we fly home', 'book 3 days before', 'before 3 days'],
  },
  {
    says: 'after',
    th: `
      (หลังงาน|หลังประชุม|หลังสัมมนา|หลังจากนั้น|เสร็จงาน|เสร็จแล้ว)
      (มี|)(เวลา|)(เที่ยว|)(ต่อ|)(สัก|ซัก|อีก|) {days} วัน`,
    en: '{days}{kindOf}day(s) (just|right|) (after|afterwards|after that|after it){ofEvent}',
    yes: [
      ['a course on 10-12 January, and 3 days afterwards for the islands', '3 days, until 2027-01-15'],
      ['the meeting is on 10 January, two days after that on the beach', '2 days, until 2027-01-12'],
      ['ประชุม 10-12 ม.ค. หลังจากนั้น 2 วันอยากเที่ยว', '2 days, until 2027-01-14'],
      ['ประชุม 10-12 ม.ค. เสร็จงาน มีเวลาเที่ยว 2 วัน', '2 days, until 2027-01-14'],
      ['ประชุม 10-12 ม.ค. เสร็จแล้ว มีเวลา 2 วัน', '2 days, until 2027-01-14'],
    ],
    no: ['day after day', 'the day after tomorrow', '3 days after we land'],
  },
  {
    // The day of the arrival is one more.
    says: 'length',
    more: 1,
    th: '(กลับ|บินกลับ|กลับบ้าน)(อีก|หลังจากนั้นอีก|) {days} วัน(ถัดมา|ต่อมา|หลังจากนั้น|ให้หลัง)',
    en: `${LEAVING} {days} days later`,
    yes: [
      ['landing on 5 December and flying out 3 days later', '4 days'],
      ['ไปวันเสาร์ กลับ 2 วันหลังจากนั้น', '3 days'],
    ],
    no: ['3 days later we go to Pai', 'back in 3 days'],
  },
  {
    says: 'length',
    days: 2,
    th: '(กลับ|บินกลับ|ออก)(เช้า|เย็น|ค่ำ|บ่าย|)(วันรุ่งขึ้น|วันถัดไป|อีกวัน{noCount}|เช้าวันถัดไป|เช้าอีกวัน)',
    en: `${LEAVING_ON_A_DAY}{wayTime}(on|) (the|) (next|following) (day|morning|afternoon|evening)`,
    yes: [
      ['in on Saturday, back the following day', '2 days'],
      ['landing at noon, flying on at 6pm the next day', '2 days'],
      ['ไปวันเสาร์ กลับเย็นวันรุ่งขึ้น', '2 days'],
    ],
    no: ['the next day we go to Pai', 'back to the hotel, the next morning a temple', 'กลับอีกวันละ'],
  },
  {
    says: 'length',
    days: 1,
    th: '(กลับ|บินกลับ|ต่อเครื่อง|ต่อไฟลท์|ขึ้นเครื่อง|ออก){wayTimeThai}(วัน|คืน|เย็น|ค่ำ)เดียวกัน',
    yes: [
      ['ลงเครื่องเช้า ต่อเครื่องห้าทุ่มคืนเดียวกัน', '1 days'],
      ['ไปเช้า กลับเย็นวันเดียวกัน', '1 days'],
    ],
    no: ['กลับวันนั้นไม่ได้'],
  },
]

/** Home on the same day: of a longer trip it says nothing. */
export const HOME_ON_THE_SAME_DAY: readonly LengthRule[] = [
  {
    says: 'day_trip',
    days: 1,
    en: `${LEAVING_AT_ONCE}{wayTime}(on|) (the|) same (day|night|evening|afternoon){notAs}`,
    yes: [
      ['landing at 7am, flying on at 11.55 pm the same night', '1 days'],
      ['landing at 8.10 am, leaving same day 21:40', '1 days'],
      ['we take the train back at 18:10 that same evening', '1 days'],
    ],
    no: ['the same day as the flight', 'fly out the same day as my friend'],
  },
]
