import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Type from 'typebox'
import type { Files, ListedFile } from '../platform/files/files.ts'
import type { Log } from '../platform/log.ts'
import { projectRoot } from '../platform/paths.ts'
import { readJson, shapeOf } from '../platform/shape.ts'
import type { SearchIndex } from '../search/search-index.ts'

/** A place as it stands in a stored index. */
export interface IndexedPlace {
  /** Changes with everything that the index takes of the place, but for its rank among others. */
  readonly stamp: string
  /** Names that it has from the shipped place that it is. */
  readonly nicknames: readonly string[]
}

export type IndexedPlaces = ReadonlyMap<string, IndexedPlace>

export interface IndexSnapshotsOptions {
  readonly files: Files
  readonly log: Log
  /** Of everything beside the places that decides what the index holds: see `indexFingerprint`. */
  readonly fingerprint: string
  readonly now?: () => Date
}

/**
 * Layout: magic, SHA-256 of all that follows, length of the manifest, manifest (JSON), index. Numbers are little-endian;
 * manifest and index begin at multiples of eight bytes, as the index's arrays are views into the file.
 */
const MAGIC = Buffer.from('TiaoIdx1')
const LENGTH_AT = MAGIC.length + 32
const MANIFEST_AT = LENGTH_AT + 8
/** Of each place its id, its stamp and, where it has some, its nicknames. */
const isManifest = shapeOf(
  Type.Array(
    Type.Unsafe<readonly [id: string, stamp: string, nicknames?: readonly string[]]>({
      type: 'array',
      prefixItems: [Type.String(), Type.String(), Type.Array(Type.String())],
      minItems: 2,
      maxItems: 3,
    }),
  ),
)
const MAX_BYTES = 4 * 1024 ** 3
const FOLDER = 'search'
const MAX_LISTED = 1_000
/** Older ones are tried when the newest cannot be used. */
const KEPT = 2
/** Nodes with older code may run beside this one for a while. */
const OTHERS_KEPT_MS = 7 * 86_400_000

/**
 * Search indexes as files, so that a node need not build what another has built. Each says of every place what it was
 * made from: whatever differs in the database is taken anew, so an old snapshot is as right as a new one, only slower.
 */
export class IndexSnapshots {
  readonly #options: IndexSnapshotsOptions
  readonly #folder: string

  constructor(options: IndexSnapshotsOptions) {
    this.#options = options
    this.#folder = `${FOLDER}/${options.fingerprint}/`
  }

  /** Fills an empty index from the newest snapshot that can be used, and tells what is in it; null when there is none. */
  async load(search: SearchIndex): Promise<IndexedPlaces | null> {
    for (const { key } of await this.#list()) {
      try {
        const { places, index } = readSnapshot(await this.#read(key))
        search.load(index)
        return places
      } catch (error) {
        this.#options.log.warn({ err: error, key }, 'a snapshot of the search index cannot be used')
      }
    }
    return null
  }

  /** Stores an index and removes those that are no longer needed. Faults are logged: the service works without. */
  async save(index: Uint8Array, version: number, places: IndexedPlaces): Promise<void> {
    const { files, log } = this.#options
    const key = `${this.#folder}${String(version).padStart(12, '0')}`
    try {
      const content = writeSnapshot(index, places)
      await files.put(content, { key, contentType: 'application/octet-stream', maxBytes: MAX_BYTES })
      await this.#forgetOld()
      log.info({ key, bytes: content.length, places: places.size }, 'the search index was stored')
    } catch (error) {
      log.warn({ err: error, key }, 'the search index could not be stored')
    }
  }

  /** Those of this fingerprint, newest first. */
  async #list(): Promise<ListedFile[]> {
    try {
      const listed = await this.#options.files.list(this.#folder, MAX_LISTED)
      return listed.reverse().slice(0, KEPT)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'snapshots of the search index cannot be listed')
      return []
    }
  }

  async #read(key: string): Promise<Buffer> {
    const { sizeBytes, stream } = await this.#options.files.get(key)
    if (sizeBytes > MAX_BYTES) {
      stream.destroy()
      throw new RangeError(`${sizeBytes} bytes`)
    }
    // Its own memory, so that it begins at a multiple of eight.
    const content = Buffer.allocUnsafeSlow(sizeBytes)
    let at = 0
    for await (const chunk of stream) at += (chunk as Buffer).copy(content, at)
    if (at !== sizeBytes) throw new RangeError(`${at} bytes of ${sizeBytes}`)
    return content
  }

  async #forgetOld(): Promise<void> {
    const { files, now = () => new Date() } = this.#options
    const mine = (await files.list(this.#folder, MAX_LISTED)).reverse().slice(KEPT)
    const others = (await files.list(`${FOLDER}/`, MAX_LISTED)).filter(
      ({ key, modifiedAt }) => !key.startsWith(this.#folder) && now().getTime() - modifiedAt.getTime() > OTHERS_KEPT_MS,
    )
    for (const { key } of [...mine, ...others]) await files.delete(key)
  }
}

function writeSnapshot(index: Uint8Array, places: IndexedPlaces): Buffer {
  const rows = Array.from(places, ([id, { stamp, nicknames }]) =>
    nicknames.length === 0 ? [id, stamp] : [id, stamp, nicknames],
  )
  const manifest = Buffer.from(JSON.stringify(rows))
  const indexAt = roundUp(MANIFEST_AT + manifest.length)
  const content = Buffer.alloc(indexAt + index.length)
  MAGIC.copy(content)
  content.writeUInt32LE(manifest.length, LENGTH_AT)
  manifest.copy(content, MANIFEST_AT)
  content.set(index, indexAt)
  digestOf(content).copy(content, MAGIC.length)
  return content
}

function readSnapshot(content: Buffer): { places: IndexedPlaces; index: Uint8Array } {
  const isWhole =
    content.length >= MANIFEST_AT &&
    content.subarray(0, MAGIC.length).equals(MAGIC) &&
    content.subarray(MAGIC.length, LENGTH_AT).equals(digestOf(content))
  if (!isWhole) throw new Error('It is damaged or of another format.')
  const length = content.readUInt32LE(LENGTH_AT)
  const rows = readJson(content.toString('utf8', MANIFEST_AT, MANIFEST_AT + length), isManifest)
  if (!rows) throw new Error('Its manifest has another shape.')
  return {
    places: new Map(rows.map(([id, stamp, nicknames = []]) => [id, { stamp, nicknames }])),
    index: content.subarray(roundUp(MANIFEST_AT + length)),
  }
}

function digestOf(content: Buffer): Buffer {
  return createHash('sha256').update(content.subarray(LENGTH_AT)).digest()
}

function roundUp(bytes: number): number {
  return Math.ceil(bytes / 8) * 8
}

/**
 * Tells one state of the code and of the shipped files from another: an index that was built by other rules for names,
 * or with other words, is another index.
 */
export async function indexFingerprint(seedDigest: string): Promise<string> {
  const digest = createHash('sha256').update(seedDigest)
  for (const part of ['search', 'language', 'world']) {
    const folder = join(projectRoot, 'dist', 'src', part)
    const names = await readdir(folder, { recursive: true })
    for (const name of names.filter((file) => file.endsWith('.js')).sort())
      digest.update(name).update(await readFile(join(folder, name)))
  }
  return digest.digest('hex').slice(0, 16)
}
