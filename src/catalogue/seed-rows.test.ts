import { array, assert, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import { readArrayRows, readLineRows } from './seed-rows.ts'

test('each element of an array has the line on which it begins, in any layout', () => {
  const text = '[\n {"a": "]\\"[,\\n"},\n\n [1,\n2], 3,\n "x"\n]'
  expect(readArrayRows('f', text)).toEqual({
    rows: [
      { line: 2, value: { a: ']"[,\n' } },
      { line: 4, value: [1, 2] },
      { line: 5, value: 3 },
      { line: 6, value: 'x' },
    ],
  })
})

test('an array written with one element per line is read back with lines 2, 3, …', () => {
  assert(
    property(array(jsonValue()), (values) => {
      const text = `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`
      const expected = values.map((value, at) => ({
        line: at + 2,
        value: JSON.parse(JSON.stringify(value)) as unknown,
      }))
      expect(readArrayRows('f', text)).toEqual({ rows: expected })
    }),
    { seed: 11 },
  )
})

test('an object in place of an array is an error, not an empty list', () => {
  expect(readArrayRows('f', '{"a": 1}')).toEqual({
    errors: [{ file: 'f', line: null, message: 'must be a JSON array' }],
  })
})

test('blank lines are counted in reported line numbers', () => {
  const { rows, errors } = readLineRows('f', '{"a":1}\n\n{oops\n{"a":2}\n')
  expect(rows.map(({ line }) => line)).toEqual([1, 4])
  expect(errors).toMatchObject([{ file: 'f', line: 3 }])
})
