import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
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

export function authOperations(parts: Parts): Operation[] {
  return [
    signUpV1(parts),
    verifyEmail(parts),
    signInV1(parts),
    oauthSignInV1(parts),
    renewOtp(parts),
    requestPasswordReset(parts),
    validatePasswordResetOtp(parts),
    confirmNewPassword(parts),
    refreshToken(parts),
    signOut(parts),
    listSessions(parts),
    revokeSession(parts),
    getSigningKeys(parts),
  ]
}
