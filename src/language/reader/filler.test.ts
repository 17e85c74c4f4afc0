import { describe, expect, it } from 'vitest'
import { beginsNoName, beginsParticle, isFiller } from './filler.ts'
import { NO_NAME_ROWS } from './no-name-words.ts'
import { isSmallTalk } from './small-talk.ts'

describe('what begins no name', () => {
  it.each(NO_NAME_ROWS.flatMap(({ yes }) => yes))('%s', (text) => expect(beginsNoName(text)).toBe(true))
  it.each(NO_NAME_ROWS.flatMap(({ no }) => no))('but a name may: %s', (text) => expect(beginsNoName(text)).toBe(false))
})

describe('words that carry no wish', () => {
  it.each(['นะคะ', 'เลยครับ', 'ค้าาา', 'itinerary', 'ยืดหยุ่น'])('%s', (word) => expect(isFiller(word)).toBe(true))
  it.each(['ดำน้ำ', 'วัด', 'temples'])('but not %s', (word) => expect(isFiller(word)).toBe(false))
  it.each(['นะ', 'ค่ะ', 'ฮับ'])('particles: %s', (word) => expect(beginsParticle(word, 0)).toBe(true))
  it.each(['555', 'ฮ่าาา', 'คร้าาบ', 'กราบบ', 'hahaha', 'ลังเล', 'honestly', 'lauren'])('small talk: %s', (word) =>
    expect(isSmallTalk(word)).toBe(true),
  )
  it.each(['55', 'หาด', 'temples', 'railay'])('no small talk: %s', (word) => expect(isSmallTalk(word)).toBe(false))
})
