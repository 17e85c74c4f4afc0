import type { Endpoint, Reading } from '../../language/reader/reading.ts'
import { formatClock, parseClock } from '../../world/hours.ts'
import type { Constraints, Understood } from '../trips/public.ts'

type Point = NonNullable<Constraints['origin']>

/** The details that a prompt or the constraints contain, as answers show them. */
export function understoodDetails(reading: Reading): Partial<Understood> {
  const { start, end, base, arrivalMinute, departureMinute, month, season, stays, spending, walking } = reading
  const { food, busy = [], transport, group, alternatives = [] } = reading
  return {
    ...(start && start.text !== '' && { origin: pointOf(start) }),
    ...(end && { return_to: pointOf(end) }),
    ...(alternatives.length > 0 && {
      alternatives: alternatives.map((options) =>
        options.map(({ said, provinceCodes, isPlanned }) => ({
          name: said,
          provinces: [...provinceCodes],
          planned: isPlanned,
        })),
      ),
    }),
    ...(arrivalMinute !== null && { arrival_time: clockOf(arrivalMinute) }),
    ...(departureMinute !== null && { departure_time: clockOf(departureMinute) }),
    ...(month !== null && { month }),
    ...(season && { season }),
    ...(stays && stays.length > 0 && { stays: nightsOf(stays) }),
    ...(base && { stay_at: pointOf(base) }),
    ...(spending !== null && { spending }),
    ...(walking !== null && { walking }),
    ...(food.diets.length > 0 && { diets: [...food.diets] }),
    ...(food.avoid.length > 0 && { cannot_eat: [...new Set(food.avoid)] }),
    ...(busy.length > 0 && {
      busy: busy.map(({ what, day, start, end }) => ({ what, day, start: clockOf(start), end: clockOf(end) })),
    }),
    ...(transport !== null && { vehicle: transport }),
    ...(group && { group }),
  }
}

/** The same the other way round: each detail of the constraints overrides what the prompt says. */
export function readDetails(constraints: Constraints, reading: Reading): Partial<Reading> {
  const { origin, return_to, arrival_time, departure_time, month, season, stays, stay_at, spending } = constraints
  const { walking, diets, cannot_eat, busy, vehicle, group } = constraints
  return {
    ...(origin && { start: endpointOf(origin) }),
    ...(return_to && { end: endpointOf(return_to) }),
    ...(arrival_time !== undefined && { arrivalMinute: parseClock(arrival_time) }),
    ...(departure_time !== undefined && { departureMinute: parseClock(departure_time) }),
    ...(month !== undefined && { month }),
    ...(season && { season }),
    ...(stays && {
      stays: stays.map(({ provinces, nights }, at) => ({
        provinceCodes: provinces,
        days: nights + (at === stays.length - 1 ? 1 : 0),
      })),
    }),
    ...(stay_at && { base: endpointOf(stay_at) }),
    ...(spending && { spending }),
    ...(walking && { walking }),
    ...((diets ?? cannot_eat) && {
      food: { diets: diets ?? reading.food.diets, avoid: cannot_eat ?? reading.food.avoid },
    }),
    ...(busy && {
      busy: busy.map(({ what, day, start, end }) => ({ what, day, start: parseClock(start)!, end: parseClock(end)! })),
    }),
    ...(vehicle && { transport: vehicle }),
    ...(group && { group }),
  }
}

/** A stay ends with a night, except the last day. */
function nightsOf(stays: NonNullable<Reading['stays']>): NonNullable<Understood['stays']> {
  return stays.map(({ provinceCodes, days }, at) => ({
    provinces: [...provinceCodes],
    nights: days - (at === stays.length - 1 ? 1 : 0),
  }))
}

function pointOf({ provinceCode, townId, placeId }: Endpoint): Point {
  return {
    province_code: provinceCode,
    ...(townId !== null && { town_id: townId }),
    ...(placeId !== null && { place_id: placeId }),
  }
}

function endpointOf({ province_code, town_id, place_id }: Point): Endpoint {
  return { text: province_code, provinceCode: province_code, townId: town_id ?? null, placeId: place_id ?? null }
}

function clockOf(minute: number): string {
  return minute >= 1440 ? '24:00' : formatClock(minute)
}
