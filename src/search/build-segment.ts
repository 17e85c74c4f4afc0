import { isThai } from '../language/text/normalise.ts'
import type { Analysed } from './analyse.ts'
import { letterSet } from './compare-letters.ts'
import { createRowWriter, toCompressedRows, transpose } from './compressed-rows.ts'
import type { Concepts } from './concepts.ts'
import { buildDeletions } from './deletions.ts'
import { growableBytes, growableNumbers } from './growable-array.ts'
import type { IndexEntry } from './index-entry.ts'
import { hashText, TRIGRAMS, trigramAt } from './key-code.ts'
import { listForms } from './name-forms.ts'
import { listSpellings, type NameSpelling } from './name-spellings.ts'
import type { Segment } from './segment.ts'
import { buildSuffixes } from './suffix-array.ts'
import { createTypeaheadWriter } from './typeahead.ts'

/** Documents analysed per step. */
const STEP_DOCS = 100

/** Yields every few milliseconds, so the thread can serve requests in between. */
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
