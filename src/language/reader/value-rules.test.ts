import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { formatClock } from '../../world/hours.ts'
import { readBudget } from './budget.ts'
import { AMOUNT_CUES, CURRENCIES, NO_MONEY, PRICE_OF, SHARES } from './budget-rules.ts'
import { DATE_CUES } from './date-cue-rules.ts'
import { DATE_RULES } from './date-order.ts'
import { DATE_SLOTS } from './date-slots.ts'
import { readDates } from './dates.ts'
import { DAY_MARK_RULES, DAY_MARK_SLOTS } from './day-mark-rules.ts'
import { readDayMarks, readFirstNight, readWeekdayPlan } from './days.ts'
import type { Draft } from './draft.ts'
import { readDuration } from './duration.ts'
import { emptyDraft } from './empty-draft.ts'
import { FEAST_RULES } from './holiday-rules.ts'
import { LENGTH_RULES } from './length-order.ts'
import { LENGTH_SLOTS } from './length-slots.ts'
import { guardMentions } from './mentions.ts'
import { HOURS_OF_PARTS } from './part-hour-rules.ts'
import { type Compiled, compileRule, matchesOf, type PhraseRule } from './phrase-rule.ts'
import type { Slots } from './phrases.ts'
import { RELATIVE_RULES } from './relative-date-rules.ts'
import { RELATIVE_SLOTS } from './relative-date-slots.ts'
import { Sheet, type Span } from './sheet.ts'
import { SPENDING_RULES } from './spending-rules.ts'
import { readWindow } from './window.ts'
import { WINDOW_RULES } from './window-order.ts'
import { WINDOW_SLOTS } from './window-slots.ts'

/** Each once, because patterns that are looked for are numbered. */
const compiled = new Map<PhraseRule, Compiled<PhraseRule>>()
function matches(rule: PhraseRule, slots: Slots, text: string): RegExpExecArray[] {
  const known = compiled.get(rule) ?? compileRule(rule, slots)
  compiled.set(rule, known)
  return matchesOf(new Sheet(text), known)
}

function draftOf(read: (sheet: Sheet, draft: Draft, named: readonly Span[]) => void, text: string): Draft {
  const draft = emptyDraft('en')
  const { sheet, named } = sheetOf(text)
  read(sheet, draft, named)
  return draft
}

/** What is between ‹ and ›, a day or a place, has been read before. */
function sheetOf(text: string): { readonly sheet: Sheet; readonly named: readonly Span[] } {
  const sheet = new Sheet(text.replace(/[‹›]/g, ''))
  const [, marked] = text.toLowerCase().split(/[‹›]/)
  if (marked === undefined) return { sheet, named: [] }
  const start = sheet.text.indexOf(marked)
  const named = [{ start, end: start + marked.length }]
  for (const span of named) sheet.claim(span)
  return { sheet, named }
}

const gazetteer = shippedGazetteer()

describe('dates', () => {
  const datesIn = (text: string) => {
    const { startDate, endDate, month } = draftOf(
      (sheet, draft) => readDates(sheet, draft, { today: '2026-11-21', gazetteer }),
      text,
    )
    if (startDate !== null) return endDate === null ? startDate : `${startDate} to ${endDate}`
    return endDate !== null ? `until ${endDate}` : month === null ? '' : `in ${month}`
  }

  it.each(DATE_RULES.flatMap(({ says, yes }) => yes.map(([text, dates]) => [text, dates, says] as const)))(
    '%s: %s (%s)',
    (text, dates) => {
      expect(datesIn(text)).toBe(dates)
    },
  )

  it.each(DATE_RULES.flatMap((rule) => rule.no.map((text) => [text, rule.says, rule] as const)))(
    '%s: no %s',
    (text, _, rule) => {
      expect(matches(rule, DATE_SLOTS, text).length === 0 ? '' : datesIn(text)).toBe('')
    },
  )

  it.each(RELATIVE_RULES.flatMap(({ yes }) => yes))('%s: %s, counted from today', (text, date) => {
    expect(datesIn(text)).toMatch(new RegExp(`^${date}`))
  })

  it.each(RELATIVE_RULES.flatMap((rule) => rule.no.map((text) => [text, rule] as const)))(
    '%s: not counted from today',
    (text, rule) => {
      expect(matches(rule, RELATIVE_SLOTS, text)).toEqual([])
    },
  )

  it.each(FEAST_RULES.flatMap(({ yes }) => yes))('%s: %s, a feast', (text, date) => {
    expect(datesIn(text)).toBe(date)
  })

  it.each(FEAST_RULES.flatMap(({ no }) => no))('%s: no feast', (text) => {
    expect(datesIn(text)).toBe('')
  })

  it('are no feast in the name of a place', () => {
    const sheet = new Sheet('เที่ยว 3 วันแม่ฮ่องสอน')
    guardMentions(sheet, gazetteer)
    const draft = emptyDraft('th')
    readDates(sheet, draft, { today: '2026-11-21', gazetteer })
    expect(draft.startDate).toBeNull()
  })

  it.each(DATE_CUES.flatMap((cue) => cue.yes.map((text) => [text, cue.says, cue] as const)))(
    '%s: %s',
    (text, _, cue) => {
      expect(matches(cue, DATE_SLOTS, text)).not.toEqual([])
    },
  )

  it.each(DATE_CUES.flatMap((cue) => cue.no.map((text) => [text, cue.says, cue] as const)))(
    '%s: not %s',
    (text, _, cue) => {
      expect(matches(cue, DATE_SLOTS, text)).toEqual([])
    },
  )
})

