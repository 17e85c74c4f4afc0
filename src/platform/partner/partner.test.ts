import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  PARTNER_KEY,
  type PartnerServer,
  type ServedPlace,
  startPartnerServer,
} from '../../../test/support/partner-server.ts'
import { Breaker } from '../breaker.ts'
import { createPartner } from './create-partner.ts'
import type { Partner, PartnerPage, PartnerPlace, Pulled } from './partner.ts'
import type { PartnerOptions } from './partner-v5.ts'

let server: PartnerServer
beforeEach(async () => {
  server = await startPartnerServer()
})
afterEach(() => server.close())

const place = (number: number, more: Partial<ServedPlace> = {}): ServedPlace => ({
  id: `P030${String(number).padStart(5, '0')}`,
  number: String(number),
  code: 'ATTRACTION',
  th: { name: `วัดที่ ${number}`, introduction: 'สวย', province: 'เชียงใหม่' },
  en: { name: `Wat ${number}`, introduction: 'Fine', province: 'Chiang Mai' },
  latitude: 18.8,
  longitude: 98.9,
  updatedAt: '2024-07-10T03:00:00.000Z',
  ...more,
})

describe.each(['v5', 'v2'] as const)('version %s', (version) => {
  const open = (more: Partial<PartnerOptions> = {}): Partner =>
    createPartner(version, {
      baseUrl: server[version],
      apiKey: PARTNER_KEY,
      now: () => new Date('2026-01-31T00:00:00Z'),
      timeoutMs: 2000,
      retryDelayMs: 1,
      pageSize: 20,
      ...more,
    })
  const listPath = version === 'v5' ? '/tatapi/v5/places/search' : '/api/v2/places'
  const isDetail = (path: string, { id, number }: ServedPlace) => path.endsWith(`/${version === 'v5' ? id : number}`)

  test('yields every place of every page once, in both languages', async () => {
    server.places = Array.from({ length: 53 }, (_, index) => place(index + 1))
    const pulled = values(await collect(open().pullPlaces()))
    expect(pulled.map(({ id }) => id)).toEqual(server.places.map(({ id }) => id))
    expect(pulled[6]).toMatchObject({
      id: 'P03000007',
      tatId: 'P03000007',
      th: {
        name: 'วัดที่ 7',
        province: 'เชียงใหม่',
        categoryCode: 'ATTRACTION',
        point: { latitude: 18.8, longitude: 98.9 },
      },
      en: { name: 'Wat 7', province: 'Chiang Mai', updatedAt: '2024-07-10T03:00:00.000Z', views: 10 },
    })
  })

  test('handles short pages and a missing last page', async () => {
    server.places = Array.from({ length: 40 }, (_, index) => place(index + 1))
    server.faultOf = ({ path, query }) =>
      path === listPath && (query['page'] ?? query['pagenumber']) === '3' ? { status: 404, body: '{}' } : undefined
    expect(values(await collect(open({ pageSize: 100 }).pullPlaces()))).toHaveLength(40)
  })

  test('retries once after a failed answer', async () => {
    server.places = [place(1)]
    server.faultOf = ({ time }) => (time === 1 ? { status: 503 } : undefined)
    expect(values(await collect(open().pullPlaces()))).toHaveLength(1)
  })

  test('waits for Retry-After before the retry', async () => {
    server.places = [place(1)]
    server.faultOf = ({ time }) => (time === 1 ? { status: 429, headers: { 'retry-after': '0' } } : undefined)
    expect(values(await collect(open().pullPlaces()))).toHaveLength(1)
    server.faultOf = () => ({ status: 429, headers: { 'retry-after': '3600' } })
    await expect(collect(open().pullPlaces())).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 3_600_000 })
  })

  const ends: [why: string, fault: object, code: string][] = [
    ['failing', { status: 500 }, 'unavailable'],
    ['answering with no JSON', { body: '<html>' }, 'bad_answer'],
    ['answering with half a body', { body: '{"result": [', cut: true }, 'unavailable'],
    ['answering with another shape', { body: '{"data": "x", "result": "x"}' }, 'bad_answer'],
    ['forbidding', { status: 403, body: '{}' }, 'forbidden'],
    ['pointing elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'refused'],
  ]
  test.each(ends)('fails with a clear error when the list keeps %s', async (_why, fault, code) => {
    server.places = [place(1)]
    server.faultOf = ({ path }) => (path === listPath ? fault : undefined)
    await expect(collect(open().pullPlaces())).rejects.toMatchObject({ name: 'PartnerError', code })
  })

  test('reports how to fix a rejected key and does not retry', async () => {
    await expect(open({ apiKey: 'wrong' }).check()).rejects.toThrow('PARTNER_API_KEY')
    expect(server.requests).toHaveLength(1)
    await expect(open().check()).resolves.toBeUndefined()
  })

  test('times out if an answer does not arrive', async () => {
    server.faultOf = () => ({ hang: true })
    await expect(open({ timeoutMs: 50 }).check()).rejects.toMatchObject({ code: 'timeout' })
    expect(server.requests).toHaveLength(2)
  })

  test('stops reading an answer that is too large', async () => {
    server.faultOf = () => ({ body: JSON.stringify('x'.repeat(10_000)) })
    await expect(open({ maxBytes: 1000 }).check()).rejects.toMatchObject({ code: 'bad_answer' })
  })

  test('stops reading a list that never ends', async () => {
    server.places = Array.from({ length: 60 }, (_, index) => place(index + 1))
    await expect(collect(open({ maxPages: 2 }).pullPlaces())).rejects.toMatchObject({ code: 'bad_answer' })
  })

  test('yields an unreadable place as an error, and the others as usual', async () => {
    server.places = [place(1), place(2), place(3)]
    server.faultOf = ({ path }) => (isDetail(path, place(2)) ? { body: 'no JSON' } : undefined)
    const pulled = await collect(open().pullPlaces())
    expect(pulled.map((item) => ('error' in item ? item.error.code : item.id))).toEqual([
      'P03000001',
      'bad_answer',
      'P03000003',
    ])
  })

  test('yields a place without a detail in one language with the fields of the list', async () => {
    server.places = [place(1)]
    server.faultOf = ({ path, language }) =>
      isDetail(path, place(1)) && language === 'en' ? { status: 404, body: '{}' } : undefined
    const [only] = values(await collect(open().pullPlaces()))
    expect(only).toMatchObject({ th: { name: 'วัดที่ 1' }, en: { name: 'Wat 1', introduction: null } })
  })

  test('pauses after five failures, then tries again', async () => {
    let now = 0
    const breaker = new Breaker({ now: () => now })
    const partner = open({ breaker })
    server.faultOf = () => ({ status: 500 })
    for (let call = 0; call < 2; call += 1) await expect(partner.check()).rejects.toMatchObject({ code: 'unavailable' })
    await expect(partner.check()).rejects.toMatchObject({ code: 'paused' })
    expect(server.requests).toHaveLength(5)
    await expect(partner.check()).rejects.toMatchObject({ code: 'paused' })
    expect(server.requests).toHaveLength(5)
    server.faultOf = () => undefined
    now = 31_000
    await expect(partner.check()).resolves.toBeUndefined()
  })

  test('requests details only of places that changed', async () => {
    server.places = [place(1, { updatedAt: '2023-01-01T03:00:00.000Z' }), place(2)]
    const pulled = values(await collect(open().pullPlaces({ since: new Date('2024-01-01T00:00:00Z') })))
    expect(pulled.map(({ id }) => id)).toEqual(['P03000002'])
    expect(server.requests.some(({ path }) => isDetail(path, place(1)))).toBe(false)
  })

  test('can be stopped', async () => {
    server.places = [place(1)]
    const stop = new AbortController()
    server.faultOf = () => {
      stop.abort()
      return { hang: true }
    }
    await expect(collect(open().pullPlaces({ signal: stop.signal }))).rejects.toMatchObject({ code: 'aborted' })
  })

  test('yields routes with their stops by id, in order, in both languages', async () => {
    server.places = [place(1), place(2), place(3)]
    server.routes = [
      {
        id: 'R00000001',
        number: '1',
        th: { name: 'เส้นทาง', introduction: 'สองวัน' },
        en: { name: 'A way', introduction: 'Two days' },
        days: [[place(3).id, place(1).id], [place(2).id]],
      },
    ]
    const [route] = values(await collect(open().pullRoutes()))
    expect(route).toMatchObject({
      id: 'R00000001',
      th: { name: 'เส้นทาง', introduction: 'สองวัน' },
      en: { name: 'A way', introduction: 'Two days' },
      days: [
        { day: 1, place: ['P03000003', 'P03000001'] },
        { day: 2, place: ['P03000002'] },
      ],
    })
  })
})

