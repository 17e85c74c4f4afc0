import { createReadStream } from 'node:fs'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import { getStarterDigest, setStarterDigest } from './catalogue-store.ts'
import { listDistricts } from './districts.ts'
import { importPlaces } from './import/import-places.ts'
import { importRoutes } from './import/import-routes.ts'
import { readStarterFiles, type StarterFiles } from './starter-files.ts'
import type { World } from './world.ts'

const SOURCE = 'Tiao editorial'
const LICENCE = 'CC0-1.0'

/** The world of the shipped files, and the files, for loading their places. */
export interface StarterWorld extends World {
  readonly starter: StarterFiles
}

/** `db`: knows which files it was loaded from, so that those are not checked again. */
export async function readWorld(dir: string, db?: Database): Promise<StarterWorld> {
  const starter = await readStarterFiles(dir, db && (await getStarterDigest(db)))
  const { provinces, towns, islands, ferries, vocabulary } = starter
  return {
    provinces,
    towns,
    islands,
    ferries,
    vocabulary,
    districts: await listDistricts(starter.placeSamples),
    shippedNames: starter.shippedNames,
    starter,
  }
}

/** Loads the shipped places and routes, once for each state of their files; what came from elsewhere is not touched. */
export async function loadStarter(
  db: Database,
  { starter, provinces, vocabulary }: StarterWorld,
  log: Log,
): Promise<void> {
  if ((await getStarterDigest(db)) === starter.digest) return
  const origin = { source: SOURCE, licence: LICENCE, strict: true }
  // Every shipped row names its province, so no point has to be looked up.
  const places = await importPlaces(
    { db, provinces, concepts: vocabulary, findProvinceAt: () => null },
    createReadStream(starter.placesPath),
    origin,
  )
  const routes = await importRoutes({ db }, starter.routes, origin)
  const faults = [...places.faults, ...routes.faults]
  if (faults.length > 0)
    throw new Error(
      `The shipped catalogue has a fault in line ${faults[0]!.line}: ${faults[0]!.pointer} ${faults[0]!.message}`,
    )
  await setStarterDigest(db, starter.digest)
  log.info(
    { created: places.created, updated: places.updated, routes: routes.created + routes.updated },
    'the shipped catalogue was loaded',
  )
}
