// Of whom asks only for stops on a way, its two ends are no goals; of whom rides it, both are.
import { distanceM } from '../../world/point.ts'
import { pointsOf } from './doubts.ts'
import { endpointOf } from './endpoints.ts'
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { ASKS_FOR_STOPS, BETWEEN, IS_THE_WAY, JOINED, LEADS_TO, STOPS } from './role-way-rules.ts'
import type { Sheet } from './sheet.ts'

/** “Where to stop between Bangkok and Chiang Mai”: the two are the ends of the way. */
export function stopBetween({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  mentions.forEach((mention, at) => {
    const { start, end } = mention
    const next = mentions[at + 1]
    if (!next || roles[at + 1] !== 'visit') return
    // `ขับจากโคราชลงภูเก็ต แวะนอนไหนดี`
    const isWay = mentions.length === 2 && roles[at] === 'start' && LEADS_TO.test(text.slice(end, next.start))
    if (isWay && ASKS_FOR_STOPS.test(text) && !LENGTH.test(text)) roles[at + 1] = 'end'
    else if (isWay && endpointOf(mention)?.provinceCode !== CAPITAL && isNear(mention, next) && IS_THE_WAY.test(text))
      roles[at] = 'first'
    if (roles[at] !== 'visit') return
    if (!BETWEEN.test(text.slice(0, start)) || !JOINED.test(text.slice(end, next.start)) || !STOPS.test(text)) return
    roles[at] = 'start'
    roles[at + 1] = 'end'
  })
}

const CAPITAL = '10'
/** As far as people ride in some days. */
const NEAR_M = 260_000
const isNear = ({ geo }: GeoMention, next: GeoMention) =>
  pointsOf(geo).some((point) => pointsOf(next.geo).some((other) => distanceM(point, other) <= NEAR_M))

/** Who has days has a goal. */
const LENGTH =
  /(?:[2-9]|\d\d|สอง|สาม|สี่|ห้า|หก|เจ็ด|\b(?:two|three|four|five|six|seven|ten|a few))[ -]?(?:วัน|คืน|days?\b|nights?\b)|\bweeks?\b|สัปดาห์/
