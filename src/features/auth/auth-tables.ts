import type { Generated } from 'kysely'
import type { JsonColumn } from '../../platform/database/column.ts'

export interface OneTimeCodeTable {
  otp_ref: string
  purpose: 'sign_up' | 'password_reset' | 'email_change'
  address: string
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
  address: string
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
}

export interface SignInFailureTable {
  key: Buffer
  failures: number
  last_at: Generated<Date>
}

export interface SecurityEventTable {
  event_id: Generated<number>
  user_id: string | null
  kind: string
  address: string
  user_agent: string
  details: JsonColumn<Readonly<Record<string, string | number | boolean | null>>>
  at: Generated<Date>
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    identity: IdentityTable
    one_time_code: OneTimeCodeTable
    password_reset: PasswordResetTable
    refresh_token: RefreshTokenTable
    security_event: SecurityEventTable
    session: SessionTable
    sign_in_failure: SignInFailureTable
    signing_key: SigningKeyTable
  }
}
