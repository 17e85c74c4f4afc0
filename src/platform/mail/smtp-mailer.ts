import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type Mailer, MailRefusedError, MailUnansweredError } from './mail.ts'
import { composeMessage, type Message } from './message.ts'

const STEP_MS = 10_000
/** A server that answers each step just in time would otherwise delay an email for minutes. */
const WHOLE_MS = 30_000
/** Health is checked every few seconds; authenticating as often would look like an attack. */
const CHECK_KEPT_MS = 10_000

export interface SmtpOptions {
  /** `smtps://user:password@host:port` for implicit TLS, `smtp://` for STARTTLS if the server offers it. */
  readonly url: string
  /** `Name <name@domain>`. */
  readonly from: string
  /** Timeout of each step, for tests. */
  readonly stepMs?: number
}

/**
 * Sends each email over a new connection, because a kept one may be dead unnoticed. A password leaves this machine only
 * over TLS. The conversation is never logged.
 */
export function createSmtpMailer({ url, from, stepMs = STEP_MS }: SmtpOptions): Mailer {
  const server = readSmtpUrl(url)
  const open = new Set<SMTPConnection>()
  let kept: { readonly at: number; readonly answer: Promise<void> } | null = null
  const converse = async <Result>(run: (connection: SMTPConnection) => Promise<Result>): Promise<Result> => {
    const connection = new SMTPConnection({
      host: server.host,
      port: server.port,
      secure: server.isSecure,
      requireTLS: server.needsTls,
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      socketTimeout: stepMs,
      dnsTimeout: stepMs,
    })
    open.add(connection)
    connection.once('end', () => open.delete(connection))
    let deadline: NodeJS.Timeout | undefined
    try {
      const result = await new Promise<Result>((resolve, reject) => {
        connection.on('error', reject)
        connection.once('end', () => reject(new Error('the connection was closed')))
        deadline = setTimeout(() => reject(new Error('the server took too long')), Math.max(WHOLE_MS, stepMs))
        signOn(connection, server)
          .then(() => run(connection))
          .then(resolve, reject)
      })
      connection.quit()
      return result
    } catch (error) {
      connection.close()
      throw error
    } finally {
      clearTimeout(deadline)
    }
  }
  return {
    async send(mail) {
      const message = await composeMessage({ ...mail, from })
      const state = { isHandedOver: false }
      try {
        await converse((connection) => handOver(connection, message, state))
      } catch (error) {
        throw judge(error, state.isHandedOver)
      }
    },
    check() {
      const now = performance.now()
      if (!kept || now - kept.at > CHECK_KEPT_MS) kept = { at: now, answer: converse(async () => {}) }
      return kept.answer
    },
    close() {
      for (const connection of open) connection.close()
    },
  }
}

interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly isSecure: boolean
  readonly needsTls: boolean
  readonly credentials: { readonly user: string; readonly pass: string } | null
}

function readSmtpUrl(text: string): SmtpServer {
  const url = new URL(text)
  const isSecure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const isHere = host === 'localhost' || host === '::1' || host.startsWith('127.')
  const hasLogin = url.username !== ''
  return {
    host,
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    needsTls: hasLogin && !isSecure && !isHere,
    credentials: hasLogin ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : null,
  }
}

async function signOn(connection: SMTPConnection, { credentials }: SmtpServer): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    connection.connect((error?: Error | null) => (error ? reject(error) : resolve())),
  )
  if (!credentials) return
  await new Promise<void>((resolve, reject) =>
    connection.login({ credentials }, (error: Error | null) => (error ? reject(error) : resolve())),
  )
}

async function handOver(
  connection: SMTPConnection,
  { bytes, envelope }: Message,
  state: { isHandedOver: boolean },
): Promise<void> {
  // The content is read once the server requests it; from then on the email may arrive, whatever the server answers.
  const message = new Readable({
    read() {
      state.isHandedOver = true
      this.push(bytes)
      this.push(null)
    },
  })
  await new Promise<void>((resolve, reject) =>
    connection.send(envelope, message, (error: Error | null) => (error ? reject(error) : resolve())),
  )
}

/** Maps a failure to its meaning for the email: only the server's rejection of this email is final. */
function judge(error: unknown, isHandedOver: boolean): unknown {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  if (!responseCode) return isHandedOver ? new MailUnansweredError('no answer', { cause: error }) : error
  const isAboutMail = command === 'MAIL FROM' || command === 'RCPT TO' || command === 'DATA'
  return isAboutMail && responseCode >= 500 ? new MailRefusedError(`refused: ${responseCode}`, { cause: error }) : error
}
