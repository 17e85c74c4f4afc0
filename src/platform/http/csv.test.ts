import { describe, expect, it } from 'vitest'
import { csvRecord, prefersCsv } from './csv.ts'

describe('csvRecord', () => {
  it('quotes texts, doubles quotes, leaves null empty and numbers bare', () => {
    expect(csvRecord(['a "b", c\nd', 'ไทย', 5, -1, null])).toBe('"a ""b"", c\nd","ไทย",5,-1,\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\n=1'])('defuses the formula %j', (text) => {
    expect(csvRecord([text])).toBe(`"'${text}"\r\n`)
  })
})

describe('prefersCsv', () => {
  it.each([
    [undefined, false],
    ['*/*', false],
    ['application/json', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['text/csv', true],
    ['Text/CSV; charset=utf-8', true],
    ['text/csv, */*;q=0.1', true],
    ['application/json, text/csv', false],
    ['application/json;q=0.5, text/csv', true],
    ['text/csv;q=0', false],
    ['text/csv;q=nonsense', false],
  ])('reads %j as %j', (accept, expected) => {
    expect(prefersCsv(accept)).toBe(expected)
  })
})
