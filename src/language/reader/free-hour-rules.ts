import type { WindowRule } from './window-rule.ts'

/** “Free on Thursday from two until about nine”: the hours that they have, around a day that is read already. */
export const FREE_HOURS: readonly WindowRule[] = [
  {
    says: 'between',
    en: `
      (free|available|nothing on|nothing planned|at a loose end|time off|off){freeDay}(from|after|) {time}{till}{time}{latest},
      (free|available|nothing on|off) (between|from) {time}{to}{time}{latest},
      (off|off work|finish|finish work|done|done with work|free|out of work|out of the office) (at|from|by|around|about) {time}{freeGap}(need|needs|have|has|got|must|should|want) (to|) be (back|home|in bed|done|at the hotel|at the airport|at the station)(at|in|) {freePlace}(by|before|at|around|about) {time}`,
    yes: [
      ['free on Friday from 2 until about 9', '14:00-21:00'],
      ['I am free tomorrow 1pm until 8 at the latest', '13:00-20:00'],
      ['nothing on between 11 and 6', '11:00-18:00'],
      ['off at 4 on Monday, need to be back by 11', '16:00-23:00'],
      ['we finish work at 3pm and have to be home by 10', '15:00-22:00'],
    ],
    no: [
      'free from 2 to 4 days',
      'free parking from 9 places',
      'free between 2 and 5 March',
      'children under 4 go free, 2 to a room',
      'take 10 days off from 3 to 12 March',
    ],
  },
  {
    says: 'between',
    from: '12:00',
    th: '(ว่าง|มีเวลา)(ตั้งแต่|หลัง|)(ข้าวเที่ยง|มื้อเที่ยง|กินข้าวเที่ยง)(จน|ไปจน|){toTh}{clock}',
    en: '(free|available|nothing on|off){freeDay}(from|after|) (about|around|) (lunch|lunchtime|lunch time){till}{time}{latest}',
    yes: [
      ['free on Tuesday from lunch until about 8', '12:00-20:00'],
      ['off after lunch till 7.30pm', '12:00-19:30'],
      ['ว่างหลังข้าวเที่ยงถึงสองทุ่ม', '12:00-20:00'],
    ],
    no: ['free lunch from 9 places', 'free lunch and 2 dinners'],
  },
  {
    says: 'between',
    from: '13:00',
    th: '(ว่าง|มีเวลา)(ตั้งแต่|ช่วง|ตอน|ทั้ง|)บ่าย(ๆ|){toTh}{clock}',
    en: `
      (the|one|a|an|my|our|this|) (whole|entire|) afternoon (is |) (free|off|to myself|to ourselves|to kill|) (until|till|up to|through to) (about|around|roughly|maybe|) {time}{latest},
      (free|available|nothing on|off){freeDay}(in the|) afternoon{till}{time}{latest}`,
    yes: [
      ['free on Thursday afternoon till about 9pm', '13:00-21:00'],
      ['I have Wednesday afternoon free until 8', '13:00-20:00'],
      ['one afternoon until 7 or so in Nan', '13:00-19:00'],
      ['ว่างช่วงบ่ายๆถึงสองทุ่ม', '13:00-20:00'],
    ],
    unless: 'afternoon{freeGap}(days|nights|places|people)',
    no: ['the museum is open in the afternoon until 5', 'free in the afternoon', 'an afternoon until we leave'],
  },
  {
    says: 'between',
    from: '17:00',
    th: '(ว่าง|มีเวลา)(ตั้งแต่|ช่วง|ตอน|)เย็น(ๆ|){toTh}{clock}',
    en: '(the|one|a|an|my|our|this|) (whole|) evening (is |) (free|off|to myself|to kill|) (until|till|up to) (about|around|roughly|maybe|) {time}{latest}',
    yes: [
      ['one evening free until 11 or so in Trang', '17:00-23:00'],
      ['ว่างตอนเย็นถึงสี่ทุ่ม', '17:00-22:00'],
    ],
    no: ['the evening market is open until 11', 'an evening in Trang'],
  },
  {
    says: 'between',
    from: '08:00',
    th: '(ว่าง|มีเวลา)(ตั้งแต่|ช่วง|ตอน|)เช้า(ๆ|){toTh}{clock}',
    en: '(the|one|a|my|our|this|) (whole|) morning (is |) (free|off|to myself|to kill) (until|till|up to) (about|around|roughly|maybe|) {time}{latest}',
    yes: [
      ['the morning free until about 1', '08:00-13:00'],
      ['ว่างเช้าถึงบ่ายสอง', '08:00-14:00'],
    ],
    no: ['mornings free until 10', 'we dive every morning until 1'],
  },
]
