// How accounts should behave, as plain data: each action takes effect completely or not at all. The service is compared
// with it, one action at a time and with concurrent actions.

export type Person = 'ann' | 'mallory'
export const PEOPLE: readonly Person[] = ['ann', 'mallory']
export const ADDRESSES = ['ann1', 'ann2', 'mallory1', 'mallory2'] as const
export type Address = (typeof ADDRESSES)[number]
export const PROVIDERS = ['google', 'apple'] as const
export type Provider = (typeof PROVIDERS)[number]
export type Identity = `${Person}:${Provider}`
/** Begins with the person who chose it. */
export type Password = `${Person} ${string}`
/** Whatever an action creates has the id of the action. */
export type Id = string

export const personOf = (what: Address | Identity | Password): Person => (what.startsWith('ann') ? 'ann' : 'mallory')
export const providerOf = (identity: Identity): Provider => identity.split(':')[1] as Provider
/** The address that a provider has verified for its user. */
export const addressOf = (identity: Identity): Address =>
  `${personOf(identity)}${providerOf(identity) === 'google' ? 1 : 2}`

export interface Account {
  isOpen: boolean
  isClosed: boolean
  email: Address | null
  unproved: Address | null
  password: Password | null
  identities: Identity[]
  /** The identity that opened the account, unless it was unlinked. */
  founder: Identity | null
}

export interface Code {
  readonly purpose: 'sign_up' | 'reset' | 'move'
  readonly address: Address
  readonly account: Id | null
  /** Whether the code was emailed, rather than a notice or nothing. */
  readonly isMailed: boolean
  isLive: boolean
  tries: number
}

export interface Model {
  accounts: Record<Id, Account>
  sessions: Record<Id, { readonly account: Id; readonly method: 'password' | Provider; isLive: boolean }>
  codes: Record<Id, Code>
  resets: Record<Id, { readonly account: Id; isLive: boolean }>
  /** In order of creation. */
  undos: Record<Id, { readonly account: Id; readonly brings: Address; isLive: boolean }>
  /** Who has requested a code within the minute: a second one must wait. */
  asked: string[]
}

export const emptyModel = (): Model => ({ accounts: {}, sessions: {}, codes: {}, resets: {}, undos: {}, asked: [] })

export type Action = { readonly id: Id; readonly by: Person } & (
  | { readonly do: 'signUp'; readonly address: Address; readonly password: Password }
  | { readonly do: 'verify' | 'validate' | 'renew'; readonly code: Id }
  | { readonly do: 'signIn'; readonly account: Id; readonly password: Password }
  | { readonly do: 'signInBy'; readonly identity: Identity }
  | { readonly do: 'askReset'; readonly address: Address }
  | { readonly do: 'confirm'; readonly reset: Id; readonly password: Password }
  | {
      readonly do: 'changePassword'
      readonly session: Id
      readonly current: Password | null
      readonly password: Password
    }
  | { readonly do: 'askMove'; readonly session: Id; readonly address: Address }
  | { readonly do: 'verifyMove'; readonly session: Id; readonly code: Id }
  | { readonly do: 'undo'; readonly undo: Id }
  | { readonly do: 'link'; readonly session: Id; readonly identity: Identity }
  | { readonly do: 'unlink'; readonly session: Id; readonly provider: Provider }
  | { readonly do: 'close' | 'refresh' | 'signOut'; readonly session: Id }
)

/** `no` if the action is rejected and changes nothing; `told X` if the caller learns the reference of the code X. */
export type Outcome = 'yes' | 'no' | `in ${Id}` | `told ${Id}`

/** Applies an action to the model and returns what the service must answer. */
export function step(model: Model, action: Action): Outcome {
  switch (action.do) {
    case 'signUp':
      model.accounts[action.id] = newAccount({ unproved: action.address, password: action.password })
      return send(model, action.id, 'sign_up', action.address, action.id)
    case 'verify':
      return useCode(model, action, 'sign_up', (account, { address }) => {
        if (ownerOf(model, address) !== null) return false
        Object.assign(account, { isOpen: true, email: address, unproved: null })
        return true
      })
    case 'signIn':
      return signIn(model, action)
    case 'signInBy':
      return signInBy(model, action)
    case 'renew':
      return renew(model, action)
    case 'askReset':
      return send(model, action.id, 'reset', action.address, ownerOf(model, action.address))
    case 'validate':
      return useCode(model, action, 'reset', (_account, { account }) => {
        model.resets[action.id] = { account: account!, isLive: true }
        return true
      })
    case 'confirm':
      return confirm(model, action)
    case 'undo':
      return undo(model, action.undo)
    default:
      return changeAccount(model, action)
  }
}

