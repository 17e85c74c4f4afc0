import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { quietLog } from '../../../../test/support/log.ts'
import { fail, type ModelServer, startModelServer } from '../../../../test/support/model-server.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { createModelClient } from '../../../platform/ai/model-client.ts'
import { judgeTrip } from '../../acceptance/public.ts'
import type { TripPreview } from '../../trips/public.ts'

let service: TestService
beforeAll(async () => {
  // Saturday, ten in the morning in Bangkok.
  service = await startTestService({ withStarter: true, clock: () => new Date('2026-11-21T03:00:00Z') })
})
afterAll(() => service.stop())

const english = { 'accept-language': 'en' }
const preview = (payload: object, headers: Record<string, string> = english, of = service) =>
  of.call('POST', '/trips/v1/custom-trips/ai/preview', { headers, payload })
/** A trip that can be followed; the faults are the message of the failure. */
async function plan(payload: object, headers = english): Promise<TripPreview> {
  const { status, body } = await preview(payload, headers)
  expect([status, body.detail]).toEqual([200, undefined])
  expect(judgeTrip(body, service.services.catalogue)).toEqual([])
  return body
}
const notesOf = (problem: { conflicts: { text: string }[]; suggestions: { text: string }[] }) => [
  ...problem.conflicts,
  ...problem.suggestions,
]
const stopsOf = (trip: TripPreview) => trip.days.flatMap((day) => day.stops)
const categoriesOf = (trip: TripPreview) => stopsOf(trip).flatMap(({ place }) => place?.category ?? [])

