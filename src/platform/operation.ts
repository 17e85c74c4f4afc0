import type { Static, TObject, TProperties, TSchema } from 'typebox'
import type { Database } from './database/database.ts'
import type { RequestHeader, ResponseHeader } from './http/header-catalogue.ts'
import type { LimitName } from './http/limits.ts'
import type { CacheRule, Reply } from './http/reply.ts'
import type { Upload, UploadRule } from './http/upload.ts'
import type { Language } from './language.ts'
import type { Log } from './log.ts'
import type { InputFault } from './problem.ts'

/**
 * Who may call. `public`: anybody. `user`: a signed-in user; `user?`: works without, better with; `admin`: a user with that role.
 * `key:…`: an `x-api-key` that holds the scope.
 */
export type Access = 'public' | 'user' | 'user?' | 'admin' | `key:${KeyScope}`
export const KEY_SCOPES = ['chat', 'internal'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** Who calls, as far as it is known. `id` is that of the user or key, or the address (an IPv6 network of 64 bits). */
export type Caller = { readonly kind: 'address' | 'key'; readonly id: string } | UserCaller

export const ROLES = ['user', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

export interface UserCaller {
  readonly kind: 'user'
  readonly id: string
  readonly sessionId: string
  readonly role: Role
  /** When the user last proved in this session who they are. */
  readonly provedAt: Date
}

/** The user who calls an operation for users: the guard lets nobody else pass. */
export function signedIn(caller: Caller): UserCaller {
  if (caller.kind !== 'user') throw new Error('the guard let somebody pass who is not signed in')
  return caller
}

/** `address` is the caller's IP address, `userAgent` what it calls itself, cut to 200 characters. */
export interface Origin {
  readonly address: string
  readonly userAgent: string
}

export interface Context<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly language: Language
  readonly caller: Caller
  /** The version that the caller has read, as `If-Match` has it; see `requireVersion`. */
  readonly ifMatch: string | undefined
  /** Where the call comes from and with what, for the user's own list of sessions and events. */
  readonly origin: Origin
  readonly requestId: string
  readonly log: Log
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal
  /** A header of the request, by its name in small letters. */
  readonly header: (name: string) => string | undefined
  /** Whether the body is a form with a file; there is no `body` then. */
  readonly hasUpload: boolean
  /** The file of a operation with `upload`; to be asked for once. @throws Problem when there is none, or the form is not sound */
  readonly upload: () => Promise<Upload>
  /** The whole URL of a path of this service. */
  readonly absolute: (path: string) => string
  /**
   * Where a operation that `creates` writes: runs `work` in one transaction with which the answer is kept for the call's
   * `Idempotency-Key`, so that a crash leaves both or neither. The handler returns what this returns.
   */
  readonly create: (work: (db: Database) => Promise<Reply>) => Promise<Reply>
}

export interface OperationSchema<P extends TObject, Q extends TObject, B extends TSchema> {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tag: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** The body may be left out; it is undefined then. */
  readonly bodyOptional?: true
  /** Request headers that the handler reads, beside those that every operation takes. */
  readonly reads?: readonly RequestHeader[]
  /** Headers of a success, beside those that every operation of its kind sends. */
  readonly sends?: readonly ResponseHeader[]
  /** Every status that the operation itself may answer; what every operation may answer is added in the document. */
  readonly response: Readonly<Record<number, TSchema>>
  /** A call that works on the shipped catalogue, and what it answers (shortened lists are fine). */
  readonly example: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
    readonly body?: unknown
    readonly response: unknown
  }
}

export interface Operation<P extends TObject = TObject, Q extends TObject = TObject, B extends TSchema = TSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  /** Fastify's notation: `/trips/v1/routes/detail/:route_id`. */
  readonly url: string
  readonly access: Access
  /** The rate limit that counts calls of this operation; `default` unless told. */
  readonly limit?: LimitName
  /** The limit that counts calls of signed-in users instead. */
  readonly userLimit?: LimitName
  /** For reads that do not depend on the caller: what `Cache-Control` says. Others are private and not stored. */
  readonly cache?: CacheRule
  /** A POST that creates something, in `create` of its context: takes `Idempotency-Key`. */
  readonly creates?: true
  /** The most bytes of a body; what its schema can need at most unless told, 16 KiB to 256 KiB. */
  readonly bodyLimitBytes?: number
  /** Answers of other methods than GET: large, and without anything secret, so that they may be compressed. */
  readonly compressed?: true
  /** Changes something that has a version: takes `If-Match`. */
  readonly versioned?: true
  /** Takes a file as multipart/form-data in the place of a body. */
  readonly upload?: UploadRule
  /** Chooses the language of the answer, problems too, by the body as it was sent (not checked yet); `requested` is null without a wish. */
  readonly languageOf?: (body: unknown, requested: Language | null) => Language
  /** Not counted against any limit, never refused under load and not logged: probes. */
  readonly quiet?: true
  readonly schema: OperationSchema<P, Q, B>
  /**
   * What the handler would find wrong with the members of a body that are sound, asked for when the schema finds fault
   * with others: all faults of a call are told at once.
   */
  readonly furtherFaults?: (body: Readonly<Record<string, unknown>>) => Promise<readonly InputFault[]>
  handler(context: Context<Static<P>, Static<Q>, Static<B>>): unknown | Reply | Promise<unknown | Reply>
}

/** Gives the literal its types; a operation that does not say who may call it does not compile. */
export function operation<
  P extends TObject = TObject<TProperties>,
  Q extends TObject = TObject<TProperties>,
  B extends TSchema = TSchema,
>(operation: Operation<P, Q, B>): Operation {
  return operation as unknown as Operation
}
