import { createNearWords } from '../text/near-words.ts'
import { normalise } from '../text/normalise.ts'
import type { FoundPlace } from './reading.ts'

/** Less popular places are not looked for with a wrong letter: there are too many of them that sound like something else. */
const LEAST_POPULARITY = 0.5
/** Shorter names are many other words, if one letter of them may be wrong. */
const SHORTEST = 6
/** The strength of the letters of a name, or all but its kind. */
const WHOLE_FORM = 0.98
const MISSPELLED = 0.9
const FOOD_AND_BEDS: ReadonlySet<string> = new Set(['restaurant', 'cafe', 'hotel'])

export interface NamedPlace {
  readonly id: string
  readonly nameTh: string | null
  readonly nameEn: string | null
  readonly aliases: readonly string[]
  readonly popularity: number
  readonly category: string | null
}

/** The names of the best-known sights, for those who mistype them. */
export interface FamousNames {
  /** The ids of the places with a name that is one letter off. */
  findNear(text: string): readonly string[]
}

export function listFamous(places: Iterable<NamedPlace>): FamousNames {
  const byForm = new Map<string, Set<string>>()
  for (const { id, nameTh, nameEn, aliases, popularity, category } of places) {
    if (popularity < LEAST_POPULARITY || category === null || FOOD_AND_BEDS.has(category)) continue
    for (const name of [nameTh, nameEn, ...aliases]) {
      const form = name === null ? '' : normalise(name)
      if (form.length >= SHORTEST) byForm.set(form, (byForm.get(form) ?? new Set()).add(id))
    }
  }
  const near = createNearWords(byForm.keys())
  return {
    findNear(text) {
      const form = normalise(text)
      if (form.length < SHORTEST) return []
      return [...new Set(near.find(form).flatMap((name) => [...(byForm.get(name) ?? [])]))]
    },
  }
}

/** What a text names, with the famous places that it names with a wrong letter, the strongest first. */
export function withMisspelled(
  found: readonly FoundPlace[],
  text: string,
  famous: FamousNames,
  placeOf: (id: string) => Omit<FoundPlace, 'strength'> | undefined,
): FoundPlace[] {
  if (found.some(({ strength }) => strength >= WHOLE_FORM)) return found.toSorted(byStrength)
  const near = famous.findNear(text)
  const misspelled = near.flatMap((id) => {
    const place = placeOf(id)
    const known = found.find((other) => other.id === id)?.strength ?? 0
    return place ? { ...place, strength: Math.max(known, MISSPELLED), isMisspelled: true } : []
  })
  return [...misspelled, ...found.filter(({ id }) => !near.includes(id))].sort(byStrength)
}

const byStrength = (a: FoundPlace, b: FoundPlace) =>
  b.strength - a.strength || b.popularity - a.popularity || (a.id < b.id ? -1 : 1)
