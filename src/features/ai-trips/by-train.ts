import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { usualMeals } from '../../planner/problem.ts'
import { formatClock } from '../../world/hours.ts'
import { TRAIN_TIMES } from '../../world/train-times.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** People are at the station so long before the train. */
const AT_THE_STATION = 10
const BANGKOK = '10'

/**
 * A trip from Bangkok “by train” begins when the first train that the travellers can take arrives, and ends before the last one
 * home leaves. Where the trains do not leave time for it, or are not known, it stays as it is.
 */
export function byTrain(prepared: PreparedTrip, reading: Reading): PreparedTrip {
  const { start, provinces, transport, arrivalMinute, departureMinute, dailyWindow } = reading
  const line = TRAIN_TIMES.find(({ provinceCode }) => provinces.every((code) => code === provinceCode))
  const isFromBangkok = start === null || start.provinceCode === BANGKOK
  const hasOwnHours = arrivalMinute !== null || departureMinute !== null
  // Who only stops there comes from elsewhere.
  const isOnWay = reading.assumed.some(({ code }) => code === 'stop_on_way')
  if (transport !== 'train' || isOnWay || !line || provinces.length === 0 || !isFromBangkok || hasOwnHours)
    return prepared
  const { days } = prepared.problem
  const out = line.out.find(({ leaves }) => leaves >= (dailyWindow.start ?? 0))
  const home = line.home.findLast(({ arrives }) => arrives <= (dailyWindow.end ?? arrives))
  if (!out || !home || (days.length === 1 && home.leaves <= out.arrives)) return prepared
  const last = days.length - 1
  const timed = days.map((day, index) => {
    if (index > 0 && index < last) return day
    const startMinute = index === 0 ? out.arrives : day.startMinute
    const endMinute = index === last ? home.leaves - AT_THE_STATION : Math.max(day.endMinute, startMinute)
    const ends = { start: index === 0 ? line.stop : day.start, end: index === last ? line.stop : day.end }
    return { ...day, ...ends, startMinute, endMinute, meals: usualMeals(startMinute, endMinute) }
  })
  const { station } = line
  const times = (of: typeof out) => ({ station, start_time: formatClock(of.leaves), end_time: formatClock(of.arrives) })
  return {
    ...prepared,
    assumed: [
      ...prepared.assumed,
      noteOf(ASSUMPTIONS, 'train_there', times(out)),
      noteOf(ASSUMPTIONS, 'train_home', times(home)),
    ],
    problem: { ...prepared.problem, days: timed },
  }
}
