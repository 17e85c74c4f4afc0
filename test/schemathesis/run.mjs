#!/usr/bin/env node
// Runs Schemathesis with all checks against two services of its own, half of the operations each, side by side:
// anonymously, as an admin, and as a user where that differs.
// schemathesis.toml lists the exceptions, with reasons.
// Usage: SCHEMATHESIS=PATH node test/schemathesis/run.mjs [MORE OPTIONS]
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
const tool = process.env.SCHEMATHESIS ?? 'schemathesis'
/** Not the one of the examples, or the example of the change of the password would lock the user out. */
const PASSWORD = 'papaya salad with crab 7'
/** The first trip of a service that has just started takes long on a busy machine; no answer's time is judged. */
const REQUEST_TIMEOUT_S = '60'
/** All runs end before `.ci/run` would end this program, which could not stop its service then. */
const endsAt = Date.now() + 1_740_000

const services = [start(), start()]
try {
  await Promise.all(services.map(ready))
  const { paths } = await call(services[0], 'GET', '/openapi.json')
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const guarded = operations.filter((each) => !isPublic(each))
  // Each operation meets every phase once, sent by the least caller who passes its guard; nobody tries all of them.
  const [one, other] = await Promise.all([
    inTurn(
      () => attack(services[0], 'nobody', null, only(operations.filter(isPublic))),
      () => attack(services[0], 'an admin, first half', 'admin', only(guarded.filter((_, at) => at % 2 === 0))),
    ),
    inTurn(
      () =>
        attack(services[1], 'nobody, where a credential is required', null, ['--phases', 'examples', ...only(guarded)]),
      () => attack(services[1], 'an admin, second half', 'admin', only(guarded.filter((_, at) => at % 2 === 1))),
      // The only operation that rejects signed-in users who are not admins.
      () => attack(services[1], 'a user', 'user', ['--include-operation-id', 'listSecurityEvents']),
    ),
  ])
  process.exitCode = one && other ? 0 : 1
} finally {
  await Promise.all(services.map(stop))
}

function isPublic({ security }) {
  return security.length === 0
}

function only(operations) {
  return operations.flatMap(({ operationId }) => ['--include-operation-id', operationId])
}

/** Whether all passed. Each run begins when the one before has ended. */
async function inTurn(...runs) {
  let passed = 0
  for (const run of runs) if (await run()) passed++
  return passed === runs.length
}

/** A service with data of its own, so that the runs on it are the same every time. */
function start() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiao-schemathesis-'))
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  const stdio = ['ignore', 'ignore', 'inherit']
  const child = spawn(process.execPath, ['bin/tiao.mjs', 'serve'], { cwd: root, env, stdio })
  return { base: `http://127.0.0.1:${port}`, dataDir, env, child }
}

async function stop({ child, dataDir }) {
  if (child.kill('SIGTERM')) await once(child, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}

async function attack(service, who, role, options) {
  const { base, dataDir } = service
  const started = Date.now()
  const config = join(dataDir, 'schemathesis.toml')
  writeFileSync(
    config,
    readFileSync(join(here, 'schemathesis.toml'), 'utf8') + (role ? await signInAs(service, role) : ''),
  )
  const own = ['--config-file', config, 'run', `${base}/openapi.json`, '--no-color']
  // In the file it has no effect: the default of this option overrides it.
  const args = [...own, '--request-timeout', REQUEST_TIMEOUT_S, ...options, ...process.argv.slice(2)]
  // Killed on timeout, and then without a status. Not spawnSync, because idle connections to the service would go stale.
  const timeout = Math.max(1, endsAt - started)
  const tester = spawn(tool, args, { cwd: dataDir, stdio: ['ignore', 'pipe', 'inherit'], timeout })
  // Two run at the same time: each prints what it found at its end.
  const printed = text(tester.stdout)
  const [status] = await once(tester, 'exit')
  const took = Math.round((Date.now() - started) / 1000)
  print(`\n--- by ${who}\n${await printed}\n--- by ${who}: ${status === 0 ? 'passed' : 'FAILED'} (${took} s)`)
  return status === 0
}

async function ready({ base, child }) {
  for (let tries = 0; tries < 1_800; tries++) {
    if (child.exitCode !== null) throw new Error('the service ended')
    const answer = await fetch(`${base}/readyz`).catch(() => null)
    if (answer?.ok) return plannerStarted(base)
    await pause()
  }
  throw new Error('the service is not ready after three minutes')
}

/** On a busy machine the planner may start so slowly that the first trips are refused as too late, which is no fault of theirs. */
async function plannerStarted(base) {
  const body = JSON.stringify({ prompt: 'อยุธยา 1 วัน' })
  for (let tries = 0; tries < 5; tries++) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${base}/trips/v1/custom-trips/ai/preview`, { method: 'POST', headers, body })
    if (answer.status !== 503) return
  }
  throw new Error('the planner does not start')
}

/**
 * A user as people become one: by sign-up, the mail of the outbox, and the grant of the role. Schemathesis signs in by the
 * address, which no operation changes without a mailed code, and again whenever an operation ended the session.
 */
async function signInAs(service, role) {
  const { current_version } = await call(service, 'GET', '/core/v1/consents')
  const email = `${role}.of.tests@mail.example`
  // Names with the word admin are reserved.
  const username = role === 'admin' ? 'traveller.one' : 'traveller.two'
  const fields = { username, password: PASSWORD, name: 'Traveller', email, consent_version: current_version }
  const { otp_ref } = await call(service, 'POST', '/core/v1/auth/sign-up', fields)
  await call(service, 'POST', '/core/v1/auth/email-verification', { otp_ref, otp_code: await codeFor(service, email) })
  if (role === 'admin') {
    const command = ['bin/tiao.mjs', 'admin', 'grant', username]
    const granted = spawnSync(process.execPath, command, { cwd: root, env: service.env, encoding: 'utf8' })
    if (granted.status !== 0) throw new Error(granted.stderr)
  }
  return `
[auth.dynamic.openapi.bearer]
path = "/core/v1/auth/sign-in"
payload = { username = "${email}", password = "${PASSWORD}" }
extract_selector = "/access_token"
`
}

async function codeFor({ base }, email) {
  for (let tries = 0; tries < 100; tries++) {
    const mails = await (await fetch(`${base}/dev/outbox`)).text()
    const mail = mails.split(/^-{60}$/m).find((mail) => mail.includes(`To: ${email}`))
    const code = /^(\d{6})$/m.exec(mail ?? '')?.[1]
    if (code) return Number(code)
    await pause()
  }
  throw new Error('no code came to the outbox')
}

async function call({ base }, method, path, body) {
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
