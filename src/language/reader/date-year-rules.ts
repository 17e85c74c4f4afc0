import type { DateRule } from './date-rule.ts'

/** Months that are not named: “in two months”, `ปลายปี`, “next summer”. */
export const PARTS_OF_THE_YEAR: readonly DateRule[] = [
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
  quarter('first|1st', 'แรก|หนึ่ง', 1, {
    yes: [
      ['team outing Q1 next year', 'in 2027-01'],
      ['ไตรมาสแรกปีหน้าพาทีมไปน่าน', 'in 2027-01'],
      ['the first quarter of 2028', 'in 2028-01'],
      ['ช่วง Q1 ไปน่าน', 'in 2027-01'],
    ],
    no: ['the first quarter of the bridge', 'ไตรมาส 12', 'gate Q12'],
  }),
  quarter('second|2nd', 'สอง', 2, {
    yes: [
      ['Q2 2028, 4 days', 'in 2028-04'],
      ['ไตรมาสสองไปน่าน', 'in 2027-04'],
    ],
    no: ['the second quarter of the town'],
  }),
  quarter('third|3rd', 'สาม', 3, {
    yes: [['in the third quarter of next year', 'in 2027-07']],
    no: ['the third quarter'],
  }),
  quarter('fourth|4th|last|final', 'สี่|สุดท้าย', 4, {
    yes: [['ไตรมาสสุดท้ายปี 2570', 'in 2027-11']],
    no: ['the last quarter of an hour'],
  }),
  {
    says: 'part_of_year',
    inMonth: 12,
    th: '(ช่วง|ตอน|)(ปลาย|สิ้น|ท้าย)ปี {fullYear}, (ช่วง|ตอน|)(ปลาย|สิ้น|ท้าย)ปี(นี้|หน้า|)',
    en: `
      (the|at the|towards the|toward the|by the|) end of (the|this|next) year,
      late(r) (this|next) year, (the|) end of {fullYear}, late {fullYear},
      year end`,
    yes: [
      ['ปลายปีนี้อยากไปเชียงใหม่', 'in 2026-12'],
      ['ช่วงสิ้นปีหน้า', 'in 2027-12'],
      ['at the end of the year', 'in 2026-12'],
      ['ปลายปี 2570', 'in 2027-12'],
      ['late 2027', 'in 2027-12'],
    ],
    no: ['ปีที่แล้ว', 'every year', 'ปลายปี 2562', 'we were there late 2019'],
  },
  {
    says: 'part_of_year',
    inMonth: 1,
    th: '(ช่วง|ตอน|)(ต้น|หัว)ปี {fullYear}, (ช่วง|ตอน|)(ต้น|หัว)ปี(หน้า|)',
    en: `
      (at the|the|) (beginning|start) of (the|next) (new|) year,
      early next year, early in the (new) year, early {fullYear}`,
    yes: [
      ['ต้นปีหน้าว่าง', 'in 2027-01'],
      ['early next year', 'in 2027-01'],
      ['early 2028', 'in 2028-01'],
      ['ต้นปี 2571', 'in 2028-01'],
    ],
    no: ['ปีใหม่'],
  },
  {
    says: 'part_of_year',
    inMonth: 6,
    th: '(ช่วง|ตอน|)กลางปี {fullYear}, (ช่วง|ตอน|)กลางปี(หน้า|)',
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
    en: `
      (this|next|in the|in|over the|during the|our|early|late) summer (holiday(s)|vacation|break|){notPlace},
      summer (holiday(s)|vacation),
      summer (of|) {fullYear}`,
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
    th: '(ช่วง|ตอน|)ปิด(เทอม|ภาคเรียน)(เล็ก|ตุลา(คม|)|เดือนตุลา(คม|)|กลางปี|ภาคต้น)',
    en: '(this|next|in the|in|over|during) (autumn|fall){notPlace}, (autumn|fall) (of|) {fullYear}, half term (holiday(s)|break|)',
    yes: [
      ['in the autumn', 'in 2027-10'],
      ['fall 2028', 'in 2028-10'],
      ['half-term break', 'in 2027-10'],
      ['ปิดเทอมเล็กพาลูกไปทะเล', 'in 2027-10'],
      ['ช่วงปิดเทอมตุลาพาลูกไปน่าน', 'in 2027-10'],
    ],
    no: ['waterfalls', 'the fall of Ayutthaya'],
  },
  {
    // Of Thai schools, in October and from March to May.
    says: 'part_of_year',
    inMonth: [4, 10],
    th: '{notOpen}(ช่วง|ตอน|)ปิด(เทอม|ภาคเรียน)(นี้|หน้า|)',
    unless: 'ปิดเทอม(ใหญ่|ที่แล้ว|ที่ผ่านมา|ก่อน), (หลัง|ก่อน|เลี่ยง|ไม่ใช่|ไม่เอา|หนี)(ช่วง|)ปิดเทอม',
    yes: [
      ['ปิดเทอมนี้พาลูกไปทะเล', 'in 2027-04'],
      ['ช่วงปิดเทอมว่าง', 'in 2027-04'],
    ],
    no: ['เปิดเทอมแล้ว', 'หลังปิดเทอม', 'ปิดเทอมที่แล้วไปตราด'],
  },
]

/** A quarter of the year: the next of its months. */
function quarter(nth: string, nthThai: string, number: number, { yes, no }: Pick<DateRule, 'yes' | 'no'>): DateRule {
  const first = 3 * number - 2
  return {
    says: 'part_of_year',
    inMonth: [first, first + 1, first + 2],
    th: `
      (ช่วง|ตอน|ใน|)(ไตรมาส|ควอเตอร์)(ที่|)(${nthThai}| ${number})(ของ|) {quarterYear}, (ช่วง|ตอน|ใน|)(ไตรมาส|ควอเตอร์)(ที่|)(${nthThai}| ${number}){quarterEnds}`,
    en: `
      (in|during|) (the|) (${nth}) quarter (of|) {quarterYear}, in the (${nth}) quarter`,
    both: `{quarterBegins}q${number} (of|ของ|) {quarterYear}, {quarterBegins}q${number}{quarterEnds}`,
    yes,
    no,
  }
}