function signIn(model: Model, { id, account: accountId, password }: Extract<Action, { do: 'signIn' }>): Outcome {
  const account = model.accounts[accountId]!
  if (account.password !== password) return 'no'
  if (account.isOpen) return begin(model, id, accountId, 'password')
  const [code] = Object.entries(model.codes).findLast(([, { account, isLive }]) => account === accountId && isLive)!
  return `told ${code}`
}

function signInBy(model: Model, { id, identity }: Extract<Action, { do: 'signInBy' }>): Outcome {
  const found = holderOf(model, identity)
  if (found) return begin(model, id, found, providerOf(identity))
  const email = addressOf(identity)
  if (ownerOf(model, email) !== null) return 'no'
  model.accounts[id] = newAccount({ isOpen: true, email, identities: [identity], founder: identity })
  return begin(model, id, id, providerOf(identity))
}

function begin(model: Model, id: Id, accountId: Id, method: 'password' | Provider): Outcome {
  model.accounts[accountId]!.isClosed = false
  model.sessions[id] = { account: accountId, method, isLive: true }
  return `in ${accountId}`
}

function send(model: Model, id: Id, purpose: Code['purpose'], address: Address, account: Id | null): Outcome {
  const asker = `${purpose} ${address} ${account}`
  if (model.asked.includes(asker)) return 'no'
  model.asked.push(asker)
  const owner = ownerOf(model, address)
  const isMailed = account !== null && (owner === null || owner === account)
  model.codes[id] = { purpose, address, account, isMailed, isLive: true, tries: 0 }
  return `told ${id}`
}

/** A code that has ended gets the same answer: an unusable reference. */
function renew(model: Model, { id, code }: { readonly id: Id; readonly code: Id }): Outcome {
  const old = model.codes[code]!
  if (!old.isLive) return 'yes'
  const account = old.account === null ? null : model.accounts[old.account]!
  if (account === null || mayProve(account, old)) {
    const outcome = send(model, id, old.purpose, old.address, old.account)
    if (outcome !== 'no') old.isLive = false
    return outcome
  }
  old.isLive = false
  return 'yes'
}

const MAX_TRIES = 5

function useCode(
  model: Model,
  action: { readonly by: Person; readonly code: Id },
  purpose: Code['purpose'],
  effect: (account: Account, code: Code) => boolean,
): Outcome {
  const code = model.codes[action.code]!
  if (code.purpose !== purpose || !code.isLive || code.tries >= MAX_TRIES) return 'no'
  code.tries++
  const account = code.account === null ? null : model.accounts[code.account]!
  const isRead = code.isMailed && personOf(code.address) === action.by
  if (!isRead || account === null || !mayProve(account, code) || !effect(account, code)) return 'no'
  code.isLive = false
  return 'yes'
}

function mayProve({ isOpen, isClosed, email, unproved }: Account, { purpose, address }: Code): boolean {
  if (purpose === 'sign_up') return !isOpen && unproved === address
  return purpose === 'reset' ? email === address : isOpen && !isClosed
}

function confirm(model: Model, { reset: resetId, password }: Extract<Action, { do: 'confirm' }>): Outcome {
  const reset = model.resets[resetId]!
  if (!reset.isLive) return 'no'
  model.accounts[reset.account]!.password = password
  endProofs(model, reset.account)
  endSessions(model, reset.account)
  return 'yes'
}

/** Ends every way in except the restored address and the identity that opened the account. */
function undo(model: Model, undoId: Id): Outcome {
  const { account: accountId, brings, isLive } = model.undos[undoId]!
  const owner = ownerOf(model, brings)
  if (!isLive || (owner !== null && owner !== accountId)) return 'no'
  const account = model.accounts[accountId]!
  const identities = account.founder ? [account.founder] : []
  Object.assign(account, { email: brings, password: null, identities })
  endProofs(model, accountId)
  endSessions(model, accountId)
  const made = Object.entries(model.undos).filter(([, { account }]) => account === accountId)
  for (const [, later] of made.slice(made.findIndex(([id]) => id === undoId))) later.isLive = false
  return 'yes'
}