describe('a trip from a prompt', () => {
  it('follows a Thai prompt: three days in Chiang Mai with temples and cafés, no waterfalls, for 5,000 baht', async () => {
    const prompt = 'เที่ยวเชียงใหม่ 3 วัน ชอบวัดกับคาเฟ่ ไม่เอาน้ำตก งบ 5000'
    const trip = await plan({ prompt }, { 'accept-language': 'th' })
    expect(trip).toMatchObject({
      number_of_days: 3,
      status: 'upcoming',
      source: 'ai',
      travellers: 1,
      budget: { amount: 5_000, currency: 'THB' },
      provenance: { reader: 'built_in', writer: 'built_in' },
      understood: {
        days: 3,
        provinces: ['50'],
        avoid: { categories: ['waterfall'] },
        budget: { amount: 5_000, currency: 'THB', per: 'trip' },
        language: 'th',
      },
    })
    expect(trip.understood.interests.map(({ category }) => category)).toEqual(['temple', 'cafe'])
    expect(trip.totals.cost).toBeLessThanOrEqual(5_000)
    expect(categoriesOf(trip).filter((category) => category === 'temple').length).toBeGreaterThanOrEqual(3)
    expect([...categoriesOf(trip), ...trip.unmet.map(({ wish }) => wish)].some((text) => /cafe|คาเฟ่/.test(text))).toBe(
      true,
    )
    expect(new Set(stopsOf(trip).flatMap(({ place }) => place?.province_code ?? []))).toEqual(new Set(['50']))
    expect(trip.name).toContain('เชียงใหม่')
    for (const text of [
      trip.introduction,
      ...trip.days.map((day) => day.summary),
      ...trip.assumed.map(({ text }) => text),
    ])
      expect(text).toMatch(/[\u0e00-\u0e7f]/)
  })

  it('follows an English prompt: five easy days in Krabi and Phuket with children, beaches and Phi Phi', async () => {
    const trip = await plan({ prompt: '5 days Krabi and Phuket with two kids, beaches, easy pace, must see Phi Phi' })
    expect(trip.understood).toMatchObject({
      days: 5,
      provinces: ['81', '83'],
      pace: 'easy',
      party: { adults: 2, children: 2 },
      language: 'en',
    })
    expect(trip.travellers).toBe(4)
    // Phi Phi is an area: the trip visits what is in it.
    const areas = stopsOf(trip).map(({ place_id: id }) => service.services.catalogue.findPlace(id ?? '')?.partOf)
    expect(trip.understood.must_visit).toEqual(['th-81-phi-phi-don'])
    expect(areas).toContain('th-81-phi-phi-don')
    expect(categoriesOf(trip).filter((category) => category === 'beach').length).toBeGreaterThanOrEqual(3)
    // Islets beside each other are one outing by boat.
    const isNextIslet = ({ travel }: (typeof trip.days)[number]['stops'][number]) =>
      travel?.mode === 'boat' && travel.minutes <= 15
    for (const day of trip.days) {
      const outings = day.stops.filter((stop) => stop.kind === 'visit' && !isNextIslet(stop))
      expect(outings.length).toBeLessThanOrEqual(3)
    }
    expect(new Set(stopsOf(trip).flatMap(({ place }) => place?.province_code ?? []))).toEqual(new Set(['81', '83']))
    expect(trip.name).toMatch(/5 days/)
    expect(trip.introduction).not.toMatch(/[\u0e00-\u0e7f]/)
  })

  it('visits a real night market where there is one', async () => {
    const trip = await plan({ prompt: 'บ่ายสองถึงสองทุ่ม กรุงเทพ ตลาดกลางคืน' })
    expect(categoriesOf(trip)).toContain('night_market')
  })

  it('divides the days among the provinces as the prompt says', async () => {
    const codes = ({ days }: TripPreview) =>
      days.map(({ stops }) => [...new Set(stops.flatMap(({ place }) => place?.province_code ?? []))].join())
    const prompt = 'Bangkok 3 days, Krabi 4 days'
    expect(codes(await plan({ prompt }))).toEqual(['10', '10', '10', '81', '81', '81', '81'])
    expect(codes(await plan({ prompt: 'อยุธยา 1 วัน กรุงเทพ 2 วัน' }))).toEqual(['14', '10', '10'])
    const other = await plan({ prompt, constraints: { provinces: ['50'], days: 2 } })
    expect(codes(other)).toEqual(['50', '50'])
  })

  it('is the same on each call', async () => {
    const prompt = '2 days in Ayutthaya, temples'
    const [first, second] = [await plan({ prompt }), await plan({ prompt })]
    expect({ ...second, preview_id: 'own' }).toEqual({ ...first, preview_id: 'own' })
  })

  it('records its assumptions when the prompt says little', async () => {
    const trip = await plan({ prompt: 'a nice trip' })
    expect(trip.assumed.length).toBeGreaterThanOrEqual(3)
    expect(trip.assumed).toContainEqual({
      about: 'provinces',
      code: 'province_chosen',
      values: { province_code: expect.stringMatching(/^\d{2}$/) },
      text: expect.stringContaining('destination'),
    })
    expect(trip).not.toHaveProperty('start_date')
    expect(trip).not.toHaveProperty('trip_id')
  })

  it('counts “tomorrow” from the date in Bangkok, or from `today`', async () => {
    const prompt = 'one day in Ayutthaya tomorrow'
    expect((await plan({ prompt })).start_date).toBe('2026-11-22')
    expect((await plan({ prompt, today: '2026-12-31' })).start_date).toBe('2027-01-01')
  })

  it('does not visit a place that is closed on the date', async () => {
    // The museum is closed on Mondays.
    const wish = (date: string) => ({
      prompt: 'one day in Bangkok, museums',
      constraints: { start_date: date, days: 1, must_visit: ['th-10-national-museum-bangkok'] },
    })
    const monday = await plan(wish('2026-11-23'))
    expect(stopsOf(monday).map((stop) => stop.place_id)).not.toContain('th-10-national-museum-bangkok')
    expect(monday.unmet).toContainEqual(expect.objectContaining({ code: 'closed' }))
    const saturday = await plan(wish('2026-11-21'))
    expect(stopsOf(saturday).map((stop) => stop.place_id)).toContain('th-10-national-museum-bangkok')
  })

  it('reports unmet wishes and what would help', async () => {
    const trip = await plan({ prompt: '2 days in Bangkok, budget 100 baht' })
    expect(trip.unmet).toContainEqual(
      expect.objectContaining({
        about: 'budget',
        code: 'budget_exceeded',
        wish: 'your budget',
        values: { baht: 100, total_baht: trip.totals.cost, over_baht: trip.totals.cost - 100 },
        suggestion: expect.stringContaining('baht'),
        suggestion_code: 'raise_budget',
        suggestion_values: { baht: Math.ceil(trip.totals.cost / 100) * 100 },
      }),
    )
  })
})

