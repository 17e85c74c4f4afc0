import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { getConsentData } from './operations/get-consent-data.ts'
import { getMyConsent } from './operations/get-my-consent.ts'
import { updateMyConsent } from './operations/update-my-consent.ts'

export function consentOperations(parts: Parts): Operation[] {
  return [getConsentData(), getMyConsent(parts), updateMyConsent(parts)]
}
