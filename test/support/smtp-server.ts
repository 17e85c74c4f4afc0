import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly to: readonly string[]
  readonly from: string
  /** As a reader sees it: decoded. */
  readonly email: Email
  readonly raw: string
}

/** What the server does next to whoever delivers; each is called with the recipient. */
export interface SmtpHabits {
  /** An SMTP code for the recipient, or null to accept. */
  onRecipient?(address: string): number | null
  /** An SMTP code for the whole mail after its last byte; `hang` never answers, `cut` closes the connection. */
  onMail?(address: string): number | 'hang' | 'cut' | null
  /** Whether the server never sends its greeting. */
  readonly isMute?: boolean
  /** Whether STARTTLS is offered: with a certificate that nobody vouches for. */
  readonly offersTls?: boolean
  /** Counts those who try to sign in. */
  onLogin?(): void
  /** The required credentials; none by default. */
  readonly login?: { readonly user: string; readonly pass: string }
}

export interface TestSmtpServer {
  readonly port: number
  readonly received: ReceivedMail[]
  habits: SmtpHabits
  close(): Promise<void>
}

/** An SMTP server on loopback that keeps what it gets. */
export async function startSmtpServer(habits: SmtpHabits = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  const state = { habits }
  const server: SMTPServer = new SMTPServer({
    authOptional: habits.login === undefined,
    allowInsecureAuth: true,
    disabledCommands: [...(habits.offersTls ? [] : ['STARTTLS']), ...(habits.login ? [] : ['AUTH'])],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      if (!state.habits.isMute) done()
    },
    onAuth: ({ username, password }, _session, done) => {
      state.habits.onLogin?.()
      const { user, pass } = state.habits.login ?? {}
      if (username === user && password === pass) done(null, { user: username })
      else done(Object.assign(new Error('Authentication failed'), { responseCode: 535 }))
    },
    onRcptTo: ({ address }, _session, done) => {
      const code = state.habits.onRecipient?.(address) ?? null
      if (code === null) done()
      else done(Object.assign(new Error(`no mail for <${address}>`), { responseCode: code }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const habit = state.habits.onMail?.(to[0] ?? '') ?? null
        if (habit === 'hang') return
        if (habit === 'cut') {
          for (const connection of server.connections)
            (connection as { _socket: { destroy(): void } })._socket.destroy()
          return
        }
        if (habit !== null) return done(Object.assign(new Error('not taken'), { responseCode: habit }))
        const raw = Buffer.concat(chunks)
        const { mailFrom } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        received.push({ to, from, email: await PostalMime.parse(raw), raw: raw.toString('latin1') })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    get habits() {
      return state.habits
    },
    set habits(next) {
      state.habits = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
