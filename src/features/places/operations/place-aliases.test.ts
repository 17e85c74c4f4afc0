import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { MAX_ALIASES } from '../../../catalogue/place-alias-store.ts'
import { grantRole } from '../../users/public.ts'
import { aliasData } from '../alias-data.ts'

const URL = '/trips/v1/place/aliases'
const PLACE = 'th-10-wat-pho'
let service: TestService
let user: TestUser
let editor: TestUser
let admin: TestUser
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  ;[user, editor, admin] = [await createTestUser(service), await createTestUser(service), await createTestUser(service)]
  await grantRole(service.services.db, editor.userId, 'editor')
  await grantRole(service.services.db, admin.userId, 'admin')
})
afterAll(() => service.stop())

const add = (
  alias: string,
  { who = editor, place = PLACE, ...more }: { who?: TestUser; place?: string; key?: string } = {},
) =>
  service.call('POST', URL, {
    payload: { place_id: place, alias },
    headers: { ...who.headers, ...(more.key !== undefined && { 'idempotency-key': more.key }) },
  })
const list = (query = '', who = editor) => service.call('GET', `${URL}${query}`, { headers: who.headers })
const remove = (alias: string, who = editor, place = PLACE) =>
  service.call('DELETE', `${URL}/${place}/${encodeURIComponent(alias)}`, { headers: who.headers })
const find = async (keyword: string): Promise<string | undefined> => {
  const url = `/trips/v1/place/search?keyword=${encodeURIComponent(keyword)}&limit=1`
  return (await service.call('GET', url)).body.results[0]?.place_id
}

describe('addPlaceAlias, listPlaceAliases and removePlaceAlias', () => {
  it('change what search knows before they answer', async () => {
    const { status, body } = await add('  Qwyx  Massage ')
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ place_id: PLACE, alias: 'Qwyx Massage', language: null, added_by: editor.userId }),
    ])
    expect(await find('qwyx massage')).toBe(PLACE)
    expect((await list(`?place_id=${PLACE}`)).body.results).toEqual([body])
    expect((await remove('QWYX massage', admin)).status).toBe(204)
    expect((await list(`?place_id=${PLACE}`)).body).toMatchObject({ results: [], total: 0 })
    expect(await find('qwyx massage')).not.toBe(PLACE)
  })

  it('keep a name that the place has, in whatever capitals', async () => {
    const first = (await add('วัดเก่าริมน้ำ A')).body
    expect((await add('วัดเก่าริมน้ำ a', { who: admin })).body).toEqual(first)
  })

  it('repeat the answer to the same key', async () => {
    const first = await add('Twice Told', { key: 'alias-1' })
    await remove('Twice Told')
    expect((await add('Twice Told', { key: 'alias-1' })).body).toEqual(first.body)
    expect((await remove('Twice Told')).status).toBe(404)
  })

  it('page the newest names of all places in one order', async () => {
    await add('Page One', { place: 'th-10-wat-arun' })
    await add('Page Two')
    const all = (await list('?limit=100')).body.results
    const pages = [(await list('?limit=1&page=1')).body, (await list('?limit=1&page=2')).body]
    expect(pages.flatMap(({ results }) => results)).toEqual(all.slice(0, 2))
    expect(pages[0]).toMatchObject({ total: all.length, nextpage: 2 })
  })

  it('refuse what is no name, an unknown place and a name that no editor added', async () => {
    const invalid = await add('…')
    expect([invalid.status, invalid.body.errors]).toEqual([400, [expect.objectContaining({ pointer: '/alias' })]])
    for (const text of ['', 'x'.repeat(101), 'a\u0000b']) expect((await add(text)).status).toBe(400)
    const unknown = await add('Nowhere', { place: 'th-00-nowhere' })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'place_unknown'])
    const gone = await remove('Never Added')
    expect([gone.status, gone.body.code]).toEqual([404, 'alias_not_found'])
  })

  it('keep at most fifty names of a place, however many come at once', async () => {
    const place = 'th-10-grand-palace'
    const calls = Array.from({ length: MAX_ALIASES + 5 }, (_, at) => add(`Grand name ${at}`, { place }))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_ALIASES)
    expect(statuses.filter((status) => status === 409)).toHaveLength(5)
    expect((await list(`?place_id=${place}`)).body.total).toBe(MAX_ALIASES)
  })

  it('export who added a name, and forget it with the account', async () => {
    const { db } = service.services
    await add('Kept Name', { who: admin })
    const { place_names_added: names } = await aliasData.list(db, admin.userId)
    expect(names).toEqual([expect.objectContaining({ place_id: PLACE, alias: 'Kept Name' })])
    await aliasData.erase(db, admin.userId)
    const { results } = (await list(`?place_id=${PLACE}&limit=100`)).body
    expect(results).toContainEqual(expect.objectContaining({ alias: 'Kept Name', added_by: 'erased user' }))
    expect(JSON.stringify(await aliasData.list(db, editor.userId))).not.toContain('Kept Name')
  })

  it('are for editors and admins', async () => {
    for (const answer of [await add('Mine', { who: user }), await list('', user), await remove('Page Two', user)])
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
    expect((await service.call('GET', URL)).status).toBe(401)
  })
})
