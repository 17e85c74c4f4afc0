import { describe, expect, it } from 'vitest'
import { withoutSlips } from './slips.ts'

describe('slips of who writes as they speak', () => {
  it.each([
    ['Trat for three of us, no wait, four', 'Trat for four of us'],
    ['we are 6, sorry 7, in Nan', 'we are 7, in Nan'],
    ['5 days - actually 6 - in May', '6 days - in May'],
    ['ไปกัน 3 คน เอ้ย 4 คนค่ะ', 'ไปกัน 4 คนค่ะ'],
    ['เลย 3-5 ม.ค. เอ้ย 10-12 ม.ค. ค่ะ', 'เลย 10-12 ม.ค. ค่ะ'],
    ['ตรัง 28 พย แก้ไขเป็น 2 ธค', 'ตรัง 2 ธค'],
    ['Trang 3-5 Dec, no wait, 10-12 Dec', 'Trang 10-12 Dec'],
    ['ไปกับแฟน เอ้ย เพื่อน 2 คน', 'ไปกับเพื่อน 2 คน'],
    ['Trang 3-5 May, had to move it to 10-12 May', 'Trang 10-12 May'],
    ['แพลน 3-5 พ.ค. แต่ตั๋วเต็ม เลื่อนเป็น 10-12 พ.ค. ตรัง', 'แพลน 10-12 พ.ค. ตรัง'],
    ['I said four nights before, sorry, it is five', 'I said five nights'],
    ['เหนือ 4 วัน', 'ภาคเหนือ 4 วัน'],
    ['ทะเล ใต้ก็ได้', 'ทะเล ภาคใต้ก็ได้'],
  ])('%s: %s', (said, meant) => {
    expect(withoutSlips(said)).toBe(meant)
  })

  it.each([
    'Pattaya three days, sorry 2 temples',
    '3 days, sorry, 4 people',
    'we are 4, actually in Nan',
    'ตรัง 10 ธ.ค. ไม่ใช่ 3 ธ.ค. นะ',
    'เพื่อนเอ้ย ไปไหนดี',
    'Krabi 3-5 May, then we move to Trang, 6-8 May',
    '2-3 friends moved to Nan on 5 May',
    'นอนใต้ดาว 2 คืน',
    'อีสานใต้ 3 วัน',
  ])('%s stays as it is', (text) => {
    expect(withoutSlips(text)).toBe(text)
  })
})
