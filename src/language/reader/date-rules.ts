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
  /** The day of the way there or of the way home, in the month of a day before or in the next. */
  | 'first_day'
  | 'last_day'
  | 'weekend_of_month'
  | 'weekday_of_month'
  /** Not a Sunday: the trip begins with the week. */
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
    says: 'date',
    th: '(วันที่|ไป|ออก|เดินทาง|ที่) {day}{notHour}{there}กลับ(บ้าน|ถึงบ้าน|) (วัน|)(ที่|) {day}{notHour} {month}{year}',
    yes: [
      ['ไปวันที่ 5 กลับวันที่ 8 ธันวา', '2026-12-05 to 2026-12-08'],
      ['ออกวันที่ 22 เช้า กลับ 26 ม.ค. 70', '2027-01-22 to 2027-01-26'],
      ['วันที่สิบสองกลับวันที่สิบห้าธันวา', '2026-12-12 to 2026-12-15'],
    ],
    no: ['ไป 5 คน กลับ 8 ธันวา', 'ไป 7 โมง กลับ 5 ธ.ค.'],
  },
  {
    // Before the date of an event: the first two days hold.
    says: 'days',
    th: 'วันที่ {day}{notHour}{there}กลับ(บ้าน|ถึงบ้าน|) (วัน|)(ที่|) {lastDay}{notHour}, {ofFeast}{loneFirst}-{loneLast}',
    en: '{ofFeast}(the) {loneFirst}-{loneLast}',
    yes: [
      ['ช่วงปีใหม่ 30-2 ไปน่าน', '2026-12-30 to 2027-01-02'],
      ['Songkran 12-16', '2027-04-12 to 2027-04-16'],
      ['Christmas in Chiang Mai, from the 23rd to the 27th', '2026-12-23 to 2026-12-27'],
      ['งานแต่ง 6 ก.พ. แล้วไปสมุยวันที่ 8 กลับ 12', '2027-02-08 to 2027-02-12'],
      ['ไปวันที่ 25 กลับวันที่ 28', '2026-11-25 to 2026-11-28'],
      ['ไปวันที่ 29 กลับวันที่ 2', '2026-11-29 to 2026-12-02'],
    ],
    no: ['ไปวันที่ 25 กลับ 3 ทุ่ม'],
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
      ['พักคืนวันที่ 11 กับ 12 ธันวา', '2026-12-11 to 2026-12-13'],
      ['a room for the nights of 11 and 12 December', '2026-12-11 to 2026-12-13'],
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
      ['เสาร์ที่ 12 วันอาทิตย์อยากพัก', '2026-12-12'],
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
    says: 'first_day',
    th: '(ออกเดินทาง|เดินทาง|ออก|บิน) (วันที่|) {homeDay}{notHour}, (ไป|เริ่ม)(ทริป|เที่ยว|กัน|)(ตั้งแต่|) วันที่ {homeDay}{notHour}',
    en: '(fly|flying|leave|leaving|set off|setting off|head|heading|travel|travelling|start|starting|arrive|arriving|land|landing|go|going|from|starting){notHome}…(on) the {ordinal}{notFloor}',
    yes: [
      ['her wedding is on 6 February, we fly to Samui on the 9th and back on the 14th', '2027-02-09 to 2027-02-14'],
      [
        "my sister's wedding is on Sat 20 February, I arrive on Friday 19th and fly out Monday 22nd",
        '2027-02-19 to 2027-02-22',
      ],
      ['I turn 40 on 14 March, five days from the 12th', '2027-03-12'],
      ['my last exam is on 28 May, I leave for Trang on the 2nd', '2027-06-02'],
      ['แต่ง 6 ก.พ. เดินทาง 9 กลับ 14', '2027-02-09 to 2027-02-14'],
    ],
    no: ['เดินทาง 9 ชั่วโมง', 'we fly home on the 9th', 'start on the 5th floor', 'go to the 3rd island'],
  },
  {
    says: 'last_day',
    th: '(กลับ{backOn}|ถึง) (ใน)วันที่ {homeDay}, กลับ {homeDay}{notHour}, (กลับ|ถึง|-)(วัน|) {aWeekday}(ที่|) {homeDay}{notHour}',
    en: `
      (until|till|through|back|home|leave(s)|leaving|return(s)|returning|depart(s)|departing|fly(ing) (out|home|back)|flies (out|home|back)|check(ing) out) (home|back|) (on) (the) {ordinal},
      {homeAt}on (the) {ordinal}, {homeFrom}on (the) {ordinal}, {homeTo}on (the) {ordinal}, (until|till|to|through|back|home|return|returning|flying back|fly back|fly home) (on) {aWeekday}{comma}{lone}`,
    yes: [
      ['ไป 5 ธ.ค. กลับวันที่ 8', '2026-12-05 to 2026-12-08'],
      ['บินเช้าวันที่ 5 ธ.ค. กลับไฟลท์ดึกวันที่ 8', '2026-12-05 to 2026-12-08'],
      ['flying in on 5 December and out of Phuket on the 8th', '2026-12-05 to 2026-12-08'],
      ['ออกวันที่สิบเอ็ดธันวากลับวันที่สิบห้า', '2026-12-11 to 2026-12-15'],
      ['ศุกร์ 11 ธ.ค. ถึงอาทิตย์ 13', '2026-12-11 to 2026-12-13'],
      ['we land on Monday 7 June and fly home on Friday 11th', '2027-06-07 to 2027-06-11'],
      ['we land on 5 December and our flight home departs 9.15pm on the 13th', '2026-12-05 to 2026-12-13'],
      ['from Monday 7 December until she leaves on the 11th', '2026-12-07 to 2026-12-11'],
      ['from 28 December, home from Phuket on the 3rd', '2026-12-28 to 2027-01-03'],
      ['from 28 December, flying home on the 3rd', '2026-12-28 to 2027-01-03'],
      ['we land on 28 December and fly back to Oslo on the 3rd', '2026-12-28 to 2027-01-03'],
      [
        'we land on 5 December and fly home to Oslo on the 15th, Krabi from 9 to 12 December',
        '2026-12-05 to 2026-12-15',
      ],
      ['งานวันที่ 12 ธ.ค. ไปถึงศุกร์ที่ 11 กลับจันทร์ที่ 14', '2026-12-11 to 2026-12-14'],
    ],
    no: ['กลับบ่ายสาม', 'กลับ 3 ทุ่ม', 'back on the 3rd floor bar'],
  },
  {
    says: 'weekend_of_month',
    th: '(วันหยุด)(เสาร์ อาทิตย์|สุดสัปดาห์|วีคเอนด์){nthThai} (ของ|ใน|ช่วง|เดือน) {month}',
    en: '{notLong}(the|a|one|any|some|) ({nth}|) week end(s) (of|in) (early|mid|late|) {month}',
    yes: [
      ['เสาร์อาทิตย์แรกของเดือนพฤษภา', '2027-05-01'],
      ['the second weekend of May', '2027-05-08'],
      ['the last weekend in January', '2027-01-30'],
      ['สุดสัปดาห์สุดท้ายของเดือนมกรา', '2027-01-30'],
      ['เสาร์อาทิตย์ที่สองของเดือนกุมภา', '2027-02-13'],
      ['a weekend in May', 'in 2027-05'],
    ],
    no: ['weekend market', 'สุดสัปดาห์นี้', 'long weekend in December'],
  },
  {
    says: 'weekday_of_month',
    th: '{dayOfMonth} {nthDay} (ของ|ใน) {month}, {dayOfMonth} {nthDay} {ofMonth}{month}',
    en: '(the|) {nth} {theWeekday} (of|in) {month}',
    yes: [
      ['เสาร์แรกของเดือนกุมภา', '2027-02-06'],
      ['ศุกร์สุดท้ายของเดือนมกรา', '2027-01-29'],
      ['the second Sunday of January', '2027-01-10'],
    ],
    no: ['เสาร์ที่ 2 มกรา 2570', 'the first Sunday we are there', 'เสาร์ที่ 12'],
  },
  {
    says: 'week_of_month',
    th: `
      (สัปดาห์|อาทิตย์|วีค)(ที่|){nthWeek}(ของ|ใน|ช่วง|) {month}{year},
      (สัปดาห์|อาทิตย์|วีค)(ที่|){nthWeek}(ของ|ใน|ช่วง|) เดือน{thatMonth}`,
    en: '(the|) {weekNth} (full) week (of|in) {month}{year}, (the|) {weekNth} (full) week (of|in) {thatMonth} month',
    yes: [
      ['สัปดาห์แรกของเดือนธันวา', '2026-12-01'],
      ['อาทิตย์ที่สองเดือนมกรา', '2027-01-08'],
      ['สัปดาห์สุดท้ายของเดือนหน้า', '2026-12-25'],
      ['last week of March', '2027-03-25'],
      ['the last week of May until the first week of June', '2027-05-25 to 2027-06-07'],
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
    en: '(this|next|in the|in|over the|during the|our|early|late) summer (holiday(s)|vacation|break|){notPlace}, summer (holiday(s)|vacation), summer (of|) {fullYear}',
    yes: [
      ['a family trip next summer', 'in 2027-07'],
      ['over the summer holidays', 'in 2027-07'],
      ['summer 2028', 'in 2028-07'],
    ],
    no: ['summer rolls', 'Summer Palace', 'last summer'],
  },
  {
    says: 'part_of_year',
    inMonth: 4,
    en: '(this|next|in the|in|over|during) spring{notPlace}, spring break, spring (of|) {fullYear}',
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
    th: '{monthPartThai}เดือนหน้า, (ภายใน|)เดือนหน้า',
    en: '{monthPart} next month, next month',
    yes: [
      ['เดือนหน้าไปน่าน', 'in 2026-12'],
      ['สิ้นเดือนหน้าไปน่าน', '2026-12-26'],
      ['next month', 'in 2026-12'],
      ['early next month', '2026-12-04'],
    ],
    no: ['เดือนก่อน'],
  },
  {
    says: 'this_month',
    th: '{monthPartThai}เดือน(นี้){noMonth}, เดือนนี้',
    en: '{monthPart} month{noMonth}, {monthPart} this month, (later|) this month, month end',
    yes: [
      ['เดือนนี้', 'in 2026-11'],
      ['สิ้นเดือนจะไปหัวหิน', '2026-11-26'],
      ['ต้นเดือนจะไปหัวหิน', '2026-12-04'],
      ['at the end of the month', '2026-11-26'],
    ],
    no: ['every month', 'ปลายเดือนธันวา', 'the end of the month of May'],
  },
  {
    says: 'month',
    th: 'เดือน {monthNumber}, {monthPartThai}{month}{year}, ช่วง{ofMonth}{month}{year}',
    en: '{monthPart} {month}{year}, (in|during|sometime in|some time in) {month}{year}',
    both: '{month}{year}',
    yes: [
      ['ต้นเดือนมกรา', '2027-01-04'],
      ['กลาง ๆ เดือนมกรา', '2027-01-13'],
      ['ต้น Feb', '2027-02-04'],
      ['เดือน 2', 'in 2027-02'],
      ['ปลาย มค', '2027-01-22'],
      ['มีนาคม 2570', 'in 2027-03'],
      ['in late March', '2027-03-22'],
      ['towards the end of May', '2027-05-26'],
      ['her hip was replaced in the summer, we come next March', 'in 2027-03'],
      ['in may', 'in 2027-05'],
      ['in febuary', 'in 2027-02'],
      ['mid november next year', '2027-11-13'],
      ['พฤศจิกาปีหน้า', 'in 2027-11'],
    ],
    no: ['we may go', 'ไปเดือนละ 2 ครั้ง', 'เดือน 3 คน', 'we were there in May 2015'],
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
