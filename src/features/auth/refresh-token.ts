import Type from 'typebox'
import type { Parts } from '../../parts.ts'
import { problems } from '../../platform/http/schema-parts.ts'
import { operation } from '../../platform/operation.ts'
import { exampleTokens, TokensSchema, tokensDocument } from './user-document.ts'

/** POST /core/v1/auth/token/refresh */
export const refreshToken = ({ accounts }: Pick<Parts, 'accounts'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/token/refresh',
    access: 'public',
    schema: {
      operationId: 'refreshToken',
      summary: 'Exchange a refresh token for a new pair',
      description:
        'Each token is good once; the same one sent again within ten seconds, because the answer was lost, gets the same successor. Later reuse ends the session. 120 an hour for a session.',
      tag: 'Authentication',
      body: Type.Object(
        { refresh_token: Type.String({ minLength: 1, maxLength: 200 }) },
        { additionalProperties: false },
      ),
      response: { 200: TokensSchema, ...problems('refresh_token_invalid') },
      example: { body: { refresh_token: 'rt_…' }, response: exampleTokens },
    },
    async handler({ body, origin }) {
      const tokens = await accounts.sessions.refresh(body.refresh_token, origin)
      return tokensDocument(tokens)
    },
  })
