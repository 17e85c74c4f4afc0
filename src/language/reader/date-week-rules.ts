import type { DateRule } from './date-rule.ts'

/** Weekends, weekdays and weeks of a month: “the first Sunday of May”. */
export const WEEKS_OF_A_MONTH: readonly DateRule[] = [
  {
    says: 'weekend_of_month',
    th: '(วันหยุด)(เสาร์ อาทิตย์|สุดสัปดาห์|วีคเอนด์){nthThai} (ของ|ใน|ช่วง|เดือน) {month}',
    en: '{notLong}(the|a|one|any|some|) ({nth}|) week end(s) (of|in) (early|mid|late|) {month}',
    unless: '{aWeek}week end of',
    yes: [
      ['เสาร์อาทิตย์แรกของเดือนพฤษภา', '2027-05-01'],
      ['the second weekend of May', '2027-05-08'],
      ['the last weekend in January', '2027-01-30'],
      ['สุดสัปดาห์สุดท้ายของเดือนมกรา', '2027-01-30'],
      ['เสาร์อาทิตย์ที่สองของเดือนกุมภา', '2027-02-13'],
      ['a weekend in May', 'in 2027-05'],
    ],
    no: ['weekend market', 'สุดสัปดาห์นี้', 'long weekend in December', 'Krabi one week end of'],
  },
  {
    says: 'weekday_of_month',
    th: '{dayOfMonth} (-|–|ถึง|กับ|และ) {dayOfMonth} {nthDay} (ของ|ใน|) {month}, {dayOfMonth} {nthDay} (ของ|ใน) {month}, {dayOfMonth} {nthDay} {ofMonth}{month}',
    en: '(the|) {nth} {theWeekday} (and|to|-|–|through) {theWeekday} (of|in) {month}, (the|) {nth} {theWeekday} (of|in) {month}',
    yes: [
      ['เสาร์แรกของเดือนกุมภา', '2027-02-06'],
      ['ศุกร์สุดท้ายของเดือนมกรา', '2027-01-29'],
      ['the second Sunday of January', '2027-01-10'],
      ['the first Thursday and Friday of February', '2027-02-04'],
      ['วันพฤหัส-ศุกร์แรกของเดือนกุมภา', '2027-02-04'],
    ],
    no: ['เสาร์ที่ 2 มกรา 2570', 'the first Sunday we are there', 'เสาร์ที่ 12'],
  },
  {
    says: 'week_of_month',
    th: `
      (สัปดาห์|อาทิตย์|วีค)(ที่|){nthWeek}(ของ|ใน|ช่วง|) {month}{year},
      (สัปดาห์|อาทิตย์|วีค)(ที่|){nthWeek}(ของ|ใน|ช่วง|) เดือน{thatMonth},
      (สัปดาห์|อาทิตย์|วีค)(ที่|){nthWeek}(ของ|ใน|) {theYear}`,
    en: '(the|) {weekNth} (full) week (of|in) (the|the new|next) {theYear}, (the|) {weekNth} (full) week (of|in|) {month}{year}, (the|) {weekNth} (full) week (of|in) {thatMonth} month, {month}{year} (the|) {weekNth} week',
    yes: [
      ['สัปดาห์แรกของเดือนธันวา', '2026-12-01'],
      ['อาทิตย์ที่สองเดือนมกรา', '2027-01-08'],
      ['สัปดาห์สุดท้ายของเดือนหน้า', '2026-12-25'],
      ['last week of March', '2027-03-25'],
      ['Trang third week February, 4 nights', '2027-02-15'],
      ['Nan feb 2nd week', '2027-02-08'],
      ['the second week of the year', '2027-01-08'],
      ['อาทิตย์แรกของปีหน้า', '2027-01-01'],
      ['the last week of May until the first week of June', '2027-05-25 to 2027-06-07'],
    ],
    no: ['the first week', 'สัปดาห์หน้า', 'our second week, March is hot'],
  },
]
