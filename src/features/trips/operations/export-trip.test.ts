import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ICAL from 'ical.js'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { featureCollectionSchema } from '../../../../test/support/geojson-schema.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { PLACES, TRIPS, tripCalls } from '../../../../test/support/trips.ts'
import { projectRoot } from '../../../platform/paths.ts'
import type { Trip } from '../trip-schema.ts'

const NOTE = 'เช่าชุดไทย; จ่าย 200, ต่อ\\รอง\n<b>&"มัดจำ"</b> 🎎 '.repeat(5).trim()
let service: TestService
let user: TestUser
let trips: ReturnType<typeof tripCalls>
let trip: Trip
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  user = await createTestUser(service)
  trips = tripCalls(service, user)
  const { body } = await trips.create({
    name: 'อยุธยากับแม่: 2/3 วัน',
    start_date: '2026-12-05',
    party: { adults: 2, children: 1, foreigners: 1 },
    budget: 12_000,
    preferences: ['temple'],
    days: [
      {
        start_time: '08:30',
        base: { name: 'บ้านริมน้ำ & สวน', latitude: 14.35, longitude: 100.57 },
        stops: [
          { place_id: PLACES[0] },
          { place_id: PLACES[2], kind: 'meal', arrive: '12:00' },
          { place_id: PLACES[1], stay_minutes: 90, note: NOTE },
        ],
      },
      {},
      { stops: [{ kind: 'rest', arrive: '22:00', stay_minutes: 120 }] },
    ],
  })
  trip = body
})
afterAll(() => service.stop())

const exported = (id: string, format: string, headers: object = {}) =>
  service.call('GET', `${TRIPS}/${id}/export?format=${format}`, { headers: { ...user.headers, ...headers } })
const stopsOf = ({ days }: Trip) => days.flatMap(({ stops }) => stops)

describe('exportTrip as a calendar', () => {
  const read = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text))
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
    return { calendar, events: new Map(events.map((event) => [event.uid, event])) }
  }

  it('has an event in Bangkok time for each stop and an all-day event for each day', async () => {
    const { status, headers, text } = await exported(trip.trip_id, 'ics')
    expect([status, headers['content-type'], headers['content-language']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'en',
    ])
    const { calendar, events } = read(text)
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Asia/Bangkok')
    expect(events.size).toBe(stopsOf(trip).length + 3)
    for (const { day, date, stops } of trip.days) {
      const whole = events.get(`${trip.trip_id}/day-${day}`)
      expect(whole?.summary).toBe(`${trip.name} · Day ${day}`)
      expect([whole?.startDate.isDate, whole?.startDate.toString()]).toEqual([true, date])
      for (const { stop_id: id, arrive, stay_minutes: stay, place } of stops) {
        const event = events.get(`${trip.trip_id}/${id}`)
        const start = new Date(`${date}T${arrive}:00+07:00`)
        expect(event?.startDate.toJSDate()).toEqual(start)
        expect(event?.endDate.toJSDate().getTime()).toBe(start.getTime() + stay * 60_000)
        if (place)
          expect([event?.summary, event?.location]).toEqual([
            place.place_name,
            `${place.place_name}, ${place.province}`,
          ])
      }
    }
  })

  it('carries notes as they were written, in lines of at most 75 octets that end in CRLF', async () => {
    const { text } = await exported(trip.trip_id, 'ics')
    const { events } = read(text)
    expect(events.get(`${trip.trip_id}/${stopsOf(trip)[2]!.stop_id}`)?.description).toBe(NOTE)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n]|\ufffd/)
    }
  })

  it('has an alarm in time for the way to each stop', async () => {
    const { events } = read((await exported(trip.trip_id, 'ics')).text)
    for (const { stop_id: id, kind, travel } of stopsOf(trip)) {
      const [alarm] = events.get(`${trip.trip_id}/${id}`)?.component.getAllSubcomponents('valarm') ?? []
      expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe(
        kind === 'rest' ? undefined : ICAL.Duration.fromSeconds(-60 * (10 + (travel?.minutes ?? 0))).toString(),
      )
    }
  })

  it('updates the events when it is imported again: same UIDs, higher SEQUENCE', async () => {
    const { body: other } = await trips.create({
      start_date: '2027-01-05',
      days: [{ stops: [{ place_id: PLACES[0] }] }],
    })
    const before = read((await exported(other.trip_id, 'ics')).text)
    await trips.edit(other.trip_id, 1, { start_date: '2027-01-06' })
    const after = read((await exported(other.trip_id, 'ics')).text)
    expect([...after.events.keys()]).toEqual([...before.events.keys()])
    expect([...before.events.values(), ...after.events.values()].map(({ sequence }) => sequence)).toEqual([1, 1, 2, 2])
    expect(after.events.values().next().value?.startDate.toString()).toBe('2027-01-06')
  })

  it('speaks the language of the caller', async () => {
    const { headers, text } = await exported(trip.trip_id, 'ics', { 'accept-language': 'th' })
    expect(headers['content-language']).toBe('th')
    expect(read(text).events.get(`${trip.trip_id}/day-2`)?.summary).toBe(`${trip.name} · วันที่ 2`)
  })

  it('needs dates', async () => {
    const { body: plan } = await trips.create({ days: [{}] })
    const { status, body } = await exported(plan.trip_id, 'ics')
    expect([status, body.code]).toEqual([422, 'trip_without_dates'])
    expect((await exported(plan.trip_id, 'gpx')).status).toBe(200)
  })
})

