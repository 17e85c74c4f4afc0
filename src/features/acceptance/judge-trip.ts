import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { TripDay, TripPreview } from '../trips/public.ts'

/**
 * Judges a trip as its reader sees it, by the answer and the catalogue alone: shares no code with the planner. Returns the
 * faults in words; without faults, the trip can be followed.
 */
export function judgeTrip(trip: TripPreview, catalogue: Catalogue): string[] {
  return [
    ...judgeFrame(trip),
    ...trip.days.flatMap((day) => judgeDay(day, catalogue)),
    ...judgeRepeats(trip),
    ...judgeTotals(trip),
    ...judgeWishes(trip, catalogue),
  ]
}

function judgeFrame(trip: TripPreview): string[] {
  const faults: string[] = []
  if (trip.days.length !== trip.number_of_days)
    faults.push(`${trip.days.length} days instead of ${trip.number_of_days}`)
  for (const [index, { day, date, base }] of trip.days.entries()) {
    if (day !== index + 1) faults.push(`day ${index + 1} is numbered ${day}`)
    if (date !== dateAfter(trip.start_date, index)) faults.push(`day ${day} is on ${date}`)
    const isLast = index === trip.days.length - 1
    if ((base === undefined) !== isLast)
      faults.push(`day ${day} ${isLast ? 'has a night, but is the last day' : 'has no night'}`)
  }
  if (trip.end_date !== dateAfter(trip.start_date, trip.days.length - 1)) faults.push(`it ends on ${trip.end_date}`)
  return faults
}

function judgeDay(day: TripDay, catalogue: Catalogue): string[] {
  const faults: string[] = []
  const where = (index: number) => `day ${day.day}, stop ${index + 1}`
  let free = minutes(day.start_time)
  const end = minutes(day.end_time)
  for (const [index, stop] of day.stops.entries()) {
    const [arrive, depart] = [minutes(stop.arrive), minutes(stop.depart)]
    if (depart - arrive !== stop.stay_minutes) faults.push(`${where(index)}: the stay is not from arrival to departure`)
    // Shown minutes are rounded, so one may be lost.
    if (arrive < free + (stop.travel?.minutes ?? 0) - 1)
      faults.push(`${where(index)}: nobody can be there at ${stop.arrive}`)
    if (depart > end) faults.push(`${where(index)}: it ends after the day`)
    if (stop.place_id !== undefined && stop.place_id !== stop.place?.place_id)
      faults.push(`${where(index)}: two places`)
    if (stop.kind === 'visit' && stop.place === undefined) faults.push(`${where(index)}: a visit without a place`)
    if (stop.kind === 'meal' && !isMealTime(arrive)) faults.push(`${where(index)}: a meal at ${stop.arrive}`)
    faults.push(...judgeOpening(day, index, catalogue).map((fault) => `${where(index)}: ${fault}`))
    free = depart
  }
  return faults
}

function judgeOpening(day: TripDay, index: number, catalogue: Catalogue): string[] {
  const stop = day.stops[index]!
  if (stop.opening === 'closed') return ['it is closed']
  const place = stop.place_id === undefined ? undefined : catalogue.findPlace(stop.place_id)
  if (!place) return stop.place_id === undefined ? [] : [`the catalogue does not have ${stop.place_id}`]
  if (!place.hours) return stop.opening === 'unknown' ? [] : ['its hours are unknown, but it is shown as open']
  const weekdays =
    day.date === undefined ? [0, 1, 2, 3, 4, 5, 6] : [(new Date(`${day.date}T00:00Z`).getUTCDay() + 6) % 7]
  const [arrive, depart] = [minutes(stop.arrive), minutes(stop.depart)]
  const isOpen = weekdays.some((weekday) =>
    [
      ...place.hours![weekday]!,
      ...place.hours![(weekday + 6) % 7]!.map(({ open, close }) => ({ open: open - 1440, close: close - 1440 })),
    ].some(({ open, close }) => open <= arrive && depart <= close),
  )
  return isOpen ? [] : [`${place.id} is not open from ${stop.arrive} to ${stop.depart}`]
}

function judgeRepeats(trip: TripPreview): string[] {
  const ids = trip.days.flatMap(({ stops }) => stops.flatMap(({ place_id: id }) => id ?? []))
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is visited twice`)
}

function judgeTotals({ days, totals }: TripPreview): string[] {
  const stops = days.flatMap((day) => day.stops)
  const cost = stops.reduce((sum, stop) => sum + (stop.cost ?? 0), totals.other_cost)
  const legs = [...stops.map(({ travel }) => travel), ...days.map((day) => day.travel_back)]
  const metres = legs.reduce((sum, leg) => sum + (leg?.metres ?? 0), 0)
  return [
    ...(cost === totals.cost ? [] : [`the costs add up to ${cost}, not ${totals.cost}`]),
    ...(Math.abs(metres - totals.metres) <= legs.length
      ? []
      : [`the distances add up to ${metres}, not ${totals.metres}`]),
  ]
}

function judgeWishes({ days, understood, unmet }: TripPreview, catalogue: Catalogue): string[] {
  const places = days.flatMap(({ stops }) =>
    stops.flatMap(({ place_id: id }) => (id === undefined ? [] : (catalogue.findPlace(id) ?? []))),
  )
  const avoided = places.filter(
    ({ id, category, subCategories, tags }) =>
      understood.avoid.place_ids.includes(id) ||
      (!understood.must_visit.includes(id) &&
        [category, ...subCategories, ...tags].some((key) => key !== null && understood.avoid.categories.includes(key))),
  )
  const missed = understood.must_visit.filter((id) => !places.some((place) => place.id === id || place.partOf === id))
  return [
    ...avoided.map(({ id }) => `${id} was to be avoided`),
    ...(missed.length > unmet.length ? [`nothing says why ${missed.join(', ')} is missing`] : []),
  ]
}

function isMealTime(minute: number): boolean {
  return (minute >= 10 * 60 + 30 && minute <= 14 * 60) || (minute >= 16 * 60 + 30 && minute <= 20 * 60)
}

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(':').map(Number)
  return hours * 60 + rest
}

function dateAfter(date: string | undefined, days: number): string | undefined {
  if (date === undefined) return undefined
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
