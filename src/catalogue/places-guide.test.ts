/** What `catalogue/places.ndjson` says of places beyond hours and fees fits together. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseClock, WEEKDAYS } from '../world/hours.ts'
import { distanceM } from '../world/point.ts'
import type { InterchangePlace } from './import/interchange-schema.ts'
import { readLineRows } from './seed-rows.ts'

const FILE = new URL('../../catalogue/places.ndjson', import.meta.url)
const places = readLineRows('places.ndjson', readFileSync(FILE, 'utf8')).rows.map(
  ({ value }) => value as InterchangePlace,
)
const byId = new Map(places.map((place) => [place.id, place]))

const idsWhere = (isFault: (place: InterchangePlace) => boolean) => places.filter(isFault).map(({ id }) => id)
const awayM = (a: InterchangePlace, id: string) => {
  const b = byId.get(id)!
  return distanceM({ latitude: a.lat, longitude: a.lon }, { latitude: b.lat, longitude: b.lon })
}

interface Span {
  readonly from: number
  readonly to: number
}

function spansOf({ opening_hours: hours }: InterchangePlace): Span[] {
  return WEEKDAYS.flatMap((day) => {
    const spans = hours?.[day]
    return Array.isArray(spans) ? spans : []
  }).map((span: string) => {
    const [from, to] = span.split('-').map((clock) => parseClock(clock)!) as [number, number]
    return { from, to: to > from ? to : to + 1440 }
  })
}

/** Rough times of the day; `only_then` is meaningless for a place that is closed then. */
const TIMES: Readonly<Record<string, Span>> = {
  dawn: { from: 300, to: 450 },
  morning: { from: 360, to: 690 },
  midday: { from: 630, to: 870 },
  late_afternoon: { from: 870, to: 1080 },
  sunset: { from: 1020, to: 1140 },
  evening: { from: 1080, to: 1380 },
  night: { from: 1200, to: 1560 },
}

test('a place that is worth a visit only at its best times is open then', () => {
  const isShutThen = (place: InterchangePlace) =>
    place.only_then === true &&
    spansOf(place).length > 0 &&
    !place.best_times?.some((time) =>
      spansOf(place).some(({ from, to }) => Math.min(to, TIMES[time]!.to) - Math.max(from, TIMES[time]!.from) >= 30),
    )
  expect(idsWhere(isShutThen)).toEqual([])
})

test('a sight that is tagged for the sunrise is open then, and tagged for the sunset if it is as good', () => {
  const isSight = ({ tags, category_code: code }: InterchangePlace) =>
    code !== 'RESTAURANT' && tags?.includes('sunrise') === true && !tags.includes('sunset')
  const isMistaken = (place: InterchangePlace) =>
    isSight(place) &&
    ((place.best_times !== undefined && !place.best_times?.includes('dawn')) ||
      place.best_times?.includes('sunset') ||
      (spansOf(place).length > 0 && !spansOf(place).some(({ from }) => from <= TIMES['dawn']!.to - 30)))
  expect(idsWhere((place) => isMistaken(place) === true)).toEqual([])
})

test('an experience is at its starting point, has a price, and its hours are known or usual', () => {
  const experiences = places.filter(({ experience }) => experience)
  expect(experiences.length).toBeGreaterThan(100)
  expect(idsWhere((place) => place.experience === true && !!place.from && awayM(place, place.from) > 1_000)).toEqual([])
  expect(experiences.filter(({ price_per_person: baht }) => baht === undefined || baht === null)).toEqual([])
  expect(
    experiences.filter((place) => !place.by_arrangement && spansOf(place).length === 0).map(({ id }) => id),
  ).toEqual([])
})

test('what is one visit is within a boat trip of each other, and open at the same time', () => {
  const tooFar = (place: InterchangePlace) => place.one_visit_with?.some((id) => awayM(place, id) > 8_000) ?? false
  expect(idsWhere(tooFar)).toEqual([])
  const neverBoth = (place: InterchangePlace) =>
    place.one_visit_with?.some((id) => {
      const [own, other] = [spansOf(place), spansOf(byId.get(id)!)]
      const meet = own.some((a) => other.some((b) => Math.min(a.to, b.to) - Math.max(a.from, b.from) >= 60))
      return own.length > 0 && other.length > 0 && !meet
    }) ?? false
  expect(idsWhere(neverBoth)).toEqual([])
})

test('what is part of a place is near it', () => {
  expect(idsWhere((place) => !!place.part_of && awayM(place, place.part_of) > 30_000)).toEqual([])
})

test('each note, and each reason for closed months, is in both languages and the right script', () => {
  const thai = /[฀-๿]/
  const isOdd = (th: string | null | undefined, en: string | null | undefined) =>
    (th === undefined) !== (en === undefined) || (!!th && !thai.test(th)) || (!!en && thai.test(en))
  expect(
    idsWhere((place) => isOdd(place.note_th, place.note_en) || isOdd(place.closed_why_th, place.closed_why_en)),
  ).toEqual([])
  expect(idsWhere((place) => (place.closed_months?.length ?? 0) > 0 && !place.closed_why_en)).toEqual([])
  expect(idsWhere((place) => (place.closed_months?.length ?? 0) >= 12)).toEqual([])
})

test('a climb of many steps is an effort', () => {
  expect(idsWhere(({ steps, effort }) => (steps ?? 0) >= 150 && (effort ?? 0) < 1)).toEqual([])
  expect(idsWhere(({ steps, effort, wheelchair }) => wheelchair === true && (!!steps || (effort ?? 0) > 1))).toEqual([])
})
