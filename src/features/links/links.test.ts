import { XmlDocument } from 'libxml2-wasm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { daysWith, PLACES, TRIPS, tripCalls } from '../../../test/support/trips.ts'

let service: TestService
let owner: TestUser
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  owner = await createTestUser(service)
})
afterAll(() => service.stop())

const HOSTILE = `</title><script>alert(1)</script> "it's" & <b>`
const page = (path: string, headers: Readonly<Record<string, string>> = { 'accept-language': 'th' }) =>
  service.call('GET', path, { headers })
const tripNamed = async (name: string) =>
  (await tripCalls(service, owner).create({ name, budget: 9_000, days: daysWith([PLACES[0], PLACES[1]]) })).body
    .trip_id as string
const share = async (tripId: string): Promise<string> =>
  (await tripCalls(service, owner).call('PUT', `${TRIPS}/${tripId}/share`, { role: 'view' })).body.token
const property = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
const schemaOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

describe('the head of a page', () => {
  test('a place has its title, canonical address, both languages and a picture', async () => {
    const { status, text } = await page('/place/th-10-wat-pho')
    expect(status).toBe(200)
    expect(text).toMatch(/<html lang="th"/)
    expect(text).toMatch(/<title>วัดพระเชตุพน.* · Tiao<\/title>/)
    expect(text).toContain('<link rel="canonical" href="http://localhost:80/place/th-10-wat-pho">')
    for (const lang of ['th', 'en'])
      expect(text).toContain(`hreflang="${lang}" href="http://localhost:80/place/th-10-wat-pho?lang=${lang}"`)
    expect(property(text, 'og:image')).toBe('http://localhost:80/pictures/links/place/th-10-wat-pho?lang=th')
    expect([property(text, 'og:image:width'), property(text, 'og:image:height')]).toEqual(['1200', '630'])
  })

  test('a link with a language answers in it, whatever the browser prefers', async () => {
    const { text } = await page('/place/th-10-wat-pho?lang=en')
    expect(text).toMatch(/<html lang="en"/)
    expect(property(text, 'og:title')).toBe('Wat Pho · Bangkok · Tiao')
  })

  test('a place is a TouristAttraction of schema.org, without hours that are only usual', async () => {
    const schema = schemaOf((await page('/place/th-10-wat-pho')).text)
    expect(schema).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'TouristAttraction',
      geo: { '@type': 'GeoCoordinates' },
      address: { addressCountry: 'TH' },
    })
    const usual = [...service.services.catalogue.listedPlaces()].find(({ hoursBasis }) => hoursBasis === 'usual')
    const guessed = schemaOf((await page(`/place/${encodeURIComponent(usual!.id)}`)).text)
    expect(guessed).not.toHaveProperty('openingHoursSpecification')
  })

  test('a route is a TouristTrip with its stops', async () => {
    const [route] = [...service.services.catalogue.routes()]
    const { text } = await page(`/route/${route!.route_id}`)
    expect(schemaOf(text)).toMatchObject({ '@type': 'TouristTrip', itinerary: { '@type': 'ItemList' } })
    expect(property(text, 'og:type')).toBe('article')
  })

  test('a destination is a TouristDestination with what people come for', async () => {
    const { status, text } = await page('/destination/ko-lipe')
    expect(status).toBe(200)
    expect(property(text, 'og:title')).toBe('เกาะหลีเป๊ะ · จุดหมาย · Tiao')
    expect(property(text, 'og:image')).toBe('http://localhost:80/pictures/links/destination/ko-lipe?lang=th')
    expect(text).toContain('hreflang="en" href="http://localhost:80/destination/ko-lipe?lang=en"')
    const schema = schemaOf(text)
    expect(schema).toMatchObject({
      '@type': 'TouristDestination',
      name: 'เกาะหลีเป๊ะ',
      geo: { '@type': 'GeoCoordinates' },
      containedInPlace: [{ name: 'สตูล' }, { '@type': 'Country' }],
    })
    expect(schema.alternateName).toContain('Ko Lipe')
    expect(schema.includesAttraction[0]).toMatchObject({ '@type': 'TouristAttraction' })
  })

  test('a destination, a place or a route that does not exist is 404, and not for search engines', async () => {
    for (const path of ['/destination/nowhere', '/place/nowhere', '/route/nowhere', '/place/..%2f..%2fetc']) {
      const { status, text, headers } = await page(path)
      expect([path, status]).toEqual([path, 404])
      expect(headers['content-type']).toContain('text/html')
      expect(property(text, 'robots')).toBe('noindex')
    }
  })

  test('the policy for scripts allows no inline script', async () => {
    const { headers } = await page('/place/th-10-wat-pho')
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/)
  })
})

