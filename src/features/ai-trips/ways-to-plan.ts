import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Roads } from '../../world/roads.ts'
import { activitiesFirst } from './activities-first.ts'
import { withNightsOut } from './beds-out.ts'
import { withBoatsBack } from './boat-back.ts'
import { byTrain } from './by-train.ts'
import { withChildrensStays } from './children-stays.ts'
import { dawnsFromBed } from './dawns-from-bed.ts'
import { earlyForTours } from './early-for-tours.ts'
import { withFlights } from './flown-part.ts'
import { guidedTrip } from './guided-trip.ts'
import { longDrives } from './long-drives.ts'
import { withNightRides } from './night-rides.ts'
import type { WishForNights } from './nights-out.ts'
import { reachedEnds, withoutHome } from './reached-ends.ts'
import { seenOnTheMove } from './seen-on-the-move.ts'
import { shortWalks } from './short-walks.ts'
import { withSingles } from './single-wishes.ts'
import { nightsOnWay, withStopovers } from './stopovers.ts'
import { timedTrip } from './timed-trip.ts'
import { toursFirst } from './tours-first.ts'
import { toursOnce } from './tours-once.ts'
import { type PreparedTrip, prepareTrip } from './trip-problem.ts'
import { withoutTurns } from './turns.ts'
import { broughtHome, withoutWayHome } from './way-home.ts'
import { forWhatItIs } from './what-it-is-for.ts'

interface Known {
  readonly catalogue: CatalogueView
  readonly roads: Roads
}

interface WaysToPlan {
  readonly prepared: PreparedTrip
  readonly simpler: readonly (() => PreparedTrip)[]
}

export const firstPlan = (toured: Reading, nights: WishForNights | null, { catalogue, roads }: Known): PreparedTrip =>
  activitiesFirst(
    toursOnce(toursFirst(withNightsOut(prepareTrip(toured, catalogue), nights, roads), toured, catalogue), catalogue),
    catalogue,
  )

/** The trip as it was asked for, and simpler ones for where that is impossible. */
export function waysToPlan(toured: Reading, nights: WishForNights | null, known: Known): WaysToPlan {
  const { catalogue, roads } = known
  const guided = guidedTrip(forWhatItIs(firstPlan(toured, nights, known), toured, catalogue), catalogue)
  const walked = shortWalks(withChildrensStays(guided, toured), toured, catalogue)
  const suited = withSingles(walked, toured, catalogue)
  const daily = earlyForTours(byTrain(suited, toured), toured, roads)
  const asked = withNightRides(daily, toured, catalogue, roads)
  const home = broughtHome(asked, toured, roads)
  const reached = reachedEnds(longDrives(home, toured, roads), toured, catalogue)
  const timed = (each: PreparedTrip) =>
    seenOnTheMove(withBoatsBack(dawnsFromBed(timedTrip(each, toured), roads)), roads)
  const away = withoutHome(asked)
  const oneWay = withoutWayHome(home, toured)
  const anywhere = withoutTurns(reached.problem)
  const flown = withFlights(asked, toured)
  const brokenBy = (each: PreparedTrip, atMost: number) => {
    const broken = withStopovers(each, roads, catalogue, atMost)
    return broken ? [() => timed(reachedEnds(broken, toured, catalogue)), () => timed(broken)] : []
  }
  return {
    prepared: timed(reached),
    // Ways that nobody asked for, or that take more than a day, are no reason to refuse a trip. Who travels overnight
    // arrives where everybody does.
    simpler: [
      ...(oneWay ? [() => timed(reachedEnds(longDrives(oneWay, toured, roads), toured, catalogue))] : []),
      ...(reached === asked ? [] : [() => timed(asked)]),
      ...(away
        ? [() => timed(reachedEnds(away, { ...toured, start: null, end: null }, catalogue)), () => timed(away)]
        : []),
      ...(anywhere ? [() => timed({ ...reached, problem: anywhere })] : []),
      ...brokenBy(asked, nightsOnWay(asked)),
      ...(flown ? [() => timed(reachedEnds(flown, toured, catalogue)), () => timed(flown)] : []),
      ...(asked === daily ? [] : [() => timed(daily)]),
      ...[asked, away ?? asked].flatMap((each) => brokenBy(each, asked.problem.days.length)),
    ],
  }
}
