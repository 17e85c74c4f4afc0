import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import type { TripPreview } from '../trips/public.ts'
import type { AcceptancePrompt } from './acceptance-prompts.ts'
import { judgeWishes } from './judge-wishes.ts'

const PROMPT = 'Chiang Rai 2 days from 5 December 2026, Wat Rong Khun, temples, no museums'
const WANTED: AcceptancePrompt = {
  id: 'q1',
  prompt: PROMPT,
  lang: 'en',
  days: 2,
  start_date: '2026-12-05',
  provinces: ['57'],
  must: ['rong khun|ร่องขุ่น'],
  avoid: ['museum'],
  want: { temple: 1 },
  window: ['05:00', '22:00'],
  budget: 50_000,
  party: { children: 0 },
}

let service: TestService
let trip: TripPreview
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  const { body } = await service.call('POST', '/trips/v1/custom-trips/ai/preview', {
    headers: { 'accept-language': 'en' },
    payload: { prompt: PROMPT, today: '2026-11-21' },
  })
  trip = body
})
afterAll(() => service.stop())

const broken = (wanted: AcceptancePrompt, judged = trip) =>
  judgeWishes(wanted, judged, service.services.catalogue)
    .filter(({ passed }) => !passed)
    .map(({ constraint }) => constraint)

it('finds nothing wrong with a trip that fulfils its prompt', () => {
  expect(broken(WANTED)).toEqual([])
})

const without = { ...WANTED, start_date: undefined }
it.each([
  ['days', { ...WANTED, days: 3 }],
  ['dates', { ...WANTED, start_date: '2026-12-06' }],
  ['dates', without],
  ['provinces', { ...WANTED, provinces: ['50'] }],
  ['provinces', { ...WANTED, provinces: ['57', '50'] }],
  ['must_visit', { ...WANTED, must: ['wat pho'] }],
  ['avoid', { ...WANTED, must: [], avoid: ['temple'] }],
  ['interests', { ...WANTED, want: { beach: 1 } }],
  ['pace', { ...WANTED, pace: 'full' }],
  ['window', { ...WANTED, window: ['11:30', '22:00'] }],
  ['budget', { ...WANTED, budget: 1 }],
  ['party', { ...WANTED, party: { children: 2 } }],
  ['language', { ...WANTED, lang: 'th' }],
] as [string, AcceptancePrompt][])('finds a trip that breaks %s', (constraint, wanted) => {
  expect(broken(wanted)).toContain(constraint)
})

it('lets a trip avoid a kind but for a place that the prompt names', () => {
  const temples = (must: string[]) =>
    judgeWishes({ ...WANTED, must, avoid: ['temple'] }, trip, service.services.catalogue).find(
      ({ constraint }) => constraint === 'avoid',
    )?.got
  expect(temples([])).toContain('wat-rong-khun')
  expect(temples(['rong khun'])).not.toContain('wat-rong-khun')
})

it('finds a day that leaves no time to eat', () => {
  const [first] = trip.days
  const visit = first!.stops.find(({ kind }) => kind === 'visit')!
  const stops = [{ ...visit, arrive: '10:00', depart: '15:00', stay_minutes: 300 }]
  const day = { ...first!, start_time: '09:00', end_time: '16:00', stops }
  expect(broken(WANTED, { ...trip, days: [day, ...trip.days.slice(1)], unmet: [] })).toContain('meals')
})

it('finds a trip that cannot be followed', () => {
  const [first, ...rest] = trip.days
  expect(broken(WANTED, { ...trip, days: [{ ...first!, day: 7 }, ...rest] })).toContain('schedule')
})
