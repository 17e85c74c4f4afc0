import Type from 'typebox'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import type { AuthServices } from '../services.ts'

const JsonWebKeySchema = named(
  'JsonWebKey',
  Type.Object(
    {
      kty: Type.String({ description: 'Key type: `OKP`.' }),
      crv: Type.String({ description: 'Curve: `Ed25519`.' }),
      x: Type.String({ description: 'The public key, base64url.' }),
      kid: Type.String({ description: 'Id of the key, as in the header of tokens.' }),
      alg: Type.String({ description: 'Algorithm: `EdDSA`.' }),
      use: Type.String({ description: 'Use: `sig`.' }),
    },
    { description: 'A public key (RFC 7517, RFC 8037).' },
  ),
)
const JsonWebKeySetSchema = named(
  'JsonWebKeySet',
  Type.Object(
    { keys: Type.Array(JsonWebKeySchema, { description: 'Keys that sign now, signed before or will sign soon.' }) },
    { description: 'The keys to verify access tokens with.' },
  ),
)

/** GET /core/v1/.well-known/jwks.json */
export const getSigningKeys = ({ accounts }: Pick<AuthServices, 'accounts'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/.well-known/jwks.json',
    access: 'public',
    cache: { maxAgeS: 300 },
    schema: {
      operationId: 'getSigningKeys',
      summary: 'List the public keys of access tokens',
      description: 'Returns a JWK set (RFC 7517). A key is published an hour before it signs.',
      tag: 'Authentication',
      response: {
        200: JsonWebKeySetSchema,
      },
      example: {
        response: {
          keys: [
            {
              kty: 'OKP',
              crv: 'Ed25519',
              x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
              kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
              alg: 'EdDSA',
              use: 'sig',
            },
          ],
        },
      },
    },
    handler: () => accounts.tokens.jwks(),
  })
