import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { townsByPlane } from '../../world/flights.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { judgeTrip } from '../acceptance/public.ts'
import { type PlannedTrip, renderPreview } from '../trips/public.ts'
import { gazetteerOf } from './gazetteer.ts'
import { planTrip } from './plan-trip.ts'
import { longBoatOfDay, namedEndsOf } from './trip-ends.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

async function plan(prompt: string): Promise<PlannedTrip> {
  const wish = { prompt, today: '2026-11-21', constraints: {}, language: 'en' as const }
  const trip = await planTrip(service.services, wish, { caller: 'test', signal: AbortSignal.timeout(60_000) })
  const { catalogue } = service.services
  expect(judgeTrip(renderPreview(trip, { catalogue, language: 'en', today: wish.today }), catalogue)).toEqual([])
  return trip
}
const endsOf = ({ days }: PlannedTrip) => [days[0]?.from ?? null, days.at(-1)?.to ?? null]
const pierOf = (islandId: string) =>
  service.services.catalogue.world.ferries.find(({ from, to }) => from === 'mainland' && to === islandId)?.fromPier

describe('a trip', () => {
  it('from nearby comes home', async () => {
    const dayTrip = await plan('A day trip from Bangkok to Amphawa floating market')
    const [from, to] = endsOf(dayTrip)
    expect(from).not.toBeNull()
    expect(to).toEqual(from)
    expect(dayTrip.days[0]?.leg_back?.minutes).toBeGreaterThan(45)
    const [start, end] = endsOf(await plan('2 days in Kanchanaburi from Bangkok'))
    expect([start !== null, end]).toEqual([true, start])
  })

  it('to an island begins and ends at the pier, in time for the boats', async () => {
    const trip = await plan('3 days on Koh Chang')
    expect(endsOf(trip)).toEqual([pierOf('ko-chang-trat'), pierOf('ko-chang-trat')])
    expect(trip.days[0]?.stops[0]?.leg?.mode).toMatch(/ferry|boat/)
    expect(trip.days.at(-1)?.end).toBeLessThanOrEqual(17 * 60 + 30)
  })

  it('begins where its nights are when it is on the mainland or on an island with an airport', async () => {
    for (const prompt of ['2 days in Koh Samui', '2 days in Nan'])
      expect(endsOf(await plan(prompt))).toEqual([null, null])
  })
})

describe('a start that is a province', () => {
  const startOf = (prompt: string) => {
    const { catalogue } = service.services
    const reading = readPrompt(prompt, { today: '2026-11-21', gazetteer: gazetteerOf(catalogue) })
    const { start } = namedEndsOf(reading, catalogue)
    return catalogue.world.towns.find(({ point }) => point === start)?.id
  }

  it('is the town with its name, however large its beaches are', () => {
    expect(startOf('Khao Sok from Krabi, 3 days')).toBe('krabi')
    expect(startOf('ออกจากสุราษฎร์ธานี ไปเขาสก 3 วัน')).toBe('surat-thani')
    expect(startOf('Bangkok from Trat, 3 days')).toBe('trat')
  })

  it('is its largest town when none has its name', () => {
    expect(startOf('Bang Saen from Phuket, 3 days')).toMatch(/^(phuket-town|patong)$/)
  })
})

describe('a start that is an island', () => {
  const startOf = (prompt: string) => {
    const { catalogue } = service.services
    const reading = readPrompt(prompt, { today: '2026-11-21', gazetteer: gazetteerOf(catalogue) })
    const { start } = namedEndsOf(reading, catalogue)
    return catalogue.world.towns.find(({ point }) => point === start)?.islandId
  }

  it('is its largest town, not the capital of the province', () => {
    expect(startOf('day trip from Koh Samui to Koh Tao')).toBe('ko-samui')
    expect(startOf('day trip to Ang Thong marine park from Samui')).toBe('ko-samui')
    expect(startOf('3 วันกรุงเทพ ออกจากเกาะเต่า')).toBe('ko-tao')
  })
})

describe('a day on an island', () => {
  const boatOf = (prompt: string) => {
    const { catalogue } = service.services
    return longBoatOfDay(readPrompt(prompt, { today: '2026-11-21', gazetteer: gazetteerOf(catalogue) }), catalogue)
  }

  it('begins there if the boat takes two hours or more, and says how long it takes', async () => {
    for (const prompt of ['1 day on Koh Tao', 'เกาะหลีเป๊ะ 1 วัน']) expect(boatOf(prompt)).toBeGreaterThanOrEqual(120)
    const trip = await plan('1 day on Koh Tao')
    expect(endsOf(trip)).not.toContain(pierOf('ko-tao'))
    expect(trip.assumed).toContainEqual(
      expect.objectContaining({ code: 'day_on_island', values: { minutes: boatOf('1 day on Koh Tao') } }),
    )
  })

  it('is a day trip after a shorter boat, from a place that is named, or where several islands are', () => {
    for (const prompt of [
      '1 day on Koh Samet',
      '1 day on Koh Tao from Chumphon',
      '2 days on Koh Tao',
      '1 day in Krabi',
    ])
      expect(boatOf(prompt)).toBeNull()
  })
})

describe('planes', () => {
  it('reach an island only if the airport is there', () => {
    const reached = townsByPlane(service.services.catalogue.world.towns)
    expect([...new Set(reached.flatMap(({ islandId }) => islandId ?? []))]).toEqual(['ko-samui'])
    const near = (point: Point) => Math.min(...reached.map((town) => distanceM(town.point, point)))
    for (const island of ['ko-chang-trat', 'ko-tao']) expect(near(pierOf(island)!)).toBeLessThan(60_000)
  })
})
