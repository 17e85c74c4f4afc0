import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { codingFor, compressedForm, storedForm } from './content-coding.ts'
import { cacheControl, matchingEtag } from './reply.ts'

describe('Accept-Encoding', () => {
  it.each([
    ['gzip', 'gzip', 'named'],
    ['br, gzip, deflate', 'br', 'the one that is smaller, where both are as welcome'],
    ['gzip, deflate, br, zstd', 'br', 'in whatever order'],
    ['gzip;q=0.5, br;q=0.1', 'gzip', 'the one that is more welcome'],
    ['GZIP', 'gzip', 'codings compare without case'],
    ['gzip;q=0', null, 'refused'],
    ['gzip;q=0.000, br', 'br', 'one refused at length'],
    ['identity;q=1, gzip;q=0.5', null, 'plain is more welcome'],
    ['x-gzip-thing', null, 'another coding'],
    ['*', 'br', 'anything'],
    ['*;q=0', null, 'nothing at all'],
    ['gzip;q=9, *;q=-1', null, 'weights that are none'],
    ['gzip;level=9', null, 'a parameter that is none'],
    [', gzip ;Q=1.000,', 'gzip', 'empty members and spaces'],
    ['', null, 'nothing'],
    [undefined, null, 'not sent'],
  ])('%s → %s (%s)', (header, expected, _why) => {
    expect(codingFor(header, 2_000)).toBe(expected)
  })

  it('is ignored for answers up to a kilobyte', () => {
    expect([codingFor('br', 1_023), codingFor('br', 1_024)]).toEqual([null, 'br'])
  })
})

describe('compressed forms of an answer', () => {
  it('are cached if the content has an ETag', async () => {
    const body = Buffer.from('{"results":[]}'.repeat(200))
    const form = await compressedForm(body, 'gzip', '"kept"')
    expect(gunzipSync(form!)).toEqual(body)
    expect(storedForm('"kept"', 'gzip')).toBe(form)
    expect([storedForm('"kept"', 'br'), storedForm('"other"', 'gzip')]).toEqual([undefined, undefined])
  })

  it('do not queue: when too many compressions run, the answer is sent uncompressed', async () => {
    const body = Buffer.from('x'.repeat(100_000))
    const forms = await Promise.all(Array.from({ length: 40 }, () => compressedForm(body, 'br', null)))
    expect(forms.filter((form) => form === null).length).toBe(40 - 16)
    expect(await compressedForm(body, 'br', null)).not.toBeNull()
  })
})

describe('If-None-Match and Cache-Control', () => {
  it.each([
    ['"a"', '"a"'],
    ['"x", "a"', '"a"'],
    ['W/"a"', '"a"'],
    ['"a-gz"', '"a-gz"'],
    ['"x","a-br"', '"a-br"'],
    ['*', '"a"'],
    ['"b"', null],
    ['"a-zz"', null],
    [undefined, null],
  ])('%s against "a" → %s', (header, expected) => {
    expect(matchingEtag(header, '"a"')).toBe(expected)
  })
})

it('forbid caching unless the operation declares it', () => {
  expect(cacheControl(undefined)).toBe('private, no-store')
  expect(cacheControl({ maxAgeS: 60, staleS: 300 })).toBe('public, max-age=60, stale-while-revalidate=300')
})
