// What Ann and Mallory may do next. A command is generated before the run, so it only states an intention; when it runs,
// it uses the newest item that the person holds, or one a few steps older.
import * as fc from 'fast-check'
import {
  type Action,
  ADDRESSES,
  type Address,
  addressOf,
  type Id,
  type Identity,
  type Password,
  PEOPLE,
  type Person,
  PROVIDERS,
  personOf,
} from './model.ts'
import type { Play } from './play.ts'
import type { Real } from './real.ts'

export type AccountCommand = fc.AsyncCommand<Play, Real>

export interface Wish {
  readonly do: Action['do']
  readonly by: Person
  /** The index of an item: 0 is the newest. */
  readonly which: number
  readonly other: number
}

class One implements AccountCommand {
  readonly #wish: Wish
  #done = ''

  constructor(wish: Wish) {
    this.#wish = wish
  }

  check(play: Readonly<Play>): boolean {
    return resolve(play, this.#wish, '') !== undefined
  }

  async run(play: Play): Promise<void> {
    const action = resolve(play, this.#wish, play.nextId())!
    this.#done = JSON.stringify(action)
    notePassword(play, action)
    await play.act(action)
  }

  toString = () => this.#done
}

/** Several actions of one person in sequence, as far as possible. */
class InTurn implements AccountCommand {
  readonly #wishes: readonly Wish[]
  readonly #done: Action[] = []

  constructor(wishes: readonly Wish[]) {
    this.#wishes = wishes
  }

  check = () => true

  async run(play: Play): Promise<void> {
    for (const wish of this.#wishes) {
      const action = resolve(play, wish, play.nextId())
      if (!action) continue
      this.#done.push(action)
      notePassword(play, action)
      await play.act(action)
    }
  }

  toString = () => `in turn ${JSON.stringify(this.#done)}`
}

class AtOnce implements AccountCommand {
  readonly #wishes: readonly Wish[]
  readonly #later: readonly number[]
  readonly #before: InTurn
  #done = ''

  /** `later`: by how many database round trips each action starts after the first. */
  constructor(wishes: readonly Wish[], later: readonly number[], before: readonly Wish[] = []) {
    this.#wishes = wishes
    this.#before = new InTurn(before)
    this.#later = later
  }

  check = () => true

  async run(play: Play): Promise<void> {
    await this.#before.run(play)
    const actions = this.#wishes
      .map((wish) => resolve(play, wish, play.nextId()))
      .filter((action) => action !== undefined)
    this.#done = `${this.#before}, at once ${JSON.stringify(actions)}, later by ${this.#later}`
    for (const action of actions) notePassword(play, action)
    await play.actAtOnce(actions, this.#later)
  }

  toString = () => this.#done
}

/** Mallory steals a session or the password of an open account. */
class Theft implements AccountCommand {
  readonly #what: 'session' | 'password'
  readonly #which: number
  #done = ''

  constructor(what: 'session' | 'password', which: number) {
    this.#what = what
    this.#which = which
  }

  check(play: Readonly<Play>): boolean {
    return this.#loot(play) !== undefined
  }

  async run(play: Play): Promise<void> {
    const loot = this.#loot(play)!
    this.#done = `Mallory steals the ${this.#what} ${loot}`
    if (this.#what === 'session') play.stealSession(loot)
    else play.stealPassword(loot as Password)
  }

  #loot(play: Readonly<Play>): Id | undefined {
    if (this.#what === 'session')
      return pick(
        sessionsOf(play, 'ann').filter((session) => play.model.sessions[session]!.isLive),
        this.#which,
      )
    return pick(
      [...play.passwords]
        .filter(
          ([password, account]) => play.model.accounts[account]?.password === password && personOf(password) === 'ann',
        )
        .map(([password]) => password),
      this.#which,
    )
  }

  toString = () => this.#done
}

/** The action that carries out an intention now; undefined if the person holds nothing to do it with. */
function resolve(play: Readonly<Play>, { do: what, by, which, other }: Wish, id: Id): Action | undefined {
  const base = { id, by }
  const { model } = play
  const session = pick(sessionsOf(play, by), which)
  const code = (purpose?: string) =>
    pick(
      liveLast(model.codes).filter(
        (ref) => play.told.get(ref)?.has(by) && (purpose === undefined || model.codes[ref]!.purpose === purpose),
      ),
      which,
    )
  const identity: Identity = `${by}:${PROVIDERS[other % PROVIDERS.length]!}`
  const password: Password = `${by} ${id}`
  const address = addressFor(by, other)
  switch (what) {
    case 'signUp':
      return { ...base, do: what, address: by === 'ann' ? addressOf(identity) : address, password }
    case 'verify':
    case 'validate':
    case 'renew': {
      const found = code({ verify: 'sign_up', validate: 'reset', renew: undefined }[what])
      return found === undefined ? undefined : { ...base, do: what, code: found }
    }
    case 'signIn': {
      const known = [...play.passwords].filter(([known]) => play.knows(by, known))
      const found = pick(
        known.filter(([, account]) => account in model.accounts),
        which,
      )
      return found === undefined ? undefined : { ...base, do: what, password: found[0], account: found[1] }
    }
    case 'signInBy':
      return { ...base, do: what, identity }
    case 'askReset':
      return { ...base, do: what, address }
    case 'confirm': {
      const found = pick(
        liveLast(model.resets).filter((reset) => play.told.get(reset)?.has(by)),
        which,
      )
      return found === undefined ? undefined : { ...base, do: what, reset: found, password }
    }
    case 'undo': {
      const found = pick(
        liveLast(model.undos).filter((undo) => personOf(model.undos[undo]!.brings) === by),
        which,
      )
      return found === undefined ? undefined : { ...base, do: what, undo: found }
    }
    default:
      return session === undefined ? undefined : asUser(play, { ...base, session }, { what, other, code: code('move') })
  }
}

function asUser(
  play: Readonly<Play>,
  base: { readonly id: Id; readonly by: Person; readonly session: Id },
  { what, other, code }: { readonly what: string; readonly other: number; readonly code: Id | undefined },
): Action | undefined {
  const identity: Identity = `${base.by}:${PROVIDERS[other % PROVIDERS.length]!}`
  switch (what) {
    case 'changePassword': {
      const { account } = play.sessions.get(base.session)!
      const isOf = ([password, of]: readonly [Password, Id]) => of === account && play.knows(base.by, password)
      const current = play.model.accounts[account]!.password && ([...play.passwords].findLast(isOf)?.[0] ?? null)
      return { ...base, do: what, current, password: `${base.by} ${base.id}` }
    }
    case 'askMove':
      return { ...base, do: what, address: addressFor(base.by, other) }
    case 'verifyMove':
      return code === undefined ? undefined : { ...base, do: what, code }
    case 'link':
      return { ...base, do: what, identity }
    case 'unlink':
      return { ...base, do: what, provider: PROVIDERS[other % PROVIDERS.length]! }
    case 'close':
    case 'refresh':
    case 'signOut':
      return { ...base, do: what }
    default:
      return undefined
  }
}

/** 0 and 1 are the person's own addresses. */
function addressFor(by: Person, which: number): Address {
  return ADDRESSES[(which + (by === 'ann' ? 0 : 2)) % ADDRESSES.length]!
}

/** Records for which account a password was chosen, so that it can be tried there later. */
function notePassword(play: Play, action: Action): void {
  if (action.do === 'signUp') play.passwords.set(action.password, action.id)
  if (action.do === 'confirm') play.passwords.set(action.password, play.model.resets[action.reset]!.account)
  if (action.do === 'changePassword') play.passwords.set(action.password, play.sessions.get(action.session)!.account)
}

function sessionsOf(play: Readonly<Play>, person: Person): Id[] {
  return liveLast(play.model.sessions).filter((id) => play.sessions.get(id)?.holders.has(person))
}

/** Ids sorted so that live items are picked first, and ended ones now and then. */
function liveLast(things: Readonly<Record<Id, { readonly isLive: boolean }>>): Id[] {
  return Object.entries(things)
    .sort(([, one], [, other]) => Number(one.isLive) - Number(other.isLive))
    .map(([id]) => id)
}

function pick<Item>(items: readonly Item[], which: number): Item | undefined {
  return items.length === 0 ? undefined : items[items.length - 1 - (which % items.length)]
}

/** Actions that open access are generated more often than actions that end it. */
const WEIGHTS: Readonly<Record<Action['do'], number>> = {
  signUp: 2,
  verify: 3,
  signIn: 4,
  signInBy: 3,
  renew: 4,
  askReset: 3,
  validate: 4,
  confirm: 4,
  changePassword: 2,
  askMove: 5,
  verifyMove: 7,
  undo: 5,
  link: 5,
  unlink: 2,
  close: 1,
  refresh: 1,
  signOut: 1,
}
const HABITS: readonly (readonly Action['do'][])[] = [
  ['signUp', 'verify', 'signIn'],
  ['askReset', 'validate', 'confirm', 'signIn'],
  ['askMove', 'verifyMove'],
  ['link', 'askMove', 'verifyMove'],
  ['askReset', 'renew', 'renew'],
  ['undo', 'askReset', 'validate', 'confirm', 'signIn'],
]
const WAYS_IN = ['signIn', 'signInBy', 'link', 'changePassword', 'verifyMove', 'validate'] as const
const ENDS = ['confirm', 'changePassword', 'undo', 'unlink', 'close', 'verifyMove'] as const
const MAX_LATER = 24

const person = fc.constantFrom(...PEOPLE)
const nearby = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(5) })
const wishOf = (what: fc.Arbitrary<Action['do']>): fc.Arbitrary<Wish> =>
  fc.record({ do: what, by: person, which: nearby, other: fc.nat(3) })
const anything = wishOf(
  fc.oneof(
    ...Object.entries(WEIGHTS).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Action['do']) })),
  ),
)
const one = anything.map((wish) => new One(wish))
const theft = fc
  .tuple(fc.constantFrom('session', 'password'), nearby)
  .map(([what, which]) => new Theft(what as 'session' | 'password', which))
