import { expect, test } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (text: string) => readPrompt(text, { today: '2026-11-21', gazetteer })
const wishes = (text: string) => read(text).interests.map(({ key }) => key)

test.each(['2 days in Lampang with a pushchair', 'ลำปาง 2 วัน มีรถเข็นเด็กไปด้วย'])(
  'a stroller is no wheelchair, and is understood: %s',
  (text) => {
    const { walking, interests, unplanned } = read(text)
    expect([walking, interests, unplanned]).toEqual(['stroller', [], []])
  },
)

test('a wheelchair is a wish for places that it reaches', () => {
  expect(wishes('ลำปาง 2 วัน ย่านั่งวีลแชร์')).toContain('wheelchair')
})

test.each(['นนทบุรี 1 วัน อยากทานข้าวริมแม่น้ำ', 'a day in Nonthaburi, supper by the river'])(
  'a meal by the river is a table there: %s',
  (text) => {
    expect(wishes(text)).toContain('riverside')
    expect(wishes(text)).not.toContain('river')
  },
)

test('the river itself stays a sight', () => {
  expect(wishes('ล่องเรือแม่น้ำ นนทบุรี 1 วัน')).not.toContain('riverside')
})

test('a famous sight far from the rest has a day of its own; on a short trip it is not found', () => {
  const { mustVisit, stays, notFound } = read('เยาวราช พัทลุง 4 วัน')
  expect(mustVisit.map(({ provinceCode }) => provinceCode)).toEqual(['10'])
  expect(stays).toEqual([
    { provinceCodes: ['10'], days: 1 },
    { provinceCodes: ['93'], days: 3 },
  ])
  expect(notFound).toEqual([])
  expect(read('เยาวราช พัทลุง 2 วัน').mustVisit).toEqual([])
})
