import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { canonical } from './canonical.ts'
import { MISSPELT_WORDS } from './misspelt-words.ts'
import { readPrompt } from './read-prompt.ts'
import { ENGLISH_FORMS, THAI_FORMS } from './short-form-order.ts'
import { corrected } from './spelling.ts'

test.each([
  ['Hi everyone! Two nights in Pai', 'Two nights in Pai'],
  ['Dear Sir or Madam,\nTwo nights in Pai', 'Two nights in Pai'],
  ['สวัสดีครับทุกคน ไปน่าน 3 วัน', 'ไปน่าน 3 วัน'],
  ['“Two nights in Pai”', 'Two nights in Pai'],
  ['Two nights in Pai!!! Many thanks :)', 'Two nights in Pai'],
  ['ไปน่าน 3 วันครับ ขอบคุณล่วงหน้าครับ', 'ไปน่าน 3 วันครับ'],
  ['Is Pai cold? Thanks', 'Is Pai cold?'],
])('what frames a request is not part of it: %s', (prompt, request) => {
  expect(canonical(prompt)).toBe(request)
})

test.each(['Hi!', 'สวัสดีค่ะ', 'Thanks!', '555', 'Hi from Poland, we like Pai', 'Dear Anna, we like Pai'])(
  'something is left of %s',
  (prompt) => expect(canonical(prompt)).not.toBe(''),
)

test('a greeting from somewhere says where they live', () => {
  expect(canonical('Hi from Poland, we like Pai')).toBe('Hi from Poland, we like Pai')
})

test.each([
  ['ไม่เอาถ้ำ555+', 'ไม่เอาถ้ำ'],
  ['วัดพระแก้ว 555 วัดโพธิ์', 'วัดพระแก้ว วัดโพธิ์'],
  ['we r broke lol, no malls', 'we are broke, no malls'],
  ['Mostly to sleep :) We like Pai', 'Mostly to sleep. We like Pai'],
  ['กระบี่ 🏝️ 3 วัน', 'กระบี่ 3 วัน'],
])('laughter and signs of joy are dropped: %s', (prompt, plain) => {
  expect(canonical(prompt)).toBe(plain)
})

test.each([
  ['Nan from the twelfth of July', 'Nan from the 12th of July'],
  ['the twenty-first of March to the thirtieth of March', 'the 21st of March to the 30th of March'],
  ['from the third to the ninth of May', 'from the 3rd to the 9th of May'],
  ['on the First of February', 'on the 1st of February'],
  ['ธันวาวันที่สิบสองถึงสิบสี่ไปน่าน', 'ธันวาวันที่ 12ถึง14 ไปน่าน'],
  ['วันที่สามีว่าง ธันวา', 'วันที่สามีว่าง ธันวา'],
  ['เดือนหน้าวันที่สองคนว่าง', 'เดือนหน้าวันที่สองคนว่าง'],
  ['วันแรกพัก วันที่สองดำน้ำ เดือนหน้า', 'วันแรกพัก วันที่สองดำน้ำ เดือนหน้า'],
  ['our second March in Nan, the first week of May', 'our second March in Nan, the first week of May'],
])('days of a month are figures: %s', (prompt, figures) => {
  expect(canonical(prompt)).toBe(figures)
})

test.each([
  ['ไปตรังงงงงกัน', 'ไปตรังกัน'],
  ['อยากไปน่านนน 3 วัน', 'อยากไปน่าน 3 วัน'],
  ['คือออออภูเก็ตตตต', 'คือภูเก็ต'],
  ['เราเป็นคนนนท์', 'เราเป็นคนนนท์'],
  ['พอออกจากบ้าน', 'พอออกจากบ้าน'],
  ['ททท แนะนำ', 'ททท แนะนำ'],
  ['ยังงงอยู่', 'ยังงงอยู่'],
])('letters that are drawn out become one: %s', (prompt, plain) => {
  expect(canonical(prompt)).toBe(plain)
})

test.each(['งบ 555 บาท', 'ระยะทาง 555 กม', 'งบ 1,555', 'โทร 02-555'])('numbers stay: %s', (prompt) => {
  expect(canonical(prompt)).toBe(prompt)
})

describe.each([...ENGLISH_FORMS, ...THAI_FORMS])('$yes.0.0', ({ yes, no }) => {
  test.each(yes)('%s is %s', (written, read) => expect(canonical(written)).toBe(read))
  test.each(no)('%s stays', (written) => expect(canonical(written)).toBe(written))
})

describe.each(MISSPELT_WORDS)('misspelt: $yes.0.0', ({ yes, no }) => {
  test.each(yes)('%s is %s', (written, read) => expect(corrected(canonical(written))).toBe(read))
  test.each(no)('%s stays', (written) => expect(corrected(canonical(written))).toBe(written))
})

const REQUESTS: readonly { readonly prompt: string }[] = JSON.parse(
  readFileSync(new URL('./requests.json', import.meta.url), 'utf8'),
)
const gazetteer = shippedGazetteer()
const isThai = (prompt: string) => /[ก-๙]/.test(prompt)
const english = (change: (prompt: string) => string) => (prompt: string) => (isThai(prompt) ? prompt : change(prompt))
const thai = (change: (prompt: string) => string) => (prompt: string) => (isThai(prompt) ? change(prompt) : prompt)

test.each<[string, (prompt: string) => string]>([
  ['a greeting', english((prompt) => `Hi everyone! ${prompt}`)],
  ['quotes', (prompt) => (/["“”]/.test(prompt) ? prompt : `"${prompt.trim()}"`)],
  ['an emoji at the end', (prompt) => `${prompt.trimEnd()} 😊🙏`],
  ['exclamation marks', (prompt) => prompt.trimEnd().replace(/(?<!\?)[.!]?$/, '!!!')],
  ['thanks', thai((prompt) => `${prompt.trimEnd()} ขอบคุณค่ะ`)],
  ['laughter', thai((prompt) => `${prompt.trimEnd()} 555`)],
  ['double spaces', (prompt) => prompt.replaceAll(' ', '  ')],
  ['spaces before commas', english((prompt) => prompt.replace(/,(?!\d)/g, ' ,'))],
  ['curly apostrophes', english((prompt) => prompt.replaceAll("'", '’'))],
])('%s changes nothing of what is read', (_, change) => {
  const read = (prompt: string) => {
    // Quotes of the prompt differ.
    const reading = readPrompt(prompt, { today: '2026-11-21', gazetteer })
    return { ...reading, unplanned: [], notUnderstood: [], notFound: [] }
  }
  // Every tenth: all of them were compared by hand.
  const prompts = REQUESTS.flatMap(({ prompt }, at) => (at % 10 === 0 ? [prompt] : []))
  expect(prompts.filter((prompt) => !isDeepStrictEqual(read(change(prompt)), read(prompt)))).toEqual([])
})
