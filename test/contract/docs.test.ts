import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAllInputErrors, listAllProblems } from '../../src/platform/http/declared-problems.ts'
import { projectRoot } from '../../src/platform/paths.ts'
import { declaredOperations, startTestService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())
const operations = declaredOperations()
const problems = listAllProblems(operations)
const get = (url: string, headers: Record<string, string> = {}) => service.call('GET', url, { headers })

describe('the error catalogue', () => {
  it.each([
    ['th', 'รายการข้อผิดพลาด'],
    ['en', 'Error catalogue'],
  ] as const)('is a page in %s with every problem and input error code', async (language, heading) => {
    const { status, headers, text } = await get('/docs/errors', { 'accept-language': language, accept: 'text/html' })
    expect([status, headers['content-type'], headers['content-language']]).toEqual([
      200,
      'text/html; charset=utf-8',
      language,
    ])
    expect(headers.vary).toMatch(/Accept\b.*Accept-Language/)
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(heading)
    for (const { code, status: problemStatus, title } of problems) {
      expect(text).toContain(`<tr id="${code}"><td>${problemStatus}</td>`)
      expect(text).toContain(title[language])
    }
    for (const { code } of listAllInputErrors(operations)) expect(text).toContain(`<tr id="input-${code}">`)
  })

  it('fills every placeholder: each sentence reads as in an answer', async () => {
    for (const language of ['th', 'en'])
      for (const accept of ['text/html', 'application/json']) {
        const { text } = await get('/docs/errors', { 'accept-language': language, accept })
        expect(text.replace(/<style>.*<\/style>/s, '')).not.toMatch(/\{\w+\}/)
      }
  })

  it('is JSON when the caller asks for JSON', async () => {
    const { headers, text } = await get('/docs/errors', { accept: 'application/json' })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    const published = JSON.parse(text)
    expect(Object.keys(published.problems)).toEqual(problems.map(({ code }) => code))
    expect(published.problems.infeasible_trip).toMatchObject({
      status: 422,
      detail: { en: expect.stringContaining('conflict') },
      members: { conflicts: { type: 'array' } },
      example: { code: 'infeasible_trip', conflicts: [{ about: 'days' }] },
    })
    expect(published.input_errors.missing).toContainEqual({ th: 'ต้องระบุ', en: 'is required' })
  })

  it('has an anchor for the type of every problem', async () => {
    const { body } = await get('/trips/v1/nothing')
    const [path, anchor] = String(body.type).split('#')
    expect((await get(path!)).text).toContain(`id="${anchor}"`)
  })
})

describe('the reference', () => {
  it('loads from this service only: the page and all of its resources', async () => {
    const page = await get('/docs/')
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(hostsOf(page.text)).toEqual([])
    const sources = [...page.text.matchAll(/<(?:script|link|img)[^>]+(?:src|href)="([^"]+)"/g)]
      .map(([, source]) => source!)
      .filter((source) => !source.startsWith('data:'))
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) {
      expect(source).not.toMatch(/^(?:[a-z]+:)?\/\//i)
      expect((await get(new URL(source, 'http://here/docs/').pathname)).status).toBe(200)
    }
  })

  it('has a policy that restricts the browser to this service', async () => {
    const policy = String((await get('/docs/')).headers['content-security-policy'])
    for (const directive of ['default-src', 'script-src', 'connect-src', 'style-src', 'font-src', 'img-src'])
      expect(policy).toMatch(new RegExp(`${directive} 'self'`))
    expect(policy).not.toMatch(/https?:|\*/)
    const errors = String((await get('/docs/errors')).headers['content-security-policy'])
    expect(errors).toContain("default-src 'none'")
  })

  it('shows the document that this service serves', async () => {
    const { text } = await get('/docs/')
    expect(text).toContain('/openapi.json')
    expect((await get('/openapi.json')).status).toBe(200)
  })
})

describe('the introduction to the API', () => {
  it('names only problems that exist', () => {
    const text = readFileSync(join(projectRoot, 'docs/api-intro.md'), 'utf8')
    for (const [, code] of text.matchAll(/code[^`]*`([a-z]+_[a-z_]+)`/g))
      expect(problems.map((problem) => problem.code)).toContain(code)
  })
})

/** Hosts that a page refers to in anything that browsers load; SVG namespace names are not URLs. */
function hostsOf(html: string): string[] {
  return [...html.matchAll(/(?:https?:)?\/\/([\w.-]+\.[a-z]{2,})/gi)]
    .map(([, host]) => host!)
    .filter((host) => host !== 'www.w3.org')
}
