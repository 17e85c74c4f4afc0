import Type from 'typebox'
import type { Parts } from '../../parts.ts'
import { operation } from '../../platform/operation.ts'

/** GET /core/v1/.well-known/jwks.json */
export const getSigningKeys = ({ accounts }: Pick<Parts, 'accounts'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/.well-known/jwks.json',
    access: 'public',
    cache: { maxAgeS: 300 },
    schema: {
      operationId: 'getSigningKeys',
      summary: 'The public keys of access tokens',
      description: 'A JWK set (RFC 7517); a key is published an hour before it signs.',
      tag: 'Authentication',
      response: {
        200: Type.Object({
          keys: Type.Array(
            Type.Object({
              kty: Type.String(),
              crv: Type.String(),
              x: Type.String(),
              kid: Type.String(),
              alg: Type.String(),
              use: Type.String(),
            }),
          ),
        }),
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
