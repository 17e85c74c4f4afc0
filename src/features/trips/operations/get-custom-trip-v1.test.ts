import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import type { TripFacts } from '../trip-facts.ts'
import type { Trip } from '../trip-schema.ts'

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  user = await createTestUser(service)
})
afterAll(() => service.stop())

const URL = '/trips/v1/custom-trips'
const PROMPT = 'one day in Ayutthaya, temples, 2026-12-05'
const THAI = /[\u0e00-\u0e7f]/

async function save(prompt = PROMPT): Promise<Trip> {
  const { status, body } = await service.call('POST', `${URL}/ai`, { payload: { prompt }, headers: user.headers })
  expect(status).toBe(201)
  return body
}
const read = (tripId: string, language = 'en', headers = user.headers) =>
  service.call('GET', `${URL}/${tripId}`, { headers: { ...headers, 'accept-language': language } })
const readTrip = async (tripId: string, language = 'en'): Promise<Trip> => (await read(tripId, language)).body

/** Changes the catalogue as an import does: with a new version, which the node then loads. */
async function changeCatalogue(change: ReturnType<typeof sql>): Promise<void> {
  const { db, catalogue } = service.services
  await sql`update catalogue_version set version = version + 1`.execute(db)
  await change.execute(db)
  await catalogue.refresh()
}
const currentVersion = sql`(select version from catalogue_version)`
async function readFacts(tripId: string): Promise<TripFacts> {
  const { db } = service.services
  return (await db.selectFrom('trip').select('facts').where('trip_id', '=', tripId).executeTakeFirstOrThrow()).facts
}
/** As another node does. */
async function storeFacts(tripId: string, facts: TripFacts): Promise<void> {
  const { db } = service.services
  await db
    .updateTable('trip')
    .set({ facts: JSON.stringify(facts), version: sql<number>`version + 1` })
    .where('trip_id', '=', tripId)
    .execute()
}
const firstVisit = (trip: Trip) => {
  const stop = trip.days[0]?.stops.find(({ kind, place }) => kind === 'visit' && place !== undefined)
  if (!stop?.place) throw new Error('the trip visits nothing')
  return { ...stop, place: stop.place }
}

