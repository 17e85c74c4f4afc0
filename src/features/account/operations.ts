import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { changePassword } from './operations/change-password.ts'
import { changeProfileImage } from './operations/change-profile-image.ts'
import { changeUsername } from './operations/change-username.ts'
import { checkEmailAvailability } from './operations/check-email-availability.ts'
import { checkUsernameAvailability } from './operations/check-username-availability.ts'
import { deactivateAccount } from './operations/deactivate-account.ts'
import { exportMyData } from './operations/export-my-data.ts'
import { getMe } from './operations/get-me.ts'
import { linkAccount } from './operations/link-account.ts'
import { listMySecurityEvents } from './operations/list-my-security-events.ts'
import { listSecurityEvents } from './operations/list-security-events.ts'
import { requestEmailChange } from './operations/request-email-change.ts'
import { undoEmailChange } from './operations/undo-email-change.ts'
import { unlinkAccount } from './operations/unlink-account.ts'
import { updateBasicInfo } from './operations/update-basic-info.ts'
import { verifyEmailChange } from './operations/verify-email-change.ts'

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