function changeAccount(model: Model, action: Extract<Action, { session: Id }>): Outcome {
  const session = model.sessions[action.session]!
  if (!session.isLive) return 'no'
  const { account: accountId } = session
  const account = model.accounts[accountId]!
  switch (action.do) {
    case 'changePassword':
      if (account.password !== null && account.password !== action.current) return 'no'
      account.password = action.password
      endProofs(model, accountId)
      endSessions(model, accountId, ([id]) => id !== action.session)
      return 'yes'
    case 'askMove':
      if (account.email === action.address) return 'no'
      return send(model, action.id, 'move', action.address, accountId)
    case 'verifyMove':
      return useCode(model, action, 'move', (_account, code) => {
        if (code.account !== accountId || (ownerOf(model, code.address) ?? accountId) !== accountId) return false
        const { email: brings } = account
        if (brings !== null) model.undos[action.id] = { account: accountId, brings, isLive: true }
        endProofs(model, accountId)
        account.email = code.address
        return true
      })
    case 'link': {
      const holder = holderOf(model, action.identity)
      if (holder) return holder === accountId ? 'yes' : 'no'
      if (account.identities.some((linked) => providerOf(linked) === providerOf(action.identity))) return 'no'
      account.identities.push(action.identity)
      return 'yes'
    }
    case 'unlink': {
      const linked = account.identities.find((identity) => providerOf(identity) === action.provider)
      if (!linked || (account.password === null && account.identities.length === 1)) return 'no'
      account.identities = account.identities.filter((identity) => identity !== linked)
      if (account.founder === linked) account.founder = null
      endSessions(model, accountId, ([id, { method }]) => id !== action.session && method === action.provider)
      return 'yes'
    }
    case 'close':
      account.isClosed = true
      endProofs(model, accountId)
      endSessions(model, accountId)
      return 'yes'
    case 'signOut':
      session.isLive = false
      return 'yes'
    case 'refresh':
      return 'yes'
  }
}

function endProofs(model: Model, accountId: Id): void {
  for (const proof of [...Object.values(model.codes), ...Object.values(model.resets)])
    if (proof.account === accountId) proof.isLive = false
}

function endSessions(
  model: Model,
  accountId: Id,
  which: (entry: [Id, Model['sessions'][Id]]) => boolean = () => true,
): void {
  for (const entry of Object.entries(model.sessions))
    if (entry[1].account === accountId && which(entry)) entry[1].isLive = false
}

function ownerOf(model: Model, address: Address): Id | null {
  return Object.entries(model.accounts).find(([, { email }]) => email === address)?.[0] ?? null
}

function holderOf(model: Model, identity: Identity): Id | undefined {
  return Object.entries(model.accounts).find(([, { identities }]) => identities.includes(identity))?.[0]
}

function newAccount(more: Partial<Account>): Account {
  return {
    isOpen: false,
    isClosed: false,
    email: null,
    unproved: null,
    password: null,
    identities: [],
    founder: null,
    ...more,
  }
}

/** What can be observed of the service, from outside or in its tables; the same for the model. */
export type View = ReturnType<typeof viewOf>

export function viewOf({ accounts, sessions, codes, resets, undos }: Model) {
  const live = (things: Record<Id, { isLive: boolean }>) =>
    Object.entries(things)
      .filter(([, { isLive }]) => isLive)
      .map(([id]) => id)
      .sort()
  return {
    accounts: Object.fromEntries(
      Object.entries(accounts).map(([id, { isOpen, isClosed, email, password, identities }]) => [
        id,
        { isOpen, isClosed, email, password, identities: [...identities].sort() },
      ]),
    ),
    sessions: live(sessions),
    codes: live(codes),
    mailed: Object.keys(codes)
      .filter((id) => codes[id]!.isMailed)
      .sort(),
    resets: live(resets),
    undos: live(undos),
  }
}
