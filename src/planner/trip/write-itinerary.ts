import type { Leg } from '../../world/travel.ts'
import type { Tours } from '../engine/tours.ts'
import type { Itinerary, ItineraryDay, ItineraryStop } from '../itinerary.ts'
import { layOutDay } from './day-layout.ts'
import type { Nights } from './nights.ts'
import type { TravelTable } from './travel-table.ts'
import type { LegEnd } from './trip-legs.ts'
import type { TripNode } from './trip-node.ts'
import { listOpenSpans } from './trip-windows.ts'

/** A wait this long becomes a rest stop. */
const REST_FROM_MINUTES = 30
const NO_WAY: Leg = { mode: 'walk', minutes: 0, metres: 0, source: 'estimated' }

/** The days of the itinerary. */
export function writeDays(
  table: TravelTable,
  nodes: readonly TripNode[],
  tours: Tours,
  nights: Nights,
): ItineraryDay[] {
  return table.problem.days.map((_, day) => {
    const base = day * tours.stride
    const length = tours.length[day] ?? 0
    const times = layOutDay(table, nodes, tours, day)
    const stops: ItineraryStop[] = []
    let here = table.ends[tours.location[base] ?? -1]
    for (let position = 1; position <= length; position++) {
      const node = nodes[tours.node[base + position] ?? -1] as TripNode
      const isHere = node.candidate < 0 && node.nearBedOf === undefined
      const to = isHere ? here : table.ends[tours.location[base + position] ?? -1]
      const leg = isHere ? NO_WAY : legBetween(table, here, to)
      const arrive = times.arrive[position] ?? 0
      const last = stops.at(-1)
      const leave = arrive - (leg?.minutes ?? 0)
      const rests = last !== undefined && leave - last.depart >= REST_FROM_MINUTES
      // Whoever dines near the bed waits for it there, not where the day ended.
      const isAtBed = rests && node.nearBedOf !== undefined && leg !== null
      if (isAtBed) stops.push({ ...restStop(last.depart + leg.minutes, arrive, leg), nearBed: true })
      else if (rests) stops.push(restStop(last.depart, leave))
      const way = isAtBed ? NO_WAY : leg
      stops.push(writeStop(table, node, day, { arrive, depart: arrive + (times.stay[position] ?? 0), leg: way }))
      here = to
    }
    const end = tours.location[base + length + 1] ?? -1
    const { days } = table.problem
    const departs = (day === days.length - 1 && days[day]?.end !== null) || days[day + 1]?.nightRide !== undefined
    const town = departs ? undefined : table.problem.bases[(nights[day] ?? -1) - table.firstBase]
    return { baseTownId: town?.id ?? null, stops, returnLeg: legBetween(table, here, table.ends[end]) }
  })
}

function legBetween(table: TravelTable, from: LegEnd | undefined, to: LegEnd | undefined): Leg | null {
  if (!from || !to) return null
  return from === to ? NO_WAY : table.legs.leg(from, to)
}

function restStop(arrive: number, depart: number, leg = NO_WAY): ItineraryStop {
  return {
    kind: 'rest',
    candidateId: null,
    meal: null,
    arrive,
    depart,
    costBaht: 0,
    locked: false,
    leg,
    opening: 'open',
  }
}

function writeStop(
  table: TravelTable,
  node: TripNode,
  day: number,
  { arrive, depart, leg }: Pick<ItineraryStop, 'arrive' | 'depart' | 'leg'>,
): ItineraryStop {
  const candidate = table.candidates[node.candidate]
  return {
    kind: node.meal !== null ? 'meal' : candidate ? 'visit' : 'rest',
    candidateId: candidate?.id ?? null,
    meal: node.meal,
    ...(node.includes && { includes: node.includes }),
    ...(node.nearBedOf !== undefined && { nearBed: true }),
    arrive,
    depart,
    costBaht: node.costBaht,
    locked: node.locked,
    leg,
    opening: candidate ? openingOf(table, candidate, day, arrive, depart) : 'open',
  }
}

function openingOf(
  table: TravelTable,
  candidate: TravelTable['candidates'][number],
  day: number,
  arrive: number,
  depart: number,
): ItineraryStop['opening'] {
  const when = table.problem.days[day] as TravelTable['problem']['days'][number]
  if (candidate.hours === null && !candidate.exceptions.some(({ date }) => date === when.date)) return 'unknown'
  const open = listOpenSpans(candidate, { ...when, startMinute: 0, endMinute: 1440 })
  return open.some((span) => span.from <= arrive && depart <= span.to) ? 'open' : 'closed'
}

/** Totals of the written days. */
export function totalsOf(table: TravelTable, days: readonly ItineraryDay[]): Itinerary['totals'] {
  const stops = days.flatMap((day) => day.stops)
  const legs = [...stops.map((stop) => stop.leg), ...days.map((day) => day.returnLeg)].filter((leg) => leg !== null)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const { otherCostBaht } = table.problem
  return {
    costBaht: sum(stops.map((stop) => stop.costBaht)) + otherCostBaht,
    otherCostBaht,
    metres: sum(legs.map((leg) => leg.metres)),
    minutesTravel: sum(legs.map((leg) => leg.minutes)),
    minutesVisit: sum(stops.filter((stop) => stop.kind === 'visit').map((stop) => stop.depart - stop.arrive)),
  }
}
