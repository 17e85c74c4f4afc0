import { assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../test/support/cases.ts'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'
import { Sheet } from './sheet.ts'
import { HABIT_RULES } from './window-habit-rules.ts'
import { isHabit } from './window-habits.ts'

const gazetteer = shippedGazetteer()
const read = (text: string) => readPrompt(text, { today: '2026-11-21', gazetteer })

describe('words of each day or of a habit', () => {
  const isHabitual = (text: string) => {
    const sheet = new Sheet(text)
    return isHabit(
      sheet,
      Object.assign(['' as string], { index: Math.floor(sheet.text.length / 2) }) as RegExpExecArray,
    )
  }

  it.each(HABIT_RULES.flatMap(({ yes }) => yes))('%s: of each day', (text) => {
    expect(isHabitual(text)).toBe(true)
  })

  it.each(HABIT_RULES.flatMap(({ no }) => no))('%s: once', (text) => {
    expect(isHabitual(text)).toBe(false)
  })
})

/** An hour in words of each language. */
const thai = (hour: number) =>
  hour < 12
    ? `${hour} โมงเช้า`
    : hour === 12
      ? 'เที่ยง'
      : hour < 16
        ? `บ่าย ${hour - 12}`
        : hour < 19
          ? `${hour - 12} โมงเย็น`
          : `${hour - 18} ทุ่ม`
const english = (hour: number) => (hour === 12 ? 'noon' : hour < 12 ? `${hour}am` : `${hour - 12} pm`)

const WAYS_TH: readonly ((there: string, home: string) => string)[] = [
  (there, home) => `ถึง ${there} กลับ ${home}`,
  (there, home) => `ไปถึงวันแรก ${there} กลับ ${home}`,
  (there, home) => `เครื่องลง ${there} บินกลับ ${home}`,
  (there, home) => `ลงเครื่อง${there} วันกลับบิน${home}`,
]
const WAYS: readonly ((there: string, home: string) => string)[] = [
  (there, home) => `we land at ${there} and fly home at ${home}`,
  (there, home) => `arriving ${there}, flying out ${home}`,
  (there, home) => `we get in at ${there} on the first day, back home by ${home}`,
]
const PARTS: readonly (readonly [words: string, minute: number])[] = [
  ['in the morning', 540],
  ['in the afternoon', 900],
  ['in the evening', 1080],
  ['late at night', 1320],
]

describe('hours of the way there and home', () => {
  const ends = record({
    days: integer({ min: 2, max: 9 }),
    there: integer({ min: 7, max: 20 }),
    home: integer({ min: 8, max: 21 }),
  })

  it('belong to the first and the last day, in Thai', () => {
    assert(
      property(ends, constantFrom(...WAYS_TH), boolean(), ({ days, there, home }, ways, isFirst) => {
        const length = `เชียงใหม่ ${days} วัน`
        const said = ways(thai(there), thai(home))
        const { dailyWindow, arrivalMinute, departureMinute } = read(
          isFirst ? `${said} ${length}` : `${length} ${said}`,
        )
        expect([dailyWindow, arrivalMinute, departureMinute]).toEqual([
          { start: null, end: null },
          there * 60,
          home * 60,
        ])
      }),
      { numRuns: cases(120) },
    )
  })

  it('belong to the first and the last day, in English', () => {
    assert(
      property(ends, constantFrom(...WAYS), ({ days, there, home }, ways) => {
        const trip = read(`${days} days in Krabi, ${ways(english(there), english(home))}`)
        expect([trip.dailyWindow, trip.arrivalMinute, trip.departureMinute]).toEqual([
          { start: null, end: null },
          there * 60,
          home * 60,
        ])
      }),
      { numRuns: cases(120) },
    )
  })

  it('are read from parts of these days', () => {
    assert(
      property(constantFrom(...PARTS), constantFrom(...PARTS), ([there, first], [home, last]) => {
        const trip = read(`5 days in Trang, we arrive on Friday ${there} and fly home ${home}`)
        expect([trip.arrivalMinute, trip.departureMinute]).toEqual([first, last])
      }),
      { numRuns: cases(16) },
    )
    const trip = read('ตรัง 3 วัน ถึงค่ำวันศุกร์ กลับวันอาทิตย์บ่าย')
    expect([trip.arrivalMinute, trip.departureMinute]).toEqual([1140, 900])
  })

  it('never leave less than six hours of each day of a longer trip', () => {
    const hour = integer({ min: 6, max: 22 })
    const words = constantFrom(
      'from',
      'after',
      'until',
      'by',
      'before',
      'back by',
      'leaving at',
      'start at',
      'home by',
      'at',
    )
    assert(
      property(integer({ min: 2, max: 9 }), words, hour, words, hour, (days, one, first, other, last) => {
        const { start, end } = read(
          `${days} days in Krabi, ${one} ${english(first)}, ${other} ${english(last)}`,
        ).dailyWindow
        expect((end ?? 21 * 60) - (start ?? 9 * 60)).toBeGreaterThanOrEqual(6 * 60)
      }),
      { numRuns: cases(200) },
    )
  })

  it('limit the days where they are said of each', () => {
    expect(read('3 days in Hat Yai for a conference, evenings only').dailyWindow).toEqual({ start: 1020, end: 1320 })
    expect(read('เชียงราย 3 วัน กลับที่พักก่อน 6 โมงเย็นทุกวัน').dailyWindow).toEqual({ start: null, end: 1080 })
    expect(read('a day in Ayutthaya, back by 5 pm').dailyWindow).toEqual({ start: null, end: 1020 })
    expect(read('Phuket 5 days, one evening on Bangla Road').dailyWindow).toEqual({ start: null, end: null })
  })
})

describe('the only day of those who set out and come back', () => {
  it.each([
    ['A day in Lopburi by train from Bangkok: leave at 7:30, back by 20:00', 450, 1200],
    ['Ratchaburi day trip, departing 6:45 and returning around 8pm', 405, 1200],
  ])('%s', (prompt, start, end) => {
    const { dailyWindow, departureMinute } = read(prompt)
    expect([dailyWindow, departureMinute]).toEqual([{ start, end }, null])
  })

  it('ends in the evening, not in the night', () => {
    expect(read('A day in Lopburi with our son, home by 5:45').dailyWindow.end).toBe(1065)
  })

  it('ends when they depart the second time', () => {
    const { dailyWindow, departureMinute } = read('One day in Phetchaburi: depart 7 am, return by 6 pm')
    expect([dailyWindow.start, departureMinute]).toEqual([420, 1080])
  })
})

describe('the hour of the way home beside its weekday', () => {
  it.each([
    ['to Trang Fri 11 Dec, back Mon 2pm', '2026-12-14', 14],
    ['Nan from Friday, returning Sunday at 16:00', '2026-11-29', 16],
    ['ไปแพร่ศุกร์ที่ 11 ธ.ค. กลับ จ. บ่ายสาม', '2026-12-14', 15],
    ['ไปแพร่ พฤ. หน้า กลับ อา. 4 โมงเย็น', '2026-11-29', 16],
    ['ไปเลย ศ. เย็น กลับ อา. 14.00', '2026-11-29', 14],
  ])('%s: %s', (text, end, hour) => {
    expect(read(text)).toMatchObject({ endDate: end, departureMinute: hour * 60 })
  })

  it.each([
    'ไป จ.แพร่ กลับ อ.สูงเม่น 3 วัน',
    'ไปน่าน พ.ศ. 2570 3 วัน',
    'to Nan on Friday 11 Dec, back in Phrae on Monday, dinner 7pm',
  ])('%s: no such hour', (text) => {
    expect(read(text).departureMinute).toBeNull()
  })
})
