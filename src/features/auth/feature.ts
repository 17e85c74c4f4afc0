import { defineFeature } from '../../platform/feature.ts'
import type { MailServices } from '../../platform/mail/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import { createAccounts } from './accounts.ts'
import { authData } from './auth-data.ts'
import { confirmNewPassword } from './operations/confirm-new-password.ts'
import { getSigningKeys } from './operations/get-signing-keys.ts'
import { listSessions } from './operations/list-sessions.ts'
import { oauthSignInV1 } from './operations/oauth-sign-in-v1.ts'
import { refreshToken } from './operations/refresh-token.ts'
import { renewOtp } from './operations/renew-otp.ts'
import { requestPasswordReset } from './operations/request-password-reset.ts'
import { revokeSession } from './operations/revoke-session.ts'
import { signInV1 } from './operations/sign-in-v1.ts'
import { signOut } from './operations/sign-out.ts'
import { signUpV1 } from './operations/sign-up-v1.ts'
import { validatePasswordResetOtp } from './operations/validate-password-reset-otp.ts'
import { verifyEmail } from './operations/verify-email.ts'
import { purgeExpired } from './purge-expired.ts'
import type { AuthServices } from './services.ts'

/** Proves identity: sign-up, sign-in, one-time codes, sessions and tokens. */
export const auth = defineFeature({
  name: 'auth',
  tags: { Authentication: 'Sign up, verify, sign in, reset passwords, refresh tokens, and sessions.' },
  async create(services: CoreServices & MailServices): Promise<Pick<AuthServices, 'accounts'>> {
    const { db, clock, config, bus, outbox } = services
    const issuer = config.PUBLIC_URL || 'tiao'
    return { accounts: await createAccounts({ db, clock, issuer, bus, outbox, limits: config.RATE_LIMITS }) }
  },
  operations: (own) => [
    signUpV1(own),
    verifyEmail(own),
    signInV1(own),
    oauthSignInV1(own),
    renewOtp(own),
    requestPasswordReset(own),
    validatePasswordResetOtp(own),
    confirmNewPassword(own),
    refreshToken(own),
    signOut(own),
    listSessions(own),
    revokeSession(own),
    getSigningKeys(own),
  ],
  limits: () => ({
    'sign-in': { calls: 20, windowS: 60 },
    'sign-up': { calls: 30, windowS: 3_600 },
  }),
  jobs: ({ db, accounts }) => [
    { name: 'purge-sign-ins', cron: '29 * * * *', run: () => purgeExpired(db) },
    { name: 'rotate-signing-keys', cron: '11 3 * * *', run: () => accounts.tokens.rotate() },
  ],
  personalData: [authData],
  stop: ({ accounts }) => accounts.sessions.stop(),
})
