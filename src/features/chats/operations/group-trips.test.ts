import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { CHAT, type ChatTest, startChatTest } from '../../../../test/support/chat.ts'
import { daysWith, PLACES } from '../../../../test/support/trips.ts'

let chat: ChatTest
beforeAll(async () => {
  chat = await startChatTest()
})
afterAll(() => chat.stop())

const read = (path: string, headers: Readonly<Record<string, string>> = chat.key) =>
  chat.service.call('GET', `${CHAT}${path}`, { headers: { ...headers } })

/** A trip on each start date, linked to a new group; two days each. */
async function groupWith(...starts: (string | null)[]): Promise<{ group: string; trips: string[] }> {
  const group = chat.group()
  const trips: string[] = []
  for (const start of starts) {
    const trip = await chat.createTrip({ start_date: start, days: daysWith([PLACES[0]], [PLACES[1]]) })
    await chat.link(trip, group)
    trips.push(trip)
  }
  return { group, trips }
}

describe('the trips of a group', () => {
  it('are listed by date, those without dates last, in pages', async () => {
    const { group, trips } = await groupWith('2026-12-20', null, '2026-12-10')
    const { body } = await read(`/groups/${group}/trips`)
    expect(body.results.map(({ trip_id: id }: { trip_id: string }) => id)).toEqual([trips[2], trips[0], trips[1]])
    const second = await read(`/groups/${group}/trips?limit=2&page=2&channel=line`)
    expect([second.body.results.length, second.body.total, second.body.nextpage]).toEqual([1, 3, 0])
    expect((await read(`/groups/${group}/trips?channel=telegram`)).body.total).toBe(0)
    expect((await read('/groups/unknown/trips')).body.total).toBe(0)
    expect((await read(`/groups/${group}/trips?channel=icq`)).status).toBe(400)
  })

  it('show neither private notes nor what the traveller asked for', async () => {
    const group = chat.group()
    const stops = [{ place_id: PLACES[0], note: 'Booking 4711, call +66 81 234 5678' }]
    const tripId = await chat.createTrip({ days: [{ stops }], budget: 9_876 })
    await chat.link(tripId, group)
    for (const path of [`/trips/${tripId}`, `/trips/${tripId}/days/1`, '/current', '/current/days/1', '/trips']) {
      const { status, text } = await read(`/groups/${group}${path}`)
      expect([path, status, /4711|234 5678|9876|prompt|budget|understood/.test(text)]).toEqual([path, 200, false])
    }
    chat.now = new Date('2026-12-05T03:00:00Z')
    for (const path of ['/today', '/today/days/1']) {
      const { status, text } = await read(`/groups/${group}${path}`)
      expect([path, status, /4711|9876/.test(text)]).toEqual([path, 200, false])
    }
    chat.now = new Date('2026-12-01T03:00:00Z')
  })

  it('are found only in their own group, and by days that exist', async () => {
    const { group, trips } = await groupWith('2026-12-10')
    const other = await groupWith('2026-12-10')
    expect((await read(`/groups/${other.group}/trips/${trips[0]}`)).body.code).toBe('trip_not_linked')
    expect((await read(`/groups/${group}/trips/${trips[0]}/days/2`)).body.day.day).toBe(2)
    expect((await read(`/groups/${group}/trips/${trips[0]}/days/3`)).body.code).toBe('trip_day_not_found')
    expect((await read(`/groups/${group}/trips/${trips[0]}/days/0`)).status).toBe(400)
    expect((await read(`/groups/${group}/current/days/3`)).body.code).toBe('trip_day_not_found')
  })

  it('include as current the one of today, else the next, else none', async () => {
    const { group, trips } = await groupWith('2026-12-10', '2026-12-05', '2026-11-30', null)
    const current = async () => {
      const { body } = await read(`/groups/${group}/current`)
      return [trips.indexOf(body.trip?.trip_id), body.day]
    }
    expect(await current()).toEqual([2, 2])
    chat.now = new Date('2026-12-02T03:00:00Z')
    expect(await current()).toEqual([1, null])
    // Today in Bangkok has begun.
    chat.now = new Date('2026-12-09T17:00:00Z')
    expect(await current()).toEqual([0, 1])
    chat.now = new Date('2026-12-13T03:00:00Z')
    expect(await current()).toEqual([-1, null])
    expect((await read(`/groups/${group}/current/days/1`)).body).toEqual({ date: '2026-12-13', trip: null, day: null })
    expect((await read(`/groups/${group}/today/days/1`)).body).toEqual({ date: '2026-12-13', trip: null, day: null })
    chat.now = new Date('2026-12-01T03:00:00Z')
  })

  it('show today where the trip is at this moment', async () => {
    const { group } = await groupWith('2026-12-05')
    expect((await read(`/groups/${group}/today`)).body).toMatchObject({ trip: null, day: null, next: null })
    chat.now = new Date('2026-12-05T01:00:00Z')
    const { body } = await read(`/groups/${group}/today`)
    expect([body.day, body.now, body.next.place.place_id]).toEqual([1, null, PLACES[0]])
    expect(body.minutes_to_leave).toBeGreaterThan(0)
    chat.now = new Date('2026-12-01T03:00:00Z')
  })

  it('disappear when they are deleted, and come back when restored', async () => {
    const { group, trips } = await groupWith('2026-12-05')
    const trip = `/trips/v1/custom-trips/${trips[0]}`
    await chat.service.call('DELETE', trip, { headers: await chat.headers() })
    expect((await read(`/groups/${group}/trips`)).body.total).toBe(0)
    expect((await read(`/groups/${group}/current`)).body.trip).toBeNull()
    const payload = { allow_overlap: true }
    await chat.service.call('POST', `${trip}/restore`, { payload, headers: await chat.headers() })
    expect((await read(`/groups/${group}/trips`)).body.total).toBe(1)
  })
})

