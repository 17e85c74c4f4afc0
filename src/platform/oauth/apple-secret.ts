import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'

const LIFE_S = 300

export interface AppleKey {
  readonly teamId: string
  readonly keyId: string
  /** PEM, as downloaded from Apple. */
  readonly privateKey: string
}

/** Apple expects a token signed with the team's key as the client secret. */
export function appleSecret({ teamId, keyId, privateKey }: AppleKey, clientId: string, audience: string) {
  const key = createPrivateKey(privateKey)
  return async (now: Date): Promise<string> => {
    const issuedAt = Math.floor(now.getTime() / 1_000)
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + LIFE_S)
      .sign(key)
  }
}
