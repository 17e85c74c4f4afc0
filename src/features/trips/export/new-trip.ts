import type { Static } from 'typebox'
import type { Language } from '../../../platform/language.ts'
import { wholeBudgetOf } from '../trip-costs.ts'
import type { NewTripSchema } from '../trip-edit-schema.ts'
import type { StopFacts, TripFacts } from '../trip-facts.ts'
import type { Trip } from '../trip-schema.ts'
import { stopNote } from '../trip-texts.ts'

type NewTrip = Static<typeof NewTripSchema>
type NewStop = NonNullable<NonNullable<NewTrip['days']>[number]['stops']>[number]

/**
 * A trip as the body by which `createCustomTripV1` makes it again, with the same days, stops and times. Every stop arrives at
 * its own time and so is locked: the service could time the others in its own way.
 */
export function tripAsNew(facts: TripFacts, trip: Trip, language: Language): NewTrip {
  const { name, party, transport, budget, preferences, start_date, days } = facts
  const title = name ?? facts.texts?.name ?? null
  return {
    ...(title !== null && { name: [...title].slice(0, 100).join('') }),
    party,
    transport,
    ...(budget && { budget: wholeBudgetOf(budget, party, days.length) }),
    preferences,
    start_date,
    days: trip.days.map(({ start_time, end_time, stops }, index) => {
      const day = days[index]!
      return {
        start_time,
        end_time,
        base: baseOf(day.base, language),
        stops: stops.map((stop, at) => stopOf(stop, day.stops[at]!, language)),
      }
    }),
  }
}

function baseOf(base: TripFacts['days'][number]['base'], language: Language) {
  if (!base) return null
  const { latitude, longitude, name_th, name_en } = base
  const name = (language === 'th' ? name_th : name_en) ?? name_th ?? name_en
  return { ...(name !== null && { name }), latitude, longitude }
}

function stopOf(shown: Trip['days'][number]['stops'][number], stop: StopFacts, language: Language): NewStop {
  // Which meal it is, is not in the body of a new trip.
  const note = stop.note ?? (stop.meal === null ? undefined : stopNote(stop, language))
  return {
    kind: stop.kind,
    ...(stop.place_id !== null && { place_id: stop.place_id }),
    arrive: shown.arrive,
    stay_minutes: stop.stay_minutes,
    ...(note !== undefined && { note }),
  }
}
