import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const readingOf = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })
const bedsIn = (prompt: string) => readingOf(prompt).beds?.map((bed) => bed?.text ?? null) ?? null

describe('the nights that a plan names', () => {
  it.each([
    ['3 วัน 2 คืน\n1) บินลงเลย นอนเชียงคาน\n2) ขึ้นภูทอก ไปภูเรือ นอนภูเรือ\n3) กลับ', ['เชียงคาน', 'ภูเรือ', 'ภูเรือ']],
    ['วันที่ 1 ถึงน่าน พักน่าน วันที่ 2 ขึ้นปัว ค้างปัว วันที่ 3 กลับ', ['น่าน', 'ปัว', 'ปัว']],
    ['สงขลา 4 วัน คืนแรกนอนหาดใหญ่ คืนที่ 2-3 พักสงขลา', ['หาดใหญ่', 'สงขลา', 'สงขลา', 'สงขลา']],
    ['4 วัน 3 คืน\n1. ถึงอุบล นอนอุบล\n2. โขงเจียม นอนโขงเจียม\n3. มุกดาหาร\n4. บินกลับ', ['อุบล', 'โขงเจียม', null, null]],
  ])('%s', (prompt, beds) => {
    expect(bedsIn(prompt)).toEqual(beds)
  })

  it.each([
    ['one bed for every night', 'น่าน 3 วัน นอนปัว 2 คืน'],
    ['a list of wishes', 'น่าน 3 วัน 2 คืน\n1. ชอบวัด\n2. ชอบคาเฟ่\n3. ไม่ชอบเดิน'],
    ['as many nights as they have', 'ไปตรัง 3 คืน สตูล 2 คืน'],
  ])('are none for %s', (_, prompt) => {
    expect(bedsIn(prompt)).toBeNull()
  })

  it('are on the island, not in the town of its province', () => {
    const { beds = [] } = readingOf('สุราษฎร์ 4 วัน 3 คืน คืนแรกพักสุราษฎร์ คืนที่ 2-3 นอนเกาะสมุย')
    const town = gazetteer.towns.find(({ id }) => id === beds[1]?.townId)
    expect(town?.islandId).toBe('ko-samui')
  })
})
