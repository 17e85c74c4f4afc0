/** Imports routes in the format of `catalogue/routes.json`. */
import type { Database } from '../../platform/database/database.ts'
import { compareRows, listProvincesOfPlaces, sentRows, writeRows } from '../catalogue-write-store.ts'
import type { ImportOptions } from './import-rows.ts'
import { type ImportSummary, ImportTally } from './import-tally.ts'
import { type ImportedRouteRow, listStops, readRoute } from './read-route.ts'

export type ImportRoutesOptions = Pick<
  ImportOptions,
  'source' | 'licence' | 'dryRun' | 'strict' | 'maxErrors' | 'onWritten'
>

const MAX_ROUTES = 10_000

/**
 * Checks all routes and writes the valid ones in one transaction. A route with an unknown place is invalid, so import places
 * first. The line of an error is the number of the route, from 1. Importing the same routes again changes nothing.
 * @throws RangeError for more than 10,000 routes; errors of the database
 */
export async function importRoutes(
  { db }: { readonly db: Database },
  routes: readonly unknown[],
  options: ImportRoutesOptions,
): Promise<ImportSummary> {
  if (routes.length > MAX_ROUTES) throw new RangeError(`More than ${MAX_ROUTES} routes`)
  const { dryRun = false, strict = false } = options
  const origin = { source: options.source, licence: options.licence ?? null }
  const tally = new ImportTally(options.maxErrors)
  const version = await db.transaction().execute(async (db) => {
    const provinceOf = await listProvincesOfPlaces(db, [...new Set(routes.flatMap(listStops))])
    const good = new Map<string, { line: number; row: ImportedRouteRow }>()
    for (const [index, value] of routes.entries()) {
      const line = index + 1
      const read = readRoute(value, origin, provinceOf)
      tally.take({ line, id: 'row' in read ? read.row.route_id : null, ...read })
      if (!('row' in read)) continue
      const first = good.get(read.row.route_id)
      if (first) tally.repeat([{ line, id: read.row.route_id, first: first.line }])
      else good.set(read.row.route_id, { line, row: read.row })
    }
    const rows = sentRows(
      'route',
      [...good.values()].map(({ row }) => row),
    )
    if (dryRun) return tally.count(good.size, await compareRows(db, 'route', rows))
    return strict && tally.hasErrors ? null : tally.count(good.size, await writeRows(db, 'route', rows))
  })
  if (version !== null) await options.onWritten?.(version)
  return tally.summary({ dryRun, strict })
}
