/** Imports places and routes from the tourism authority. */
import { type Partner, PartnerError } from '../../platform/partner/partner.ts'
import { listProvincesOfPlaces } from '../catalogue-write-store.ts'
import type { ImportContext } from './import-places.ts'
import { importRoutes } from './import-routes.ts'
import { type ImportOptions, importPlaceRows, type SourceRow } from './import-rows.ts'
import { DEFAULT_MAX_ERRORS, type ImportSummary } from './import-tally.ts'
import type { InterchangeRoute } from './interchange-schema.ts'
import {
  createPartnerPlaceReader,
  PARTNER_SOURCE,
  routeToInterchange,
  unreadError,
  withKnownStops,
} from './partner-rows.ts'
import { SourceError } from './read-lines.ts'
import { listStops } from './read-route.ts'
import type { LineError } from './row-error.ts'

export interface ImportPartnerOptions extends Omit<ImportOptions, 'source' | 'removeMissing'> {
  /** Defaults to Tourism Authority of Thailand. */
  readonly source?: string
  /** Imports only places changed since; routes are always imported in full. */
  readonly since?: Date
  /** Whether to import routes after the places. Defaults to true. */
  readonly routes?: boolean
}

export interface ImportPartnerSummary {
  readonly places: ImportSummary
  /** Null if routes were not requested or the import of places stopped early. */
  readonly routes: ImportSummary | null
}

const MAX_ROUTES = 10_000

/**
 * Reads places, then routes, in both languages and writes them like `importPlaces`; the line of an error is the position of
 * the row in order of arrival. Never removes anything: places that the authority no longer lists stay, and so do unreadable
 * ones. If the authority stops responding, the summary is `stopped`.
 * @throws errors of the database
 */
export async function importPartner(
  context: ImportContext & { readonly partner: Partner },
  options: ImportPartnerOptions = {},
): Promise<ImportPartnerSummary> {
  const whole = { ...options, source: options.source ?? PARTNER_SOURCE, removeMissing: false }
  const places = await importPlaceRows(context.db, pulledRows(context, whole), whole)
  if (places.stopped || options.routes === false) return { places, routes: null }
  return { places, routes: await importPartnerRoutes(context, whole) }
}

async function* pulledRows(
  context: ImportContext & { readonly partner: Partner },
  options: ImportPartnerOptions & { readonly source: string },
): AsyncGenerator<readonly SourceRow[]> {
  const read = createPartnerPlaceReader(context, { source: options.source, licence: options.licence ?? null })
  const progress = { bytes: 0, rows: 0, failed: 0 }
  try {
    for await (const { items } of context.partner.pullPlaces(pullOptions(options))) {
      yield items.map((pulled) => {
        progress.rows += 1
        const row = read(pulled)
        if ('errors' in row) progress.failed += 1
        return { line: progress.rows, id: pulled.id, ...row }
      })
      options.onProgress?.({ ...progress })
    }
  } catch (error) {
    throw sourceErrorOf(error)
  }
}

async function importPartnerRoutes(
  { db, partner }: ImportContext & { readonly partner: Partner },
  options: ImportPartnerOptions & { readonly source: string },
): Promise<ImportSummary> {
  const routes: InterchangeRoute[] = []
  const unread: LineError[] = []
  let stopped: { code: string; message: string } | null = null
  try {
    for await (const { items } of partner.pullRoutes(pullOptions(options))) {
      if (routes.length + items.length > MAX_ROUTES)
        throw new SourceError('too_many', `There are more than ${MAX_ROUTES} routes.`)
      for (const pulled of items) {
        if ('value' in pulled) routes.push(routeToInterchange(pulled.value))
        else unread.push({ line: routes.length + unread.length + 1, id: pulled.id, ...unreadError(pulled.error) })
      }
    }
  } catch (error) {
    const { code, message } = sourceErrorOf(error)
    stopped = { code, message }
  }
  const known = await listProvincesOfPlaces(db, [...new Set(routes.flatMap(listStops))])
  // Strict: an unreadable route is an error, so nothing is written.
  const isRefused = options.strict === true && (unread.length > 0 || stopped !== null)
  const rows = routes.map((route) => withKnownStops(route, known))
  const summary = await importRoutes({ db }, rows, isRefused ? { ...options, dryRun: true } : options)
  const maxErrors = options.maxErrors ?? DEFAULT_MAX_ERRORS
  const errors = [...summary.errors, ...unread]
  return {
    ...summary,
    stopped,
    rows: summary.rows + unread.length,
    failed: summary.failed + unread.length,
    errors: errors.slice(0, maxErrors),
    errorsNotShown: summary.errorsNotShown + Math.max(0, errors.length - maxErrors),
  }
}

function pullOptions({ since, signal }: ImportPartnerOptions) {
  return { ...(since ? { since } : {}), ...(signal ? { signal } : {}) }
}

function sourceErrorOf(error: unknown): SourceError {
  if (error instanceof SourceError) return error
  if (!(error instanceof PartnerError)) throw error
  return new SourceError(error.code === 'aborted' ? 'aborted' : `partner_${error.code}`, error.message, error)
}
