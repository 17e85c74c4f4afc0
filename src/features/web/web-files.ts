import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Coding } from '../../platform/http/content-coding.ts'
import { projectRoot } from '../../platform/paths.ts'

/** A file of the built planner, with the forms that the build compressed. */
export interface WebFile {
  readonly type: string
  readonly body: Buffer
  readonly forms: ReadonlyMap<Coding, Buffer>
}

const FOLDER = join(projectRoot, 'web', 'dist')
const SUFFIXES: readonly (readonly [Coding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The files of the built planner by their paths, such as `/assets/main-4f2a.js`; none if it is not built. */
export function readWebFiles(): ReadonlyMap<string, WebFile> {
  if (!existsSync(FOLDER)) return new Map()
  const paths = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TYPES[extname(entry.name)] !== undefined)
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [path.slice(FOLDER.length).replaceAll('\\', '/'), readWebFile(path)]))
}

function readWebFile(path: string): WebFile {
  const forms = SUFFIXES.filter(([, suffix]) => existsSync(path + suffix)).map(
    ([coding, suffix]) => [coding, readFileSync(path + suffix)] as const,
  )
  return { type: TYPES[extname(path)]!, body: readFileSync(path), forms: new Map(forms) }
}
