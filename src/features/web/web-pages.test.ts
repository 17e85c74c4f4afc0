import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { WEB_PAGES } from './serve-web.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const get = (url: string, headers: Record<string, string> = {}) => service.app.inject({ url, headers })
const scriptOf = (html: string) => /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!

describe('the pages of the planner', () => {
  it.each(WEB_PAGES)('%s is the same document, in Thai unless English is preferred', async (page) => {
    const url = page.replace(/:\w+/, 'x')
    const [thai, english] = await Promise.all([get(url), get(url, { 'accept-language': 'en-GB' })])
    // This service has no such destination, no places and no routes.
    const status = /^\/(?:destination|place|route)\//.test(url) ? 404 : 200
    expect([thai.statusCode, thai.headers['content-language']]).toEqual([status, 'th'])
    expect(english.headers['content-language']).toBe('en')
    expect(english.body).toContain('<html lang="en" data-theme="system">')
    expect(scriptOf(english.body)).toBe(scriptOf(thai.body))
  })

  it('remember the language and the theme that somebody chose', async () => {
    const { body } = await get('/', { cookie: 'theme=dark; language=en', 'accept-language': 'th' })
    expect(body).toContain('<html lang="en" data-theme="dark">')
    expect((await get('/', { cookie: 'theme="><script>; language=xx' })).body).toContain(
      'lang="th" data-theme="system"',
    )
  })

  it('allow only scripts of the service', async () => {
    const { headers, body } = await get('/')
    expect(String(headers['content-security-policy'])).toContain("script-src 'self';")
    expect(body.match(/<script(?![^>]* src=)/g)).toBeNull()
  })
})

describe('the assets', () => {
  it('are kept for a year, compressed as the browser prefers, and validated by a strong ETag', async () => {
    const url = scriptOf((await get('/')).body)
    const [plain, brotli, gzip] = await Promise.all([
      get(url),
      get(url, { 'accept-encoding': 'gzip, br' }),
      get(url, { 'accept-encoding': 'gzip' }),
    ])
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(brotli.rawPayload.length).toBeLessThan(gzip.rawPayload.length)
    expect((await get(url, { 'if-none-match': String(brotli.headers['etag']) })).statusCode).toBe(304)
  })

  it('are 404 if there is none, also outside the folder', async () => {
    for (const url of ['/assets/nothing.js', '/assets/../package.json', '/assets/%2e%2e/index.html', '/index.html'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  })

  it('include a worker that is asked for each time', async () => {
    const { statusCode, headers } = await get('/service-worker.js')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  })
})
