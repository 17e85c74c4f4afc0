import { defineFeature } from '../../platform/feature.ts'
import { consentData } from './consent-data.ts'
import { getConsentData } from './operations/get-consent-data.ts'
import { getMyConsent } from './operations/get-my-consent.ts'
import { updateMyConsent } from './operations/update-my-consent.ts'
import type { ConsentServices } from './services.ts'

/** What users have agreed to. */
export const consent = defineFeature<ConsentServices>({
  name: 'consent',
  tags: { Consent: 'Legal documents, and the consents of users.' },
  operations: (own) => [getConsentData(), getMyConsent(own), updateMyConsent(own)],
  limits: () => ({ consent: { calls: 50, windowS: 86_400 } }),
  personalData: [consentData],
})
