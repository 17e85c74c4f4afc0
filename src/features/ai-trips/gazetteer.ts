import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { listHolidays } from '../../catalogue/holidays.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { type FamousNames, listFamous, withMisspelled } from '../../language/reader/famous-names.ts'
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
        latest = { text, version, places: listPlaces(catalogue, text, famousOf(catalogue)) }
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

const famousNames = new WeakMap<CatalogueView, FamousNames>()

/** Of the catalogue as it was when first asked: new places follow when the node starts again. */
function famousOf(catalogue: CatalogueView): FamousNames {
  let famous = famousNames.get(catalogue)
  if (famous === undefined) famousNames.set(catalogue, (famous = listFamous(catalogue.places())))
  return famous
}

/** The places that a text may name, the strongest first. */
function listPlaces(catalogue: CatalogueView, text: string, famous: FamousNames): FoundPlace[] {
  const wanted = prepareName(text)
  const found = catalogue.search.listNamed(text).flatMap((id) => {
    const place = catalogue.findPlace(id)
    const strength = place ? strengthOf(wanted, place) : 0
    return place && strength > 0 ? { ...briefOf(place), strength } : []
  })
  return withMisspelled(found, text, famous, (id) => {
    const place = catalogue.findPlace(id)
    return place && briefOf(place)
  })
}

const briefOf = ({ id, nameTh, nameEn, provinceCode, category, popularity }: PlaceEntry) => ({
  id,
  nameTh,
  nameEn,
  provinceCode,
  category,
  popularity,
})

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
