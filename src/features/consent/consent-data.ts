import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { deleteConsents, listAllConsents } from './consent-store.ts'

/** The consents that users gave and withdrew. */
export const consentData: PersonalData = {
  tables: ['consent'],
  async list(db, userId) {
    const rows = await listAllConsents(db, userId, MAX_EXPORTED)
    return {
      consents: rows.map(({ document_digest: digest, ...row }) => ({
        ...row,
        document_sha256: digest.toString('hex'),
      })),
    }
  },
  erase: deleteConsents,
}
