import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { getConsentData } from './get-consent-data.ts'
import { getMyConsent } from './get-my-consent.ts'
import { updateMyConsent } from './update-my-consent.ts'

export function consentOperations(parts: Parts): Operation[] {
  return [getConsentData(), getMyConsent(parts), updateMyConsent(parts)]
}
