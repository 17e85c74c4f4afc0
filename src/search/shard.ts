import { isThai } from '../language/text/normalise.ts'
import { type Analysed, analyse, firstPhrase, MAX_NAMES, splitName } from './analyse.ts'
import type { Concepts } from './concepts.ts'
import { buildDeletions, type Deletions } from './deletions.ts'
import { hashText, SPELLING, TRIGRAMS, trigramAt, WORD_START } from './key-code.ts'
import { type Spelled, spell } from './spell.ts'

/** What one place brings into a shard. Numbers refer to the pools of the catalogue. */
export interface Entry {
  readonly id: string
  /** Thai name, English name (either may be empty), then other names. */
  readonly names: readonly string[]
  readonly latitude: number
  readonly longitude: number
  readonly province: number
  readonly district: number
  readonly categoryCode: number
  readonly category: number
  /** Sub-categories and tags. */
  readonly labels: readonly number[]
  /** Vocabulary concepts that the place falls under, broader ones included. */
  readonly concepts: readonly number[]
  readonly hours: number
  readonly popularity: number
}

/** Rows of numbers, one row a document, word or trigram: row i is `values[starts[i] … starts[i + 1])`. */
export interface Rows {
  readonly starts: Uint32Array
  readonly values: Uint32Array
}

/**
 * An immutable part of the index. Documents are numbered by falling popularity, so that the head of every list is its
 * most popular part and a budget cuts the tail.
 */
export interface Shard {
  readonly size: number
  readonly ids: readonly string[]
  /** Names of a document, joined by line feeds. */
  readonly names: readonly string[]
  readonly latitudes: Float64Array
  readonly longitudes: Float64Array
  readonly provinces: Uint16Array
  readonly districts: Uint32Array
  readonly categoryCodes: Uint8Array
  readonly categories: Uint32Array
  readonly labels: Rows
  readonly concepts: Rows
  readonly hours: Uint32Array
  readonly popularity: Float32Array
  /** Sorted; a word as written begins with `=`, the key of a Latin word with `~`, that of a Thai word with `^`. */
  readonly terms: readonly string[]
  readonly postings: Rows
  readonly deletions: Deletions
  readonly trigrams: Rows
  readonly conceptPostings: Rows
  /**
   * All spellings of all names, one after the other, a zero after each; the first byte of each word carries WORD_START.
   * Spelling n is `letters[spellingStarts[n] … spellingStarts[n + 1] - 1)`, document d has the spellings
   * `nameStarts[d] … nameStarts[d + 1])`.
   */
  readonly letters: Uint8Array
  readonly spellingStarts: Uint32Array
  readonly nameStarts: Uint32Array
  readonly spellingKinds: Uint8Array
  /** The part of a spelling that is not a word for what the place is: `Patong` of `Hat Patong`. */
  readonly coreStarts: Uint8Array
  readonly coreEnds: Uint8Array
  /** Of the whole name as written, tones included. */
  readonly nameHashes: Uint32Array
  /** 1 where the name is not the document's own Thai or English name. */
  readonly nameIsAlias: Uint8Array
  /** Beginnings of words in the keys among `letters`, sorted by what follows, and their documents. */
  readonly suffixes: Uint32Array
  readonly suffixDocs: Uint32Array
  /** 1 = replaced or removed since. */
  readonly dead: Uint8Array
}

