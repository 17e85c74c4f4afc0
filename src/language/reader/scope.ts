import type { AbroadMention } from './abroad.ts'
import type { Draft } from './draft.ts'
import { findPhrases } from './phrase-rules.ts'
import { listOf, type SlotPattern, slotPattern } from './phrases.ts'
import type { Scope } from './reading.ts'
import type { Sheet } from './sheet.ts'

/** Words of people who travel. */
const TRAVEL = slotPattern(
  listOf(`
    เที่ยว, ทริป, แพลนไป, ตะลอน, วันหยุด, พักผ่อน, ไปไหนดี, ไปไหนได้, ไปที่ไหน, พาไปไหน,
    อยากไป, จะพา, พาเพื่อน, จะไป, เดินทาง, แบ็คแพ็ค, แบกเป้, โรดทริป, ฮันนีมูน, แคมป์, ไปทะเล, ขึ้นดอย, ขึ้นเขา, ไหว้พระ,
    เดินป่า, ดำน้ำ, วันเดียว, ค้างคืน, ไปเช้าเย็นกลับ, พาแม่ไป, พาพ่อไป, พาครอบครัว, พาลูกไป, พาแฟนไป,
    จัดแผน, เดินเล่น, trip(s), travel(s), travel(l)ing, itinerar(y|ies), itenerary, visit(s), visiting,
    vacation(s), holiday(s), tour(s), touring, sightseeing, getaway(s), weekend, backpack, backpacking,
    honeymoon, road trip, explore, exploring, day out, days out, days in, nights in,
    places to go, where to go, things to do, what to do, what to see, trek, hike, island hopping, beach,
    stopover`),
)
/** Words after which a sentence is about something else, whatever else it contains. */
const OTHER_BUSINESS = slotPattern(
  listOf(`
    การบ้าน, ข้อสอบ, โจทย์, สมการ, อ่อนเลข, วิชาเลข, คิดเลข, (คำนวณ|คำนวน|คำนวญ)(ให้|เอง|ไม่เป็น|หน่อย), ไป(ได้|)กี่(เมตร|กิโลเมตร), วินาที…กี่, (met(re|er)s|kilomet(re|er)s|miles|feet) (do|does|did|can|will) (we|i|you|it|one|a car) (travel|go|cover|move), per second, in one second, เขียนโค้ด, โปรแกรมคอม, แปลภาษา, แปลให้, เรียงความ, สูตรทำ, ราคาหุ้น,
    หุ้น, บอลคืนนี้, สมัครงาน, ละคร, ซีรีส์, เกม, โทรศัพท์, โน้ตบุ๊ก, มือถือ, คอมพิวเตอร์, homework,
    equation, write code, python, javascript, essay, translate, poem, joke, recipe, stock price, resume,
    cover letter, solve`),
)

/** Tasks that only mention places. */
const TASK = slotPattern(
  listOf(`
    แปลเป็น, แปลให้, แปลประโยค, แปลภาษา, เรซูเม่, สูตรทำ, สูตรแกง, การบ้าน, ข้อสอบ, เรียงความ, ต่อวีซ่า, translate, recipe,
    essay, homework, equation, resume, cover letter, extend my visa, visa extension, can i extend, immigration office,
    tm7, tm30, tm47`),
)

/** Questions about life and facts, which may name a place or the country. */
const QUESTION = slotPattern(
  listOf(`
    ใบขับขี่, ย้ายไปอยู่, ย้ายบ้าน, หางาน, ส่งพัสดุ, ส่งของไป, ค่าเงิน, แผ่นดินไหว, กลอน, ราคาทอง, รายเดือน, ซื้อคอนโด, ซื้อบ้าน, ซื้อที่ดิน, ขอสินเชื่อ, เสียภาษี, เมืองหลวง, ประชากร, ห่างกันกี่กิโล, กี่กิโล,
    driving licen(c|s)e(s), drivers licen(c|s)e(s), driver's licen(c|s)e(s), international licen(c|s)e, looking for a job, find a job, job in, jobs in, teaching job(s), (move|moving|relocate|relocating|emigrate) to, poem, joke(s),
    what time is it, capital of, population of, buy a (condo|house|flat), open a bank account, pay tax(es), monthly rent, rent per month, how much is rent, exchange rate, convert, how far is, what language, parcel`),
)

