// An owner and a thief use the account flows in any order, also concurrently. More runs:
// ACCOUNT_MODEL_RUNS=500 npx vitest run test/accounts-model
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IdentityServer } from '../support/identity-server.ts'
import { startIdentityService } from '../support/identity-service.ts'
import type { TestService } from '../support/service.ts'
import { type AccountCommand, atOnce, oneByOne } from './commands.ts'
import { annGetsBackIn, Play } from './play.ts'
import { Real } from './real.ts'

const RUNS = Number(process.env['ACCOUNT_MODEL_RUNS'] ?? 3)
const COMMANDS = 40
const TIMEOUT_MS = 60_000 + RUNS * 10_000

let vendors: IdentityServer
let service: TestService
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ vendors, service, stop } = await startIdentityService())
})
afterAll(() => stop())

let runs = 0

/** Ann starts with an account and a session; the commands do the rest. */
async function run(commands: Iterable<AccountCommand>): Promise<void> {
  const real = new Real(service, vendors, ++runs)
  const play = new Play(real)
  const by = 'ann'
  const [account, password] = [play.nextId(), 'ann secret' as const]
  play.passwords.set(password, account)
  await play.act({ id: account, by, do: 'signUp', address: 'ann1', password })
  await play.act({ id: play.nextId(), by, do: 'verify', code: account })
  await play.act({ id: play.nextId(), by, do: 'signIn', account, password })
  await fc.asyncModelRun(() => ({ model: play, real }), commands)
  await annGetsBackIn(play)
}

describe('an owner and an attacker', () => {
  it.each([
    ['one after another', oneByOne],
    ['at once too', atOnce],
  ])(
    'act in any order, %s: nobody gets in without proof, ended access stays ended, and the owner gets back in',
    async (_how, commands) => {
      const plays = fc.commands([commands], { maxCommands: COMMANDS, size: 'max' })
      const played = fc.assert(fc.asyncProperty(plays, run), { numRuns: RUNS, endOnFailure: true })
      await expect(played).resolves.toBeUndefined()
    },
    TIMEOUT_MS,
  )
})
