import type { DateRule } from './date-rule.ts'

/** Days of a month that is named, or of the nearest: “5-8 December”, `เสาร์ที่ 12`. */
export const DAYS_OF_A_MONTH: readonly DateRule[] = [
  {
    // The first of two days that would do.
    says: 'date',
    both: '{weekday}{day}{of}{month}{year}{orDate}, {weekday}{month}{days}{year}{orDate}, {weekday}{day}{orDay}{of}{month}{year}, {weekday}{month}{days}{orDay}',
    yes: [
      ['either 12 or 13 January', '2027-01-12'],
      ['on the 20th or the 21st of December', '2026-12-20'],
      ['the 3rd of December or December 4', '2026-12-03'],
      ['on February 6th or 7th', '2027-02-06'],
      ['12 หรือ 13 มกรา', '2027-01-12'],
    ],
    no: ['12 or 13 people', '3 or 4 days in January'],
  },
  {
    // Both days have their month, the day first: `28 ธ.ค. - 2 ม.ค.`.
    says: 'two_dates',
    both: '{weekday}{day}{of}{month}{year}{to}{day}{of}{month}{year}',
    yes: [
      ['28 ธ.ค. - 2 ม.ค. 2570', '2026-12-28 to 2027-01-02'],
      ['28 December to 2 January', '2026-12-28 to 2027-01-02'],
    ],
    no: ['28 ธ.ค.'],
  },
  {
    // The same, the month first: “Dec 28 - Jan 2”.
    says: 'two_dates',
    both: '{weekday}{month}{dayAfter}{year}{to}{month}{dayAfter}{year}',
    yes: [['Dec 28 - Jan 2', '2026-12-28 to 2027-01-02']],
    no: ['December to January'],
  },
  {
    // The month by its number: `วันที่ 14 เดือน 1`.
    says: 'date',
    th: 'วันที่ {dayFigure}{toLast}(ของ|)เดือน(ที่|) {monthFigure}{notMonths}{year}',
    yes: [
      ['วันที่ 14 เดือน 1', '2027-01-14'],
      ['ไปวันที่ 7 เดือน 12 ปี 69', '2026-12-07'],
      ['วันที่ 3 ถึง 6 เดือน 2 ไปน่าน', '2027-02-03 to 2027-02-06'],
      ['วันที่ 27 เดือน 1 10 วัน', '2027-01-27'],
    ],
    no: ['วันที่ 5 เดือนหน้า', 'วันที่ 5 เดือน 3 คน', 'เดือน 12'],
  },
  {
    // Each day is named: `12, 13 และ 14 ธันวา`, “5/6 Dec”.
    says: 'date',
    both: '{notCounted}{day}{between}{lastOfList}{of}{month}{year}',
    yes: [
      ['12, 13 และ 14 ธันวา', '2026-12-12 to 2026-12-14'],
      ['วันที่ 5-6-7 ธ.ค.', '2026-12-05 to 2026-12-07'],
      ['21 22 23 กันยา', '2027-09-21 to 2027-09-23'],
      ['on the 12th, 13th and 14th of December', '2026-12-12 to 2026-12-14'],
      ['the weekend of 12/13 December', '2026-12-12 to 2026-12-13'],
      ['Sat + Sun 5/6 Dec', '2026-12-05 to 2026-12-06'],
      ['Trat for three days, 11/12/13 dec', '2026-12-11 to 2026-12-13'],
      ['8/9/10 ม.ค. ไปตราด', '2027-01-08 to 2027-01-10'],
      ['free on 20 + 21 Feb', '2027-02-20 to 2027-02-21'],
      ['20+21+22 ก.พ. ว่าง', '2027-02-20 to 2027-02-22'],
      ['9 & 10 & 11 January', '2027-01-09 to 2027-01-11'],
      ['9 / 10 / 11 January', '2027-01-09 to 2027-01-11'],
    ],
    no: ['2, 3 คน 14 ธันวา', 'a group of 6, 15th March', '2 14 ธันวา', '2+1 people in December', '1/2 price in January'],
  },
  {
    // Days of the next month or of this one.
    says: 'date',
    th: '(วันที่|) {dayFigure}{toLast} (ของ|) เดือน{thatMonth}, เดือน{thatMonth} (ช่วง|ตอน|ไป|) วันที่ {dayFigure}{toLast}',
    en: '(the|) {dayFigure}{th}{toLast} (of) {thatMonth} month, {thatMonth} month{outComma}(on|from|starting|leaving|) the {dayFigure}{th}{toLast}',
    yes: [
      ['วันที่ 12 เดือนหน้า', '2026-12-12'],
      ['เดือนหน้าวันที่ 12 ไปตรัง 2 วัน', '2026-12-12'],
      ['next month, from the 3rd to 6th', '2026-12-03 to 2026-12-06'],
      ['ไป 25-28 เดือนหน้า', '2026-12-25 to 2026-12-28'],
      ['the 12th of next month', '2026-12-12'],
    ],
    no: ['2 คนเดือนหน้า', '3 วันเดือนหน้า'],
  },
  {
    // The first and the last day, one month: `ศุกร์ที่ 11 ถึงอาทิตย์ที่ 13 ธันวา`.
    says: 'date',
    both: '{weekday}{day}{to}{day}{of}{month}{year}',
    yes: [
      ['Wed 10 - Fri 12 March 2027', '2027-03-10 to 2027-03-12'],
      ['ศุกร์ที่ 11 ถึงอาทิตย์ที่ 13 ธันวา', '2026-12-11 to 2026-12-13'],
      ['พฤ.10-อา.13 ธ.ค.', '2026-12-10 to 2026-12-13'],
      ['วันที่สิบสองถึงสิบห้ามกรา', '2027-01-12 to 2027-01-15'],
      ['วันที่ห้าถึงวันที่เก้ากุมภา', '2027-02-05 to 2027-02-09'],
      ['29-2 มกรา', '2026-12-29 to 2027-01-02'],
      ['20 to 23 November', '2026-11-20 to 2026-11-23'],
      ['ศ. 5 - จ. 8 ก.พ. 70', '2027-02-05 to 2027-02-08'],
    ],
    no: ['Wed 10 March'],
  },
  {
    // With dashes around a month in letters: “9-Aug-27”.
    says: 'date',
    both: '{dashed}{day}-{month}-{shortYear}',
    yes: [
      ['from 9-Aug-27', '2027-08-09'],
      ['12-ม.ค.-70', '2027-01-12'],
    ],
    no: ['9-Aug', '2-4 Aug 27'],
  },
  {
    says: 'date',
    en: '{weekday}{openDay}{of}{month}{year} (to|until|till|through|-) (the) {isOrdinal}{notNthFloor}{openLast}',
    yes: [
      ['the 16th of August to the 18th', '2027-08-16 to 2027-08-18'],
      ['12 January till the 15th in Nan', '2027-01-12 to 2027-01-15'],
    ],
    no: ['5 March to the 3rd floor', 'from 5 March to Nan'],
  },
  {
    // One day, or two with a sign between: `15-17 ม.ค.`, “on 5 December”.
    says: 'date',
    both: '{weekday}{day}{toDay}{of}{month}{year}',
    yes: [
      ['วันจันทร์ที่ 7 ธันวาคม 2569', '2026-12-07'],
      ['15-17 ม.ค. 70', '2027-01-15 to 2027-01-17'],
      ['12 May 50 pupils', '2027-05-12'],
      ['18-19 เมษาเป็นต้นไป', '2027-04-18'],
      ['12th and 13th of December', '2026-12-12 to 2026-12-13'],
      ['7.-18. December 2026', '2026-12-07 to 2026-12-18'],
      ['from the 3. of March', '2027-03-03'],
      ['from Friday 5. to Sunday 14. March', '2027-03-05 to 2027-03-14'],
      ['พักคืนวันที่ 11 กับ 12 ธันวา', '2026-12-11 to 2026-12-13'],
      ['a room for the nights of 11 and 12 December', '2026-12-11 to 2026-12-13'],
      ['we return on 5 December', 'until 2026-12-05'],
    ],
    no: ['ปลายธันวา', '3 คืน มีนา', 'we are 12. May we bring a dog'],
  },
  {
    // The days of a part of a month that is named first.
    says: 'date',
    both: '{month}{inside}{openDay}{till}{openLast}',
    yes: [
      ['the last days of January (27 till 29)', '2027-01-27 to 2027-01-29'],
      ['the 2nd weekend of Jan (8-10)', '2027-01-08 to 2027-01-10'],
      ['at the end of February, 24 to 28', '2027-02-24 to 2027-02-28'],
      ['mid March 2027: from the 12th to the 16th', '2027-03-12 to 2027-03-16'],
      ['ปลายมกรา (27-29)', '2027-01-27 to 2027-01-29'],
    ],
    no: ['เมษา, 2-3 คน', 'we may, 2 to 3 times', 'in March, 2-3 beaches'],
  },
  {
    // The month before its days: “Dec 12 to 14”, `ธันวา 5`.
    says: 'date',
    both: '{weekday}{month}{days}{year}',
    yes: [
      ['Dec 12 to 14', '2026-12-12 to 2026-12-14'],
      ['ธันวา 5', '2026-12-05'],
    ],
    no: ['ต้นมีนา 3 คืน', 'in March 4 people', 'second week of March. 5N 6D'],
  },
  {
    // The day with its word after the month, before other words.
    says: 'date',
    th: '{month} (นี้|เนี่ย|) วันที่ {dayFigure}{toLast}{noneCounted}',
    yes: [
      ['ธันวา วันที่ 9 ไปตรัง 2 วัน', '2026-12-09'],
      ['มกราวันที่ 7 ไปน่าน', '2027-01-07'],
    ],
    no: ['ธันวา วันที่ 3 คน'],
  },
  {
    // The days of a month in brackets after it.
    says: 'date',
    both: '{month}{bracket}{dayFigure}{to}{lastOfList}{bracketEnd}',
    yes: [['mid-March (13–20) in Krabi', '2027-03-13 to 2027-03-20']],
    no: ['in March (10-15 people)', 'in March (2 of us)'],
  },
  {
    // A weekday with its day, without a month: “Friday the 11th”.
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
    th: '{byThai}วันที่ {dayFigure}{noneCounted}',
    yes: [
      ['ไปก่อนวันที่ 28', 'until 2026-11-27'],
      ['ต้องถึงบ้านไม่เกินวันที่ 6', 'until 2026-12-06'],
      ['กลับภายใน 6 ธ.ค.', 'until 2026-12-06'],
      ['ต้องกลับก่อน 6 มค', 'until 2027-01-05'],
      ['วีซ่าหมด 6 มค', 'until 2027-01-06'],
      ['ไปวันที่ 3 ธ.ค. ต้องกลับก่อนวันที่ 8', '2026-12-03 to 2026-12-07'],
      ['ไป 10-12 ธ.ค. จองภายใน 1 ธ.ค.', '2026-12-10 to 2026-12-12'],
    ],
    no: ['ก่อนวันที่ 1-3 คน', 'ต้องจองก่อนวันที่ 28', 'ไม่เกิน 3 วัน'],
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
]
