import type { Readable } from 'node:stream'
import type { Static, TObject, TProperties, TSchema } from 'typebox'
import type { IsoDate } from '../world/calendar.ts'
import type { Database } from './database/database.ts'
import type { RequestHeader, ResponseHeader } from './http/header-catalogue.ts'
import type { CacheRule, LastingReply, Reply, StoredReply } from './http/reply.ts'
import type { Upload, UploadRule } from './http/upload.ts'
import type { InputError, InputErrorKind } from './input-error.ts'
import type { Language } from './language.ts'
import type { Log } from './log.ts'
import type { ProblemKind } from './problem.ts'

/**
 * Who may call. `public`: anyone. `user`: a signed-in user. `user?`: anyone, with more for a signed-in user. `editor`: a
 * user with that role, or an admin. `admin`: a user with that role. `key:…`: an `x-api-key` with that scope. `key:…+user`: such a key, and the access token of the user
 * for whom its holder acts.
 */
export type Access = 'public' | 'user' | 'user?' | 'editor' | 'admin' | `key:${KeyScope}` | `key:${KeyScope}+user`
export const KEY_SCOPES = ['chat', 'internal'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** An anonymous caller. `id` is the IPv4 address, or the /64 of the IPv6 address. */
export interface AddressCaller {
  readonly kind: 'address'
  readonly id: string
}

/** The holder of an API key. `id` is the id of the key. */
export interface KeyCaller {
  readonly kind: 'key'
  readonly id: string
}

export type Caller = AddressCaller | KeyCaller | UserCaller

/** The callers that the guard of an operation lets through. */
export type CallerOf<A extends Access> = A extends 'user' | 'editor' | 'admin' | `key:${KeyScope}+user`
  ? UserCaller
  : A extends 'user?'
    ? UserCaller | AddressCaller
    : A extends 'public'
      ? AddressCaller
      : KeyCaller

/** The scope of the API key that an operation requires; null if it requires none. */
export function keyScopeOf(access: Access): KeyScope | null {
  return KEY_SCOPES.find((scope) => access === `key:${scope}` || access === `key:${scope}+user`) ?? null
}

/** Whether an operation requires the access token of a user. */
export function requiresUser(access: Access): boolean {
  return ['user', 'editor', 'admin'].includes(access) || access.endsWith('+user')
}

export const ROLES = ['user', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

export interface UserCaller {
  readonly kind: 'user'
  readonly id: string
  readonly sessionId: string
  readonly role: Role
  /** When the user last authenticated in this session. */
  readonly provedAt: Date
}

/** `address` is the caller's IP address; `userAgent` is cut to 200 characters. */
export interface Origin {
  readonly address: string
  readonly userAgent: string
}

export interface Context<Params = unknown, Query = unknown, Body = unknown, By extends Caller = Caller> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly language: Language
  readonly caller: By
  /** The `If-Match` header: the version that the caller read; see `requireVersion`. */
  readonly ifMatch: string | undefined
  /** The origin of the call, for the user's list of sessions and events. */
  readonly origin: Origin
  readonly requestId: string
  readonly log: Log
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal
  /** A request header, by its lower-case name. */
  readonly header: (name: string) => string | undefined
  /** The bytes of the body, for an operation with `rawBody`; `body` is then undefined. */
  readonly rawBody: Buffer
  /** Whether the body is a form with a file; `body` is then undefined. */
  readonly hasUpload: boolean
  /** The file of an operation with `upload`; call it once. @throws Problem if it is missing or the form is malformed */
  readonly upload: () => Promise<Upload>
  /** The absolute URL of a path of this service. */
  readonly absolute: (path: string) => string
  /**
   * Runs the writes of an operation that `creates`. One transaction holds `work` and the stored answer of the
   * `Idempotency-Key`, so that a crash leaves both or neither. The handler returns the result.
   */
  readonly create: <Body>(work: (db: Database) => Promise<Reply<Body>>) => Promise<Reply<Body>>
}

/** A WebSocket connection of a known caller. */
export interface SocketContext<Query = unknown> {
  readonly caller: UserCaller
  /** The query of the upgrade, overridden by the members of the first message. */
  readonly query: Query
  readonly language: Language
  readonly log: Log
  /** Aborts when the connection closes. */
  readonly signal: AbortSignal
  /** Sends a JSON message. Resolves once it is written, so that a slow reader slows down its sender. */
  send(message: object): Promise<void>
}

/**
 * Serves WebSocket connections. The caller's token comes with the upgrade or in the first message; later messages renew it.
 * The connection closes when its session ends.
 */
export interface SocketRule<Query = unknown> {
  /** Serves a connection until its signal aborts; the connection closes when it returns. */
  serve(context: SocketContext<Query>): Promise<void>
}

export type Responses = Readonly<Record<number, TSchema>>

/** What a handler may return: a declared success, plain for 200 and otherwise as a `Reply`. */
export type AnswerOf<R extends Responses> =
  | (R extends { readonly 200: infer S extends TSchema }
      ? Plain<S> | Reply<Plain<S>> | Reply<Readable> | StoredReply | LastingReply<Plain<S>>
      : never)
  | (R extends { readonly 201: infer S extends TSchema } ? Reply<Plain<S>> : never)
  | (R extends { readonly 202: infer S extends TSchema } ? Reply<Plain<S>> : never)
  | (R extends { readonly 204: TSchema } ? Reply<undefined> : never)

type Plain<S extends TSchema> = DeepReadonly<Static<S>>
type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T

/** A query as sent, with null for each parameter that its schema rejected. */
export type ValidParameters = Readonly<Record<string, string | null>>

export interface OperationSchema<P extends TObject, Q extends TObject, B extends TSchema, R extends Responses> {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tag: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** The body may be omitted and is then undefined. */
  readonly bodyOptional?: true
  /** Request headers that the handler reads, in addition to those of every operation. */
  readonly reads?: readonly RequestHeader[]
  /** Response headers of a success, in addition to those of every operation of its kind. */
  readonly sends?: readonly ResponseHeader[]
  /** Every success by status, and errors with their own body. */
  readonly response: R
  /** Other media types of a success, which the caller chooses and the handler answers as a stream. */
  readonly alsoAs?: readonly string[]
  /** The problems that this operation may answer, in addition to those of every operation of its kind. */
  readonly problems?: readonly ProblemKind[]
  /** The input errors that this operation may report, in addition to those of every operation. */
  readonly inputErrors?: readonly InputErrorKind[]
  /** A call that works on the shipped catalogue, with its answer (lists may be shortened). */
  readonly example: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
    readonly body?: unknown
    readonly response: unknown
  }
}

