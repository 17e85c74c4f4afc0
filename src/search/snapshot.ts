import type { AliasEntry } from './alias-book.ts'
import type { CompressedRows } from './compressed-rows.ts'
import type { IndexData } from './index-data.ts'
import { hashText } from './key-code.ts'
import type { Segment } from './segment.ts'

/**
 * Layout: magic, version, header length, header (JSON), then each array aligned to eight bytes. Numbers are little-endian,
 * as on every platform that Node supports.
 */
const MAGIC = 0x6f616954
const VERSION = 3
const PREAMBLE_BYTES = 12

/** The snapshot is damaged, or of another version or vocabulary: build the index from the places instead. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError'
}

const ARRAY_TYPES = { Uint8Array, Uint16Array, Uint32Array, Float32Array, Float64Array } as const
type ArrayType = keyof typeof ARRAY_TYPES
type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array

interface Section {
  readonly type: ArrayType
  readonly offset: number
  readonly length: number
}

interface Header {
  readonly vocabulary: number
  readonly interners: Readonly<Record<InternerName, readonly string[]>>
  readonly learned: readonly (readonly [string, string | null, string | null])[]
  readonly aliases: readonly AliasEntry[]
  readonly segments: readonly { readonly size: number; readonly sections: Readonly<Record<string, Section>> }[]
}

const INTERNERS = ['provinces', 'districts', 'labels', 'hours'] as const
type InternerName = (typeof INTERNERS)[number]
const TEXTS = ['ids', 'names', 'terms'] as const
const ROWS = ['labels', 'concepts', 'postings', 'trigrams', 'conceptPostings'] as const
const ARRAYS = [
  ...(['latitudes', 'longitudes', 'provinces', 'districts', 'categoryCodes', 'categories', 'kinds', 'hours'] as const),
  ...(['popularity', 'letters', 'spellingStarts', 'nameStarts', 'spellingKinds', 'coreStarts', 'coreEnds'] as const),
  ...(['nameHashes', 'nameIsAlias', 'letterSets', 'suffixes', 'suffixDocs', 'suffixStarts', 'deleted'] as const),
  ...(['typedLetters', 'typedStarts', 'typedDocs'] as const),
]
const TEXT_END = '\u0000'

export function saveSnapshot(data: IndexData): Uint8Array {
  const parts: { readonly offset: number; readonly bytes: Uint8Array }[] = []
  let offset = 0
  const put = (array: NumberArray): Section => {
    const section = { type: array.constructor.name as ArrayType, offset, length: array.length }
    parts.push({ offset, bytes: new Uint8Array(array.buffer, array.byteOffset, array.byteLength) })
    offset += Math.ceil(array.byteLength / 8) * 8
    return section
  }
  const header: Header = {
    vocabulary: vocabularyHash(data),
    interners: Object.fromEntries(INTERNERS.map((name) => [name, data[name].texts])) as Header['interners'],
    learned: data.areas.learned,
    aliases: data.aliases.entries,
    segments: data.segments.map((segment) => ({ size: segment.size, sections: writeSegment(segment, put) })),
  }
  const head = new TextEncoder().encode(JSON.stringify(header))
  const start = Math.ceil((PREAMBLE_BYTES + head.length) / 8) * 8
  const snapshot = new Uint8Array(start + offset)
  const view = new DataView(snapshot.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, VERSION, true)
  view.setUint32(8, head.length, true)
  snapshot.set(head, PREAMBLE_BYTES)
  for (const part of parts) snapshot.set(part.bytes, start + part.offset)
  return snapshot
}

export function loadSnapshot(data: IndexData, snapshot: Uint8Array): void {
  // Arrays are views into the snapshot, so it must be aligned.
  const bytes = snapshot.byteOffset % 8 === 0 ? snapshot : snapshot.slice()
  const header = readHeader(bytes)
  if (header.vocabulary !== vocabularyHash(data)) throw new SnapshotError('built with another vocabulary')
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true)
  const start = bytes.byteOffset + Math.ceil((PREAMBLE_BYTES + headLength) / 8) * 8
  const end = bytes.byteOffset + bytes.byteLength
  const take = (section: Section | undefined): NumberArray => {
    if (!section) throw new SnapshotError('an array is missing')
    const Type = ARRAY_TYPES[section.type]
    const offset = start + section.offset
    if (offset + section.length * Type.BYTES_PER_ELEMENT > end) throw new SnapshotError('truncated')
    return new Type(bytes.buffer as ArrayBuffer, offset, section.length)
  }
  const segments = header.segments.map(({ size, sections }) => readSegment(size, (name) => take(sections[name])))
  data.reset(header, segments)
}

function readHeader(bytes: Uint8Array): Header {
  if (bytes.byteLength < PREAMBLE_BYTES) throw new SnapshotError('truncated')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0, true) !== MAGIC) throw new SnapshotError('not a snapshot of the search index')
  const version = view.getUint32(4, true)
  if (version !== VERSION) throw new SnapshotError(`version ${version}, expected ${VERSION}`)
  const length = view.getUint32(8, true)
  if (PREAMBLE_BYTES + length > bytes.byteLength) throw new SnapshotError('truncated')
  const text = new TextDecoder().decode(bytes.subarray(PREAMBLE_BYTES, PREAMBLE_BYTES + length))
  return JSON.parse(text) as Header
}

function writeSegment(segment: Segment, put: (array: NumberArray) => Section): Record<string, Section> {
  const sections: Record<string, Section> = {}
  for (const name of ARRAYS) sections[name] = put(segment[name])
  for (const name of TEXTS) sections[name] = put(new TextEncoder().encode(segment[name].join(TEXT_END)))
  for (const name of ROWS) {
    sections[`${name}.starts`] = put(segment[name].starts)
    sections[`${name}.values`] = put(segment[name].values)
  }
  sections['deletions.hashes'] = put(segment.deletions.hashes)
  sections['deletions.terms'] = put(segment.deletions.terms)
  return sections
}

function readSegment(size: number, take: (name: string) => NumberArray): Segment {
  const texts = (name: string): string[] => {
    const text = new TextDecoder().decode(take(name) as Uint8Array)
    return size === 0 ? [] : text.split(TEXT_END)
  }
  const numbers = (name: string): Uint32Array => take(name) as Uint32Array
  const rows = (name: string): CompressedRows => ({
    starts: numbers(`${name}.starts`),
    values: numbers(`${name}.values`),
  })
  return {
    size,
    ids: texts('ids'),
    names: texts('names'),
    terms: texts('terms'),
    latitudes: take('latitudes') as Float64Array,
    longitudes: take('longitudes') as Float64Array,
    provinces: take('provinces') as Uint16Array,
    districts: numbers('districts'),
    categoryCodes: take('categoryCodes') as Uint8Array,
    categories: numbers('categories'),
    kinds: take('kinds') as Uint16Array,
    hours: numbers('hours'),
    popularity: take('popularity') as Float32Array,
    labels: rows('labels'),
    concepts: rows('concepts'),
    postings: rows('postings'),
    trigrams: rows('trigrams'),
    conceptPostings: rows('conceptPostings'),
    deletions: { hashes: numbers('deletions.hashes'), terms: numbers('deletions.terms') },
    letters: take('letters') as Uint8Array,
    spellingStarts: numbers('spellingStarts'),
    nameStarts: numbers('nameStarts'),
    spellingKinds: take('spellingKinds') as Uint8Array,
    coreStarts: take('coreStarts') as Uint8Array,
    coreEnds: take('coreEnds') as Uint8Array,
    letterSets: numbers('letterSets'),
    nameHashes: numbers('nameHashes'),
    nameIsAlias: take('nameIsAlias') as Uint8Array,
    suffixes: numbers('suffixes'),
    suffixDocs: numbers('suffixDocs'),
    suffixStarts: numbers('suffixStarts'),
    typedLetters: take('typedLetters') as Uint8Array,
    typedStarts: numbers('typedStarts'),
    typedDocs: numbers('typedDocs'),
    // Copied, because replacing places changes it.
    deleted: (take('deleted') as Uint8Array).slice(),
  }
}

function vocabularyHash(data: IndexData): number {
  return hashText(data.world.vocabulary.map((concept) => concept.key).join('|'))
}
