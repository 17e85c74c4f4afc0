import { createHash } from 'node:crypto'
import { decodeJwt, type JWTHeaderParameters, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { IdentityRefusedError, type ProvedIdentity } from './provider.ts'

const MAX_AGE_S = 300
/** How far the provider's clock may be from ours. */
const TOLERANCE_S = 10
const MAX_SUBJECT = 255
const MAX_NAME = 100
const MAX_EMAIL = 254
const MAX_URL = 2_000

export interface TokenRules {
  readonly provider: string
  /** Under which the account is kept. */
  readonly issuer: string
  /** What the token may name. */
  readonly issuers: readonly string[]
  readonly algorithms: readonly string[]
  readonly clientIds: readonly string[]
  readonly keyOf: (issuer: string) => JWTVerifyGetKey
  /** Null where none is expected. */
  readonly nonce: string | null
  readonly now: Date
}

/** Proves an id_token after OpenID Connect Core 3.1.3.7 and RFC 8725. @throws IdentityRefusedError, and what `keyOf` throws */
export async function verifyIdToken(token: string, rules: TokenRules): Promise<ProvedIdentity> {
  const { payload, protectedHeader } = await verifySignature(token, rules)
  const { sub, nonce, iat, azp, aud, email, email_verified: verified, name, picture } = payload
  requireThat(isIdTokenType(protectedHeader), 'it is a token of another kind')
  requireThat(isText(sub, MAX_SUBJECT) && !/\p{C}/u.test(sub), 'its subject is no text')
  requireThat(rules.nonce === null || isNonce(nonce, rules.nonce), 'its nonce is another one')
  requireThat(
    !Array.isArray(aud) || aud.length === 1 || rules.clientIds.includes(String(azp)),
    'it is for several audiences and another party',
  )
  return {
    provider: rules.provider,
    issuer: rules.issuer,
    subject: sub as string,
    email: isText(email, MAX_EMAIL) ? email : null,
    // Apple writes it as a text.
    isEmailVerified: verified === true || verified === 'true',
    name: shownName(name),
    pictureUrl: isText(picture, MAX_URL) && URL.canParse(picture) && picture.startsWith('https://') ? picture : null,
    // Without the signature, which can be written in several ways; what it signs cannot.
    tokenDigest: createHash('sha256')
      .update(token.slice(0, token.lastIndexOf('.')))
      .digest(),
    tokenOldAt: new Date(((iat ?? 0) + MAX_AGE_S + TOLERANCE_S) * 1_000),
  }
}

async function verifySignature(token: string, rules: TokenRules) {
  try {
    const { iss } = decodeJwt(token)
    if (iss === undefined || !rules.issuers.includes(iss)) throw new IdentityRefusedError('its issuer is another one')
    return await jwtVerify(token, rules.keyOf(iss), {
      algorithms: [...rules.algorithms],
      issuer: iss,
      audience: [...rules.clientIds],
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: rules.now,
      clockTolerance: TOLERANCE_S,
      maxTokenAge: MAX_AGE_S,
    })
  } catch (error) {
    // jose names each fault of a token by a code.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J'))
      throw new IdentityRefusedError(error.message, { cause: error })
    throw error
  }
}

function isIdTokenType({ typ }: JWTHeaderParameters): boolean {
  return typ === undefined || typ.toUpperCase() === 'JWT'
}

/** Apps hand Apple, and some hand Google, the SHA-256 of the nonce and keep the nonce itself until now. */
function isNonce(claimed: unknown, nonce: string): boolean {
  return claimed === nonce || claimed === createHash('sha256').update(nonce).digest('hex')
}

function shownName(name: JWTPayload[string]): string | null {
  if (typeof name !== 'string') return null
  const shown = [...name.replace(/\p{C}/gu, '').trim()].slice(0, MAX_NAME).join('').trim()
  return shown === '' ? null : shown
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxLength && value.isWellFormed()
}

function requireThat(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new IdentityRefusedError(fault)
}
