import { isThai } from '../language/text/normalise.ts'
import { type Analysed, analyse, firstPhrase, MAX_NAMES, splitName } from './analyse.ts'
import { letterSet } from './compare-letters.ts'
import { type CompressedRows, createRowWriter, toCompressedRows, transpose } from './compressed-rows.ts'
import type { Concepts } from './concepts.ts'
import { buildDeletions, type Deletions } from './deletions.ts'
import { growableBytes, growableNumbers } from './growable-array.ts'
import { hashText, SPELLING, TRIGRAMS, trigramAt, WORD_START } from './key-code.ts'
import { listSpellings, type NameSpelling } from './name-spellings.ts'
import { createTypeaheadWriter, type TypeaheadNames } from './typeahead.ts'

/** What one place brings into a shard. Numbers refer to the pools of the catalogue. */
export interface IndexEntry {
  readonly id: string
  /** Thai name, English name (either may be empty), then other names. */
  readonly names: readonly string[]
  readonly latitude: number
  readonly longitude: number
  readonly province: number
  readonly district: number
  readonly categoryCode: number
  readonly category: number
  /** What it mainly is: a concept of the vocabulary plus one, 0 = unknown. */
  readonly kind: number
  /** Sub-categories and tags. */
  readonly labels: readonly number[]
  /** Vocabulary concepts that the place falls under, broader ones included. */
  readonly concepts: readonly number[]
  readonly hours: number
  readonly popularity: number
}

/**
 * An immutable part of the index. Documents are numbered by falling popularity, so that the head of every list is its
 * most popular part and a budget cuts the tail.
 */
export interface Segment extends TypeaheadNames {
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
  readonly kinds: Uint16Array
  readonly labels: CompressedRows
  readonly concepts: CompressedRows
  readonly hours: Uint32Array
  readonly popularity: Float32Array
  /** Sorted; a word as written begins with `=`, the key of a Latin word with `~`, that of a Thai word with `^`. */
  readonly terms: readonly string[]
  readonly postings: CompressedRows
  readonly deletions: Deletions
  readonly trigrams: CompressedRows
  readonly conceptPostings: CompressedRows
  /**
   * All spellings of all names, one after the other, a zero after each; the first byte of each word carries WORD_START.
   * Spelling n is `letters[spellingStarts[n] … spellingStarts[n + 1] - 1)`, document d has the spellings
   * `nameStarts[d] … nameStarts[d + 1])`.
   */
  readonly letters: Uint8Array
  readonly spellingStarts: Uint32Array
  readonly nameStarts: Uint32Array
  readonly spellingKinds: Uint8Array
  /** Which letters a spelling has, as two times 32 bits. */
  readonly letterSets: Uint32Array
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
  /** Where the suffixes with each first two letters begin among them. */
  readonly suffixStarts: Uint32Array
  /** 1 = replaced or removed since. */
  readonly deleted: Uint8Array
}

/** Documents that are taken apart in one step. */
const STEP_DOCS = 100

/** Builds in steps of some milliseconds each, so that others can have their turn between them. */
export function* buildSegment(entries: readonly IndexEntry[], concepts: Concepts): Generator<void, Segment> {
  const docs = [...entries].sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
  const size = docs.length
  const words = createWords()
  const grams = createRowWriter()
  const names = createNames()
  const typed = createTypeaheadWriter()
  for (let doc = 0; doc < size; doc++) {
    if (doc % STEP_DOCS === STEP_DOCS - 1) yield
    const forms = listForms(docs[doc]?.names ?? [], concepts)
    typed.addDoc(
      docs[doc]?.names ?? [],
      forms.map(({ form }) => form),
    )
    for (const { form, isAlias } of forms) {
      words.add(form)
      for (const spelled of listSpellings(form, concepts)) {
        const { bytes, kind } = spelled
        for (let at = 0; at + 2 < bytes.length; at++) grams.add(trigramAt(bytes, at, kind))
        names.add(spelled, hashText(form.whole), isAlias)
      }
    }
    words.endDoc()
    grams.endRow()
    names.endDoc()
  }
  yield
  const { terms, postings } = words.finish()
  yield
  const deletions = buildDeletions(terms)
  yield
  const trigrams = transpose(grams.finish(), TRIGRAMS)
  yield
  const spelled = names.finish()
  const suffixes = buildSuffixes(spelled)
  yield
  const typedNames = typed.finish()
  yield
  const conceptRows = toCompressedRows(docs.map((doc) => doc.concepts))
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
    kinds: Uint16Array.from(docs, (doc) => doc.kind),
    labels: toCompressedRows(docs.map((doc) => doc.labels)),
    concepts: conceptRows,
    hours: Uint32Array.from(docs, (doc) => doc.hours),
    popularity: Float32Array.from(docs, (doc) => doc.popularity),
    terms,
    postings,
    deletions,
    trigrams,
    conceptPostings: transpose(conceptRows, concepts.count),
    ...spelled,
    ...suffixes,
    ...typedNames,
    deleted: new Uint8Array(size),
  }
}

