import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Type from 'typebox'
import type { Files, ListedFile } from '../platform/files/files.ts'
import type { Log } from '../platform/log.ts'
import { projectRoot } from '../platform/paths.ts'
import { readJson, shapeOf } from '../platform/shape.ts'
import type { SearchIndex } from '../search/search-index.ts'

/** The state of a place in a stored index. */
export interface IndexedPlace {
  /** Changes with every indexed property of the place, except its popularity. */
  readonly stamp: string
  /** Names from the shipped place that it is the same as. */
  readonly nicknames: readonly string[]
}

export type IndexedPlaces = ReadonlyMap<string, IndexedPlace>

export interface IndexSnapshotsOptions {
  readonly files: Files
  readonly log: Log
  /** Digest of everything besides the places that determines the index; see `indexFingerprint`. */
  readonly fingerprint: string
  readonly now?: () => Date
}

/**
 * Layout: magic, SHA-256 of all that follows, manifest length, manifest (JSON), index. Numbers are little-endian; manifest and
 * index are aligned to eight bytes, because the index's arrays are views into the file.
 */
const MAGIC = Buffer.from('TiaoIdx1')
const LENGTH_AT = MAGIC.length + 32
const MANIFEST_AT = LENGTH_AT + 8
/** For each place its id, its stamp and any nicknames. */
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
/** Snapshots kept: older ones are used if the newest is unusable. */
const KEPT = 2
/** Nodes with different code may run at the same time. */
const OTHERS_KEPT_MS = 7 * 86_400_000

/**
 * Stores search indexes as files, so that a node need not rebuild what another has built. A snapshot has a stamp of every
 * place; places that differ in the database are indexed again, so an old snapshot is as correct as a new one, only slower.
 */
export class IndexSnapshots {
  readonly #options: IndexSnapshotsOptions
  readonly #folder: string

  constructor(options: IndexSnapshotsOptions) {
    this.#options = options
    this.#folder = `${FOLDER}/${options.fingerprint}/`
  }

  /** Loads the newest usable snapshot into an empty index. @returns its places, or null without a snapshot */
  async load(search: SearchIndex): Promise<IndexedPlaces | null> {
    for (const { key } of await this.#list()) {
      try {
        const { places, index } = readSnapshot(await this.#read(key))
        search.load(index)
        return places
      } catch (error) {
        this.#options.log.warn({ err: error, key }, 'a stored search index is unusable')
      }
    }
    return null
  }

  /** Stores an index and purges old ones. Failures are only logged, because the service works without it. */
  async save(index: Uint8Array, version: number, places: IndexedPlaces): Promise<void> {
    const { files, log } = this.#options
    const key = `${this.#folder}${String(version).padStart(12, '0')}`
    try {
      const content = writeSnapshot(index, places)
      await files.put(content, { key, contentType: 'application/octet-stream', maxBytes: MAX_BYTES })
      await this.#purgeOld()
      log.info({ key, bytes: content.length, places: places.size }, 'the search index was stored')
    } catch (error) {
      log.warn({ err: error, key }, 'the search index could not be stored')
    }
  }

  /** Snapshots with this fingerprint, newest first. */
  async #list(): Promise<ListedFile[]> {
    try {
      const listed = await this.#options.files.list(this.#folder, MAX_LISTED)
      return listed.reverse().slice(0, KEPT)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'stored search indexes cannot be listed')
      return []
    }
  }

  async #read(key: string): Promise<Buffer> {
    const { sizeBytes, stream } = await this.#options.files.get(key)
    if (sizeBytes > MAX_BYTES) {
      stream.destroy()
      throw new RangeError(`${sizeBytes} bytes`)
    }
    // Unpooled, so that it is aligned to eight bytes.
    const content = Buffer.allocUnsafeSlow(sizeBytes)
    let at = 0
    for await (const chunk of stream) at += (chunk as Buffer).copy(content, at)
    if (at !== sizeBytes) throw new RangeError(`${at} bytes of ${sizeBytes}`)
    return content
  }

  async #purgeOld(): Promise<void> {
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
  if (!isWhole) throw new Error('The snapshot is damaged or of another format.')
  const length = content.readUInt32LE(LENGTH_AT)
  const rows = readJson(content.toString('utf8', MANIFEST_AT, MANIFEST_AT + length), isManifest)
  if (!rows) throw new Error('The manifest of the snapshot has another shape.')
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
 * Identifies the state of the code and of the shipped files: different name rules or another vocabulary give another
 * index.
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
