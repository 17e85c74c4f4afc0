import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { canonical } from './canonical.ts'
import { readPrompt } from './read-prompt.ts'

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
  ['we r broke lol, no malls', 'we r broke, no malls'],
  ['Mostly to sleep :) We like Pai', 'Mostly to sleep. We like Pai'],
  ['กระบี่ 🏝️ 3 วัน', 'กระบี่ 3 วัน'],
])('laughter and signs of joy are dropped: %s', (prompt, plain) => {
  expect(canonical(prompt)).toBe(plain)
})

test.each(['งบ 555 บาท', 'ระยะทาง 555 กม', 'งบ 1,555', 'โทร 02-555'])('numbers stay: %s', (prompt) => {
  expect(canonical(prompt)).toBe(prompt)
})

test.each([
  ['we arent renting a car', "we aren't renting a car"],
  ['she cant swim, we dont dive', "she can't swim, we don't dive"],
  ['We cannot drive', "We can't drive"],
  ['Weve seen Pai and Ive been to Nan', "We've seen Pai and I've been to Nan"],
  ['Im alone, id like a beach', "I'm alone, i'd like a beach"],
  ['Were two. Were free in May', "We're two. We're free in May"],
  ['Well have two nights', "We'll have two nights"],
  ['me n my wife wanna see Pai & Nan pls', 'me and my wife want to see Pai and Nan please'],
])('English in a hurry is written out: %s', (prompt, full) => {
  expect(canonical(prompt)).toBe(full)
})

test.each(['Were there tickets', 'my id card', 'she is ill', 'the well is deep', 'its beaches', 'we meet on wed'])(
  'words of their own stay: %s',
  (prompt) => expect(canonical(prompt)).toBe(prompt),
)

test.each([
  ['ไปกะแฟน 4 ท่านค้าบ', 'ไปกับแฟน 4 คนครับ'],
  ['ไปกับ แม่', 'ไปกับแม่'],
  ['3 วัน/2 คืน', '3 วัน 2 คืน'],
  ['3วัน(2คืน) งบ 3000bath', '3 วัน 2 คืน งบ 3000 baht'],
])('Thai in other spellings is written alike: %s', (prompt, alike) => {
  expect(canonical(prompt)).toBe(alike)
})

test.each(['มีคาราโอเกะย่างซีฟู้ด', 'กะไปนอนปาย', 'ลูก 2 คน อนุบาลกับ ป.3'])(
  'words that only look like one stay: %s',
  (prompt) => {
    expect(canonical(prompt)).toBe(prompt)
  },
)

const REQUESTS: readonly { readonly prompt: string }[] = JSON.parse(
  readFileSync(new URL('./requests.json', import.meta.url), 'utf8'),
)
const isThai = (prompt: string) => /[ก-๙]/.test(prompt)
const english = (change: (prompt: string) => string) => (prompt: string) => (isThai(prompt) ? prompt : change(prompt))
const thai = (change: (prompt: string) => string) => (prompt: string) => (isThai(prompt) ? change(prompt) : prompt)

test.each<[string, (prompt: string) => string]>([
  ['a greeting', english((prompt) => `Hi everyone! ${prompt}`)],
  ['quotes', (prompt) => (/["“”]/.test(prompt) ? prompt : `"${prompt.trim()}"`)],
  ['an emoji at the end', (prompt) => `${prompt.trimEnd()} 😊🙏`],
  ['exclamation marks', (prompt) => prompt.trimEnd().replace(/[.!?]?$/, '!!!')],
  ['thanks', thai((prompt) => `${prompt.trimEnd()} ขอบคุณค่ะ`)],
  ['laughter', thai((prompt) => `${prompt.trimEnd()} 555`)],
  ['double spaces', (prompt) => prompt.replaceAll(' ', '  ')],
  ['spaces before commas', english((prompt) => prompt.replace(/,(?!\d)/g, ' ,'))],
  ['curly apostrophes', english((prompt) => prompt.replaceAll("'", '’'))],
])('%s changes nothing of what is read', (_, change) => {
  const gazetteer = shippedGazetteer()
  const read = (prompt: string) => {
    const { unplanned, notUnderstood, notFound, ...values } = readPrompt(prompt, { today: '2026-11-21', gazetteer })
    return values
  }
  // Every fifth: all of them were compared by hand.
  for (const { prompt } of REQUESTS.filter((_, at) => at % 5 === 0))
    expect(read(change(prompt)), change(prompt)).toEqual(read(prompt))
})
