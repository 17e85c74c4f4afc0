/** Shared by both versions: pages in two languages concurrently, details a few at a time. */
import {
  type PartnerCursor,
  PartnerError,
  type PartnerLanguage,
  type PartnerPage,
  type PartnerRecord,
  type PartnerSample,
  type Pulled,
} from './partner.ts'

const LANGUAGES: readonly PartnerLanguage[] = ['th', 'en']

/** One item in both languages; null where the authority has none. */
export interface InBoth<T> {
  readonly th: T | null
  readonly en: T | null
}

export interface ListOptions<Item, Value> {
  /** Name of the list in cursors. */
  readonly list: string
  readonly from: PartnerCursor | undefined
  /** Pages are numbered from 1. */
  readonly readPage: (page: number, language: PartnerLanguage) => Promise<readonly Item[]>
  readonly idOf: (item: Item) => string | null
  readonly maxPages: number
  /** Leaves items out before their details are read. */
  readonly isWanted?: (item: Listed<Item>) => boolean
  /** Reads the detail of an item. */
  readonly read: (item: Listed<Item>) => Promise<{ readonly id: string; readonly value: Value }>
}

/** An item as its list has it; null in both languages if a cursor carried only its id. */
export type Listed<Item> = InBoth<Item> & { readonly id: string }

/** Details requested concurrently, each in two languages. */
const AT_ONCE = 4
/** Items seen in one language that may wait for the other while the pages of the two differ. */
const MAX_WAITING = 1000

/**
 * Reads a list page by page, pairs the languages of each item and reads its detail. The list ends at a page with nothing new in
 * either language: servers return short pages and some repeat the last one, so neither page lengths nor totals are reliable.
 * @throws PartnerError if a page cannot be read, or after `maxPages`
 */
export async function* pullList<Item, Value>({
  isWanted = () => true,
  read,
  ...options
}: ListOptions<Item, Value>): AsyncGenerator<PartnerPage<Value>> {
  for await (const { listed, next } of pairPages(options))
    yield { items: await pullEach(listed.filter(isWanted), read), next }
}

async function* pairPages<Item>({
  list,
  from,
  readPage,
  idOf,
  maxPages,
}: Pick<ListOptions<Item, never>, 'list' | 'from' | 'readPage' | 'idOf' | 'maxPages'>) {
  const seen = { th: new Set(from?.seen), en: new Set(from?.seen) }
  const waiting = new Map((from?.waiting ?? []).map((id) => [id, { th: null, en: null } as InBoth<Item>]))
  for (let page = from?.page ?? 1; page <= maxPages; page += 1) {
    const pages = await Promise.all(
      LANGUAGES.map((language) => readPage(page, language).catch((error: unknown) => pastEnd(page, error))),
    )
    const listed: Listed<Item>[] = []
    const onPage = new Set<string>()
    let isNew = false
    for (const [index, language] of LANGUAGES.entries()) {
      for (const item of pages[index] ?? []) {
        const id = idOf(item)
        if (id === null) continue
        onPage.add(id)
        if (seen[language].has(id)) continue
        isNew = true
        seen[language].add(id)
        const both = { th: null, en: null, ...waiting.get(id), [language]: item }
        waiting.set(id, both)
        if (both.th === null || both.en === null) continue
        waiting.delete(id)
        listed.push({ id, ...both })
      }
    }
    if (!isNew || waiting.size > MAX_WAITING) listed.push(...drained(waiting))
    const next = isNew
      ? { list, page: page + 1, seen: [...onPage].filter((id) => !waiting.has(id)), waiting: [...waiting.keys()] }
      : null
    yield { listed, next }
    if (next === null) return
  }
  throw new PartnerError('bad_answer', `The list has more than ${maxPages} pages.`)
}

/** Some servers return 404 after the last page. */
function pastEnd(page: number, error: unknown): readonly never[] {
  if (page > 1 && error instanceof PartnerError && error.code === 'not_found') return []
  throw error
}

function drained<T>(waiting: Map<string, InBoth<T>>): Listed<T>[] {
  const rest = [...waiting].map(([id, both]) => ({ id, ...both }))
  waiting.clear()
  return rest
}

/**
 * Calls `read` for each item in order, a few at a time. A failure of one item becomes its error.
 * @throws PartnerError if continuing is pointless: the key is rejected, the authority stopped responding, or we were stopped
 */
export async function pullEach<I extends { readonly id: string }, T>(
  items: readonly I[],
  read: (item: I) => Promise<{ readonly id: string; readonly value: T }>,
): Promise<readonly Pulled<T>[]> {
  const all: Pulled<T>[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const some = items.slice(at, at + AT_ONCE)
    const results = await Promise.all(
      some.map((item) =>
        read(item).catch((error: unknown): Pulled<T> => {
          if (error instanceof PartnerError && !FATAL_CODES.has(error.code)) return { id: item.id, error }
          throw error
        }),
      ),
    )
    all.push(...results)
  }
  return all
}

const FATAL_CODES: ReadonlySet<string> = new Set(['unauthorized', 'forbidden', 'rate_limited', 'paused', 'aborted'])

/** Reads one item in both languages; null where it does not exist. @throws if it exists in neither */
export async function readBoth<T>(read: (language: PartnerLanguage) => Promise<T>): Promise<InBoth<T>> {
  let missing: PartnerError | null = null
  const [th = null, en = null] = await Promise.all(
    LANGUAGES.map((language) =>
      read(language).catch((error: unknown) => {
        if (!(error instanceof PartnerError) || error.code !== 'not_found') throw error
        missing = error
        return null
      }),
    ),
  )
  if (th === null && en === null && missing !== null) throw missing
  return { th, en }
}

export function sampleOf(id: string, record: PartnerRecord | null): PartnerSample {
  const { name = null, categoryCode = null, point = null } = record ?? {}
  return { id, name, categoryCode, point }
}