function createWords() {
  const numbers = new Map<string, number>()
  const rows = createRowWriter()
  const addTerm = (term: string): void => {
    let number = numbers.get(term)
    if (number === undefined) {
      number = numbers.size
      numbers.set(term, number)
    }
    rows.add(number)
  }
  return {
    add(form: Analysed): void {
      for (let index = 0; index < form.tokens.length; index++) {
        const token = form.tokens[index] ?? ''
        addTerm(`=${token}`)
        addTerm(`${isThai(token) ? '^' : '~'}${form.keys[index] ?? ''}`)
      }
    },
    endDoc: () => rows.endRow(),
    finish(): Pick<Segment, 'terms' | 'postings'> {
      const terms = [...numbers.keys()].sort()
      const rankOf = new Uint32Array(terms.length)
      for (let rank = 0; rank < terms.length; rank++) rankOf[numbers.get(terms[rank] ?? '') ?? 0] = rank
      const { starts, values } = rows.finish()
      return {
        terms,
        postings: transpose({ starts, values: values.map((number) => rankOf[number] ?? 0) }, terms.length),
      }
    },
  }
}

type SpellingArrays = Pick<
  Segment,
  | 'letters'
  | 'spellingStarts'
  | 'nameStarts'
  | 'spellingKinds'
  | 'letterSets'
  | 'coreStarts'
  | 'coreEnds'
  | 'nameHashes'
  | 'nameIsAlias'
>

function createNames() {
  const letters = growableBytes()
  const spellingStarts = growableNumbers()
  const nameStarts = growableNumbers()
  const [kinds, coreStarts, coreEnds, aliases] = [growableBytes(), growableBytes(), growableBytes(), growableBytes()]
  const hashes = growableNumbers()
  const letterSets = growableNumbers()
  spellingStarts.push(0)
  nameStarts.push(0)
  return {
    add(spelled: NameSpelling, hash: number, isAlias: boolean): void {
      letters.append(spelled.bytes)
      letters.push(0)
      spellingStarts.push(letters.length)
      kinds.push(spelled.kind)
      for (const half of letterSet(spelled.bytes)) letterSets.push(half)
      coreStarts.push(spelled.coreStart)
      coreEnds.push(spelled.coreEnd)
      hashes.push(hash)
      aliases.push(isAlias ? 1 : 0)
    },
    endDoc: () => nameStarts.push(kinds.length),
    finish: (): SpellingArrays => ({
      letters: letters.toArray(),
      spellingStarts: spellingStarts.toArray(),
      nameStarts: nameStarts.toArray(),
      spellingKinds: kinds.toArray(),
      letterSets: letterSets.toArray(),
      coreStarts: coreStarts.toArray(),
      coreEnds: coreEnds.toArray(),
      nameHashes: hashes.toArray(),
      nameIsAlias: aliases.toArray(),
    }),
  }
}

/** The distinct names of a place, analysed: its own two first, then brackets' contents and other names. */
export function listForms(names: readonly string[], concepts: Concepts): { form: Analysed; isAlias: boolean }[] {
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
  if (phrase !== undefined && !isKindWord(phrase, concepts)) push(phrase, true)
  return forms
}

/** `พิพิธภัณฑ์ เพอรานากัน` is not called just `พิพิธภัณฑ์`. */
function isKindWord(text: string, concepts: Concepts): boolean {
  const form = analyse(text)
  return concepts.findMeant(form, 0, form.tokens.length, false) !== undefined
}

/** A suffix array over the beginnings of words: finds any run of words of a name, however they are joined. */
function buildSuffixes({ letters, spellingStarts, spellingKinds, nameStarts }: SpellingArrays): {
  suffixes: Uint32Array
  suffixDocs: Uint32Array
  suffixStarts: Uint32Array
} {
  const starts = growableNumbers()
  const docs = growableNumbers()
  for (let doc = 0; doc + 1 < nameStarts.length; doc++) {
    for (let spelling = nameStarts[doc] ?? 0; spelling < (nameStarts[doc + 1] ?? 0); spelling++) {
      if (spellingKinds[spelling] !== SPELLING.key && spellingKinds[spelling] !== SPELLING.thaiKey) continue
      for (let at = spellingStarts[spelling] ?? 0; at < (spellingStarts[spelling + 1] ?? 0); at++) {
        if (((letters[at] ?? 0) & WORD_START) === 0) continue
        starts.push(at)
        docs.push(doc)
      }
    }
  }
  const order = sortByHead(letters, starts.toArray())
  const suffixes = order.map((i) => starts.at(i))
  return { suffixes, suffixDocs: order.map((i) => docs.at(i)), suffixStarts: startsByTwoLetters(letters, suffixes) }
}

function startsByTwoLetters(letters: Uint8Array, suffixes: Uint32Array): Uint32Array {
  const starts = new Uint32Array(SUFFIX_PAIRS + 1)
  for (const start of suffixes) {
    const pair = Math.floor(suffixHead(letters, start) / HEAD_OF_PAIR)
    starts[pair + 1] = (starts[pair + 1] ?? 0) + 1
  }
  for (let pair = 0; pair < SUFFIX_PAIRS; pair++) starts[pair + 1] = (starts[pair + 1] ?? 0) + (starts[pair] ?? 0)
  return starts
}

/** Sorted by the first letters; those that tie stay in order of popularity. */
function sortByHead(keys: Uint8Array, starts: Uint32Array): Uint32Array {
  const heads = Float64Array.from(starts, (start) => suffixHead(keys, start))
  const order = new Uint32Array(starts.length)
  for (let i = 0; i < order.length; i++) order[i] = i
  return order.sort((a, b) => (heads[a] ?? 0) - (heads[b] ?? 0) || a - b)
}

export const SUFFIX_LETTERS = 8
const SUFFIX_PAIRS = 64 * 64
/** What is left of a head behind its first two letters. */
export const HEAD_OF_PAIR = 64 ** (SUFFIX_LETTERS - 2)

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
