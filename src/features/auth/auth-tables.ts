import type { Generated } from 'kysely'
import type { JsonColumn } from '../../platform/database/column.ts'

export interface OneTimeCodeTable {
  otp_ref: string
  purpose: 'sign_up' | 'password_reset' | 'email_change'
  email: string
  user_id: string | null
  code_digest: Buffer
  tries: Generated<number>
  language: 'th' | 'en'
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
  replaced_at: Date | null
}

export interface PasswordResetTable {
  token_digest: Buffer
  user_id: string
  expires_at: Date
  used_at: Date | null
}

export interface SessionTable {
  session_id: string
  user_id: string
  method: string
  ip_address: string
  user_agent: string
  created_at: Generated<Date>
  last_used_at: Generated<Date>
  proved_at: Generated<Date>
  revoked_at: Date | null
}

export interface RefreshTokenTable {
  token_digest: Buffer
  session_id: string
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

export interface SigningKeyTable {
  kid: string
  private_jwk: JsonColumn<Readonly<Record<string, string>>>
  active_at: Date
  created_at: Generated<Date>
}

export interface IdentityTable {
  issuer: string
  subject: string
  user_id: string
  provider: string
  email: string | null
  linked_at: Generated<Date>
  last_used_at: Generated<Date>
  /** Whether the account was opened with this identity. */
  opened_account: Generated<boolean>
}

export interface SignInFailureTable {
  key: Buffer
  failures: number
  last_at: Generated<Date>
}

export interface UsedIdTokenTable {
  token_digest: Buffer
  expires_at: Date
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    identity: IdentityTable
    one_time_code: OneTimeCodeTable
    password_reset: PasswordResetTable
    refresh_token: RefreshTokenTable
    session: SessionTable
    sign_in_failure: SignInFailureTable
    signing_key: SigningKeyTable
    used_id_token: UsedIdTokenTable
  }
}
