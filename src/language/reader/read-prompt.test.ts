import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../test/support/cases.ts'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { judgeReading, loadPrompts, type PromptCase } from '../../../test/support/judge-reading.ts'
import { readPrompt } from './read-prompt.ts'
import { MAX_PROMPT } from './sheet.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: TODAY, gazetteer })
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

const own = loadPrompts(path('../../../catalogue/acceptance')) ?? []
const sharedPath = path('../../../../shared/quality/prompts-dev.json')
const shared = loadPrompts(sharedPath) ?? []

const faultsOf = (wanted: PromptCase) => judgeReading(wanted, read(wanted.prompt), gazetteer).faults

describe('the constraints of our own prompts', () => {
  it('are numerous', () => {
    expect(own.length).toBeGreaterThanOrEqual(150)
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length)
  })

  it.each(own.map((wanted) => [wanted.id, wanted.prompt, wanted] as const))('%s %s', (_id, _prompt, wanted) => {
    expect(faultsOf(wanted)).toEqual([])
  })
})

describe.skipIf(!existsSync(sharedPath) && process.env['CI'] !== 'true')(
  'the constraints of the sample prompts',
  () => {
    it('exist', () => {
      expect(shared.length).toBeGreaterThan(0)
    })

    it.each(shared.map((wanted) => [wanted.id, wanted.prompt, wanted] as const))('%s %s', (_id, _prompt, wanted) => {
      expect(faultsOf(wanted)).toEqual([])
    })
  },
)

describe('any text', () => {
  const pieces = [
    ...own.flatMap(({ prompt }) => prompt.split(/(?<=\s)/)),
    'ๆ',
    '฿',
    '"',
    '(',
    '\\',
    '๙',
    '🙂',
    '\u0000',
    'ไม่',
    'no ',
  ]
  const text = oneof(
    string({ unit: 'grapheme', maxLength: 200 }),
    string({ unit: 'binary', maxLength: 100 }),
    array(constantFrom(...pieces), { maxLength: 40 }).map((words) => words.join('')),
  )

  it('is read without an error into a plan of 1 to 30 days', () => {
    assert(
      property(text, (prompt) => {
        const reading = read(prompt)
        expect(Number.isInteger(reading.days) && reading.days >= 1 && reading.days <= 30).toBe(true)
        expect(reading.interests.every(({ weight }) => weight >= 0 && weight <= 1)).toBe(true)
        const { start, end } = reading.dailyWindow
        expect(start === null || end === null || start < end).toBe(true)
        expect(reading.provinces.some((code) => reading.avoid.provinces.includes(code))).toBe(false)
      }),
      { numRuns: cases(300), seed: 7 },
    )
  })

  it('is read the same way twice', () => {
    assert(
      property(text, (prompt) => {
        expect(read(prompt)).toEqual(read(prompt))
      }),
      { numRuns: cases(40), seed: 11 },
    )
  })

  it('makes a bounded number of index lookups, however long it is', () => {
    let questions = 0
    const counting = {
      ...gazetteer,
      findPlaces: (...args: Parameters<typeof gazetteer.findPlaces>) => (questions++, gazetteer.findPlaces(...args)),
    }
    const words = Array.from({ length: 900 }, (_, at) => `Zorb${at} `).join('')
    readPrompt(words.repeat(5), { today: TODAY, gazetteer: counting })
    expect(questions).toBeLessThan(250)
  })

  it('is read up to 2,000 characters', () => {
    const long = `${'x'.repeat(MAX_PROMPT)} Chiang Mai 3 days`
    expect(read(long).provinces).toEqual([])
  })
})
