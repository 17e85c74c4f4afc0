// Ways of which the prompt names the ends, and in which direction they go.
import { distanceM } from '../../world/point.ts'
import { pointsOf } from './doubts.ts'
import type { Draft } from './draft.ts'
import { endpointOf } from './endpoints.ts'
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { FLIES_BETWEEN, PLANS_WAY, RIDES } from './role-begin-rules.ts'
import { FLIES_TO, GOES_TO, HEADS_ROUTE, LISTED, ON_THE_WAY, TO } from './role-way-rules.ts'
import type { Sheet } from './sheet.ts'

const CAPITAL = '10'

/** `D2 ปาย > แม่ฮ่องสอน`: where they are by then. */
const LATER_DAY = /(?:\b(?:d|day) ?|วันที่ ?|วัน)(?:[2-9]|สอง|สาม|สี่|ห้า)[ :.)-]{0,3}$/

/** “Bangkok to Ayutthaya, 1 day”: a journey named by its ends. */
export function isWayTo(sheet: Sheet, mentions: readonly GeoMention[], at: number): boolean {
  const [mention, next] = [mentions[at], mentions[at + 1]]
  if (!mention || !next) return false
  if (LATER_DAY.test(sheet.text.slice(Math.max(0, mention.start - 16), mention.start))) return false
  if (at > 0 && !ON_THE_WAY.test(sheet.text.slice(Math.max(0, mention.start - 30), mention.start))) return false
  // “Korat -> Phimai -> Surin” is a route.
  const after = mentions[at + 2]
  if (after && /->|>/.test(sheet.text.slice(next.end, after.start))) return false
  return /^ (?:to|->|>) $/.test(sheet.text.slice(mention.end, next.start))
}

/**
 * `กทม-เขาค้อ-ภูทับเบิก`, `ขี่มอไซค์ ตาก-อุ้มผาง`: Thais write where they set out first. Elsewhere the capital may be a stop
 * (“Bangkok - Ayutthaya - Lopburi”), as is a place with a length of its own.
 */
export function isHeadOfRoute(sheet: Sheet, mentions: readonly GeoMention[], at: number, before: string): boolean {
  const [mention, next] = [mentions[at], mentions[at + 1]]
  if (at > 0 || !mention || next === undefined || !/[ก-์]/.test(mention.form)) return false
  const rest = sheet.text.slice(mention.end, next.start)
  if (!HEADS_ROUTE.test(rest) || endpointOf(next)?.provinceCode === endpointOf(mention)?.provinceCode) return false
  return endpointOf(mention)?.provinceCode === CAPITAL || RIDES.test(before)
}

/**
 * `กทม ไปน่าน 3 วัน`, `ขับรถโคราชไปเลย`, `รถทัวร์กรุงเทพ เชียงราย`: a request or a line begins with where they set out. Of `ภูเก็ตไปพีพีไปกระบี่` all are
 * stops, and a place that is named again is one.
 */
export function isHeadOfWay(sheet: Sheet, mentions: readonly GeoMention[], at: number): boolean {
  const [mention, next, after] = [mentions[at], mentions[at + 1], mentions[at + 2]]
  if (at > 0 || !mention || !next) return false
  const [before, gap] = [sheet.text.slice(0, mention.start), sheet.text.slice(mention.end, next.start)]
  const rides = RIDES.test(before)
  const from = endpointOf(mention)?.provinceCode
  if (from === CAPITAL && isHeadOfDrive(sheet, mentions)) return true
  if (!GOES_TO.test(gap) && !(rides && from === CAPITAL && gap.trim() === '')) return false
  if (from === undefined || endpointOf(next) === null) return false
  if (mentions.some((other) => other !== mention && endpointOf(other)?.provinceCode === from)) return false
  if (from !== CAPITAL && after && GOES_TO.test(sheet.text.slice(next.end, after.start))) return false
  return rides || /(?:^|\n) ?$/.test(before) || PLANS_WAY.test(before)
}

