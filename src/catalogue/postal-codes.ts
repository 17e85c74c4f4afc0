/** Finds postal codes for places without one: by sub-district if known, else by district. */
import { distanceM, type Point } from '../world/point.ts'
import type { District } from '../world/region.ts'
import { listSubDistricts } from './districts.ts'

export interface PostalPlace {
  readonly provinceCode: string
  readonly districtTh: string | null
  readonly subDistrictTh: string | null
  readonly point: Point
}

export interface PostalCodes {
  /** Five digits; undefined only for a province without known districts. */
  find(place: PostalPlace): string | undefined
}

const byDistricts = new WeakMap<readonly District[], Promise<PostalCodes>>()

/** Loads on first use, then reuses. */
export function getPostalCodes(districts: readonly District[]): Promise<PostalCodes> {
  let codes = byDistricts.get(districts)
  if (!codes) byDistricts.set(districts, (codes = readPostalCodes(districts)))
  return codes
}

async function readPostalCodes(districts: readonly District[]): Promise<PostalCodes> {
  const bySubDistrict = new Map<string, string>()
  const ofDistrict = new Map<string, string[]>()
  for (const { districtCode, nameTh, postalCodes } of await listSubDistricts(districts)) {
    const [first] = postalCodes
    if (first === undefined) continue
    bySubDistrict.set(`${districtCode} ${nameTh}`, first)
    const codes = ofDistrict.get(districtCode)
    if (codes) codes.push(first)
    else ofDistrict.set(districtCode, [first])
  }
  const byDistrict = new Map([...ofDistrict].map(([district, codes]) => [district, mostFrequent(codes)]))

  function findDistrict({ provinceCode, districtTh, point }: PostalPlace): District | undefined {
    const inProvince = districts.filter((district) => district.provinceCode === provinceCode)
    const named = inProvince.find(({ nameTh }) => nameTh === districtTh)
    if (named) return named
    const [nearest] = inProvince
      .flatMap((district) => (district.point ? { district, metres: distanceM(district.point, point) } : []))
      .sort((a, b) => a.metres - b.metres)
    return nearest?.district
  }

  return {
    find(place) {
      const district = findDistrict(place)
      if (!district) return undefined
      return bySubDistrict.get(`${district.code} ${place.subDistrictTh}`) ?? byDistrict.get(district.code)
    },
  }
}

/** The main post office of a district serves most of its sub-districts. */
function mostFrequent(codes: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? ''
}