export function buildShard(entries: readonly Entry[], concepts: Concepts): Shard {
  const docs = [...entries].sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
  const size = docs.length
  const words = new Map<string, number[]>()
  const grams = createGrams()
  const names = createNames()
  const nameStarts = new Uint32Array(size + 1)
  for (let doc = 0; doc < size; doc++) {
    for (const { form, isAlias } of listForms(docs[doc]?.names ?? [])) {
      addWords(words, form, doc)
      for (const spelled of spell(form, concepts)) {
        grams.add(spelled, doc)
        names.add(spelled, hashText(form.whole), isAlias)
      }
    }
    nameStarts[doc + 1] = names.count()
  }
  const terms = [...words.keys()].sort()
  const spelled = names.toArrays()
  const conceptRows = toRows(docs.map((doc) => doc.concepts))
  return {
    size,
    ids: docs.map((doc) => doc.id),
    names: docs.map((doc) => doc.names.join('\n')),
    latitudes: Float64Array.from(docs, (doc) => doc.latitude),
    longitudes: Float64Array.from(docs, (doc) => doc.longitude),
    provinces: Uint16Array.from(docs, (doc) => doc.province),
    districts: Uint32Array.from(docs, (doc) => doc.district),
    categoryCodes: Uint8Array.from(docs, (doc) => doc.categoryCode),
    categories: Uint32Array.from(docs, (doc) => doc.category),
    labels: toRows(docs.map((doc) => doc.labels)),
    concepts: conceptRows,
    hours: Uint32Array.from(docs, (doc) => doc.hours),
    popularity: Float32Array.from(docs, (doc) => doc.popularity),
    terms,
    postings: toRows(terms.map((term) => words.get(term) ?? [])),
    deletions: buildDeletions(terms),
    trigrams: grams.toRows(),
    conceptPostings: invert(conceptRows, concepts.count),
    ...spelled,
    nameStarts,
    ...buildSuffixes(spelled, nameStarts),
    dead: new Uint8Array(size),
  }
}

type SpellingArrays = Pick<
  Shard,
  'letters' | 'spellingStarts' | 'spellingKinds' | 'coreStarts' | 'coreEnds' | 'nameHashes' | 'nameIsAlias'
>

function createNames() {
  const parts: Uint8Array[] = []
  const starts = [0]
  const kinds: number[] = []
  const coreStarts: number[] = []
  const coreEnds: number[] = []
  const hashes: number[] = []
  const aliases: number[] = []
  return {
    count: () => kinds.length,
    add(spelled: Spelled, hash: number, isAlias: boolean): void {
      parts.push(spelled.bytes)
      starts.push((starts[starts.length - 1] ?? 0) + spelled.bytes.length + 1)
      kinds.push(spelled.kind)
      coreStarts.push(spelled.coreStart)
      coreEnds.push(spelled.coreEnd)
      hashes.push(hash)
      aliases.push(isAlias ? 1 : 0)
    },
    toArrays: (): SpellingArrays => ({
      letters: concat(parts, starts[starts.length - 1] ?? 0),
      spellingStarts: Uint32Array.from(starts),
      spellingKinds: Uint8Array.from(kinds),
      coreStarts: Uint8Array.from(coreStarts),
      coreEnds: Uint8Array.from(coreEnds),
      nameHashes: Uint32Array.from(hashes),
      nameIsAlias: Uint8Array.from(aliases),
    }),
  }
}

/** The distinct names of a place, analysed: its own two first, then brackets' contents and other names. */
export function listForms(names: readonly string[]): { form: Analysed; isAlias: boolean }[] {
  const forms: { form: Analysed; isAlias: boolean }[] = []
  const seen = new Set<string>()
  const push = (text: string, isAlias: boolean): void => {
    const form = analyse(text)
    if (form.whole === '' || seen.has(form.whole) || forms.length >= MAX_NAMES) return
    seen.add(form.whole)
    forms.push({ form, isAlias })
  }
  for (const [index, name] of names.entries()) for (const part of splitName(name)) push(part, index > 1)
  const phrase = firstPhrase(splitName(names[0] ?? '')[0] ?? '')
  if (phrase !== undefined) push(phrase, true)
  return forms
}

function addWords(words: Map<string, number[]>, form: Analysed, doc: number): void {
  for (const [index, token] of form.tokens.entries()) {
    addTo(words, `=${token}`, doc)
    addTo(words, `${isThai(token) ? '^' : '~'}${form.keys[index] ?? ''}`, doc)
  }
}

