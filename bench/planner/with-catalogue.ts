import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Catalogue } from '../../src/catalogue/catalogue.ts'
import { loadSeed, readWorld } from '../../src/catalogue/seed.ts'
import { readConfig } from '../../src/platform/config.ts'
import { createLog } from '../../src/platform/log.ts'
import { projectRoot } from '../../src/platform/paths.ts'
import { createSearchIndex } from '../../src/search/search-index.ts'
import { openStorage } from '../../src/storage.ts'

/** Runs `work` on the service's catalogue: the shipped places and, if given, those of a file. */
export async function withCatalogue(file: string | undefined, work: (catalogue: Catalogue) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiao-bench-'))
  // Also when the run fails.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  chmodSync(dataDir, 0o711) // When we are root, the database runs as another user and needs access.
  try {
    if (file !== undefined) importPlaces(file, dataDir)
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
    const log = createLog(config.LOG_LEVEL)
    const storage = await openStorage(config, log)
    try {
      const world = await readWorld(join(projectRoot, 'catalogue'))
      await loadSeed(storage.db, world, log)
      const textBytes = config.CATALOGUE_TEXT_MB * 1_048_576
      const search = createSearchIndex(world)
      const catalogue = new Catalogue({ db: storage.db, world, search, textBytes, log, clock: () => new Date() })
      await catalogue.refresh()
      work(catalogue)
    } finally {
      await storage.stop()
    }
  } finally {
  }
}

/** With the command that operators use. */
function importPlaces(path: string, dataDir: string): void {
  const { status } = spawnSync(process.execPath, [join(projectRoot, 'dist/src/cli.js'), 'import', 'places', path], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`the import of ${path} ended with ${status}`)
}

/** The same catalogue with at most this many places of a province, evenly chosen, and all places elsewhere. */
export function thinnedOut(catalogue: Catalogue, provinceCode: string, most: number): Catalogue {
  const inside = [...catalogue.places()].filter((place) => place.provinceCode === provinceCode)
  const kept = new Set(
    inside.filter((_, i) => Math.floor(((i + 1) * most) / inside.length) > Math.floor((i * most) / inside.length)),
  )
  const places = [...catalogue.places()].filter((place) => place.provinceCode !== provinceCode || kept.has(place))
  return new Proxy(catalogue, {
    get(whole, key) {
      if (key === 'places') return () => places.values()
      const value: unknown = Reflect.get(whole, key, whole)
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })
}