test('fills every field from version 5, whatever its type', async () => {
  const v5 = {
    latitude: '18.805148',
    tags: 'พระราชวัง, สวน',
    place_information: {
      introduction: '<p>สวย</p>',
      detail: 'ยาว',
      fee: { thai_adult: '20', thai_child: '0', foreigner_adult: '1,050', foreigner_child: '' },
      targets: ['ครอบครัว', null],
      attraction_types: [{ code: 18, description: 'พระราชวัง' }],
    },
    location: { address: '1 ถนนหนึ่ง', sub_district: 'สุเทพ', district: 'เมือง', province: 'เชียงใหม่', postcode: 50_300 },
    contact: { phones: ['0 5322 3065'], mobiles: '081', emails: null, fax: 'x', urls: ['www.example.org'] },
    web_picture_urls: ['https://pictures.example.org/1.jpg'],
    facilities: [{ code: 'PK', description: 'ที่จอดรถ' }],
    payment_methods: [{ code: 'CS', description: 'เงินสด' }],
    opening_hours: {
      periods: [{ open: { day: 1, time: '0830' }, close: { day: 1, time: '16:30' } }],
      special_close_text: 'ปิดวันพระ',
    },
  }
  server.places = [place(1, { v5 })]
  const partner = createPartner('v5', { baseUrl: server.v5, apiKey: PARTNER_KEY, now: () => new Date() })
  const [only] = values(await collect(partner.pullPlaces()))
  expect(only?.th).toEqual({
    name: 'วัดที่ 1',
    categoryCode: 'ATTRACTION',
    point: { latitude: 18.805148, longitude: 98.9 },
    introduction: 'สวย',
    detail: 'ยาว',
    tags: ['พระราชวัง', 'สวน'],
    subCategories: ['พระราชวัง'],
    fee: { thai_adult: 20, thai_child: 0, foreigner_adult: 1050, foreigner_child: null },
    targets: ['ครอบครัว'],
    address: '1 ถนนหนึ่ง',
    subDistrict: 'สุเทพ',
    district: 'เมือง',
    province: 'เชียงใหม่',
    postalCode: '50300',
    phones: ['0 5322 3065'],
    mobiles: ['081'],
    emails: [],
    urls: ['https://www.example.org'],
    thumbnailUrl: null,
    images: ['https://pictures.example.org/1.jpg'],
    hours: { mon: [[510, 990]], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
    specialCloseText: 'ปิดวันพระ',
    destination: 'เชียงใหม่',
    facilities: [['PK', 'ที่จอดรถ']],
    paymentMethods: [['CS', 'เงินสด']],
    views: 10,
    updatedAt: '2024-07-10T03:00:00.000Z',
  })
})

test('fills what version 2 has, and gives a place that version 5 lacks its own id', async () => {
  const v2 = {
    tags: ['วัด'],
    location: {
      address: '1',
      subDistrict: { name: 'สุเทพ' },
      district: { name: 'เมือง' },
      province: { name: 'เชียงใหม่' },
      postcode: '50300',
    },
    contact: { phones: ['053'], emails: ['a@example.org'], urls: 'www.example.org' },
    thumbnailUrl: 'https://pictures.example.org/t.jpg',
    desktopImageUrls: ['https://pictures.example.org/1.jpg'],
    mobileImageUrls: ['https://pictures.example.org/1.jpg', 'https://pictures.example.org/2.jpg'],
    sha: { detailPicture: ['https://pictures.example.org/3.jpg'] },
    openingHours: [{ day: 'Monday', open: '08:30', close: '16:30' }],
  }
  server.places = [place(33_890, { id: 'none', v2 })]
  const partner = createPartner('v2', { baseUrl: server.v2, apiKey: PARTNER_KEY, now: () => new Date() })
  const [only] = values(await collect(partner.pullPlaces()))
  expect(only).toMatchObject({
    id: 'T33890',
    tatId: null,
    th: {
      categoryCode: 'ATTRACTION',
      point: { latitude: 18.8, longitude: 98.9 },
      detail: 'สวย',
      subDistrict: 'สุเทพ',
      district: 'เมือง',
      province: 'เชียงใหม่',
      urls: ['https://www.example.org'],
      thumbnailUrl: 'https://pictures.example.org/t.jpg',
      images: ['1', '2', '3'].map((name) => `https://pictures.example.org/${name}.jpg`),
      hours: { mon: [[510, 990]], tue: [] },
      views: 10,
    },
  })
})

async function collect<T>(pages: AsyncIterable<PartnerPage<T>>): Promise<Pulled<T>[]> {
  const all: Pulled<T>[] = []
  for await (const { items } of pages) all.push(...items)
  return all
}

function values<T = PartnerPlace>(pulled: readonly Pulled<T>[]): T[] {
  return pulled.map((item) => {
    if ('error' in item) throw item.error
    return item.value
  })
}
