import { endpointOf } from './endpoints.ts'
import { GATEWAYS } from './lexicon.ts'
import type { GeoMention } from './mentions.ts'
import { isLanding } from './venues.ts'

const CAPITAL = '10'

/** “Koh Mak, landing at Suvarnabhumi”: an airport of the capital is no stop of a trip to somewhere else, without a stay. */
export const isGateElsewhere = (mentions: readonly GeoMention[], mention: GeoMention, before: string, after: string) =>
  (GATEWAYS.includes(mention.form) || (mention.form === 'bkk' && /\bat $/.test(before))) &&
  mentions.some((other) => endpointOf(other)?.provinceCode !== CAPITAL) &&
  !STAY.test(after)
/** “Landing at U-Tapao, then three days in Pattaya”: an airport or a station on the way to another place. */
export const isLandedAt = (mentions: readonly GeoMention[], mention: GeoMention, after: string) =>
  isLanding(mention.form) && mentions.some((other) => !isLanding(other.form)) && !STAY.test(after.replace(/,.*/s, ''))
const STAY = /^[^.;\n]{0,12}?(?:\d|\b(?:one|two|three|four|five|a)\b) ?(?:nights?|days?|weeks?|n\b|d\b|คืน|วัน)/
