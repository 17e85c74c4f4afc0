import type { Partner } from './partner.ts'
import { createPartnerV2 } from './partner-v2.ts'
import { createPartnerV5, type PartnerOptions } from './partner-v5.ts'

const BASE_URLS = {
  v5: 'https://tatapi.tourismthailand.org/tatapi/v5',
  v2: 'https://tatdataapi.io/api/v2',
} as const

/** The adapter for the configured version; the base URL defaults to the official one. */
export function createPartner(
  version: 'v5' | 'v2',
  options: Omit<PartnerOptions, 'baseUrl'> & { readonly baseUrl?: string },
): Partner {
  const whole = { ...options, baseUrl: options.baseUrl || BASE_URLS[version] }
  return version === 'v5' ? createPartnerV5(whole) : createPartnerV2(whole)
}
