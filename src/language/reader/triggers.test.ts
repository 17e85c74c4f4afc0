import { describe, expect, it } from 'vitest'
import { phrasePattern } from './phrases.ts'
import { lettersOf, mayMatch, triggersOf } from './triggers.ts'

describe('letters without which no phrase matches', () => {
  it.each([
    ['luxury', 'a luxury trip', 'a cheap trip'],
    ['(very|) (slow|gentle) pace', 'a slow pace', 'a fast train'],
    ['ไม่(ต้อง|)รีบ', 'ไม่ต้องรีบ', 'ช้ามาก'],
    ['(slow|late) {count}', 'too late 3', 'early 3'],
    ['/ (day|วัน)', '500/วัน', '500/คน'],
    ['จอง…ไว้', 'จองที่พักไว้', 'ไว้วันหลัง'],
  ])('%s: searched in “%s”, not in “%s”', (phrase, text, other) => {
    const triggers = triggersOf([phrase])
    expect(mayMatch(lettersOf(text), triggers)).toBe(true)
    expect(mayMatch(lettersOf(other), triggers)).toBe(false)
  })

  it('are unknown for a phrase that has none of its own', () => {
    expect(triggersOf(['luxury', '{count}{unit}'])).toBeNull()
    expect(triggersOf(['(very|){count}'])).toBeNull()
  })

  it('are those of all phrases', () => {
    const phrases = ['luxury', 'หรูหรา', 'five star(s)', '(high|top) end']
    for (const text of ['luxury', 'หรูหรา', 'five-star', 'five stars', 'top-end', 'high end']) {
      expect(phrasePattern(phrases).test(text)).toBe(true)
      expect(mayMatch(lettersOf(text), triggersOf(phrases))).toBe(true)
    }
  })
})
