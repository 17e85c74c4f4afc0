import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHAT, type ChatTest, startChatTest, textOf } from '../../../test/support/chat.ts'
import { daysWith, PLACES } from '../../../test/support/trips.ts'
import type { TripFacts } from '../trips/public.ts'
import { listNotices } from './notices.ts'
import { sendNotices } from './send-notices.ts'
import { DEFAULT_GENERAL, type EffectiveSettings, effectiveSettings, isQuiet } from './settings-schema.ts'

const { planning: _planning, ...defaults } = DEFAULT_GENERAL

function tripWith(...days: { arrive: number; minutes: number | null; place?: boolean }[][]): TripFacts {
  return {
    start_date: '2026-12-05',
    days: days.map((stops) => ({
      stops: stops.map(({ arrive, minutes, place = true }, index) => ({
        stop_id: `s${index}`,
        place_id: place ? 'th-10-wat-pho' : null,
        arrive,
        leg: minutes === null ? null : { minutes },
      })),
    })),
  } as unknown as TripFacts
}

function planned(facts: TripFacts, more: Partial<EffectiveSettings> = {}): string[] {
  const notices = listNotices(facts, { ...defaults, ...more })
  return notices.map(({ kind, stopId, at }) =>
    `${new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(5, 16)} ${kind} ${stopId}`.trim(),
  )
}

describe('the notices of a trip', () => {
  it('are a summary of each day and a reminder before it is time to leave for each place', () => {
    const days = [
      [
        { arrive: 570, minutes: 20 },
        { arrive: 720, minutes: null },
      ],
      [{ arrive: 600, minutes: 60 }],
    ] as const
    expect(planned(tripWith(...days.map((day) => [...day])))).toEqual([
      '12-05T07:30 summary',
      '12-05T08:55 reminder s0',
      '12-05T11:45 reminder s1',
      '12-06T07:30 summary',
      '12-06T08:45 reminder s0',
    ])
  })

  it('leave out days without stops, free time and what would be before midnight', () => {
    expect(planned(tripWith([], [{ arrive: 600, minutes: 10, place: false }], [{ arrive: 5, minutes: 20 }]))).toEqual([
      '12-06T07:30 summary',
      '12-07T07:30 summary',
    ])
  })

  it('respect quiet hours: a summary waits for their end, a reminder is dropped', () => {
    const trip = tripWith([
      { arrive: 430, minutes: 5 },
      { arrive: 1_350, minutes: 5 },
      { arrive: 700, minutes: 5 },
    ])
    const quiet = { from: '22:00', to: '08:00' }
    expect(planned(trip, { quiet_hours: quiet })).toEqual(['12-05T08:00 summary', '12-05T11:20 reminder s2'])
    expect(planned(trip, { quiet_hours: quiet, summary_time: '23:00' })).toEqual(['12-05T11:20 reminder s2'])
    expect(
      planned(trip, { quiet_hours: { from: '12:00', to: '13:00' }, summary_time: '12:30', reminder_minutes: null }),
    ).toEqual(['12-05T13:00 summary'])
  })

  it('are none for a trip without dates, and when they are turned off', () => {
    const trip = tripWith([{ arrive: 600, minutes: 10 }])
    expect(planned({ ...trip, start_date: null })).toEqual([])
    expect(planned(trip, { enabled: false })).toEqual([])
    expect(planned(trip, { summary_time: null, reminder_minutes: null })).toEqual([])
    expect(effectiveSettings({ ...DEFAULT_GENERAL, enabled: false }, { enabled: true }).enabled).toBe(false)
    expect(effectiveSettings(DEFAULT_GENERAL, { enabled: true, quiet_hours: null }).quiet_hours).toBeNull()
  })

  it.each([
    ['22:00', '07:00', 0, true],
    ['22:00', '07:00', 420, false],
    ['22:00', '07:00', 1_320, true],
    ['12:00', '13:00', 719, false],
    ['12:00', '13:00', 720, true],
    ['08:00', '08:00', 480, false],
  ])('quiet hours from %s to %s at minute %i: %s', (from, to, minute, quiet) => {
    expect(isQuiet({ from, to }, minute)).toBe(quiet)
  })
})

describe('sending notices', () => {
  let chat: ChatTest
  beforeAll(async () => {
    chat = await startChatTest({ env: { LINE_BOT_MESSAGES_PER_MONTH: '100000' } })
  })
  afterAll(() => chat.stop())

  async function linkedTrip(date: string): Promise<{ tripId: string; group: string }> {
    chat.now = new Date(`${date}T00:00:00+07:00`)
    const tripId = await chat.createTrip({ start_date: date, days: daysWith([PLACES[0]]) })
    const group = chat.group()
    await chat.link(tripId, group)
    return { tripId, group }
  }
  const at = (instant: string) => void (chat.now = new Date(`${instant}+07:00`))
  const sentTo = async (group: string) => {
    const sent = await chat.tick()
    return sent.filter(({ groupId }) => groupId === group)
  }

  it('sends each once, with eight nodes at work', async () => {
    const { group } = await linkedTrip('2026-12-10')
    at('2026-12-10T07:31:00')
    await Promise.all(Array.from({ length: 8 }, () => sendNotices(chat.service.services)))
    expect(await sentTo(group)).toHaveLength(1)
  })

  it('follows a change of the settings, and the trip that moves to another date', async () => {
    const { tripId, group } = await linkedTrip('2026-12-12')
    await sentTo(group)
    const url = `${CHAT}/notifications/trips/${tripId}`
    const payload = { enabled: true, summary_time: '09:00', language: 'en', quiet_hours: null, reminder_minutes: null }
    await chat.service.call('PUT', url, { payload, headers: await chat.headers() })
    at('2026-12-12T07:30:00')
    expect(await sentTo(group)).toEqual([])
    const headers = { ...(await chat.headers()), 'if-match': '"1"' }
    await chat.service.call('PUT', `/trips/v1/custom-trips/${tripId}`, {
      payload: { start_date: '2026-12-13' },
      headers,
    })
    at('2026-12-12T09:00:00')
    expect(await sentTo(group)).toEqual([])
    at('2026-12-13T09:00:00')
    expect(textOf(await sentTo(group))).toContain('Day 1 of')
  })

  it('sends nothing about a deleted trip, for a group that is unlinked, or long after it was due', async () => {
    const [deleted, unlinked, late] = [
      await linkedTrip('2026-12-15'),
      await linkedTrip('2026-12-15'),
      await linkedTrip('2026-12-15'),
    ]
    const headers = await chat.headers()
    await chat.service.call('DELETE', `/trips/v1/custom-trips/${deleted.tripId}`, { headers })
    await chat.service.call('DELETE', `${CHAT}/unlink/app/line/${unlinked.tripId}`, { headers })
    at('2026-12-15T07:46:00')
    const groups = new Set([deleted.group, unlinked.group, late.group])
    expect((await chat.tick()).filter(({ groupId }) => groups.has(groupId))).toEqual([])
  })
})
