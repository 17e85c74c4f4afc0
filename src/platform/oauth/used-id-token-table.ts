export interface UsedIdTokenTable {
  token_digest: Buffer
  expires_at: Date
}
