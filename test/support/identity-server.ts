import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import {
  PINNED_NAMES,
  PINNED_PROVIDERS,
  type PinnedName,
  type PinnedProviders,
} from '../../src/platform/oauth/pinned-providers.ts'

/** The key sets and token endpoints of the four built-in providers, on loopback, with test keys. */
export interface IdentityServer {
  /** The providers as they are pinned, but here. */
  readonly pinned: PinnedProviders
  /** Requested paths, such as `/google/jwks`. */
  readonly requests: readonly string[]
  /** The bodies of the requests for tokens. */
  readonly exchanges: readonly URLSearchParams[]
  /** A token as the provider would sign it now; `how` overrides parts of it. */
  idToken(name: PinnedName, claims?: JWTPayload, how?: Signing): Promise<string>
  /** A code that can be exchanged for this token once, with this verifier. */
  code(idToken: string, codeVerifier: string): string
  publicKey(name: PinnedName): JWK
  /** From now on the provider signs with another key, and publishes that one only. */
  rotate(name: PinnedName): Promise<void>
  /** Every request is treated like this until the next call. */
  behave(trouble: IdentityTrouble): void
  stop(): Promise<void>
}

export interface Signing {
  readonly alg?: string
  readonly kid?: string
  readonly typ?: string
  readonly key?: CryptoKey | Uint8Array
}

export interface IdentityTrouble {
  readonly status?: number
  readonly delayMs?: number
  /** Closes the connection without an answer. */
  readonly reset?: boolean
  /** Answers with this text instead. */
  readonly body?: string
  readonly cacheControl?: string
}

export const CLIENT_IDS = {
  google: 'google-web',
  apple: 'apple.web',
  line: '1650000001',
  facebook: '4400000001',
} as const
export const LINE_SECRET = 'f00d'.repeat(8)

/** The settings that point to this server. */
export const IDENTITY_ENV = {
  GOOGLE_CLIENT_IDS: `${CLIENT_IDS.google}, google-android`,
  GOOGLE_CLIENT_SECRET: 'google-secret',
  APPLE_CLIENT_IDS: `${CLIENT_IDS.apple},apple.app`,
  LINE_CHANNEL_ID: CLIENT_IDS.line,
  LINE_CHANNEL_SECRET: LINE_SECRET,
  FACEBOOK_APP_ID: CLIENT_IDS.facebook,
} as const

interface Signer {
  readonly kid: string
  readonly alg: string
  readonly privateKey: CryptoKey
  readonly jwk: JWK
}

export async function startIdentityServer(clock: () => Date): Promise<IdentityServer> {
  const signers = new Map<PinnedName, Signer>()
  for (const name of PINNED_NAMES) signers.set(name, await createSigner(name, 1))
  const codes = new Map<string, { idToken: string; challenge: string }>()
  const requests: string[] = []
  const exchanges: URLSearchParams[] = []
  let trouble: IdentityTrouble = {}

  const server = createServer((incoming, response) => {
    void serve(incoming, response).catch((error: unknown) => response.destroy(error as Error))
  })
  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = incoming.url ?? ''
    requests.push(path)
    const { status, delayMs, reset, body, cacheControl } = trouble
    if (delayMs !== undefined) await sleep(delayMs)
    if (reset) return void response.destroy()
    const answer = (code: number, json: unknown) => {
      response.writeHead(status ?? code, {
        'content-type': 'application/json',
        ...(cacheControl !== undefined && { 'cache-control': cacheControl }),
      })
      response.end(body ?? JSON.stringify(json))
    }
    const [, name, what] = path.split('/')
    if (what === 'jwks') return answer(200, { keys: [signers.get(name as PinnedName)?.jwk] })
    const form = new URLSearchParams(await text(incoming))
    exchanges.push(form)
    const held = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    if (!held || challengeOf(form.get('code_verifier') ?? '') !== held.challenge)
      return answer(400, { error: 'invalid_grant', error_description: 'bad code' })
    answer(200, { access_token: 'unused', token_type: 'Bearer', expires_in: 60, id_token: held.idToken })
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    pinned: pinnedAt(base),
    requests,
    exchanges,
    async idToken(name, claims = {}, { alg, kid, typ, key } = {}) {
      const signer = signers.get(name)!
      const now = Math.floor(clock().getTime() / 1_000)
      const payload: JWTPayload = {
        iss: PINNED_PROVIDERS[name].endpoints.issuers[0]!.issuer,
        aud: CLIENT_IDS[name],
        sub: 'subject-1',
        nonce: 'nonce-1',
        iat: now,
        exp: now + 3_600,
        ...claims,
      }
      return new SignJWT(payload)
        .setProtectedHeader({ alg: alg ?? signer.alg, kid: kid ?? signer.kid, ...(typ !== undefined && { typ }) })
        .sign(key ?? signer.privateKey)
    },
    code(idToken, codeVerifier) {
      const code = `code-${codes.size}-${exchanges.length}`
      codes.set(code, { idToken, challenge: challengeOf(codeVerifier) })
      return code
    },
    publicKey: (name) => signers.get(name)!.jwk,
    async rotate(name) {
      signers.set(name, await createSigner(name, Number(signers.get(name)!.kid.split('-')[1]) + 1))
    },
    behave(next) {
      trouble = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function createSigner(name: PinnedName, count: number): Promise<Signer> {
  const alg = PINNED_PROVIDERS[name].algorithms[0]!
  const { privateKey, publicKey } = await generateKeyPair(alg)
  const kid = `${name}-${count}`
  return { kid, alg, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } }
}

function pinnedAt(base: string): PinnedProviders {
  const entries = PINNED_NAMES.map((name) => {
    const { endpoints, algorithms } = PINNED_PROVIDERS[name]
    const issuers = endpoints.issuers.map(({ issuer }) => ({ issuer, jwksUrl: `${base}/${name}/jwks` }))
    return [name, { endpoints: { kind: 'pinned' as const, issuers, tokenUrl: `${base}/${name}/token` }, algorithms }]
  })
  return Object.fromEntries(entries) as PinnedProviders
}

function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url')
}
