import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Infeasible, Itinerary, Suggestion, Unmet, UnmetReason } from '../../planner/itinerary.ts'
import type { Language } from '../../platform/language.ts'
import { isInSeason } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'
import { nameOf } from '../places/door.ts'
import type { Trip } from '../trips/door.ts'

type Both = Readonly<Record<Language, string>>

const REASONS: Record<UnmetReason, Both> = {
  closed: { th: 'ปิดในทุกวันของทริป', en: 'it is closed on every day of the trip' },
  out_of_reach: { th: 'ไปกลับไม่ทันภายในหนึ่งวัน', en: 'the way there and back does not fit into a day' },
  no_time: { th: 'เวลาไม่พอเมื่อรวมกับสิ่งที่สำคัญกว่า', en: 'there is no time left beside what matters more' },
  over_budget: { th: 'เกินงบประมาณ', en: 'it is over the budget' },
  not_enough_places: { th: 'มีสถานที่แบบนี้ไม่พอในพื้นที่', en: 'the area has too few of them' },
  over_limit: { th: 'เกินจำนวนจุดแวะต่อวันตามจังหวะที่เลือก', en: 'the pace allows no more stops' },
  unknown_place: { th: 'ไม่มีสถานที่นี้ในข้อมูล', en: 'the place is not in the catalogue' },
  conflicts_with_locked: { th: 'ชนกับจุดที่กำหนดไว้แน่นอนแล้ว', en: 'it conflicts with a stop that is fixed' },
}

export function unscheduledReason(reason: UnmetReason, language: Language): string {
  return REASONS[reason][language]
}

/** Every wish that the trip does not fulfil, in words, and what would help. */
export function unmetOf(
  reading: Reading,
  itinerary: Itinerary,
  catalogue: Catalogue,
  language: Language,
): Trip['unmet'] {
  const unread = reading.notFound.map((name) => ({
    wish: name,
    code: 'not_found',
    reason: language === 'th' ? 'ไม่พบสถานที่ชื่อนี้' : 'no place of this name was found',
  }))
  const unplanned = itinerary.unmet.map((unmet) => ({
    wish: wishText(unmet, catalogue, language),
    subject: unmet.subject,
    code: unmet.reason,
    reason:
      (unmet.reason === 'closed' && seasonText(unmet.subject, reading, catalogue, language)) ||
      REASONS[unmet.reason][language],
    ...(unmet.suggestion && { suggestion: suggestionText(unmet.suggestion, catalogue, language) }),
  }))
  const conflicts = reading.conflicts.map((note) => ({
    wish: note.about,
    code: 'contradiction',
    reason: note[language],
  }))
  return [...unread, ...unplanned, ...conflicts]
}

/** Undefined when it is not for the season that a place is closed. */
function seasonText(
  placeId: string,
  { startDate }: Reading,
  catalogue: Catalogue,
  language: Language,
): string | undefined {
  const { islands } = catalogue.world
  const place = catalogue.findPlace(placeId)
  const islandId = place && findIslandId(islands, place.point)
  const island = islands.find(({ id }) => id === islandId)
  if (!island?.openSeason || startDate === null || isInSeason(island, startDate)) return undefined
  const { from, to } = island.openSeason
  const name = nameOf(island, language)
  return language === 'th'
    ? `${name}ปิดในฤดูมรสุม เปิด ${dayAndMonth(from, 'th')} ถึง ${dayAndMonth(to, 'th')}`
    : `${name} closes for the season: it is open from ${dayAndMonth(from, 'en')} to ${dayAndMonth(to, 'en')}`
}

function dayAndMonth(monthDay: string, language: Language): string {
  const [month = 1, day = 1] = monthDay.split('-').map(Number)
  return new Intl.DateTimeFormat(language === 'th' ? 'th' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(2024, month - 1, day))
}

/** Why no trip fits at all: the wishes that cannot hold together, and what would help. */
export function infeasibleText(
  { infeasible }: Infeasible,
  catalogue: Catalogue,
  language: Language,
): { why: string; conflicts: string[]; suggestions: string[] } {
  const conflicts = infeasible.conflicts.map(({ wish, subject }) => conflictText(wish, subject, catalogue, language))
  const suggestions = infeasible.suggestions.map((suggestion) => suggestionText(suggestion, catalogue, language))
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(conflicts)
  const help = suggestions[0]
  const why =
    language === 'th'
      ? `ทำพร้อมกันไม่ได้: ${list}${help ? ` ลอง${help}` : ''}`
      : `These cannot hold together: ${list}.${help ? ` What would help: ${help}.` : ''}`
  return { why, conflicts, suggestions }
}

