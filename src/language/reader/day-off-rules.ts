import { LATIN_MONTH, THAI_MONTH, THAI_WEEKDAY } from './calendar-words.ts'
import { ASKS, SELF } from './common-words.ts'
import {
  listOf,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneOf,
  PIECES,
  type Slots,
  upTo,
  WORD_EDGE,
  words,
} from './phrases.ts'
import type { SameDayRule } from './same-day-rules.ts'

// `หยุดพรุ่งนี้`, “I have 10 December off”: beside the only date of a text, that they have that day and no other.

/** “We”, between a day and `หยุด`: a choice with other words. */
const WE = listOf(SELF).join('|')

export const DAY_OFF_RULES: readonly SameDayRule[] = [
  {
    name: 'the day is a holiday, no work or school (หยุด)',
    th: `
      {notOtherOff}(หยุด|วันหยุด)(งาน|เรียน|แค่|เฉพาะ|ตรงกับ|ราชการ|){soon}{day},
      {day}{soon}(เป็น|ได้|มี|ก็|${WE}|){notOtherOff}(วันหยุด|หยุด)(งาน|เรียน|ราชการ|พอดี|ของ|${WE}|[{space}|{sign}|{end}])`,
    en: `
      day off, ${oneOf('public, bank, national, government, royal')} holiday{notMore}, (school|office|work) (is|are|'s) (off|closed),
      (have|has|having|got|get|gets|taking|take|with) {date} off{offEnds}, {date} (is|'s) off{offEnds},
      (am|are|'m|'re|is|'s|) off (work|) (on|only|only on|) {date}{notLonger}`,
    yes: [
      'หยุดพรุ่งนี้ อยากไปน่าน',
      'วันที่ 12 ธันวาหยุดงาน ไปไหนดีแถวแพร่',
      'วันหยุดตรงกับ 12 ธันวา พาแม่ไปลำปาง',
      'วันเสาร์ที่ 12 หยุดพอดี ไปแพร่',
      'I have 12 December off, Lamphun?',
      "we're off on 15 January, Sukhothai",
      '12 December is my day off, thinking of Nan',
      'public holiday on 15 January, heading to Phrae',
      'Chakri day off (6 April), living in Trang',
      'the office is closed on 15 January, Nan',
    ],
    no: [
      'ปีใหม่หยุดกี่วัน',
      'หยุดพักที่ปาย',
      'ร้านหยุดวันที่ 12 ธันวา',
      'ไม่ได้หยุดวันที่ 12 ธันวา',
      'a trip with days off',
      'we are off to Nan on 12 December',
      'a public holiday weekend',
      '15 January is off season',
    ],
  },
  {
    name: 'they are free on that day (ว่าง)',
    th: `
      {notOtherFree}ว่าง(แค่|เฉพาะ|ตรง|){soon}{day},
      {day}{soon}(ก็|${WE}|){notOtherFree}ว่าง{notAsked}`,
    en: `{date} (is|'s) free{offEnds}, (am|are|'m|'re|is|'s|) free (work|) (on|only|only on|) {date}{notLonger}`,
    yes: [
      'ว่าง 12 ธ.ค. ไปลำพูนกับเพื่อน',
      'วันที่ 12 ธันวาเราว่าง ไปน่าน',
      "I'm free on 12 December, Nan",
      '12 December is free, Nan',
    ],
    no: [
      'ไม่ว่าง 12 ธ.ค.',
      'ไม่ค่อยว่าง 12 ธ.ค.',
      'วันที่ 12 ธันวา ห้องว่างไหม',
      'วันที่ 12 ธันวา ว่างไหม',
      'free parking',
      'free on 12 to 14 December',
    ],
  },
  {
    name: 'they take that day off (ลา)',
    th: `
      {notOtherLeave}ลา(งาน|หยุด|พัก|กิจ|){soon}{day},
      {day}{soon}(จะ|ขอ|)ลา(งาน|หยุด|กิจ|)[{space}|{sign}|{end}]`,
    yes: ['ลางาน 15 ม.ค. พาแม่ไปสุโขทัย', 'วันที่ 15 ม.ค. ขอลา ไปสุโขทัย', 'พรุ่งนี้ลากิจ ไปตาก'],
    no: ['เวลาพรุ่งนี้เช้า', 'ตุลาวันที่ 12', 'ไม่ได้ลาวันที่ 12', 'วันลาวันที่ 12'],
  },
]

/** Slots of a day without the rest of the text: its number, “12th”, a month, a weekday. */
const DAYS: Slots = {
  figures: '\\d{1,2}',
  nth: '\\d{1,2}(?:st|nd|rd|th)?',
  monthTh: THAI_MONTH,
  monthEn: `(?:${LATIN_MONTH})`,
  weekday: `(?:${THAI_WEEKDAY})`,
  notMore: notRightBefore('{digit}') + notFollowedBy('-, –, ถึง'),
}

export const DAY_OFF_SLOTS: Slots = {
  ...PIECES,
  /** Before `หยุด`: not `หยุดยาว`, `ร้านหยุด`, `ไม่ได้หยุด`. */
  notOtherOff: notRightAfter('ไม่(ได้|มี|), ยาว, ร้าน, ปิด, เปิด'),
  /** Before `ว่าง`: not `ห้องว่าง`, `ไม่ค่อยว่าง`. */
  notOtherFree: notRightAfter('ไม่(ค่อย|), ห้อง, ที่, โต๊ะ, รถ, คิว, เตียง'),
  /** Before `ลา`: not `ไม่ได้ลา`, `วันลา`, and not the end of เวลา, ตุลา, ศาลา, มสาลา, อำลา, ร่ำลา. */
  notOtherLeave: notRightAfter('ไม่(ได้|มี|), วัน, เว, ตุ, ศา, สา, อำ, ร่ำ, จำ'),
  /** After `ว่าง`: nobody asks whether a room is free. */
  notAsked: notRightBefore(`${ASKS}, หรือ, รึ`),
  /** Between `หยุด` and its day: `หยุดแค่วันที่ 12`. */
  soon: upTo(3, 'ตอน, ช่วง, แค่, คือ, เป็น, {space}'),
  /** One day in Thai, and no days “from … to …”: `พรุ่งนี้`, `วันที่ 12`, `12 ธันวา`, `วันเสาร์ที่ 12`. */
  day: words(
    `
    พรุ่งนี้, มะรืนนี้, มะรืน, วันนี้, วันที่ {figures}{notMore}, {figures} {monthTh}(นี้|),
    วัน{weekday}(นี้|หน้า|) ที่ {figures}`,
    DAYS,
  ),
  /** The same in English: “tomorrow”, “the 12th”, “12 December”, “December 12”. */
  date:
    words('tomorrow, today, (the |){nth}( (of |){monthEn}|), {monthEn} (the |){nth}', DAYS) +
    WORD_EDGE +
    notFollowedBy('(-|–|to|until|till|and) {digit}, days, weeks, months'),
  /** After “off”, “free”: not “off season”, “free for 12 people”. */
  offEnds: notFollowedBy('to, season, the, road, peak, with, for (good|{digit})'),
  /** After the date: nothing goes on to another day. */
  notLonger: notFollowedBy('-, –, to, until, till, and, through'),
  /** After “public holiday”: not “holidays”, “holiday weekend”. */
  notMore: notRightBefore('s') + notFollowedBy('week(s), weekend(s), long, period(s), season(s), travel'),
}
