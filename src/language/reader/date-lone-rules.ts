import type { DateRule } from './date-rule.ts'

/** Days in figures without a month, whose feast or month is named elsewhere in the text. */
export const DAYS_WITHOUT_A_MONTH: readonly DateRule[] = [
  {
    // In brackets, or as ordinals.
    says: 'lone_days',
    both: '{notCounted}{inBracket}{openDay}{toSign}{openLast}{closes}, {notCounted}{loneNth}{toSign}{lastNth}{notFloor}',
    yes: [
      ['ต้นเดือนมกราหลังปีใหม่ (5-9) ไปน่าน', '2027-01-05 to 2027-01-09'],
      ['ปลายเดือนเมษาหลังสงกรานต์ (วันที่ 22 ถึง 25)', '2027-04-22 to 2027-04-25'],
      ['Trat early in April, before the crowds (3rd to 6th), two of us', '2027-04-03 to 2027-04-06'],
      ['Songkran week in Nan (12th to 15th)', '2027-04-12 to 2027-04-15'],
      ['Christmas in Trang with my wife, 22nd-26th', '2026-12-22 to 2026-12-26'],
      ['New Year with the family, Phrae, 29th till 2nd', '2026-12-29 to 2027-01-02'],
    ],
    no: [
      '(2-3 วัน)',
      '(2-4 คน)',
      'the kids (8-11 years)',
      'Songkran with our boys (6-9)',
      'สงกรานต์กับลูก (6-9)',
      'the 3rd to 5th floor',
      '1st to 3rd class',
      '(3-8)',
    ],
  },
  {
    // Over the end of a month, or days of which no thing has as many.
    says: 'lone_days',
    both: '{notCounted}{loneFirst}-{loneLast}{noMore}',
    yes: [
      ['ปีใหม่ตั๋วแพงมาก ไปแพร่แทนดีไหม 30-3 สามคน', '2026-12-30 to 2027-01-03'],
      ['เคาท์ดาวน์ที่น่าน สองคน 31-2', '2026-12-31 to 2027-01-02'],
      ['New Year in Trang, 29-2, four of us', '2026-12-29 to 2027-01-02'],
      ['สงกรานต์พาแม่ไปสุโขทัย 12-16', '2027-04-12 to 2027-04-16'],
      ['Christmas, Koh Chang, 23-27, a family of three', '2026-12-23 to 2026-12-27'],
      ['NYE in Nan, the two of us, 29-2', '2026-12-29 to 2027-01-02'],
      ['สิ้นปีไปไหนดี 29-1', '2026-12-29 to 2027-01-01'],
      ['ลอยกระทงที่สุโขทัย 24-26', '2026-11-24 to 2026-11-26'],
      ['ปีใหม่ไปน่านกัน 1-4', '2027-01-01 to 2027-01-04'],
    ],
    no: [
      'ปีใหม่ไปน่าน 3-4 คน',
      'ปีใหม่ ลูกอายุ 12-15',
      'Christmas with kids aged 13-16',
      'ปีใหม่ งบ 20-25 พัน',
      'New Year, 18-20 people',
      'Christmas, a group of 13-15',
      'ไปกัน 30-2',
      'สงกรานต์ขอที่เดิน 2-3 ที่',
      'New Year, day 1-3 in Nan',
      'ปีใหม่ อากาศ 15-20 องศา',
    ],
  },
  {
    // The only day that is said.
    says: 'lone_day',
    th: '{goingTh}วันที่ {lonelyTh}, วันที่ {bigDay}{noneCounted}',
    en: '(on|from|starting|arriving|leaving|off|free|day off|public holiday|holiday on) the {isOrdinal}{lonely}, (have|has|got|get|taking|take) the {isOff}{lonely}, the {isMyDayOff}{lonely}',
    unless: `
      (birthday|anniversary|exam|deadline|wedding|meeting|concert|party|payday|work|shift|school|term|operation) (is |falls |starts |ends |)(on|from) the {lonely}, (ends|expires|runs out|is due|due|opens|closes|delivered|paid|get paid) (on|from) the {lonely},
      (งานแต่ง|แต่งงาน|สอบ|วันเกิด|ประชุม|คอนเสิร์ต|เงินเดือนออก|ส่งงาน|นัดหมอ|หมอนัด|จ่าย|หมดอายุ|หมด|ปิดเทอม|เปิดเทอม|ก่อน|ภายใน|ไม่เกิน|หลัง)(ของ…|)วันที่ {lonelyTh},
      วันที่ {lonelyTh} (เงินเดือนออก|มีสอบ|สอบ|นัดหมอ|หมอนัด|มีประชุม|ประชุม|มีงาน|ทำงาน|ต้องทำงาน|ติดงาน|ไม่ว่าง|วันเกิด|เป็นวันเกิด|ครบรอบ|จ่าย)`,
    yes: [
      ['ไปตรังวันที่ 17 สองคืน', '2026-12-17'],
      ['ว่างวันที่ 9 ไปน่านกัน', '2026-12-09'],
      ['วันที่ 28 พาแม่ไปอยุธยา', '2026-11-28'],
      ['Trang on the 17th for two nights', '2026-12-17'],
      ['three days in Nan from the 25th', '2026-11-25'],
      ['I have the 9th off, Nan?', '2026-12-09'],
      ['the 9th is my day off, thinking of Phrae', '2026-12-09'],
      ['we get to Krabi on the 3rd with the kids', '2026-12-03'],
      ['Phrae on the 17th, home on the 20th', '2026-12-17 to 2026-12-20'],
    ],
    no: [
      'a room on the 17th floor',
      'on the 2nd day we go to Nan',
      'on the 1st of a few trips',
      'วันที่ 1 ไปวัด วันที่ 2 ไปเขา',
      'ไปวันที่ 3 คนว่าง',
      'เงินเดือนออกวันที่ 25',
      'my exam is on the 17th',
      'จองก่อนวันที่ 17',
      'ส่งงานวันที่ 25',
      'วันที่ 15 เงินเดือนออก',
      'my visa expires on the 28th',
    ],
  },
]
