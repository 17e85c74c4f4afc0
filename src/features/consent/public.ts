export { CONSENT_VERSION } from './consent-documents.ts'
export { consentVersionNotInForce } from './input-errors.ts'
export { consentVersionUnknown } from './problems.ts'
export { acceptRequiredDocuments, requireCurrentVersion } from './required-consents.ts'
