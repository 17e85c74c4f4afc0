// One run: the service and its model in parallel, and what Ann and Mallory hold so far.
import { deepStrictEqual } from 'node:assert'
import { isDeepStrictEqual } from 'node:util'
import { type Hands, Invariants } from './invariants.ts'
import {
  type Action,
  emptyModel,
  type Id,
  type Model,
  type Outcome,
  type Password,
  type Person,
  personOf,
  step,
  viewOf,
} from './model.ts'
import type { Real } from './real.ts'

export class Play implements Hands {
  model: Model = emptyModel()
  readonly sessions = new Map<Id, { readonly account: Id; readonly holders: Set<Person> }>()
  /** Who knows the reference of a code or the token of a reset. */
  readonly told = new Map<Id, Set<Person>>()
  /** The account for which each password was chosen. */
  readonly passwords = new Map<Password, Id>()
  readonly invariants = new Invariants()
  readonly #stolen = new Set<Password>()
  readonly #real: Real
  #actions = 0

  constructor(real: Real) {
    this.#real = real
  }

  nextId(): Id {
    return `a${++this.#actions}`
  }

  knows(person: Person, password: Password): boolean {
    return personOf(password) === person || (person === 'mallory' && this.#stolen.has(password))
  }

  stealSession(session: Id): void {
    const { account, holders } = this.sessions.get(session)!
    holders.add('mallory')
    this.invariants.noteTheft(account)
  }

  stealPassword(password: Password): void {
    this.#stolen.add(password)
    this.invariants.noteTheft(this.passwords.get(password)!)
  }

  /** Performs one action: the service must do exactly what the model does. */
  async act(action: Action): Promise<Outcome> {
    const [outcome] = (await this.#real.perform([action])) as [Outcome]
    const expected = step(this.#anew(), action)
    deepStrictEqual([action, outcome], [action, expected])
    const view = await this.#real.view()
    deepStrictEqual({ action, view }, { action, view: viewOf(this.model) })
    this.#note([action], [outcome])
    this.invariants.see(view, this)
    return outcome
  }

  /** Performs several actions concurrently: the service must end in a state that some order of the accepted ones produces. */
  async actAtOnce(actions: readonly Action[], later: readonly number[]): Promise<void> {
    const outcomes = await this.#real.perform(actions, later)
    const view = await this.#real.view()
    const before = this.#anew()
    const done = actions.map((action, index) => [action, outcomes[index]!] as const)
    const ordered = orders(done.filter(([, outcome]) => outcome !== 'no')).map((order) => {
      const model = structuredClone(before)
      const isAsExpected = order.every(([action, outcome]) => step(model, action) === outcome)
      return { model, isAsExpected: isAsExpected && isDeepStrictEqual(viewOf(model), view) }
    })
    const found = ordered.find(({ isAsExpected }) => isAsExpected)
    if (!found)
      throw new Error(
        `no order explains what was seen: ${JSON.stringify({ done, before: viewOf(before), after: view }, null, 1)}`,
      )
    this.model = found.model
    this.#note(actions, outcomes)
    this.invariants.see(view, this)
  }

  /** As if a minute had passed. */
  #anew(): Model {
    this.model.asked = []
    return this.model
  }

  #note(actions: readonly Action[], outcomes: readonly Outcome[]): void {
    for (const [index, action] of actions.entries()) {
      const [what, id] = outcomes[index]!.split(' ') as [string, Id | undefined]
      if (what === 'in') this.sessions.set(action.id, { account: id!, holders: new Set([action.by]) })
      if (what === 'told') this.told.set(id!, (this.told.get(id!) ?? new Set()).add(action.by))
      if (action.do === 'validate' && what === 'yes') this.told.set(action.id, new Set([action.by]))
      if (action.do === 'undo' && what === 'yes' && action.by === 'ann')
        this.invariants.noteUndoByAnn(this.model.undos[action.undo]!.account, this.model)
    }
  }
}

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))
}

/** However the run went, Ann regains the accounts that she opened, with nothing but one of her addresses. */
export async function annGetsBackIn(play: Play): Promise<void> {
  for (const account of play.invariants.annsAccounts) {
    const by = 'ann'
    if (personOf(play.model.accounts[account]!.email!) === 'mallory') {
      const undo = Object.entries(play.model.undos).find(
        ([, { account: of, brings, isLive }]) => of === account && isLive && personOf(brings) === 'ann',
      )
      if (!undo) throw new Error(`Ann has no mail that brings ${account} back`)
      const [id, { brings }] = undo
      // She has since opened another account with this address.
      if (Object.values(play.model.accounts).some(({ email }) => email === brings)) continue
      deepStrictEqual(await play.act({ id: play.nextId(), by, do: 'undo', undo: id }), 'yes')
    }
    const address = play.model.accounts[account]!.email!
    const [code, reset] = [play.nextId(), play.nextId()]
    const password: Password = `ann ${reset}`
    play.passwords.set(password, account)
    await play.act({ id: code, by, do: 'askReset', address })
    await play.act({ id: reset, by, do: 'validate', code })
    await play.act({ id: play.nextId(), by, do: 'confirm', reset, password })
    deepStrictEqual(await play.act({ id: play.nextId(), by, do: 'signIn', account, password }), `in ${account}`)
  }
}
