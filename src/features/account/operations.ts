import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { changePassword } from './change-password.ts'
import { changeProfileImage } from './change-profile-image.ts'
import { changeUsername } from './change-username.ts'
import { checkEmailAvailability } from './check-email-availability.ts'
import { checkUsernameAvailability } from './check-username-availability.ts'
import { deactivateAccount } from './deactivate-account.ts'
import { exportMyData } from './export-my-data.ts'
import { getMe } from './get-me.ts'
import { linkAccount } from './link-account.ts'
import { listMySecurityEvents } from './list-my-security-events.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { requestEmailChange } from './request-email-change.ts'
import { undoEmailChange } from './undo-email-change.ts'
import { unlinkAccount } from './unlink-account.ts'
import { updateBasicInfo } from './update-basic-info.ts'
import { verifyEmailChange } from './verify-email-change.ts'

export function accountOperations(parts: Parts): Operation[] {
  return [
    checkEmailAvailability(parts),
    checkUsernameAvailability(parts),
    getMe(parts),
    updateBasicInfo(parts),
    changeProfileImage(parts),
    changePassword(parts),
    changeUsername(parts),
    requestEmailChange(parts),
    verifyEmailChange(parts),
    undoEmailChange(parts),
    linkAccount(parts),
    unlinkAccount(parts),
    deactivateAccount(parts),
    exportMyData(parts),
    listMySecurityEvents(parts),
    listSecurityEvents(parts),
  ]
}
