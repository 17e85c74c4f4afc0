import { randomUUID } from 'node:crypto'
import { Breaker, BreakerOpenError, type Verdict } from '../platform/breaker.ts'
import type { Log } from '../platform/log.ts'
import { type FoundDocuments, type OpenSearch, OpenSearchError } from '../platform/opensearch/opensearch.ts'
import { withAsked } from '../search/asking.ts'
import { createOutsideAnalyser, type OutsideAnalyser, type OutsideQuery } from '../search/outside.ts'
import {
  createSearchIndex,
  type SearchAnswer,
  type SearchHit,
  type SearchIndex,
  type SearchQuery,
  type SearchWorld,
  type SuggestQuery,
} from '../search/search-index.ts'
import { importanceOf } from '../search/suggest.ts'
import { typedForm } from '../search/typed.ts'
import { WEIGHTS } from '../search/weights.ts'
import { distanceM } from '../world/point.ts'
import { DEEPEST, indexBody, outsideDocument } from './outside-documents.ts'
import { facetsOf, listQuery, sortOf, typedQuery, wordsQuery } from './outside-query.ts'
import type { PlaceEntry } from './place-entry.ts'
import type { OutsideSearch, PlaceSearch } from './place-search.ts'

export interface OutsideSearchOptions {
  readonly engine: OpenSearch
  readonly world: SearchWorld
  /** Its name changes with the code that makes its documents: nodes of two versions use two indexes. */
  readonly indexName: string
  readonly findPlace: (id: string) => PlaceEntry | undefined
  /** All that can be found. */
  readonly listPlaces: () => Iterable<PlaceEntry>
  /** Answers while the engine is being filled, or does not answer. */
  readonly otherwise: PlaceSearch
  /** Runs the work if no other node does; false when one does. */
  readonly alone: (work: () => Promise<void>) => Promise<boolean>
  readonly log: Log
  readonly breaker?: Breaker
}

/** Hits that are ranked anew by our rules. */
const RANKED = 200
/** So like the query as a whole that letter triples need not be asked. */
const SURE_LIKENESS = 0.875

/**
 * Places in OpenSearch: it finds candidates by the words, keys and concepts that our analyser made, and our ranking
 * orders the first two hundred. When it fails, memory answers.
 */
export class OpenSearchPlaces implements OutsideSearch {
  readonly #options: OutsideSearchOptions
  readonly #analyser: OutsideAnalyser
  readonly #breaker: Breaker
  /** Holds the candidates of one query at a time. */
  readonly #ranker: SearchIndex
  #ranked: string[] = []
  /** What this node has seen change since the engine was last known to be current; null = taken out. */
  #pending = new Map<string, PlaceEntry | null>()
  /** Whether the engine may lack what this node has not seen change: until it is known to be current once. */
  #isWhole = true
  #isFilled = false
  #running: Promise<void> = Promise.resolve()
  #wanted = -1
  #isRunning = false

  constructor(options: OutsideSearchOptions) {
    this.#options = options
    this.#analyser = createOutsideAnalyser(options.world)
    this.#ranker = createSearchIndex(options.world)
    this.#breaker =
      options.breaker ??
      new Breaker({ onChange: (state) => options.log.warn({ part: 'search', state }, 'a breaker changed') })
  }

  /** Whether the engine answers searches; else memory does. */
  get isAnswering(): boolean {
    return this.#isFilled && this.#breaker.state !== 'open'
  }
  /** Changes that the engine may not know yet. */
  get behind(): number {
    return this.#pending.size
  }

