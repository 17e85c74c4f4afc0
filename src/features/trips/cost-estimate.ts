import Type, { type Static } from 'typebox'
import { named } from '../../platform/http/schema-parts.ts'
import type { LegMode } from '../../world/travel.ts'
import type { StopCosts } from './stop-costs.ts'
import { eatersOf, travellersOf, usualMealPrice } from './trip-costs.ts'
import type { Party, StopFacts, TripFacts } from './trip-facts.ts'

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
      transport: Baht(
        'Fuel, a hired car or motorbike for visitors from abroad and those who fly in, a car with driver where no public transport goes, taxis, buses, trains, boats and flights',
      ),
      beds: Type.Object(
        { budget: Range('simple'), mid: Range('good'), high: Range('expensive') },
        { description: 'One room for two travellers.' },
      ),
      total: Type.Object(
        { from: Baht('With the cheapest beds; `totals.cost`'), to: Baht('With the dearest of these beds') },
        { description: 'Everything above, with simple to good rooms; simple or expensive ones if the wish says so.' },
      ),
    },
    { description: 'What the whole trip costs all travellers, by part. A rough estimate; prices change.' },
  ),
)
export type CostEstimate = Static<typeof CostEstimateSchema>

/** Baht per room and night. */
const BEDS = { budget: [400, 900], mid: [1_000, 2_500], high: [3_000, 8_000] } as const
const TRAVELLERS_PER_ROOM = 2
/** Beyond this, public transport is a bus or train with a ticket for each, not a taxi. */
const TAXI_M = 40_000
const TAXI = { start: 40, perKm: 8 } as const
/**
 * Baht for a car or van with its driver for a day, petrol included, in the middle of what is asked: 2,500 to 3,500 (an
 * editorial estimate). For fewer kilometres a day, a songthaew takes people there, waits and takes them back.
 */
const CHARTER = { day: 3_000, seats: 9, fromKm: 30, waits: 2 } as const
export const HIRED_CAR_BAHT = CHARTER.day
/** What people drive: baht for each kilometre, and for a day if it is hired. */
const CAR = { seats: 4, fuelPerKm: 3.5, hire: 1_000 } as const
const MOTORBIKE = { seats: 2, fuelPerKm: 1, hire: 250 } as const
/** Baht per person on the way to a boat. */
const BUS_PER_KM = 1.2
/** Baht per person: a ticket, and each kilometre. */
const TICKETS: Readonly<Partial<Record<LegMode, { readonly each: number; readonly perKm: number }>>> = {
  public: { each: 20, perKm: BUS_PER_KM },
  train: { each: 30, perKm: 1 },
  ferry: { each: 100, perKm: 4 },
  boat: { each: 150, perKm: 5 },
  flight: { each: 900, perKm: 1.2 },
}

/** The levels of rooms that a total counts, from the cheapest to the dearest. */
const ROOMS = { low: ['budget', 'budget'], usual: ['budget', 'mid'], high: ['high', 'high'] } as const

type Estimated = Pick<TripFacts, 'days' | 'party' | 'food_baht' | 'spending' | 'assumed'>

/** The parts of a trip's costs and their sum. */
export function estimateCosts(facts: Estimated, costs: StopCosts): CostEstimate {
  const { days, party, spending = 'usual' } = facts
  const stops = days.flatMap((day) => day.stops)
  const partOf = (name: 'entries' | 'experiences' | 'meals') =>
    sum([...costs.values()].map(({ part, baht }) => (part === name ? baht : 0)))
  const parts = {
    entries: partOf('entries'),
    experiences: partOf('experiences'),
    meals: partOf('meals') + (stops.length > 0 ? otherMeals(facts, costs) : 0),
    transport: transportCosts(facts),
  }
  // Who sleeps on a train between two days pays for a berth instead; the one before the first day is no night of the trip.
  const onTheWay = days.slice(1).filter(({ night_ride: ride }) => ride !== undefined).length
  const beds = bedCosts(days.length - 1 - onTheWay, party)
  const [least, most] = ROOMS[spending]
  const rest = sum(Object.values(parts))
  return { ...parts, beds, total: { from: rest + beds[least].from, to: rest + beds[most].to } }
}

/** Breakfasts, and meals at no named price. */
function otherMeals({ days, party, food_baht: food }: Estimated, costs: StopCosts): number {
  const { breakfast, meal } = usualMealPrice(food)
  const unpriced = days.flatMap(({ stops }) => stops.filter((stop) => stop.kind === 'meal' && !costs.has(stop.stop_id)))
  return Math.round((unpriced.length * meal + days.length * breakfast) * eatersOf(party))
}

