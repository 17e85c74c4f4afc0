import { describe, expect, it } from 'vitest'
import { acceptsGzip, cacheControl, matchesEtag } from './reply.ts'

describe('Accept-Encoding', () => {
  it.each([
    ['gzip', true, 'named'],
    ['br, gzip, deflate', true, 'one of several'],
    ['gzip;q=0.5, br;q=1', true, 'with a weight'],
    ['GZIP', true, 'codings compare without case'],
    ['gzip;q=1.000', true, 'the largest weight'],
    ['gzip;q=0', false, 'refused'],
    ['gzip;q=0.000, br', false, 'refused at length'],
    ['gzip;q=9', false, 'no weight that exists'],
    ['x-gzip-thing', false, 'another coding'],
    ['*', false, 'anything is no wish for it'],
    ['', false, 'nothing'],
    [undefined, false, 'not sent'],
  ])('%s → %s (%s)', (header, expected, _why) => {
    expect(acceptsGzip(header)).toBe(expected)
  })
})

describe('If-None-Match', () => {
  it.each([
    ['"a"', true],
    ['"x", "a"', true],
    ['W/"a"', true],
    ['*', true],
    ['"b"', false],
    [undefined, false],
  ])('%s against "a" → %s', (header, expected) => {
    expect(matchesEtag(header, '"a"')).toBe(expected)
  })
})

it('says nothing is kept unless the card has a rule', () => {
  expect(cacheControl(undefined)).toBe('private, no-store')
  expect(cacheControl({ maxAgeS: 60, staleS: 300 })).toBe('public, max-age=60, stale-while-revalidate=300')
})
