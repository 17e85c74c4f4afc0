/** Shared by both versions: pages in two languages at once, details a few at a time. */
import { PartnerError, type PartnerLanguage, type Pulled } from './partner.ts'

const LANGUAGES: readonly PartnerLanguage[] = ['th', 'en']

/** One item in both languages; null where the authority has none. */
export interface InBoth<T> {
  readonly th: T | null
  readonly en: T | null
}

export interface PageOptions<T> {
  /** Pages are numbered from 1. */
  readonly readPage: (page: number, language: PartnerLanguage) => Promise<readonly T[]>
  readonly idOf: (item: T) => string | null
  readonly maxPages: number
}

/** Details requested concurrently, each in two languages. */
const AT_ONCE = 4
/** Items seen in one language that may wait for the other while the pages of the two differ. */
const MAX_WAITING = 5000

/**
 * Reads a list page by page and pairs the languages of each item. The list ends at a page with nothing new in either language:
 * servers return short pages and some repeat the last one, so neither page lengths nor totals are reliable.
 * @throws PartnerError if a page cannot be read, or after `maxPages`
 */
export async function* pullList<T>({
  readPage,
  idOf,
  maxPages,
}: PageOptions<T>): AsyncGenerator<readonly (InBoth<T> & { readonly id: string })[]> {
  const seen = { th: new Set<string>(), en: new Set<string>() }
  const waiting = new Map<string, { th: T | null; en: T | null }>()
  for (let page = 1; page <= maxPages; page += 1) {
    const pages = await Promise.all(
      LANGUAGES.map((language) => readPage(page, language).catch((error: unknown) => pastEnd(page, error))),
    )
    const whole: (InBoth<T> & { id: string })[] = []
    let isNew = false
    for (const [index, language] of LANGUAGES.entries()) {
      for (const item of pages[index] ?? []) {
        const id = idOf(item)
        if (id === null || seen[language].has(id)) continue
        isNew = true
        seen[language].add(id)
        const both = { th: null, en: null, ...waiting.get(id), [language]: item }
        waiting.set(id, both)
        if (both.th === null || both.en === null) continue
        waiting.delete(id)
        whole.push({ id, ...both })
      }
    }
    if (waiting.size > MAX_WAITING) whole.push(...drained(waiting))
    if (whole.length > 0) yield whole
    if (isNew) continue
    const rest = drained(waiting)
    if (rest.length > 0) yield rest
    return
  }
  throw new PartnerError('bad_answer', `The list has more than ${maxPages} pages.`)
}

/** Some servers return 404 after the last page. */
function pastEnd(page: number, error: unknown): readonly never[] {
  if (page > 1 && error instanceof PartnerError && error.code === 'not_found') return []
  throw error
}

function drained<T>(waiting: Map<string, InBoth<T>>): (InBoth<T> & { id: string })[] {
  const rest = [...waiting].map(([id, both]) => ({ id, ...both }))
  waiting.clear()
  return rest
}

/**
 * Calls `read` for each item in order, a few at a time. A failure of one item becomes its error.
 * @throws PartnerError if continuing is pointless: the key is rejected, the authority stopped responding, or we were stopped
 */
export async function* pullEach<I extends { readonly id: string }, T>(
  items: readonly I[],
  read: (item: I) => Promise<{ readonly id: string; readonly value: T }>,
): AsyncGenerator<Pulled<T>> {
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
    yield* results
  }
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
