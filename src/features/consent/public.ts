export { CONSENT_VERSION, listConsentDocuments, REQUIRED_PURPOSES } from './consent-documents.ts'
export { insertConsents } from './consent-store.ts'
