import { clockOf } from '../plan/light.ts'
import { planTexts } from '../plan/plan-texts.ts'
import type { PlaceNotes, Stop } from '../plan/plan-types.ts'
import type { Moment } from '../texts/bangkok.ts'
import { useTexts } from '../texts/define-texts.ts'
import { openingNow } from './opening-now.ts'
import { todayTexts } from './today-texts.ts'

interface StopOpeningProps {
  readonly stop: Stop
  /** When to be there. */
  readonly at: Moment
  readonly places: ReadonlyMap<string, PlaceNotes>
}

/** Whether a stop is open when one is there, and until when; where the hours are not known, nothing. */
export function StopOpening({ stop, at, places }: StopOpeningProps) {
  const t = useTexts(todayTexts)
  const { opening: texts } = useTexts(planTexts)
  const place = stop.place && places.get(stop.place.place_id)
  if (!stop.place) return null
  const opening = place ? openingNow(place, at.date, at.minute) : null
  if (opening?.state === 'open')
    return <p className="today-open">{opening.until === null ? t.openAllDay : t.openUntil(clockOf(opening.until))}</p>
  if (opening?.state === 'closed')
    return (
      <p className="today-closed">
        {opening.from === null
          ? stop.opening === 'closed'
            ? t.closedToday
            : t.closedNow
          : t.opensAt(clockOf(opening.from))}
      </p>
    )
  return stop.opening === 'closed' ? <p className="today-closed">{texts.closed}</p> : null
}
