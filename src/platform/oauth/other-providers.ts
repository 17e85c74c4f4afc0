import { PINNED_NAMES, PINNED_PROVIDERS } from './pinned-providers.ts'

/** An OpenID provider, configured by its issuer. */
export interface OtherProvider {
  readonly name: string
  readonly issuer: string
  readonly clientIds: readonly string[]
  readonly clientSecret: string | null
  readonly clientAuthentication: 'client_secret_post' | 'client_secret_basic'
  readonly algorithms: readonly string[]
}

const MAX_PROVIDERS = 50
const MAX_CLIENT_IDS = 50
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'HS256']
const MEMBERS = ['name', 'issuer', 'client_ids', 'client_secret', 'client_authentication', 'algorithms']

/** Reads OIDC_PROVIDERS. @throws Error with a message that follows the setting's value in a sentence */
export function readOtherProviders(text: string): readonly OtherProvider[] {
  if (text === '') return []
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error('is not JSON')
  }
  if (!Array.isArray(json) || json.length > MAX_PROVIDERS)
    throw new Error(`is not a list of at most ${MAX_PROVIDERS} providers`)
  const providers = json.map(readProvider)
  const names: string[] = [...PINNED_NAMES, ...providers.map(({ name }) => name)]
  const pinned = PINNED_NAMES.flatMap((name) => PINNED_PROVIDERS[name].endpoints.issuers.map(({ issuer }) => issuer))
  const issuers = [...pinned, ...providers.map(({ issuer }) => issuer)]
  const twice = firstRepeated(names) ?? firstRepeated(issuers)
  if (twice !== undefined) throw new Error(`names ${twice} twice, or a built-in provider`)
  return providers
}

function readProvider(given: unknown, index: number): OtherProvider {
  const wrong = (what: string) => new Error(`has an error in provider ${index + 1}: ${what}`)
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw wrong('it is not an object')
  const unknown = Object.keys(given).find((member) => !MEMBERS.includes(member))
  if (unknown !== undefined) throw wrong(`${unknown} is not one of ${MEMBERS.join(', ')}`)
  const {
    name,
    issuer,
    client_ids: clientIds,
    client_secret: clientSecret = null,
    client_authentication: clientAuthentication = 'client_secret_basic',
    algorithms = ['RS256'],
  } = given as Readonly<Record<string, unknown>>
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]{0,29}$/.test(name))
    throw wrong('name is not 1 to 30 of a to z, 0 to 9 and -, beginning with a letter')
  if (typeof issuer !== 'string' || !isSafeUrl(issuer)) throw wrong('issuer is not an https URL')
  if (!isTextList(clientIds) || clientIds.length > MAX_CLIENT_IDS) throw wrong('client_ids is not a list of strings')
  if (clientSecret !== null && (typeof clientSecret !== 'string' || clientSecret === ''))
    throw wrong('client_secret is not a string')
  if (clientAuthentication !== 'client_secret_post' && clientAuthentication !== 'client_secret_basic')
    throw wrong('client_authentication is neither client_secret_basic nor client_secret_post')
  if (!isTextList(algorithms) || !algorithms.every((algorithm) => ALGORITHMS.includes(algorithm)))
    throw wrong(`algorithms holds something else than ${ALGORITHMS.join(', ')}`)
  if (algorithms.includes('HS256') && clientSecret === null) throw wrong('HS256 needs client_secret')
  return { name, issuer, clientIds, clientSecret, clientAuthentication, algorithms }
}

/** HTTPS, or HTTP on the local machine. */
export function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname))
}

function isTextList(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string' && item.trim() !== '')
  )
}

function firstRepeated(texts: readonly string[]): string | undefined {
  return texts.find((text, index) => texts.indexOf(text) !== index)
}
