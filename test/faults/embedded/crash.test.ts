import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CONSENT_VERSION } from '../../../src/features/consent/public.ts'
import { isAlive, isServerOn } from '../../../src/platform/database/process-identity.ts'
import { readPidFile } from '../../../src/platform/database/server-process.ts'
import { freePort, makeDataDir, type RunningService, startServe } from '../../support/command.ts'

const folder = makeDataDir()
const PASSWORD = 'mango sticky rice 9'
let env: Record<string, string>
let service: RunningService

beforeAll(async () => {
  env = { DATA_DIR: folder.path, PORT: String(await freePort()), RATE_LIMITS: 'off', CATALOGUE: 'none' }
  service = await startServe(env)
}, 120_000)
afterAll(async () => {
  await service.stop()
  folder.remove()
})

interface Told {
  readonly status: number
  readonly code: string | null
  readonly retryAfter: string | null
}
const post = async (path: string, body: object): Promise<Told> => {
  const answer = await fetch(`${service.url}/core/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code = null } = (await answer.json()) as { code?: string }
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') }
}
/** The PID of a running server other than `before`; its file may be absent or name another process while it restarts. */
async function serverPid(before = 0): Promise<number> {
  const data = realpathSync(join(folder.path, 'postgres'))
  const findOther = () => {
    const pid = readPidFile(data)?.pid ?? 0
    return pid !== before && isServerOn(pid, data) && pid
  }
  return await vi.waitUntil(findOther, { timeout: 30_000 })
}
const isLive = () => fetch(`${service.url}/livez`).then(({ ok }) => ok)

let names = 0
/** Signs people up one after another until stopped; records the answers and who was promised an account. */
function signPeopleUp(): { readonly promised: string[]; readonly told: Told[]; end(): Promise<void> } {
  const promised: string[] = []
  const told: Told[] = []
  let isEnding = false
  const lane = async () => {
    while (!isEnding) {
      names++
      const username = `crash${names}`
      const fields = { username, password: PASSWORD, name: 'Some Body', email: `${username}@mail.example` }
      try {
        const answer = await post('sign-up', { ...fields, consent_version: CONSENT_VERSION })
        told.push(answer)
        if (answer.status === 201) promised.push(username)
      } catch (error) {
        // The service itself was killed: nobody was answered.
        if (!(error instanceof TypeError)) throw error
        return
      }
    }
  }
  const lanes = Promise.all(Array.from({ length: 3 }, lane))
  return {
    promised,
    told,
    async end() {
      isEnding = true
      await lanes
    },
  }
}

/** An account that awaits verification is reported as such; a lost one is unknown. */
async function expectKept(usernames: readonly string[]): Promise<void> {
  for (const username of usernames)
    expect(await post('sign-in', { username, password: PASSWORD })).toMatchObject({ code: 'email_not_verified' })
}

describe('killed with -9 during sign-ups', () => {
  it('PostgreSQL is restarted by the service; waiting callers get an answer or a Retry-After', async () => {
    const people = signPeopleUp()
    await expect.poll(() => people.promised.length, { timeout: 30_000 }).toBeGreaterThan(3)
    for (let time = 1; time <= 2; time++) {
      const [pid, before] = [await serverPid(), people.promised.length]
      process.kill(pid, 'SIGKILL')
      expect(await isLive()).toBe(true)
      await expect.poll(() => people.promised.length, { timeout: 30_000 }).toBeGreaterThan(before + 3)
      await serverPid(pid)
    }
    await people.end()
    await expect.poll(() => service.isReady(), { timeout: 15_000 }).toBe(true)
    const refused = people.told.filter(({ status }) => status !== 201)
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([])
    await expectKept(people.promised)
  })

  it.each([['the service'], ['the service and PostgreSQL']])(
    '%s: everything acknowledged is there after the next start',
    async (what) => {
      const people = signPeopleUp()
      await expect.poll(() => people.promised.length, { timeout: 30_000 }).toBeGreaterThan(3)
      const pid = await serverPid()
      service.child.kill('SIGKILL')
      if (what.includes('PostgreSQL')) process.kill(pid, 'SIGKILL')
      await service.ended
      await people.end()
      service = await startServe(env)
      await expectKept(people.promised)
    },
  )

  it('PostgreSQL is also restarted by a service that took it over', async () => {
    const pid = await serverPid()
    service.child.kill('SIGKILL')
    await service.ended
    service = await startServe(env)
    expect(await serverPid()).toBe(pid)
    process.kill(pid, 'SIGKILL')
    await serverPid(pid)
    await expect.poll(() => service.isReady(), { timeout: 15_000 }).toBe(true)
  })

  it('a stop during a restart of PostgreSQL leaves no process behind', async () => {
    const killed = await serverPid()
    process.kill(killed, 'SIGKILL')
    await service.stop()
    // A killed process is gone once the system has collected it.
    const data = join(folder.path, 'postgres')
    await expect.poll(() => isAlive(readPidFile(data)?.pid ?? killed), { timeout: 10_000 }).toBe(false)
    service = await startServe(env)
  })
})
