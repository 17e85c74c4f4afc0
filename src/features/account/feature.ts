import { defineFeature } from '../../platform/feature.ts'
import { accountData } from './account-data.ts'
import { eraseClosedAccounts } from './erase-accounts.ts'
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
import type { AccountServices } from './services.ts'
import { serveUndoPage } from './undo-page.ts'

/** What users do with their own account. */
export const account = defineFeature<AccountServices>({
  name: 'account',
  tags: {
    Account: 'The profile, credentials, linked identities and data of the signed-in user.',
    Administration: 'For users with the role `admin`.',
  },
  operations: (own) => [
    checkEmailAvailability(own),
    checkUsernameAvailability(own),
    getMe(own),
    updateBasicInfo(own),
    changeProfileImage(own),
    changePassword(own),
    changeUsername(own),
    requestEmailChange(own),
    verifyEmailChange(own),
    undoEmailChange(own),
    linkAccount(own),
    unlinkAccount(own),
    deactivateAccount(own),
    exportMyData(own),
    listMySecurityEvents(own),
    listSecurityEvents(own),
  ],
  limits: () => ({
    availability: { calls: 30, windowS: 60 },
    'account-change': { calls: 30, windowS: 3_600 },
    upload: { calls: 20, windowS: 3_600 },
    export: { calls: 10, windowS: 3_600 },
  }),
  jobs: ({ db, log, personalData }) => [
    {
      name: 'erase-accounts',
      cron: '37 * * * *',
      async run() {
        const erased = await eraseClosedAccounts(db, personalData)
        if (erased > 0) log.info({ accounts: erased }, 'accounts closed for 30 days were erased')
      },
    },
  ],
  pages: (app) => serveUndoPage(app),
  personalData: [accountData],
})
