import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const provincesOf = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer }).provinces

const NAMES: readonly (readonly [string, string])[] = [
  ['กระบี่', '81'],
  ['ระนอง', '85'],
  ['น่าน', '55'],
  ['สมุย', '84'],
  ['อุบล', '34'],
  ['ปาย', '58'],
  ['แพร่', '54'],
  ['เลย', '42'],
]
const QUESTIONS = [
  'ฝนตกไหม',
  'ฝนจะตกมั้ยคะ',
  'น้ำท่วมไหม',
  'หนาวหรือยัง',
  'คนเยอะไหม',
  'กินอะไรดี',
  'พักที่ไหนดีคะ',
  'ไปช่วงไหนดี',
  'มีอะไรเที่ยว',
  'ธันวานี้คนเยอะไหม',
  'ขับรถเองได้ไหม',
  'สองคนงบเท่าไหร่',
]

describe('a name directly before a question', () => {
  it.each(NAMES)('%s', (name, code) => {
    for (const question of QUESTIONS) expect([question, provincesOf(`${name}${question}`)]).toEqual([question, [code]])
  })

  it.each([
    ['สมุยอาทิตย์หน้า', '84'],
    ['ปายค่ะ', '58'],
    ['แนะนำแพร่หน่อย', '54'],
    ['เดินป่าปาย', '58'],
  ])('%s', (prompt, code) => {
    expect(provincesOf(prompt)).toEqual([code])
  })
})

describe('the same letters in other words', () => {
  it.each([
    'เพื่อนๆ จะแนะนำที่ไหนดี',
    'ขับรถไป 3 วัน เพื่อนๆ จะแนะนำที่ไหนครับ จากตัวเลือกต่อไปนี้\n1. ภูทับเบิก',
    'ไปทะเลเลยค่ะ',
    'เลยครับ',
    'ไปกันเลยกันไหม',
    'เรื่องนี้แพร่หลายมาก',
  ])('%s', (prompt) => {
    expect(provincesOf(prompt).filter((code) => ['42', '54', '58', '96'].includes(code))).toEqual([])
  })
})

describe('a name that is a word too, with nothing before it that leads to a name', () => {
  it.each([
    ['แพร่แบบสบายๆ 2 วัน', ['54']],
    ['ริมน้ำ 6 วัน เลย บึงกาฬ', ['42', '38']],
    ['ขับรถเที่ยวขอนแก่น เลย 4 วัน', ['40', '42']],
    ['อุดร เลยอยากรู้ว่าเที่ยวไหนดี 2 วัน', ['41']],
    ['ไปกันเลย หนองคาย 3 วัน', ['43']],
    ['3 วันปายสองคนงบน้อย', ['58']],
    ['ตากผ้าก่อนไปทะเล 2 วัน', []],
    ['พาแม่ไปกระบี่ 2 วัน แพร่ข่าวด้วย', ['81']],
  ])('is where a trip goes that names no place: %s', (prompt, codes) => {
    expect(provincesOf(prompt)).toEqual(codes)
  })
})
