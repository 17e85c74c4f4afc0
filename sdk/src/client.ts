import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './schema.ts'

export type TiaoClient = Client<paths>

export interface TiaoOptions {
  /** Where the service is, such as `https://api.example.org`. */
  readonly baseUrl: string
  /** The language of texts; the service chooses by the prompt, else Thai. */
  readonly language?: () => 'th' | 'en'
  /** The access token of the next call; null without a session. */
  readonly accessToken?: () => Promise<string | null> | string | null
  /** Defaults to the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/** A client whose paths, bodies and answers are typed by the OpenAPI document. */
export function createTiaoClient({ baseUrl, language, accessToken, fetch }: TiaoOptions): TiaoClient {
  const client = createClient<paths>({ baseUrl, ...(fetch && { fetch }) })
  client.use({
    async onRequest({ request }) {
      if (language) request.headers.set('accept-language', language())
      const token = await accessToken?.()
      if (token) request.headers.set('authorization', `Bearer ${token}`)
      return request
    },
  })
  return client
}
