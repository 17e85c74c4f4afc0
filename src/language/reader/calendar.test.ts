import { expect, it } from 'vitest'
import { MONTH_ROWS, WEEKDAY_ROWS } from './calendar-names.ts'
import { indexOf, monthOf, WEEKDAYS } from './calendar-words.ts'
import { listOf } from './phrases.ts'

it.each(MONTH_ROWS.flatMap(({ en, th }, at) => listOf(`${en}, ${th}`).map((name) => [name, at + 1] as const)))(
  '%s is month %i',
  (name, month) => {
    expect(monthOf(name)).toBe(month)
    expect(monthOf(name.replace(/\.$/, ''))).toBe(month)
  },
)

it.each(WEEKDAY_ROWS.flatMap(({ en, th }, at) => listOf(`${en}, ${th}`).map((name) => [name, at] as const)))(
  '%s is weekday %i',
  (name, weekday) => {
    expect(indexOf(WEEKDAYS, name)).toBe(weekday)
  },
)
