import type { Catalogue } from '../../catalogue/catalogue.ts'
import { listHolidays } from '../../catalogue/holidays.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Gazetteer } from '../../language/reader/reading.ts'
import { foldKey } from '../../language/text/fold.ts'
import { normalise } from '../../language/text/normalise.ts'

/** Best hits of the index that are compared name by name. */
const COMPARED = 12

/** What the reader knows of the world, with the search index behind it. */
export function createGazetteer(catalogue: Catalogue): Gazetteer {
  const { provinces, districts, towns, islands, vocabulary } = catalogue.world
  return {
    provinces,
    districts,
    towns,
    islands,
    vocabulary,
    listHolidays,
    findPlaces(text, { provinceCodes, limit }) {
      const { hits } = catalogue.search.search({
        keyword: text,
        ...(provinceCodes && { regionProvinceCodes: new Set(provinceCodes) }),
        offset: 0,
        limit: Math.max(limit, COMPARED),
      })
      return hits
        .flatMap(({ id }) => {
          const place = catalogue.findPlace(id)
          if (!place) return []
          const { nameTh, nameEn, provinceCode, category, popularity } = place
          return { id, nameTh, nameEn, strength: nameStrength(text, place), provinceCode, category, popularity }
        })
        .sort((a, b) => b.strength - a.strength || b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
        .slice(0, limit)
    },
  }
}

/** How well a text names a place, 0 … 1: 1 = a whole name, 0.92 = it sounds like one, less for a part of one. */
export function nameStrength(text: string, place: Pick<PlaceEntry, 'nameTh' | 'nameEn' | 'aliases'>): number {
  const wanted = plain(text)
  const wantedKey = foldKey(text).replaceAll(' ', '')
  if (wanted === '' || wantedKey === '') return 0
  let best = 0
  for (const name of [place.nameTh, place.nameEn, ...place.aliases]) {
    if (name === null) continue
    if (plain(name) === wanted) return 1
    best = Math.max(best, keyStrength(wantedKey, foldKey(name).replaceAll(' ', '')))
  }
  return best
}

function keyStrength(wanted: string, name: string): number {
  if (name === '') return 0
  if (wanted === name) return 0.92
  const share = Math.min(wanted.length, name.length) / Math.max(wanted.length, name.length)
  if (name.startsWith(wanted) || name.endsWith(wanted)) return 0.5 + 0.35 * share
  if (name.includes(wanted)) return 0.4 + 0.35 * share
  return 0.85 * commonPairs(wanted, name)
}

/** Dice's coefficient over pairs of letters: what misspellings leave alike. */
function commonPairs(a: string, b: string): number {
  const pairs = (text: string) => Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2))
  const left = pairs(a)
  const right = pairs(b)
  if (left.length + right.length === 0) return 0
  let common = 0
  for (const pair of left) {
    const at = right.indexOf(pair)
    if (at < 0) continue
    common++
    right.splice(at, 1)
  }
  return (2 * common) / (left.length + right.length + common)
}

function plain(text: string): string {
  return normalise(text).replace(/[\s.\-’'"()]/g, '')
}
