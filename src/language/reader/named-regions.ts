import { distanceM } from '../../world/point.ts'
import type { Province, Region } from '../../world/region.ts'
import type { RegionWish } from './reading.ts'

/** A region, part of one, or coast that people name. */
export interface NamedRegion {
  readonly key: string
  readonly nameTh: string
  readonly nameEn: string
  readonly forms: readonly string[]
  readonly region: Region | null
  /** If it is not a whole region. */
  readonly provinceCodes: readonly string[]
  /** True for a small destination in these provinces, which then count as named. */
  readonly destination: boolean
}

const area = (
  key: string,
  nameTh: string,
  nameEn: string,
  forms: readonly string[],
  codes: readonly string[] | Region,
  destination = false,
): NamedRegion => ({
  key,
  nameTh,
  nameEn,
  forms,
  region: typeof codes === 'string' ? codes : null,
  provinceCodes: typeof codes === 'string' ? [] : codes,
  destination,
})

const UPPER_NORTHEAST = ['38', '39', '40', '41', '42', '43', '46', '47', '48', '49']
const LOWER_NORTHEAST = ['30', '31', '32', '33', '34', '35', '36', '37']
const UPPER_NORTH = ['50', '51', '52', '54', '55', '56', '57', '58']
const LOWER_NORTH = ['53', '60', '61', '62', '63', '64', '65', '66', '67']
const ANDAMAN = ['81', '82', '83', '85', '91', '92']
/** From Phetchaburi down. */
const GULF = ['76', '77', '80', '84', '86', '90', '93']
const MIDDLE_NORTHEAST = ['40', '44', '45', '46']
const UPPER_SOUTH = ['80', '81', '82', '83', '84', '85', '86']
const LOWER_SOUTH = ['90', '91', '92', '93', '94', '95', '96']
const MEKONG = ['38', '42', '43', '48', '49', '37', '34', '57']

/** Any of the coasts of the South, for who goes “to the sea” or “some islands” and names none. */
export const SOUTHERN_COASTS = {
  key: 'southern_coasts',
  nameTh: 'ทะเลใต้',
  nameEn: 'the coasts of the South',
  provinceCodes: [...ANDAMAN, ...GULF],
}

