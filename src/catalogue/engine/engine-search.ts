import { createHash } from 'node:crypto'
import { Breaker, BreakerOpenError, type Verdict } from '../../platform/breaker.ts'
import type { Log } from '../../platform/log.ts'
import { type FoundDocuments, type OpenSearch, OpenSearchError } from '../../platform/opensearch/opensearch.ts'
import { createEngineAnalyser, type EngineAnalyser, type EngineQuery } from '../../search/engine-analyser.ts'
import { withIntent } from '../../search/query-intent.ts'
import { createSearchIndex, type SearchIndex } from '../../search/search-index.ts'
import type { SearchAnswer, SearchHit, SearchQuery, SuggestQuery } from '../../search/search-query.ts'
import type { SearchWorld } from '../../search/search-world.ts'
import { importanceOf } from '../../search/suggest.ts'
import { typeaheadForm } from '../../search/typeahead.ts'
import { WEIGHTS } from '../../search/weights.ts'
import { distanceM } from '../../world/point.ts'
import type { PlaceEntry } from '../place-entry.ts'
import type { PlaceSearch, PlaceSearchEngine } from '../place-search.ts'
import { DEEPEST, engineDocument, indexBody } from './engine-documents.ts'
import { facetsOf, listQuery, sortOf, typedQuery, wordsQuery } from './engine-query.ts'

export interface OpenSearchPlacesOptions {
  readonly engine: OpenSearch
  readonly world: SearchWorld
  /** Alias of the index. Contains a fingerprint of the code, so that two releases use two indexes. */
  readonly alias: string
  readonly findPlace: (id: string) => PlaceEntry | undefined
  /** Every place that a search may find. */
  readonly listPlaces: () => Iterable<PlaceEntry>
  /** Answers while the engine is first filled and while it does not respond. */
  readonly fallback: PlaceSearch
  /** Runs the work unless another node holds the lock; returns whether it ran. */
  readonly withLock: (work: () => Promise<void>) => Promise<boolean>
  readonly log: Log
  readonly breaker?: Breaker
}

/** Hits ranked by our own index. */
const RANKED = 200
/** Places of equal relevance have an order too, or pages would overlap. */
const BY_RELEVANCE = [{ _score: 'desc' }, { id: 'asc' }]
/** Likeness of the best hit that makes trigrams unnecessary. */
const SURE_LIKENESS = 0.875

/**
 * Searches places in OpenSearch, which finds candidates by the words, keys and concepts of our analyser; our own index ranks
 * the first 200. When OpenSearch fails, the fallback answers.
 */
export class OpenSearchPlaces implements PlaceSearchEngine {
  readonly #options: OpenSearchPlacesOptions
  readonly #analyser: EngineAnalyser
  readonly #breaker: Breaker
  /** Holds the candidates of one query at a time. */
  readonly #ranker: SearchIndex
  #ranked: string[] = []
  /** Changes since the engine was last known to be up to date; null = removed. */
  #pending = new Map<string, PlaceEntry | null>()
  /** Until the engine has been up to date once, it may lack changes that this node never saw. */
  #needsRebuild = true
  #isFilled = false
  #running: Promise<void> = Promise.resolve()
  #wantedVersion = -1
  #isRunning = false

  constructor(options: OpenSearchPlacesOptions) {
    this.#options = options
    this.#analyser = createEngineAnalyser(options.world)
    this.#ranker = createSearchIndex(options.world)
    this.#breaker =
      options.breaker ??
      new Breaker({ onChange: (state) => options.log.warn({ part: 'search', state }, 'a breaker changed') })
  }

  /** Whether the engine answers searches; otherwise the fallback does. */
  get isAnswering(): boolean {
    return this.#isFilled && this.#breaker.state !== 'open'
  }
  /** Changes that the engine may lack. */
  get behind(): number {
    return this.#pending.size
  }

