import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'
import { Sheet } from './sheet.ts'
import { isWaiting } from './waiting.ts'
import { WAITING_RULES } from './waiting-rules.ts'

const gazetteer = shippedGazetteer()

describe('a few hours where they are', () => {
  it.each(WAITING_RULES.flatMap(({ yes }) => yes))('%s', (text) => {
    expect(isWaiting(new Sheet(text))).toBe(true)
    const { days, regions, start } = readPrompt(text, { today: '2026-11-21', gazetteer })
    expect({ days, regions, start }).toEqual({ days: 1, regions: [], start: null })
  })

  it.each(WAITING_RULES.flatMap(({ no }) => no))('not: %s', (text) => {
    expect(isWaiting(new Sheet(text))).toBe(false)
  })
})
