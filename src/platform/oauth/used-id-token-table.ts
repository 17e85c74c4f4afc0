export interface UsedIdTokenTable {
  token_digest: Buffer
  expires_at: Date
}

declare module '../database/database.ts' {
  interface Tables {
    used_id_token: UsedIdTokenTable
  }
}
