import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts'
import { recordingLog } from '../../../test/support/log.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../test/support/smtp-server.ts'
import { deliverDue } from './deliver.ts'
import { Outbox } from './outbox.ts'
import { removeOldMails } from './outbox-store.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

let database: TestDatabase
let server: TestSmtpServer
let logged: ReturnType<typeof recordingLog>
beforeEach(async () => {
  database = await createTestDatabase()
  server = await startSmtpServer()
  logged = recordingLog()
})
afterEach(async () => {
  await server.close()
  await database.drop()
})

const outbox = new Outbox(async () => {})
const letter = { subject: 'Your code', text: 'The code is 482913\n', html: '<p>482913</p>' }
const put = (to: string | null) => outbox.put(database.db, to, letter)
const deliver = (port = server.port) =>
  deliverDue({
    db: database.db,
    mailer: createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@mail.example', stepMs: 500 }),
    log: logged.log,
  })
const rows = () => database.db.selectFrom('mail').selectAll().orderBy('mail_id').execute()
/** As if the pause of every mail were over. */
const letPausesEnd = () => sql`update mail set due_at = now() where sent_at is null`.execute(database.db)
const EMPTIED = { recipient: null, subject: null, body_text: null, body_html: null }

describe('the outbox', () => {
  it('sends each email once, then deletes its recipient and content', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await put(`${name}@mail.example`)
    expect(await deliver()).toBe(false)
    await deliver()
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@mail.example`),
    )
    for (const row of await rows()) expect(row).toMatchObject({ ...EMPTIED, sent_at: expect.any(Date), failure: null })
  })

  it('sends each email once when several nodes deliver concurrently', async () => {
    for (let mail = 0; mail < 40; mail++) await put(`someone${mail}@mail.example`)
    await Promise.all(Array.from({ length: 5 }, () => deliver()))
    const recipients = server.received.flatMap(({ to }) => to)
    expect([recipients.length, new Set(recipients).size]).toEqual([40, 40])
  })

  it('sends nothing that was rolled back, and clears a row without a recipient without sending it', async () => {
    const rolledBack = database.db.transaction().execute(async (db) => {
      await outbox.put(db, 'someone@mail.example', letter)
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await put(null)
    expect(await deliver()).toBe(false)
    expect(server.received).toEqual([])
    expect(await rows()).toEqual([expect.objectContaining({ ...EMPTIED, sent_at: expect.any(Date), attempts: 0 })])
  })

  it('retries rejected emails with growing delays, and gives up after five attempts', async () => {
    await put('someone@mail.example')
    server.habits = { onRecipient: () => 451 }
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 4; attempt++) {
      await deliver()
      await deliver()
      const { rows } = await sql<{ attempts: number; pause: number; body_text: string }>`
        select attempts, round(extract(epoch from due_at - now()))::int as pause, body_text from mail`.execute(
        database.db,
      )
      expect(rows[0]).toMatchObject({ attempts: attempt, body_text: letter.text })
      pauses.push(rows[0]!.pause)
      await letPausesEnd()
    }
    expect(pauses.every((pause, index) => pause > 2 * (pauses[index - 1] ?? 20))).toBe(true)
    await deliver()
    expect(await rows()).toEqual([
      expect.objectContaining({ ...EMPTIED, attempts: 5, sent_at: null, failed_at: expect.any(Date) }),
    ])
    await letPausesEnd()
    server.habits = {}
    await deliver()
    expect(server.received).toEqual([])
  })

  it('delivers on the second attempt', async () => {
    await put('someone@mail.example')
    server.habits = { onRecipient: () => 450 }
    await deliver()
    server.habits = {}
    await letPausesEnd()
    await deliver()
    expect(server.received).toHaveLength(1)
  })

  it('gives up at once on a permanent rejection, and sends the other emails', async () => {
    for (const name of ['gone', 'someone']) await put(`${name}@mail.example`)
    server.habits = { onRecipient: (address) => (address.startsWith('gone') ? 550 : null) }
    await deliver()
    expect(server.received.flatMap(({ to }) => to)).toEqual(['someone@mail.example'])
    expect((await rows())[0]).toMatchObject({ ...EMPTIED, attempts: 1, failed_at: expect.any(Date) })
  })

  it.each(['hang', 'cut'] as const)('never sends an email twice if the answer was lost (%s)', async (habit) => {
    await put('someone@mail.example')
    server.habits = { onMail: () => habit }
    await deliver()
    server.habits = {}
    await letPausesEnd()
    await deliver()
    expect(server.received).toEqual([])
    expect(await rows()).toEqual([expect.objectContaining({ ...EMPTIED, failed_at: expect.any(Date), attempts: 1 })])
  })

  it('gives up on an email whose sender died, once the sender cannot be alive', async () => {
    for (const name of ['a', 'b']) await put(`${name}@mail.example`)
    const [first, second] = await rows()
    const claim = (mailId: string, ago: string) =>
      sql`update mail set claimed_at = now() - ${ago}::interval, attempts = 1 where mail_id = ${mailId}`.execute(
        database.db,
      )
    await claim(first!.mail_id, '11 minutes')
    await claim(second!.mail_id, '1 minute')
    await deliver()
    expect(server.received).toEqual([])
    const [dead, alive] = await rows()
    expect(dead).toMatchObject({ ...EMPTIED, failed_at: expect.any(Date), failure: 'abandoned' })
    expect(alive).toMatchObject({ failed_at: null, recipient: 'b@mail.example' })
  })

  it('pauses after a few failures when the server is down, and loses no email', async () => {
    const { port } = server
    await server.close()
    for (let mail = 0; mail < 30; mail++) await put(`someone${mail}@mail.example`)
    expect(await deliver(port)).toBe(false)
    const tried = (await rows()).filter(({ attempts }) => attempts > 0)
    expect(tried.length).toBeLessThan(10)
    server = await startSmtpServer()
    await letPausesEnd()
    await deliver()
    expect(server.received).toHaveLength(30)
  })

  it('logs neither addresses nor content', async () => {
    await put('Someone.Else@mail.example')
    server.habits = { onRecipient: () => 550 }
    await deliver()
    expect(logged.lines.map(({ msg }) => msg)).toEqual(['gave up an email'])
    expect(JSON.stringify([logged.lines, await rows()])).not.toMatch(/else|482913/i)
  })

  it('keeps rows for a month', async () => {
    for (const name of ['old', 'new']) await put(`${name}@mail.example`)
    await sql`update mail set created_at = now() - interval '31 days' where recipient like 'old%'`.execute(database.db)
    await removeOldMails(database.db, 100)
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['new@mail.example'])
  })
})
