import type { MailServices } from '../../platform/mail/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { Accounts } from './accounts.ts'

export type AuthServices = CoreServices & MailServices & { readonly accounts: Accounts }