describe('exportTrip for maps', () => {
  it('is valid GPX 1.1 with waypoints and a route for each day', async () => {
    const { status, headers, text } = await exported(trip.trip_id, 'gpx')
    expect([status, headers['content-type']]).toEqual([200, 'application/gpx+xml; charset=utf-8'])
    using schema = XmlDocument.fromBuffer(readFileSync(join(projectRoot, 'test/support/gpx-1.1.xsd')))
    using validator = XsdValidator.fromDoc(schema)
    using document = XmlDocument.fromString(text)
    validator.validate(document)
    const all = (path: string) => document.find(path, { g: 'http://www.topografix.com/GPX/1/1' })
    expect([all('//g:wpt').length, all('//g:rte').length, all('//g:rte[1]/g:rtept').length]).toEqual([4, 3, 4])
    expect(all('//g:wpt[3]/g:desc')[0]?.content).toBe(NOTE)
    expect(all('//g:wpt[2]/g:time')[0]?.content).toBe('2026-12-05T05:00:00.000Z')
    using broken = XmlDocument.fromString(text.replace('<number>1</number>', '<number>one</number>'))
    expect(() => validator.validate(broken)).toThrow(/number/)
  })

  it('is valid GeoJSON with longitude before latitude', async () => {
    const { status, headers, body } = await exported(trip.trip_id, 'geojson')
    expect([status, headers['content-type']]).toEqual([200, 'application/geo+json'])
    const ajv = new Ajv2020({ strict: false })
    expect([ajv.validate(featureCollectionSchema, body), ajv.errors]).toEqual([true, null])
    const [first] = stopsOf(trip)
    expect(body.features[0]).toMatchObject({
      id: first?.stop_id,
      geometry: { type: 'Point', coordinates: [first?.place?.longitude, first?.place?.latitude] },
      properties: { day: 1, date: '2026-12-05', arrive: first?.arrive, name: first?.place?.place_name },
    })
    expect(body.features.map(({ properties }: { properties: { kind: string } }) => properties.kind)).toEqual([
      'visit',
      'meal',
      'visit',
      'night',
      'way',
      'night',
    ])
  })

  it('leaves out characters that XML cannot carry', async () => {
    const { body } = await trips.create({ name: 'a\u0007b\u001bc', days: [{}] })
    const { text } = await exported(body.trip_id, 'gpx')
    expect(text).toContain('<name>abc</name>')
  })
})

describe('exportTrip as JSON', () => {
  const timesOf = ({ days }: Trip) =>
    days.map(({ date, start_time, end_time, base, stops }) => ({
      date,
      start_time,
      end_time,
      base,
      stops: stops.map(({ kind, place_id, arrive, depart, note, cost }) => ({
        kind,
        place_id,
        arrive,
        depart,
        note,
        cost,
      })),
    }))

  it('is what createCustomTripV1 takes back, with the same days, stops and times', async () => {
    const { status, body } = await exported(trip.trip_id, 'json')
    expect(status).toBe(200)
    const again = await trips.create({ ...body, allow_overlap: true })
    expect([again.status, again.body.name, again.body.budget]).toEqual([201, trip.name, trip.budget])
    expect(timesOf(again.body)).toEqual(timesOf(trip))
    expect((await exported(again.body.trip_id, 'json')).body).toEqual(body)
  })

  it('keeps the times of a trip that was planned from a prompt', async () => {
    const prompt = 'Three days in Chiang Mai with temples, cafés and a night market, starting 5 January 2027'
    const planned = await trips.call('POST', `${TRIPS}/ai`, { prompt })
    expect(planned.status).toBe(201)
    const { body } = await exported(planned.body.trip_id, 'json')
    const again = await trips.create({ ...body, allow_overlap: true })
    expect(again.status).toBe(201)
    expect(timesOf(again.body)).toEqual(timesOf(planned.body))
  })
})

describe('exportTrip', () => {
  it('names the file in both scripts, without characters that file systems reject', async () => {
    const { headers } = await exported(trip.trip_id, 'gpx')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="3 days in Ayutthaya 2026-12-05.gpx"; filename*=UTF-8''${encodeURIComponent('อยุธยากับแม่ 2 3 วัน 2026-12-05.gpx')}`,
    )
  })

  it('is for members and the holder of the link, who gets no notes', async () => {
    const friend = await createTestUser(service)
    expect((await exported(trip.trip_id, 'gpx', friend.headers)).status).toBe(404)
    const { token } = (await trips.call('PUT', `${TRIPS}/${trip.trip_id}/share`, { role: 'view' })).body
    for (const format of ['ics', 'gpx', 'geojson', 'json']) {
      const url = `${TRIPS}/${trip.trip_id}/export?format=${format}`
      const anonymous = await service.call('GET', url, { headers: { 'x-share-token': token } })
      expect([format, anonymous.status]).toEqual([format, 200])
      expect(anonymous.text).not.toContain('เช่าชุดไทย')
      expect((await service.call('GET', url)).status).toBe(401)
    }
    const joined = await exported(trip.trip_id, 'json', { ...friend.headers, 'x-share-token': token })
    expect(joined.text).toContain('เช่าชุดไทย')
    expect((await exported(trip.trip_id, 'json', friend.headers)).status).toBe(200)
  })

  it('refuses other formats', async () => {
    expect((await exported(trip.trip_id, 'pdf')).status).toBe(400)
    expect((await service.call('GET', `${TRIPS}/${trip.trip_id}/export`, { headers: user.headers })).status).toBe(400)
  })
})