/** `กรุงเทพ ชุมพร ระนอง ขับรถ 5 วัน`: a list of places far away, which they drive to, begins with home. */
function isHeadOfDrive({ text }: Sheet, mentions: readonly GeoMention[]): boolean {
  const [home, ...others] = mentions
  const [from] = home ? pointsOf(home.geo) : []
  const gaps = others.map(({ start }, at) => text.slice(mentions[at]?.end, start))
  const isList = gaps.length > 1 && gaps.every((gap) => gap.trim() === '')
  if (!from || !isList || text.slice(0, home?.start).trim() !== '' || !DRIVES.test(text)) return false
  return others.every(({ geo }) => pointsOf(geo).every((point) => distanceM(from, point) >= FAR_M))
}
const DRIVES = /ขับ(?:รถ|เอง)|รถส่วนตัว|ขี่(?:รถ|มอ)|โรดทริป/
/** Nearer places are a day out from a stay in the capital. */
const FAR_M = 150_000

/** `บินหาดใหญ่-เชียงใหม่`: the first is where the flight begins. */
export function isFlown(sheet: Sheet, mentions: readonly GeoMention[], at: number, before: string): boolean {
  const [mention, next] = [mentions[at], mentions[at + 1]]
  return (
    mention !== undefined &&
    next !== undefined &&
    FLIES_BETWEEN.test(before) &&
    FLIES_TO.test(sheet.text.slice(mention.end, next.start))
  )
}

/** “North to south: Nan 3 days, …”: in which order they travel, of places that are named. */
export function nameDirections({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  if (mentions.filter(({ geo }) => geo.kind !== 'area').length < 2) return
  mentions.forEach(({ geo, start, end }, at) => {
    if (geo.kind !== 'area') return
    const next = mentions[at + 1]
    const isFrom = next?.geo.kind === 'area' && TO.test(text.slice(end, next.start))
    if (isFrom) roles[at + 1] = 'compared'
    if (isFrom || FROM_SOUTH.test(text.slice(Math.max(0, start - 20), start))) roles[at] = 'compared'
  })
}
/** “South” alone is no region. */
const FROM_SOUTH = /\b(?:south|north|east|west) to (?:the )?$/

/** “We drive from Nan to Phrae on Saturday, any stops on the way?”: one date, and what they ask for is on a way. */
export function isPassage({ text }: Sheet, { days, nights, start, startDate, endDate, provinces }: Draft): boolean {
  if (days !== null || nights !== null || start === null || startDate === null || endDate !== null) return false
  return provinces.length <= MOST_ON_A_WAY && PASSAGE.test(text)
}
const MOST_ON_A_WAY = 2
const PASSAGE =
  /ระหว่างทาง|กลางทาง|แวะ(?:ที่)?ไหน|แวะอะไร|ขับ(?:รถ)?กลับ|\bon (?:the|our|my) way\b|\balong the way\b|\b(?:drive|driving|head|heading|going|go) (?:back|home)\b/

/** “From Chiang Mai to Chiang Rai and then on to Nan”, `จากแพร่เลียบยมไปสุโขทัย พิจิตร`: where the way ends. */
export function lastOfWay({ text }: Sheet, mentions: readonly GeoMention[], next: GeoMention): GeoMention {
  let last = next
  for (const mention of mentions.slice(mentions.indexOf(next) + 1)) {
    const gap = text.slice(last.end, mention.start)
    const isListed = /[ก-์]/.test(mention.form) && LISTED.test(gap)
    if (!(isListed || ON_TO.test(gap)) || endpointOf(mention) === null) return last
    last = mention
  }
  return last
}
const ON_TO =
  /^,? (?:and )?(?:then|after that|finally) (?:the )?$|^,? ?(?:(?:and|&) ?)?(?:(?:then|after that|from there|finally|further|from here) )?(?:(?:(?:go|going|continue|continuing|head|heading|ride|riding|drive|driving|carry on|travel|back) )?(?:on|onwards?|over|down|up|east|west|north|south|further){0,1} ?){0,3}(?:to|->|→|>) (?:[a-z ]{1,24} (?:called|named) )?(?:the )?$|^\s?(?:แล้ว|จากนั้น|และ)?(?:ค่อย|ก็)?(?:ขับ|เดินทาง)?(?:ต่อ)?ไป(?:ต่อ)?(?:ที่|ถึง|จบที่)?\s?$/
