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

/** “A room near Krabi airport”: there, as is `วัดใกล้อ่อนนุช`; a sea or a hill near a quarter of the capital is not. */
export const isNearThere = (text: string, mention: GeoMention, after: string) =>
  AIRPORT.test(after) ||
  (endpointOf(mention)?.provinceCode === CAPITAL && !THE_CITY.test(mention.form) && !OUT_OF_TOWN.test(text))
const AIRPORT = /^ (?:international )?(?:airport|(?:bus |railway |train )?station|bus terminal)\b/
const THE_CITY = /^(?:bangkok|bkk|krung|กรุงเทพ|กทม|บางกอก)/
const OUT_OF_TOWN =
  /ทะเล|หาด|เกาะ|น้ำตก|ภูเขา|ขึ้นเขา|ดอย|แคมป์|กางเต็นท์|ต่างจังหวัด|นอกเมือง|\b(?:sea|seaside|beach(?:es)?|islands?|waterfalls?|mountains?|hills?|camping|countryside|out of (?:town|the city)|national parks?)\b/