  search(query: SearchQuery): Promise<SearchAnswer> {
    return this.#answer(
      () => this.#search(query),
      () => this.#options.fallback.search(query),
    )
  }

  suggest({ keyword, point, limit }: SuggestQuery): Promise<SearchHit[]> {
    return this.#answer(
      () => this.#suggest({ keyword, limit, ...(point && { point }) }),
      () => this.#options.fallback.suggest({ keyword, limit, ...(point && { point }) }),
    )
  }

  note(listed: readonly PlaceEntry[], hidden: readonly string[]): void {
    for (const entry of listed) this.#pending.set(entry.id, entry)
    for (const id of hidden) this.#pending.set(id, null)
  }

  flush(version: number): void {
    this.#wantedVersion = version
    if (this.#isRunning) return
    this.#isRunning = true
    this.#running = this.#synchronise()
      .catch((error: unknown) => {
        this.#options.log.warn(
          { err: error, behind: this.behind },
          'the search engine could not be updated; the next refresh tries again',
        )
      })
      .finally(() => {
        this.#isRunning = false
      })
  }

  settle(): Promise<void> {
    return this.#running
  }

  async #answer<T>(ask: () => Promise<T>, fallback: () => Promise<T>): Promise<T> {
    if (!this.#isFilled) return fallback()
    try {
      return await this.#breaker.run(ask, judge)
    } catch (error) {
      if (!(error instanceof BreakerOpenError))
        this.#options.log.warn({ err: error }, 'the search engine did not respond; the fallback answers')
      return fallback()
    }
  }

  async #suggest({ keyword, point, limit }: SuggestQuery): Promise<SearchHit[]> {
    const form = typeaheadForm(keyword)
    if (form === '') return []
    const query: SearchQuery = { offset: 0, limit, ...(point && { point }) }
    const { ids } = await this.#ask(query, { query: typedQuery(form, point) }, 0, limit)
    return this.#toHits(query, ids).map((hit) => {
      const place = this.#options.findPlace(hit.id)
      return place ? { ...hit, score: importanceOf(place.popularity, place.point, point) } : hit
    })
  }

  async #search(asked: SearchQuery): Promise<SearchAnswer> {
    const wanted = asked.keyword === undefined ? null : this.#analyser.readQuery(asked.keyword)
    const query = wanted ? withIntent(asked, wanted.intent, this.#options.world.provinces) : asked
    if (wanted?.words.length === 0 && !wanted.intent.wantsAnyPlace && wanted.intent.region === null)
      return { total: 0, hits: [], understood: {}, ...(query.facets && { facets: { category: {}, province: {} } }) }
    if (!wanted || wanted.words.length === 0) return this.#list(query, listQuery(query))
    if (query.sort !== undefined && query.sort !== 'relevance')
      return this.#list(query, wordsQuery(wanted, query, false))
    return this.#rank(query, wanted)
  }

  /** A page in OpenSearch's order. */
  async #list(query: SearchQuery, clause: object): Promise<SearchAnswer> {
    const found = await this.#ask(query, { query: clause, sort: sortOf(query) }, query.offset, query.limit)
    return this.#toAnswer(query, found, found.ids)
  }

  /** A page by relevance: the first hits in our order, the rest in OpenSearch's. */
  async #rank(query: SearchQuery, wanted: EngineQuery): Promise<SearchAnswer> {
    const sure = wordsQuery(wanted, query, false)
    const first = await this.#ask(query, { query: sure, sort: BY_RELEVANCE }, 0, RANKED)
    let ranked = this.#rerank(query, first.ids)
    if (!ranked.isSure && !(wanted.isCategorySearch && first.total > 0)) {
      const more = await this.#ask({ ...query, facets: false }, { query: wordsQuery(wanted, query, true) }, 0, RANKED)
      ranked = this.#rerank(query, [...new Set([...first.ids, ...more.ids])])
    }
    const { answer } = ranked
    const end = query.offset + query.limit
    // Our index ranked every match.
    if (first.total <= RANKED) return { ...answer, hits: answer.hits.slice(query.offset, end) }
    const known = new Set(answer.hits.map(({ id }) => id))
    const head = [...answer.hits.map(({ id }) => id), ...first.ids.filter((id) => !known.has(id))].slice(0, RANKED)
    const tail =
      end > RANKED
        ? (
            await this.#ask(
              query,
              { query: sure, sort: BY_RELEVANCE },
              Math.max(RANKED, query.offset),
              end - Math.max(RANKED, query.offset),
            )
          ).ids
        : []
    const ids = [...head.slice(query.offset, end), ...tail]
    return { ...this.#toAnswer(query, first, ids), understood: answer.understood }
  }

  #rerank(query: SearchQuery, ids: readonly string[]): { answer: SearchAnswer; isSure: boolean } {
    const { keyword = '', point, facets, openNowAt, openAt } = query
    const places = ids.flatMap((id) => this.#options.findPlace(id) ?? [])
    this.#ranker.remove(this.#ranked)
    this.#ranked = places.map(({ id }) => id)
    this.#ranker.upsert(places)
    const inAll: SearchQuery = {
      keyword,
      offset: 0,
      limit: places.length,
      ...(point && { point }),
      ...(facets !== undefined && { facets }),
      ...(openNowAt && { openNowAt }),
      ...(openAt && { openAt }),
    }
    const answer = this.#ranker.search(inAll)
    const [best] = this.#ranker.explain(inAll, 1)
    return { answer, isSure: (best?.parts['likeness'] ?? 0) >= SURE_LIKENESS * WEIGHTS.likeness }
  }

  async #ask(query: SearchQuery, body: object, from: number, size: number): Promise<FoundDocuments> {
    const { engine, alias } = this.#options
    const isTooDeep = from + size > DEEPEST
    const page = isTooDeep ? { from: 0, size: 0 } : { from, size }
    const key = createHash('sha1').update(JSON.stringify(body)).digest('hex')
    return engine.search(alias, { ...body, ...page, ...facetsOf(query), _source: false, track_total_hits: true }, key)
  }

  #toAnswer(query: SearchQuery, { total, aggregations }: FoundDocuments, ids: readonly string[]): SearchAnswer {
    const counts = (name: string) =>
      Object.fromEntries((aggregations[name]?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]))
    return {
      total,
      hits: this.#toHits(query, ids),
      understood: {},
      ...(query.facets === true && {
        facets: {
          category: counts('category'),
          province: counts('province'),
          ...(query.openNowAt && { openNow: aggregations['open_now']?.doc_count ?? 0 }),
        },
      }),
    }
  }

  #toHits({ point }: SearchQuery, ids: readonly string[]): SearchHit[] {
    return ids.flatMap((id, at) => {
      const place = this.#options.findPlace(id)
      return place ? { id, score: -at, distanceM: point ? distanceM(point, place.point) : null } : []
    })
  }

  async #synchronise(): Promise<void> {
    for (let version = -1; version !== this.#wantedVersion; ) {
      version = this.#wantedVersion
      if (await this.#isCurrent(version)) continue
      const hadLock = await this.#options.withLock(async () => {
        if (!(await this.#isCurrent(version))) await this.#write(version)
      })
      // Another node is writing; it or the next refresh does the rest.
      if (!hadLock) return
    }
  }

  async #write(version: number): Promise<void> {
    const { engine, alias, log } = this.#options
    const startedAt = performance.now()
    const changes = new Map(this.#pending)
    const meta = { catalogue_version: version }
    if (this.#needsRebuild) await engine.rebuild(alias, indexBody, this.#documents(), meta)
    else await engine.update(alias, this.#changes(changes), meta)
    this.#settleChanges(changes)
    log.info(
      { index: alias, version, changes: changes.size, ms: Math.round(performance.now() - startedAt) },
      'the search engine is up to date',
    )
  }

  /** Whether the index holds this version, or a newer one that another node wrote. */
  async #isCurrent(version: number): Promise<boolean> {
    const meta = await this.#options.engine.findMeta(this.#options.alias)
    this.#isFilled = meta !== null
    if (meta === null) this.#needsRebuild = true
    if (meta === null || meta.catalogue_version < version) return false
    this.#settleChanges(new Map(this.#pending))
    return true
  }

  #settleChanges(written: ReadonlyMap<string, PlaceEntry | null>): void {
    for (const [id, entry] of written) if (this.#pending.get(id) === entry) this.#pending.delete(id)
    this.#needsRebuild = false
    this.#isFilled = true
  }

  *#documents() {
    for (const place of this.#options.listPlaces()) yield engineDocument(place, this.#analyser)
  }

  *#changes(changes: ReadonlyMap<string, PlaceEntry | null>) {
    for (const [id, entry] of changes) yield entry ? engineDocument(entry, this.#analyser) : { deletedId: id }
  }
}

/** A rejected request is our error and proves that the cluster works. */
function judge(error: unknown): Verdict {
  return error instanceof OpenSearchError && error.isClusterFault ? 'failed' : 'answered'
}
