import { describe, expect, it } from 'vitest'
import { nextLink } from './listing.ts'

describe('the link to the next page', () => {
  it.each([
    ['no parameters', '/a/b', '/a/b?page=2'],
    ['another parameter', '/a/b?limit=10', '/a/b?limit=10&page=2'],
    ['the page where it stood', '/a/b?page=1&limit=10', '/a/b?page=2&limit=10'],
    ['an empty page', '/a/b?limit=10&page=', '/a/b?limit=10&page=2'],
    ['the page that it already names', '/a/b?page=2', '/a/b?page=2'],
    ['a name that ends the same', '/a/b?mypage=1', '/a/b?mypage=1&page=2'],
    ['values as they were sent', '/a?q=%E0%B8%A7+x&at=18.7,98.9', '/a?q=%E0%B8%A7+x&at=18.7,98.9&page=2'],
    ['a page whose name is encoded', '/a?p%61ge=1', '/a?page=2'],
    ['characters that would end the link', '/a?q=<y>"', '/a?q=%3Cy%3E%22&page=2'],
    ['a parameter without a value', '/a?x', '/a?x=&page=2'],
  ])('keeps the other parameters: %s', (_why, url, expected) => {
    expect(nextLink('https://tiao.example', url, 2)).toBe(`<https://tiao.example${expected}>; rel="next"`)
  })

  it('is built in linear time, even for the longest URL', () => {
    expect(nextLink('https://tiao.example', `/a?${'a=1&'.repeat(3_500)}!`, 2)).toContain('page=2')
  })
})