describe('wishes that contradict each other', () => {
  it('keep a must-visit although the prompt avoids it or its kind, and report the conflict', async () => {
    const kind = await plan({ prompt: 'Must see Wat Pho, but no other temples. 1 day in Bangkok' })
    expect(stopsOf(kind).map((stop) => stop.place_id)).toContain('th-10-wat-pho')
    const itself = await plan({ prompt: 'Bangkok 1 day, avoid Wat Pho, must see Wat Pho' })
    expect(stopsOf(itself).map((stop) => stop.place_id)).toContain('th-10-wat-pho')
    expect(itself.unmet).toContainEqual({
      about: 'avoid',
      code: 'wanted_and_avoided',
      wish: expect.stringContaining('Wat Pho'),
      place_id: 'th-10-wat-pho',
      values: { place_id: 'th-10-wat-pho' },
      reason: expect.stringContaining('both to see and to avoid'),
    })
  })
})

describe('the language of an answer', () => {
  const thai = 'เที่ยวอยุธยา 1 วัน ชอบวัด'
  const inEnglish = 'one day in Ayutthaya, temples'
  it.each([
    ['constraints.language, first of all', thai, { language: 'en' }, 'th', 'en'],
    ['constraints.language, first of all', inEnglish, { language: 'th' }, 'en', 'th'],
    ['Accept-Language, whatever the prompt', thai, {}, 'en', 'en'],
    ['Accept-Language, whatever the prompt', inEnglish, {}, 'th', 'th'],
    ['the best of Accept-Language', inEnglish, {}, 'fr, en;q=0.3, th;q=0.8', 'th'],
    ['Thai if nothing acceptable was sent', inEnglish, {}, 'fr', 'th'],
    ['that of the prompt if any is acceptable', inEnglish, {}, '*', 'en'],
    ['that of the prompt if nothing was sent', inEnglish, {}, undefined, 'en'],
    ['that of the prompt if nothing was sent', thai, {}, undefined, 'th'],
  ])('is %s: %s', async (_rule, prompt, constraints, accepted, language) => {
    const { status, headers, body } = await preview(
      { prompt, constraints },
      accepted === undefined ? {} : { 'accept-language': accepted },
    )
    expect([status, headers['content-language']]).toEqual([200, language])
    const texts = [body.name, body.introduction, ...body.assumed.map(({ text }: { text: string }) => text)]
    for (const text of texts) expect(/[\u0e00-\u0e7f]/.test(text)).toBe(language === 'th')
  })

  it('applies to problems too', async () => {
    const faults = [
      { prompt: inEnglish, constraints: { days: 31 } },
      { prompt: inEnglish, today: '2026-02-30' },
      { prompt: '1 day Chiang Mai and Phuket and Ubon' },
      { prompt: thai, constraints: { language: 'en', must_visit: ['th-10-atlantis'] } },
    ]
    for (const payload of faults) {
      const { status, headers, body } = await preview(payload, {})
      expect([status >= 400, headers['content-language']]).toEqual([true, 'en'])
      expect(body.detail).not.toMatch(/[\u0e00-\u0e7f]/)
    }
    for (const payload of [{ prompt: thai, constraints: { days: 31 } }, { promt: 'Krabi' }, [], 'Krabi'])
      expect((await preview(payload as object, {})).headers['content-language']).toBe('th')
  })
})

describe('the status of a preview', () => {
  it('follows from its dates, whatever `today` is', async () => {
    const prompt = 'one day in Ayutthaya tomorrow'
    expect((await plan({ prompt, today: '2020-01-01' })).status).toBe('completed')
    expect((await plan({ prompt, today: '2026-11-20' })).status).toBe('active')
    expect((await plan({ prompt })).status).toBe('upcoming')
    expect((await plan({ prompt: 'one day in Ayutthaya' })).status).toBe('upcoming')
  })
})

describe('a trip whose way from home takes more than a day', () => {
  it('begins and ends where it goes to, and says so', async () => {
    const trip = await plan({ prompt: '5 days on Ko Tao, from Bangkok by train and ferry' })
    expect(trip.number_of_days).toBe(5)
    expect(trip.assumed).toContainEqual(expect.objectContaining({ about: 'transport', code: 'way_outside' }))
    expect(new Set(trip.days.flatMap(({ base }) => base?.name ?? []))).toEqual(new Set(['Sairee, Ko Tao']))
  })
})

