import { describe, expect, it } from 'vitest'
import { area, useModelReadings, wish } from '../../../test/support/model-reading.ts'
import { answer, fail, refuse } from '../../../test/support/model-server.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { ModelReading } from './model-schema.ts'

const readings = useModelReadings()
const { read, readSaid } = readings

describe('reading a prompt by a language model', () => {
  it('fills in every field', async () => {
    const reading = await readSaid(
      {
        days: 3,
        nights: 2,
        start_date: '2026-12-12',
        areas: [area('เชียงใหม่')],
        start_place: 'กรุงเทพ',
        interests: [wish('temple', { weight: 1, min_count: 3 }), wish('cafe')],
        must_visit: [{ name: 'วัดพระธาตุดอยสุเทพ', day: 2 }],
        avoid_kinds: [{ key: 'waterfall', strength: 'hard' }],
        pace: 'easy',
        max_stops_per_day: 4,
        daily_start: '09:30',
        daily_end: '20:00',
        arrival_time: '10:15',
        budget_amount: 5000,
        budget_currency: 'THB',
        budget_per: 'person',
        adults: 2,
        children: 1,
        transport: 'car',
        diets: ['halal'],
        cannot_eat: ['กุ้ง'],
        not_understood: ['โดรน'],
      },
      'เที่ยวเชียงใหม่',
    )
    expect(reading).toMatchObject({
      language: 'th',
      days: 3,
      nights: 2,
      startDate: '2026-12-12',
      endDate: '2026-12-14',
      provinces: ['50'],
      start: { provinceCode: '10' },
      interests: [
        { key: 'temple', kind: 'category', weight: 1, minCount: 3, exclusive: false, day: null },
        { key: 'cafe', weight: 0.7 },
      ],
      avoid: { kinds: [{ key: 'waterfall', strength: 'hard' }], placeIds: [], provinces: [] },
      pace: 'easy',
      maxStopsPerDay: 4,
      dailyWindow: { start: 570, end: 1200 },
      arrivalMinute: 615,
      budget: { amount: 5000, per: 'person' },
      party: { adults: 2, children: 1, seniors: 0, foreigners: 0 },
      transport: 'car',
      food: { diets: ['halal'], avoid: ['กุ้ง'] },
      notUnderstood: ['โดรน'],
      notFound: [],
    })
    expect(reading.mustVisit).toHaveLength(1)
    expect(reading.mustVisit[0]).toMatchObject({ provinceCode: '50', day: 2, text: 'วัดพระธาตุดอยสุเทพ' })
  })

  it('fills in the details', async () => {
    const reading = await readSaid({
      areas: [area('Bangkok'), area('Krabi')],
      stays: [
        { name: 'Bangkok', days: null, nights: 2 },
        { name: 'Krabi', days: null, nights: 3 },
      ],
      walking: 'wheelchair',
      busy: [{ what: 'nap', said: 'naps after lunch', day: null, start: '13:00', end: '14:30' }],
      group: 'family',
      season: 'cool',
    })
    expect(reading).toMatchObject({
      days: 6,
      stays: [
        { provinceCodes: ['10'], days: 2 },
        { provinceCodes: ['81'], days: 4 },
      ],
      walking: 'wheelchair',
      busy: [{ what: 'nap', day: null, start: 780, end: 870, said: 'naps after lunch' }],
      group: 'family',
      season: 'cool',
    })
  })

  it('reads an empty answer as a wish that leaves everything open, and records the assumptions', async () => {
    const reading = await readSaid({})
    expect(reading).toMatchObject({ days: 2, pace: 'normal', provinces: [], budget: null, transport: null })
    expect(reading.assumed.map(({ about }) => about)).toEqual(expect.arrayContaining(['days', 'party', 'provinces']))
  })

  it('gives the model the date in Bangkok and the keys, and the wish as separate data', async () => {
    await readSaid({}, 'พรุ่งนี้ไปน่าน')
    const [system, user] = readings.server.requests[0]!.body.messages
    expect(system!.content).toContain('Today is Saturday, 2026-11-21')
    expect(system!.content).toContain('night_market')
    expect(system!.content).not.toContain('น่าน')
    expect(user).toEqual({ role: 'user', content: 'พรุ่งนี้ไปน่าน' })
  })

  it('cuts a prompt at the length of the built-in reader', async () => {
    await readSaid({}, 'ก'.repeat(5_000))
    expect(readings.server.requests[0]!.body.messages[1]!.content).toHaveLength(2_000)
  })
})

