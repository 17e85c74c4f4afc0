/**
 * Files in a folder. Each is one file on disk: a header of 512 bytes with its type and digest, then the content, so that a
 * rename replaces it atomically. Names end in `~`, which no key may contain, so that `a` and `a/b` can coexist.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import Type, { type Static } from 'typebox'
import { readJson, shapeOf } from '../shape.ts'
import {
  type ByteRange,
  checkContentType,
  checkKey,
  checkList,
  chunksOf,
  type FileContent,
  FileNotFoundError,
  type Files,
  type ListedFile,
  type PutOptions,
  resolveRange,
  type StoredFile,
} from './files.ts'

const HEAD_BYTES = 512
const SUFFIX = '~'
const RENAME_ATTEMPTS = 5
const ABANDONED_MS = 24 * 3_600_000

/** Creates the folder on first use and removes the remains of interrupted uploads. */
export function createFolderFiles(folder: string, now: () => Date = () => new Date()): Files {
  const place = { stored: join(folder, 'stored'), incoming: join(folder, 'incoming') }
  let prepared: Promise<void> | undefined
  const ready = async () => {
    prepared ??= prepare(place, now())
    try {
      await prepared
    } catch (error) {
      // The next call retries, because a full or missing disk may be fixed.
      prepared = undefined
      throw error
    }
    return place
  }
  return {
    put: async (content, options) => put(await ready(), content, options),
    get: async (key, range) => get(await ready(), key, range),
    stat: async (key) => find(await ready(), key),
    delete: async (key) => remove(await ready(), key),
    list: async (prefix, limit, after) => list(await ready(), prefix, limit, after),
    async check() {
      const probe = join((await ready()).incoming, randomUUID())
      const handle = await open(probe, 'wx', 0o600)
      await handle.close()
      await rm(probe)
    },
  }
}

interface Place {
  readonly stored: string
  readonly incoming: string
}

async function put(place: Place, content: Buffer | Readable, options: PutOptions): Promise<StoredFile> {
  const { key, contentType, maxBytes } = options
  checkContentType(contentType)
  const target = pathOf(place, key)
  const draft = join(place.incoming, randomUUID())
  try {
    const handle = await open(draft, 'wx', 0o600)
    let stored: StoredFile
    try {
      const head = await write(handle, chunksOf(content, maxBytes), contentType)
      stored = { key, ...head, modifiedAt: (await handle.stat()).mtime }
    } finally {
      await handle.close()
    }
    await moveTo(draft, target)
    return stored
  } finally {
    await rm(draft, { force: true })
  }
}

const Head = Type.Object({
  contentType: Type.String(),
  etag: Type.String(),
  sizeBytes: Type.Integer({ minimum: 0 }),
})
type Head = Static<typeof Head>
const isHead = shapeOf(Head)

async function write(handle: FileHandle, chunks: AsyncIterable<Buffer>, contentType: string): Promise<Head> {
  const digest = createHash('sha256')
  let sizeBytes = 0
  for await (const chunk of chunks) {
    await handle.write(chunk, 0, chunk.length, HEAD_BYTES + sizeBytes)
    digest.update(chunk)
    sizeBytes += chunk.length
  }
  const head = { contentType, etag: digest.digest('hex').slice(0, 32), sizeBytes }
  await handle.write(
    JSON.stringify(head)
      .padEnd(HEAD_BYTES - 1)
      .concat('\n'),
    0,
  )
  await handle.sync()
  return head
}

/** A folder that has just become empty may be removed between making it and moving the file there. */
async function moveTo(draft: string, target: string): Promise<void> {
  const folder = dirname(target)
  for (let attempt = 1; ; attempt += 1) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await rename(draft, target)
      break
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || attempt === RENAME_ATTEMPTS) throw error
    }
  }
  // Sync the folder too, so that the name survives a crash, unless another process has removed it.
  const handle = await orUndefined(open(folder, 'r'))
  try {
    await handle?.sync()
  } finally {
    await handle?.close()
  }
}

