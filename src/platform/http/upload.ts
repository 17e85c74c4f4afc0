import { Readable } from 'node:stream'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { InputError } from '../input-error.ts'
import { givenTwice, required } from '../input-errors.ts'
import { Problem } from '../problem.ts'
import { wrongMediaType } from './media-type.ts'
import { bodyTooLarge, invalidRequest, malformedHttp } from './problems.ts'
import type { Server } from './server.ts'
import { unknownAmong } from './unknown-name.ts'

/** The upload of an operation: one file, in the field `file` of a multipart/form-data body. */
export interface UploadRule {
  readonly maxBytes: number
}

export interface Upload {
  /** The bytes as they arrive; fails with body_too_large, malformed_http or invalid_request. Consume or destroy it. */
  readonly stream: Readable
  /** The file name that the caller sent, unverified. */
  readonly fileName: string | null
  /** The media type that the caller declared, unverified. */
  readonly contentType: string
}

/** The overhead of the form around its file. */
const MAX_FRAME_BYTES = 16_384
const LIMITS = { files: 1, fields: 10, parts: 11, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 }

/** Makes only the routes of this scope accept multipart/form-data. */
export async function acceptUploads(scope: Server): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false })
}

export function isUpload(request: FastifyRequest): boolean {
  return request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true
}

/** The file of the form. @throws Problem unsupported_media_type, body_too_large, malformed_http, invalid_request */
export async function readUpload(request: FastifyRequest, { maxBytes }: UploadRule): Promise<Upload> {
  if (!isUpload(request)) throw wrongMediaType(['multipart/form-data'])
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + MAX_FRAME_BYTES) throw tooLarge(maxBytes)
  const parts = request.parts({ limits: { ...LIMITS, fileSize: maxBytes } })
  try {
    const first = await nextPart(parts)
    if (!first) throw invalidForm({ pointer: '/file', ...required() })
    if (first.type !== 'file' || first.fieldname !== 'file') throw unknownField(first.fieldname)
    const stream = Readable.from(content(request, first, parts, maxBytes), { objectMode: false })
    return { stream, fileName: first.filename || null, contentType: first.mimetype }
  } catch (error) {
    letGo(request)
    throw error
  }
}

async function* content(
  request: FastifyRequest,
  part: MultipartFile,
  parts: AsyncIterableIterator<Multipart>,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of readable(part)) yield chunk
    if (part.file.truncated) throw tooLarge(maxBytes)
    const more = await nextPart(parts)
    if (more) throw unknownField(more.fieldname)
  } finally {
    letGo(request)
  }
}

async function* readable(part: MultipartFile): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of part.file) yield chunk as Buffer
  } catch (error) {
    throw malformedHttp({ cause: error })
  }
}

async function nextPart(parts: AsyncIterableIterator<Multipart>): Promise<Multipart | undefined> {
  try {
    const next = await parts.next()
    return next.done ? undefined : next.value
  } catch (error) {
    if (error instanceof Problem) throw error
    const { code } = error as { code?: unknown }
    if (code === 'FST_FILES_LIMIT') throw invalidForm({ pointer: '/file', ...givenTwice() })
    throw malformedHttp({ cause: error })
  }
}

/** Drains the rest of an unwanted body, so that the caller can read the answer. */
function letGo({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

/** `name` is optional, because a part may have none despite its type. */
function unknownField(name: string | undefined = ''): Problem {
  return invalidForm({ pointer: `/${name}`, ...unknownAmong(['file'], name) })
}

function invalidForm(error: InputError): Problem {
  return invalidRequest({ errors: [error] })
}

function tooLarge(maxBytes: number): Problem {
  return bodyTooLarge({ limit: maxBytes })
}
