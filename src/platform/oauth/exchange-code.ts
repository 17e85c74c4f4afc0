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

/** That we may not ask is a fault of the configuration, not of the code. */
const OUR_FAULTS = new Set(['invalid_client', 'unauthorized_client', 'unsupported_grant_type'])

/** The id_token for a code (RFC 6749 4.1.3 with PKCE); its signature is not proved yet. @throws IdentityRefusedError, ProviderAwayError */
export async function exchangeCode(exchange: CodeExchange): Promise<string> {
  const { issuer, tokenUrl, algorithms, clientId, clientSecret, clientAuthentication } = exchange
  // Takes a while to load, and not every start is followed by such a sign-in.
  const client = await import('openid-client')
  const authenticate = { client_secret_post: client.ClientSecretPost, client_secret_basic: client.ClientSecretBasic }
  const configuration = new client.Configuration(
    { issuer, token_endpoint: tokenUrl, id_token_signing_alg_values_supported: [...algorithms] },
    clientId,
    // It looks at the times of the token by its own clock otherwise.
    { [client.clockSkew]: Math.round((exchange.now.getTime() - Date.now()) / 1_000) },
    clientSecret === null ? client.None() : authenticate[clientAuthentication](clientSecret),
  )
  configuration[client.customFetch] = (url, { method, headers, body }) => askProvider(url, { method, headers, body })
  // Only where the configuration names this machine.
  if (tokenUrl.startsWith('http:')) client.allowInsecureRequests(configuration)
  try {
    const answer = await client.genericGrantRequest(configuration, 'authorization_code', {
      code: exchange.code,
      code_verifier: exchange.codeVerifier,
      redirect_uri: exchange.redirectUri,
    })
    if (answer.id_token === undefined)
      throw new IdentityRefusedError('no id_token came for the code: was openid asked for?')
    return answer.id_token
  } catch (error) {
    if (error instanceof IdentityRefusedError) throw error
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof ProviderAwayError) throw cause
    if (error instanceof client.ResponseBodyError && OUR_FAULTS.has(error.error))
      throw new ProviderAwayError(`${new URL(tokenUrl).host} does not accept this service: ${error.error}`, {
        cause: error,
      })
    throw new IdentityRefusedError(`the code was not exchanged: ${describe(error)}`, { cause: error })
  }
}

function describe(error: unknown): string {
  const { message, error: code } = error as { message?: unknown; error?: unknown }
  return String(code ?? message).slice(0, 200)
}
