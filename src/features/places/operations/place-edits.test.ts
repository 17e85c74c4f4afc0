import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { grantRole } from '../../users/public.ts'
import { placeEditData } from '../place-edit-data.ts'

const PLACE = 'th-10-wat-pho'
const OTHER = 'th-10-wat-arun'
let service: TestService
let user: TestUser
let editor: TestUser
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  ;[user, editor] = [await createTestUser(service), await createTestUser(service)]
  await grantRole(service.services.db, editor.userId, 'editor')
})
afterAll(() => service.stop())

const edit = (payload: object, { place = PLACE, who = editor } = {}) =>
  service.call('PATCH', `/trips/v1/place/${place}`, { payload, headers: who.headers })
const history = async (place = PLACE, query = '') =>
  (await service.call('GET', `/trips/v1/place/${place}/edits${query}`, { headers: editor.headers })).body
const read = async (place = PLACE) =>
  (await service.call('GET', `/trips/v1/place/${place}`, { headers: { 'accept-language': 'en' } })).body
const find = async (keyword: string): Promise<string[]> => {
  const { body } = await service.call('GET', `/trips/v1/place/search?keyword=${encodeURIComponent(keyword)}&limit=5`)
  return body.results.map(({ place_id: id }: { place_id: string }) => id)
}
const DAY = ['08:00-12:00', '13:00-24:00']
const HOURS = { mon: [], tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: ['18:00-02:00'], sun: DAY }

