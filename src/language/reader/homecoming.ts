// A home that is the goal: `บ้านอยู่แพร่ ทำงานกทม. ปีใหม่กลับบ้าน`, “my wife is from Nan, we go back to see her parents”.
import { endpointOf } from './endpoints.ts'
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { GOES_HOME, IS_HOME_PLACE, SEES_HOME } from './role-homecoming-rules.ts'
import { OTHERS_ARE_FROM, OTHERS_LIVE_AT } from './role-others-rules.ts'
import type { Sheet } from './sheet.ts'

const REACH = 48
const GOALS: ReadonlySet<Role> = new Set<Role>(['visit', 'first', 'last', 'base', 'near'])
const HOMES: ReadonlySet<Role> = new Set<Role>(['start', 'known', 'compared', 'end'])

/** Of those who name another goal too, only if they want to see something around their home. */
export function comeHome({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  if (!roles.some((role) => HOMES.has(role))) return
  const isGoing = roles.some((role) => GOALS.has(role))
  if (isGoing ? !SEES_HOME.test(text) : !GOES_HOME.test(text) && !SEES_HOME.test(text)) return
  const before = mentions.map(({ start }, at) => text.slice(Math.max(mentions[at - 1]?.end ?? 0, start - REACH), start))
  const isHome = (at: number) => HOMES.has(roles[at] as Role) && IS_HOME_PLACE.test(before[at] as string)
  const homes = mentions.flatMap((_, at) => (isHome(at) ? [at] : []))
  const isKins = (at: number) => OTHERS_ARE_FROM.test(before[at] as string) || OTHERS_LIVE_AT.test(before[at] as string)
  const goal = homes.find(isKins) ?? homes.find((at) => roles[at] !== 'start') ?? homes[0]
  if (goal === undefined) return
  const homeMention = mentions[goal] as GeoMention
  const code = endpointOf(homeMention, namedIn(mentions))?.provinceCode
  mentions.forEach((mention, at) => {
    const isAround = code !== undefined && endpointOf(mention)?.provinceCode === code
    if (mention.form === homeMention.form || (isAround && roles[at] === 'start')) roles[at] = 'visit'
  })
}

const namedIn = (mentions: readonly GeoMention[]) =>
  mentions.flatMap(({ geo }) => (geo.kind === 'province' ? [geo.province.code] : []))
