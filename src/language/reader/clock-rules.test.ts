import { describe, expect, it } from 'vitest'
import { formatClock } from '../../world/hours.ts'
import { CLOCK_ROWS, clockSource } from './clock-rules.ts'
import { Sheet } from './sheet.ts'
import { CLOCK, readClock } from './times.ts'

const found = (source: string, text: string) =>
  [...new Sheet(text).text.matchAll(new RegExp(source, 'g'))].map(([words]) => words)
const hoursIn = (source: string, text: string) =>
  found(source, text).map((words) => formatClock(readClock(words, false) ?? 0))

describe('hours of a day', () => {
  it.each(CLOCK_ROWS.flatMap((row) => row.yes.map(([text, hour]) => [text, hour, row] as const)))(
    '%s: %s',
    (text, hour, row) => {
      expect(hoursIn(clockSource(row), text)).toEqual([hour])
      expect(hoursIn(CLOCK, text)).toEqual([hour])
    },
  )

  it.each(CLOCK_ROWS.flatMap((row) => row.no.map((text) => [text, row.name, row] as const)))(
    '%s: not %s',
    (text, _name, row) => {
      expect(found(clockSource(row), text)).toEqual([])
    },
  )
})
