// Legs of a journey that is told: “a bus from Chiang Mai to Chiang Rai, a ferry to Ko Tao”, “Fly to Krabi. Fly to Nan.”
import { distanceM } from '../../world/point.ts'
import { pointsOf } from './doubts.ts'
import { endpointOf } from './endpoints.ts'
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { FLIES_THERE, IS_AT_HOME, RIDES_FROM, RIDES_THERE } from './role-leg-rules.ts'
import { TO } from './role-way-rules.ts'
import type { Sheet } from './sheet.ts'

const BEFORE = 40
const CAPITAL = '10'
/** Farther than people go on by land from where they landed. */
const FAR_M = 260_000

const wordsBefore = (text: string, mentions: readonly GeoMention[], at: number) => {
  const start = mentions[at]?.start ?? 0
  return text.slice(Math.max(mentions[at - 1]?.end ?? 0, start - BEFORE), start)
}
const codeOf = (mention: GeoMention | undefined) => mention && endpointOf(mention)?.provinceCode

/** A bus “from Chiang Mai to Chiang Rai” among other legs begins where they are by then, not at home. */
export function rideOn({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  if (mentions.length < 3 || !roles.includes('start') || IS_AT_HOME.test(text)) return
  const rides = mentions.map((_, at) => {
    const before = wordsBefore(text, mentions, at)
    return RIDES_FROM.test(before) || RIDES_THERE.test(before)
  })
  mentions.forEach((mention, at) => {
    const next = mentions[at + 1]
    if (roles[at] !== 'start' || !next || codeOf(mention) === CAPITAL || codeOf(mention) === undefined) return
    if (!RIDES_FROM.test(wordsBefore(text, mentions, at)) || !TO.test(text.slice(mention.end, next.start))) return
    const isOther = (other: number) => other !== at && other !== at + 1
    const legs = rides.filter((ridden, other) => ridden && isOther(other)).length
    const before = mentions.slice(0, at).filter((_, other) => roles[other] === 'visit')
    const isKnown = before.some((other) => codeOf(other) === codeOf(next))
    if (!isKnown && legs > 0 && (before.length > 0 || legs > 1)) roles[at] = 'visit'
  })
}

/** Whether a flight goes on to the next stop: one of several, or far from all that is named before it. */
export function isFlownOn(
  { text }: Sheet,
  mentions: readonly GeoMention[],
  roles: readonly Role[],
  at: number,
): boolean {
  const flown = mentions.filter(
    (mention, other) => codeOf(mention) !== CAPITAL && FLIES_THERE.test(wordsBefore(text, mentions, other)),
  )
  if (new Set(flown.map(({ form }) => form)).size > 1) return true
  const own = pointsOf((mentions[at] as GeoMention).geo)
  const earlier = mentions.slice(0, at).filter((_, other) => roles[other] === 'visit' || roles[other] === 'first')
  const isFar = ({ geo }: GeoMention) =>
    pointsOf(geo).every((point) => own.every((other) => distanceM(point, other) > FAR_M))
  return earlier.length > 0 && FLIES_THERE.test(wordsBefore(text, mentions, at)) && earlier.every(isFar)
}
