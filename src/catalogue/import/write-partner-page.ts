/** Writes one page of the tourism authority's places or routes. */
import type { Database } from '../../platform/database/database.ts'
import type { PartnerPlace, PartnerRoute, Pulled } from '../../platform/partner/partner.ts'
import { type CatalogueKind, listProvincesOfPlaces, type RowOf, sentRows, writeRows } from '../catalogue-write-store.ts'
import {
  createPartnerPlaceReader,
  PARTNER_SOURCE,
  routeToInterchange,
  unreadError,
  withKnownStops,
} from './partner-rows.ts'
import type { ReaderContext } from './read-place.ts'
import { listStops, readRoute } from './read-route.ts'
import type { RowError } from './row-error.ts'

export interface WrittenPage {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly failed: number
  /** The number of unreadable ones among the failed; they may be readable later. */
  readonly unread: number
  readonly errors: readonly PageError[]
}

export interface PageError extends RowError {
  readonly kind: CatalogueKind
  readonly id: string | null
}

/** A row, or why it has none. */
type Read<K extends CatalogueKind> = { readonly id: string | null; readonly isUnread: boolean } & (
  | { readonly row: RowOf[K] }
  | { readonly errors: readonly RowError[] }
)

const ORIGIN = { source: PARTNER_SOURCE, licence: null }

/** Call it in a transaction. Never removes anything. */
export function writePartnerPlaces(
  db: Database,
  context: ReaderContext,
  items: readonly Pulled<PartnerPlace>[],
): Promise<WrittenPage> {
  const read = createPartnerPlaceReader(context, ORIGIN)
  return writePage(
    db,
    'place',
    items.map((pulled) => ({ id: pulled.id, isUnread: 'error' in pulled, ...read(pulled) })),
    ({ place_id }) => place_id,
  )
}

/** Omits stops that the catalogue lacks. Call it in a transaction. Never removes anything. */
export async function writePartnerRoutes(db: Database, items: readonly Pulled<PartnerRoute>[]): Promise<WrittenPage> {
  const routes = items.flatMap((pulled) => ('value' in pulled ? [routeToInterchange(pulled.value)] : []))
  const known = await listProvincesOfPlaces(db, [...new Set(routes.flatMap(listStops))])
  const rows = items.map((pulled): Read<'route'> => {
    if ('error' in pulled) return { id: pulled.id, isUnread: true, errors: [unreadError(pulled.error)] }
    const route = withKnownStops(routeToInterchange(pulled.value), known)
    return { id: pulled.id, isUnread: false, ...readRoute(route, ORIGIN, known) }
  })
  return writePage(db, 'route', rows, ({ route_id }) => route_id)
}

async function writePage<K extends CatalogueKind>(
  db: Database,
  kind: K,
  reads: readonly Read<K>[],
  idOf: (row: RowOf[K]) => string,
): Promise<WrittenPage> {
  const rows = new Map<string, RowOf[K]>()
  const errors: PageError[] = []
  let failed = 0
  for (const read of reads) {
    const found = 'errors' in read ? read.errors : rows.has(idOf(read.row)) ? [DUPLICATE] : []
    if ('row' in read && found.length === 0) rows.set(idOf(read.row), read.row)
    else failed += 1
    errors.push(...found.map((error) => ({ kind, id: read.id, ...error })))
  }
  const { created, updated } =
    rows.size === 0 ? { created: 0, updated: 0 } : await writeRows(db, kind, sentRows(kind, [...rows.values()]))
  return {
    created,
    updated,
    unchanged: rows.size - created - updated,
    failed,
    unread: reads.filter(({ isUnread }) => isUnread).length,
    errors,
  }
}

const DUPLICATE: RowError = { pointer: '/id', code: 'duplicate_id', message: 'is already on this page' }
