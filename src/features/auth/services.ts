import type { MailServices } from '../../platform/mail/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { AccountParts } from './account-parts.ts'

export type AuthServices = CoreServices & MailServices & { readonly accounts: AccountParts }
