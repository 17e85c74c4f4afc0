// A bed in a quarter of a city: days begin and end there, not in the middle of the city.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { TripProblem } from '../../planner/problem.ts'
import { distanceM, type Point } from '../../world/point.ts'

/** A sight in the middle of each quarter that is none itself, by the names that people say. */
const LANDMARKS: Readonly<Record<string, readonly string[]>> = {
  'th-10-terminal-21': ['อโศก', 'asok', 'asoke', 'สุขุมวิท', 'sukhumvit', 'sukumvit'],
  'th-10-patpong-night-market': ['สีลม', 'silom', 'สาทร', 'สาธร', 'sathorn', 'sathon'],
  'th-10-emquartier': ['พร้อมพงษ์', 'phrom phong', 'prom phong'],
  'th-10-the-commons-thonglor': ['ทองหล่อ', 'thonglor', 'thong lor', 'thong lo', 'เอกมัย', 'ekkamai', 'ekamai'],
  'th-10-lay-lao-ari': ['อารีย์', 'อารี', 'ari', 'สะพานควาย'],
  'th-10-khaosan-road': ['บางลำพู', 'banglamphu', 'bang lamphu'],
  'th-10-victory-monument': ['อนุสาวรีย์ชัย', 'พญาไท', 'ราชเทวี', 'phaya thai', 'ratchathewi'],
  'th-10-erawan-shrine': ['ราชประสงค์', 'ratchaprasong', 'ชิดลม', 'chidlom', 'chit lom', 'เพลินจิต', 'ploenchit'],
}
const LANDMARK_OF = new Map(Object.entries(LANDMARKS).flatMap(([id, names]) => names.map((name) => [name, id])))
/** A quarter is in its city; what is further away is a stay of its own. */
const IN_THE_CITY_M = 15_000

/** The problem with the beds of a city moved to the quarter where the travellers stay. A day trip begins and ends there too. */
export function fromQuarter(
  problem: TripProblem,
  { base, start, end }: Pick<Reading, 'base' | 'start' | 'end'>,
  catalogue: Pick<CatalogueView, 'findPlace'>,
): TripProblem {
  const point = quarterOf(base, catalogue)
  if (!point) return problem
  const bases = problem.bases.map((town) =>
    distanceM(town.point, point) <= IN_THE_CITY_M ? { ...town, point: { ...point } } : town,
  )
  if (problem.days.length > 1 || start || end) return { ...problem, bases }
  return { ...problem, bases, days: problem.days.map((day) => ({ ...day, start: point, end: point })) }
}

function quarterOf(base: Reading['base'], catalogue: Pick<CatalogueView, 'findPlace'>): Point | undefined {
  if (base === null || base.townId !== null) return undefined
  return catalogue.findPlace(base.placeId ?? LANDMARK_OF.get(base.text.toLowerCase().trim()) ?? '')?.point
}
