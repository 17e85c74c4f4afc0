import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { listHolidays } from '../../catalogue/holidays.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { nameStrength, type PreparedName, prepareName } from '../../language/reader/name-strength.ts'
import type { FoundPlace, Gazetteer } from '../../language/reader/reading.ts'

const MOST_KEPT = 5_000
/** “Similan Islands” is the islands, not a tour that is named after them, unless the whole name is given. */
const PART_OF_TOUR_NAME = 0.8
const WHOLE_NAME = 0.97

const gazetteers = new WeakMap<CatalogueView, Gazetteer>()

/** What the reader knows of the world, on top of the search index: one for each catalogue, because a lexicon is built for it. */
export function gazetteerOf(catalogue: CatalogueView): Gazetteer {
  const known = gazetteers.get(catalogue) ?? createGazetteer(catalogue)
  gazetteers.set(catalogue, known)
  return known
}

/** A new one, which remembers no places yet. */
export function createGazetteer(catalogue: CatalogueView): Gazetteer {
  const { provinces, districts, towns, destinations, islands, vocabulary } = catalogue.world
  const kept = new Map<string, readonly FoundPlace[]>()
  let version = catalogue.version
  /** A name is asked for in the provinces of the prompt first, then anywhere. */
  let latest: Latest | null = null
  return {
    provinces,
    districts,
    towns,
    destinations,
    islands,
    vocabulary,
    listHolidays,
    findPlaces(text, { provinceCodes, limit }) {
      // Prompts repeat their words.
      if (version !== catalogue.version || kept.size >= MOST_KEPT) kept.clear()
      version = catalogue.version
      const question = `${text}|${limit}|${provinceCodes?.join(' ') ?? ''}`
      const known = kept.get(question)
      if (known) return known
      if (latest?.text !== text || latest.version !== version)
        latest = { text, version, places: listPlaces(catalogue, text) }
      const found = latest.places
        .filter(({ provinceCode }) => provinceCodes?.includes(provinceCode) !== false)
        .slice(0, limit)
      kept.set(question, found)
      return found
    },
  }
}

interface Latest {
  readonly text: string
  readonly version: number
  readonly places: readonly FoundPlace[]
}

/** The places that a text may name, the strongest first. */
function listPlaces(catalogue: CatalogueView, text: string): FoundPlace[] {
  const wanted = prepareName(text)
  return catalogue.search
    .listNamed(text)
    .flatMap((id) => {
      const place = catalogue.findPlace(id)
      if (!place) return []
      const { nameTh, nameEn, provinceCode, category, popularity } = place
      const strength = strengthOf(wanted, place)
      return strength === 0 ? [] : { id, nameTh, nameEn, strength, provinceCode, category, popularity }
    })
    .sort((a, b) => b.strength - a.strength || b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
}

/** Entries are replaced when the catalogue changes, and their prepared names go with them. */
const preparedNames = new WeakMap<PlaceEntry, readonly PreparedName[]>()

/** The strength of the place's best name. */
function strengthOf(wanted: PreparedName, place: PlaceEntry): number {
  let names = preparedNames.get(place)
  if (names === undefined) {
    const { nameTh, nameEn, aliases } = place
    names = [nameTh, nameEn, ...aliases].filter((name) => name !== null).map(prepareName)
    preparedNames.set(place, names)
  }
  let strength = 0
  for (const name of names) strength = Math.max(strength, nameStrength(wanted, name))
  return place.guide?.experience && strength < WHOLE_NAME ? strength * PART_OF_TOUR_NAME : strength
}
