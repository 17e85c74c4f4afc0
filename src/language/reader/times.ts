import {
  anywhere,
  CLOCK_ROWS,
  clockSource,
  HOUR_UNITS,
  MINUTE_WORDS,
  MORNING_HOURS,
  NAMED_HOURS,
  PARTS_OF_DAY,
  SAID_MINUTES,
} from './clock-rules.ts'
import { readNumber } from './numbers.ts'
import { words } from './phrases.ts'

/** A clock time in either language. No named groups, so that one pattern can contain it twice. */
export const CLOCK = CLOCK_ROWS.map(clockSource).join('|')

const NAMED = NAMED_HOURS.map(({ said, minute }) => ({ pattern: anywhere(said), minute }))
const MINUTES = MINUTE_WORDS.map(({ said, minutes }) => ({ pattern: new RegExp(words(said)), minutes }))
const PARTS = PARTS_OF_DAY.map((row) => ({ ...row, pattern: anywhere(row.said) }))
const MORNING = anywhere(MORNING_HOURS.said)

/** Minutes after midnight of a match of `CLOCK` or a bare hour. `late` reads a bare hour as afternoon. */
export function readClock(text: string, late: boolean): number | null {
  const { words, minutes } = withoutMinutes(text.trim().replace(/^at /, ''))
  const named = NAMED.find(({ pattern }) => pattern.test(words))
  if (named) return named.minute + minutes
  const digits = /(\d{1,2}?)(?:[:.]?(\d{2}))?(?!\d)/.exec(words)
  const word = digits === null ? /[a-z]+|[ก-์]+/.exec(words.replace(HOUR_UNITS, ''))?.[0] : undefined
  const hour = digits ? Number(digits[1]) : word === undefined ? 1 : readNumber(word)
  const minute = Number(digits?.[2] ?? 0)
  if (hour === null || hour > 24 || minute > 59) return null
  const all = hourOfDay(words, hour, late) * 60 + minute + minutes
  return all <= 1440 ? all : null
}

/** `สองทุ่มครึ่ง` is `สองทุ่ม` and 30 minutes. */
function withoutMinutes(text: string): { readonly words: string; readonly minutes: number } {
  const said = SAID_MINUTES.exec(text)
  let words = said?.[1] === undefined ? text : text.slice(0, said.index + said[0].length - said[1].length)
  let minutes = readNumber(said?.[1] ?? '') ?? 0
  for (const row of MINUTES) {
    if (!row.pattern.test(words)) continue
    words = words.replace(row.pattern, '')
    minutes += row.minutes
  }
  return { words: words.trim(), minutes }
}

function hourOfDay(text: string, hour: number, late: boolean): number {
  const part = PARTS.find(({ pattern }) => pattern.test(text))
  if (part) return hour >= (part.first ?? 0) && hour <= part.last ? hour + part.adds : hour
  if (hour >= MORNING_HOURS.first && MORNING.test(text)) return hour
  // A bare hour: nobody sets out at 3 at night, nobody is back at 5 in the morning.
  if (hour < 6 || (late && hour < 12)) return hour + 12
  return hour
}
