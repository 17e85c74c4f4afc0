import type { World } from '../../catalogue/world.ts'
import { foldKey } from '../../language/text/fold.ts'
import { isThai } from '../../language/text/normalise.ts'
import { editDistance } from '../../search/edit-distance.ts'
import type { Point } from '../../world/point.ts'
import { type Province, REGIONS, type Region } from '../../world/region.ts'

/** The restriction of a search to a destination. */
export interface Destination {
  readonly provinceCode?: string
  readonly regionProvinceCodes?: ReadonlySet<string>
  readonly districtTh?: string
  readonly areas?: readonly { readonly point: Point; readonly radiusM: number }[]
}

/** A province by code, name or alias, in either language. */
export function findProvince(text: string, world: World): Province | undefined {
  const wanted = plainName(text)
  return world.provinces.find(
    ({ code, iso, nameTh, nameEn, aliases }) =>
      code === text.trim() ||
      iso === text.trim().toUpperCase() ||
      [nameTh, nameEn, ...aliases].some((name) => plainName(name) === wanted),
  )
}

interface NamedArea {
  readonly id?: string
  readonly code?: string
  readonly nameTh: string
  readonly nameEn: string
  readonly aliases?: readonly string[]
}

/** A destination by name or id. Prefers province, then region, island, town and district: “Krabi” means the province. */
export function findDestination(text: string, world: World): Destination | undefined {
  const province = findProvince(text, world)
  if (province) return { provinceCode: province.code }
  const region = findRegion(text)
  if (region) return { regionProvinceCodes: provinceCodesOf(region, world) }
  const wanted = plainName(text)
  const id = text.trim().toLowerCase()
  const isMeant = (place: NamedArea) =>
    place.id === id || place.code === id || namesOf(place).some((name) => plainName(name) === wanted)
  const island = world.islands.find(isMeant)
  if (island) return { areas: island.areas }
  const town = world.towns.find(isMeant)
  if (town) return { areas: [{ point: town.point, radiusM: TOWN_RADIUS_M }] }
  const district = world.districts.find(isMeant)
  return district && { provinceCode: district.provinceCode, districtTh: district.nameTh }
}

/** The names of provinces nearest to a misspelt one, in its language. */
export function findNearestProvinces(text: string, world: World): string[] {
  return findNearest(text, world.provinces)
}

/** The names of destinations nearest to a misspelt one, in its language. */
export function findNearestDestinations(text: string, world: World): string[] {
  const regions = REGIONS.map((region) => REGION_NAMES[region])
  return findNearest(text, [...world.provinces, ...regions, ...world.islands, ...world.towns, ...world.districts])
}

const NEAREST = 3
/** Tolerated share of wrong letters. */
const WRONG_SHARE = 0.35

/** Compares by letters and by sound, whichever is nearer. An alias yields the main name of its area. */
function findNearest(text: string, areas: readonly NamedArea[]): string[] {
  const wanted = plainName(text)
  const sound = foldKey(text)
  const isThaiText = isThai(text)
  if (wanted === '') return []
  const ranked = areas.flatMap((area) => {
    const shares = namesOf(area).flatMap((name) => [
      shareWrong(wanted, plainName(name)),
      shareWrong(sound, foldKey(name)),
    ])
    const share = Math.min(...shares)
    return share <= WRONG_SHARE ? { name: isThaiText ? area.nameTh : area.nameEn, share } : []
  })
  ranked.sort((a, b) => a.share - b.share)
  return [...new Set(ranked.map(({ name }) => name))].slice(0, NEAREST)
}

/** Share of letters that differ, or 1 if too many. */
function shareWrong(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  const most = Math.floor(longer * WRONG_SHARE)
  if (a === '' || b === '' || Math.abs(a.length - b.length) > most) return 1
  return editDistance(a, b, most) / longer
}

function namesOf({ nameTh, nameEn, aliases = [] }: NamedArea): string[] {
  return [nameTh, nameEn, ...aliases]
}

/** The provinces of a region. */
export function provinceCodesOf(region: Region, { provinces }: World): ReadonlySet<string> {
  return new Set(provinces.filter((province) => province.region === region).map(({ code }) => code))
}

/** A half-day trip from the town. */
const TOWN_RADIUS_M = 25_000

/** Names of the regions; the first ones appear in suggestions. */
export const REGION_NAMES: Readonly<Record<Region, NamedArea & { readonly aliases: readonly string[] }>> = {
  north: { nameTh: 'ภาคเหนือ', nameEn: 'Northern Thailand', aliases: ['เหนือ', 'North', 'The North'] },
  northeast: {
    nameTh: 'ภาคตะวันออกเฉียงเหนือ',
    nameEn: 'Northeastern Thailand',
    aliases: ['ภาคอีสาน', 'อีสาน', 'Isan', 'Isaan', 'Northeast'],
  },
  central: { nameTh: 'ภาคกลาง', nameEn: 'Central Thailand', aliases: ['Central Region'] },
  east: { nameTh: 'ภาคตะวันออก', nameEn: 'Eastern Thailand', aliases: ['East'] },
  west: { nameTh: 'ภาคตะวันตก', nameEn: 'Western Thailand', aliases: ['West'] },
  south: { nameTh: 'ภาคใต้', nameEn: 'Southern Thailand', aliases: ['ใต้', 'South', 'The South'] },
}

const THAI_REGIONS: ReadonlyMap<string, Region> = new Map([
  ['เหนือ', 'north'],
  ['อีสาน', 'northeast'],
  ['ตะวันออกเฉียงเหนือ', 'northeast'],
  ['กลาง', 'central'],
  ['ตะวันออก', 'east'],
  ['ตะวันตก', 'west'],
  ['ใต้', 'south'],
])

/** A region by its key or its Thai name, with or without ภาค. */
export function findRegion(text: string): Region | undefined {
  const wanted = text.trim().toLowerCase()
  const thai = THAI_REGIONS.get(wanted.replace(/^ภาค/, ''))
  if (thai) return thai
  return REGIONS.find(
    (region) => region === wanted || namesOf(REGION_NAMES[region]).some((name) => name.toLowerCase() === wanted),
  )
}

function plainName(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/^(จังหวัด|อำเภอ|เขต|จ\.|อ\.|province of |amphoe )\s*/, '')
    .replace(/\s+(province|district)$/, '')
    .replace(/[\s.\-ฯ]/g, '')
}