export interface Operation<
  P extends TObject = TObject,
  Q extends TObject = TObject,
  B extends TSchema = TSchema,
  R extends Responses = Responses,
  A extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  /** Fastify's notation: `/trips/v1/routes/detail/:route_id`. */
  readonly url: string
  readonly access: A
  /** The rate limit of this operation, by its name in the feature; defaults to `default`. */
  readonly limit?: string
  /** The rate limit of signed-in users, if it differs. */
  readonly userLimit?: string
  /** The `Cache-Control` of a read that does not depend on the caller. Other answers are private and not stored. */
  readonly cache?: CacheRule
  /** A POST that creates something through `create` of its context; accepts `Idempotency-Key`. */
  readonly creates?: true
  /** Maximum body size in bytes; defaults to what the schema can need, 16 KiB to 256 KiB. */
  readonly bodyLimitBytes?: number
  /** For methods other than GET: answers are large and contain no secret, so they may be compressed. */
  readonly compressed?: true
  /** Changes something with a version; accepts `If-Match`. */
  readonly versioned?: true
  /** Accepts a file as multipart/form-data instead of a JSON body. */
  readonly upload?: UploadRule
  /** Accepts WebSocket upgrades; `handler` then answers calls without one. For a GET whose access is `user?`. */
  readonly socket?: SocketRule<Static<Q>>
  /** The handler verifies the bytes of the body, for example their signature: they are neither parsed nor validated. */
  readonly rawBody?: true
  /** Chooses the language of the answer, also of problems, from the unvalidated body; `requested` is null without a preference. */
  readonly languageOf?: (body: unknown, requested: Language | null) => Language
  /** The newer version that replaces this operation, and the day since when; this version keeps working. */
  readonly successor?: { readonly operationId: string; readonly since: IsoDate }
  /** For probes: no rate limit, no load shedding, no request log. */
  readonly quiet?: true
  readonly schema: OperationSchema<P, Q, B, R>
  /**
   * The errors that the handler would find in the valid members of a body. Called if the schema rejects other members, so
   * that a caller sees all errors at once.
   */
  readonly furtherErrors?: (body: Readonly<Record<string, unknown>>) => Promise<readonly InputError[]>
  /**
   * The errors that the handler would find in the query, called when the schema rejects parameters, so that a caller sees
   * all errors at once.
   */
  readonly furtherQueryErrors?: (query: ValidParameters) => readonly InputError[]
  handler(
    context: Context<Static<P>, Static<Q>, Static<B>, CallerOf<A>>,
  ): AnswerOf<NoInfer<R>> | Promise<AnswerOf<NoInfer<R>>>
}

/** Types the literal: the handler's caller follows from `access`, its answer from `response`. */
export function operation<
  const A extends Access,
  const R extends Responses,
  P extends TObject = TObject<TProperties>,
  Q extends TObject = TObject<TProperties>,
  B extends TSchema = TSchema,
>(operation: Operation<P, Q, B, R, A>): Operation {
  return operation as unknown as Operation
}
