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
import { createRequire } from 'node:module'
import { dirname, relative } from 'node:path'
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
  const sources = ['src', 'bench', 'bin/build.mjs', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json']
  if (!force && existsSync(stamp)) {
    const builtAtMs = statSync(stamp).mtimeMs
    if (sources.every((path) => newestMs(`${root}${path}`) <= builtAtMs)) return
  }
  let ts
  try {
    ts = createRequire(import.meta.url)('typescript')
  } catch {
    if (existsSync(stamp)) return
    process.stderr.write(
      'tiao: dist/ is missing and TypeScript is not installed. Run "npm ci" without --omit=dev first.\n',
    )
    process.exit(1)
  }
  const startedAt = new Date()
  // Build into a new folder, so that processes running from dist/ are not disturbed.
  const fresh = `${root}dist.${process.pid}`
  try {
    for (const path of emit(ts)) write(fresh, path)
    await bundle(fresh, 'tiao', 'src/cli.js')
    // A separate bundle for planner threads, because the rest of the command line would only cost memory there.
    await bundle(fresh, 'planner-worker', 'src/features/ai-trips/planner-worker.js')
    write(fresh, { path: '.built', text: `${startedAt.toISOString()}\n` })
    utimesSync(`${fresh}/.built`, startedAt, startedAt)
    takePlace(fresh)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Transpiles file by file without type-checking, which takes seconds and is the job of `npm run check`. */
function* emit(ts) {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(String(messageText))
    },
  }
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(`${root}tsconfig.build.json`, {}, host)
  for (const fileName of fileNames) {
    const path = relative(root, fileName).replace(/\.ts$/, '.js')
    const { outputText, sourceMapText, diagnostics } = ts.transpileModule(readFileSync(fileName, 'utf8'), {
      // A single file does not show that its package uses ES modules.
      compilerOptions: {
        ...options,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
      },
      fileName,
      reportDiagnostics: true,
    })
    if (diagnostics.length > 0)
      throw new Error(
        ts.formatDiagnostics(diagnostics, { ...ts.sys, getCanonicalFileName: String, getNewLine: () => '\n' }),
      )
    yield { path, text: outputText }
    const map = { ...JSON.parse(sourceMapText), sources: [relative(dirname(`${root}dist/${path}`), fileName)] }
    yield { path: `${path}.map`, text: JSON.stringify(map) }
  }
}

/**
 * Node takes 0.8 s to locate and load a thousand small modules, and half as long for one bundle. Packages with few files
 * stay external, and so do dynamic imports.
 */
async function bundle(folder, name, entry) {
  const { rolldown } = await import('rolldown')
  const isOurs = (id) => id.startsWith('.') || id.startsWith('/') || MANY_FILES.some((each) => id.startsWith(each))
  const bundle = await rolldown({
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
