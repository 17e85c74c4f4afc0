import { describe, expect, it } from 'vitest'
import { readRange } from './byte-range.ts'

describe('readRange', () => {
  it.each([
    ['no header', undefined, 'whole'],
    ['the first ten', 'bytes=0-9', { first: 0, last: 9 }],
    ['from a byte on', 'bytes=90-', { first: 90, last: 99 }],
    ['past the end', 'bytes=90-500', { first: 90, last: 99 }],
    ['the last ten', 'bytes=-10', { first: 90, last: 99 }],
    ['the last of more than there are', 'bytes=-500', { first: 0, last: 99 }],
    ['one byte', 'bytes=99-99', { first: 99, last: 99 }],
    ['the unit in capitals', 'Bytes=0-0', { first: 0, last: 0 }],
    ['behind the end', 'bytes=100-', 'beyond'],
    ['the last none', 'bytes=-0', 'beyond'],
    ['backwards', 'bytes=9-0', 'whole'],
    ['several', 'bytes=0-1,5-6', 'whole'],
    ['no bytes', 'bytes=-', 'whole'],
    ['another unit', 'pages=1-2', 'whole'],
    ['no number', 'bytes=a-b', 'whole'],
    ['a number without end', `bytes=${'9'.repeat(30)}-`, 'whole'],
  ])('%s', (_what, header, expected) => {
    expect(readRange(header, 100)).toEqual(expected)
  })
  it('finds nothing in an empty file', () => {
    expect([readRange('bytes=0-', 0), readRange('bytes=-5', 0), readRange(undefined, 0)]).toEqual([
      'beyond',
      'beyond',
      'whole',
    ])
  })
})
