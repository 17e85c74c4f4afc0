import { dayAt } from './days.ts'
import type { Draft } from './draft.ts'
import type { Geo } from './lexicon.ts'
import { readNumber } from './numbers.ts'
import type { Endpoint, Gazetteer } from './reading.ts'

const NIGHT =
  /(?<!\d\s?)คืน(?:ที่)?\s?(แรก|หนึ่ง|สอง|สาม|สี่|ห้า|\d{1,2})(?:\s?(?:-|ถึง|และ|กับ|,)\s?(\d{1,2}))?\s?[:=]?\s?(?:จะ|ก็|ขอ|ไป|มา|ย้ายไป|ย้ายมา)?(?:นอน|พัก|ค้าง)?(?:ที่|ใน|แถว|ตัวเมือง|เมือง|บน|เกาะ|อำเภอ|จังหวัด|จ\.|อ\.)?\s?$/
const NIGHT_REACH = 48

/** `คืนแรกนอนหาดใหญ่`, `คืนที่ 2-3 ตรัง`: the nights that are said right before a place. */
export function nightsBefore(text: string, at: number): readonly [first: number, last: number] | null {
  const said = NIGHT.exec(text.slice(Math.max(0, at - NIGHT_REACH), at))
  if (said === null) return null
  const [, first = '', last = first] = said
  const nth = (word: string) => (word === 'แรก' ? 1 : (readNumber(word) ?? 0))
  return nth(first) > 0 && nth(last) >= nth(first) ? [nth(first), nth(last)] : null
}

/** The town of a bed: of a province none is named, of a district nobody knows one. */
export function bedIn(geo: Geo, endpoint: Endpoint | null, { towns }: Gazetteer): Endpoint | null {
  if (endpoint === null || endpoint.townId !== null || geo.kind === 'province') return endpoint
  if (geo.kind !== 'island') return null
  const [first] = towns.filter(({ islandId }) => islandId === geo.island.id).sort((a, b) => b.rank - a.rank)
  return first ? { ...endpoint, townId: first.id } : null
}

/** Days of a plan that says where some of its nights are. */
const FEWEST_DAYS = 3

/**
 * The bed of each day of a plan by days (`1) อุดร นอนบึงกาฬ 2) … นอนนครพนม`), null where it says none; on the last day, which has
 * no night, that of the day before. None where one bed is that of every night.
 */
export function bedsOf({ beds, marks }: Pick<Draft, 'beds' | 'marks'>, days: number): (Endpoint | null)[] {
  if (days < FEWEST_DAYS) return []
  const nights = Array.from<Endpoint | null>({ length: days - 1 }).fill(null)
  for (const { at, place, nights: said } of beds) {
    const day = dayAt(marks, at, days)
    const [first, last] = said ?? [day ?? days, day ?? days]
    for (let night = first; night <= Math.min(last, nights.length); night++) nights[night - 1] ??= place
  }
  const said = nights.flatMap((place) => place ?? [])
  const isOne = said.length === nights.length && said.every(({ text }) => text === said[0]?.text)
  return said.length === 0 || isOne ? [] : [...nights, nights.at(-1) ?? null]
}
