import Type, { type Static } from 'typebox'
import { named } from '../../platform/http/schema-parts.ts'
import type { LegMode } from '../../world/travel.ts'
import { eatersOf, travellersOf } from './trip-costs.ts'
import type { Party, StopFacts, TripFacts } from './trip-facts.ts'
import type { FindTripPlace } from './trip-places.ts'

const Baht = (description: string) => Type.Integer({ minimum: 0, description: `${description}, in baht.` })
const Range = (level: string) =>
  Type.Object({ from: Baht('The least'), to: Baht('The most') }, { description: `For ${level} rooms, all nights.` })

export const CostEstimateSchema = named(
  'CostEstimate',
  Type.Object(
    {
      entries: Baht('Entrance fees, as far as known'),
      experiences: Baht('Tours, classes and shows'),
      meals: Baht('Lunches and dinners by the price of the place, or the usual price, and a breakfast a day'),
      transport: Baht('Fuel, taxis, buses, trains, boats and flights, by distance'),
      beds: Type.Object(
        { budget: Range('simple'), mid: Range('good'), high: Range('expensive') },
        { description: 'One room for two travellers.' },
      ),
      total: Type.Object(
        { from: Baht('With the cheapest beds'), to: Baht('With good beds') },
        { description: 'Everything above, with simple to good rooms.' },
      ),
    },
    { description: 'What the whole trip costs all travellers, by part. A rough estimate; prices change.' },
  ),
)
type CostEstimate = Static<typeof CostEstimateSchema>

/** A usual day of food if the trip assumes none. */
const FOOD_BAHT = 250
/** Shares of a day's food. */
const SHARE = { breakfast: 0.2, meal: 0.4 } as const
/** Baht per room and night. */
const BEDS = { budget: [400, 900], mid: [1_000, 2_500], high: [3_000, 8_000] } as const
const TRAVELLERS_PER_ROOM = 2
const SEATS_PER_CAR = 4
/** Beyond this, public transport is a bus or train with a ticket for each, not a taxi. */
const TAXI_M = 40_000
const TAXI = { start: 40, perKm: 8 } as const
const FUEL_PER_KM = 3.5
/** Baht per person: a ticket, and each kilometre. */
const TICKETS: Readonly<Partial<Record<LegMode, { readonly each: number; readonly perKm: number }>>> = {
  public: { each: 20, perKm: 1.2 },
  train: { each: 30, perKm: 1 },
  ferry: { each: 100, perKm: 4 },
  boat: { each: 150, perKm: 5 },
  flight: { each: 900, perKm: 1.2 },
}

interface EstimateSource {
  readonly facts: Pick<TripFacts, 'days' | 'party' | 'food_baht'>
  readonly find: FindTripPlace
  /** By stop. */
  readonly costs: ReadonlyMap<string, number>
}

export function estimateCosts({ facts, find, costs }: EstimateSource): CostEstimate {
  const { days, party } = facts
  const stops = days.flatMap((day) => day.stops)
  const legs = days.flatMap((day) => [...day.stops.map(({ leg }) => leg), day.leg_back])
  const costOf = (isExperience: boolean) =>
    sum(
      stops
        .filter(({ place_id: id }) => id !== null && (find(id)?.guide?.experience === true) === isExperience)
        .map(({ stop_id: id }) => costs.get(id) ?? 0),
    )
  const parts = {
    entries: costOf(false),
    experiences: costOf(true),
    meals: Math.round(mealCosts(stops, days.length, facts, find)),
    transport: Math.round(sum(legs.map((leg) => (leg ? transportCost(leg, party) : 0)))),
  }
  const beds = bedCosts(days.length - 1, party)
  const rest = sum(Object.values(parts))
  return { ...parts, beds, total: { from: rest + beds.budget.from, to: rest + beds.mid.to } }
}

function mealCosts(
  stops: readonly StopFacts[],
  days: number,
  { party, food_baht: food }: EstimateSource['facts'],
  find: FindTripPlace,
): number {
  const day = food ?? FOOD_BAHT
  const meals = stops.filter(({ kind }) => kind === 'meal')
  const prices = meals.map(({ place_id: id }) => (id === null ? null : find(id)?.pricePerPerson) ?? day * SHARE.meal)
  return (sum(prices) + days * day * SHARE.breakfast) * eatersOf(party)
}

/** Everybody in one car or taxi per four, or a ticket for each. */
function transportCost({ mode, metres }: NonNullable<StopFacts['leg']>, party: Party): number {
  const km = metres / 1000
  const people = travellersOf(party)
  const cars = Math.ceil(people / SEATS_PER_CAR)
  if (mode === 'drive') return km * FUEL_PER_KM * cars
  if (mode === 'public' && metres <= TAXI_M) return (TAXI.start + km * TAXI.perKm) * cars
  const ticket = TICKETS[mode]
  return ticket ? (ticket.each + km * ticket.perKm) * people : 0
}

function bedCosts(nights: number, party: Party): CostEstimate['beds'] {
  const rooms = Math.ceil(travellersOf(party) / TRAVELLERS_PER_ROOM) * Math.max(0, nights)
  const range = ([from, to]: readonly [number, number]) => ({ from: from * rooms, to: to * rooms })
  return { budget: range(BEDS.budget), mid: range(BEDS.mid), high: range(BEDS.high) }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