describe('days of the trip', () => {
  const daysIn = (text: string) => {
    const sheet = new Sheet(text)
    if (readFirstNight(sheet) !== null) return 'first night'
    const marks = readWeekdayPlan(sheet)?.marks ?? readDayMarks(sheet)
    return marks.map(({ day, until }) => (until === undefined ? `${day}` : `${day}-${until}`)).join(', ')
  }

  it.each(DAY_MARK_RULES.flatMap(({ yes }) => yes))('%s: %s', (text, days) => {
    expect(daysIn(text)).toBe(days)
  })

  it.each(DAY_MARK_RULES.flatMap(({ says, no }) => no.map((text) => [text, says] as const)))(
    '%s: not %s',
    (text, says) => {
      const rule = DAY_MARK_RULES.find((row) => row.says === says)!
      expect(matches(rule, DAY_MARK_SLOTS, text).length === 0 ? '' : daysIn(text)).toBe('')
    },
  )
})

describe('lengths', () => {
  const lengthIn = (text: string) => {
    const { days, nights, endDate } = draftOf((sheet, draft, named) => {
      readDates(sheet, draft, { today: '2026-11-21', gazetteer })
      const said = draft.endDate
      readDuration(sheet, draft, named)
      if (draft.endDate === said) draft.endDate = null
    }, text)
    const end = endDate === null ? [] : `until ${endDate}`
    return [days === null ? [] : `${days} days`, nights === null ? [] : `${nights} nights`, end].flat().join(', ')
  }

  it.each(LENGTH_RULES.flatMap(({ yes }) => yes))('%s: %s', (text, length) => {
    expect(lengthIn(text)).toBe(length)
  })

  it.each(LENGTH_RULES.flatMap((rule) => rule.no.map((text) => [text, rule] as const)))(
    '%s: not this length',
    (text, rule) => {
      expect(matches(rule, LENGTH_SLOTS, text)).toEqual([])
    },
  )
})

describe('hours', () => {
  const clock = (minute: number | null) => (minute === null ? '' : formatClock(minute))
  const hoursIn = (text: string) => {
    const draft = draftOf((sheet, read) => readWindow(sheet, read), text)
    const { windowEnd, windowMinutes, arrivalMinute, departureMinute } = draft
    const windowStart = draft.windowStart ?? draft.setOffMinute ?? draft.freeMinute
    if (windowStart !== null || windowEnd !== null) return `${clock(windowStart)}-${clock(windowEnd)}`
    const arrives = arrivalMinute === null ? [] : `arrives ${clock(arrivalMinute)}`
    const leaves = departureMinute === null ? [] : `leaves ${clock(departureMinute)}`
    if (arrivalMinute !== null || departureMinute !== null) return [arrives, leaves].flat().join(', ')
    return windowMinutes === null ? '' : `${windowMinutes / 60} h`
  }

  it.each(WINDOW_RULES.flatMap(({ says, yes }) => yes.map(([text, hours]) => [text, hours, says] as const)))(
    '%s: %s (%s)',
    (text, hours) => {
      expect(hoursIn(text)).toBe(hours)
    },
  )

  it.each(HOURS_OF_PARTS.flatMap(({ yes }) => yes))('%s: %s, by the part of the day', (text, hours) => {
    expect(hoursIn(text)).toBe(hours)
  })

  it.each(WINDOW_RULES.flatMap((rule) => rule.no.map((text) => [text, rule.says, rule] as const)))(
    '%s: no %s',
    (text, _, rule) => {
      expect(matches(rule, WINDOW_SLOTS, text).length === 0 ? '' : hoursIn(text)).toBe('')
    },
  )
})

describe('money', () => {
  const budgetIn = (text: string) => {
    const { budget } = draftOf(readBudget, text)
    return budget === null ? '' : `${budget.amount} ${budget.per}`
  }

  it.each([...AMOUNT_CUES, ...SHARES, ...CURRENCIES].flatMap(({ yes }) => yes))('%s: %s', (text, budget) => {
    expect(budgetIn(text)).toBe(budget)
  })

  it.each([...AMOUNT_CUES.flatMap(({ no }) => no), ...NO_MONEY.no, ...PRICE_OF.yes])('%s: no budget', (text) => {
    expect(budgetIn(text)).toBe('')
  })

  it.each(PRICE_OF.no)('%s: a budget', (text) => {
    expect(budgetIn(text)).not.toBe('')
  })

  const spendingIn = (text: string) => {
    const sheet = new Sheet(text)
    const draft = emptyDraft('en')
    readBudget(sheet, draft)
    return draft.spending ?? (sheet.free === sheet.text ? 'unread' : 'neither')
  }
  const spendings = SPENDING_RULES.map(({ spending, yes, no }) => ({ spending: spending ?? 'neither', yes, no }))

  it.each(spendings.flatMap(({ spending, yes }) => yes.map((text) => [text, spending] as const)))(
    '%s: %s',
    (text, spending) => {
      expect(spendingIn(text)).toBe(spending)
    },
  )

  it.each(spendings.flatMap(({ spending, no }) => no.map((text) => [text, spending] as const)))(
    '%s: not %s',
    (text, spending) => {
      expect(spendingIn(text)).not.toBe(spending)
    },
  )
})
