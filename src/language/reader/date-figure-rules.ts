import type { DateRule } from './date-rule.ts'

/** Dates in figures with a year: 12/12/2569. */
export const DATES_WITH_A_YEAR: readonly DateRule[] = [
  {
    // The year first: `2026-12-12`.
    says: 'date',
    both: '{longYear}{sign}{part}{sign}{monthFigure}',
    yes: [['2026-12-12', '2026-12-12']],
    no: ['081-234-5678', '12-12'],
  },
  {
    // The year last, with dashes: `12-12-2569`.
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
    both: '{weekday}{dayFigure}{to}{lastOfList}/{part}/{shortYear}{noMonthNext}',
    yes: [
      ['ไปตรัง 14-17/1/70', '2027-01-14 to 2027-01-17'],
      ['วันที่ 5 ถึง 8/12/2569', '2026-12-05 to 2026-12-08'],
      ['Nan 20-23/02/2027', '2027-02-20 to 2027-02-23'],
    ],
    no: ['12-14/1', '1-2/3/4', '11-12/13 dec'],
  },
  {
    // With points or slashes, also with a short year: `6.2.70`.
    says: 'date',
    both: '{weekday}{dayFigure}{point}{part}{point}{shortYear}{noMonthNext}',
    yes: [
      ['12/12/2569', '2026-12-12'],
      ['ไป 6.2.70', '2027-02-06'],
      ['26/01/2027', '2027-01-26'],
      ['leaving 05/13/2027', '2027-05-13'],
    ],
    no: ['24/7', '40/40/2570', 'our girls 7/9/12', 'ลูก 4/6/9 ขวบ'],
  },
]

/** Two days in figures with points: 13.–24.2.2027, 24.12.–2.1. */
export const DAYS_WITH_POINTS: readonly DateRule[] = [
  {
    says: 'two_dates',
    both: '{dayFigure}.{part}.{shortYear}{to}{dayFigure}.{part}.{shortYear}',
    yes: [
      ['Nan 05.02.27 - 09.02.27', '2027-02-05 to 2027-02-09'],
      ['29.12.26 to 02.01.27', '2026-12-29 to 2027-01-02'],
      ['10.01.70 - 14.01.70', '2027-01-10 to 2027-01-14'],
    ],
    no: ['05.02.27', 'from 10.30.20 to 11'],
  },
  {
    says: 'two_dates',
    both: '{dayFigure}.{part}(.){to}{dayFigure}.{part}.{shortYear}',
    yes: [
      ['3.2.–10.2.2027', '2027-02-03 to 2027-02-10'],
      ['28.12.-3.1.2027 in Krabi', '2026-12-28 to 2027-01-03'],
    ],
    no: ['3.2 to 4.5 km', '3.2.2027'],
  },
  {
    says: 'date',
    both: '{dayFigure}(.){to}{lastOfList}.{part}.{shortYear}',
    yes: [
      ['16.-27.1.2027', '2027-01-16 to 2027-01-27'],
      ['16 – 27.1.27', '2027-01-16 to 2027-01-27'],
    ],
    no: ['1-2.5 km', '2-3.30 pm'],
  },
  {
    says: 'two_dates',
    both: '{dayFigure}.{monthFigure}.{to}{dayFigure}.{monthFigure}',
    yes: [['24.12.–2.1.', '2026-12-24 to 2027-01-02']],
    no: ['1.5.-2', '1.5 - 2.5 hours'],
  },
  {
    says: 'date',
    both: '{dayFigure}.{to}{lastOfList}.{monthFigure}.',
    yes: [['20.-26.2. in Trang', '2027-02-20 to 2027-02-26']],
    no: ['1.-2', '8.-9.30'],
  },
  {
    says: 'date',
    en: '(on|from|starting|arriving|arrival|departure|departing|leaving|(back|home) on) (the|) {dayFigure}.{monthFigure}.{pointEnd}',
    yes: [['arriving 2.1. and back on 16.1., Hua Hin', '2027-01-02 to 2027-01-16']],
    no: ['walks from 1.5 to 2.5 km', 'back at 5.10.'],
  },
]

/** Dates in figures without a year: 5/12. */
export const DATES_WITHOUT_A_YEAR: readonly DateRule[] = [
  {
    says: 'date',
    both: '{weekday}{dayFigure}-{lastOfList}/{monthFigure}{year}',
    yes: [
      ['ไปน่าน 12-14/12', '2026-12-12 to 2026-12-14'],
      ['Nan 5-8/1, two people', '2027-01-05 to 2027-01-08'],
    ],
    no: ['page 3-4/20', 'rated 14/20'],
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
    th: `
      {noLength}(วันที่|วัน|กลับ|ไป|ลง|ออก|เริ่ม|ถึง) {part}/{monthFigure},
      {notAddress}{notScore}{dayFigure}/{monthFigure}{thenTrip}, {afterTrip}{dayFigure}/{monthFigure}{lastFigure}`,
    en: `
      (on|on the|start|starts|starting|from|arrive|arrives|arriving) {part}/{monthFigure},
      (home|back|leave|leaving|return|returning|until|till|fly out|flying out) (again|) {part}/{monthFigure},
      {english} (evening|morning|){opened}{part}/{monthFigure}`,
    both: '{notAddress}{bigDay}/{monthFigure}',
    unless: '24/7',
    yes: [
      ['ไป 5/12', '2026-12-05'],
      ['5/12 ไปน่าน 3 วัน', '2026-12-05'],
      ['ระนอง 3 วัน 8/1 ค่ะ', '2027-01-08'],
      ['จะไปตรัง 7/12 2 คืน', '2026-12-07'],
      ['starting 5/12', '2026-12-05'],
      ['arriving 14/3, back again 4/4', '2027-03-14 to 2027-04-04'],
      ['24/12 ลงเชียงใหม่', '2026-12-24'],
    ],
    no: [
      'ซอยสุขุมวิท 14/1',
      'บ้านเลขที่ 25/3',
      'ห้อง 15/2',
      'soi 13/2',
      'room no. 14/2',
      'ครึ่ง 1/2',
      '5/12',
      '7/11 ใกล้ที่พัก',
      'open 24/7',
      'ให้ 8/10 ไปมาแล้ว',
      'ห้อง ม.5/12 ไปน่าน',
      'เที่ยว 1/2 วัน',
    ],
  },
]
