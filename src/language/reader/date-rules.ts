import type { PhraseRule } from './phrase-rules.ts'

/** What a phrase says about the calendar. */
export type DateSays =
  /** A day, or the first and the last of the trip. */
  | 'date'
  | 'two_dates'
  /** A day of the month on a weekday: the next such day. */
  | 'weekday_and_day'
  /** Days without a month: the nearest ones. */
  | 'days'
  /** The day of the way home, in the month of the first day or in the next. */
  | 'last_day'
  | 'weekend_of_month'
  /** Not a Sunday, and no exact day. */
  | 'week_of_month'
  /** A month that is not named: `ปลายปี`, “in two months”. */
  | 'months_ahead'
  | 'part_of_year'
  | 'this_month'
  | 'next_month'
  | 'month'
  | 'day_of_month'

export interface DateRule extends PhraseRule {
  readonly says: DateSays
  /** Of a part of the year. */
  readonly inMonth?: number
  /** Sentences with what the rule reads in them on 21 November 2026, and sentences in which it reads nothing: its tests. */
  readonly yes: readonly (readonly [sentence: string, dates: string])[]
  readonly no: readonly string[]
}

/** Dates, in the order in which the rules apply: what one has read, later ones do not see. */
export const DATE_RULES: readonly DateRule[] = [
  {
    says: 'date',
    both: '{longYear}{sign}{part}{sign}{monthFigure}',
    yes: [['2026-12-12', '2026-12-12']],
    no: ['081-234-5678', '12-12'],
  },
  {
    says: 'date',
    both: '{dayFigure}-{part}-{fullYear}',
    yes: [
      ['ไป 12-12-2569', '2026-12-12'],
      ['arriving 05-02-2027', '2027-02-05'],
    ],
    no: ['081-234-5678', '12-12'],
  },
  {
    says: 'date',
    both: '{weekday}{dayFigure}{point}{part}{point}{shortYear}',
    yes: [
      ['12/12/2569', '2026-12-12'],
      ['ไป 6.2.70', '2027-02-06'],
      ['26/01/2027', '2027-01-26'],
    ],
    no: ['24/7', '40/40/2570'],
  },
  {
    // Before the date of a feast between them: the first two days hold.
    says: 'days',
    en: '(land(ing)|arrive|arriving|fly(ing) in|get(ting) (there|in)|come|coming|check(ing) in) (on) the {dayFigure}{th} & (we|) (leave|leaving|fly(ing) (out|home|back)|depart(ing)|go(ing) home|check(ing) out) (on) the {lastDay}{th}',
    yes: [
      ['a wedding on 20 February, we land on the 18th and leave on the 25th', '2027-02-18 to 2027-02-25'],
      ['arriving on the 25th, flying home on the 28th', '2026-11-25 to 2026-11-28'],
    ],
    no: ['we land on the 18th', 'come to the 3rd floor'],
  },
  {
    says: 'two_dates',
    both: '{dayFigure}/{monthFigure}{to}{dayFigure}/{monthFigure}',
    yes: [
      ['5/12 - 8/12', '2026-12-05 to 2026-12-08'],
      ['from 5/1 to 9/1', '2027-01-05 to 2027-01-09'],
    ],
    no: ['1/2', '24/7 to everyone'],
  },
  {
    says: 'date',
    th: '(วันที่|วัน|กลับ|ไป|ลง|ออก|เริ่ม|ถึง) {part}/{monthFigure}',
    en: `
      (on|on the|start|starts|starting|from|arrive|arrives|arriving) {part}/{monthFigure},
      {english} (evening|morning|){opened}{part}/{monthFigure}`,
    both: '{bigDay}/{monthFigure}',
    unless: '24/7',
    yes: [
      ['ไป 5/12', '2026-12-05'],
      ['starting 5/12', '2026-12-05'],
      ['24/12 ลงเชียงใหม่', '2026-12-24'],
    ],
    no: ['ครึ่ง 1/2', '5/12', '7/11 ใกล้ที่พัก', 'open 24/7'],
  },
  {
    says: 'two_dates',
    both: '{weekday}{day}{of}{month}{year}{to}{day}{of}{month}{year}',
    yes: [
      ['28 ธ.ค. - 2 ม.ค. 2570', '2026-12-28 to 2027-01-02'],
      ['28 December to 2 January', '2026-12-28 to 2027-01-02'],
    ],
    no: ['28 ธ.ค.'],
  },
  {
    says: 'two_dates',
    both: '{weekday}{month}{dayAfter}{year}{to}{month}{dayAfter}{year}',
    yes: [['Dec 28 - Jan 2', '2026-12-28 to 2027-01-02']],
    no: ['December to January'],
  },
  {
    says: 'date',
    both: '{day}{between}{lastOfList}{of}{month}{year}',
    yes: [
      ['12, 13 และ 14 ธันวา', '2026-12-12 to 2026-12-14'],
      ['วันที่ 5-6-7 ธ.ค.', '2026-12-05 to 2026-12-07'],
      ['on the 12th, 13th and 14th of December', '2026-12-12 to 2026-12-14'],
    ],
    no: ['2, 3 คน 14 ธันวา'],
  },
  {
    says: 'date',
    th: '(วันที่|) {dayFigure}{toLast} (ของ|) เดือน{thatMonth}',
    en: '(the|) {dayFigure}{th}{toLast} (of) {thatMonth} month',
    yes: [
      ['วันที่ 12 เดือนหน้า', '2026-12-12'],
      ['ไป 25-28 เดือนหน้า', '2026-12-25 to 2026-12-28'],
      ['the 12th of next month', '2026-12-12'],
    ],
    no: ['2 คนเดือนหน้า', '3 วันเดือนหน้า'],
  },
  {
    says: 'date',
    both: '{weekday}{day}{to}{day}{of}{month}{year}',
    yes: [
      ['Wed 10 - Fri 12 March 2027', '2027-03-10 to 2027-03-12'],
      ['ศุกร์ที่ 11 ถึงอาทิตย์ที่ 13 ธันวา', '2026-12-11 to 2026-12-13'],
    ],
    no: ['Wed 10 March'],
  },
  {
    says: 'date',
    both: '{weekday}{day}{toDay}{of}{month}{year}',
    yes: [
      ['วันจันทร์ที่ 7 ธันวาคม 2569', '2026-12-07'],
      ['15-17 ม.ค. 70', '2027-01-15 to 2027-01-17'],
      ['18-19 เมษาเป็นต้นไป', '2027-04-18'],
      ['12th and 13th of December', '2026-12-12 to 2026-12-13'],
      ['we return on 5 December', 'until 2026-12-05'],
    ],
    no: ['ปลายธันวา', '3 คืน มีนา'],
  },
  {
    says: 'date',
    both: '{weekday}{month}{days}{year}',
    yes: [
      ['Dec 12 to 14', '2026-12-12 to 2026-12-14'],
      ['ธันวา 5', '2026-12-05'],
    ],
    no: ['ต้นมีนา 3 คืน', 'in March 4 people', 'second week of March. 5N 6D'],
  },
  {
    says: 'weekday_and_day',
    th: '{theWeekday}ที่ {lone}',
    en: '{theWeekday}{comma}{isOrdinal}{lone}',
    yes: [
      ['เสาร์ที่ 12', '2026-12-12'],
      ['Friday the 11th', '2026-12-11'],
    ],
    no: ['เสาร์ที่ 12 คน', 'Friday 11 am'],
  },
  {
    says: 'days',
    th: 'วันที่ {dayFigure} (-|ถึง) (วันที่|) {lastDay}',
    en: '(from|between|on|) (the) {dayFigure}{th} (to|-|until|till|and|through) (the) {lastDay}{th}{notFloor}',
    yes: [
      ['วันที่ 25-28', '2026-11-25 to 2026-11-28'],
      ['from the 25th to the 28th', '2026-11-25 to 2026-11-28'],
      ['in February, from the 5th to the 8th', '2027-02-05 to 2027-02-08'],
    ],
    no: ['วันที่ 2', 'วันที่ 1-3 คน', 'on the 5th and the 6th floor'],
  },
  {
    says: 'last_day',
    th: '(กลับ|ถึง) (ใน)วันที่ {homeDay}',
    en: `
      (until|till|through|back|home|leave|leaving|return|returning|depart|departing|fly(ing) (out|home|back)|check(ing) out) (home|back|) (on) (the) {ordinal},
      {homeFrom}on (the) {ordinal}`,
    yes: [
      ['ไป 5 ธ.ค. กลับวันที่ 8', '2026-12-05 to 2026-12-08'],
      ['from 28 December, home from Phuket on the 3rd', '2026-12-28 to 2027-01-03'],
      ['from 28 December, flying home on the 3rd', '2026-12-28 to 2027-01-03'],
    ],
    no: ['กลับบ่ายสาม', 'back on the 3rd floor bar'],
  },
  {
    says: 'weekend_of_month',
    th: '(วันหยุด)(เสาร์ อาทิตย์|สุดสัปดาห์|วีคเอนด์){nthThai} (ของ|ใน|ช่วง) {month}',
    en: '{notLong}(the|a|one|any|some|) ({nth}|) week end(s) (of|in) (early|mid|late|) {month}',
    yes: [
      ['เสาร์อาทิตย์แรกของเดือนพฤษภา', '2027-05-01'],
      ['the second weekend of May', '2027-05-08'],
      ['a weekend in May', 'in 2027-05'],
    ],
    no: ['weekend market', 'สุดสัปดาห์นี้', 'long weekend in December'],
  },
  {
    says: 'week_of_month',
    th: '(สัปดาห์|อาทิตย์|วีค)(ที่|){nthWeek}(ของ|ใน|ช่วง|) {month}{year}',
    en: '(the|) {weekNth} (full) week (of|in) {month}{year}',
    yes: [
      ['สัปดาห์แรกของเดือนธันวา', 'in 2026-12'],
      ['อาทิตย์ที่สองเดือนมกรา', 'in 2027-01'],
      ['last week of March', 'in 2027-03'],
    ],
    no: ['the first week', 'สัปดาห์หน้า'],
  },
  {
    says: 'months_ahead',
    th: 'อีก (ประมาณ|สัก|ซัก|ราว|) {ahead} เดือน(ข้างหน้า|), {ahead} เดือนข้างหน้า',
    en: 'in (about|around|) {ahead} month(s){ago}, {ahead} month(s) from now',
    yes: [
      ['อีก 2 เดือนจะไปน่าน', 'in 2027-01'],
      ["in three months' time", 'in 2027-02'],
      ['two months from now', 'in 2027-01'],
    ],
    no: ['ลูก 8 เดือน', 'all of Thailand in two months'],
  },
  {
    says: 'part_of_year',
    inMonth: 12,
    th: '(ช่วง|ตอน|)(ปลาย|สิ้น|ท้าย)ปี(นี้|หน้า|)',
    en: '(the|at the|towards the|toward the|by the|) end of (the|this|next) year, late(r) (this|next) year, year end',
    yes: [
      ['ปลายปีนี้อยากไปเชียงใหม่', 'in 2026-12'],
      ['ช่วงสิ้นปีหน้า', 'in 2027-12'],
      ['at the end of the year', 'in 2026-12'],
    ],
    no: ['ปีที่แล้ว', 'every year'],
  },
  {
    says: 'part_of_year',
    inMonth: 1,
    th: '(ช่วง|ตอน|)(ต้น|หัว)ปี(หน้า|)',
    en: '(at the|the|) (beginning|start) of (the|next) (new|) year, early next year, early in the (new) year',
    yes: [
      ['ต้นปีหน้าว่าง', 'in 2027-01'],
      ['early next year', 'in 2027-01'],
    ],
    no: ['ปีใหม่'],
  },
  {
    says: 'part_of_year',
    inMonth: 6,
    th: '(ช่วง|ตอน|)กลางปี(หน้า|)',
    en: '(the) middle of (the|next) year, mid year, midyear',
    yes: [
      ['กลางปีหน้า', 'in 2027-06'],
      ['the middle of next year', 'in 2027-06'],
    ],
    no: ['กลางเดือน'],
  },
  {
    // Of the travellers' own year.
    says: 'part_of_year',
    inMonth: 7,
    en: '(this|next|in the|in|over the|during the|our|early|late) summer (holiday(s)|vacation|break|){notPlace}, summer (holiday(s)|vacation)',
    yes: [
      ['a family trip next summer', 'in 2027-07'],
      ['over the summer holidays', 'in 2027-07'],
    ],
    no: ['summer rolls', 'Summer Palace', 'last summer'],
  },
  {
    says: 'part_of_year',
    inMonth: 4,
    en: '(this|next|in the|in|over|during) spring{notPlace}, spring break',
    yes: [['next spring', 'in 2027-04']],
    no: ['a hot spring'],
  },
  {
    says: 'part_of_year',
    inMonth: 10,
    th: 'ปิดเทอมเล็ก',
    en: '(this|next|in the|in|over|during) (autumn|fall){notPlace}, half term (holiday(s)|break|)',
    yes: [
      ['in the autumn', 'in 2027-10'],
      ['half-term break', 'in 2027-10'],
      ['ปิดเทอมเล็กพาลูกไปทะเล', 'in 2027-10'],
    ],
    no: ['waterfalls', 'the fall of Ayutthaya'],
  },
  {
    says: 'next_month',
    th: '(ต้น|กลาง|ปลาย|สิ้น|ภายใน|)เดือนหน้า',
    en: 'next month',
    yes: [
      ['เดือนหน้าไปน่าน', 'in 2026-12'],
      ['สิ้นเดือนหน้าไปน่าน', 'in 2026-12'],
      ['next month', 'in 2026-12'],
    ],
    no: ['เดือนก่อน'],
  },
  {
    says: 'this_month',
    th: 'เดือนนี้, (ปลาย|สิ้น)เดือน(นี้){noMonth}',
    en: '(later|) this month, end of the month{noMonth}, month end',
    yes: [
      ['เดือนนี้', 'in 2026-11'],
      ['สิ้นเดือนจะไปหัวหิน', 'in 2026-11'],
      ['at the end of the month', 'in 2026-11'],
    ],
    no: ['every month', 'ปลายเดือนธันวา', 'the end of the month of May'],
  },
  {
    says: 'month',
    th: 'เดือน {monthNumber}, (ช่วง|ต้น|กลาง|ปลาย){ofMonth}{month}{year}',
    en: '(in|during|early|mid|late|end of|beginning of|start of|middle of|sometime in|some time in) {month}{year}',
    both: '{month}{year}',
    yes: [
      ['ต้นเดือนมกรา', 'in 2027-01'],
      ['เดือน 2', 'in 2027-02'],
      ['ปลาย มค', 'in 2027-01'],
      ['มีนาคม 2570', 'in 2027-03'],
      ['in late March', 'in 2027-03'],
      ['her hip was replaced in the summer, we come next March', 'in 2027-03'],
      ['in may', 'in 2027-05'],
      ['in febuary', 'in 2027-02'],
      ['mid november next year', 'in 2027-11'],
      ['พฤศจิกาปีหน้า', 'in 2027-11'],
    ],
    no: ['we may go', 'ไปเดือนละ 2 ครั้ง', 'เดือน 3 คน'],
  },
  {
    says: 'day_of_month',
    en: '(on|from|starting) the {ordinal}{notFloor}',
    both: '{loneFirst}-{loneLast}',
    yes: [
      ['in August, arriving on the 7th', '2027-08-07'],
      ['เดือนหน้าไปอบรม 14-16', '2026-12-14 to 2026-12-16'],
    ],
    no: ['on the 7th floor', 'on the 7th', 'เดือนหน้า คนอายุ 12-14', 'เดือนหน้า 3-4 คน', 'เดือนหน้า ห้องคืนละ 4-5 พัน', '5-7'],
  },
]
