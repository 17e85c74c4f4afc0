import { endpointOf } from './endpoints.ts'
import { GATEWAYS } from './lexicon.ts'
import type { GeoMention } from './mentions.ts'
import { type Polarity, SEEN } from './polarity.ts'
import {
  AFTER_STAY,
  ANY_BUT,
  BASE,
  BASED,
  BUT_OTHER,
  CAME_BY,
  CHANGES_AT,
  COMPARED,
  DAY_TRIPS,
  END,
  FIRST,
  FLOWN_FROM,
  FROM,
  GIVEN_UP,
  IN_PLACE,
  INTO,
  KNOWN,
  KNOWN_AFTER,
  LAST,
  LEADS_ON,
  LEAVE,
  LEAVES_FROM,
  LENGTH_AT,
  LENGTH_FOLLOWS,
  LENGTH_STAY,
  LENGTHS,
  LIKE,
  LIVES,
  NATIVE,
  NEAR,
  NOT_AGAIN,
  ONCE_PLANNED,
  ONLY_NEAR,
  OUT_OF,
  PAST,
  SEEN_FROM,
  START,
  STARTS_AT,
  THEN_FREE,
  TO,
  VISIT,
  WANTS,
  WAY_HOME,
  WAY_OF,
} from './role-cues.ts'
import { isHomeOfOthers } from './role-homes.ts'
import type { Sheet } from './sheet.ts'

/** What the name of a place is for. */
export type Role = 'visit' | 'first' | 'last' | 'start' | 'end' | 'base' | 'near' | 'avoid' | 'known' | 'compared'

/** The roles of the places of a prompt, in its order. */
export function rolesOf(sheet: Sheet, mentions: readonly GeoMention[], polarities: readonly Polarity[]): Role[] {
  const roles = mentions.map((_, at) => roleOf(sheet, mentions, at, polarities[at]))
  nameProvinces(sheet, mentions, roles)
  continueKnown(sheet, mentions, roles)
  repeatOrigins(sheet, mentions, roles)
  backHome(sheet, mentions, roles)
  stopBetween(sheet, mentions, roles)
  endAtHome(sheet, mentions, roles)
  leaveHome(sheet, mentions, roles)
  // “From Lampang by way of Phrae to end in Nan”: the journey begins with Lampang.
  if (roles.includes('last'))
    roles.forEach(
      (role, at) => role === 'start' && START.test(sheet.text.slice(0, mentions[at]?.start)) && (roles[at] = 'first'),
    )
  return roles
}

/** “Been to Phi Phi, Railay and Lanta”: the whole list is known. */
function continueKnown(sheet: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  mentions.forEach(({ start }, at) => {
    const before = mentions[at - 1]
    if (
      before &&
      roles[at - 1] === 'known' &&
      (/^ to (?:the )?$/.test(sheet.text.slice(before.end, start)) ||
        /^(?!.*\b(?:now|so|then|but|instead|this|next)\b)\s*(?:,(?: [a-z]{1,12},?)?|and|&|,)?(?: [a-z]{1,12})?(?: ?and)?\s*$/.test(
          sheet.text.slice(before.end, start),
        ))
    )
      roles[at] = 'known'
  })
  // `เลย อุดร หนองคาย ไปจนปรุหมดแล้ว`: known is said after the list.
  for (let at = mentions.length - 1; at >= 0; at--) {
    const [mention, next] = [mentions[at] as GeoMention, mentions[at + 1]]
    const isListed =
      next &&
      roles[at + 1] === 'known' &&
      !(/[a-z]$/.test(mention.form) && VISIT.test(sheet.text.slice(Math.max(0, mention.start - 16), mention.start))) &&
      /^\s*(?:,|และ|กับ|and|&|\/)?\s*$/.test(sheet.text.slice(mention.end, next.start))
    if (
      roles[at] === 'visit' &&
      ((KNOWN_AFTER.test(sheet.text.slice(mention.end, mention.end + KNOWN_REACH)) && !isAgain(sheet, mention)) ||
        isListed)
    )
      roles[at] = 'known'
  }
}

const KNOWN_REACH = 48

/** `เขาใหญ่ไปมาหลายรอบแล้ว อยากไปอีก`. */
const isAgain = ({ text }: Sheet, { end }: GeoMention) => /อยาก(?:กลับ)?ไปอีก|ไปซ้ำ/.test(text.slice(end, end + 48))

