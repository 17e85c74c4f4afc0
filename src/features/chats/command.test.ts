import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { readCommand } from './command.ts'
import { createLinkCode, normaliseCode } from './link-code.ts'

it.each<[string, object, string]>([
  ['วันนี้', { kind: 'today', language: 'th' }, 'Thai'],
  [' Today ', { kind: 'today', language: 'en' }, 'any case, spaces around'],
  ['/today@tiao_bot', { kind: 'today', language: 'en' }, 'as Telegram sends it'],
  ['พรุ่งนี้', { kind: 'tomorrow', language: 'th' }, ''],
  ['ต่อไป', { kind: 'next', language: 'th' }, ''],
  ['แผน', { kind: 'overview', language: 'th' }, 'the word alone shows the trip'],
  ['plan', { kind: 'overview', language: 'en' }, 'the word alone shows the trip'],
  ['help', { kind: 'help', language: 'en' }, ''],
  ['/start', { kind: 'help', language: 'en' }, 'Telegram sends it to every new bot'],
  ['link 7K3MQ9TZ', { kind: 'link', code: '7K3MQ9TZ', language: 'en' }, ''],
  ['เชื่อม7k3m-q9tz', { kind: 'link', code: '7K3MQ9TZ', language: 'th' }, 'no space, lower case, hyphen'],
  ['เชื่อมกลุ่ม O1LI0ABC', { kind: 'link', code: '01110ABC', language: 'th' }, 'look-alikes'],
  ['เที่ยวกระบี่ 3 วัน', { kind: 'plan', prompt: 'เที่ยวกระบี่ 3 วัน', language: 'th' }, 'the verb belongs to the prompt'],
  ['plan 3 days in Krabi', { kind: 'plan', prompt: '3 days in Krabi', language: 'en' }, ''],
  ['แผน เชียงใหม่ 2 วัน', { kind: 'plan', prompt: 'เชียงใหม่ 2 วัน', language: 'th' }, ''],
])('%s is a command: %s', (text, command) => {
  expect(readCommand(text)).toEqual(command)
})

it.each([
  ['see you today', 'a sentence with the word of a command'],
  ['วันนี้ไปไหนดี', 'a sentence that begins with one'],
  ['link', 'no code'],
  ['link https://maps.example/abc', 'another link'],
  ['link 7K3MQ9T', 'too short for a code'],
  ['planning is fun', 'another word'],
  ['', 'nothing'],
  [`เที่ยว${'ก'.repeat(2_000)}`, 'longer than a prompt'],
])('%s is what people say to each other: %s', (text) => {
  expect(readCommand(text)).toBeNull()
})

it('reads any text without failing, and every code as it was issued', () => {
  assert(property(string({ unit: 'binary' }), (text) => void readCommand(text)))
  for (let turn = 0; turn < 200; turn++) {
    const code = createLinkCode()
    expect(normaliseCode(`${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`)).toBe(code)
  }
})
