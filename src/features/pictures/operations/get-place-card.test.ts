import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const CARD = '/pictures/cards/1.temple.north.dusk.hills.k3f9a2.svg'

test('a place without a photograph has a drawn card that caches keep for ever', async () => {
  const { body } = await service.call('GET', '/trips/v1/place/detail/ATTRACTION/th-10-wat-phra-kaew')
  expect(body.thumbnail_url).toMatch(/^\/pictures\/cards\/1\.temple\.central\./)
  const card = await service.call('GET', body.thumbnail_url)
  expect(card.status).toBe(200)
  expect(card.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  expect(card.text).toMatch(/^<svg .*<\/svg>$/s)
})

test('a card that the caller holds is not sent again', async () => {
  const { headers } = await service.call('GET', CARD)
  const again = await service.call('GET', CARD, { headers: { 'if-none-match': String(headers['etag']) } })
  expect(again.status).toBe(304)
  expect(again.text).toBe('')
})

test('a theme fixes the colours; without one the card follows the reader', async () => {
  const text = async (query: string) => (await service.call('GET', `${CARD}${query}`)).text
  expect(await text('')).toContain('prefers-color-scheme')
  expect(await text('?theme=dark')).not.toContain('prefers-color-scheme')
  expect(await text('?theme=dark')).not.toBe(await text('?theme=light'))
})

test.each([
  ['an unknown scene', '1.moon.north.dusk.hills.k3f9a2.svg'],
  ['a member of every object', '1.constructor.north.dusk.hills.k3f9a2.svg'],
  ['an unknown light', '1.temple.north.noon.hills.k3f9a2.svg'],
  ['a seed beyond 32 bits', '1.temple.north.dusk.hills.zzzzzzz.svg'],
  ['another format', '1.temple.north.dusk.hills.k3f9a2.png'],
])('%s is not found', async (_what, name) => {
  const { status, body } = await service.call('GET', `/pictures/cards/${name}`)
  expect([status, body.code]).toEqual([404, 'picture_not_found'])
})

test('an unknown theme is named', async () => {
  const { status, body } = await service.call('GET', `${CARD}?theme=sepia`)
  expect(status).toBe(400)
  expect(body.errors).toMatchObject([{ parameter: 'theme' }])
})
