#!/usr/bin/env node
// Runs Schemathesis with all checks against a service of its own: by nobody, and by a user with every right. What is not a
// fault is listed in schemathesis.toml, with its reason. Usage: SCHEMATHESIS=PATH node test/schemathesis/run.mjs [MORE OPTIONS]
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
const tool = process.env.SCHEMATHESIS ?? 'schemathesis'
const PASSWORD = 'mango sticky rice 9'
/** Each of the two runs; the whole part of `.ci/run` has ten minutes. */
const RUN_MS = 270_000

const dataDir = mkdtempSync(join(tmpdir(), 'tiao-schemathesis-'))
const port = 20_000 + Math.floor(Math.random() * 20_000)
const base = `http://127.0.0.1:${port}`
const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
const service = spawn(process.execPath, ['bin/tiao.mjs', 'serve'], {
  cwd: root,
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
})

try {
  await ready()
  // Ends the session that it is called with, so nobody could call the rest; the access tests call both.
  const ending = ['signOut', 'deactivateAccount'].flatMap((id) => ['--exclude-operation-id', id])
  const anonymous = attack('by nobody', [])
  const token = await signUpAdmin('traveller')
  const signedIn = attack('by a user with the role admin', ['--header', `Authorization: Bearer ${token}`, ...ending])
  process.exitCode = anonymous && signedIn ? 0 : 1
} finally {
  service.kill('SIGTERM')
  await once(service, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}

function attack(who, options) {
  print(`\n--- ${who}`)
  const config = ['--config-file', join(here, 'schemathesis.toml')]
  const { status, error } = spawnSync(
    tool,
    [...config, 'run', `${base}/openapi.json`, '--no-color', ...options, ...process.argv.slice(2)],
    { cwd: dataDir, stdio: 'inherit', timeout: RUN_MS },
  )
  if (error) print(`Schemathesis did not end well: ${error.message}`)
  return status === 0
}

async function ready() {
  for (let tries = 0; tries < 1_800; tries++) {
    if (service.exitCode !== null) throw new Error('the service ended')
    const answer = await fetch(`${base}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause()
  }
  throw new Error('the service is not ready after three minutes')
}

/** A user as people become one: by sign-up, the mail of the outbox, and sign-in; with the role of an admin. */
async function signUpAdmin(username) {
  const { current_version } = await call('GET', '/core/v1/consents')
  const email = `${username}.${port}@mail.example`
  const fields = {
    username: `${username}.${port}`,
    password: PASSWORD,
    name: 'Traveller',
    email,
    consent_version: current_version,
  }
  const { otp_ref } = await call('POST', '/core/v1/auth/sign-up', fields)
  await call('POST', '/core/v1/auth/email-verification', { otp_ref, otp_code: await codeFor(email) })
  const granted = spawnSync(process.execPath, ['bin/tiao.mjs', 'admin', 'grant', fields.username], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  if (granted.status !== 0) throw new Error(granted.stderr)
  return (await call('POST', '/core/v1/auth/sign-in', { username: fields.username, password: PASSWORD })).access_token
}

async function codeFor(email) {
  for (let tries = 0; tries < 100; tries++) {
    const mails = await (await fetch(`${base}/dev/outbox`)).text()
    const mail = mails.split(/^-{60}$/m).find((text) => text.includes(`To: ${email}`))
    const code = /^(\d{6})$/m.exec(mail ?? '')?.[1]
    if (code) return Number(code)
    await pause()
  }
  throw new Error('no code came to the outbox')
}

async function call(method, path, body) {
  const init = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await fetch(`${base}${path}`, { method, ...init })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, 100))
}

function print(line) {
  process.stdout.write(`${line}\n`)
}
