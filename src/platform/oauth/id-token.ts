import { createHash } from 'node:crypto'
import { decodeJwt, type JWTHeaderParameters, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { IdentityRefusedError, type ProvedIdentity } from './provider.ts'

const MAX_AGE_S = 300
/** Accepted clock skew between the provider and us. */
const TOLERANCE_S = 10
const MAX_SUBJECT = 255
const MAX_NAME = 100
const MAX_EMAIL = 254
const MAX_URL = 2_000

export interface TokenRules {
  readonly provider: string
  /** The issuer under which accounts are stored. */
  readonly issuer: string
  /** Accepted issuers of the token. */
  readonly issuers: readonly string[]
  readonly algorithms: readonly string[]
  readonly clientIds: readonly string[]
  readonly keyOf: (issuer: string) => JWTVerifyGetKey
  /** Null if none is expected. */
  readonly nonce: string | null
  readonly now: Date
}

/**
 * Verifies an ID token by OpenID Connect Core 3.1.3.7 and RFC 8725.
 * @throws IdentityRefusedError, and what `keyOf` throws
 */
export async function verifyIdToken(token: string, rules: TokenRules): Promise<ProvedIdentity> {
  const { payload, protectedHeader } = await verifySignature(token, rules)
  const { sub, nonce, iat, azp, aud, email, email_verified: verified, name, picture } = payload
  requireThat(isIdTokenType(protectedHeader), 'not an ID token')
  requireThat(isText(sub, MAX_SUBJECT) && !/\p{C}/u.test(sub), 'the subject is not a valid string')
  requireThat(rules.nonce === null || isNonce(nonce, rules.nonce), 'the nonce does not match')
  requireThat(
    !Array.isArray(aud) || aud.length === 1 || rules.clientIds.includes(String(azp)),
    'it has several audiences and was issued to another party',
  )
  return {
    provider: rules.provider,
    issuer: rules.issuer,
    subject: sub as string,
    email: isText(email, MAX_EMAIL) ? email : null,
    // Apple sends a string.
    isEmailVerified: verified === true || verified === 'true',
    name: shownName(name),
    pictureUrl: isText(picture, MAX_URL) && URL.canParse(picture) && picture.startsWith('https://') ? picture : null,
    // Without the signature, which has several valid encodings; what it signs has one.
    tokenDigest: createHash('sha256')
      .update(token.slice(0, token.lastIndexOf('.')))
      .digest(),
    tokenOldAt: new Date(((iat ?? 0) + MAX_AGE_S + TOLERANCE_S) * 1_000),
  }
}

async function verifySignature(token: string, rules: TokenRules) {
  try {
    const { iss } = decodeJwt(token)
    if (iss === undefined || !rules.issuers.includes(iss)) throw new IdentityRefusedError('the issuer does not match')
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
    // jose sets a code on every token error.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J'))
      throw new IdentityRefusedError(error.message, { cause: error })
    throw error
  }
}

function isIdTokenType({ typ }: JWTHeaderParameters): boolean {
  return typ === undefined || typ.toUpperCase() === 'JWT'
}

/** Apps send Apple, and some send Google, the SHA-256 of the nonce and reveal the nonce only to us. */
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

function requireThat(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new IdentityRefusedError(reason)
}
