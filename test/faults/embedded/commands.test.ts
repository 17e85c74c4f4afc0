import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONSENT_VERSION } from '../../../src/features/consent/public.ts'
import { projectRoot } from '../../../src/platform/paths.ts'
import {
  freePort,
  makeDataDir,
  type RunningService,
  runCommand,
  runHere,
  startCommand,
  startServe,
} from '../../support/command.ts'

const folder = makeDataDir()
let service: RunningService
let env: Record<string, string>
let url: string

beforeAll(async () => {
  env = { DATA_DIR: folder.path, PORT: String(await freePort()) }
  service = await startServe({ ...env, RATE_LIMITS: 'off' })
  url = service.url
}, 120_000)
afterAll(async () => {
  await service.stop()
  folder.remove()
})

const tiao = (...args: string[]) => runHere(args, env)
const noStack = /\n\s+at /

describe('while a service runs', () => {
  it('a second service on the same folder fails and names the process that holds it', async () => {
    const { code, faults } = await runCommand(['serve'], { ...env, PORT: '0' })
    expect(code).toBe(1)
    expect(faults).toContain(
      `Another service (process ${service.child.pid}) already uses the data folder ${folder.path}.`,
    )
    expect(faults).toContain('DATA_DIR')
    expect(faults).not.toMatch(noStack)
    expect(await service.isReady()).toBe(true)
  })

  it('an import shows its places at once, without a restart', async () => {
    const row = {
      id: 'house-quay',
      name_th: 'ท่าน้ำทดสอบ',
      name_en: 'Test Quay',
      lat: 13.75,
      lon: 100.49,
      province_code: '10',
      category_code: 'ATTRACTION',
      category: 'viewpoint',
    }
    const path = join(folder.path, 'places.ndjson')
    const detail = `${url}/trips/v1/place/detail/ATTRACTION/house-quay`
    writeFileSync(path, `${JSON.stringify(row)}\n`)
    expect((await fetch(detail)).status).toBe(404)
    const imported = await tiao('import', 'places', path, '--source', 'Harbour office')
    expect([imported.code, imported.faults]).toEqual([0, ''])
    // Well below the 30 s after which a node polls.
    await expect.poll(async () => (await fetch(detail)).status, { timeout: 10_000 }).toBe(200)
    expect(await (await fetch(detail)).json()).toMatchObject({ place_name: 'ท่าน้ำทดสอบ', source: 'Harbour office' })
    const found = await fetch(`${url}/trips/v1/place/search?keyword=Test%20Quay`)
    expect(((await found.json()) as { results: { place_id: string }[] }).results[0]!.place_id).toBe('house-quay')
  })

  it('an import reports invalid rows by line and exits with 1, and a missing file by name', async () => {
    const path = join(folder.path, 'faulty.ndjson')
    writeFileSync(path, '{"id":"x"}\nnot json\n')
    const faulty = await tiao('import', 'places', path)
    expect(faulty.code).toBe(1)
    expect(faulty.output).toMatch(/line 1\b/)
    expect(faulty.output).toMatch(/line 2\b/)
    const missing = await tiao('import', 'places', join(folder.path, 'none.ndjson'))
    expect(missing.code).toBe(1)
    expect(missing.faults).toMatch(/^tiao: There is no file .*none\.ndjson\.\n$/)
    expect(missing.faults).not.toMatch(noStack)
  })

  it('keys are created, listed and revoked, and their secret is shown once', async () => {
    const made = await tiao('key', 'create', '--name', 'bot', '--scope', 'chat')
    expect(made.code).toBe(0)
    const [, keyId] = /^(key_[\w-]+)$/m.exec(made.output)!
    const [, secret] = /Secret \(shown only once\): (tiao_[\w-]+)/.exec(made.output)!
    const listed = await tiao('key', 'list')
    expect(listed.output).toContain('bot')
    expect(listed.output).toContain('valid')
    expect(listed.output).not.toContain(secret)
    expect((await tiao('key', 'revoke', keyId!)).output).toContain(`${keyId} is revoked.`)
    expect((await tiao('key', 'list')).output).toContain('revoked')
    const again = await tiao('key', 'revoke', keyId!)
    expect([again.code, again.faults]).toEqual([1, expect.stringContaining(`There is no valid key ${keyId}.`)])
  })

  it('a role is granted only to an existing user', async () => {
    const { code, faults } = await tiao('admin', 'grant', 'nobody')
    expect([code, faults]).toEqual([1, expect.stringContaining('There is no user nobody.')])
  })

  it('doctor shows which systems are configured and which answer', async () => {
    const { code, output } = await tiao('doctor')
    expect(code).toBe(0)
    expect(output).toMatch(/database\s*│\s*ok/)
    expect(output).toMatch(/Redis\s*│\s*not configured/)
    expect(output).toMatch(/road engine\s*│\s*not configured/)
    expect(output).toMatch(/language model\s*│\s*not configured/)
  })

  it('plan prints a trip with its times, in the language of the prompt', async () => {
    const thai = await runCommand(['plan', 'เที่ยวอยุธยา 1 วัน ชอบวัด'], env)
    expect([thai.code, thai.faults]).toEqual([0, ''])
    expect(thai.output).toMatch(/\d\d:\d\d–\d\d:\d\d/)
    expect(thai.output).toContain('วัด')
    const english = await tiao('plan', '1 day in Ayutthaya tomorrow', '--today', '2026-12-31', '--json')
    expect(JSON.parse(english.output)).toMatchObject({ number_of_days: 1, start_date: '2027-01-01' })
  })

  it('--json prints the result as JSON and nothing else', async () => {
    const dataOf = async (...args: string[]) => {
      const { code, output, faults } = await tiao(...args, '--json')
      expect([code, faults]).toEqual([0, ''])
      return JSON.parse(output) as unknown
    }
    expect(await dataOf('search', 'wat pho')).toContainEqual(expect.objectContaining({ place_id: 'th-10-wat-pho' }))
    expect(await dataOf('doctor')).toContainEqual(expect.objectContaining({ part: 'database', state: 'ok' }))
    const { key_id: keyId } = (await dataOf('key', 'create', '--name', 'data', '--scope', 'chat')) as { key_id: string }
    expect(await dataOf('key', 'list')).toContainEqual(expect.objectContaining({ key_id: keyId, name: 'data' }))
    expect(await dataOf('key', 'revoke', keyId)).toEqual({ key_id: keyId, revoked: true })
    expect(await dataOf('alias', 'add', 'th-10-wat-pho', 'The Reclining One')).toMatchObject({ added: 1 })
    expect(await dataOf('alias', 'list')).toContainEqual(expect.objectContaining({ alias: 'The Reclining One' }))
    expect(await dataOf('alias', 'remove', 'th-10-wat-pho', 'The Reclining One')).toMatchObject({
      removed: 'The Reclining One',
    })
    expect(await dataOf('migrate')).toMatchObject({ embedded: true })
  }, 120_000)

  it('--json prints failures as JSON too, with the same exit codes', async () => {
    const unknown = await tiao('admin', 'grant', 'nobody', '--json')
    expect([unknown.code, unknown.faults]).toEqual([1, ''])
    expect(JSON.parse(unknown.output)).toEqual({ error: { code: 'failed', message: 'There is no user nobody.' } })
    const impossible = await tiao('plan', '1 day Chiang Mai and Phuket and Ubon', '--json')
    expect([impossible.code, JSON.parse(impossible.output)]).toMatchObject([1, { error: { code: 'infeasible_trip' } }])
    const mistyped = await tiao('plan', 'x', '--today', '2026-02-30', '--json')
    expect([mistyped.code, JSON.parse(mistyped.output)]).toMatchObject([2, { error: { code: 'usage' } }])
  }, 60_000)

  it('prints Thai in a Thai locale, and colours in a pipe only if they are forced', async () => {
    const thai = await runCommand(['doctor'], { ...env, LANG: 'th_TH.UTF-8' })
    expect(thai.output).toContain('ไม่ได้ตั้งค่า')
    expect(thai.output).not.toContain('\u001b')
    const plain = await runHere(['doctor'], { ...env, NO_COLOR: '', FORCE_COLOR: '' })
    expect(plain.output).not.toContain('\u001b')
    const forced = await runHere(['doctor'], { ...env, NO_COLOR: '', FORCE_COLOR: '1' })
    expect(forced.output).toContain('\u001b[')
  })

  it('an email is at /dev/outbox as soon as the sign-up is answered', async () => {
    const email = 'at-once@mail.example'
    const fields = { username: 'atonce', password: 'mango sticky rice 9', name: 'At Once', email }
    const signedUp = await fetch(`${url}/core/v1/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, consent_version: CONSENT_VERSION }),
    })
    expect(signedUp.status).toBe(201)
    expect(await (await fetch(`${url}/dev/outbox`)).text()).toContain(`To: ${email}\n`)
  })

  it('plan explains why no trip fits', async () => {
    const { code, faults } = await tiao('plan', '1 day Chiang Mai and Phuket and Ubon')
    expect(code).toBe(1)
    expect(faults).toContain('These wishes conflict')
    expect(faults).not.toMatch(noStack)
  })
})

/** For services that start and stop: one after another on the same data. */
const own = makeDataDir()
afterAll(() => own.remove())

describe('a service started by npm', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'stops with its database when only npm receives %s',
    async (signal) => {
      const port = String(await freePort())
      const { PATH = '', HOME = '' } = process.env
      const child = spawn('npm', ['start'], {
        cwd: projectRoot,
        env: { PATH, HOME, DATA_DIR: own.path, PORT: port, NODE_ENV: 'test', CATALOGUE: 'none', LOG_LEVEL: 'silent' },
        stdio: 'ignore',
      })
      const isUp = () =>
        fetch(`http://127.0.0.1:${port}/livez`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(isUp, { timeout: 90_000 }).toBe(true)
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
      await expect.poll(isUp, { timeout: 20_000 }).toBe(false)
      const lock = join(own.path, 'service.lock')
      const postmaster = join(own.path, 'postgres', 'postmaster.pid')
      await expect.poll(() => [existsSync(lock), existsSync(postmaster)], { timeout: 20_000 }).toEqual([false, false])
    },
    120_000,
  )
})

describe('a wrong command line', () => {
  it.each([
    [['imprt', 'places', 'x'], /unknown command 'imprt'[\s\S]*Did you mean import\?/],
    [['key', 'creat'], /unknown command 'creat'[\s\S]*Did you mean create\?/],
    [['plan', 'x', '--langage', 'th'], /unknown option '--langage'[\s\S]*Did you mean --language\?/],
    [['plan'], /missing required argument 'prompt'/],
    [['plan', '  '], /Describe the trip you want/],
    [['search', ''], /Enter what to search for/],
    [['key', 'create', '--name', 'x'], /required option '--scope/],
    [['key', 'create', '--scope', 'chat'], /required option '--name/],
    [['alias', 'add', 'th-10-wat-pho', ''], /A name has 1 to/],
    [['plan', 'x', '--lang', 'de'], /Allowed choices are th, en/],
    [['plan', 'x', '--today', '2026-02-30'], /Enter a date as YYYY-MM-DD\./],
    [['key', 'create', '--name', 'x', '--scope', 'all'], /Scopes are chat, internal\./],
    [['key', 'create', '--name', 'x', '--scope', 'chat', '--days', '0'], /Enter a whole number of days/],
    [['serve', '--role', 'boss'], /Allowed choices are/],
  ])('is explained: %j', async (args, message) => {
    const { code, faults } = await tiao(...args)
    expect(code).toBe(2)
    expect(faults.trimEnd().split('\n')).toHaveLength(1)
    expect(faults).toMatch(message)
    expect(faults).not.toMatch(noStack)
  })

  it('is explained by a real process too, in the requested language', async () => {
    const { code, output, faults } = await runCommand(['--lang', 'th', 'imprt'], env)
    expect([code, output]).toEqual([2, ''])
    expect(faults.trimEnd().split('\n')).toHaveLength(1)
    expect(faults).toMatch(/ไม่รู้จักคำสั่ง ‘imprt’ \(หมายถึง import ใช่ไหม\)/)
  })

  it('with invalid settings reports all of them in one run', async () => {
    const { code, faults } = await runHere(['serve'], { ...env, PORT: 'x', CATALOGUE: 'y' })
    expect(code).toBe(1)
    expect(faults).toContain('The configuration has 2 errors')
    expect(faults).toContain('.env.example')
    expect(faults).not.toMatch(noStack)
  })
})

describe('a service that receives SIGTERM', () => {
  it('exits with 0 and releases its data folder', async () => {
    const settings = { DATA_DIR: own.path, PORT: String(await freePort()), CATALOGUE: 'none' }
    const first = startCommand(['serve'], settings)
    try {
      const ready = () =>
        fetch(`http://127.0.0.1:${settings.PORT}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(ready, { timeout: 90_000, interval: 200 }).toBe(true)
      first.child.kill('SIGTERM')
      expect(await first.ended).toMatchObject({ code: 0, faults: '' })
      const migrated = await runCommand(['migrate'], settings)
      expect([migrated.code, migrated.output]).toEqual([0, expect.stringContaining('is up to date')])
    } finally {
      first.child.kill('SIGKILL')
      await first.ended
    }
  }, 120_000)
})
