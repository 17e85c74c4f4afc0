import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const missing = (text: string) =>
  readPrompt(text, { today: '2026-11-21', gazetteer }).assumed.flatMap(({ code, values }) =>
    code === 'no_such_day' ? [values.said] : [],
  )

describe('days that the calendar has not', () => {
  it.each([
    ['พาแฟนไปเขาหลัก 30-31 พ.ย. นี้', '31 พ.ย.'],
    ['ไปน่านวันที่ 30 กุมภา', '30 กุมภา'],
    ['a trip to Krabi on 31st June for 3 days', '31st June'],
    ['Nan, 29 February 2027', '29 February 2027'],
    ['ไปปาย 29 ก.พ. 2570', '29 ก.พ. 2570'],
  ])('%s: %s', (text, said) => {
    expect(missing(text)).toEqual([said])
  })

  it.each([
    'ไปน่าน 30 พ.ย.',
    'ไปปาย 29 ก.พ. 2571',
    'Krabi, 31 December to 2 January',
    'ไปน่านเดือนกุมภา งบ 30',
    '31 คน ไปน่าน',
  ])('%s: all of them exist', (text) => {
    expect(missing(text)).toEqual([])
  })
})
