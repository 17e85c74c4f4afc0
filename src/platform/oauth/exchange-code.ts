import { IdentityRefusedError, ProviderAwayError } from './provider.ts'
import { askProvider } from './provider-http.ts'

export interface CodeExchange {
  readonly issuer: string
  readonly tokenUrl: string
  readonly algorithms: readonly string[]
  readonly clientId: string
  readonly clientSecret: string | null
  readonly clientAuthentication: 'client_secret_post' | 'client_secret_basic'
  readonly code: string
  readonly codeVerifier: string
  readonly redirectUri: string
  readonly now: Date
}

/** Errors that point to our configuration, not to the code. */
const CLIENT_ERRORS = new Set(['invalid_client', 'unauthorized_client', 'unsupported_grant_type'])

/**
 * Exchanges a code for an ID token (RFC 6749, 4.1.3, with PKCE), whose signature is not verified yet.
 * @throws IdentityRefusedError, ProviderAwayError
 */
export async function exchangeCode(exchange: CodeExchange): Promise<string> {
  const { issuer, tokenUrl, algorithms, clientId, clientSecret, clientAuthentication } = exchange
  // Loaded on first use: many processes never exchange a code.
  const client = await import('openid-client')
  const authenticate = { client_secret_post: client.ClientSecretPost, client_secret_basic: client.ClientSecretBasic }
  const configuration = new client.Configuration(
    { issuer, token_endpoint: tokenUrl, id_token_signing_alg_values_supported: [...algorithms] },
    clientId,
    // The library would otherwise judge the times of the token by its own clock.
    { [client.clockSkew]: Math.round((exchange.now.getTime() - Date.now()) / 1_000) },
    clientSecret === null ? client.None() : authenticate[clientAuthentication](clientSecret),
  )
  configuration[client.customFetch] = (url, { method, headers, body }) => askProvider(url, { method, headers, body })
  // Only the configuration can name a plain-HTTP URL, on the local machine.
  if (tokenUrl.startsWith('http:')) client.allowInsecureRequests(configuration)
  try {
    const answer = await client.genericGrantRequest(configuration, 'authorization_code', {
      code: exchange.code,
      code_verifier: exchange.codeVerifier,
      redirect_uri: exchange.redirectUri,
    })
    if (answer.id_token === undefined)
      throw new IdentityRefusedError('the answer to the code has no id_token: was the scope openid requested?')
    return answer.id_token
  } catch (error) {
    if (error instanceof IdentityRefusedError) throw error
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof ProviderAwayError) throw cause
    if (error instanceof client.ResponseBodyError && CLIENT_ERRORS.has(error.error))
      throw new ProviderAwayError(`${new URL(tokenUrl).host} rejected this client: ${error.error}`, {
        cause: error,
      })
    throw new IdentityRefusedError(`the code was rejected: ${describe(error)}`, { cause: error })
  }
}

function describe(error: unknown): string {
  const { message, error: code } = error as { message?: unknown; error?: unknown }
  return String(code ?? message).slice(0, 200)
}
