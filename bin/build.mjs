#!/usr/bin/env node
// Compiles src/ and bench/ to dist/ when a source is newer than the last build; prints nothing when there is nothing to do.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}dist/.built`

export function build({ force = false } = {}) {
  if (!existsSync(`${root}src`)) return
  const sources = ['src', 'bench', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json']
  if (!force && existsSync(stamp)) {
    const builtAtMs = statSync(stamp).mtimeMs
    if (sources.every((path) => newestMs(`${root}${path}`) <= builtAtMs)) return
  }
  let tsc
  try {
    tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  } catch {
    if (existsSync(stamp)) return
    process.stderr.write('tiao: dist/ is missing and TypeScript is not installed. Run "npm ci" without --omit=dev first.\n')
    process.exit(1)
  }
  const startedAt = new Date()
  rmSync(`${root}dist`, { recursive: true, force: true })
  const result = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })
  if (result.status !== 0) process.exit(result.status ?? 1)
  writeFileSync(stamp, `${startedAt.toISOString()}\n`)
}

function newestMs(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  let newest = stat.mtimeMs
  for (const name of readdirSync(path)) newest = Math.max(newest, newestMs(`${path}/${name}`))
  return newest
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build({ force: process.argv.includes('--force') })