function addTo(words: Map<string, number[]>, word: string, doc: number): void {
  const list = words.get(word)
  if (!list) words.set(word, [doc])
  else if (list[list.length - 1] !== doc) list.push(doc)
}

function createGrams(): { add(spelled: Spelled, doc: number): void; toRows(): Rows } {
  const lists: number[][] = []
  return {
    add({ bytes, kind }, doc) {
      for (let at = 0; at + 2 < bytes.length; at++) {
        const gram = trigramAt(bytes, at, kind)
        const list = lists[gram]
        if (!list) lists[gram] = [doc]
        else if (list[list.length - 1] !== doc) list.push(doc)
      }
    },
    toRows: () => toRows(Array.from({ length: TRIGRAMS }, (_, gram) => lists[gram] ?? [])),
  }
}

export function toRows(lists: readonly (readonly number[])[]): Rows {
  const starts = new Uint32Array(lists.length + 1)
  for (let i = 0; i < lists.length; i++) starts[i + 1] = (starts[i] ?? 0) + (lists[i]?.length ?? 0)
  const values = new Uint32Array(starts[lists.length] ?? 0)
  for (let i = 0; i < lists.length; i++) values.set(lists[i] ?? [], starts[i] ?? 0)
  return { starts, values }
}

function invert(rows: Rows, count: number): Rows {
  const starts = new Uint32Array(count + 1)
  for (const value of rows.values) starts[value + 1] = (starts[value + 1] ?? 0) + 1
  for (let i = 0; i < count; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0)
  const next = starts.slice()
  const values = new Uint32Array(rows.values.length)
  for (let doc = 0; doc + 1 < rows.starts.length; doc++) {
    for (let at = rows.starts[doc] ?? 0; at < (rows.starts[doc + 1] ?? 0); at++) {
      const value = rows.values[at] ?? 0
      const slot = next[value] ?? 0
      values[slot] = doc
      next[value] = slot + 1
    }
  }
  return { starts, values }
}

function concat(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length + 1
  }
  return whole
}

/** A suffix array over the beginnings of words: finds any run of words of a name, however they are joined. */
function buildSuffixes(
  { letters, spellingStarts, spellingKinds }: SpellingArrays,
  nameStarts: Uint32Array,
): { suffixes: Uint32Array; suffixDocs: Uint32Array } {
  const starts: number[] = []
  const docs: number[] = []
  for (let doc = 0; doc + 1 < nameStarts.length; doc++) {
    for (let spelling = nameStarts[doc] ?? 0; spelling < (nameStarts[doc + 1] ?? 0); spelling++) {
      if (spellingKinds[spelling] !== SPELLING.key) continue
      for (let at = spellingStarts[spelling] ?? 0; at < (spellingStarts[spelling + 1] ?? 0); at++) {
        if (((letters[at] ?? 0) & WORD_START) === 0) continue
        starts.push(at)
        docs.push(doc)
      }
    }
  }
  const order = sortByHead(letters, starts)
  return { suffixes: order.map((i) => starts[i] ?? 0), suffixDocs: order.map((i) => docs[i] ?? 0) }
}

/** Sorted by the first letters; those that tie stay in order of popularity. */
function sortByHead(keys: Uint8Array, starts: readonly number[]): Uint32Array {
  const heads = Float64Array.from(starts, (start) => suffixHead(keys, start))
  const order = new Uint32Array(starts.length)
  for (let i = 0; i < order.length; i++) order[i] = i
  return order.sort((a, b) => (heads[a] ?? 0) - (heads[b] ?? 0) || a - b)
}

export const SUFFIX_LETTERS = 8

/** The first eight letters in base 64: exact in a double, ordered like the letters. */
export function suffixHead(keys: Uint8Array, start: number): number {
  let head = 0
  let open = true
  for (let i = 0; i < SUFFIX_LETTERS; i++) {
    const code = open ? (keys[start + i] ?? 0) & 0x3f : 0
    if (code === 0) open = false
    head = head * 64 + code
  }
  return head
}
