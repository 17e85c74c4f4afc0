import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursOfV2, hoursOfV5, minutesOf } from './partner-hours.ts'
import { feeOf, instantOf, linksOf, numberOf, overlaid, pairsOf, pointOf, textOf, textsOf } from './partner-values.ts'

const values: [why: string, read: unknown, expected: unknown][] = [
  ['tags null', textsOf(null), []],
  ['tags as a text with commas', textsOf('วัด, ธรรมชาติ,วัด ,'), ['วัด', 'ธรรมชาติ']],
  ['tags as a list', textsOf(['a', null, '', 3]), ['a', '3']],
  ['phones as objects', textsOf([{ phone: '053 1' }, {}]), ['053 1']],
  ['a text with markup', textOf('<p>หนึ่ง &amp; สอง</p><script>x()</script>สาม<br/>'), 'หนึ่ง & สอง\nสาม'],
  ['a comparison is no markup', textOf('1 < 2 & 3 > 2'), '1 < 2 & 3 > 2'],
  ['a blank text', textOf('  '), null],
  ['an object for a text', textOf({}), null],
  ['a number as text', numberOf('13.75'), 13.75],
  ['thousands', numberOf('1,234'), 1234],
  ['no number', numberOf('12 km'), null],
  ['a point in texts', pointOf('13.75', '100.5'), { latitude: 13.75, longitude: 100.5 }],
  ['half a point', pointOf('13.75', null), null],
  ['0, 0', pointOf(0, '0'), null],
  ['a point off the globe', pointOf('100.5', '13.75'), null],
  [
    'links',
    linksOf(['www.example.org', 'https://example.org/a', 'javascript:alert(1)', 'not a link', 'facebook']),
    ['https://www.example.org', 'https://example.org/a'],
  ],
  ['an instant with a zone', instantOf('2024-07-10T03:32:21.952Z'), '2024-07-10T03:32:21.952Z'],
  ['an instant without one is Bangkok’s', instantOf('2020-03-16T15:00:17.123'), '2020-03-16T08:00:17.123Z'],
  ['a day with slashes', instantOf('2020/03/16'), '2020-03-15T17:00:00.000Z'],
  ['a day that does not exist', instantOf('2020-13-45'), null],
  [
    'facilities with codes',
    pairsOf([
      { code: 'PK', description: 'ที่จอดรถ' },
      { code: 'XX', description: null },
    ]),
    [
      ['PK', 'ที่จอดรถ'],
      ['XX', 'XX'],
    ],
  ],
  ['payment as a text', pairsOf('เงินสด'), [['เงินสด', 'เงินสด']]],
  ['nothing does not hide something', overlaid({ a: 1, b: 'x' }, { a: null, b: '', c: 2 }), { a: 1, b: 'x', c: 2 }],
]
test.each(values)('%s', (_why, read, expected) => {
  expect(read).toEqual(expected)
})

test.each([
  ['20', 20],
  ['1,000 บาท', 1000],
  [40, 40],
  ['0', 0],
  ['ฟรี', 0],
  ['', null],
  ['20-40', null],
  ['-5', null],
  [null, null],
])('parses the fee %j as %j baht', (given, baht) => {
  expect(feeOf({ thai_adult: given })?.thai_adult ?? null).toBe(baht)
})

test.each([
  ['0830', 510],
  ['08:30', 510],
  ['8.30 น.', 510],
  ['08:30:00', 510],
  [830, 510],
  ['24:00', 1440],
  ['2500', null],
  ['0860', null],
  ['noon', null],
  [null, null],
])('parses the time %j as minute %j', (given, minutes) => {
  expect(minutesOf(given)).toBe(minutes)
})

describe('opening hours', () => {
  const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  const period = (day: unknown, open: unknown, close: unknown, closeDay: unknown = day) => ({
    open: { day, time: open },
    close: close === undefined ? null : { day: closeDay, time: close },
  })
  const v5: [why: string, hours: unknown, expected: object | null][] = [
    ['unknown', { periods: null, weekday_text: { day1: null } }, null],
    [
      'day 1 is Monday, day 7 Sunday',
      { periods: [period(1, '0800', '1700'), period('7', '08:00', '17:00')] },
      { mon: [[480, 1020]], sun: [[480, 1020]] },
    ],
    ['day 0 is Sunday too', { periods: [period(0, '0800', '1700')] }, { sun: [[480, 1020]] }],
    ['past midnight into the next day', { periods: [period(5, '1800', '0200', 6)] }, { fri: [[1080, 1560]] }],
    ['past midnight on the same day', { periods: [period(7, '1800', '0200')] }, { sun: [[1080, 1560]] }],
    [
      'always open',
      { periods: [period(1, '0000', undefined), period(2, '0000', '0000'), period(3, '0000', '2359')] },
      { mon: [[0, 1440]], tue: [[0, 1440]], wed: [[0, 1440]] },
    ],
    [
      'overlaps are joined',
      { periods: [period(1, '0800', '1200'), period(1, '1100', '1700')] },
      { mon: [[480, 1020]] },
    ],
    [
      'a period that cannot be read is left out',
      { periods: [period(1, '0800', '1700'), period(2, 'morning', '1700')] },
      { mon: [[480, 1020]] },
    ],
    [
      'texts when there are no periods',
      {
        periods: null,
        weekday_text: { day1: { day: 'จันทร์', time: '08:00 - 18:00' }, day2: { day: 'อังคาร', time: 'ปิด' } },
      },
      { mon: [[480, 1080]] },
    ],
    [
      'two intervals in a text',
      { weekday_text: { day3: { day: 'Wednesday', time: '08.00 - 12.00 น., 13.00 - 17.00 น.' } } },
      {
        wed: [
          [480, 720],
          [780, 1020],
        ],
      },
    ],
    ['24 hours in a text', { weekday_text: { day6: { day: 'เสาร์', time: 'เปิด 24 ชั่วโมง' } } }, { sat: [[0, 1440]] }],
    ['odd types', { periods: 'x', weekday_text: [] }, null],
    ['nothing', null, null],
  ]
  test.each(v5)('are parsed from version 5: %s', (_why, hours, expected) => {
    expect(hoursOfV5(hours)).toEqual(expected && { ...closed, ...expected })
  })

  const v2: [why: string, hours: unknown, expected: object | null][] = [
    ['numbers', [{ day: 1, open: '08:00', close: '17:00' }], { mon: [[480, 1020]] }],
    ['English names', [{ day: 'Tuesday', open: '0830', close: '1630' }], { tue: [[510, 990]] }],
    ['Thai names', [{ day: 'วันพฤหัสบดี', open: '08:30', close: '16:30' }], { thu: [[510, 990]] }],
    ['nulls', [{ day: 1, open: null, close: null }], null],
    ['no list', {}, null],
  ]
  test.each(v2)('are parsed from version 2: %s', (_why, hours, expected) => {
    expect(hoursOfV2(hours)).toEqual(expected && { ...closed, ...expected })
  })
})

test('no parser throws, whatever the value', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('periods', 'open', 'day', 'time', 'code'), fc.jsonValue()),
  )
  fc.assert(
    fc.property(anything, (value) => {
      for (const read of [textOf, textsOf, linksOf, numberOf, feeOf, pairsOf, instantOf, hoursOfV5, hoursOfV2])
        read(value)
      expect(hoursOfV5({ periods: [value] }) ?? {}).toBeTypeOf('object')
    }),
    { seed: 20_261_121 },
  )
})
