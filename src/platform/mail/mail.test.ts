import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../../../test/support/smtp-server.ts'
import { writeEmail } from './email.ts'
import { createFolderMailer, readFolderMails } from './folder-mailer.ts'
import { MailRefusedError, MailUnansweredError } from './mail.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const FROM = 'เที่ยว Tiao <no-reply@mail.example>'
const TO = 'someone@mail.example'
const thai = writeEmail('th', {
  subject: 'รหัสยืนยันอีเมลของคุณสำหรับเที่ยว ซึ่งยาวพอที่จะต้องแบ่งเป็นหลายบรรทัด',
  paragraphs: ['ใช้รหัสนี้เพื่อยืนยันอีเมล <ไม่ใช่แท็ก> & "อื่น ๆ"', '.บรรทัดที่ขึ้นต้นด้วยจุด'],
  code: '482913',
  closing: 'หากคุณไม่ได้ทำรายการนี้ ไม่ต้องทำอะไร',
})
const english = writeEmail('en', {
  subject: 'Your verification code',
  paragraphs: ['Use this code.'],
  link: { url: 'https://tiao.example/?a=1&b=2', label: 'Undo' },
  closing: 'If this was not you, there is nothing to do.',
})

let server: TestSmtpServer
beforeEach(async () => {
  server = await startSmtpServer()
})
afterEach(() => server.close())
const mailer = (more: { stepMs?: number; login?: string } = {}) =>
  createSmtpMailer({
    url: `smtp://${more.login ? `${more.login}@` : ''}127.0.0.1:${server.port}`,
    from: FROM,
    stepMs: more.stepMs ?? 5_000,
  })
const send = (letter = english, more: Parameters<typeof mailer>[0] = {}, to = TO) =>
  mailer(more).send({ ...letter, mailId: 'mail_1', to })

