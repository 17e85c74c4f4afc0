import type { Static, TObject, TProperties, TSchema } from 'typebox'
import type { Database } from './database/database.ts'
import type { RequestHeader, ResponseHeader } from './http/header-catalogue.ts'
import type { CacheRule, Reply, StoredReply } from './http/reply.ts'
import type { Upload, UploadRule } from './http/upload.ts'
import type { InputError, InputErrorKind } from './input-error.ts'
import type { Language } from './language.ts'
import type { Log } from './log.ts'
import type { ProblemKind } from './problem.ts'

/**
 * Who may call. `public`: anybody. `user`: a signed-in user; `user?`: works without, better with; `admin`: a user with that role.
 * `key:…`: an `x-api-key` that holds the scope.
 */
export type Access = 'public' | 'user' | 'user?' | 'admin' | `key:${KeyScope}`
export const KEY_SCOPES = ['chat', 'internal'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** Somebody unknown: `id` is the IPv4 address, or the /64 of the IPv6 address. */
export interface AddressCaller {
  readonly kind: 'address'
  readonly id: string
}

/** The holder of an API key: `id` is the key's. */
export interface KeyCaller {
  readonly kind: 'key'
  readonly id: string
}

export type Caller = AddressCaller | KeyCaller | UserCaller

/** Who can get past the guard of an operation. */
export type CallerOf<A extends Access> = A extends 'user' | 'admin'
  ? UserCaller
  : A extends 'user?'
    ? UserCaller | AddressCaller
    : A extends 'public'
      ? AddressCaller
      : KeyCaller

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

/** `address` is the caller's IP address, `userAgent` what it calls itself, cut to 200 characters. */
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
  /** The file of an operation with `upload`; to be asked for once. @throws Problem when there is none, or the form is not sound */
  readonly upload: () => Promise<Upload>
  /** The whole URL of a path of this service. */
  readonly absolute: (path: string) => string
  /**
   * Where an operation that `creates` writes: runs `work` in one transaction with which the answer is kept for the call's
   * `Idempotency-Key`, so that a crash leaves both or neither. The handler returns what this returns.
   */
  readonly create: <Body>(work: (db: Database) => Promise<Reply<Body>>) => Promise<Reply<Body>>
}

export type Responses = Readonly<Record<number, TSchema>>

/** What a handler may return: a success that the operation declares, plain for 200, else as a `Reply`. */
export type AnswerOf<R extends Responses> =
  | (R extends { readonly 200: infer S extends TSchema } ? Plain<S> | Reply<Plain<S>> | StoredReply : never)
  | (R extends { readonly 201: infer S extends TSchema } ? Reply<Plain<S>> : never)
  | (R extends { readonly 202: infer S extends TSchema } ? Reply<Plain<S>> : never)
  | (R extends { readonly 204: TSchema } ? Reply<undefined> : never)

type Plain<S extends TSchema> = DeepReadonly<Static<S>>
type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T

/** A query as sent, with null for each parameter that its schema refused. */
export type ValidParameters = Readonly<Record<string, string | null>>

export interface OperationSchema<P extends TObject, Q extends TObject, B extends TSchema, R extends Responses> {
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
  /** Every success, by status; and an error whose body has members of its own. */
  readonly response: R
  /** The problems that this operation may answer, in addition to those of every operation of its kind. */
  readonly problems?: readonly ProblemKind[]
  /** The input errors that this operation may report, in addition to those of every operation. */
  readonly inputErrors?: readonly InputErrorKind[]
  /** A call that works on the shipped catalogue, and what it answers (shortened lists are fine). */
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
  /** The rate limit that counts calls of this operation, by the name that its feature gives it; `default` when left out. */
  readonly limit?: string
  /** The limit that counts calls of signed-in users instead. */
  readonly userLimit?: string
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
  readonly schema: OperationSchema<P, Q, B, R>
  /**
   * The errors that the handler would find in the valid members of a body, called when the schema refuses other members:
   * a caller reads all errors of a call at once.
   */
  readonly furtherErrors?: (body: Readonly<Record<string, unknown>>) => Promise<readonly InputError[]>
  /**
   * The errors that the handler would find in the query, called when the schema refuses parameters: a caller reads all
   * errors of a call at once.
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