describe('the head of a shared trip', () => {
  test('shows the name and a picture to whoever has the link, and stays out of search engines', async () => {
    const token = await share(await tripNamed('อยุธยากับแม่'))
    const { text } = await page(`/t/${token}`)
    expect(property(text, 'og:title')).toBe('อยุธยากับแม่ · Tiao')
    expect(property(text, 'robots')).toBe('noindex')
    expect(text).not.toContain('rel="canonical"')
    expect(schemaOf(text)).toBeNull()
    const picture = await service.call('GET', new URL(property(text, 'og:image')!).pathname)
    expect(picture.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=300' })
  })

  test('escapes what travellers write', async () => {
    const token = await share(await tripNamed(HOSTILE))
    const { text } = await page(`/t/${token}`)
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;it&#39;s&quot; &amp; &lt;b&gt;')
  })

  test('a trip without a link reveals nothing, nor does a link that has ended', async () => {
    const tripId = await tripNamed('ความลับสุดยอด')
    const token = await share(tripId)
    await tripCalls(service, owner).call('DELETE', `${TRIPS}/${tripId}/share`)
    const heads = await Promise.all([tripId, token, 'share_unknown'].map(async (id) => (await page(`/t/${id}`)).text))
    expect(new Set(heads).size).toBe(1)
    expect(heads[0]).not.toContain('ความลับ')
    for (const id of [tripId, token]) {
      const { status, body } = await service.call('GET', `/pictures/links/t/${id}`)
      expect([status, body.code]).toEqual([404, 'picture_not_found'])
    }
  })
})

describe('the picture of a link', () => {
  test('is made once for all who ask at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => service.call('GET', '/pictures/links/place/th-10-wat-pho?lang=th')),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1)
    const etag = String(answers[0]!.headers['etag'])
    const again = await service.call('GET', '/pictures/links/place/th-10-wat-pho?lang=th', {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  test.each(['home', 'destinations', 'places', 'routes', 'community', 'destination/pai'])(
    'the page %s has one',
    async (name) => {
      const { status, headers } = await service.call('GET', `/pictures/links/${name}?lang=en`)
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
    },
  )

  test.each(['destination/nowhere', 'place/nowhere', 'route/nowhere', 't/share_unknown'])(
    '%s has none',
    async (path) => {
      const { status, body } = await service.call('GET', `/pictures/links/${path}`)
      expect([status, body.code]).toEqual([404, 'picture_not_found'])
    },
  )

  test('an unknown page or language is named', async () => {
    expect((await service.call('GET', '/pictures/links/moon')).body.errors).toMatchObject([{ parameter: 'page' }])
    expect((await service.call('GET', '/pictures/links/home?lang=de')).body.errors).toMatchObject([
      { parameter: 'lang' },
    ])
  })
})

describe('the sitemap', () => {
  test('lists every public page in both languages, as XML', async () => {
    const index = await page('/sitemap.xml')
    XmlDocument.fromString(index.text).dispose()
    expect(index.text).toContain('<loc>http://localhost:80/sitemap/1</loc>')
    const { text, headers } = await page('/sitemap/1')
    XmlDocument.fromString(text).dispose()
    expect(headers['content-type']).toContain('application/xml')
    expect(text).toContain('<loc>http://localhost:80/place/th-10-wat-pho</loc>')
    expect(text).toContain('<loc>http://localhost:80/destination/pai</loc>')
    expect(text).toContain('hreflang="en" href="http://localhost:80/place/th-10-wat-pho?lang=en"')
    expect(text).not.toContain('/t/')
  })

  test.each(['0', '2', '1001', 'x', '99999'])('has no page %s', async (name) => {
    expect((await page(`/sitemap/${name}`)).status).toBe(404)
  })

  test('robots find it, and leave trips alone', async () => {
    const { text } = await page('/robots.txt')
    expect(text).toContain('Sitemap: http://localhost:80/sitemap.xml')
    expect(text).toContain('Disallow: /t/')
  })
})
