import { formOf, type Lexicon } from './lexicon.ts'
import { cueBefore } from './name-cues.ts'
import type { FoundPlace } from './reading.ts'
import type { Sheet, Span } from './sheet.ts'

/** Less popular places are found by their whole name only. */
export const LITTLE_KNOWN = 0.3

/** `ผาซ่อนแก้ว` for `วัดพระธาตุผาซ่อนแก้ว`, `วัดท่าซุง` for `วัดท่าซุง (วัดจันทาราม)`: all of a name but its kind or what follows it. */
export function isShortFor({ nameTh, popularity }: FoundPlace, text: string, isTelling: boolean): boolean {
  if (nameTh === null || popularity < LITTLE_KNOWN || text.length < SHORTEST_SHORT_FORM) return false
  const [name = ''] = nameTh.split(/ |\(/)
  // `ตลาดเก่า เบตง` is not every old market.
  if (name === text) return isTelling
  return name.endsWith(text) && KIND_OF_PLACE.test(name.slice(0, -text.length))
}
const SHORTEST_SHORT_FORM = 5
const KIND_OF_PLACE =
  /^(?:วัด|หาด|แหลม|เขื่อน|เขา|ดอย|ภู|น้ำตก|ตลาด|ตลาดน้ำ|สวน|ถ้ำ|เกาะ|หมู่เกาะ|อ่าว|บ้าน|บึง|หนอง|สะพาน|สะพานบุญ|ถนน|พิพิธภัณฑ์|อุทยาน|อุทยานแห่งชาติ|อุทยานประวัติศาสตร์|วนอุทยาน|จุดชมวิว|ผา|ม่อน|ทุ่ง|ศาลเจ้า|ปราสาท|ปราสาทหิน|แก่ง|น้ำพุร้อน|ป่า|พระตำหนัก)?(?:พระธาตุ|พระบรมธาตุ|พระมหาเจดีย์)?$/

/**
 * A well-known sight of exactly the name of a kind or of a phrase: “Ancient City” in Samut Prakan, `ไปทะเลบัวแดง` where no
 * province is named, “see hellfire pass” beside any.
 */
export function isCalledSo(
  { text }: Sheet,
  { concepts }: Lexicon,
  { start, end }: Span,
  place: FoundPlace,
  provinceCodes: readonly string[],
): boolean {
  if (place.strength !== 1 || place.popularity < LITTLE_KNOWN) return false
  if (ONE_A_TOWN.test(text.slice(start, end)) && provinceCodes.includes(place.provinceCode)) return true
  if (place.popularity < KNOWN) return false
  if (provinceCodes.includes(place.provinceCode)) return true
  const isKind = concepts.has(formOf(text.slice(start, end)))
  return isSight(place) && cueBefore(text, start) !== null && (!isKind || provinceCodes.length === 0)
}

/** Kinds of which a town has one, that its name is as good as. */
export const ONE_A_TOWN = /หลักเมือง|ตรีมูรติ|\bcity pillar\b|\btrimurti\b|\bchina ?town\b/i

/** What towns have in common, though one of them may be called so. */
export const ANY_TOWN_HAS = /ตลาด|ถนนคนเดิน|บาซาร์|\b(?:market|street|bazaar|buddha|city|park)\b/

export const KNOWN = 0.6

export const isSight = ({ category }: FoundPlace) =>
  category !== 'restaurant' && category !== 'cafe' && category !== 'hotel' && category !== null