function wishText({ wish, subject, day }: Unmet, catalogue: Catalogue, language: Language): string {
  const th = language === 'th'
  const name = subjectName(subject, catalogue, language)
  const when = day === null ? '' : th ? ` (วันที่ ${day + 1})` : ` (day ${day + 1})`
  switch (wish) {
    case 'must_visit':
      return `${th ? 'ต้องไป' : 'must visit '}${name}${when}`
    case 'wanted_kind':
      return `${name}${when}`
    case 'province':
      return `${th ? 'จังหวัด' : 'province '}${name}`
    case 'locked':
      return `${th ? 'จุดที่กำหนดไว้ ' : 'fixed stop '}${name}${when}`
    case 'budget':
      return th ? 'งบประมาณ (budget)' : 'budget'
    case 'meal':
      return `${th ? 'มื้ออาหาร' : 'meal: '}${subject}${when}`
    case 'base':
      return `${th ? 'ที่พักใน' : 'night in '}${name}${when}`
  }
}

function conflictText(
  wish: Infeasible['infeasible']['conflicts'][number]['wish'],
  subject: string,
  catalogue: Catalogue,
  language: Language,
): string {
  const th = language === 'th'
  const name = subjectName(subject, catalogue, language)
  const texts: Record<typeof wish, string> = {
    days: th ? `ภายใน ${subject} วัน` : `within ${subject} ${subject === '1' ? 'day' : 'days'}`,
    transport: th
      ? `เดินทางด้วย${subject === 'car' ? 'รถยนต์' : 'รถสาธารณะ'}`
      : `travel by ${subject === 'car' ? 'car' : 'public transport'}`,
    daily_window: th ? 'ช่วงเวลาเที่ยวในแต่ละวัน' : 'the hours of each day',
    province: th ? `ไป${name}` : `going to ${name}`,
    must_visit: th ? `ต้องไป${name}` : `visiting ${name}`,
    locked: th ? `จุดที่กำหนดไว้ ${name}` : `the fixed stop ${name}`,
    budget: th ? `งบ ${subject} บาท` : `a budget of ${subject} baht`,
    avoid: th ? `เลี่ยง${name}` : `avoiding ${name}`,
    candidates: th ? 'สถานที่ที่มีในข้อมูลตามเงื่อนไขนี้' : 'the places that the catalogue has for these wishes',
  }
  return texts[wish]
}

function suggestionText(suggestion: Suggestion, catalogue: Catalogue, language: Language): string {
  const th = language === 'th'
  switch (suggestion.change) {
    case 'add_days':
      return th ? `เพิ่มอีก ${suggestion.days} วัน` : `add ${suggestion.days === 1 ? 'a day' : `${suggestion.days} days`}`
    case 'drop':
      return `${th ? 'ตัด' : 'leave out '}${subjectName(suggestion.subject, catalogue, language)}`
    case 'raise_budget':
      return th ? `เพิ่มงบเป็น ${suggestion.toBaht} บาท` : `raise the budget to ${suggestion.toBaht} baht`
    case 'allow_flights':
      return th ? 'เดินทางด้วยเครื่องบินบางช่วง' : 'fly parts of the way'
    case 'longer_days':
      return th ? `เที่ยวให้นานขึ้นวันละ ${suggestion.minutes} นาที` : `make each day ${suggestion.minutes} minutes longer`
    case 'other_dates':
      return th ? 'เลือกวันอื่น' : 'choose other dates'
  }
}

/** A subject is a place, a province, a kind or a town; its name, and its key beside it where that says more. */
function subjectName(subject: string, catalogue: Catalogue, language: Language): string {
  const place = catalogue.findPlace(subject)
  if (place)
    return [...new Set([nameOf(place, language), place.nameEn, place.nameTh])].filter(Boolean).slice(0, 2).join(' / ')
  const named =
    catalogue.provincesByCode.get(subject) ??
    catalogue.conceptsByKey.get(subject) ??
    catalogue.world.towns.find(({ id }) => id === subject)
  return named ? nameOf(named, language) : subject
}
