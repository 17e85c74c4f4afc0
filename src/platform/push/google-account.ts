import { createPrivateKey, type KeyObject } from 'node:crypto'
import Type from 'typebox'
import { readJson, shapeOf } from '../shape.ts'

/** A Google service account: the facts of its JSON key file that signing in needs. */
export interface GoogleAccount {
  readonly projectId: string
  readonly email: string
  readonly key: KeyObject
  readonly tokenUrl: string
}

const isKeyFile = shapeOf(
  Type.Object({
    project_id: Type.String({ pattern: '^[a-z0-9:.-]{4,60}$' }),
    client_email: Type.String({ minLength: 3 }),
    private_key: Type.String(),
    token_uri: Type.String(),
  }),
)

/** Reads a key file; null for an empty text. @throws Error whose message completes a sentence */
export function readGoogleAccount(text: string): GoogleAccount | null {
  if (text === '') return null
  const file = readJson(text, isKeyFile)
  if (!file) throw new Error('is not the JSON key file of a service account')
  const { project_id: projectId, client_email: email, private_key: pem, token_uri: tokenUrl } = file
  if (!URL.canParse(tokenUrl)) throw new Error('has a token_uri that is not a URL')
  try {
    return { projectId, email, tokenUrl, key: createPrivateKey(pem) }
  } catch {
    throw new Error('has a private_key that is not a private key in PEM')
  }
}
