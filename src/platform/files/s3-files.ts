import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import {
  type ByteRange,
  checkContentType,
  checkKey,
  checkList,
  chunksOf,
  type FileContent,
  FileNotFoundError,
  FileRangeError,
  type Files,
  type PutOptions,
  resolveRange,
  type StoredFile,
} from './files.ts'

export interface S3Options {
  readonly bucket: string
  readonly region: string
  /** The endpoint of a store other than AWS; empty for AWS. */
  readonly endpoint: string
  /** If empty, the default AWS credential chain applies. */
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** `https://host/bucket/key` instead of `https://bucket.host/key`; defaults to true with an endpoint. */
  readonly pathStyle?: boolean
}

export interface S3Files extends Files {
  close(): void
}

// The memory of an upload; S3 requires at least 5 MiB per part and at most 10,000 parts.
const PART_BYTES = 8 * 1024 * 1024
const MAX_PARTS = 10_000
const ATTEMPTS = 2
const CONNECT_TIMEOUT_MS = 3000
const ANSWER_TIMEOUT_MS = 30_000
const CHECK_TIMEOUT_MS = 5000

/** Files in a bucket, which must exist. */
export function createS3Files(options: S3Options): S3Files {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey, pathStyle = endpoint !== '' } = options
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== '' && { endpoint }),
    ...(accessKeyId !== '' && { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: ATTEMPTS,
    // Some stores save checksum trailers as part of the data.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: ANSWER_TIMEOUT_MS,
      socketTimeout: ANSWER_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  })
  const store = { client, bucket }
  return {
    put: (content, putOptions) => put(store, content, putOptions),
    get: (key, range) => get(store, key, range),
    stat: (key) => find(store, key),
    async delete(key) {
      checkKey(key)
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    async list(prefix, limit, after) {
      checkList(prefix, limit)
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix,
          MaxKeys: limit,
          ...(after !== undefined && { StartAfter: after }),
        }),
      )
      return Contents.map(({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
        key: Key,
        sizeBytes: Size,
        modifiedAt: LastModified,
      }))
    },
    async check() {
      const abortSignal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
      await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal })
    },
    close: () => client.destroy(),
  }
}

interface Store {
  readonly client: S3Client
  readonly bucket: string
}

async function put(store: Store, content: Buffer | Readable, options: PutOptions): Promise<StoredFile> {
  const { key, contentType, maxBytes } = options
  checkKey(key)
  checkContentType(contentType)
  const parts = partsOf(chunksOf(content, Math.min(maxBytes, PART_BYTES * MAX_PARTS)))
  const first = await parts.next()
  const body = first.done ? Buffer.alloc(0) : first.value
  const second = first.done ? first : await parts.next()
  if (second.done) {
    const target = { Bucket: store.bucket, Key: key, ContentType: contentType }
    await store.client.send(new PutObjectCommand({ ...target, Body: body, ContentLength: body.length }))
  } else {
    await putInParts(store, key, contentType, joined(body, second.value, parts))
  }
  const stored = await find(store, key)
  if (!stored) throw new FileNotFoundError(`${key} was removed while it was being stored`)
  return stored
}

async function putInParts(store: Store, key: string, contentType: string, parts: AsyncIterable<Buffer>): Promise<void> {
  const { client, bucket } = store
  const target = { Bucket: bucket, Key: key }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...target, ContentType: contentType }))
  try {
    const done: { ETag: string | undefined; PartNumber: number }[] = []
    for await (const Body of parts) {
      const PartNumber = done.length + 1
      const part = { ...target, UploadId, PartNumber, Body, ContentLength: Body.length }
      const { ETag } = await client.send(new UploadPartCommand(part))
      done.push({ ETag, PartNumber })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts: done } }))
  } catch (error) {
    // S3 keeps, and charges for, the parts of an unfinished upload forever.
    await client.send(new AbortMultipartUploadCommand({ ...target, UploadId }))
    throw error
  }
}

async function get(store: Store, key: string, range: ByteRange | undefined): Promise<FileContent> {
  checkKey(key)
  // Check the range first, because S3 answers some invalid ranges with the whole file.
  if (range) resolveRange(range, Number.MAX_SAFE_INTEGER)
  const Range = range && `bytes=${range.first}-${range.last ?? ''}`
  try {
    const answer = await store.client.send(
      new GetObjectCommand({ Bucket: store.bucket, Key: key, ...(Range !== undefined && { Range }) }),
    )
    const length = answer.ContentLength ?? 0
    const total = /^bytes \d+-\d+\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1]
    const sizeBytes = total === undefined ? length : Number(total)
    const stream = answer.Body as Readable
    return { ...toFile(key, { ...answer, ContentLength: sizeBytes }), stream, ...resolveRange(range, sizeBytes) }
  } catch (error) {
    const status = statusOf(error)
    if (status === 404) throw new FileNotFoundError(`There is no file ${key}`, { cause: error })
    if (status === 416) throw new FileRangeError(`${Range} of ${key}`, { cause: error })
    throw error
  }
}

async function find(store: Store, key: string): Promise<StoredFile | undefined> {
  checkKey(key)
  try {
    return toFile(key, await store.client.send(new HeadObjectCommand({ Bucket: store.bucket, Key: key })))
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}

interface ObjectFacts {
  readonly ContentLength?: number | undefined
  readonly ContentType?: string | undefined
  readonly ETag?: string | undefined
  readonly LastModified?: Date | undefined
}

function toFile(key: string, { ContentLength, ContentType, ETag, LastModified }: ObjectFacts): StoredFile {
  return {
    key,
    sizeBytes: ContentLength ?? 0,
    contentType: ContentType ?? 'application/octet-stream',
    etag: (ETag ?? '').replaceAll('"', ''),
    modifiedAt: LastModified ?? new Date(0),
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}

/** Joins chunks into parts of the size that S3 requires; holds at most two parts at a time. */
async function* partsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      const piece = chunk.subarray(from, from + PART_BYTES - size)
      held.push(piece)
      size += piece.length
      from += piece.length
      if (size === PART_BYTES) {
        yield Buffer.concat(held)
        held = []
        size = 0
      }
    }
  }
  if (size > 0) yield Buffer.concat(held)
}

async function* joined(first: Buffer, second: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield second
  yield* rest
}