  search(query: SearchQuery): Promise<SearchAnswer> {
    return this.#answer(
      () => this.#search(query),
      () => this.#options.otherwise.search(query),
    )
  }

  suggest({ keyword, point, limit }: SuggestQuery): Promise<SearchHit[]> {
    return this.#answer(
      () => this.#suggest({ keyword, limit, ...(point && { point }) }),
      () => this.#options.otherwise.suggest({ keyword, limit, ...(point && { point }) }),
    )
  }

  note(listed: readonly PlaceEntry[], hidden: readonly string[]): void {
    for (const entry of listed) this.#pending.set(entry.id, entry)
    for (const id of hidden) this.#pending.set(id, null)
  }

  flush(version: number): void {
    this.#wanted = version
    if (this.#isRunning) return
    this.#isRunning = true
    this.#running = this.#bringUp()
      .catch((error: unknown) => {
        this.#options.log.warn(
          { err: error, behind: this.behind },
          'the search server is not up to date; tried again soon',
        )
      })
      .finally(() => {
        this.#isRunning = false
      })
  }

  settle(): Promise<void> {
    return this.#running
  }

  async #answer<T>(ask: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (!this.#isFilled) return otherwise()
    try {
      return await this.#breaker.run(ask, judge)
    } catch (error) {
      if (!(error instanceof BreakerOpenError))
        this.#options.log.warn({ err: error }, 'the search server gave no answer; memory answers')
      return otherwise()
    }
  }

  async #suggest({ keyword, point, limit }: SuggestQuery): Promise<SearchHit[]> {
    const form = typedForm(keyword)
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
    const query = wanted ? withAsked(asked, wanted.asked, this.#options.world.provinces) : asked
    if (wanted?.words.length === 0 && !wanted.asked.isAsking && wanted.asked.region === null)
      return { total: 0, hits: [], understood: {}, ...(query.facets && { facets: { category: {}, province: {} } }) }
    if (!wanted || wanted.words.length === 0) return this.#list(query, listQuery(query))
    if (query.sort !== undefined && query.sort !== 'relevance')
      return this.#list(query, wordsQuery(wanted, query, false))
    return this.#rank(query, wanted)
  }

  /** A page in the order of the engine. */
  async #list(query: SearchQuery, clause: object): Promise<SearchAnswer> {
    const found = await this.#ask(query, { query: clause, sort: sortOf(query) }, query.offset, query.limit)
    return this.#toAnswer(query, found, found.ids)
  }

  /** A page by relevance: the first hits as our ranking has them, those behind as they come. */
  async #rank(query: SearchQuery, wanted: OutsideQuery): Promise<SearchAnswer> {
    const sure = wordsQuery(wanted, query, false)
    const first = await this.#ask(query, { query: sure }, 0, RANKED)
    let ranked = this.#rankAnew(query, first.ids)
    if (!ranked.isSure && !(wanted.isCategorySearch && first.total > 0)) {
      const more = await this.#ask({ ...query, facets: false }, { query: wordsQuery(wanted, query, true) }, 0, RANKED)
      ranked = this.#rankAnew(query, [...new Set([...first.ids, ...more.ids])])
    }
    const { answer } = ranked
    const end = query.offset + query.limit
    // So few that all of them were ranked: then the answer is as from memory.
    if (first.total <= RANKED) return { ...answer, hits: answer.hits.slice(query.offset, end) }
    const known = new Set(answer.hits.map(({ id }) => id))
    const head = [...answer.hits.map(({ id }) => id), ...first.ids.filter((id) => !known.has(id))].slice(0, RANKED)
    const tail =
      end > RANKED
        ? (
            await this.#ask(
              query,
              { query: sure },
              Math.max(RANKED, query.offset),
              end - Math.max(RANKED, query.offset),
            )
          ).ids
        : []
    const ids = [...head.slice(query.offset, end), ...tail]
    return { ...this.#toAnswer(query, first, ids), understood: answer.understood }
  }

  #rankAnew(query: SearchQuery, ids: readonly string[]): { answer: SearchAnswer; isSure: boolean } {
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
    const { engine, indexName } = this.#options
    const isTooDeep = from + size > DEEPEST
    const page = isTooDeep ? { from: 0, size: 0 } : { from, size }
    return engine.search(indexName, { ...body, ...page, ...facetsOf(query), _source: false, track_total_hits: true })
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

  async #bringUp(): Promise<void> {
    const { engine, indexName, alone, log } = this.#options
    for (let version = -1; version !== this.#wanted; ) {
      version = this.#wanted
      if (await this.#isCurrent(version)) continue
      const isAlone = await alone(async () => {
        if (await this.#isCurrent(version)) return
        const startedAt = performance.now()
        const changes = new Map(this.#pending)
        const isWhole = this.#isWhole
        if (isWhole) await engine.createIndex(indexName, indexBody)
        const meta = await engine.findMeta(indexName)
        const generation = isWhole ? randomUUID() : String(meta?.['generation'] ?? '')
        await engine.bulk(indexName, isWhole ? this.#documents(generation) : this.#changesOf(changes, generation))
        if (isWhole)
          await engine.deleteByQuery(indexName, {
            bool: { must_not: [{ term: { generation: { value: generation } } }] },
          })
        await engine.refresh(indexName)
        await engine.putMeta(indexName, { catalogue_version: version, generation })
        this.#forget(changes)
        log.info(
          { index: indexName, version, changes: changes.size, ms: Math.round(performance.now() - startedAt) },
          'the search server is current',
        )
      })
      // Another node is at it: it, or the next refresh, does the rest.
      if (!isAlone) return
    }
  }

  /** Whether the engine holds this version, or a newer one from another node; then nothing of it is left to do. */
  async #isCurrent(version: number): Promise<boolean> {
    const { engine, indexName } = this.#options
    const meta = await engine.findMeta(indexName)
    const held = meta?.['catalogue_version']
    if (typeof held !== 'number') {
      // Never filled to the end, or deleted by somebody.
      this.#isWhole = true
      this.#isFilled = false
      return false
    }
    this.#isFilled = true
    if (held < version) return false
    this.#forget(new Map(this.#pending))
    return true
  }

  #forget(done: ReadonlyMap<string, PlaceEntry | null>): void {
    for (const [id, entry] of done) if (this.#pending.get(id) === entry) this.#pending.delete(id)
    this.#isWhole = false
    this.#isFilled = true
  }

  *#documents(generation: string) {
    for (const place of this.#options.listPlaces())
      yield { id: place.id, document: outsideDocument(place, this.#analyser, generation) }
  }

  *#changesOf(changes: ReadonlyMap<string, PlaceEntry | null>, generation: string) {
    for (const [id, entry] of changes)
      yield entry ? { id, document: outsideDocument(entry, this.#analyser, generation) } : { id }
  }
}

/** A question that it refuses is our fault and says that it works. */
function judge(error: unknown): Verdict {
  return error instanceof OpenSearchError && error.isItsFault ? 'failed' : 'answered'
}