/** Whether the travellers ride motorbikes, which are timed as cars. */
export function ridesMotorbikes({ assumed }: Pick<TripFacts, 'assumed'>): boolean {
  return assumed.some(({ code }) => code === 'motorbike_as_car')
}

/** Whether what they drive is hired: who has no vehicle, if they are visitors from abroad or come by plane. */
export function hiresVehicle({ party, assumed }: Pick<TripFacts, 'party' | 'assumed'>): boolean {
  if (assumed.some(({ code }) => code === 'own_vehicle')) return false
  return party.foreigners > 0 || assumed.some(({ code }) => code === 'hired_car')
}

/** Baht a day for the hired car, or for each motorbike. */
export function dailyHire(facts: Pick<TripFacts, 'assumed'>): number {
  return vehicleOf(facts).hire
}

const vehicleOf = (facts: Pick<TripFacts, 'assumed'>) => (ridesMotorbikes(facts) ? MOTORBIKE : CAR)

function transportCosts(facts: Estimated): number {
  const { days, party } = facts
  const vehicle = vehicleOf(facts)
  const hires = hiresVehicle(facts)
  const count = Math.ceil(travellersOf(party) / vehicle.seats)
  const perDay = days.map(({ stops, leg_back: back, night_ride: ride }) => {
    const legs = [...stops.map(({ leg }) => leg), back].flatMap((leg) => leg ?? [])
    const hired = hires && legs.some(({ mode }) => mode === 'drive') ? vehicle.hire * count : 0
    const driven = sum(
      legs.map(({ mode, metres }) => (mode === 'drive' ? (metres / 1000) * vehicle.fuelPerKm * count : 0)),
    )
    return hired + driven + faresOf(legs, party) + (ride ? berthOf(ride, party) : 0)
  })
  return Math.round(sum(perDay))
}

type LegFacts = NonNullable<StopFacts['leg']>

/** Baht that a berth in the second class costs more than a seat; night buses have seats. */
const SLEEPER = 250

function berthOf(ride: LegFacts, party: Party): number {
  return fareOf(ride, party) + (ride.mode === 'train' ? SLEEPER * travellersOf(party) : 0)
}

/** What the travellers pay on the way; the car that is hired for a day saves its taxis. */
function faresOf(legs: readonly LegFacts[], party: Party): number {
  if (!isForTheDay(legs)) return sum(legs.map((leg) => fareOf(leg, party)))
  const others = legs.filter((leg) => leg.mode !== 'charter' && !isByTaxi(leg))
  const cars = Math.ceil(travellersOf(party) / CHARTER.seats)
  return CHARTER.day * cars + sum(others.map((leg) => fareOf(leg, party)))
}

/** Whether what is hired for a day's ways without a line is a car with its driver for the whole day. */
export function isForTheDay(legs: readonly Pick<LegFacts, 'mode' | 'metres'>[]): boolean {
  const metres = sum(legs.map((leg) => (leg.mode === 'charter' ? leg.metres : 0)))
  return metres / 1000 >= CHARTER.fromKm
}

const isByTaxi = ({ mode, metres }: LegFacts) => mode === 'public' && metres <= TAXI_M

/** A taxi for four, or a ticket for each; the fare of the boats where it is known. Nothing for what they drive themselves. */
function fareOf(leg: LegFacts, party: Party): number {
  const { mode, metres, fare } = leg
  const km = metres / 1000
  if (fare !== undefined) return (fare + km * BUS_PER_KM) * travellersOf(party)
  if (isByTaxi(leg) || mode === 'charter') {
    const ways = mode === 'charter' ? CHARTER.waits : 1
    return (TAXI.start + km * TAXI.perKm) * ways * Math.ceil(travellersOf(party) / CAR.seats)
  }
  const ticket = TICKETS[mode]
  return ticket ? (ticket.each + km * ticket.perKm) * travellersOf(party) : 0
}

/** Rooms of a party. */
export function roomsFor(party: Party): number {
  return Math.ceil(travellersOf(party) / TRAVELLERS_PER_ROOM)
}

/** The least that the rooms of a trip cost. */
export function cheapestRooms(spending: TripFacts['spending'], nights: number, party: Party): number {
  return bedCosts(nights, party)[ROOMS[spending ?? 'usual'][0]].from
}

function bedCosts(nights: number, party: Party): CostEstimate['beds'] {
  const rooms = roomsFor(party) * Math.max(0, nights)
  const range = ([from, to]: readonly [number, number]) => ({ from: from * rooms, to: to * rooms })
  return { budget: range(BEDS.budget), mid: range(BEDS.mid), high: range(BEDS.high) }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
