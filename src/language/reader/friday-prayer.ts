import { addDays, weekdayOf } from '../../world/calendar.ts'
import type { Draft } from './draft.ts'
import { listOf, phrasePattern } from './phrases.ts'
import type { Busy, Unplanned } from './reading.ts'
import type { Sheet } from './sheet.ts'

const PRAYER = phrasePattern(
  listOf(`
    (ไป|)ละหมาด(วัน|)(ศุกร์|ญุมอะฮ์|ญุมอะห์|ยุมอัต), วันศุกร์(ต้อง|ขอ|มี|จะ|)(ไป|เวลา|)ละหมาด,
    friday (noon|midday|congregational|) prayer(s), prayer(s) on friday(s), (jumuah|jumu'ah|jummah|jumma|jumah) (prayer(s)|)`),
)
const FRIDAY = 4
/** The sermon begins soon after noon in all of Thailand. */
const PRAYER_MINUTES = { start: 12 * 60, end: 13 * 60 + 30 } as const

/** Takes the words of the Friday prayer before the dates are read: its Friday is no day on which a trip begins. */
export function readFridayPrayer(sheet: Sheet, draft: Draft): void {
  sheet.take(PRAYER, ({ index, 0: text }) => {
    draft.fridayPrayer ??= sheet.raw.slice(index, index + text.length)
  })
}

/** Keeps the noon of each Friday of the trip; of a trip without dates nobody knows which day that is, which is said. */
export function settleFridayPrayer(
  { fridayPrayer: said, startDate, busy }: Pick<Draft, 'fridayPrayer' | 'startDate' | 'busy'>,
  days: number,
): { readonly busy: readonly Busy[]; readonly unplanned: readonly Unplanned[] } {
  if (said === null) return { busy, unplanned: [] }
  if (startDate === null) return { busy, unplanned: [{ topic: 'friday_prayer', said }] }
  const all = Array.from({ length: days }, (_, day) => day + 1)
  const fridays = all.filter((day) => weekdayOf(addDays(startDate, day - 1)) === FRIDAY)
  const others = all.filter((day) => !fridays.includes(day))
  // The prayer of every noon is this one on a Friday.
  const isDaily = ({ what, day }: Busy) => what === 'prayer' && day === null
  const daily = busy.flatMap((each) => (isDaily(each) ? others.map((day) => ({ ...each, day })) : each))
  return {
    busy: [...daily, ...fridays.map((day) => ({ what: 'prayer' as const, day, ...PRAYER_MINUTES, said }))],
    unplanned: [],
  }
}
