import { createTiaoClient, dataOf, type Schemas, TiaoProblem } from 'tiao-sdk'

type Tokens = Pick<Schemas['Tokens'], 'access_token' | 'refresh_token' | 'expires_in'>

interface Kept {
  readonly access: string
  readonly refresh: string
  /** Epoch in milliseconds after which the access token is refreshed. */
  readonly freshUntil: number
}

const KEY = 'tiao-session'
/** Refresh this long before the end, so that no call is refused on its way. */
const MARGIN_MS = 60_000
const listeners = new Set<() => void>()
let refreshing: Promise<string | null> | null = null

/** The session of this browser, shared by its tabs. */
export const session = {
  isOpen: () => read() !== null,

  open(tokens: Tokens): void {
    localStorage.setItem(KEY, JSON.stringify(keptOf(tokens)))
    announce()
  },

  close(): void {
    localStorage.removeItem(KEY)
    announce()
  },

  /** Gets new tokens although the access token seems valid; closes a session that gets none. */
  renew(): void {
    const kept = read()
    if (!kept) return
    localStorage.setItem(KEY, JSON.stringify({ ...kept, freshUntil: 0 } satisfies Kept))
    void session.accessToken()
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  },

  /** A token that is still valid, refreshed once for all who wait; null without a session. */
  async accessToken(): Promise<string | null> {
    const kept = read()
    if (!kept) return null
    if (kept.freshUntil > Date.now()) return kept.access
    refreshing ??= refresh(kept.refresh).finally(() => {
      refreshing = null
    })
    return refreshing
  },
}

async function refresh(token: string): Promise<string | null> {
  const client = createTiaoClient({ baseUrl: location.origin })
  try {
    const tokens = await dataOf(client.POST('/core/v1/auth/token/refresh', { body: { refresh_token: token } }))
    session.open(tokens)
    return tokens.access_token
  } catch (error) {
    // Without the network the session may still be valid later.
    if (error instanceof TiaoProblem && error.status === 401) session.close()
    return null
  }
}

function keptOf({ access_token: access, refresh_token: refreshToken, expires_in: seconds }: Tokens): Kept {
  return { access, refresh: refreshToken, freshUntil: Date.now() + seconds * 1_000 - MARGIN_MS }
}

function read(): Kept | null {
  const text = localStorage.getItem(KEY)
  return text === null ? null : (JSON.parse(text) as Kept)
}

function announce(): void {
  for (const listener of listeners) listener()
}