describe('a trip that cannot be planned', () => {
  it('returns 422 with the conflicting wishes and what would help, in both languages', async () => {
    const payload = { prompt: '1 day Chiang Mai and Phuket and Ubon' }
    const inEnglish = await preview(payload)
    expect([inEnglish.status, inEnglish.body.code]).toEqual([422, 'infeasible_trip'])
    expect(inEnglish.body.conflicts).toEqual(
      expect.arrayContaining([
        { about: 'provinces', code: 'province', values: { province_code: '83' }, text: 'visiting Phuket' },
        { about: 'days', code: 'days', values: { days: 1 }, text: 'within 1 day' },
      ]),
    )
    expect(inEnglish.body.suggestions).toContainEqual({
      about: 'days',
      code: 'add_days',
      values: { days: expect.any(Number) },
      text: expect.stringMatching(/^add \d/),
    })
    expect(inEnglish.body.detail).toContain('within 1 day')
    const inThai = await preview(payload, { 'accept-language': 'th' })
    expect([inThai.status, inThai.body.code]).toEqual([422, 'infeasible_trip'])
    const [thai, facts] = [notesOf(inThai.body), notesOf(inEnglish.body)]
    // The same facts, in other words.
    expect(thai.map(({ text: _text, ...fact }) => fact)).toEqual(facts.map(({ text: _text, ...fact }) => fact))
    for (const text of [...thai.map(({ text }) => text), inThai.body.detail]) expect(text).toMatch(/[\u0e00-\u0e7f]/)
  })

  it('returns 400 for a prompt that is missing, empty, blank or too long', async () => {
    const codeOf = async (payload: object) => {
      const { status, body } = await preview(payload)
      return [status, body.errors?.[0].pointer, body.errors?.[0].code]
    }
    expect(await codeOf({})).toEqual([400, '/prompt', 'missing'])
    expect(await codeOf({ prompt: '' })).toEqual([400, '/prompt', 'too_short'])
    expect(await codeOf({ prompt: ' \n ' })).toEqual([400, '/prompt', 'bad_format'])
    expect(await codeOf({ prompt: 'x'.repeat(2_001) })).toEqual([400, '/prompt', 'too_long'])
    expect(await codeOf({ prompt: 'Krabi', today: '2026-02-30' })).toEqual([400, '/today', 'bad_format'])
    expect(await codeOf({ promt: 'Krabi' })).toEqual([400, '/prompt', 'missing'])
  })

  it('returns 503 with Retry-After while the catalogue is loading', async () => {
    const { version } = service.services.catalogue
    service.services.catalogue.version = -1
    try {
      const { status, headers, body } = await preview({ prompt: 'Krabi' })
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'catalogue_not_ready', '2'])
    } finally {
      service.services.catalogue.version = version
    }
  })

  it('returns 422 on an empty catalogue', async () => {
    const empty = await startTestService()
    try {
      const { status, body } = await preview({ prompt: '2 days in Krabi' }, english, empty)
      expect([status, body.code]).toEqual([422, 'infeasible_trip'])
    } finally {
      await empty.stop()
    }
  })
})

describe('with a language model', () => {
  let server: ModelServer | undefined
  let own: TestService | undefined
  afterEach(async () => {
    await own?.stop()
    await server?.stop()
  })

  it('falls back to the built-in reader when the model fails, and says so', async () => {
    server = await startModelServer()
    server.play(fail(500, 'out of order'), fail(500, 'out of order'), fail(500, 'out of order'))
    const model = createModelClient({
      baseUrl: server.baseUrl,
      model: 'm',
      apiKey: '',
      log: quietLog(),
      timeoutMs: 5_000,
      firstTokenMs: 2_000,
    })
    own = await startTestService({ withStarter: true, model })
    const { status, body } = await preview({ prompt: '2 days in Ayutthaya, temples' }, english, own)
    expect(status).toBe(200)
    expect(judgeTrip(body, own.services.catalogue)).toEqual([])
    expect(body.provenance).toMatchObject({ reader: 'built_in', writer: 'built_in' })
    expect(body.provenance.reader_fallback).toMatch(/^[a-z_]+$/)
    expect(server.requests.length).toBeGreaterThan(0)
  })
})
