/** The districts and sub-districts of Thailand, from `thai-address-universal`, with known errors corrected. */
import { getDatabase, getDistricts, getProvinces, preload } from 'thai-address-universal'
import type { Point } from '../world/point.ts'
import type { District } from '../world/region.ts'

/** A place with a known province and district. */
export interface PlaceSample {
  readonly point: Point
  readonly provinceCode: string
  /** Spelt as in the official lists (`เมืองเชียงใหม่`, `บางรัก`), or null. */
  readonly districtTh: string | null
}

/**
 * All 928 districts by code (Department of Provincial Administration). The package has no points, so each district gets the
 * median of its samples, or null without any (`catalogue/` has samples for all but six).
 */
export async function listDistricts(samples: readonly PlaceSample[] = []): Promise<readonly District[]> {
  const points = medianPoints(samples)
  const districts: District[] = []
  for (const province of await getProvinces()) {
    const provinceCode = PROVINCE_CODES[province.code] ?? province.code
    for (const { code, nameTh, nameEn } of await getDistricts(province.code)) {
      const corrected = CORRECTED_CODES[`${provinceCode} ${nameTh}`] ?? code
      const point = points.get(`${provinceCode} ${nameTh}`) ?? null
      districts.push({ code: corrected, provinceCode, nameTh, nameEn: CORRECTED_NAMES[corrected] ?? nameEn, point })
    }
  }
  return districts.sort((a, b) => (a.code < b.code ? -1 : 1))
}

export interface SubDistrict {
  readonly districtCode: string
  readonly nameTh: string
  /** Usually one; a few sub-districts have two post offices. */
  readonly postalCodes: readonly string[]
}

/** All sub-districts with a post office, by district and name. Leaves out the uninhabited islands that the package lists. */
export async function listSubDistricts(districts: readonly District[]): Promise<readonly SubDistrict[]> {
  await preload({ language: 'thai' })
  const provinces = new Map((await getProvinces()).map(({ code, nameTh }) => [nameTh, PROVINCE_CODES[code] ?? code]))
  const codes = new Map(districts.map(({ provinceCode, nameTh, code }) => [`${provinceCode} ${nameTh}`, code]))
  const found = new Map<string, SubDistrict & { postalCodes: string[] }>()
  for (const { province, district, sub_district, postal_code } of getDatabase()) {
    const districtCode = codes.get(`${provinces.get(province)} ${district}`)
    if (districtCode === undefined || postal_code === '') continue
    const key = `${districtCode} ${sub_district}`
    const known = found.get(key)
    if (!known) found.set(key, { districtCode, nameTh: sub_district, postalCodes: [postal_code] })
    else if (!known.postalCodes.includes(postal_code)) known.postalCodes.push(postal_code)
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, subDistrict]) => subDistrict)
}

/** Medians, so that one sample with a wrong district has no effect. */
function medianPoints(samples: readonly PlaceSample[]): Map<string, Point> {
  const groups = new Map<string, Point[]>()
  for (const { provinceCode, districtTh, point } of samples) {
    if (districtTh === null) continue
    const key = `${provinceCode} ${districtTh}`
    const group = groups.get(key)
    if (group) group.push(point)
    else groups.set(key, [point])
  }
  const medianOf = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] as number
  return new Map(
    [...groups].map(([key, points]) => [
      key,
      {
        latitude: medianOf(points.map(({ latitude }) => latitude)),
        longitude: medianOf(points.map(({ longitude }) => longitude)),
      },
    ]),
  )
}

/** The package has an outdated code for Bueng Kan. */
const PROVINCE_CODES: Readonly<Record<string, string>> = { 97: '38' }

/** `province name` → code, where the package has none or that of the parent district. */
const CORRECTED_CODES: Readonly<Record<string, string>> = {
  '38 เมืองบึงกาฬ': '3801',
  '38 เซกา': '3802',
  '38 โซ่พิสัย': '3803',
  '38 พรเจริญ': '3804',
  '38 ศรีวิไล': '3805',
  '38 บึงโขงหลง': '3806',
  '38 ปากคาด': '3807',
  '38 บุ่งคล้า': '3808',
  '50 กัลยาณิวัฒนา': '5025',
  '53 น้ำปาด': '5304',
}

/** Corrections of misspelt English names: the Royal Institute's spelling, or the common one. */
const CORRECTED_NAMES: Readonly<Record<string, string>> = {
  1028: 'Sathon',
  1306: 'Lam Luk Ka',
  1703: 'Khai Bang Rachan',
  2408: 'Sanam Chai Khet',
  3216: 'Khwao Sinarin',
  4008: 'Ubolratana',
  4013: 'Waeng Yai',
  4020: 'Phu Pha Man',
  4125: 'Prachaksinlapakhom',
  4808: 'Si Songkhram',
  4905: 'Khamcha-i',
  5025: 'Galyani Vadhana',
  5304: 'Nam Pat',
  5605: 'Dok Khamtai',
  7107: 'Thong Pha Phum',
  7303: 'Nakhon Chai Si',
  7402: 'Krathum Baen',
  7604: 'Cha-am',
  8405: 'Ko Pha-ngan',
}
