// `ขับรถไปภูเก็ต แวะชุมพร ระนอง`: stops on the way come before the goal, in the order of the road.
import { distanceM, type Point } from '../../world/point.ts'
import { pointsOf } from './doubts.ts'
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { GOES_HOME_TO, STOPPED_AT_FIRST, STOPS_AT } from './role-stop-rules.ts'
import { LISTED } from './role-way-rules.ts'
import type { SaidVisit } from './said-spans.ts'
import type { Sheet } from './sheet.ts'

const GOALS: ReadonlySet<Role> = new Set(['visit', 'last', 'end'])
const BEFORE_REACH = 56
const AFTER_REACH = 32
/** A stop is on the way if it makes the way at most this much longer, as the crow flies: roads go round bays. */
const ON_WAY = 1.45
/** `แวะ‹สุราษฎร์› ดำน้ำ ‹ชุมพร›`: a list with a word between. */
const LISTED_ON = /^\s(?![ก-์]*(?:ไป|กลับ|แล้ว|ต่อ|จบ|ถึง|นอน|พัก|วัน|คืน|จาก))[ก-์]{2,12}\s$/

/** Where the journey goes, and what comes before it. */
export interface WayToGoal {
  readonly goal: number
  readonly stops: readonly number[]
}

/** The goal and the stops on the way to it, as indexes of the places; null where the order of the text is that of the journey. */
export function wayToGoal({ text }: Sheet, mentions: readonly GeoMention[], roles: readonly Role[]): WayToGoal | null {
  const first = mentions.findIndex(
    ({ start }, at) => roles[at] === 'visit' && STOPS_AT.test(text.slice(Math.max(0, start - BEFORE_REACH), start)),
  )
  const goal = roles.slice(0, Math.max(0, first)).findLastIndex((role) => GOALS.has(role))
  const [to] = pointsAt(mentions[goal])
  if (first < 0 || !to) return null
  const listed = mentions.slice(first + 1).findIndex(({ start }, at) => {
    const before = mentions[first + at]
    const gap = text.slice(before?.end, start)
    return roles[first + 1 + at] !== 'visit' || !(LISTED.test(gap) || LISTED_ON.test(gap) || STOPS_AT.test(gap))
  })
  const last = listed < 0 ? mentions.length : first + 1 + listed
  const stops = Array.from({ length: last - first }, (_, at) => first + at)
  const [from] = pointsAt(mentions[roles.indexOf('start')])
  const isSaid =
    STOPPED_AT_FIRST.test(text.slice(mentions[last - 1]?.end, (mentions[last - 1]?.end ?? 0) + AFTER_REACH)) ||
    GOES_HOME_TO.test(text.slice(0, mentions[goal]?.start))
  const isBefore = (at: number) => {
    const [point] = pointsAt(mentions[at])
    return point !== undefined && (from ? isOnWay(from, point, to) : isSaid)
  }
  if (!stops.every(isBefore)) return null
  const awayM = (at: number) => distanceM(pointsAt(mentions[at])[0]!, from ?? to) * (from ? 1 : -1)
  return { goal, stops: stops.toSorted((a, b) => awayM(a) - awayM(b)) }
}

/** The places in the order of the journey. */
export function orderOf(way: WayToGoal | null, mentions: readonly GeoMention[]): readonly number[] {
  const all = mentions.map((_, at) => at)
  if (!way) return all
  const others = all.filter((at) => !way.stops.includes(at))
  return others.flatMap((at) => (at === way.goal ? [...way.stops, at] : [at]))
}

/** The stays as they are said, those on the way with the place that they come before. */
export function visitsOf(visits: readonly SaidVisit[], way: WayToGoal | null, mentions: readonly GeoMention[]) {
  const beforeGoal = mentions[way?.goal ?? -1]?.start
  if (!way || beforeGoal === undefined) return [...visits]
  const said = visits.toSorted((a, b) => a.start - b.start)
  const isStop = ({ start }: SaidVisit) => way.stops.some((at) => mentions[at]?.start === start)
  return said.map((visit) => (isStop(visit) ? { ...visit, beforeGoal } : visit))
}

function isOnWay(from: Point, stop: Point, to: Point): boolean {
  const direct = distanceM(from, to)
  return distanceM(from, stop) < direct && distanceM(from, stop) + distanceM(stop, to) <= direct * ON_WAY
}

const pointsAt = (mention: GeoMention | undefined) => (mention ? pointsOf(mention.geo) : [])