/** Something to write, or a trip that is denied, whatever it is about. */
const NO_TRIP = slotPattern(
  listOf(`
    (วินาที|นาที)…(ได้กี่|กี่)(เมตร|กิโลเมตร), อ่อนเลข, (met(re|er)s|kilomet(re|er)s|miles|feet) (do|does|did|can|will) (we|i|you|it|one|a car) (travel|go|cover|move) in, รายงานเรื่อง, ทำรายงาน, ส่งรายงาน, เขียนรายงาน, เขียนบทนำ, เขียนเรียงความ, เขียนบทความ, ไม่ได้จะไปเที่ยว, ไม่ได้ไปเที่ยว,
    (write|draft|proofread) (me|us|my|for me|) (a|an|the|) (essay|cover letter|resume|cv|report|poem|speech|article|caption|introduction),
    cover letter, not planning (a|any) trip, not (a|about a) trip, no trip needed`),
)

/** Words for pictures of a trip that is over, whatever place or length they name. */
const POST = slotPattern(
  listOf(`
    แคปชั่น, แคปชัน, แคปชั้น, แฮชแท็ก, caption(s), hashtag(s), (คิด|เขียน|แต่ง|ตั้ง)(ชื่ออัลบั้ม|ชื่อคลิป|คำบรรยาย|บทพูด|สคริปต์|สคริป|โพสต์|รีวิว),
    (title|name) for (my|our|the|a) (album|photos|reel|video|vlog|blog post), (write|draft) (me|us|) (a|an|the|my|our|) (review|post|blog post|thank you note|speech|vlog script|script)`),
)
/** A plan is asked for besides. */
const PLAN = slotPattern(
  listOf(`
    จัดทริป, จัดแผน, วางแผน, แพลน, จะไป, อยากไป, หาที่เที่ยว, ขอแผน, จัดโปรแกรม, itinerar(y|ies), plan(s), planning, trip, where to go, want to (go|visit), going to`),
)
/** It is over. */
const OVER =
  /(?:เพิ่ง|พึ่ง)(?:จะ)?(?:กลับ|ไป|ไปเที่ยว|ลงดอย|ถึงบ้าน)|กลับมาแล้ว|ไปมา(?:แล้ว|เมื่อ)|\b(?:(?:just|we're|i'm|am|are) (?:got |came |come |flew )?(?:back|home) from|(?:was|were|went) (?:in|to|there)|last (?:week|weekend|month)|from (?:our|my) trip)\b/

/** Thailand is named, by itself, only to compare it or to remember it. */
const COMPARED =
  /(?:\b(?:like|apart from|other than|besides|than|stayed [a-z0-9 ]{1,16} in|left|back from|was in|been to|instead of)(?: the)?\s*|นอกจาก|เหมือน|เคยเที่ยว|แทน)(?:thailand|ประเทศไทย|เมืองไทย|ไทย)/

/** The scope of a prompt whose places are read. */
export function scopeOf(sheet: Sheet, draft: Draft, abroad: readonly AbroadMention[]): Scope {
  const has = (phrases: SlotPattern) => findPhrases(sheet, phrases).length > 0
  const onlyCountry = draft.regions.every(({ key }) => key === 'all')
  const named = draft.provinces.length > 0 || draft.mustVisit.length > 0 || !onlyCountry
  if (abroad.some(({ role }) => role === 'goal')) {
    if (named && !isOnlyOrigin(draft)) return 'trip'
    if (draft.regions.some(({ key }) => key === 'all') && !COMPARED.test(sheet.text)) return 'trip'
    return has(TRAVEL) || draft.days !== null || draft.startDate !== null ? 'outside_thailand' : 'not_a_trip'
  }
  if (has(POST) && (OVER.test(sheet.text) || !has(PLAN))) return 'not_a_trip'
  const isDated = draft.days !== null || draft.nights !== null || draft.startDate !== null
  if ((has(TASK) && !has(TRAVEL)) || (has(NO_TRIP) && !isDated)) return 'not_a_trip'
  const isWished = draft.interests.length + draft.mustVisit.length > 0 || draft.budget !== null
  if (has(QUESTION) && !has(TRAVEL) && !isDated && !isWished) return 'not_a_trip'
  if (named || draft.start !== null || draft.nights !== null || has(TRAVEL)) return 'trip'
  if (has(OTHER_BUSINESS)) return 'not_a_trip'
  const when = draft.startDate ?? draft.month ?? draft.season
  const stated = [draft.days ?? draft.nights, when, draft.transport, draft.pace, draft.budget]
  const country = (draft.regions.length > 0 ? 1 : 0) + (draft.namesKnown || draft.avoidProvinces.length > 0 ? 1 : 0)
  return stated.filter((value) => value !== null).length + draft.interests.length + draft.avoidKinds.size + country >= 2
    ? 'trip'
    : 'not_a_trip'
}

/** “From Bangkok to Tokyo”: the only Thai place is where the journey begins. */
function isOnlyOrigin({ start, provinces, mustVisit, regions }: Draft): boolean {
  return (
    start !== null && provinces.length + mustVisit.length === 0 && regions.every(({ key }) => key.startsWith('around_'))
  )
}
