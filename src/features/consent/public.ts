export { consentData } from './consent-data.ts'
export { CONSENT_VERSION, listConsentDocuments, REQUIRED_PURPOSES } from './consent-documents.ts'
export { insertConsents } from './consent-store.ts'
