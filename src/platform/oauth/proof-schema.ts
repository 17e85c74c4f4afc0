import Type, { type Static } from 'typebox'
import { describeFault } from '../http/fault-text.ts'
import { type InputFault, problem } from '../problem.ts'
import type { IdentityProof } from './provider.ts'

/** The fields of a body that prove an identity: `id_token` with `nonce`, or `code` with `code_verifier` and `redirect_uri`. */
export const identityProofFields = {
  provider: Type.String({
    minLength: 1,
    maxLength: 30,
    description: '`google`, `apple`, `line`, `facebook`, or the name of a further provider of this service.',
  }),
  id_token: Type.Optional(
    Type.String({ minLength: 1, maxLength: 10_000, description: 'At most 5 minutes old, good once.' }),
  ),
  nonce: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      description:
        'What the token was asked for with, or that of which the SHA-256 in hex was sent. With a code optional.',
    }),
  ),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000, description: 'Of the authorization code flow.' })),
  code_verifier: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9._~-]{43,128}$', description: 'Of PKCE (RFC 7636), 43 to 128 characters.' }),
  ),
  redirect_uri: Type.Optional(
    Type.String({ format: 'uri', maxLength: 2_000, description: 'The one that the code was asked for with.' }),
  ),
}
const ProofSchema = Type.Object(identityProofFields)

/** @throws Problem invalid_request that names what is missing, or what does not go with the rest */
export function readIdentityProof(body: Static<typeof ProofSchema>): IdentityProof {
  const { provider, id_token: idToken, nonce, code, code_verifier: codeVerifier, redirect_uri: redirectUri } = body
  if (code === undefined && codeVerifier === undefined && redirectUri === undefined) {
    if (idToken !== undefined && nonce !== undefined) return { provider, idToken, nonce }
    throw faulty(missing({ id_token: idToken, nonce }))
  }
  if (code !== undefined && codeVerifier !== undefined && redirectUri !== undefined && idToken === undefined)
    return { provider, code, codeVerifier, redirectUri, nonce: nonce ?? null }
  throw faulty([
    ...missing({ code, code_verifier: codeVerifier, redirect_uri: redirectUri }),
    ...(idToken === undefined ? [] : [{ pointer: '/id_token', ...EITHER_OR }]),
  ])
}

const EITHER_OR = {
  code: 'not_allowed',
  message: { th: 'ส่ง id_token หรือ code อย่างใดอย่างหนึ่ง', en: 'cannot be sent together with code' },
}

function missing(fields: Readonly<Record<string, unknown>>): InputFault[] {
  return Object.entries(fields)
    .filter(([, value]) => value === undefined)
    .map(([name]) => ({ pointer: `/${name}`, ...describeFault('missing', {}) }))
}

function faulty(errors: readonly InputFault[]) {
  return problem('invalid_request', { errors })
}
