// Invariants that hold independently of the model, checked against what the service shows and what each person holds.
import { type Id, type Identity, type Model, type Password, type Person, personOf, type View } from './model.ts'

const ENDING = ['sessions', 'codes', 'resets', 'undos'] as const
type Ending = (typeof ENDING)[number]

/** What each person holds, however they got it. */
export interface Hands {
  /** The account of each session, and who holds its tokens. */
  readonly sessions: ReadonlyMap<Id, { readonly account: Id; readonly holders: ReadonlySet<Person> }>
  knows(person: Person, password: Password): boolean
}

/** Watches one run; `see` throws if it sees something that must never happen. */
export class Invariants {
  readonly #seen = setsOfEach()
  readonly #ended = setsOfEach()
  /** Accounts opened with an address of Ann's. */
  readonly #annsAccounts = new Set<Id>()
  /** Accounts from which Mallory has stolen something since Ann last ended all other ways in. */
  readonly #robbed = new Set<Id>()

  get annsAccounts(): readonly Id[] {
    return [...this.#annsAccounts]
  }

  noteTheft(account: Id): void {
    this.#robbed.add(account)
  }

  /** An undo by Ann ends all other ways in, unless Mallory still holds an earlier one. */
  noteUndoByAnn(account: Id, { undos }: Model): void {
    const isMallorys = (undo: Model['undos'][Id]) =>
      undo.account === account && undo.isLive && personOf(undo.brings) === 'mallory'
    if (!Object.values(undos).some(isMallorys)) this.#robbed.delete(account)
  }

  see(view: View, hands: Hands): void {
    for (const kind of ENDING) this.#endedStaysEnded(kind, view[kind])
    for (const [id, { isOpen, email }] of Object.entries(view.accounts))
      if (isOpen && email !== null && personOf(email) === 'ann') this.#annsAccounts.add(id)
    for (const id of this.#annsAccounts) if (!this.#robbed.has(id)) onlyAnnGetsIn(id, view, hands)
  }

  #endedStaysEnded(kind: Ending, live: readonly Id[]): void {
    const back = live.find((id) => this.#ended[kind].has(id))
    if (back !== undefined) throw new Error(`${kind} ${back} has ended and came back`)
    for (const id of live) this.#seen[kind].add(id)
    for (const id of this.#seen[kind]) if (!live.includes(id)) this.#ended[kind].add(id)
  }
}

/** Throws if Mallory has any way into an account of Ann's. */
function onlyAnnGetsIn(id: Id, { accounts, sessions }: View, hands: Hands): void {
  const { email, password, identities } = accounts[id]!
  const isMallorys = (what: NonNullable<typeof email> | Identity) => personOf(what) === 'mallory'
  const ways = [
    ...[email].filter((address) => address !== null && isMallorys(address)),
    ...[password].filter((known) => known !== null && hands.knows('mallory', known)),
    ...identities.filter(isMallorys),
    ...sessions.filter((session) => {
      const held = hands.sessions.get(session)
      return held?.account === id && held.holders.has('mallory')
    }),
  ]
  if (ways.length > 0) throw new Error(`Mallory gets into ${id}, which is Ann's, by ${ways.join(', ')}`)
}

function setsOfEach(): Record<Ending, Set<Id>> {
  return { sessions: new Set(), codes: new Set(), resets: new Set(), undos: new Set() }
}