async function get(place: Place, key: string, range: ByteRange | undefined): Promise<FileContent> {
  const opened = await openStored(place, key)
  if (!opened) throw new FileNotFoundError(`There is no file ${key}`)
  const { handle, file } = opened
  try {
    const { first, last } = resolveRange(range, file.sizeBytes)
    if (file.sizeBytes === 0) {
      await handle.close()
      return { ...file, stream: Readable.from([]), first, last }
    }
    // Reads the opened file even if it is replaced during the read, and closes it at the end.
    const stream = handle.createReadStream({ start: HEAD_BYTES + first, end: HEAD_BYTES + last })
    return { ...file, stream, first, last }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function find(place: Place, key: string): Promise<StoredFile | undefined> {
  const opened = await openStored(place, key)
  await opened?.handle.close()
  return opened?.file
}

async function openStored(place: Place, key: string): Promise<{ handle: FileHandle; file: StoredFile } | undefined> {
  const path = pathOf(place, key)
  const handle = await orUndefined(open(path, 'r'))
  if (!handle) return undefined
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const head = readJson(buffer.toString(), isHead)
    if (!head) throw new Error(`The stored file ${key} is damaged.`)
    return { handle, file: { key, ...head, modifiedAt: (await handle.stat()).mtime } }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function remove(place: Place, key: string): Promise<void> {
  const path = pathOf(place, key)
  await rm(path, { force: true })
  for (let folder = dirname(path); folder !== place.stored; folder = dirname(folder)) {
    try {
      await rmdir(folder)
    } catch (error) {
      const code = codeOf(error)
      if (code === 'ENOTEMPTY' || code === 'EEXIST') return
      if (code !== 'ENOENT') throw error
    }
  }
}

async function list(place: Place, prefix: string, limit: number, after = ''): Promise<ListedFile[]> {
  checkList(prefix, limit)
  const found: ListedFile[] = []
  const walk = async (folder: string): Promise<void> => {
    for (const { name, key } of await listEntries(place, folder)) {
      if (found.length === limit) return
      if (key.endsWith('/')) {
        const mayMatch = key.startsWith(prefix) || prefix.startsWith(key)
        // Every key below sorts before `after` when the folder itself does and is not on the way to it.
        if (mayMatch && (after.startsWith(key) || isAfter(key, after))) await walk(key)
      } else if (key.startsWith(prefix) && isAfter(key, after)) {
        const path = join(place.stored, ...folder.split('/'), name)
        const facts = await orUndefined(stat(path))
        if (facts) found.push({ key, sizeBytes: facts.size - HEAD_BYTES, modifiedAt: facts.mtime })
      }
    }
  }
  await walk('')
  return found
}

/** The entries of a folder in key order; the key of a folder ends in a slash. */
async function listEntries(place: Place, folder: string): Promise<{ name: string; key: string }[]> {
  const path = join(place.stored, ...folder.split('/'))
  const entries = (await orUndefined(readdir(path, { withFileTypes: true }))) ?? []
  return entries
    .map((entry) => ({
      name: entry.name,
      key: folder + (entry.isDirectory() ? `${entry.name}/` : entry.name.slice(0, -SUFFIX.length)),
    }))
    .toSorted((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)))
}

function isAfter(key: string, after: string): boolean {
  return Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0
}

async function prepare({ stored, incoming }: Place, now: Date): Promise<void> {
  await mkdir(stored, { recursive: true, mode: 0o700 })
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const facts = await orUndefined(stat(path))
    if (facts && now.getTime() - facts.mtimeMs > ABANDONED_MS) await rm(path, { force: true })
  }
}

/** A file removed between finding and using it is absent, not an error. */
async function orUndefined<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function pathOf(place: Place, key: string): string {
  checkKey(key)
  return join(place.stored, ...key.split('/'))
    .concat(SUFFIX)
    .replaceAll('/', sep)
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
