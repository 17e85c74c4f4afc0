import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { exampleTokens, TokensSchema, tokensDocument } from '../account-document.ts'
import { refreshTokenInvalid } from '../problems.ts'
import type { AuthServices } from '../services.ts'

/** POST /core/v1/auth/token/refresh */
export const refreshToken = ({ accounts }: Pick<AuthServices, 'accounts'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/token/refresh',
    access: 'public',
    schema: {
      operationId: 'refreshToken',
      summary: 'Exchange a refresh token for a new pair',
      description:
        'Each token works once. A repeat within ten seconds, after a lost answer, returns the same new token; later reuse ends the session. At most 120 refreshes an hour per session.',
      tag: 'Authentication',
      body: Type.Object(
        {
          refresh_token: Type.String({
            minLength: 1,
            maxLength: 200,
            description: 'The newest refresh token of the session.',
          }),
        },
        { additionalProperties: false },
      ),
      response: { 200: TokensSchema },
      problems: [refreshTokenInvalid],
      example: { body: { refresh_token: 'rt_…' }, response: exampleTokens },
    },
    async handler({ body, origin }) {
      const tokens = await accounts.sessions.refresh(body.refresh_token, origin)
      return tokensDocument(tokens)
    },
  })
