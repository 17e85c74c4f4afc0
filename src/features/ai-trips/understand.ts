import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Assumption } from '../../language/notes/trip-notes.ts'
import type { Party, Reading } from '../../language/reader/reading.ts'
import { invalidRequest } from '../../platform/http/problems.ts'
import type { InputErrorText } from '../../platform/input-error.ts'
import { addDays, daysBetween } from '../../world/calendar.ts'
import { parseClock } from '../../world/hours.ts'
import { type Constraints, MAX_TRIP_DAYS } from '../trips/public.ts'
import { bothWantedAndAvoided, datesDisagree, endsBeforeStart, noTravellers, notFound } from './input-errors.ts'
import { readDetails } from './understood-details.ts'
import { unknownDetails } from './unknown-details.ts'

/**
 * Overrides a reading with constraints. `at`: the pointer to the constraints within the body.
 * @throws Problem `invalid_request` for unknown ids and keys and for constraints that contradict each other
 */
export function constrain(
  reading: Reading,
  constraints: Constraints,
  catalogue: CatalogueView,
  at = '/constraints',
): Reading {
  checkConstraints(constraints, catalogue, at)
  const dates = datesOf(reading, constraints, at)
  const {
    provinces,
    interests,
    must_visit,
    avoid,
    pace,
    daily_window: window,
    budget,
    party,
    transport,
    language,
    stays,
  } = constraints
  const listedId = listedIn(catalogue)
  const avoidedIds = avoid ? (avoid.place_ids ?? []).map(listedId) : reading.avoid.placeIds
  const mustIds = must_visit?.map(listedId)
  return {
    ...reading,
    ...dates,
    ...(reading.lengthOn && isLengthSaid(constraints) && { lengthOn: { ...reading.lengthOn, isInNights: false } }),
    ...((provinces || stays) && {
      provinces: provinces ?? [...new Set(stays!.flatMap((stay) => stay.provinces))],
      regions: [],
      towns: [],
      districts: [],
      stays: [],
      destinations: [],
      alternatives: [],
    }),
    ...(interests && {
      interests: interests.map(({ category, weight }) => ({
        key: category,
        kind: catalogue.conceptsByKey.get(category)!.kind,
        weight,
        minCount: null,
        exclusive: false,
        day: null,
      })),
    }),
    // A constraint overrides what the prompt says about the same place.
    mustVisit: mustIds
      ? mustIds.map((placeId) => {
          const { nameTh, provinceCode } = catalogue.findPlace(placeId)!
          return { placeId, text: nameTh ?? placeId, provinceCode, certainty: 1, alternatives: [], day: null }
        })
      : reading.mustVisit.filter(({ placeId }) => !avoidedIds.includes(placeId)),
    avoid: {
      ...reading.avoid,
      ...(avoid && { kinds: (avoid.categories ?? []).map((key) => ({ key, strength: 'hard' as const })) }),
      placeIds: avoidedIds.filter((id) => !mustIds?.includes(id)),
    },
    ...(pace && { pace }),
    ...(window && {
      dailyWindow: {
        start: window.start === undefined ? null : parseClock(window.start),
        end: window.end === undefined ? null : parseClock(window.end),
      },
    }),
    ...(budget && { budget: { amount: budget.amount, per: budget.per } }),
    ...(party && { party: partyOf(reading.party, party, at) }),
    ...(transport && { transport }),
    ...readDetails(constraints, reading),
    ...(language && { language }),
    // Constraints that name a place make any prompt a trip in Thailand.
    ...((provinces?.length || must_visit?.length || stays?.length) && { scope: 'trip' as const }),
    assumed: reading.assumed.filter((note) => !isSaid(note, constraints)),
  }
}

/**
 * Checks what needs no prompt.
 * @throws Problem `invalid_request`
 */
export function checkConstraints(constraints: Constraints, catalogue: CatalogueView, at = '/constraints'): void {
  refuseUnknown(constraints, catalogue, at)
  refuseContradictions(constraints, at)
  const listedId = listedIn(catalogue)
  const avoided = constraints.avoid?.place_ids?.map(listedId)
  if (constraints.must_visit?.some((id) => avoided?.includes(listedId(id))))
    throw contradiction(`${at}/avoid/place_ids`, bothWantedAndAvoided())
  datesOf({ days: 1, startDate: null }, constraints, at)
}

