import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { declaredDocument, startTestService, type TestService } from '../../../../test/support/service.ts'
import { grantRole } from '../../users/public.ts'

let service: TestService
let user: TestUser
let admin: TestUser
beforeAll(async () => {
  service = await startTestService()
  user = await createTestUser(service)
  admin = await createTestUser(service)
  await grantRole(service.services.db, admin.userId, 'admin')
})
afterAll(() => service.stop())

const URL = '/trips/v1/feedback/admin'
const list = (query = '', headers: Readonly<Record<string, string>> = {}) =>
  service.call('GET', `${URL}${query}`, { headers: { ...admin.headers, ...headers } })
const patch = (ref: string, payload: object, who = admin) =>
  service.call('PATCH', `${URL}/${ref}`, { payload, headers: who.headers })
async function send(comment: string, rating: number): Promise<string> {
  const payload = { action: 'app', comment, rating }
  return (await service.call('POST', '/trips/v1/feedback', { payload, headers: user.headers })).body.ref
}
type Json = Record<string, { content: object }>
const refs = ({ body }: Awaited<ReturnType<typeof list>>) => body.results.map(({ ref }: { ref: string }) => ref)

describe('listFeedbackAdmin', () => {
  it('lists feedback newest first, in pages of a total order', async () => {
    const sent: string[] = []
    for (let i = 1; i <= 5; i++) sent.unshift(await send(`number ${i}`, i))
    const { status, body } = await list()
    expect([status, body.total, body.nextpage]).toEqual([200, 5, 0])
    expect(body.results[0]).toMatchObject({
      ref: sent[0],
      user_id: user.userId,
      action: 'app',
      ref_id: null,
      rating: 5,
    })
    const pages = [await list('?limit=2'), await list('?limit=2&page=2'), await list('?limit=2&page=3')]
    expect(pages.flatMap(refs)).toEqual(sent)
    expect(pages.map((page) => page.body.nextpage)).toEqual([2, 3, 0])
    expect(pages[0]!.headers['link']).toContain('page=2')
  })

  it('filters by status, action, rating and day in Bangkok', async () => {
    const ref = await send('late at night', 1)
    await patch(ref, { status: 'planned' })
    const { db } = service.services
    await db
      .updateTable('feedback')
      // 2 March in Bangkok.
      .set({ created_at: new Date('2026-03-01T17:00:00Z') })
      .where('comment', '=', 'late at night')
      .execute()
    expect(refs(await list('?status=planned'))).toEqual([ref])
    expect(refs(await list('?rating=1'))).toContain(ref)
    expect(refs(await list('?rating=2'))).not.toContain(ref)
    expect(refs(await list('?action=place'))).toEqual([])
    expect(refs(await list('?from=2026-03-02&to=2026-03-02'))).toEqual([ref])
    expect(refs(await list('?to=2026-03-01'))).toEqual([])
    expect(refs(await list('?from=2026-03-03'))).not.toContain(ref)
  })

  it('refuses unknown filters, dates that do not exist and reversed dates', async () => {
    for (const query of ['?status=done', '?rating=6', '?from=2026-02-30', '?state=open', '?limit=101'])
      expect([query, (await list(query)).status]).toEqual([query, 400])
    const { status, body } = await list('?from=2026-03-02&to=2026-03-01')
    expect([status, body.errors[0].parameter]).toEqual([400, 'to'])
  })

  it('answers CSV that opens in a spreadsheet program and runs no formula', async () => {
    const formula = '=HYPERLINK("https://evil.example", "click")'
    const ref = await send(formula, 3)
    const { status, headers, text } = await list('?status=open&rating=3', { accept: 'text/csv' })
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="feedback.csv"',
    ])
    expect(text.startsWith('\ufeff"ref","status","action"')).toBe(true)
    const record = text.split('\r\n')[1]!
    expect(record).toContain(`"${ref}","open","app",,3,"'${formula.replaceAll('"', '""')}","${user.userId}"`)
  })

  it('documents both media types', () => {
    const { paths } = declaredDocument() as { paths: Record<string, Record<string, { responses: Json }>> }
    const content = paths[URL]!['get']!.responses['200']!.content
    expect(Object.keys(content)).toEqual(['application/json', 'text/csv'])
  })

  it('answers CSV with every match, whatever the page', async () => {
    const { db } = service.services
    await db
      .insertInto('feedback')
      .values(
        Array.from({ length: 1_001 }, (_, i) => ({
          user_id: user.userId,
          action: 'chat' as const,
          ref_id: null,
          rating: 4,
          comment: `ข้อความ ${i}`,
          status_changed_at: null,
        })),
      )
      .execute()
    const { text } = await list('?action=chat&limit=1', { accept: 'text/csv, application/json;q=0.5' })
    const records = text.trimEnd().split('\r\n').slice(1)
    expect(records.length).toBe(1_001)
    expect(new Set(records.map((record) => record.slice(0, 12))).size).toBe(1_001)
    expect(records[0]).toContain('ข้อความ 1000')
  })

  it('is for admins', async () => {
    expect((await service.call('GET', URL)).status).toBe(401)
    for (const headers of [user.headers, { ...user.headers, accept: 'text/csv' }])
      expect((await service.call('GET', URL, { headers })).body.code).toBe('forbidden')
  })
})

describe('setFeedbackStatus', () => {
  it('sets each status; repeating a call changes nothing', async () => {
    const ref = await send('status', 2)
    for (const status of ['planned', 'completed', 'declined', 'duplicate', 'open']) {
      const first = await patch(ref, { status })
      expect([first.status, first.body]).toEqual([
        200,
        expect.objectContaining({ ref, status, status_changed_at: expect.any(String) }),
      ])
      expect((await patch(ref, { status })).body).toEqual(first.body)
    }
  })

  it('notifies whoever sent the feedback, once per change', async () => {
    const ref = await send('tell me', 3)
    for (const status of ['planned', 'planned', 'completed']) await patch(ref, { status })
    const { body } = await service.call('GET', '/core/v1/notifications?event=feedback_status', {
      headers: user.headers,
    })
    const own = body.results.filter((one: { data: { ref: string } }) => one.data.ref === ref)
    expect(own.map((one: { body: string }) => one.body).sort()).toEqual([
      `Feedback ${ref}: done.`,
      `Feedback ${ref}: planned.`,
    ])
  })

  it('returns 404 for an unknown ticket and 400 for an invalid one or status', async () => {
    expect((await patch('FB-999999', { status: 'open' })).body.code).toBe('feedback_not_found')
    expect((await patch('FB-9', { status: 'open' })).status).toBe(400)
    expect((await patch('FB-999999999999999', { status: 'open' })).status).toBe(404)
    const { status, body } = await patch('FB-000001', { status: 'done', note: 'x' })
    expect([status, body.errors.length]).toEqual([400, 2])
  })

  it('is for admins', async () => {
    expect((await patch('FB-000001', { status: 'open' }, user)).body.code).toBe('forbidden')
    expect((await service.call('PATCH', `${URL}/FB-000001`, { payload: { status: 'open' } })).status).toBe(401)
  })
})