/** `วันแรก กทม-เขาค้อ … กลับ กทม`: what the plan begins and ends with is home. */
function backHome(sheet: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  const [first, second] = mentions
  if (!first || !second || roles[0] !== 'visit' || mentions.length < 3) return
  const isHome = mentions.some(
    ({ form, start }, at) => roles[at] === 'end' && form === first.form && BACK.test(sheet.text.slice(0, start)),
  )
  if (isHome && TO.test(sheet.text.slice(first.end, second.start))) roles[0] = 'start'
}

/** “An island in the South, leaving from Hat Yai”: they cannot leave what they have not been to. */
function leaveHome({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  const at = roles.indexOf('end')
  if (at < 0 || roles.includes('start') || !LEAVES_FROM.test(text.slice(0, mentions[at]?.start))) return
  const isStay = (role: Role, index: number) =>
    (role === 'visit' || role === 'first' || role === 'base') && mentions[index]?.geo.kind !== 'area'
  if (!roles.slice(0, at).some(isStay)) roles[at] = 'start'
}

/** `ขับรถกลับบ้านที่สุรินทร์ ออกจากบางแค`: of those who set out elsewhere, the journey ends at home. */
function endAtHome({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  if (!roles.includes('start')) return
  mentions.forEach(({ start }, at) => {
    if (roles[at] === 'visit' && HOMEWARD.test(text.slice(Math.max(0, start - 24), start))) roles[at] = 'last'
  })
}

const HOMEWARD =
  /กลับบ้าน(?:เกิด|เรา|ผม|พ่อ|แม่|แฟน|ภรรยา|สามี)?\s?(?:ที่|แถว|ใน)?$|\b(?:drive|driving|go|going|head|heading|way) home to $/

/** “Where to stop between Bangkok and Chiang Mai”: the two are the ends of the way. */
function stopBetween({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  mentions.forEach(({ start, end }, at) => {
    const next = mentions[at + 1]
    if (!next || roles[at] !== 'visit' || roles[at + 1] !== 'visit') return
    if (!BETWEEN.test(text.slice(0, start)) || !JOINED.test(text.slice(end, next.start)) || !STOPS.test(text)) return
    roles[at] = 'start'
    roles[at + 1] = 'end'
  })
}

const BETWEEN = /(?:\bbetween|(?<!ลังเล|เลือก|เทียบ)ระหว่าง(?:ทาง)?(?:จาก)?)\s?$/
const JOINED = /^\s?(?:and|&|to|กับ|และ|ถึง|ไป|-)\s?$/
const STOPS =
  /แวะ|กลางทาง|\bstop(?:s|over)?\b|\bbreak\b|\bhalf ?way\b|\bon the way\b|\b(?:some|any)where between\b|\boff the road\b/

const BACK = /กลับ(?:ถึง|มา|ที่|บ้าน)?\s?$/

/** `บ้านอยู่บางมูลนาก พิจิตร`: a province right after a town of its own only says where that is. */
function nameProvinces(sheet: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  mentions.forEach(({ geo, start }, at) => {
    const town = mentions[at - 1]
    if (geo.kind !== 'province' || !town || town.geo.kind === 'province' || town.geo.kind === 'area') return
    const isBeside = /^,? ?(?:จ\.|จังหวัด|in )?\s?$/.test(sheet.text.slice(town.end, start))
    if (isBeside && endpointOf(town, [geo.province.code])?.provinceCode === geo.province.code) {
      const role = roles[at - 1]
      if (role === 'start' || role === 'known' || role === 'compared') roles[at] = role
    }
  })
}

/** A place named again without a word for going there is still where they come from. */
function repeatOrigins(sheet: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  const origins = new Set(mentions.filter((_, at) => roles[at] === 'start').map(({ form }) => form))
  mentions.forEach(({ form, start }, at) => {
    if (roles[at] !== 'visit' || !origins.has(form)) return
    if (!VISIT.test(sheet.text.slice(Math.max(0, start - 16), start))) roles[at] = 'start'
  })
}

function roleOf(sheet: Sheet, mentions: readonly GeoMention[], at: number, polarity: Polarity | undefined): Role {
  const mention = mentions[at]
  if (!mention) return 'visit'
  const previous = mentions[at - 1]
  const before = sheet.text.slice(Math.max(previous?.end ?? 0, mention.start - 30), mention.start)
  const after = sheet.text.slice(mention.end, mention.end + 24)
  const wider = sheet.text.slice(Math.max(previous?.end ?? 0, mention.start - BASE_REACH), mention.start)
  if (PAST.test(before) || JUST_BACK.test(before)) return 'known'
  if (mentions.length === 1 && FLIES_HOME.test(before)) return 'visit'
  if (mention.form === FLED || isHomeInTown(mention, before) || (MEET_AT.test(before) && SET_OUT.test(after)))
    return 'start'
  if (NEAR.test(before) && !ROUND_IT.test(before))
    return mention.geo.kind === 'area' ? 'visit' : BASE.test(before) ? 'base' : 'near'
  if (SEEN_FROM.test(before)) return 'base'
  if (isHomeOfOthers(sheet, mention)) return 'compared'
  if (ANY_BUT.test(sheet.text.slice(Math.max(0, mention.start - 64), mention.start))) return 'avoid'
  if (CAME_BY.test(before) && NOT_AGAIN.test(after)) return 'known'
  if (STARTS_AT.test(before) && LEADS_ON.test(sheet.text.slice(mention.end, mention.end + LEADS_REACH)))
    return endpointOf(mention)?.provinceCode === CAPITAL ? 'start' : 'first'
  if (
    previous &&
    GO_OUT.test(before) &&
    COME_IN.test(sheet.text.slice(Math.max(0, previous.start - 16), previous.start))
  )
    return 'end'
  if (previous && OUT_OF.test(before) && INTO.test(sheet.text.slice(Math.max(0, previous.start - 16), previous.start)))
    return 'end'
  if (at > 0 && SETS_OUT_FROM.test(before) && isInCapital(mention)) return 'start'
  if (at > 0 && LEAVE.test(before)) return GATEWAYS.includes(mention.form) && FLOWN_FROM.test(before) ? 'start' : 'end'
  if (
    FROM.test(before) ||
    NATIVE.test(sheet.text.slice(0, mention.start)) ||
    (LIVES.test(sheet.text.slice(0, mention.start)) && WANTS.test(after)) ||
    isWayTo(sheet, mentions, at) ||
    (HOME_OF.test(after) && !KNOWN.test(before)) ||
    isHeadOfRoute(sheet, mentions, at, before) ||
    isFlown(sheet, mentions, at, before)
  )
    return 'start'
  if (mentions.length > 1 && IS_IN.test(before) && AT_PRESENT.test(after)) return 'start'
  if (
    mentions.length > 1 &&
    LANDS_AT.test(before) &&
    GOES_STRAIGHT_ON.test(sheet.text.slice(mention.end, mention.end + LEADS_REACH))
  )
    return 'start'
  if (mentions.length > 1 && CHANGES_AT.test(wider) && !LENGTH_FOLLOWS.test(after)) return 'compared'
  if (BASED.test(before) && mentions.length > 1 && !LENGTH_FOLLOWS.test(after)) return 'start'
  if (AFTER_STAY.test(before) && THEN_FREE.test(after)) return 'known'
  if (ONCE_PLANNED.test(before) && GIVEN_UP.test(sheet.text.slice(mention.end, mention.end + KNOWN_REACH)))
    return 'compared'
  if (mention.geo.kind === 'area' && WAY_HOME.test(before)) return 'known'
  if (FIRST.test(before)) return 'first'
  if (END.test(before) && !/^ (?:for|again|next|this)\b/.test(after)) return 'end'
  if (GATEWAYS.includes(mention.form)) return mentions.length === 1 && IN_TRANSIT.test(sheet.text) ? 'visit' : 'start'
  if (LAST.test(before)) return 'last'
  if (polarity === SEEN && mention.geo.kind !== 'province' && mention.geo.kind !== 'area') return 'known'
  if (at > 1 && isWayTo(sheet, mentions, at - 1)) return 'last'
  if (polarity?.sign === 'unwanted') return IN_PLACE.test(before) ? 'visit' : 'avoid'
  if (COMPARED.test(before) || (LIKE.test(before) && BUT_OTHER.test(after))) return 'known'
  if (BASE.test(wider) || isStayWithDayTrips(sheet, before, after)) return 'base'
  if (KNOWN.test(before)) return 'known'
  if (previous && TO.test(before) && FROM.test(sheet.text.slice(Math.max(0, previous.start - 30), previous.start)))
    return CHANGED.test(after) && CARRIED.test(sheet.text.slice(0, previous.start)) ? 'known' : 'visit'
  return ONLY_NEAR.test(after) && mention.geo.kind === 'province' ? 'near' : 'visit'
}

/** “Flying home from Chiang Rai at 4 pm”, `กลับไฟลท์บ่ายสี่จากเชียงราย`: the only place that they name is where they are. */
const FLIES_HOME =
  /\b(?:fl(?:y|ying|ights?)|train|bus|plane) (?:home|back)(?: [^.,;!?\n]{0,16})? (?:from|out of)(?: the)? $|(?:กลับ|ขากลับ)\s?(?:ด้วย)?(?:เครื่อง|ไฟล|บิน|รถ|ขบวน)[^.;!?\n]{0,20}จาก(?:สนามบิน|สถานี)?\s?$|บินกลับ[^.;!?\n]{0,20}จาก(?:สนามบิน)?\s?$|ก่อน(?:จะ|ไป)?(?:ขึ้น(?:เครื่อง|รถ[ก-์]{0,4})|บิน)(?:กลับ)?(?:ที่|จาก)(?:สนามบิน|สถานี)?\s?$/
/** What they see of a country between two flights is around its airport. */
const IN_TRANSIT = /\b(?:lay-?over|stop-?over|transit)\b|(?:ต่อ|เปลี่ยน|พัก)เครื่อง|ทรานซิท/
const JUST_BACK = /(?:เพิ่ง|พึ่ง)(?:จะ)?กลับ(?:มา)?(?:จาก)?(?:เที่ยว)?$/
/** `ปั่นรอบเมืองเก่าสุโขทัย`: they ride round it, in it. */
const ROUND_IT = /(?:ปั่น(?:จักรยาน)?|เดิน(?:เล่น|เที่ยว)?|วิ่ง|ขี่(?:มอไซค์|จักรยาน|มอเตอร์ไซค์)?)\s?รอบ\s?ๆ?$/

/** “Staying at my sister-in-law's place in Udon”. */
const BASE_REACH = 48

const CAPITAL = '10'
/** “A night on Koh Larn, leaving from Bang Na”. */
const SETS_OUT_FROM = /\b(?:leaving|departing|setting (?:off|out)|starting) from $/
const isInCapital = (mention: GeoMention) =>
  endpointOf(mention)?.provinceCode === CAPITAL && !/^(?:bangkok|bkk|krung)/.test(mention.form)
const LEADS_REACH = 48

/** “4 nights in Hua Hin, day trips from there”. */
const isStayWithDayTrips = ({ text }: Sheet, before: string, after: string) =>
  DAY_TRIPS.test(text) && (LENGTH_AT.test(before) || LENGTH_STAY.test(after)) && (text.match(LENGTHS)?.length ?? 0) <= 1

/** “Bangkok to Ayutthaya, 1 day”: a journey named by its ends. */
function isWayTo(sheet: Sheet, mentions: readonly GeoMention[], at: number): boolean {
  const [mention, next] = [mentions[at], mentions[at + 1]]
  if (!mention || !next) return false
  if (at > 0 && !WAY_OF.test(sheet.text.slice(Math.max(0, mention.start - 30), mention.start))) return false
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
  if (
    !/^[.ฯ]?\s?(?:-|->|→|>)\s?(?:(?:แวะ|ไป|อ\.|จ\.|เกาะ|เมือง)\s?)?$/.test(rest) ||
    endpointOf(next)?.provinceCode === endpointOf(mention)?.provinceCode
  )
    return false
  return endpointOf(mention)?.provinceCode === CAPITAL || RIDES.test(before)
}

const RIDES =
  /(?:ขับ(?:รถ)?|ขี่[ก-์]{0,10}|ปั่น(?:จักรยาน)?|รถไฟ|รถทัวร์|รถตู้|มอไซค์|มอเตอร์ไซค์|บิ๊กไบค์|ไบค์|โรดทริป|นั่งรถ[ก-์]{0,6})\s?(?:เส้น(?:ทาง)?|สาย|จาก)?\s?$/

/** `บ้านบางแค`, `บ้านแถวปากเกร็ด`: around the capital, where names with `บ้าน` are no villages. */
const isHomeInTown = (mention: GeoMention, before: string): boolean =>
  /(?:^|[\s(])บ้าน(?:เรา|ผม|หนู)?(?:แถว|ที่|ย่าน)?$/.test(before) &&
  AROUND_CAPITAL.has(endpointOf(mention)?.provinceCode ?? '')
const AROUND_CAPITAL = new Set(['10', '11', '12', '13'])

/** `เข้าหาดใหญ่ ออกภูเก็ต`: where they come into the region, and leave it. */
const COME_IN = /(?:^|[\s,])(?:บิน)?(?:เข้า|ลง|ลงเครื่อง)(?:ที่|ทาง)?\s?$/
const GO_OUT = /^\s?[,/-]?\s?(?:แล้ว|และ)?(?:บิน)?(?:ออก|กลับ)(?:ที่|ทาง|จาก)?\s?$/

/** “We land in Bangkok but go straight to Koh Samet”, `ลงเครื่องที่ภูเก็ตแล้วไปเขาหลักเลย`: they do not stay there. */
const LANDS_AT =
  /\b(?:land|landing|lands|arrive|arriving|arrives|fly|flying|flies|touch(?:ing)? down) (?:in|into|at) (?:the )?$|(?:ลงเครื่อง|ลง|บินลง|เครื่องลง)(?:ที่)?(?:สนามบิน)?\s?$/
const GOES_STRAIGHT_ON =
  /^(?:,? (?:but|and|then|at [a-z0-9:. ]{1,10},?)){0,2} (?:we(?:'ll)? |i(?:'ll)? |will |want to |would like to ){0,2}(?:go|head|drive|transfer|continue|carry on|travel|move|bus|going|heading|driving)? ?(?:straight|directly|immediately|right away|right on) (?:on |over |up |down |off ){0,2}(?:to|for)\b|^\s?(?:แล้ว|ก็|และ)(?:ก็)?(?:ต่อรถ|ต่อ|นั่งรถ|เช่ารถ|ขับ(?:รถ)?)?(?:ตรง)?(?:ไป|เข้า)[ก-์ ]{2,16}(?:เลย|ทันที)/

/** “We're in Udon at the moment”. */
const IS_IN = /(?:'m|'re|\bam|\bare)(?: currently| now| still| both)? (?:in|on|at)(?: the)? $/
const AT_PRESENT = /^ (?:at the moment|right now|currently|now|just now|at present|these days)\b/

/** `หนีกรุงไปเขาใหญ่`. */
const FLED = 'หนีกรุง'
/** `นัดเจอกันที่รังสิตแล้วขับไปเขาใหญ่`: they meet where the journey begins. */
const MEET_AT =
  /(?:เจอกัน|นัดกัน|รวมตัวกัน?|รวมพล|พบกัน|จุดนัดพบ|รับ(?:เพื่อน|กัน|แฟน))(?:ที่|แถว|ตรง)?(?:ปั๊ม|สถานี|ห้าง|หน้า)?[ก-์]{0,8}\s?$|\b(?:meet(?:ing)?(?: up)?|gather(?:ing)?)(?: first)? (?:in|at) $/
const SET_OUT =
  /^[^.;\n]{0,12}?(?:แล้ว(?:ค่อย)?|ก่อน)(?:\s?)(?:ขับ|ออก|ไป|นั่ง|เดินทาง|ค่อย)|^(?: [a-z]{1,8}){0,3},? (?:and |then ){1,2}(?:we )?(?:drive|go|head|leave|ride|set off)/
/** “Bangkok-based couple”, “a Korat family”. */
const HOME_OF =
  /^(?:-| )based\b(?! on)|^ (?:family|locals?|residents?|couple|expats?)\b(?= (?:of|with|here|looking|wanting|want|who|and|planning|,)|,|\.)/

/** `บินหาดใหญ่-เชียงใหม่`: the first is where the flight begins. */
export function isFlown(sheet: Sheet, mentions: readonly GeoMention[], at: number, before: string): boolean {
  const [mention, next] = [mentions[at], mentions[at + 1]]
  return (
    mention !== undefined &&
    next !== undefined &&
    /(?:บิน(?:ตรง)?(?:จาก)?|ไฟล[ทต]์|นั่งเครื่อง|\b(?:fly|flying|flights?)(?: out)?(?: of| from)?)\s*$/.test(before) &&
    /^\s*(?:-|->|>|ไป|ลง|to)\s*$/.test(sheet.text.slice(mention.end, next.start))
  )
}

/** “The night train from Bangkok”: how they get there, while “by train from Bangkok” may be the whole journey. */
export const CARRIED =
  /(?<!\bby (?:the |night |overnight )?)\b(?:train|sleeper|bus|coach|minivan|ferry|boat|flight|plane)s? from(?: the)?\s*$/

/** “… to Chumphon and the ferry from there”: they change there. */
const CHANGED =
  /^,? (?:and |then |and then |for )(?:the |a |by |take the |take a )?(?:ferry|boat|speedboat|catamaran|bus|minivan)\b(?! (?:tour|trip))/
