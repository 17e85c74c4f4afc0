import { BedDouble, Navigation } from 'lucide-react'
import { useLanguage } from '../app/language.ts'
import { minuteOf } from '../plan/day-timeline.ts'
import { LegLine } from '../plan/leg-line.tsx'
import { clockOf } from '../plan/light.ts'
import type { Day, PlaceNotes } from '../plan/plan-types.ts'
import { useStopName } from '../plan/use-stop-name.ts'
import type { Moment } from '../texts/bangkok.ts'
import { useTexts } from '../texts/define-texts.ts'
import { duration } from '../texts/format.ts'
import { directionsLink } from './map-link.ts'
import { StopAdvice } from './stop-advice.tsx'
import { StopLinks } from './stop-links.tsx'
import { StopOpening } from './stop-opening.tsx'
import { todayTexts } from './today-texts.ts'
import type { DayMoment } from './trip-moment.ts'

interface NowCardProps {
  readonly day: Day
  readonly moment: DayMoment
  readonly now: Moment
  readonly places: ReadonlyMap<string, PlaceNotes>
}

/** Where one is by the plan, when to leave, and where to. */
export function NowCard({ day, moment, now, places }: NowCardProps) {
  const t = useTexts(todayTexts)
  if (day.stops.length === 0) return <p className="today-note">{t.noStops}</p>
  return (
    <>
      {moment.now && (
        <section className="today-now" aria-labelledby="today-now">
          <h2 id="today-now">{t.now}</h2>
          <StopName of={moment.now} />
          <p>{t.until(moment.now.depart)}</p>
          <StopOpening stop={moment.now} at={now} places={places} />
          <StopAdvice stop={moment.now} places={places} />
        </section>
      )}
      {moment.next ? (
        <NextStop day={day} moment={moment} now={now} places={places} />
      ) : (
        <DayIsOver day={day} now={now} />
      )}
    </>
  )
}

function NextStop({ day, moment: { now: current, next, leaveIn }, now, places }: NowCardProps) {
  const t = useTexts(todayTexts)
  const language = useLanguage()
  if (!next || leaveIn === null) return null
  const isFirst = !current && next === day.stops[0]
  return (
    <section className="today-next" aria-labelledby="today-next">
      <h2 id="today-next">
        {isFirst ? t.first : t.next} <span>{t.at(next.arrive)}</span>
      </h2>
      <StopName of={next} />
      <p className={leaveIn < 0 ? 'today-leave today-late' : 'today-leave'} role="timer">
        {leaveIn > 0
          ? t.leaveIn(duration(leaveIn, language))
          : leaveIn === 0
            ? t.leaveNow
            : t.late(duration(-leaveIn, language))}
      </p>
      {next.travel && next.travel.minutes > 0 && <LegLine leg={next.travel} />}
      <StopOpening stop={next} at={{ date: now.date, minute: minuteOf(next.arrive) }} places={places} />
      <StopAdvice stop={next} places={places} />
      <StopLinks stop={next} places={places} isPrimary />
    </section>
  )
}

function DayIsOver({ day, now }: { readonly day: Day; readonly now: Moment }) {
  const t = useTexts(todayTexts)
  const last = day.stops.at(-1)
  const { base, travel_back: back } = day
  if (!last || minuteOf(last.depart) > now.minute) return null
  return (
    <section className="today-next" aria-labelledby="today-next">
      <h2 id="today-next">{t.done}</h2>
      {base && (
        <>
          <p className="today-name">{t.goBack(base.name)}</p>
          {back && <p>{t.doneHint(clockOf((minuteOf(last.depart) + back.minutes) % 1_440))}</p>}
          <a
            className="link-button link-button-primary today-go"
            href={directionsLink(base, back?.mode ?? null)}
            target="_blank"
            rel="noopener"
          >
            {back ? <Navigation aria-hidden="true" size={22} /> : <BedDouble aria-hidden="true" size={22} />}
            {t.navigate}
          </a>
        </>
      )}
    </section>
  )
}

function StopName({ of }: { readonly of: Day['stops'][number] }) {
  return <p className="today-name">{useStopName(of)}</p>
}
