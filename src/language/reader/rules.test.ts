import { describe, expect, it } from 'vitest'
import { formatClock } from '../../world/hours.ts'
import { readRhythm } from './day-rhythm.ts'
import { RHYTHM_RULES } from './day-rhythm-rules.ts'
import { readDayMarks } from './days.ts'
import { emptyDraft } from './draft.ts'
import { GROUP_RULES, readGroup } from './group.ts'
import { MOBILITY_RULES, readMobility } from './mobility.ts'
import { readSeason, SEASON_RULES } from './season.ts'
import { Sheet } from './sheet.ts'

function read(text: string) {
  const draft = emptyDraft('en')
  const sheet = new Sheet(text)
  readRhythm(sheet, draft, readDayMarks(sheet))
  readMobility(sheet, draft)
  readGroup(sheet, draft)
  readSeason(sheet, draft, '2026-11-21')
  return draft
}

const busyIn = (text: string) =>
  read(text).busy.map(
    ({ what, day, start, end }) =>
      `${what} ${formatClock(start)}-${formatClock(end)}${day === null ? '' : ` on day ${day}`}`,
  )

describe('parts of the day that are taken', () => {
  it.each(RHYTHM_RULES.flatMap(({ what, yes }) => yes.map(([text, time]) => [text, `${what} ${time}`] as const)))(
    '%s: %s',
    (text, time) => {
      expect(busyIn(text)).toContain(time)
    },
  )

  it.each(RHYTHM_RULES.flatMap(({ what, no }) => no.map((text) => [text, what] as const)))(
    '%s: no %s',
    (text, what) => {
      expect(busyIn(text).filter((busy) => busy.startsWith(what))).toEqual([])
    },
  )
})

const ways = MOBILITY_RULES.map(({ walking: value, yes, no }) => ({ field: 'walking' as const, value, yes, no }))
const groups = GROUP_RULES.map(({ group: value, yes, no }) => ({ field: 'group' as const, value, yes, no }))
const seasons = SEASON_RULES.map(({ season: value, yes, no }) => ({ field: 'season' as const, value, yes, no }))
const rules = [...ways, ...groups, ...seasons]

describe('how people travel', () => {
  it.each(rules.flatMap(({ field, value, yes }) => yes.map((text) => [text, field, value] as const)))(
    '%s: %s %s',
    (text, field, value) => {
      expect(read(text)[field]).toBe(value)
    },
  )

  it.each(rules.flatMap(({ field, value, no }) => no.map((text) => [text, field, value] as const)))(
    '%s: not %s %s',
    (text, field, value) => {
      expect(read(text)[field]).not.toBe(value)
    },
  )
})