/** Provinces of the parts follow common use (National Statistical Office, Tourism Authority), not one law. */
export const NAMED_REGIONS: readonly NamedRegion[] = [
  area(
    'north',
    'ภาคเหนือ',
    'the North',
    [
      'ภาคเหนือ',
      'ทางเหนือ',
      'แดนเหนือ',
      'เที่ยวเหนือ',
      'ขึ้นเหนือ',
      'ทริปเหนือ',
      'ไปเหนือ',
      'north',
      'the north',
      'northern thailand',
      'north thailand',
      'north of thailand',
      'up north',
      'northern region',
    ],
    'north',
  ),
  area(
    'upper_north',
    'ภาคเหนือตอนบน',
    'the upper North',
    ['ภาคเหนือตอนบน', 'เหนือตอนบน', 'ล้านนา', 'แอ่วเหนือ', 'lanna', 'upper north', 'far north'],
    UPPER_NORTH,
  ),
  area(
    'lower_north',
    'ภาคเหนือตอนล่าง',
    'the lower North',
    ['ภาคเหนือตอนล่าง', 'เหนือตอนล่าง', 'เหนือล่าง', 'lower north'],
    LOWER_NORTH,
  ),
  area(
    'northeast',
    'ภาคอีสาน',
    'Isan',
    [
      'ภาคอีสาน',
      'อีสาน',
      'ภาคตะวันออกเฉียงเหนือ',
      'ตะวันออกเฉียงเหนือ',
      'เที่ยวอีสาน',
      'isan',
      'isaan',
      'esan',
      'issan',
      'northeast',
      'the northeast',
      'north east',
      'northeastern thailand',
      'north eastern thailand',
      'northeast thailand',
    ],
    'northeast',
  ),
  area(
    'lower_northeast',
    'อีสานใต้',
    'lower Isan',
    [
      'อีสานใต้',
      'อีสานตอนล่าง',
      'ภาคอีสานตอนล่าง',
      'lower isan',
      'southern isan',
      'south isan',
      'lower northeast',
      'isan tai',
      'lower isaan',
      'southern isaan',
    ],
    LOWER_NORTHEAST,
  ),
  area(
    'upper_northeast',
    'อีสานเหนือ',
    'upper Isan',
    [
      'อีสานเหนือ',
      'อีสานตอนบน',
      'ภาคอีสานตอนบน',
      'upper isan',
      'northern isan',
      'north isan',
      'upper northeast',
      'upper isaan',
    ],
    UPPER_NORTHEAST,
  ),
  area(
    'middle_northeast',
    'อีสานกลาง',
    'central Isan',
    ['อีสานกลาง', 'อีสานตอนกลาง', 'ร้อยแก่นสารสินธุ์', 'central isan', 'central isaan', 'middle isan', 'middle isaan'],
    MIDDLE_NORTHEAST,
  ),
  area(
    'central',
    'ภาคกลาง',
    'the Central region',
    ['ภาคกลาง', 'central thailand', 'central region', 'the central plains', 'central plains'],
    'central',
  ),
  area(
    'east',
    'ภาคตะวันออก',
    'the East',
    [
      'ภาคตะวันออก',
      'เที่ยวตะวันออก',
      'ไปตะวันออก',
      'โซนตะวันออก',
      'แถบตะวันออก',
      'ทะเลตะวันออก',
      'ฝั่งตะวันออก',
      'east',
      'the east',
      'eastern thailand',
      'east thailand',
      'eastern seaboard',
      'east coast',
      'eastern region',
    ],
    'east',
  ),
  area(
    'west',
    'ภาคตะวันตก',
    'the West',
    ['ภาคตะวันตก', 'western thailand', 'west thailand', 'the west', 'western region'],
    'west',
  ),
  area(
    'south',
    'ภาคใต้',
    'the South',
    [
      'ภาคใต้',
      'ปักษ์ใต้',
      'ทางใต้',
      'แดนใต้',
      'ล่องใต้',
      'ทะเลใต้',
      'เที่ยวใต้',
      'ลงใต้',
      'ทริปใต้',
      'south',
      'the south',
      'southern thailand',
      'south thailand',
      'south of thailand',
      'down south',
      'southern region',
      'southern islands',
      'southern beaches',
    ],
    'south',
  ),
  area(
    'upper_south',
    'ภาคใต้ตอนบน',
    'the upper South',
    ['ภาคใต้ตอนบน', 'ใต้ตอนบน', 'ใต้บน', 'upper south', 'upper southern thailand'],
    UPPER_SOUTH,
  ),
  area(
    'lower_south',
    'ภาคใต้ตอนล่าง',
    'the lower South',
    ['ภาคใต้ตอนล่าง', 'ใต้ตอนล่าง', 'ใต้ล่าง', 'lower south', 'lower southern thailand', 'far south'],
    LOWER_SOUTH,
  ),
  area(
    'andaman',
    'ฝั่งอันดามัน',
    'the Andaman coast',
    ['อันดามัน', 'ฝั่งอันดามัน', 'ทะเลอันดามัน', 'andaman', 'andaman coast', 'andaman sea', 'the andaman'],
    ANDAMAN,
  ),
  area(
    'gulf',
    'ฝั่งอ่าวไทย',
    'the Gulf coast',
    ['อ่าวไทย', 'ฝั่งอ่าวไทย', 'ทะเลอ่าวไทย', 'gulf of thailand', 'gulf coast', 'gulf islands', 'the gulf'],
    GULF,
  ),
  area(
    'deep_south',
    'ชายแดนใต้',
    'the deep South',
    ['ชายแดนใต้', 'สามจังหวัดชายแดนใต้', 'สามจังหวัดภาคใต้', 'deep south'],
    ['94', '95', '96'],
  ),
  area(
    'mekong',
    'ริมโขง',
    'the Mekong',
    ['ริมโขง', 'ริมแม่น้ำโขง', 'เลาะโขง', 'เลียบโขง', 'along the mekong', 'mekong river', 'mekong'],
    MEKONG,
  ),
  area(
    'around_10',
    'รอบกรุงเทพฯ',
    'around Bangkok',
    ['ปริมณฑล', 'กรุงเทพและปริมณฑล', 'greater bangkok', 'bangkok metropolitan region'],
    ['10', '11', '12', '13', '73', '74'],
  ),
  area(
    'all',
    'ทั่วไทย',
    'all over Thailand',
    [
      'all 77 provinces',
      'all 76 provinces',
      'ทั่วไทย',
      'ทั่วประเทศ',
      'เหนือจรดใต้',
      'ใต้จรดเหนือ',
      'เหนือสุดถึงใต้สุด',
      'เหนือสุดจรดใต้สุด',
      'รอบประเทศ',
      'รอบประเทศไทย',
      'ทั้งประเทศ',
      'ทุกภาค',
      'ประเทศไทย',
      'เมืองไทย',
      'ในไทย',
      'ต่างจังหวัด',
      'all over thailand',
      'across thailand',
      'around thailand',
      'whole country',
      'the whole country',
      'all of thailand',
      'throughout thailand',
      'thailand',
      'tailand',
      'siam',
      'anywhere in thailand',
    ],
    [],
  ),
]

/** The provinces of a named region. */
export function provincesOf(found: NamedRegion, provinces: readonly Province[]): string[] {
  if (found.key === 'all') return provinces.map(({ code }) => code)
  if (found.region !== null) return provinces.filter(({ region }) => region === found.region).map(({ code }) => code)
  return [...found.provinceCodes]
}

/** Between centres; a drive of two to three hours. */
const AROUND_M = 150_000
/** Of a town there is enough in its own province and those next to it: “seafood near Pattaya”. */
const BESIDE_M = 60_000

/** Nothing but a city, so that near it is out of it. */
const CAPITAL = '10'

/** The provinces around a province, nearest first, itself last; “near Bangkok” means out of Bangkok. */
export function around(code: string, provinces: readonly Province[], isTown = false): RegionWish | null {
  const centre = provinces.find((province) => province.code === code)
  if (centre === undefined) return null
  const near = provinces
    .map((province) => ({ code: province.code, metres: distanceM(province.point, centre.point) }))
    .filter((province) => province.code !== code && province.metres <= (isTown ? BESIDE_M : AROUND_M))
    .sort((a, b) => a.metres - b.metres || (a.code < b.code ? -1 : 1))
    .map((province) => province.code)
  return {
    key: `around_${code}`,
    nameTh: `รอบ ๆ ${centre.nameTh}`,
    nameEn: `around ${centre.nameEn}`,
    provinceCodes: code === CAPITAL ? near : isTown ? [code, ...near] : [...near, code],
  }
}
