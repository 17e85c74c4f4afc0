import { noteOf } from '../../language/notes/note.ts'
import { WARNINGS, type Warning } from '../../language/notes/trip-notes.ts'
import type { Diet, Reading } from '../../language/reader/reading.ts'
import type { IsoDate } from '../../world/calendar.ts'
import { usesWheelchair } from './guests.ts'
import { isInDiet, isKnownDiet } from './meal-places.ts'
import type { PreparedTrip } from './trip-problem.ts'
import { likelyStart } from './when-open.ts'

/** Warnings about how a trip was planned; those about its places and dates follow from its facts whenever it is read. */
export function planningWarnings(reading: Reading, { roadEngine, problem }: PreparedTrip): Warning[] {
  const { food, unplanned, walking } = reading
  // The words of the prompt are quoted with the same advice.
  const isQuoted = unplanned.some(({ topic }) => topic === 'diet')
  const avoided = food.avoid.filter((each) => !isInDiet(each, food.diets))
  return [
    ...monsoonWarnings(
      likelyStart(reading),
      problem.provinces.filter(({ required }) => required).map(({ code }) => code),
    ),
    ...(roadEngine === 'away' ? [noteOf(WARNINGS, 'roads_estimated', {})] : []),
    ...dietWarnings(food.diets, isQuoted),
    ...(avoided.length > 0 && !isQuoted ? [noteOf(WARNINGS, 'foods_not_recorded', { said: avoided.join(', ') })] : []),
    ...(usesWheelchair(reading) ? [noteOf(WARNINGS, 'steps_not_recorded', {})] : []),
    ...(walking === 'stroller' ? [noteOf(WARNINGS, 'stroller_steps', {})] : []),
  ]
}

/** What meals are planned by, and what is not known. A quoted diet that is known is no unmet wish; see `isOfKnownDiet`. */
function dietWarnings(diets: readonly Diet[], isQuoted: boolean): Warning[] {
  const isMeatless = diets.includes('vegetarian') || diets.includes('vegan')
  return [
    ...(isMeatless ? [noteOf(WARNINGS, 'vegetarian_meals', {})] : []),
    ...(diets.includes('vegan') ? [noteOf(WARNINGS, 'vegan_meals', {})] : []),
    ...(diets.includes('halal') ? [noteOf(WARNINGS, 'halal_meals', {})] : []),
    ...(!isQuoted && diets.some((diet) => !isKnownDiet(diet)) ? [noteOf(WARNINGS, 'diets_not_recorded', {})] : []),
  ]
}

interface Monsoon {
  readonly code: 'monsoon_andaman' | 'monsoon_gulf'
  readonly months: readonly string[]
  readonly provinces: readonly string[]
}

/** Thai Meteorological Department: the south-west monsoon, and the north-east monsoon of the lower Gulf. */
const MONSOONS: readonly Monsoon[] = [
  {
    code: 'monsoon_andaman',
    months: ['05', '06', '07', '08', '09', '10'],
    provinces: ['81', '82', '83', '85', '91', '92'],
  },
  { code: 'monsoon_gulf', months: ['10', '11', '12'], provinces: ['80', '84', '86', '90', '93'] },
]

function monsoonWarnings(start: IsoDate | null, provinces: readonly string[]): Warning[] {
  const month = start?.slice(5, 7)
  return MONSOONS.flatMap(({ code, months, provinces: coast }) =>
    month !== undefined && months.includes(month) && coast.some((province) => provinces.includes(province))
      ? [noteOf(WARNINGS, code, {})]
      : [],
  )
}