describe('names in the answer of the model', () => {
  it.each<[string, Partial<ModelReading>, Partial<Record<keyof Reading, unknown>>]>([
    ['a province in English', { areas: [area('Chiang Rai')] }, { provinces: ['57'] }],
    ['a province with its title', { areas: [area('จังหวัดน่าน'), area('Phrae Province')] }, { provinces: ['55', '54'] }],
    ['a province that is misspelled', { areas: [area('Kanchanburi')] }, { provinces: ['71'] }],
    ['a town', { areas: [area('Pai')] }, { provinces: ['58'], towns: [{ id: 'pai', provinceCode: '58' }] }],
    [
      'an island',
      { areas: [area('Koh Chang')] },
      { provinces: ['23'], islands: [{ id: 'ko-chang-trat', must: false }] },
    ],
    [
      'an island that must be seen',
      { must_visit: [{ name: 'Ko Chang', day: null }] },
      { islands: [{ id: 'ko-chang-trat', must: true }] },
    ],
    [
      'a town that must be seen',
      { must_visit: [{ name: 'Hua Hin', day: null }] },
      { towns: [{ id: 'hua-hin' }], mustVisit: [{ provinceCode: '77' }], notFound: [] },
    ],
    ['a region', { areas: [area('northern Thailand')] }, { provinces: [], regions: [{ key: 'north' }] }],
    [
      'around a province',
      { areas: [area('Bangkok', { around: true })] },
      { provinces: [], regions: [{ key: 'around_10' }] },
    ],
    [
      'an alternative',
      { areas: [area('Krabi'), area('Koh Samui', { or_before: true })] },
      {
        provinces: ['81'],
        alternatives: [
          [
            { said: 'Krabi', isPlanned: true },
            { said: 'Koh Samui', isPlanned: false },
          ],
        ],
      },
    ],
    [
      'the way from and to',
      { areas: [area('Nan')], start_place: 'Bangkok', end_place: 'Chiang Mai' },
      { provinces: ['55'], start: { provinceCode: '10' }, end: { provinceCode: '50' } },
    ],
    ['where they sleep', { sleep_at: 'Hua Hin' }, { base: { provinceCode: '77' }, provinces: ['77'] }],
    [
      'an area to keep out of',
      { areas: [area('ภาคเหนือ')], avoid_names: ['เชียงใหม่'] },
      { avoid: { provinces: ['50'], kinds: [], placeIds: [] } },
    ],
    [
      'a name that nothing has',
      { areas: [area('Nan')], must_visit: [{ name: 'Qwxyz Palace', day: null }] },
      { notFound: ['Qwxyz Palace'], mustVisit: [] },
    ],
  ])('become places of the catalogue: %s', async (_what, said, reading) => {
    expect(await readSaid({ days: 3, ...said })).toMatchObject(reading)
  })

  it('request a place if it is among the areas, and its province', async () => {
    const reading = await readSaid({ days: 1, areas: [area('วัดอรุณราชวราราม')] })
    expect(reading.mustVisit).toHaveLength(1)
    expect(reading.provinces).toEqual(['10'])
  })

  it('avoid a place by its id', async () => {
    const wanted = await readSaid({ days: 1, must_visit: [{ name: 'วัดอรุณราชวราราม', day: null }] })
    const avoided = await readSaid({ days: 1, areas: [area('กรุงเทพ')], avoid_names: ['วัดอรุณราชวราราม'] })
    expect(avoided.avoid.placeIds).toEqual([wanted.mustVisit[0]!.placeId])
    expect(avoided.mustVisit).toEqual([])
  })
})

describe('a model that fails to read', () => {
  it.each([
    ['refuses', [refuse()], 'refusal'],
    ['fails', [fail(500, 'no'), fail(500, 'no')], 'unavailable'],
    ['answers nonsense twice', [answer({ days: -1 }), answer({ days: -2 })], 'invalid'],
  ])('throws a ModelError when it %s', async (_what, replies, kind) => {
    await expect(read(replies)).rejects.toMatchObject({ name: 'ModelError', kind })
  })
})
