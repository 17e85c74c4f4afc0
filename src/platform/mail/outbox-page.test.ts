import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordingLog } from '../../../test/support/log.ts'
import { vendors } from '../../vendors.ts'
import { readConfig } from '../config.ts'
import { createServer, type Server } from '../http/server.ts'
import { createFolderMailer } from './folder-mailer.ts'
import { serveOutbox } from './outbox-page.ts'
import { outboxFolder, showsOutbox } from './outbox-settings.ts'

let app: Server
let folder: string
/** How often the page still finds a mail on its way. */
let underWay: number
beforeEach(async () => {
  underWay = 0
  folder = mkdtempSync(join(tmpdir(), 'tiao-outbox-'))
  app = await createServer({ log: recordingLog().log, trustedProxies: [], corsOrigins: ['*'], shedLoad: false })
  serveOutbox(app, folder, async () => underWay-- > 0)
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
const get = (headers: Record<string, string> = {}) =>
  app.inject({ url: '/dev/outbox', headers: { host: 'localhost:3000', ...headers } })

const letter = { subject: 'รหัส <b>', text: 'รหัส 482913\n<script>alert(1)</script>\n', html: '<p>482913</p>' }
const sendMail = () =>
  createFolderMailer({ folder, from: 'no-reply@mail.example' }).send({
    ...letter,
    mailId: 'mail_1',
    to: 'someone@mail.example',
  })

describe('the page of unsent emails', () => {
  it('waits for an email that is being sent', async () => {
    underWay = 2
    expect((await get()).statusCode).toBe(200)
    expect(underWay).toBe(-1)
  })

  it('shows emails as text, in a page that runs no scripts', async () => {
    expect((await get({ accept: 'text/html' })).body).toContain('No mail yet.')
    await sendMail()
    const text = await get()
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text.body).toBe(`To: someone@mail.example\nSubject: ${letter.subject}\n\n${letter.text}`)
    const page = await get({ accept: 'text/html,*/*' })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('482913')
    expect(page.body).not.toMatch(/<script|<b>/)
    expect((await app.inject({ method: 'POST', url: '/dev/outbox' })).statusCode).toBe(405)
  })

  it('is closed to scripts of other pages, because it shows one-time codes', async () => {
    await sendMail()
    const refused = await get({ origin: 'https://elsewhere.example' })
    expect([refused.statusCode, refused.body.includes('482913')]).toEqual([403, false])
  })

  it.each([
    ['localhost', 200],
    ['LOCALHOST:3000', 200],
    ['127.0.0.1:3000', 200],
    ['127.8.9.10', 200],
    ['[::1]:3000', 200],
    ['rebound.example', 403],
    ['localhost.rebound.example', 403],
    ['127.0.0.1.rebound.example:3000', 403],
    ['192.168.1.10:3000', 403],
  ])('is only for callers on this machine: as %s it answers %i', async (host, status) => {
    await sendMail()
    const forwarded = await get({ host, 'x-forwarded-host': 'localhost' })
    expect([forwarded.statusCode, forwarded.body.includes('482913')]).toEqual([status, status === 200])
  })

  it('exists only without a mail server and outside production, and the start logs it', async () => {
    const server = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'no-reply@mail.example' }
    expect(showsOutbox(readConfig({}))).toBe(true)
    expect(showsOutbox(readConfig({ NODE_ENV: 'production' }))).toBe(false)
    expect(showsOutbox(readConfig(server))).toBe(false)
    const config = readConfig({ DATA_DIR: folder })
    expect(outboxFolder(config)).toBe(join(folder, 'outbox'))
    const { log, lines } = recordingLog()
    await vendors.mailer.open(config, log)
    expect(lines).toEqual([expect.objectContaining({ folder: join(folder, 'outbox'), page: '/dev/outbox' })])
    const mailer = await vendors.mailer.open(readConfig(server), log)
    mailer.close()
    expect(lines).toHaveLength(1)
  })
})
