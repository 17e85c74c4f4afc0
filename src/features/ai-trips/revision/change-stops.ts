import type { CatalogueView } from '../../../catalogue/catalogue-view.ts'
import type { Change, Target } from '../../../language/edits/edit.ts'
import { haveTrait } from '../../../world/vocabulary.ts'
import { kindsOf } from '../interest.ts'
import { listStops, open, type PlacedStop, type Revision, stopLocked, unmet } from './revision.ts'

type StopChange = Extract<
  Change,
  { kind: 'add' | 'remove' | 'less' | 'replace' | 'move' | 'keep' | 'swap_days' | 'walking' }
> & { readonly said: string }

/** Changes which stops the days have. */
export function changeStops(
  revision: Revision,
  change: StopChange,
  days: readonly number[],
  catalogue: CatalogueView,
): void {
  const matching = (target: Target, on = days) => stopsOf(revision, target, on, catalogue)
  switch (change.kind) {
    case 'add': {
      const day = days.length === 1 ? days[0]! : null
      return add(revision, { target: change.target, count: change.count ?? 1, day }, days, catalogue)
    }
    case 'remove':
      return remove(revision, change, matching(change.target), days)
    case 'less':
      return less(revision, matching(change.target), catalogue)
    case 'replace':
      return replace(revision, change, matching(change.from), catalogue)
    case 'move':
      return move(revision, change, matching(change.target, everyDay(revision)))
    case 'keep':
      if (change.target) for (const { stop } of matching(change.target)) revision.held.add(stop.stop_id)
      else if (change.day !== null) revision.days[change.day - 1]!.isKept = true
      return
    case 'swap_days':
      return swapDays(revision, change.days)
    case 'walking': {
      const isHard = ({ stop }: PlacedStop) =>
        haveTrait(kindsOfStop(stop.place_id, catalogue), 'strenuous', catalogue.conceptsByKey)
      for (const placed of listStops(revision))
        if (days.includes(placed.day) && isHard(placed)) drop(revision, placed, null)
      return
    }
  }
}

const everyDay = ({ trip }: Revision) => [...trip.days.keys()]

function stopsOf(revision: Revision, target: Target, days: readonly number[], catalogue: CatalogueView): PlacedStop[] {
  const isTarget = ({ stop: { place_id: id } }: PlacedStop): boolean => {
    if (id === null) return false
    if (target.kind === 'place') return id === target.placeId
    if (target.kind === 'province') return catalogue.findPlace(id)?.provinceCode === target.code
    return kindsOfStop(id, catalogue).includes(target.key)
  }
  return listStops(revision).filter((placed) => days.includes(placed.day) && isTarget(placed))
}

function kindsOfStop(placeId: string | null, catalogue: CatalogueView): string[] {
  const place = placeId === null ? undefined : catalogue.findPlace(placeId)
  return place ? kindsOf(place, catalogue.conceptsByKey) : []
}

/** A place that the trip has already only moves to the named day. */
function add(
  revision: Revision,
  addition: Revision['additions'][number],
  days: readonly number[],
  catalogue: CatalogueView,
): void {
  const { target, day } = addition
  const present = target.kind === 'place' ? stopsOf(revision, target, everyDay(revision), catalogue) : []
  if (present.length > 0 && day === null) return
  if (present.length > 0) return moveTo(revision, present[0]!, day!)
  revision.additions.push(addition)
  for (const each of days) open(revision, each)
}

/** Leaves a stop out, unless it is locked. `why`: null if the wish is about this very stop. */
function drop(revision: Revision, { stop, day }: PlacedStop, why: 'over_limit' | null): void {
  if (revision.held.has(stop.stop_id)) {
    if (stop.place_id !== null) revision.unmet.push(stopLocked(stop.place_id))
    return
  }
  revision.removed.set(stop.stop_id, why)
  if (day < revision.days.length) open(revision, day)
}

function remove(
  revision: Revision,
  { target, said }: Extract<StopChange, { kind: 'remove' }>,
  stops: readonly PlacedStop[],
  days: readonly number[],
): void {
  for (const placed of stops) drop(revision, placed, null)
  if (target.kind === 'concept' && days.length === revision.days.length) revision.avoidKinds.add(target.key)
  if (target.kind === 'place') revision.avoidPlaces.add(target.placeId)
  if (target.kind === 'place' && stops.length === 0) revision.unmet.push(unmet(said, 'not_in_trip'))
}

/** Half of them stay, the better known ones. */
function less(revision: Revision, stops: readonly PlacedStop[], catalogue: CatalogueView): void {
  const known = ({ stop: { place_id: id } }: PlacedStop) => catalogue.findPlace(id ?? '')?.popularity ?? 0
  const free = stops.filter(({ stop }) => !revision.held.has(stop.stop_id)).sort((a, b) => known(a) - known(b))
  for (const placed of free.slice(0, Math.max(1, Math.floor(stops.length / 2)))) drop(revision, placed, 'over_limit')
}

function replace(
  revision: Revision,
  { to, said }: Extract<StopChange, { kind: 'replace' }>,
  stops: readonly PlacedStop[],
  catalogue: CatalogueView,
): void {
  if (stops.length === 0) revision.unmet.push(unmet(said, 'not_in_trip'))
  const [other] = to.kind === 'place' ? stopsOf(revision, to, everyDay(revision), catalogue) : []
  if (other && stops[0]) {
    // Both are in the trip: they trade days.
    moveTo(revision, stops[0], other.day)
    moveTo(revision, other, stops[0].day)
    return
  }
  for (const placed of stops) {
    drop(revision, placed, null)
    if (revision.removed.has(placed.stop.stop_id)) revision.additions.push({ target: to, count: 1, day: placed.day })
  }
}

function move(
  revision: Revision,
  { to, said }: Extract<StopChange, { kind: 'move' }>,
  stops: readonly PlacedStop[],
): void {
  if (stops.length === 0) revision.unmet.push(unmet(said, 'not_in_trip'))
  for (const placed of stops) moveTo(revision, placed, to - 1)
}

function moveTo(revision: Revision, { stop, day }: PlacedStop, to: number): void {
  if (day === to) return
  if (revision.onlyDay !== null) {
    const values = stop.place_id === null ? {} : { place_id: stop.place_id }
    revision.unmet.push({ about: 'must_visit', code: 'whole_trip', values, suggestion: null })
    return
  }
  if (revision.held.has(stop.stop_id)) {
    if (stop.place_id !== null) revision.unmet.push(stopLocked(stop.place_id))
    return
  }
  revision.dayOf.set(stop.stop_id, to)
  open(revision, day)
  open(revision, to)
}

function swapDays(revision: Revision, [a, b]: readonly [number, number]): void {
  for (const placed of listStops(revision)) {
    if (placed.stop.place_id === null) continue
    if (placed.day === a - 1) moveTo(revision, placed, b - 1)
    else if (placed.day === b - 1) moveTo(revision, placed, a - 1)
  }
}
