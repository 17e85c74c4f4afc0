import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })

describe('the year of a feast', () => {
  it.each([
    ['Loi Krathong in Tak 2027, 3 days', '2027-11-13'],
    ['Nan for Songkran, 4 days, April 2028', '2028-04-13'],
    ['ลอยกระทงที่ตาก ปี 2570 3 วัน', '2027-11-13'],
    ['ลอยกระทงเมืองแพร่ พ.ย. 2570 2 วัน', '2027-11-13'],
    ['In 2028, Chinese New Year in Trang, 3 days', '2028-01-26'],
    ['4 days in Krabi over New Year, January 2027', '2026-12-31'],
    ['Yi Peng in Lamphun next year, 3 days', '2027-11-13'],
    ['Loi Krathong in Tak, 3 days', '2026-11-24'],
    ['Christmas 2026 and New Year 2027 in Trang', '2026-12-25'],
    ['Loi Krathong in Tak, 3 days. Next year we see Japan', '2026-11-24'],
  ])('%s', (prompt, date) => {
    expect(read(prompt).startDate).toBe(date)
  })
})

describe('where they are for a feast', () => {
  it.each([
    ['Lampang and Loi Krathong in Tak, 5 days', ['63']],
    ['Krabi 3 days, then Nan for Songkran, 7 days in all', ['55']],
    ['Yi Peng in Lamphun and Loi Krathong in Tak, 6 days', ['63']],
    ['ลำปาง แล้วไปลอยกระทงที่ตาก 5 วัน', ['63']],
    ['Krabi and Nan for Songkran, 8 days', undefined],
    ['Krabi and Nan after Songkran, 8 days', undefined],
  ])('%s', (prompt, codes) => {
    expect(read(prompt).feast?.provinceCodes).toEqual(codes)
  })
})