describe('editPlace and listPlaceEdits', () => {
  it('change what search and answers say before they answer, and go back to the source', async () => {
    const before = await read()
    const { status, body } = await edit({ name_en: ' Qwyxel Temple ', visit_minutes: 42, opening_hours: HOURS })
    expect([status, body.changes, body.edited_by]).toEqual([
      200,
      { name_en: 'Qwyxel Temple', visit_minutes: 42, opening_hours: HOURS },
      editor.userId,
    ])
    const edited = await read()
    expect(edited).toMatchObject({
      place_name: 'Qwyxel Temple',
      visit_minutes: 42,
      hours_basis: 'known',
      opening_hours: { mon: { hasTime: false }, tue: { string_time: '08:00-12:00, 13:00-24:00' } },
    })
    expect([(await find('qwyxel temple'))[0], (await find('Wat Pho'))[0]]).toEqual([PLACE, PLACE])
    expect(await history()).toMatchObject({
      source: { name_en: before.place_name },
      edited: { name_en: 'Qwyxel Temple', opening_hours: HOURS },
      total: 1,
    })
    await edit({ name_en: null, opening_hours: null })
    expect(await read()).toEqual({ ...before, visit_minutes: 42 })
    await edit({ visit_minutes: null })
    expect(await read()).toEqual(before)
    const page = await history(PLACE, '?limit=2')
    expect(page.results.map(({ changes }: { changes: object }) => changes)).toEqual([
      { visit_minutes: null },
      { name_en: null, opening_hours: null },
    ])
    expect([page.edited, page.total, page.nextpage]).toEqual([{}, 3, 2])
  })

  it('keep what each of twenty editors changes at once', async () => {
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
    const hours = Object.fromEntries(days.map((day) => [day, ['09:00-17:00']]))
    const facts = [{ visit_minutes: 33 }, { phones: ['02 222 2222'] }, { name_th: 'วัดทดสอบ' }, { opening_hours: hours }]
    await Promise.all(Array.from({ length: 20 }, (_, at) => edit(facts[at % 4]!, { place: OTHER })))
    expect(await history(OTHER)).toMatchObject({ edited: Object.assign({}, ...facts), total: 20 })
    await edit({ visit_minutes: null, phones: null, name_th: null, opening_hours: null }, { place: OTHER })
  })

  it('merge a duplicate: its id still works, its names find the other place, and it can be parted again', async () => {
    await edit({ name_en: 'Zyqqor Shrine' }, { place: OTHER })
    expect((await edit({ merged_into: PLACE }, { place: OTHER })).status).toBe(200)
    expect((await read(OTHER)).place_id).toBe(OTHER)
    const found = await find('Zyqqor Shrine')
    expect([found[0], found.includes(OTHER)]).toEqual([PLACE, false])
    for (const [place, into] of [
      [PLACE, OTHER],
      [PLACE, PLACE],
      ['th-10-grand-palace', OTHER],
    ] as const) {
      const refused = await edit({ merged_into: into }, { place })
      expect([refused.status, refused.body.code]).toEqual([409, 'cannot_merge'])
    }
    await edit({ merged_into: null, name_en: null }, { place: OTHER })
    expect(await find('Wat Arun')).toContain(OTHER)
    expect((await edit({ merged_into: 'th-00-nowhere' })).body.code).toBe('place_unknown')
  })

  it('refuse hours that cannot be, empty names, no change and unknown places', async () => {
    const bad = await edit({ opening_hours: { ...HOURS, tue: ['09:00-12:00', '11:00-13:00'], wed: ['26:00-27:00'] } })
    expect([bad.status, bad.body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      400,
      ['/opening_hours/wed/0'],
    ])
    expect((await edit({ opening_hours: { ...HOURS, tue: ['09:00-12:00', '11:00-13:00'] } })).status).toBe(400)
    for (const payload of [{}, { name_en: ' ' }, { visit_minutes: 0 }, { province: 'x' }, { fee: { thai_adult: 5 } }])
      expect((await edit(payload)).status).toBe(400)
    expect((await edit({ visit_minutes: 5 }, { place: 'th-00-nowhere' })).body.code).toBe('place_unknown')
    const none = await service.call('GET', '/trips/v1/place/th-00-nowhere/edits', { headers: editor.headers })
    expect([none.status, none.body.code]).toEqual([404, 'place_unknown'])
  })

  it('export who edited, and forget it with the account', async () => {
    const { db } = service.services
    const leaving = await createTestUser(service)
    await grantRole(db, leaving.userId, 'editor')
    await edit({ visit_minutes: 60 }, { who: leaving, place: OTHER })
    expect(await placeEditData.list(db, leaving.userId)).toMatchObject({
      place_edits: [{ place_id: OTHER, changes: { visit_minutes: 60 } }],
    })
    await placeEditData.erase(db, leaving.userId)
    expect((await history(OTHER)).results[0].edited_by).toBe('erased user')
  })

  it('are for editors and admins', async () => {
    expect((await edit({ visit_minutes: 5 }, { who: user })).status).toBe(403)
    expect((await service.call('PATCH', `/trips/v1/place/${PLACE}`, { payload: { visit_minutes: 5 } })).status).toBe(
      401,
    )
    const url = `/trips/v1/place/${PLACE}/edits`
    expect((await service.call('GET', url, { headers: user.headers })).status).toBe(403)
    expect((await service.call('GET', url)).status).toBe(401)
  })
})

describe('explainPlaceSearch', () => {
  const explain = (query: string, headers: Record<string, string> = editor.headers) =>
    service.call('GET', `/trips/v1/place/search/explain${query}`, { headers })

  it('gives the summands of each result in the order of the search', async () => {
    const { status, body } = await explain('?keyword=wat+po&limit=5')
    expect(status).toBe(200)
    expect(body.results.map(({ place_id: id }: { place_id: string }) => id)).toEqual(await find('wat po'))
    for (const { score, parts, words } of body.results) {
      const sum = Object.values(parts as Record<string, number>).reduce((total, part) => total + part, 0)
      expect(sum).toBeCloseTo(score, 5)
      expect(words.map(({ word }: { word: string }) => word)).toEqual(['wat', 'po'])
    }
  })

  it('is for editors, and needs a keyword', async () => {
    expect((await explain('')).status).toBe(400)
    expect((await explain('?keyword=qqqqzzzzxxxx')).body.results).toEqual([])
    expect((await explain('?keyword=wat', user.headers)).status).toBe(403)
    expect((await explain('?keyword=wat', {})).status).toBe(401)
  })
})