describe('email over SMTP', () => {
  it('arrives as written, in Thai and English, as text and HTML', async () => {
    for (const letter of [thai, english]) await send(letter)
    for (const [index, letter] of [thai, english].entries()) {
      const { email, from, to, raw } = server.received[index]!
      expect(email.subject).toBe(letter.subject)
      expect(email.text?.trim()).toBe(letter.text.trim())
      expect(email.html?.trim()).toBe(letter.html)
      expect([from, to]).toEqual(['no-reply@mail.example', [TO]])
      expect(email.from).toEqual({ name: 'เที่ยว Tiao', address: 'no-reply@mail.example' })
      expect(email.messageId).toBe('<mail_1@mail.example>')
      expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
      // ASCII headers, and lines that every server accepts.
      expect(Buffer.from(raw, 'latin1').every((byte) => byte < 128)).toBe(true)
      expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
    }
  })

  it('goes to exactly one address, however the address is written', async () => {
    await send(english, {}, 'a+b,c@mail.example').catch(() => {})
    expect(server.received.flatMap(({ to }) => to).filter((to) => to !== '"a+b,c"@mail.example')).toEqual([])
  })

  it('authenticates if the server requires it; a wrong password is a failure of the service, not of the email', async () => {
    await server.close()
    server = await startSmtpServer({ login: { user: 'tiao@mail.example', pass: 'p@ss:word' } })
    await send(english, { login: 'tiao%40mail.example:p%40ss%3Aword' })
    expect(server.received).toHaveLength(1)
    const refused = await send(english, { login: 'tiao%40mail.example:wrong' }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Error)
    expect(refused).not.toBeInstanceOf(MailRefusedError)
    expect(String(refused)).not.toContain('wrong')
    await expect(mailer({ login: 'tiao%40mail.example:p%40ss%3Aword' }).check()).resolves.toBeUndefined()
    await expect(mailer({ login: 'tiao%40mail.example:wrong' }).check()).rejects.toThrow('535')
  })

  it('sends a password to another machine only over TLS with a valid certificate', async () => {
    for (const offersTls of [false, true]) {
      let logins = 0
      await server.close()
      const habits = { login: { user: 'tiao', pass: 'word' }, onLogin: () => void logins++, offersTls }
      server = await startSmtpServer(habits)
      // An address of this machine that does not look like one.
      const url = `smtp://tiao:word@0.0.0.0:${server.port}`
      const sent = createSmtpMailer({ url, from: FROM }).send({ ...english, mailId: 'mail_1', to: TO })
      await expect(sent).rejects.toThrow(offersTls ? /certificate/ : /STARTTLS/)
      expect([logins, server.received]).toEqual([0, []])
    }
  })

  it('is rejected permanently by 5xx and temporarily by 4xx, for the recipient and for the whole message', async () => {
    for (const habits of [{ onRecipient: () => 550 }, { onMail: () => 554 }]) {
      server.habits = habits
      await expect(send()).rejects.toThrow(MailRefusedError)
    }
    for (const habits of [{ onRecipient: () => 450 }, { onMail: () => 451 }]) {
      server.habits = habits
      const error = await send().catch((error: unknown) => error)
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(MailRefusedError)
      expect(error).not.toBeInstanceOf(MailUnansweredError)
    }
  })

  it('checks the server at most once in ten seconds', async () => {
    let logins = 0
    await server.close()
    server = await startSmtpServer({ login: { user: 'tiao', pass: 'word' }, onLogin: () => void logins++ })
    const asked = mailer({ login: 'tiao:word' })
    for (let turn = 0; turn < 3; turn++) await asked.check()
    expect(logins).toBe(1)
  })

  it('distinguishes a lost answer, after which the email may have arrived, from an unreachable server', async () => {
    for (const habit of ['hang', 'cut'] as const) {
      server.habits = { onMail: () => habit }
      await expect(send(english, { stepMs: 300 })).rejects.toThrow(MailUnansweredError)
    }
    server.habits = { isMute: true }
    const mute = await send(english, { stepMs: 300 }).catch((error: unknown) => error)
    expect(mute).toBeInstanceOf(Error)
    expect(mute).not.toBeInstanceOf(MailUnansweredError)
    await server.close()
    const away = await send().catch((error: unknown) => error)
    expect(away).toBeInstanceOf(Error)
    expect(away).not.toBeInstanceOf(MailUnansweredError)
    server = await startSmtpServer()
  })
})

describe('email in a folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tiao-outbox-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is stored as a mail program reads it and as text, the newest first', async () => {
    const mails = createFolderMailer({ folder: join(folder, 'outbox'), from: FROM })
    await mails.check()
    await mails.send({ ...english, mailId: 'mail_1', to: TO })
    await mails.send({ ...thai, mailId: 'mail_2', to: TO })
    const email = await PostalMime.parse(readFileSync(join(folder, 'outbox/mail_2.eml')))
    expect([email.subject, email.text?.trim(), email.to]).toEqual([
      thai.subject,
      thai.text.trim(),
      [{ name: '', address: TO }],
    ])
    const [newest, older, ...none] = await readFolderMails(join(folder, 'outbox'), 10)
    expect(newest).toBe(`To: ${TO}\nSubject: ${thai.subject}\n\n${thai.text}`)
    expect(older).toContain('Your verification code')
    expect(none).toEqual([])
  })

  it('is kept up to a limit, and a missing folder has none', async () => {
    expect(await readFolderMails(join(folder, 'none'), 10)).toEqual([])
    const mails = createFolderMailer({ folder, from: FROM, maxKept: 3 })
    for (const id of ['mail_1', 'mail_2', 'mail_3', 'mail_4', 'mail_5'])
      await mails.send({ ...english, mailId: id, to: TO })
    expect(readdirSync(folder).sort()).toEqual(
      ['mail_3', 'mail_4', 'mail_5'].flatMap((name) => [`${name}.eml`, `${name}.txt`]),
    )
  })
})
