import type { World } from '../../catalogue/world.ts'
import type { Point } from '../../world/point.ts'
import { type Province, REGIONS, type Region } from '../../world/region.ts'

/** What the name of a destination narrows a search to. */
export interface Destination {
  readonly provinceCode?: string
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

/** A destination by name: province before island, town and district, as a traveller means “Krabi” the province. */
export function findDestination(text: string, world: World): Destination | undefined {
  const province = findProvince(text, world)
  if (province) return { provinceCode: province.code }
  const wanted = plainName(text)
  const isMeant = (place: { nameTh: string; nameEn: string; aliases?: readonly string[] }) =>
    [place.nameTh, place.nameEn, ...(place.aliases ?? [])].some((name) => plainName(name) === wanted)
  const island = world.islands.find(isMeant)
  if (island) return { areas: island.areas }
  const town = world.towns.find(isMeant)
  if (town) return { areas: [{ point: town.point, radiusM: TOWN_RADIUS_M }] }
  const district = world.districts.find(isMeant)
  return district && { provinceCode: district.provinceCode, districtTh: district.nameTh }
}

/** Half a day's reach around a town: what one means by going there. */
const TOWN_RADIUS_M = 25_000

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
  if (wanted === 'isan' || wanted === 'isaan') return 'northeast'
  return REGIONS.find((region) => region === wanted) ?? THAI_REGIONS.get(wanted.replace(/^ภาค/, ''))
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
