import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlannedTrip } from '../trips/public.ts'
import { createTripWork } from './trip-work.ts'
import { isSnorkelTrip } from './wish-minimums.ts'
import { countOf } from './wishes-met.ts'

let service: TestService
let catalogue: CatalogueView
let work: ReturnType<typeof createTripWork>
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  catalogue = service.services.catalogue
  work = createTripWork(catalogue, { effort: 0.1 })
})
afterAll(() => service.stop())

function plan(prompt: string): PlannedTrip {
  const wish = { prompt, today: '2026-11-21', constraints: {}, language: 'en' as const }
  const planned = work({ kind: 'plan', wish, model: null, roads: { engine: 'none' } })
  if (typeof planned !== 'object' || !('trip' in planned)) throw new Error(`no trip for ${prompt}`)
  return planned.trip
}

const stopsOf = ({ days }: PlannedTrip) =>
  days.flatMap(({ stops }) => stops.flatMap(({ place_id: id }) => catalogue.findPlace(id ?? '') ?? []))
/** Everything that the trip says of wishes that it does not fulfil. */
const notesOf = ({ unmet, unscheduled }: PlannedTrip) => JSON.stringify([unmet, unscheduled])

describe('what is asked for by its kind and place ends in the plan or in a note', () => {
  const KINDS: readonly (readonly [wish: string, kind: string, places: readonly string[]])[] = [
    ['cycling around', 'cycling_tour', ['Sukhothai', 'Ayutthaya', 'Ko Yao Noi', 'Bangkok']],
    ['a snorkel trip on', 'snorkeling', ['Ko Chang', 'Ko Tao', 'Ko Lipe', 'Ko Samet', 'Krabi']],
    ['a boat trip in', 'boat tour', ['Ayutthaya', 'Nong Khai', 'Chiang Rai', 'Bangkok']],
    ['a cooking class in', 'cooking_class', ['Pai', 'Phuket', 'Samui']],
    ['an ethical elephant sanctuary in', 'elephant sanctuary', ['Khao Sok', 'Krabi', 'Chiang Mai', 'Nan']],
    ['kayaking in', 'kayaking', ['Ko Lanta', 'Krabi', 'Loei']],
    ['rafting in', 'rafting', ['Pai', 'Chiang Mai', 'Hua Hin']],
    ['a zipline in', 'zipline', ['Chiang Mai', 'Phuket', 'Trang']],
    ['Thai massage in', 'spa', ['Bangkok', 'Chiang Mai', 'Surin']],
    ['rock climbing in', 'rock climbing', ['Railay', 'Bangkok']],
  ]

  it.each(KINDS.flatMap(([wish, kind, places]) => places.map((place) => [`3 days: ${wish} ${place}`, kind] as const)))(
    '%s',
    (prompt, kind) => {
      const trip = plan(prompt)
      const stops = stopsOf(trip)
      const isDone =
        kind === 'snorkeling'
          ? stops.some((place) => isSnorkelTrip(place))
          : countOf(kind, { days: [{ stops: stops.map(({ id }) => ({ candidateId: id })) }] } as never, catalogue) > 0
      expect({
        prompt,
        isAnswered: isDone || notesOf(trip).includes(kind === 'cycling_tour' ? 'cycling' : kind),
      }).toEqual({
        prompt,
        isAnswered: true,
      })
    },
  )
})

describe('an experience that is asked for by its name ends in the plan or in a note', () => {
  const EXPERIENCES: readonly (readonly [prompt: string, id: string])[] = [
    ['4 islands tour from Krabi, 3 days', 'th-81-x-four-islands'],
    ['กระบี่ 3 วัน ทัวร์ 4 เกาะ', 'th-81-x-four-islands'],
    ['3 days in Kanchanaburi with the Death Railway train ride', 'th-71-x-death-railway-train'],
    ['2 days in Amphawa with the firefly boat', 'th-75-x-firefly-boat'],
    ['3 days in Khao Lak, Similan Islands day trip', 'th-82-x-khao-lak-similan'],
    ['Khao Lak 3 days in July, Similan Islands', 'th-82-x-khao-lak-similan'],
  ]

  it.each(EXPERIENCES)('%s', (prompt, id) => {
    const trip = plan(prompt)
    const own = [id, ...(catalogue.findPlace(id)?.guide?.covers ?? [])]
    const isThere = stopsOf(trip).some((place) => place.id === id)
    const isTold = own.some((each) => notesOf(trip).includes(each))
    expect({ prompt, isAnswered: isThere || isTold }).toEqual({ prompt, isAnswered: true })
  })

  it.each(['Khao Sok 3 days, one night in a raft house on Cheow Lan', 'เขาสก 3 วัน นอนแพเชี่ยวหลาน 1 คืน'])(
    'a night on a raft is told of, and the trip is as long as said: %s',
    (prompt) => {
      const { days, unmet } = plan(prompt)
      expect(days.length).toBe(3)
      expect(unmet.map(({ code }) => code)).toEqual(['raft_stay'])
    },
  )

  it('the Similan Islands are told of to whoever comes in a wheelchair', () => {
    const notes = notesOf(plan('Khao Lak 3 days in February with my wheelchair, Similan Islands'))
    expect(notes).toMatch(/th-82-similan|Similan/)
  })
})