describe('getCustomTripV1', () => {
  it('renders the same facts in the language that the reader asks for', async () => {
    const { trip_id: id } = await save()
    const [english, thai] = [await read(id, 'en'), await read(id, 'th')]
    expect([english.headers['content-language'], thai.headers['content-language']]).toEqual(['en', 'th'])
    expect(english.headers['etag']).not.toBe(thai.headers['etag'])
    const factsOf = ({ days, totals, understood, provenance, unmet, warnings, assumed, version }: Trip) => ({
      totals,
      understood,
      provenance,
      version,
      notes: [...unmet, ...warnings, ...assumed].map(({ code, values }) => ({ code, values })),
      stops: days.map(({ stops }) =>
        stops.map(({ stop_id, place_id, arrive, depart, cost, travel, opening }) => ({
          stop_id,
          place_id,
          arrive,
          depart,
          cost,
          travel,
          opening,
        })),
      ),
    })
    expect(factsOf(thai.body)).toEqual(factsOf(english.body))
    const textsOf = ({ name, introduction, days, warnings, assumed }: Trip) => [
      name,
      introduction,
      ...days.flatMap(({ summary, stops }) => [
        summary,
        ...stops.flatMap(({ note, place }) => [note ?? [], place?.place_name ?? [], place?.province ?? []].flat()),
      ]),
      ...[...warnings, ...assumed].map(({ text }) => text),
    ]
    for (const text of textsOf(thai.body)) expect(text).toMatch(THAI)
    for (const text of textsOf(english.body)) expect(text).not.toMatch(THAI)
  })

  it('stores no text that it renders', async () => {
    const trip = await save()
    const { places: _lastKnown, ...facts } = await readFacts(trip.trip_id)
    const stored = JSON.stringify(facts)
    expect(stored).not.toContain(firstVisit(trip).place.place_name)
    for (const text of [trip.name, trip.introduction, trip.days[0]!.summary, ...trip.warnings.map(({ text }) => text)])
      expect(stored).not.toContain(text)
    expect(facts.prompt).toBe(PROMPT)
  })

  it('shows a name, a fee and opening hours as the catalogue has them now', async () => {
    const saved = await save()
    const { place_id: id, cost } = firstVisit(saved)
    expect(cost).not.toBe(4_321)
    await changeCatalogue(sql`update place set name_en = 'Renamed Temple', name_th = 'วัดชื่อใหม่',
      fee = '{"thai_adult": 4321, "thai_child": null, "foreigner_adult": 4321, "foreigner_child": null}',
      opening_hours = '{"mon": [[480, 1020]], "tue": [], "wed": [], "thu": [], "fri": [], "sat": [], "sun": []}',
      version = ${currentVersion} where place_id = ${id}`)
    const now = await readTrip(saved.trip_id)
    const stop = firstVisit(now)
    // 5 December 2026 is a Saturday.
    expect([stop.place.place_name, stop.cost, stop.opening]).toEqual(['Renamed Temple', 4_321, 'closed'])
    expect(now.totals.cost - saved.totals.cost).toBe(4_321 - (cost ?? 0))
    expect(now.days[0]!.summary).toContain('Renamed Temple')
    expect((await readTrip(saved.trip_id, 'th')).days[0]!.summary).toContain('วัดชื่อใหม่')
    // The schedule is the traveller's: only an edit changes it.
    expect([stop.arrive, stop.depart, now.version]).toEqual([firstVisit(saved).arrive, firstVisit(saved).depart, 1])
  })

  it('renders a place that has left the catalogue from its last known facts, with a warning', async () => {
    const saved = await save()
    const { place } = firstVisit(saved)
    await changeCatalogue(sql`with gone as (delete from place where place_id = ${place.place_id} returning place_id)
      insert into catalogue_removal (kind, id, version) select 'place', place_id, ${currentVersion} from gone`)
    const now = await readTrip(saved.trip_id)
    const stop = firstVisit(now)
    const { thumbnail_url: _url, ...known } = place
    expect(stop.place).toEqual(known)
    expect(stop.opening).toBe('unknown')
    expect(now.days.map(({ stops }) => stops.length)).toEqual(saved.days.map(({ stops }) => stops.length))
    expect(now.warnings).toContainEqual({
      about: 'stop',
      code: 'place_removed',
      values: { place_id: place.place_id },
      text: expect.stringContaining(place.place_name.replace(/,.*/, '')),
    })
    const thai = await readTrip(saved.trip_id, 'th')
    expect(firstVisit(thai).place.place_name).toMatch(THAI)
    expect(thai.warnings.find(({ code }) => code === 'place_removed')?.text).toMatch(THAI)
  })

  it('shows what people wrote as they wrote it, and what a model wrote in its language only', async () => {
    const { trip_id: id } = await save()
    const facts = await readFacts(id)
    facts.days[0]!.stops[0]!.note = 'พกหมวกไปด้วย'
    facts.texts = { language: 'th', name: 'ชื่อจากโมเดล', introduction: null, days: ['สรุปจากโมเดล'] }
    await storeFacts(id, facts)
    const [thai, english] = [await readTrip(id, 'th'), await readTrip(id, 'en')]
    expect([thai.name, thai.days[0]!.summary, thai.provenance.writer]).toEqual(['ชื่อจากโมเดล', 'สรุปจากโมเดล', 'model'])
    expect(thai.introduction).toMatch(THAI)
    expect(english.provenance.writer).toBe('built_in')
    for (const text of [english.name, english.days[0]!.summary]) expect(text).not.toMatch(THAI)
    for (const trip of [thai, english]) expect(trip.days[0]!.stops[0]!.note).toBe('พกหมวกไปด้วย')
    facts.name = 'ทริปแม่'
    await storeFacts(id, facts)
    for (const language of ['th', 'en']) expect((await readTrip(id, language)).name).toBe('ทริปแม่')
  })

  it('keeps a day without stops in its place', async () => {
    const { trip_id: id } = await save('2 days in Ayutthaya from 2026-12-05')
    const facts = await readFacts(id)
    facts.days[0]!.stops = []
    await storeFacts(id, facts)
    const { days } = await readTrip(id)
    expect(days.map(({ day, date, stops }) => [day, date, stops.length > 0])).toEqual([
      [1, '2026-12-05', false],
      [2, '2026-12-06', true],
    ])
  })

  it('shows a change by another node at once, though this node has just shown the trip', async () => {
    const { trip_id: id } = await save()
    const [first, again] = [await read(id), await read(id)]
    expect([again.text, again.headers['etag']]).toEqual([first.text, first.headers['etag']])
    await storeFacts(id, { ...(await readFacts(id)), name: 'Changed elsewhere' })
    const changed = await read(id)
    expect([changed.body.name, changed.body.version]).toEqual(['Changed elsewhere', 2])
    expect(changed.headers['etag']).toMatch(/^"2\./)
    const held = await read(id, 'en', { ...user.headers, 'if-none-match': changed.headers['etag'] } as never)
    expect([held.status, held.text]).toEqual([304, ''])
  })

  it('returns 404 for another user’s trip and for an unknown one, and 401 without a credential', async () => {
    const { trip_id: id } = await save()
    const other = await createTestUser(service)
    expect((await read(id, 'en', other.headers)).body.code).toBe('trip_not_found')
    expect((await read('trip_none')).status).toBe(404)
    expect((await service.call('GET', `${URL}/${id}`)).status).toBe(401)
  })

  it('answers 503 with Retry-After while the catalogue is loading', async () => {
    const { trip_id: id } = await save()
    const { version } = service.services.catalogue
    service.services.catalogue.version = -1
    try {
      const { status, body, headers } = await read(id)
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'catalogue_not_ready', '2'])
    } finally {
      service.services.catalogue.version = version
    }
  })
})
