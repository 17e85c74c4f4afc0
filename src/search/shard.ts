import { type Analysed, analyse, MAX_NAMES, splitName } from './analyse.ts'
import { buildDeletions, type Deletions } from './deletions.ts'
import { encodeKeys, hashText, TRIGRAMS, trigramAt, WORD_START } from './key-code.ts'

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
  /** Sorted; a word as typed begins with `=`, a phonetic key with `~`. */
  readonly terms: readonly string[]
  readonly postings: Rows
  readonly deletions: Deletions
  readonly trigrams: Rows
  readonly conceptPostings: Rows
  /** Keys of all names, one after the other; the first byte of each word carries WORD_START. */
  readonly keys: Uint8Array
  /** Name n has the key bytes `keyStarts[n] … keyStarts[n + 1] - 1)`, a zero ends it; document d the names `nameStarts[d] … )`. */
  readonly keyStarts: Uint32Array
  readonly nameStarts: Uint32Array
  readonly nameHashes: Uint32Array
  /** Names that are not the document's own Thai or English name. */
  readonly nameIsAlias: Uint8Array
  /** Beginnings of words in `keys`, sorted by what follows, and their documents. */
  readonly suffixes: Uint32Array
  readonly suffixDocs: Uint32Array
  /** 1 = replaced or removed since. */
  readonly dead: Uint8Array
}

export function buildShard(entries: readonly Entry[], conceptCount: number): Shard {
  const docs = [...entries].sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
  const size = docs.length
  const words = new Map<string, number[]>()
  const grams = createGrams()
  const keyParts: Uint8Array[] = []
  const keyStarts = [0]
  const nameStarts = new Uint32Array(size + 1)
  const nameHashes: number[] = []
  const nameIsAlias: number[] = []
  for (let doc = 0; doc < size; doc++) {
    for (const { form, isAlias } of listForms(docs[doc]?.names ?? [])) {
      addWords(words, form, doc)
      const bytes = encodeKeys(form.keys, true)
      grams.add(bytes, doc)
      keyParts.push(bytes)
      keyStarts.push((keyStarts[keyStarts.length - 1] ?? 0) + bytes.length + 1)
      nameHashes.push(hashText(form.whole))
      nameIsAlias.push(isAlias ? 1 : 0)
    }
    nameStarts[doc + 1] = nameHashes.length
  }
  const terms = [...words.keys()].sort()
  const keys = concat(keyParts, keyStarts[keyStarts.length - 1] ?? 0)
  const concepts = toRows(docs.map((doc) => doc.concepts))
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
    concepts,
    hours: Uint32Array.from(docs, (doc) => doc.hours),
    popularity: Float32Array.from(docs, (doc) => doc.popularity),
    terms,
    postings: toRows(terms.map((term) => words.get(term) ?? [])),
    deletions: buildDeletions(terms),
    trigrams: grams.toRows(),
    conceptPostings: invert(concepts, conceptCount),
    keys,
    keyStarts: Uint32Array.from(keyStarts),
    nameStarts,
    nameHashes: Uint32Array.from(nameHashes),
    nameIsAlias: Uint8Array.from(nameIsAlias),
    ...buildSuffixes(keys, keyStarts, nameStarts),
    dead: new Uint8Array(size),
  }
}

/** The distinct names of a place, analysed: its own two first, then brackets' contents and other names. */
export function listForms(names: readonly string[]): { form: Analysed; isAlias: boolean }[] {
  const forms: { form: Analysed; isAlias: boolean }[] = []
  const seen = new Set<string>()
  for (const [index, name] of names.entries()) {
    for (const part of splitName(name)) {
      const form = analyse(part)
      if (form.whole === '' || seen.has(form.whole) || forms.length >= MAX_NAMES) continue
      seen.add(form.whole)
      forms.push({ form, isAlias: index > 1 })
    }
  }
  return forms
}

function addWords(words: Map<string, number[]>, form: Analysed, doc: number): void {
  for (const [index, token] of form.tokens.entries()) {
    addTo(words, `=${token}`, doc)
    addTo(words, `~${form.keys[index] ?? ''}`, doc)
  }
}

function addTo(words: Map<string, number[]>, word: string, doc: number): void {
  const list = words.get(word)
  if (!list) words.set(word, [doc])
  else if (list[list.length - 1] !== doc) list.push(doc)
}

function createGrams(): { add(bytes: Uint8Array, doc: number): void; toRows(): Rows } {
  const lists: number[][] = []
  return {
    add(bytes, doc) {
      for (let at = 0; at + 2 < bytes.length; at++) {
        const gram = trigramAt(bytes, at)
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
  keys: Uint8Array,
  keyStarts: readonly number[],
  nameStarts: Uint32Array,
): { suffixes: Uint32Array; suffixDocs: Uint32Array } {
  let count = 0
  for (const byte of keys) if (byte & WORD_START) count++
  const starts = new Uint32Array(count)
  const docs = new Uint32Array(count)
  let next = 0
  for (let doc = 0; doc + 1 < nameStarts.length; doc++) {
    const end = keyStarts[nameStarts[doc + 1] ?? 0] ?? 0
    for (let at = keyStarts[nameStarts[doc] ?? 0] ?? 0; at < end; at++) {
      if (((keys[at] ?? 0) & WORD_START) === 0) continue
      starts[next] = at
      docs[next++] = doc
    }
  }
  const order = sortByHead(keys, starts)
  return { suffixes: order.map((i) => starts[i] ?? 0), suffixDocs: order.map((i) => docs[i] ?? 0) }
}

/** Sorted by the first letters; those that tie stay in order of popularity. */
function sortByHead(keys: Uint8Array, starts: Uint32Array): Uint32Array {
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
