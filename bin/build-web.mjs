// Builds the web planner to web/dist/ if a source is newer than the last build, and compresses its files once.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = `${root}web/dist`
const stamp = `${target}/.built`
const SOURCES = [
  'web',
  'sdk/src',
  'bin/build-web.mjs',
  'package-lock.json',
  'catalogue/towns.json',
  'catalogue/islands.json',
]

/** Does nothing without Vite, which `npm ci --omit=dev` leaves out: the service then has no web pages, unless they are built. */
export async function buildWeb({ force = false } = {}) {
  if (!existsSync(`${root}web/index.html`)) return
  if (!force && existsSync(stamp)) {
    const builtAtMs = statSync(stamp).mtimeMs
    if (SOURCES.every((path) => newestMs(`${root}${path}`) <= builtAtMs)) return
  }
  const vite = await import('vite').catch(() => null)
  if (!vite) return
  const startedAt = new Date()
  // Build into a new folder, so that a running service is not disturbed.
  const fresh = `${target}.${process.pid}`
  try {
    await asInProduction(() =>
      vite.build({ root: `${root}web`, logLevel: 'warn', build: { outDir: fresh, emptyOutDir: true } }),
    )
    for (const path of filesIn(fresh)) await compress(join(fresh, path))
    writeFileSync(`${fresh}/.built`, `${startedAt.toISOString()}\n`)
    utimesSync(`${fresh}/.built`, startedAt, startedAt)
    rmSync(target, { recursive: true, force: true })
    renameSync(fresh, target)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** React and Vite build for what NODE_ENV says, which is that of the service or of its tests. */
async function asInProduction(work) {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/
/** A shorter file fits into one packet anyway. */
const MIN_BYTES = 1_024

async function compress(path) {
  if (!COMPRESSIBLE.test(path)) return
  const bytes = readFileSync(path)
  if (bytes.length < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

function newestMs(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  let newest = 0
  for (const name of readdirSync(path))
    if (!name.startsWith('dist') && name !== 'node_modules') newest = Math.max(newest, newestMs(`${path}/${name}`))
  return newest
}
