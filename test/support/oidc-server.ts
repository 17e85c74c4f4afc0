import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'

/** A whole OpenID provider on loopback (oidc-provider), with people who sign in at its pages as a browser would. */
export interface OidcServer {
  readonly issuer: string
  /** For `OIDC_PROVIDERS`. */
  readonly setting: string
  /** Goes through the pages as this person; what an app has in its hands at the end. */
  authorize(person: Person): Promise<Authorized>
  /** The same, and the app exchanges the code itself. */
  authorizeForToken(person: Person): Promise<{ readonly idToken: string; readonly nonce: string }>
  stop(): Promise<void>
}

export interface Person {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

export interface Authorized {
  readonly code: string
  readonly codeVerifier: string
  readonly redirectUri: string
  readonly nonce: string
}

const CLIENT = { id: 'tiao', secret: 'a secret of a client, long enough' }
const REDIRECT_URI = 'https://app.example/callback'

export async function startOidcServer(name: string): Promise<OidcServer> {
  const people = new Map<string, Person>()
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [REDIRECT_URI],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only for tests'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...people.get(sub), sub }),
    }),
  } satisfies Configuration)
  const handle = provider.callback()

  const authorize = async (person: Person): Promise<Authorized> => {
    people.set(person.sub, person)
    const codeVerifier = randomBytes(32).toString('base64url')
    const nonce = randomBytes(16).toString('hex')
    const query = new URLSearchParams({
      client_id: CLIENT.id,
      redirect_uri: REDIRECT_URI,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
      nonce,
      state: 'any',
    })
    const code = await walk(`${issuer}/auth?${query}`, person.sub)
    return { code, codeVerifier, redirectUri: REDIRECT_URI, nonce }
  }
  return {
    issuer,
    setting: JSON.stringify([{ name, issuer, client_ids: [CLIENT.id], client_secret: CLIENT.secret }]),
    authorize,
    async authorizeForToken(person) {
      const { code, codeVerifier, nonce } = await authorize(person)
      const response = await fetch(`${issuer}/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${CLIENT.id}:${encodeURIComponent(CLIENT.secret)}`).toString('base64')}`,
        },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          code_verifier: codeVerifier,
          redirect_uri: REDIRECT_URI,
        }),
      })
      const { id_token: idToken } = (await response.json()) as { id_token: string }
      return { idToken, nonce }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const MAX_STEPS = 12

/** Follows the redirections with their cookies and fills in the two forms, until the app is called with a code. */
async function walk(start: string, login: string): Promise<string> {
  const cookies = new Map<string, string>()
  let request: { url: string; form: Record<string, string> | null } = { url: start, form: null }
  for (let step = 0; step < MAX_STEPS; step++) {
    const response = await fetch(request.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(request.form && { method: 'POST', body: new URLSearchParams(request.form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]!.split('=')
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) {
      const page = await response.text()
      const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]
      if (!action) throw new Error(`the provider answered ${response.status}: ${page.slice(0, 500)}`)
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''
      request = { url: new URL(action, request.url).href, form: { prompt, login, password: 'any' } }
      continue
    }
    await response.body?.cancel()
    const next = new URL(location, request.url)
    if (next.href.startsWith(REDIRECT_URI)) {
      const code = next.searchParams.get('code')
      if (code === null) throw new Error(`no code came: ${next.search}`)
      return code
    }
    request = { url: next.href, form: null }
  }
  throw new Error('the pages of the provider do not end')
}
