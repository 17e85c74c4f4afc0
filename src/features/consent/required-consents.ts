import type { Database } from '../../platform/database/database.ts'
import type { Language } from '../../platform/language.ts'
import { CONSENT_VERSION, listConsentDocuments, REQUIRED_PURPOSES } from './consent-documents.ts'
import { insertConsents } from './consent-store.ts'
import { consentVersionUnknown } from './problems.ts'

/** @throws Problem consent_version_unknown unless this is the version in force */
export function requireCurrentVersion(version: string | undefined): void {
  if (version !== CONSENT_VERSION) throw consentVersionUnknown({ version: CONSENT_VERSION })
}

/** Records that a new user accepted the documents that an account requires, in the language in which they were shown. */
export async function acceptRequiredDocuments(db: Database, userId: string, language: Language): Promise<void> {
  const required = listConsentDocuments(language).filter(({ purpose }) => REQUIRED_PURPOSES.includes(purpose))
  await insertConsents(
    db,
    userId,
    required.map((document) => ({ document, granted: true })),
  )
}
