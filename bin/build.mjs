#!/usr/bin/env node
// Compiles src/ and bench/ to dist/ if a source is newer than the last build, and bundles the command line to dist/tiao.js.
// Prints nothing if the build is up to date.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWeb } from './build-web.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}dist/.built`

export async function build(options = {}) {
  if (!existsSync(`${root}src`)) return
  await buildService(options)
  await buildWeb(options)
}

async function buildService({ force = false }) {
  const sources = ['src', 'bench', 'bin/build.mjs', 'package-lock.json']
  if (!force && existsSync(stamp)) {
    const builtAtMs = statSync(stamp).mtimeMs
    if (sources.every((path) => newestMs(`${root}${path}`) <= builtAtMs)) return
  }
  const rolldown = await Promise.all([import('rolldown'), import('rolldown/utils')]).catch(() => null)
  if (!rolldown) {
    if (existsSync(stamp)) return
    process.stderr.write(
      'tiao: dist/ is missing and Rolldown is not installed. Run "npm ci" without --omit=dev first.\n',
    )
    process.exit(1)
  }
  const [{ rolldown: open }, { transformSync }] = rolldown
  const startedAt = new Date()
  // Build into a new folder, so that processes running from dist/ are not disturbed.
  const fresh = `${root}dist.${process.pid}`
  try {
    for (const file of transpiled(transformSync)) write(fresh, file)
    await bundle(open, fresh, 'tiao', 'src/cli.js')
    // A separate bundle for planner threads, because the rest of the command line would only cost memory there.
    await bundle(open, fresh, 'planner-worker', 'src/features/ai-trips/planner-worker.js')
    write(fresh, { path: '.built', text: `${startedAt.toISOString()}\n` })
    utimesSync(`${fresh}/.built`, startedAt, startedAt)
    takePlace(fresh)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Each file by itself, without type-checking, which takes seconds and is the job of `npm run check`. */
function* transpiled(transformSync) {
  const { target } = JSON.parse(readFileSync(`${root}tsconfig.json`, 'utf8')).compilerOptions
  const options = {
    sourcemap: true,
    target: target.toLowerCase(),
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
  }
  for (const source of ['src', 'bench'].flatMap(sourcesIn)) {
    const path = source.replace(/\.ts$/, '.js')
    const { code, map, errors } = transformSync(source, readFileSync(`${root}${source}`, 'utf8'), options)
    if (errors.length > 0) throw new Error(errors.map(({ codeframe, message }) => codeframe ?? message).join('\n'))
    yield { path, text: `${code}//# sourceMappingURL=${basename(path)}.map\n` }
    const sources = [relative(dirname(`dist/${path}`), source)]
    yield { path: `${path}.map`, text: JSON.stringify({ ...map, sources, sourcesContent: undefined }) }
  }
}

function sourcesIn(folder) {
  return readdirSync(`${root}${folder}`, { recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => `${folder}/${path}`)
}

/**
 * Node takes 0.8 s to locate and load a thousand small modules, and half as long for one bundle. Packages with few files
 * stay external, and so do dynamic imports.
 */
async function bundle(open, folder, name, entry) {
  const isOurs = (id) => id.startsWith('.') || id.startsWith('/') || MANY_FILES.some((each) => id.startsWith(each))
  const bundle = await open({
    input: { [name]: `${folder}/${entry}` },
    platform: 'node',
    external: (id) => !isOurs(id),
  })
  await bundle.write({ dir: folder, format: 'esm', chunkFileNames: `${name}-[name]-[hash].js` })
  await bundle.close()
}

const MANY_FILES = ['typebox', 'kysely']

/** Replaces dist/. If several builds do so concurrently, the last one wins. */
function takePlace(fresh) {
  for (let turn = 1; ; turn++) {
    const old = `${fresh}.old`
    try {
      if (existsSync(`${root}dist`)) renameSync(`${root}dist`, old)
      renameSync(fresh, `${root}dist`)
      return
    } catch (error) {
      if (turn === 5) throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}

function write(folder, { path, text }) {
  mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
  writeFileSync(`${folder}/${path}`, text)
}

function newestMs(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  let newest = stat.mtimeMs
  for (const name of readdirSync(path)) newest = Math.max(newest, newestMs(`${path}/${name}`))
  return newest
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build({ force: process.argv.includes('--force') })
