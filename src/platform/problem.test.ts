import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { rateLimited } from './http/problems.ts'
import { defineInputError } from './input-error.ts'
import { tooFewItems, tooManyItems, tooShort } from './input-errors.ts'
import { defineProblem, problemDocument } from './problem.ts'

const title = { th: 'ชื่อ', en: 'Title' }
const plain = defineProblem('plain', 409, { title, detail: { th: 'ขัดแย้ง', en: 'Conflict.' } })
const stale = defineProblem(
  'stale',
  412,
  { title, detail: { th: 'เวอร์ชัน {version}', en: 'It is at version {version}.' } },
  { members: { version: Type.Integer() }, example: [{ version: 1 }, { members: { version: 1 } }] },
)

describe('a problem', () => {
  it('is rendered in both languages, with its members and input errors', () => {
    const errors = [{ pointer: '/limit', ...tooShort({ limit: 8 }) }]
    const thrown = stale({ version: 3 }, { members: { version: 3 }, errors, cause: new Error('secret') })
    expect(problemDocument(thrown, 'en', '/x', 'id')).toEqual({
      type: '/docs/errors#stale',
      title: 'Title',
      status: 412,
      detail: 'It is at version 3.',
      instance: '/x',
      code: 'stale',
      request_id: 'id',
      errors: [{ pointer: '/limit', code: 'too_short', message: 'must have at least 8 characters' }],
      version: 3,
    })
    expect(problemDocument(thrown, 'th', '/x', 'id')).toMatchObject({ title: 'ชื่อ', detail: 'เวอร์ชัน 3' })
  })

  it('does not compile without its values and members, or with texts that differ in their placeholders', () => {
    plain()
    plain({ headers: { 'retry-after': '1' } })
    // @ts-expect-error: the detail has no placeholders
    expect(() => plain({ version: 3 })).not.toThrow()
    // @ts-expect-error: the value is missing
    expect(() => stale()).toThrow('no value for {version}')
    // @ts-expect-error: the members are missing
    expect(() => stale({ version: 3 })).not.toThrow()
    // @ts-expect-error: a member has another type
    stale({ version: 3 }, { members: { version: '3' } })
    // @ts-expect-error: the Thai text has no {limit}
    defineInputError('uneven', { th: 'สั้นไป', en: 'must have {limit}' }, { limit: 1 })
    // @ts-expect-error: the example is missing
    expect(() => defineInputError('bare', { th: '{limit}', en: '{limit}' })).toThrow('no value for {limit}')
  })

  it('accepts a value for each language', () => {
    const kind = defineInputError('named', { th: 'ต้องเป็น{form}', en: 'must be {form}' }, { form: 'a' })
    expect(kind({ form: { th: 'วันที่', en: 'a date' } }).message).toEqual({ th: 'ต้องเป็นวันที่', en: 'must be a date' })
  })
})

describe('numbers in texts', () => {
  it('have a noun in the correct number in English', () => {
    const detail = (seconds: number, language: 'th' | 'en') =>
      problemDocument(rateLimited({ seconds }), language, '/x', 'id')['detail']
    expect([detail(1, 'en'), detail(2, 'en'), detail(1, 'th')]).toEqual([
      'Too many calls; try again in 1 second.',
      'Too many calls; try again in 2 seconds.',
      'เรียกเกินจำนวนที่กำหนด ลองใหม่ใน 1 วินาที',
    ])
    const texts = [
      tooShort({ limit: 1 }),
      tooShort({ limit: 8 }),
      tooManyItems({ limit: 1 }),
      tooFewItems({ limit: 2 }),
    ]
    expect(texts.map(({ message }) => message.en)).toEqual([
      'must have at least 1 character',
      'must have at least 8 characters',
      'must have at most 1 item',
      'must have at least 2 items',
    ])
  })
})
