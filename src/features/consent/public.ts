export { CONSENT_VERSION, listConsentDocuments, REQUIRED_PURPOSES } from './consent-documents.ts'
export { insertConsents } from './consent-store.ts'
export { consentVersionNotInForce } from './input-errors.ts'
export { consentVersionUnknown } from './problems.ts'
