// Performs the actions of the model on a running service, and reads the model's view from the service and its tables.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { CONSENT_VERSION } from '../../src/features/consent/public.ts'
import type { IdentityServer } from '../support/identity-server.ts'
import type { Answer, TestService } from '../support/service.ts'
import {
  type Action,
  ADDRESSES,
  type Address,
  addressOf,
  type Id,
  type Identity,
  type Outcome,
  type Password,
  type Person,
  personOf,
  providerOf,
  type View,
} from './model.ts'

const AUTH = '/core/v1/auth'
const ME = '/core/v1/users/me'
const digestOf = (token: string) => createHash('sha256').update(token).digest()
const NOT_MAILED = 123_456

interface Tokens {
  access: string
  refresh: string
}

/** The people of one run. Their usernames and addresses are unique, so many runs share a service. */
export class Real {
  readonly #service: TestService
  readonly #vendors: IdentityServer
  readonly #run: number
  readonly #users = new Map<Id, string>()
  readonly #usernames = new Map<Id, string>()
  readonly #sessions = new Map<Id, Tokens>()
  readonly #refs = new Map<Id, string>()
  /** The codes that were emailed, and who read them. */
  readonly #numbers = new Map<Id, number>()
  readonly #readers = new Map<Id, Person>()
  readonly #resets = new Map<Id, string>()
  readonly #undos = new Map<Id, string>()
  readonly #passwords = new Set<Password>()
  readonly #hashes = new Map<string, Password>()
  #proofs = 0

  constructor(service: TestService, vendors: IdentityServer, run: number) {
    this.#service = service
    this.#vendors = vendors
    this.#run = run
  }

