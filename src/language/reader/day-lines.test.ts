import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readDates } from './dates.ts'
import { emptyDraft } from './empty-draft.ts'
import { Sheet } from './sheet.ts'

const gazetteer = shippedGazetteer()

/** The days of the trip, and those that begin its lines. */
function planIn(text: string): string {
  const draft = emptyDraft('th')
  readDates(new Sheet(text), draft, { today: '2026-11-21', gazetteer })
  const marks = draft.marks.map(({ day, until }) => (until === undefined ? day : `${day}-${until}`)).join(' ')
  return `${draft.startDate} to ${draft.endDate}: ${marks}`
}

describe('plans whose lines begin with the day of the month alone', () => {
  it.each([
    ['แพร่ 18-20 ธ.ค.\n18 - วัดพระธาตุช่อแฮ\n19 - แพะเมืองผี\n20 - กลับ', '2026-12-18 to 2026-12-20: 1 2 3'],
    ['ไป 30 ธ.ค. กลับ 2 ม.ค.\n30 เลย\n31 เชียงคาน\n1 ภูเรือ\n2 กลับบ้าน', '2026-12-30 to 2027-01-02: 1 2 3 4'],
    ['ลำปาง 5-7 ธ.ค.\nวันที่ 5: ขึ้นรถไฟ\nวันที่ 6: นั่งรถม้า\nวันที่ 7: กลับ', '2026-12-05 to 2026-12-07: 1 2 3'],
    ['น่าน 1-3 ธ.ค.\n1 วัดภูมินทร์\n2 บ่อเกลือ\n3 กลับ', '2026-12-01 to 2026-12-03: 1 2 3'],
    ['Isan 10-18 December\n10-12 Korat\n13-15 Khon Kaen\n16 Udon', '2026-12-10 to 2026-12-18: 1-3 4-6 7'],
    ['น่านเดือนธันวา\n12 วัดภูมินทร์\n13 บ่อเกลือ\n14 กลับ', '2026-12-12 to 2026-12-14: 1 2 3'],
    ['ปีใหม่ที่ตาก\n31 เคาท์ดาวน์\n1 ตักบาตร\n2 กลับ', '2026-12-31 to 2027-01-02: 1 2 3'],
  ])('%s', (text, plan) => expect(planIn(text)).toBe(plan))

  it.each([
    ['แพร่ 18-20 ธ.ค.\nคำถาม\n18 คนกี่คัน\n19 เปิดไหม', '2026-12-18 to 2026-12-20: '],
    ['น่าน 1-3 ธ.ค. คำถาม\n1 ต้องจองไหม\n2 หนาวไหม', '2026-12-01 to 2026-12-03: '],
    ['น่าน 1-3 ธ.ค.\n1. พักที่ไหนดี\n2. หนาวไหม\n3. มีรถเช่ารึป่าว', '2026-12-01 to 2026-12-03: '],
    ['น่านเดือนธันวา\n1. วัดภูมินทร์ ไปตอนไหนดี\n2. ที่พักใกล้ตลาด\n3. จะเช่ารถ', 'null to null: '],
    ['ปีใหม่ที่ตาก\n1. นอนไหนดี\n2. เช่ารถที่ไหน', '2026-12-31 to null: '],
    ['แพร่ 18-20 ธ.ค.\n3 วัด\n2 ตลาด', '2026-12-18 to 2026-12-20: '],
    ['ตรัง 2-4 ธ.ค.\n2 ผู้ใหญ่\n3 เด็ก', '2026-12-02 to 2026-12-04: '],
    ['ตรัง\n1 ถ้ำ\n2 หาด', 'null to null: '],
  ])('no plan: %s', (text, plan) => expect(planIn(text)).toBe(plan))
})

describe('a year', () => {
  it('is not the number that begins the next line', () => {
    expect(planIn('แพร่ 18-20 ธ.ค.\n25 คน')).toBe('2026-12-18 to 2026-12-20: ')
  })
})
