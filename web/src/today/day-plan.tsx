import { minuteOf } from '../plan/day-timeline.ts'
import { LegLine } from '../plan/leg-line.tsx'
import type { Day, PlaceNotes, Stop } from '../plan/plan-types.ts'
import { useStopName } from '../plan/use-stop-name.ts'
import type { Moment } from '../texts/bangkok.ts'
import { useTexts } from '../texts/define-texts.ts'
import { StopAdvice } from './stop-advice.tsx'
import { StopLinks } from './stop-links.tsx'
import { StopOpening } from './stop-opening.tsx'
import { todayTexts } from './today-texts.ts'
import type { DayMoment } from './trip-moment.ts'

interface DayPlanProps {
  readonly day: Day
  /** Null on another day than today. */
  readonly moment: DayMoment | null
  readonly now: Moment | null
  readonly places: ReadonlyMap<string, PlaceNotes>
}

/** All stops of the day in order; what is past steps back. */
export function DayPlan({ day, moment, now, places }: DayPlanProps) {
  const t = useTexts(todayTexts)
  if (day.stops.length === 0) return null
  const isPast = (stop: Stop) => now !== null && stop !== moment?.now && minuteOf(stop.depart) <= now.minute
  return (
    <section className="today-plan" aria-labelledby="today-plan">
      <h2 id="today-plan">{t.rest}</h2>
      <ol>
        {day.stops.map((stop) => (
          <PlannedStop
            key={stop.stop_id}
            stop={stop}
            date={day.date ?? null}
            isNow={stop === moment?.now}
            isPast={isPast(stop)}
            // The card above has said it.
            isShort={isPast(stop) || stop === moment?.now || stop === moment?.next}
            places={places}
          />
        ))}
      </ol>
    </section>
  )
}

interface PlannedStopProps {
  readonly stop: Stop
  readonly date: string | null
  readonly isNow: boolean
  readonly isPast: boolean
  readonly isShort: boolean
  readonly places: ReadonlyMap<string, PlaceNotes>
}

function PlannedStop({ stop, date, isNow, isPast, isShort, places }: PlannedStopProps) {
  const t = useTexts(todayTexts)
  const name = useStopName(stop)
  const { travel, arrive, depart } = stop
  return (
    <li className={isPast ? 'today-stop today-past' : 'today-stop'} aria-current={isNow ? 'step' : undefined}>
      {travel && travel.minutes > 0 && <LegLine leg={travel} />}
      <span className="today-time">
        {arrive}–{depart}
      </span>
      <strong>{name}</strong>
      {isPast && <span className="visually-hidden">{t.past}</span>}
      {!isShort && (
        <>
          {date !== null && <StopOpening stop={stop} at={{ date, minute: minuteOf(arrive) }} places={places} />}
          <StopAdvice stop={stop} places={places} />
          <StopLinks stop={stop} places={places} />
        </>
      )}
    </li>
  )
}
