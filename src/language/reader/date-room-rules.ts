import type { DateRule } from './date-rule.ts'
import { oneOf } from './phrases.ts'

// `เข้า 18 ออก 21 ธันวา`, “in on the 12th, out on the 15th December”: the dates of a room are those of the trip.

const IN_TH = oneOf(`
  เข้าพัก, เข้า, เช็คอิน, เช็กอิน, เชคอิน, เชกอิน,
  check in, check-in, checkin`)
const OUT_TH = oneOf(`
  ออก, เช็คเอาท์, เช็คเอาต์, เช็กเอาท์, เช็กเอาต์, เชคเอาท์, เช็คเอ้าท์,
  check out, check-out, checkout`)
const IN = oneOf('check(ing) in, checkin, move in, moving in, in')
const OUT = oneOf('check(ing) out, checkout, move out, moving out, out')

/** The days of a room: `เข้า 18 ออก 20 ธันวา`, “check in the 18th, check out the 20th”. */
export const DAYS_OF_A_ROOM: readonly DateRule[] = [
  {
    says: 'date',
    th: `${IN_TH} {weekday}{day}{notHour}{there}${OUT_TH} {weekday}{day}{notHour} {month}{year}`,
    en: `${IN} (on|) {weekday}{day}{outComma}(and|) ${OUT} (on|) {weekday}{day}{of}{month}{year}`,
    yes: [
      ['เข้า 18 ออก 21 ธันวา', '2026-12-18 to 2026-12-21'],
      ['เช็คอินวันที่ 7 เช็คเอาท์ 9 ม.ค.', '2027-01-07 to 2027-01-09'],
      ['check in on the 4th and check out on the 9th of January', '2027-01-04 to 2027-01-09'],
      ['เข้าพักวันเสาร์ที่ 12 ออกวันจันทร์ที่ 14 ธันวา', '2026-12-12 to 2026-12-14'],
      ['in on the 12th, out on the 15th December', '2026-12-12 to 2026-12-15'],
    ],
    no: ['เข้า 8 โมง ออก 5 ธ.ค.', 'เข้าคิว 3 คน ออก 5 ธ.ค.', 'check in at 2, out by 5 December'],
  },
  {
    says: 'days',
    th: `${IN_TH} (วันที่|) {day}{notHour}{there}${OUT_TH} (วันที่|) {lastDay}{notHour}`,
    en: `${IN} (on|) the {dayFigure}{th}{outComma}(and|) ${OUT} (on|) the {lastDay}{th}`,
    yes: [
      ['เข้าพัก 25 ออก 27', '2026-11-25 to 2026-11-27'],
      ['check in on the 25th, out on the 28th', '2026-11-25 to 2026-11-28'],
    ],
    no: ['เข้า 9 โมง ออก 17.00', 'in the 3rd house'],
  },
]
