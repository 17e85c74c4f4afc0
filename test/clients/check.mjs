#!/usr/bin/env node
// Checks openapi.json with third-party tools: two linters report nothing, and three generators produce clients that
// compile strictly, have sensible names, and leave nothing `unknown` except what the contract leaves open.
// Usage: node test/clients/check.mjs [OPENAPI.json], after `npm ci --prefix test/clients`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const document = resolve(process.argv[2] ?? join(here, '../../openapi.json'))
// Inside this folder, so that generated code finds its packages.
const out = mkdtempSync(join(here, 'generated-'))
process.on('exit', () => rmSync(out, { recursive: true, force: true }))

const names = Object.keys(JSON.parse(readFileSync(document, 'utf8')).components.schemas)

/** Types that are free by contract, with the reason. */
const FREE = {
  payment_methods: 'the contract allows any type',
  PaymentMethods: 'the contract allows any type',
  data: 'an export holds rows as they are stored',
  DataExport: 'an export holds rows as they are stored',
  EventData: 'what an event is about depends on its type',
  NotificationData: 'what a notification is about depends on its event',
  ChatWebhook: 'a chat product sends what it likes',
  EmptyBody: 'some generators write an object without members so',
}

const checks = [
  ['Redocly', () => run('redocly', ['lint', '--config', join(here, 'redocly.yaml'), '--max-problems', '50', document])],
  [
    'Spectral',
    () => run('spectral', ['lint', '--fail-severity', 'hint', '-r', join(here, '.spectral.yaml'), document]),
  ],
  ['openapi-typescript', () => run('openapi-typescript', [document, '-o', join(out, 'openapi-typescript.ts')])],
  ['@hey-api/openapi-ts', () => run('openapi-ts', ['-i', document, '-o', join(out, 'hey-api')])],
  ['orval', () => run('orval', ['--input', document, '--output', join(out, 'orval/api.ts'), '--client', 'fetch'])],
  ['clients compile strictly', compile],
  ['clients have the shapes of the contract', shapes],
  ['clients have the names of the contract', sameNames],
]

let failed = 0
for (const [name, check] of checks) {
  const complaint = check()
  print(`${complaint ? 'FAIL' : 'ok  '} ${name}`)
  if (!complaint) continue
  failed++
  print(complaint.trimEnd().replace(/^/gm, '     '))
}
process.exit(failed === 0 ? 0 : 1)

function run(command, args) {
  return call(join(here, 'node_modules/.bin', command), args)
}

function call(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: out,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' },
  })
  if (error) return `${error.message}: run \`npm ci --prefix test/clients\``
  const text = `${stdout}${stderr}`
  // Redocly exits with 0 on warnings; here they are failures.
  return status === 0 && !/You have \d+ warning/.test(text) ? '' : text
}

function compile() {
  const options = { strict: true, noEmit: true, skipLibCheck: false, module: 'esnext', moduleResolution: 'bundler' }
  const lib = ['es2022', 'dom', 'dom.iterable']
  const config = { compilerOptions: { ...options, target: 'es2022', lib, types: [] }, include: ['.'] }
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(config))
  return call(join(here, '../../node_modules/typescript-native/bin/tsc'), ['-p', out])
}

/** Types only: the runtime code of the generators is not checked. */
function typeFiles() {
  const read = (path) => readFileSync(join(out, path), 'utf8').replace(/\/\*[^]*?\*\//g, '')
  const whole = read('openapi-typescript.ts')
  return {
    // Headers are an open record there, by design of the generator.
    'openapi-typescript': whole.slice(
      whole.indexOf('export interface components'),
      whole.indexOf('responses: {', whole.indexOf('schemas: {')),
    ),
    'hey-api': read('hey-api/types.gen.ts'),
    orval: read(`orval/${readdirSync(join(out, 'orval')).find((name) => name.endsWith('.ts'))}`),
  }
}

function shapes() {
  return Object.entries(typeFiles())
    .flatMap(([generator, text]) => {
      const lines = text.split('\n')
      return lines.flatMap((line, index) => {
        if (!/[:<|=]\s*(?:unknown|any)\b|\b(?:unknown|any)\[\]/.test(line)) return []
        const nearby = lines.slice(Math.max(0, index - 2), index + 1).join(' ')
        return Object.keys(FREE).some((name) => new RegExp(`\\b${name}`).test(nearby))
          ? []
          : [`${generator}: ${line.trim()}`]
      })
    })
    .join('\n')
}

function sameNames() {
  return Object.entries(typeFiles())
    .flatMap(([generator, text]) =>
      names
        .filter((name) => !new RegExp(`(?:type|interface) ${name}\\b|^\\s+${name}: `, 'm').test(text))
        .map((name) => `${generator} has no ${name}`)
        // Generators append a digit when two types share a name.
        .concat(
          names
            .filter((name) => new RegExp(`(?:type|interface) ${name}\\d\\b`).test(text))
            .map((name) => `${generator} has two ${name}`),
        ),
    )
    .join('\n')
}

function print(line) {
  process.stdout.write(`${line}\n`)
}
