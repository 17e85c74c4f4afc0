import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type OpenNow, tailOf } from '../../catalogue/place-documents.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { requireReady } from '../../catalogue/problems.ts'
import { minuteOf } from '../../platform/http/listing.ts'
import { contentEtag, StoredReply } from '../../platform/http/reply.ts'
import type { Language } from '../../platform/language.ts'
import type { SearchQuery } from '../../search/search-query.ts'

interface Answer {
  readonly etag: string
  readonly body: Buffer
  readonly nextPage: number
}

// Answers by everything that they depend on: the same query within a minute is served from here.
const answers = new LRUCache<string, Answer>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body }) => body.length + 100,
})

/**
 * Answers a search by joining stored documents. The answer depends only on the query, the language, the catalogue version
 * and the minute (because of `open_now`), so its ETag is known before it is built; `timestamp` is that minute.
 */
export async function replyWithPlaces(
  catalogue: Catalogue,
  query: SearchQuery,
  language: Language,
  now: Date,
): Promise<StoredReply> {
  requireReady(catalogue)
  const timestamp = minuteOf(now)
  const key = `${language}|${timestamp.getTime()}|${catalogue.version}|${catalogue.instance}${keyOf(query)}`
  let answer = answers.get(key)
  if (!answer) {
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`
    answer = { etag, ...(await joinPlaces(catalogue, query, language, timestamp)) }
    answers.set(key, answer)
  }
  return new StoredReply(answer.body, answer.etag, answer.nextPage)
}

/** The same for one user: each place with `is_favorite`. Created for each call. */
export async function replyWithOwnPlaces(
  catalogue: Catalogue,
  query: SearchQuery,
  language: Language,
  { now, favoriteIds }: { readonly now: Date; readonly favoriteIds: ReadonlySet<string> },
): Promise<StoredReply> {
  const isFavorite = (placeId: string) => favoriteIds.has(placeId)
  const { body, nextPage } = await joinPlaces(catalogue, query, language, minuteOf(now), isFavorite)
  return new StoredReply(body, contentEtag(body), nextPage)
}

async function joinPlaces(
  catalogue: Catalogue,
  query: SearchQuery,
  language: Language,
  timestamp: Date,
  isFavorite?: (placeId: string) => boolean,
): Promise<Omit<Answer, 'etag'>> {
  const { hits, total, facets } = await catalogue.finder.search({ ...query, language })
  const documents = await catalogue.documents.list(
    hits.map((hit) => hit.id),
    language,
  )
  const parts: Buffer[] = [Buffer.from('{"results":[')]
  let isFirst = true
  for (const hit of hits) {
    const document = documents.get(hit.id)
    const entry = catalogue.findPlace(hit.id)
    if (!document || !entry) continue
    if (!isFirst) parts.push(COMMA)
    isFirst = false
    const tail = tailOf(catalogue.openNow(entry), hit.distanceM, openAtOf(entry, query))
    parts.push(document.head)
    if (isFavorite) parts.push(Buffer.from(`,"is_favorite":${isFavorite(hit.id)}`))
    parts.push(Buffer.from(tail))
  }
  const page = query.offset / query.limit + 1
  const nextpage = query.offset + query.limit < total ? page + 1 : 0
  const rest = {
    total,
    page,
    nextpage,
    limit: query.limit,
    timestamp: timestamp.toISOString(),
    ...(facets && {
      facets: { category: facets.category, province: facets.province, open_now: facets.openNow ?? 0 },
    }),
  }
  parts.push(Buffer.from(`],${JSON.stringify(rest).slice(1)}`))
  return { body: Buffer.concat(parts), nextPage: nextpage }
}

/** A place that passed the filter is open then, or its hours are unknown. */
function openAtOf({ hours }: PlaceEntry, { openAt }: SearchQuery): OpenNow | undefined {
  if (!openAt) return undefined
  return hours === null ? null : true
}

/** An unambiguous string for a query. JSON has no sets, and a replacer takes three times as long. */
function keyOf(query: SearchQuery): string {
  let key = ''
  for (const [name, value] of Object.entries(query))
    key += `|${name}:${JSON.stringify(value instanceof Set ? [...value] : value)}`
  return key
}

const COMMA = Buffer.from(',')
