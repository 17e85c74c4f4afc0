import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { feastDays } from './feast-days.ts'
import { foodTrip } from './food-trip.ts'
import { forTwo } from './for-two.ts'
import { nightOut } from './night-out.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** What the whole trip is for: a honeymoon, food, nights out, a feast. */
export const forWhatItIs = (prepared: PreparedTrip, reading: Reading, catalogue: CatalogueView): PreparedTrip =>
  feastDays(nightOut(foodTrip(forTwo(prepared, reading), reading, catalogue), reading, catalogue), reading, catalogue)
