import type { DateRule } from './date-rule.ts'

/** Months and parts of them: `เดือนหน้า`, “late March”. */
export const MONTHS_OF_THE_TRIP: readonly DateRule[] = [
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
    // The year is said first.
    says: 'month',
    both: `
      {ofNextYear}{monthPart} {month}, {ofNextYear}{month},
      {ofNextYearThai}{monthPartThai}{month}, {ofNextYearThai}{month}`,
    yes: [
      ['ปีหน้าช่วงธันวา', 'in 2027-12'],
      ['ปีหน้าปลายเดือนพฤศจิกา', '2027-11-22'],
      ['next year in December', 'in 2027-12'],
      ['next year, mid Nov', '2027-11-13'],
    ],
    no: ['ปีหน้าค่อยไป', 'next year in Nan'],
  },
  {
    says: 'month',
    th: '{month} (ช่วง|ตอน|) {monthPartThai} เดือน',
    yes: [
      ['ไปน่านกุมภาต้นๆเดือน', '2027-02-04'],
      ['มีนาช่วงปลายเดือนไปเลย', '2027-03-22'],
    ],
    no: ['ปลายเดือนนี้ไปเลย'],
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
    // `both`: the bare name of a month, without a day.
    says: 'month',
    th: 'เดือน {monthNumber}{year}, {monthPartThai}{month}{year}, ช่วง{ofMonth}{month}{year}',
    en: '{monthPart} {month}{year}, (in|during|sometime in|some time in) {month}{year}',
    both: '{month}{year}',
    yes: [
      ['ต้นเดือนมกรา', '2027-01-04'],
      ['กลาง ๆ เดือนมกรา', '2027-01-13'],
      ['ต้น Feb', '2027-02-04'],
      ['เดือน 2', 'in 2027-02'],
      ['ไปน่านช่วงเดือนห้า', 'in 2027-05'],
      ['เดือนสิบสองไปเลย', 'in 2026-12'],
      ['เดือนสองปี 2571', 'in 2028-02'],
      ['ปลาย มค', '2027-01-22'],
      ['มีนาคม 2570', 'in 2027-03'],
      ['in late March', '2027-03-22'],
      ['towards the end of May', '2027-05-26'],
      ['her hip was replaced in the summer, we come next March', 'in 2027-03'],
      ['in may', 'in 2027-05'],
      ['8 days Krabi, May', 'in 2027-05'],
      ['Is Mar too hot?', 'in 2027-03'],
      ['cool season, maybe Jan', 'in 2027-01'],
      ['next Mar, 12 of us', 'in 2027-03'],
      ['in febuary', 'in 2027-02'],
      ['mid november next year', '2027-11-13'],
      ['พฤศจิกาปีหน้า', 'in 2027-11'],
      ['early November', '2027-11-04'],
      ['กลางพฤศจิกา', '2027-11-13'],
      ['end Feb, 6 nights', '2027-02-26'],
      ['start June in Nan', '2027-06-04'],
      ['end jan', '2027-01-26'],
    ],
    no: [
      'we may go',
      'May I ask, is it hot',
      'with Jan, my husband',
      'Jan and I, Krabi',
      'it may, or may not',
      'ไปเดือนละ 2 ครั้ง',
      'เดือน 3 คน',
      'อยู่สักเดือนสองเดือน',
      'เดือนสามคน',
      'we were there in May 2015',
    ],
  },
  {
    // `both`: days in figures, `14-16`, of a month that is named elsewhere.
    says: 'day_of_month',
    th: '(ไม่|)วันที่ {loneFirst} (หรือ|ก็|ไม่ก็)(วันที่|) {orLast}, (ตั้งแต่|เริ่ม|เริ่มจาก|เข้าพัก|เช็คอิน|ไปถึง)วันที่ {lone}{loneEnds}',
    en: '(on|from|starting) the {ordinal}{notFloor}, (from|starting) {ordinal}{notFloor}',
    both: '{loneFirst}-{loneLast}',
    yes: [
      ['in August, arriving on the 7th', '2027-08-07'],
      ['ไปเลยปลายกุมภา ไม่วันที่ 26 ก็ 27', '2027-02-26'],
      ['มีนาคมไปน่าน วันที่ 5 หรือ 6', '2027-03-05'],
      ['late March in Trang, 3 nights from 26th', '2027-03-26'],
      ['ปลายมีนาไปตรัง จองไว้ 3 คืน ตั้งแต่วันที่ 26', '2027-03-26'],
      ['เดือนหน้าไปอบรม 14-16', '2026-12-14 to 2026-12-16'],
    ],
    no: ['on the 7th floor', 'the 7th', 'เดือนหน้า คนอายุ 12-14', 'เดือนหน้า 3-4 คน', 'เดือนหน้า ห้องคืนละ 4-5 พัน', '5-7'],
  },
]
