import { describe, expect, it } from 'vitest'
import { describeFault } from './http/fault-text.ts'
import { problem, problemDocument } from './problem.ts'

const detail = (seconds: number, language: 'th' | 'en') =>
  problemDocument(problem('rate_limited', { values: { seconds } }), language, '/x', 'id')['detail']

describe('numbers in texts', () => {
  it('have the noun that they ask for in English; Thai needs none', () => {
    expect([detail(1, 'en'), detail(2, 'en'), detail(1, 'th')]).toEqual([
      'Too many calls; try again in 1 second.',
      'Too many calls; try again in 2 seconds.',
      'เรียกเกินจำนวนที่กำหนด ลองใหม่ใน 1 วินาที',
    ])
    const text = (keyword: string, limit: number) => describeFault(keyword, { limit }).message.en
    expect([text('minLength', 1), text('minLength', 8), text('maxItems', 1), text('minItems', 2)]).toEqual([
      'must have at least 1 character',
      'must have at least 8 characters',
      'must have at most 1 item',
      'must have at least 2 items',
    ])
  })
})
