import Type, { type Static, type TProperties } from 'typebox'
import { invalidRequest } from '../http/problems.ts'
import { documentedAs, named, Patterned } from '../http/schema-parts.ts'
import { defineInputError, type InputError } from '../input-error.ts'
import { required } from '../input-errors.ts'
import type { IdentityProof } from './provider.ts'

const ProviderSchema = Type.String({
  minLength: 1,
  maxLength: 30,
  description: '`google`, `apple`, `line`, `facebook`, or another configured provider.',
})
const IdTokenSchema = Type.String({
  minLength: 1,
  maxLength: 10_000,
  description: "The provider's ID token: at most 5 minutes old, accepted once.",
})
const NonceSchema = Type.String({
  minLength: 1,
  maxLength: 500,
  description: 'The nonce that you sent to the provider, or the text whose SHA-256 (hex) you sent.',
})
const CodeSchema = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: 'The authorization code from the provider.',
})
const CodeVerifierSchema = Patterned(
  '^[A-Za-z0-9._~-]{43,128}$',
  { th: 'code_verifier ของ PKCE ยาว 43 ถึง 128 ตัวอักษร', en: 'a PKCE code verifier of 43 to 128 characters' },
  { description: 'PKCE code verifier (RFC 7636), 43 to 128 characters.' },
)
const RedirectUriSchema = Type.String({
  format: 'uri',
  maxLength: 2_000,
  description: 'The redirect URI with which the code was requested.',
})

const strict = { additionalProperties: false }
/** The fields that prove an identity: `id_token` with `nonce`, or `code` with `code_verifier` and `redirect_uri`. */
const proofFields = {
  provider: ProviderSchema,
  id_token: Type.Optional(IdTokenSchema),
  nonce: Type.Optional(NonceSchema),
  code: Type.Optional(CodeSchema),
  code_verifier: Type.Optional(CodeVerifierSchema),
  redirect_uri: Type.Optional(RedirectUriSchema),
}
const ProofSchema = Type.Object(proofFields)

/**
 * A body that proves an identity, with further fields of the operation. Validated as one object, so that every error names
 * its field; `readIdentityProof` checks which fields belong together. Clients see two variants.
 */
export function identityBody<P extends TProperties>(name: string, own: P) {
  return documentedAs(
    named(
      `${name}Request`,
      Type.Object(
        { ...proofFields, ...own },
        { ...strict, description: 'Proves an identity with an ID token or an authorization code.' },
      ),
    ),
    [
      named(
        `${name}WithIdToken`,
        Type.Object(
          { provider: ProviderSchema, id_token: IdTokenSchema, nonce: NonceSchema, ...own },
          { ...strict, description: 'Proves an identity with an ID token of the provider.' },
        ),
      ),
      named(
        `${name}WithCode`,
        Type.Object(
          {
            provider: ProviderSchema,
            code: CodeSchema,
            code_verifier: CodeVerifierSchema,
            redirect_uri: RedirectUriSchema,
            nonce: Type.Optional(NonceSchema),
            ...own,
          },
          { ...strict, description: 'Proves an identity with an authorization code and PKCE.' },
        ),
      ),
    ],
  )
}

/** @throws Problem invalid_request that names the missing or conflicting fields */
export function readIdentityProof(body: Static<typeof ProofSchema>): IdentityProof {
  const { provider, id_token: idToken, nonce, code, code_verifier: codeVerifier, redirect_uri: redirectUri } = body
  if (code === undefined && codeVerifier === undefined && redirectUri === undefined) {
    if (idToken !== undefined && nonce !== undefined) return { provider, idToken, nonce }
    throw invalidRequest({ errors: missing({ id_token: idToken, nonce }) })
  }
  if (code !== undefined && codeVerifier !== undefined && redirectUri !== undefined && idToken === undefined)
    return { provider, code, codeVerifier, redirectUri, nonce: nonce ?? null }
  throw invalidRequest({
    errors: [
      ...missing({ code, code_verifier: codeVerifier, redirect_uri: redirectUri }),
      ...(idToken === undefined ? [] : [{ pointer: '/id_token', ...tokenAndCode() }]),
    ],
  })
}

const tokenAndCode = defineInputError('not_allowed', {
  th: 'ส่ง id_token หรือ code อย่างใดอย่างหนึ่ง',
  en: 'cannot be sent together with code',
})
/** The input errors that `readIdentityProof` adds to the common ones. */
export const proofErrors = [tokenAndCode]

function missing(fields: Readonly<Record<string, unknown>>): InputError[] {
  return Object.entries(fields)
    .filter(([, value]) => value === undefined)
    .map(([name]) => ({ pointer: `/${name}`, ...required() }))
}