/** The id of the place that a duplicate is listed as. */
function listedIn(catalogue: CatalogueView): (id: string) => string {
  return (id) => catalogue.findPlace(id)?.duplicateOf ?? id
}

/** Whether the constraints settle what a note assumes. */
function isSaid({ about, code }: Assumption, constraints: Constraints): boolean {
  return (
    about in constraints ||
    (code === 'usual_break' && constraints.busy !== undefined) ||
    (about === 'days' && constraints.stays !== undefined) ||
    (about === 'days' && (constraints.start_date !== undefined || constraints.end_date !== undefined))
  )
}

const isLengthSaid = ({ days, end_date, stays }: Constraints) =>
  days !== undefined || end_date !== undefined || stays !== undefined

function datesOf(
  reading: Pick<Reading, 'days' | 'startDate'>,
  { days: given, start_date, end_date, stays }: Constraints,
  at: string,
): Pick<Reading, 'days' | 'startDate' | 'endDate'> {
  const ofStays = stays?.length ? stays.reduce((sum, { nights }) => sum + nights, 1) : undefined
  const days = given ?? ofStays
  const length =
    start_date !== undefined && end_date !== undefined ? daysBetween(start_date, end_date) + 1 : (days ?? reading.days)
  if (ofStays !== undefined && ofStays !== length)
    throw contradiction(`${at}/stays`, datesDisagree({ days: MAX_TRIP_DAYS }))
  const start = start_date ?? (end_date === undefined ? reading.startDate : addDays(end_date, 1 - length))
  const impossible =
    length < 1 ||
    length > MAX_TRIP_DAYS ||
    (days !== undefined && start_date !== undefined && end_date !== undefined && days !== length)
  if (impossible) throw contradiction(`${at}/end_date`, datesDisagree({ days: MAX_TRIP_DAYS }))
  return { days: length, startDate: start, endDate: start === null ? null : addDays(start, length - 1) }
}

/** A party read as all foreigners stays so, whatever its size. */
function partyOf(read: Party, given: NonNullable<Constraints['party']>, at: string): Party {
  const party = { ...read, ...given }
  const foreigners = read.foreigners >= headsOf(read) ? headsOf(party) : Math.min(read.foreigners, headsOf(party))
  if (headsOf(party) === 0) throw contradiction(`${at}/party`, noTravellers())
  return { ...party, foreigners: given.foreigners ?? foreigners }
}

function headsOf({ adults, children, seniors }: Party): number {
  return adults + children + seniors
}

function refuseContradictions({ daily_window: window, busy = [] }: Constraints, at: string): void {
  const isReversed = ({ start, end }: { readonly start?: string; readonly end?: string }) => {
    const [from, to] = [parseClock(start ?? ''), parseClock(end ?? '')]
    return from !== null && to !== null && to <= from
  }
  if (window && isReversed(window)) throw contradiction(`${at}/daily_window/end`, endsBeforeStart())
  const reversed = busy.findIndex(isReversed)
  if (reversed >= 0) throw contradiction(`${at}/busy/${reversed}/end`, endsBeforeStart())
}

function refuseUnknown(constraints: Constraints, catalogue: CatalogueView, at: string): void {
  const unknownConcept = (key: string) => !catalogue.conceptsByKey.has(key)
  const unknownPlace = (id: string) => catalogue.findPlace(id) === undefined
  const lists: [pointer: string, values: readonly string[], isUnknown: (value: string) => boolean, member?: string][] =
    [
      [`${at}/provinces`, constraints.provinces ?? [], (code) => !catalogue.provincesByCode.has(code)],
      [`${at}/interests`, (constraints.interests ?? []).map(({ category }) => category), unknownConcept, '/category'],
      [`${at}/must_visit`, constraints.must_visit ?? [], unknownPlace],
      [`${at}/avoid/categories`, constraints.avoid?.categories ?? [], unknownConcept],
      [`${at}/avoid/place_ids`, constraints.avoid?.place_ids ?? [], unknownPlace],
    ]
  const errors = lists.flatMap(([pointer, values, isUnknown, member = '']) =>
    values.flatMap((value, index) =>
      isUnknown(value) ? [{ pointer: `${pointer}/${index}${member}`, ...notFound() }] : [],
    ),
  )
  const all = [...errors, ...unknownDetails(constraints, catalogue, at)]
  if (all.length > 0) throw invalidRequest({ errors: all })
}

function contradiction(pointer: string, text: InputErrorText) {
  return invalidRequest({ errors: [{ pointer, ...text }] })
}
