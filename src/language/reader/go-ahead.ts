import { distanceM, type Point } from '../../world/point.ts'
import type { Arc } from './lattice.ts'
import type { Geo } from './lexicon.ts'
import type { Meaning } from './meaning.ts'

/** Names this close to Loei may be listed with it. */
const NEAR_M = 200_000

/** `พาแม่ไป`, `ตัดสินใจไป`: what follows is how they go. */
const URGED = /(?:พา[ก-์]{1,12}|ตัดสินใจ(?:ว่าจะ)?|จัด|ชวน[ก-์]{1,12}|ยก[ก-์]{1,8}|งั้น|ก็|หนี|ลุย|เลย[ก-์]{0,16})ไป$/
/** A length, a date or company, as after a name. */
const HELD =
  /^\s?(?:\d{1,2}\s?(?:วัน|คืน)|(?:สอง|สาม|สี่|ห้า)(?:วัน|คืน)|วัน(?:ที่|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|ช่วง|เดือน|หน้า(?:หนาว|ฝน|ร้อน)|ต้น|ปลาย|กลาง|กับ|กัน|กี่วัน|ครั้งแรก)/
const LISTS = /^\s?(?:[,+/&-]|และ|กับ|แล้ว(?:ก็)?(?:ต่อ|ไป|แวะ)|ต่อ(?:ด้วย|ไป)?|แวะ|ผ่าน)\s?/
const HOME_BEFORE = /(?:จาก|อยู่|บ้าน|คน|ชาว|เคยไป|เบื่อ)\s?(?:จ\.|จังหวัด|เมือง|อ\.|อำเภอ|ที่|แถว)?\s?$/

/** `พาแม่ไปเลย อยากไหว้พระอยุธยา`: beside another place to go to it is no name of a province. */
export function isGoAhead(text: string, arc: Arc<Meaning>, all: readonly Arc<Meaning>[]): boolean {
  const { start, end, value } = arc
  const before = text.slice(Math.max(0, start - 24), start)
  if (value.form !== 'เลย' || value.geo === null || !before.endsWith('ไป')) return false
  const after = text.slice(end, end + 24)
  const link = LISTS.exec(after)?.[0].length ?? -1
  const others = all.filter((other) => isOther(text, other))
  if (others.length === 0 || others.some((other) => other.start === end + link)) return false
  const isUrged = URGED.test(before)
  if (HELD.test(after) && !isUrged) return false
  return others.every(({ value: other }) => isUrged || awayM(value.geo!, other.geo!) > NEAR_M)
}

const isOther = (text: string, { start, value: { geo, doubtful, form } }: Arc<Meaning>) =>
  geo !== null &&
  pointOf(geo) !== null &&
  !doubtful &&
  form !== 'เลย' &&
  !HOME_BEFORE.test(text.slice(Math.max(0, start - 24), start))

const awayM = (one: Geo, other: Geo) => distanceM(pointOf(one)!, pointOf(other)!)

function pointOf(geo: Geo): Point | null {
  if (geo.kind === 'province') return geo.province.point
  if (geo.kind === 'town') return geo.town.point
  if (geo.kind === 'island') return geo.island.pier
  return geo.kind === 'destination' ? geo.destination.point : null
}