const later = fc.array(fc.nat(MAX_LATER), { minLength: 3, maxLength: 3 })
const inTurn = fc
  .tuple(fc.constantFrom(...HABITS), person, fc.nat(1))
  .map(([habit, by, other]) => new InTurn(habit.map((what) => ({ do: what, by, which: 0, other }))))
/** Sign-ins with a password while the same person replaces it. */
const straddle = fc
  .tuple(person, fc.constantFrom('confirm', 'changePassword'), fc.nat(1), later)
  .map(([by, end, other, later]) => {
    const wish = (what: Action['do']): Wish => ({ do: what, by, which: 0, other })
    return new AtOnce([wish(end), wish('signIn'), wish('signIn')], [0, ...later], [wish('askReset'), wish('validate')])
  })
/** Any concurrent actions, or one that grants access while another revokes that way in. */
const together = fc
  .tuple(
    fc.oneof(
      fc.array(anything, { minLength: 2, maxLength: 3 }),
      fc.tuple(wishOf(fc.constantFrom(...WAYS_IN)), wishOf(fc.constantFrom(...ENDS))),
    ),
    later,
  )
  .map(([wishes, later]) => new AtOnce(wishes, later))

export const oneByOne: fc.Arbitrary<AccountCommand> = fc.oneof(
  { weight: 8, arbitrary: one },
  { weight: 3, arbitrary: inTurn },
  { weight: 1, arbitrary: theft },
)
export const atOnce: fc.Arbitrary<AccountCommand> = fc.oneof(
  { weight: 6, arbitrary: one },
  { weight: 3, arbitrary: inTurn },
  { weight: 1, arbitrary: theft },
  { weight: 3, arbitrary: together },
  { weight: 2, arbitrary: straddle },
)