  /**
   * Performs the actions concurrently, as if nobody had requested a code within the hour. `later`: by how many database
   * round trips each starts after the first, so that they interleave in many ways.
   */
  async perform(actions: readonly Action[], later: readonly number[] = []): Promise<Outcome[]> {
    const { db } = this.#service.services
    await sql`update one_time_code set created_at = created_at - interval '2 hours'
      where otp_ref = any(${[...this.#refs.values()]})`.execute(db)
    for (const action of actions) if ('password' in action) this.#passwords.add(action.password)
    const outcomes = await Promise.all(
      actions.map(async (action, index) => {
        for (let trip = 0; trip < (later[index] ?? 0); trip++) await sql`select 1`.execute(db)
        return this.#perform(action)
      }),
    )
    await Promise.all(actions.map((action, index) => this.#readMails(action, outcomes[index]!)))
    return Promise.all(outcomes.map((outcome, index) => this.#settle(actions[index]!, outcome)))
  }

  async #perform(action: Action): Promise<Outcome> {
    const answer = await this.#call(action)
    if (answer.status >= 500) throw new Error(`${JSON.stringify(action)}: ${answer.status} ${answer.text}`)
    const { id } = action
    if (answer.status === 403 && answer.body.code === 'email_not_verified') return `told ${answer.body.otp_ref}`
    if (answer.status >= 400) return 'no'
    const { body } = answer
    if (action.do === 'signUp') await this.#noteSignUp(id)
    if (body?.otp_ref !== undefined) {
      this.#refs.set(id, body.otp_ref)
      return `told ${id}`
    }
    if (body?.reset_token !== undefined) this.#resets.set(id, body.reset_token)
    if (action.do === 'refresh') this.#sessions.set(action.session, tokensOf(answer))
    if (action.do !== 'signIn' && action.do !== 'signInBy') return 'yes'
    this.#sessions.set(id, tokensOf(answer))
    const userId: string = body.user.user_id
    const known = [...this.#users].find(([, user]) => user === userId)?.[0]
    if (known === undefined) {
      this.#users.set(id, userId)
      this.#usernames.set(id, body.user.username)
    }
    return `in ${known ?? id}`
  }

  async #call(action: Action): Promise<Answer> {
    switch (action.do) {
      case 'signUp':
        return this.#post(`${AUTH}/sign-up`, {
          username: this.#username(action.id),
          password: textOf(action.password),
          name: 'Some Body',
          email: this.#email(action.address),
          consent_version: CONSENT_VERSION,
        })
      case 'verify':
        return this.#post(`${AUTH}/email-verification`, this.#code(action))
      case 'validate':
        return this.#post(`${AUTH}/password-reset/validate`, this.#code(action))
      case 'renew':
        return this.#post(`${AUTH}/otp/renew`, { otp_ref: this.#refs.get(action.code) })
      case 'signIn':
        return this.#post(`${AUTH}/sign-in`, {
          username: this.#usernames.get(action.account),
          password: textOf(action.password),
        })
      case 'signInBy':
        return this.#post(`${AUTH}/oauth/sign-in`, {
          ...(await this.#proof(action.identity)),
          consent_version: CONSENT_VERSION,
        })
      case 'askReset':
        return this.#post(`${AUTH}/password-reset/request`, { email: this.#email(action.address) })
      case 'confirm':
        return this.#post(`${AUTH}/password-reset/confirm`, {
          reset_token: this.#resets.get(action.reset),
          new_password: textOf(action.password),
        })
      case 'undo':
        return this.#post(`${ME}/email/undo`, { token: this.#undos.get(action.undo) })
      default:
        return this.#callAsUser(action)
    }
  }

  async #callAsUser(action: Extract<Action, { session: Id }>): Promise<Answer> {
    const tokens = this.#sessions.get(action.session)!
    const as = (method: 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
      this.#service.call(method, url, {
        headers: { authorization: `Bearer ${tokens.access}` },
        ...(payload && { payload }),
      })
    switch (action.do) {
      case 'refresh':
        return this.#post(`${AUTH}/token/refresh`, { refresh_token: tokens.refresh })
      case 'signOut':
        return as('POST', `${AUTH}/sign-out`)
      case 'changePassword': {
        const current = action.current && { current_password: textOf(action.current) }
        return as('PUT', `${ME}/password`, { ...current, new_password: textOf(action.password) })
      }
      case 'askMove':
        return as('PUT', `${ME}/email`, { email: this.#email(action.address) })
      case 'verifyMove':
        return as('POST', `${ME}/email/verify`, this.#code(action))
      case 'link':
        return as('POST', `${ME}/linked-accounts`, await this.#proof(action.identity))
      case 'unlink':
        return as('DELETE', `${ME}/linked-accounts/${action.provider}`)
      case 'close':
        return as('DELETE', ME)
    }
  }

  #post(url: string, payload: object): Promise<Answer> {
    return this.#service.call('POST', url, { payload })
  }

  /** The emailed code for whoever can read it; a wrong one for others. */
  #code({ by, code }: { readonly by: Person; readonly code: Id }) {
    const number = this.#numbers.get(code) ?? NOT_MAILED
    const isRead = this.#numbers.has(code) && this.#readers.get(code) === by
    return { otp_ref: this.#refs.get(code), otp_code: isRead ? number : number ^ 1 }
  }

  async #proof(identity: Identity) {
    const provider = providerOf(identity)
    const claims = {
      email: this.#email(addressOf(identity)),
      email_verified: true,
      jti: `${this.#run} ${++this.#proofs}`,
    }
    return {
      provider,
      id_token: await this.#vendors.idToken(provider, { sub: `${this.#run} ${identity}`, ...claims }),
      nonce: 'nonce-1',
    }
  }

  /** An email and its cause are written in one transaction, so they have the same timestamp. */
  async #readMails(action: Action, outcome: Outcome): Promise<void> {
    const { db } = this.#service.services
    const ref = this.#refs.get(action.id)
    if (ref !== undefined) {
      const { rows } = await sql<{ email: string; text: string }>`select c.email, m.body_text as text
        from one_time_code c join mail m on m.recipient = c.email and m.created_at = c.created_at
        where c.otp_ref = ${ref}`.execute(db)
      const number = /^\d{6}$/m.exec(rows[0]?.text ?? '')?.[0]
      if (!number) return
      this.#numbers.set(action.id, Number(number))
      this.#readers.set(action.id, personOf(this.#address(rows[0]!.email)!))
    } else if (action.do === 'verifyMove' && outcome === 'yes') {
      const { rows } = await sql<{ text: string }>`select m.body_text as text
        from session s join email_change c on c.user_id = s.user_id
        join mail m on m.recipient = c.old_email and m.created_at = c.changed_at
        where s.session_id = ${sessionIdOf(this.#sessions.get(action.session)!)}
        order by c.changed_at desc limit 1`.execute(db)
      const token = /#(undo_\S+)/.exec(rows[0]?.text ?? '')?.[1]
      if (token) this.#undos.set(action.id, token)
    }
  }

  /** Replaces references by the ids of their actions; the reference of a rejected renewal is unusable. */
  async #settle(action: Action, outcome: Outcome): Promise<Outcome> {
    if (action.do === 'signIn' && outcome.startsWith('told ')) {
      const told = [...this.#refs].find(([, ref]) => ref === outcome.slice('told '.length))
      return `told ${told?.[0] ?? 'a code that nobody requested'}`
    }
    if (action.do !== 'renew' || outcome === 'no') return outcome
    const { db } = this.#service.services
    const ref = this.#refs.get(action.id)!
    if (await db.selectFrom('one_time_code').select('otp_ref').where('otp_ref', '=', ref).executeTakeFirst())
      return outcome
    this.#refs.delete(action.id)
    return 'yes'
  }

  async view(): Promise<View> {
    const { db } = this.#service.services
    const users = await db
      .selectFrom('app_user')
      .select(['user_id', 'activated_at', 'deactivated_at', 'email', 'password_hash'])
      .where('user_id', 'in', ['', ...this.#users.values()])
      .execute()
    const linked = await db
      .selectFrom('identity')
      .select(['user_id', 'subject'])
      .where('user_id', 'in', ['', ...this.#users.values()])
      .execute()
    const accounts: View['accounts'] = {}
    for (const [id, userId] of this.#users) {
      const user = users.find((row) => row.user_id === userId)!
      const identities = linked
        .filter((row) => row.user_id === userId)
        .map(({ subject }) => subject.split(' ')[1] as Identity)
      accounts[id] = {
        isOpen: user.activated_at !== null,
        isClosed: user.deactivated_at !== null,
        email: user.email === null ? null : this.#address(user.email)!,
        password: user.password_hash === null ? null : await this.#passwordOf(user.password_hash),
        identities: identities.sort(),
      }
    }
    return {
      accounts,
      sessions: await this.#liveSessions(),
      codes: await this.#open(
        this.#refs,
        sql`select otp_ref as held from one_time_code
        where used_at is null and replaced_at is null and otp_ref = any(${[...this.#refs.values()]})`,
      ),
      mailed: [...this.#numbers.keys()].sort(),
      resets: await this.#open(
        this.#resets,
        sql`select encode(token_digest, 'hex') as held from password_reset
        where used_at is null and expires_at > now()`,
      ),
      undos: await this.#open(
        this.#undos,
        sql`select encode(undo_digest, 'hex') as held from email_change
        where undone_at is null and undo_expires_at > now()`,
      ),
    }
  }

  async #open(things: ReadonlyMap<Id, string>, query: ReturnType<typeof sql>): Promise<Id[]> {
    const { rows } = await query.execute(this.#service.services.db)
    const held = new Set(rows.map((row) => (row as { held: string }).held))
    return [...things]
      .filter(([, token]) => held.has(token) || held.has(digestOf(token).toString('hex')))
      .map(([id]) => id)
      .sort()
  }

  async #liveSessions(): Promise<Id[]> {
    const live: Id[] = []
    for (const [id, { access }] of this.#sessions) {
      const { status } = await this.#service.call('GET', ME, { headers: { authorization: `Bearer ${access}` } })
      if (status === 200) live.push(id)
    }
    return live.sort()
  }

  async #passwordOf(hash: string): Promise<Password> {
    const known = this.#hashes.get(hash)
    if (known) return known
    const { passwords } = this.#service.services.accounts
    for (const password of [...this.#passwords].reverse())
      if (await passwords.isRight(textOf(password), hash)) {
        this.#hashes.set(hash, password)
        return password
      }
    throw new Error('an account has a password that nobody set')
  }

  async #noteSignUp(account: Id): Promise<void> {
    const username = this.#username(account)
    const { db } = this.#service.services
    const row = db.selectFrom('app_user').select('user_id').where('username', '=', username)
    this.#users.set(account, (await row.executeTakeFirstOrThrow()).user_id)
    this.#usernames.set(account, username)
  }

  #username(account: Id): string {
    return `run${this.#run}.${account}`
  }

  #email(address: Address): string {
    return `${address}.run${this.#run}@mail.example`
  }

  #address(email: string): Address | undefined {
    return ADDRESSES.find((address) => this.#email(address) === email)
  }
}

/** The text of a password, which passes every password rule. */
function textOf(password: Password): string {
  return `${password} tamarind`
}

function tokensOf({ body }: Answer): Tokens {
  return { access: body.access_token, refresh: body.refresh_token }
}

function sessionIdOf({ access }: Tokens): string {
  return JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()).sid
}
