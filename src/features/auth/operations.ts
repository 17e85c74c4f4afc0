import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { confirmNewPassword } from './confirm-new-password.ts'
import { getSigningKeys } from './get-signing-keys.ts'
import { listSessions } from './list-sessions.ts'
import { oauthSignInV1 } from './oauth-sign-in-v1.ts'
import { refreshToken } from './refresh-token.ts'
import { renewOtp } from './renew-otp.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { revokeSession } from './revoke-session.ts'
import { signInV1 } from './sign-in-v1.ts'
import { signOut } from './sign-out.ts'
import { signUpV1 } from './sign-up-v1.ts'
import { validatePasswordResetOtp } from './validate-password-reset-otp.ts'
import { verifyEmail } from './verify-email.ts'

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