describe('syncChatCurrentTrips', () => {
  it('returns the groups whose current trip has changed, once', async () => {
    const { createKey } = await import('../../access/public.ts')
    const { secret } = await createKey(chat.service.services.db, {
      name: 'jobs',
      scopes: ['internal'],
      expiresAt: null,
    })
    const { group, trips } = await groupWith('2026-12-03', '2026-12-20')
    const sync = async () => {
      const url = '/trips/v1/internal/chat/current-trips'
      const { body } = await chat.service.call('GET', url, { headers: { 'x-api-key': secret } })
      return body.changes.filter(({ group_id: id }: { group_id: string }) => id === group)
    }
    expect(await sync()).toEqual([
      { channel: 'line', group_id: group, group_name: null, previous_trip_id: null, trip_id: trips[0] },
    ])
    expect(await sync()).toEqual([])
    chat.now = new Date('2026-12-06T03:00:00Z')
    expect(await sync()).toMatchObject([{ previous_trip_id: trips[0], trip_id: trips[1] }])
    chat.now = new Date('2026-12-01T03:00:00Z')
  })
})

describe('getTodayTrip', () => {
  it('returns the trip of today with its groups, else the next one with its groups', async () => {
    const user = await createTestUser(chat.service)
    const mine = { ...chat, headers: async () => user.headers }
    const none = await read('/today', user.headers)
    expect([none.body.trip, none.body.next_trip, none.body.groups]).toEqual([null, null, []])
    const payload = { start_date: '2026-12-01', days: daysWith([PLACES[0]]) }
    const created = await chat.service.call('POST', '/trips/v1/custom-trips', {
      payload,
      headers: await mine.headers(),
    })
    const code = await chat.service.call('POST', `${CHAT}/link-code`, {
      payload: { trip_id: created.body.trip_id },
      headers: user.headers,
    })
    const group = chat.group()
    const link = { code: code.body.code, channel: 'line', group_id: group, group_name: 'แก๊งเที่ยว' }
    await chat.service.call('POST', `${CHAT}/link-code/verify`, { payload: link, headers: chat.key })
    const { body } = await read('/today', user.headers)
    expect(body.trip.trip_id).toBe(created.body.trip_id)
    expect(body.groups).toMatchObject([{ channel: 'line', group_id: group, group_name: 'แก๊งเที่ยว' }])
    expect((await read('/today', {})).status).toBe(401)
  })
})
