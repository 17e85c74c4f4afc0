/** Checks references between the seed files: every id must exist exactly once. */
import type { Static } from 'typebox'
import { checkDestinations, checkJourneys, type DestinationRow, type JourneyRow } from './destination-rows.ts'
import type { InterchangePlace, InterchangeRoute } from './import/interchange-schema.ts'
import { guideErrors } from './seed-guides.ts'
import type { CheckedRow, FileError } from './seed-rows.ts'
import type {
  ConceptRow,
  DistrictAnchorRow,
  FerryRow,
  IslandRow,
  LandingRow,
  ProvinceRow,
  TownRow,
} from './seed-schema.ts'

interface FoundRows {
  readonly provinces: readonly CheckedRow<ProvinceRow>[]
  readonly towns: readonly CheckedRow<Static<typeof TownRow>>[]
  readonly islands: readonly CheckedRow<Static<typeof IslandRow>>[]
  readonly ferries: readonly CheckedRow<Static<typeof FerryRow>>[]
  readonly landings: readonly CheckedRow<Static<typeof LandingRow>>[]
  readonly vocabulary: readonly CheckedRow<Static<typeof ConceptRow>>[]
  readonly routes: readonly CheckedRow<InterchangeRoute>[]
  readonly anchors: readonly CheckedRow<DistrictAnchorRow>[]
  readonly destinations: readonly CheckedRow<DestinationRow>[]
  readonly journeys: readonly CheckedRow<JourneyRow>[]
  readonly places: readonly CheckedRow<InterchangePlace>[]
}

/** Lists dangling references and duplicate ids. */
export function checkReferences(found: FoundRows, files: Readonly<Record<keyof FoundRows, string>>): FileError[] {
  const errors: FileError[] = []
  const report = (file: keyof FoundRows, line: number, message: string) =>
    void errors.push({ file: files[file], line, message })
  const idsOf = <K extends keyof FoundRows>(file: K, idOf: (row: FoundRows[K][number]['row']) => string) => {
    const ids = new Set<string>()
    for (const { line, row } of found[file] as readonly FoundRows[K][number][]) {
      const id = idOf(row)
      if (ids.has(id)) report(file, line, `“${id}” is not unique`)
      ids.add(id)
    }
    return ids
  }
  const provinces = idsOf('provinces', ({ code }) => code)
  const islands = idsOf('islands', ({ id }) => id)
  const places = idsOf('places', ({ id }) => id)
  const concepts = idsOf('vocabulary', ({ key }) => key)
  const towns = idsOf('towns', ({ id }) => id)
  const destinations = idsOf('destinations', ({ id }) => id)
  idsOf('journeys', ({ id }) => id)
  idsOf('routes', ({ id }) => id)

  for (const { line, row } of found.towns) {
    if (!provinces.has(row.provinceCode)) report('towns', line, `no province ${row.provinceCode}`)
    if (row.islandId !== null && !islands.has(row.islandId)) report('towns', line, `no island ${row.islandId}`)
  }
  for (const { line, row } of found.islands) {
    if (!provinces.has(row.provinceCode)) report('islands', line, `no province ${row.provinceCode}`)
  }
  for (const { line, row } of found.ferries) {
    for (const end of [row.from, row.to]) {
      if (end !== 'mainland' && !islands.has(end)) report('ferries', line, `no island ${end}`)
    }
  }
  idsOf('landings', ({ id }) => id)
  for (const { line, row } of found.landings) {
    if (row.from !== 'mainland' && !islands.has(row.from)) report('landings', line, `no island ${row.from}`)
    if (islands.has(row.id)) report('landings', line, `“${row.id}” is an island`)
  }
  for (const { line, row } of found.vocabulary) {
    for (const key of row.broader) if (!concepts.has(key)) report('vocabulary', line, `no concept ${key}`)
  }
  for (const { line, row } of found.anchors) {
    if (!provinces.has(row.code.slice(0, 2))) report('anchors', line, `no province ${row.code.slice(0, 2)}`)
  }
  checkDestinations(found.destinations, { provinces, towns }, (line, message) => report('destinations', line, message))
  checkJourneys(found.journeys, { towns, destinations }, (line, message) => report('journeys', line, message))
  for (const { line, row } of found.places) {
    const code = row.province_code
    if (typeof code === 'string' && !provinces.has(code)) report('places', line, `no province ${code}`)
  }
  for (const { line, row } of found.routes) {
    for (const message of routeErrors(row, places, provinces)) report('routes', line, message)
  }
  for (const { line, message } of guideErrors(found.places)) report('places', line, message)
  return errors
}

function routeErrors(route: InterchangeRoute, places: ReadonlySet<string>, provinces: ReadonlySet<string>): string[] {
  const errors = route.days.flatMap(({ place }) => place.filter((id) => !places.has(id)).map((id) => `no place ${id}`))
  errors.push(
    ...(route.province_codes ?? []).filter((code) => !provinces.has(code)).map((code) => `no province ${code}`),
  )
  if (route.days.some(({ day }, at) => day !== at + 1)) errors.push('days must run 1, 2, … without a gap')
  if (route.number_of_days !== undefined && route.number_of_days !== route.days.length) {
    errors.push(`number_of_days is ${route.number_of_days}, but ${route.days.length} days are listed`)
  }
  return errors
}
