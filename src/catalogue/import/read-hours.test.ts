import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '../../world/hours.ts'
import { readHours, readInterval } from './read-hours.ts'

const cases: [text: string, interval: [number, number] | null, why: string][] = [
  ['08:00-17:00', [480, 1020], 'the usual form'],
  ['8:30-16:30', [510, 990], 'one digit for the hour'],
  ['08:00 – 17:00', [480, 1020], 'a dash with spaces'],
  ['00:00-24:00', [0, 1440], 'always open'],
  ['17:00-24:00', [1020, 1440], 'until midnight'],
  ['17:00-00:00', [1020, 1440], 'midnight as the start of the next day'],
  ['18:00-02:00', [1080, 1560], 'a bar until two'],
  ['20:00-28:30', [1200, 1710], 'past midnight in hours of the same day'],
  ['20:00-08:00', null, 'eight in the morning is too late to be meant without saying 32:00'],
  ['20:00-32:00', [1200, 1920], 'a wholesale market until eight'],
  ['17:00-09:00', null, 'reversed'],
  ['08:00-08:00', null, 'empty'],
  ['24:00-25:00', null, 'opens on no day'],
  ['08:60-17:00', null, 'sixty minutes'],
  ['08:00-36:01', null, 'longer than a day'],
  ['00:00-24:01', null, 'longer than a day by a minute'],
  ['0800-1700', null, 'no colon'],
  ['closed', null, 'not a time'],
  ['', null, 'nothing'],
]
test.each(cases)('the interval “%s” is %j: %s', (text, interval) => {
  const read = readInterval(text)
  expect(typeof read === 'string' ? null : read).toEqual(interval)
})

describe('a week', () => {
  test('includes all seven days, each sorted', () => {
    const { hours, errors } = readHours({ mon: ['13:00-17:00', '08:00-12:00'], tue: 'closed', sun: [] })
    expect(errors).toEqual([])
    expect(hours).toEqual({
      mon: [
        [480, 720],
        [780, 1020],
      ],
      tue: [],
      wed: [],
      thu: [],
      fri: [],
      sat: [],
      sun: [],
    })
  })

  test('without any day is rejected', () => {
    expect(readHours({}).errors).toMatchObject([{ pointer: '/opening_hours', code: 'no_days' }])
  })

  test('reports every invalid interval at once', () => {
    const { errors } = readHours({ mon: ['08:00-12:00', 'noon'], tue: '08:00-17:00', wed: ['17:00-08:00'] })
    expect(errors.map(({ pointer }) => pointer)).toEqual([
      '/opening_hours/mon/1',
      '/opening_hours/tue',
      '/opening_hours/wed/0',
    ])
  })

  test('may not overlap itself or the next morning, including Sunday night and Monday', () => {
    expect(readHours({ mon: ['08:00-12:00', '11:00-17:00'] }).errors).toMatchObject([
      { pointer: '/opening_hours/mon', code: 'overlapping_hours' },
    ])
    expect(readHours({ mon: ['18:00-02:00'], tue: ['01:00-05:00'] }).errors).toMatchObject([
      { pointer: '/opening_hours/mon' },
    ])
    expect(readHours({ sun: ['18:00-02:00'], mon: ['01:00-05:00'] }).errors).toMatchObject([
      { pointer: '/opening_hours/sun' },
    ])
    expect(readHours({ mon: ['08:00-12:00', '12:00-17:00'], tue: ['00:00-24:00'] }).errors).toEqual([])
  })

  test('never throws, and valid output is sorted, within two days and free of overlaps', () => {
    const clock = fc.tuple(fc.nat(40), fc.nat(65)).map(([h, m]) => `${h}:${String(m).padStart(2, '0')}`)
    const interval = fc.oneof(
      fc.tuple(clock, clock).map(([open, close]) => `${open}-${close}`),
      fc.string(),
    )
    const day = fc.oneof(fc.constant('closed'), fc.array(interval, { maxLength: 3 }))
    const week = fc.dictionary(fc.constantFrom(...WEEKDAYS), day)
    fc.assert(
      fc.property(week, (days) => {
        const { hours, errors } = readHours(days)
        if (errors.length > 0) return
        for (const name of WEEKDAYS) {
          let last = 0
          for (const [open, close] of hours[name]) {
            expect(open).toBeGreaterThanOrEqual(last)
            expect(open).toBeLessThan(1440)
            expect(close).toBeGreaterThan(open)
            expect(close).toBeLessThanOrEqual(2160)
            last = close
          }
        }
      }),
      { seed: 20_261_121 },
    )
  })
})
