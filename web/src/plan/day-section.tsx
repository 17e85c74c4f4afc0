import './day-section.css'
import { MoonStar, Navigation, Sunrise, Sunset } from 'lucide-react'
import { memo } from 'react'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { duration, longDate } from '../texts/format.ts'
import { AddPlace } from './add-place.tsx'
import { DayBar } from './day-bar.tsx'
import { dayColour } from './day-colour.ts'
import { minuteOf } from './day-timeline.ts'
import { clockOf, lightOf } from './light.ts'
import { planTexts } from './plan-texts.ts'
import type { Day, PlanEditor } from './plan-types.ts'
import { StopList } from './stop-list.tsx'

/** Before this an early riser sees the dawn. */
const DAWN_START = 7 * 60

/** Minutes from which the way from the last stop to the end of the trip is a part of its last day. */
const LONG_WAY_BACK = 45

interface DaySectionProps {
  readonly day: Day
  readonly editor: PlanEditor
  onActive(stopId: string | null): void
}

export const DaySection = memo(function DaySection({ day, editor, onActive }: DaySectionProps) {
  const t = useTexts(planTexts)
  const language = useLanguage()
  const light = lightOf(day)
  const last = day.stops.at(-1)
  const isBackAt = last && day.travel_back ? minuteOf(last.depart) + day.travel_back.minutes : null
  return (
    <section className="day" id={`day-${day.day}`} style={dayColour(day)} aria-labelledby={`day-${day.day}-name`}>
      <header className="day-head">
        <h2 id={`day-${day.day}-name`}>{t.day(day.day)}</h2>
        {day.date !== undefined && <span className="day-date">{longDate(day.date, language)}</span>}
        {light && (
          <span className="day-light">
            {minuteOf(day.start_time) < DAWN_START && (
              <>
                <Sunrise aria-hidden="true" size={16} /> {t.sunrise(clockOf(light.rise))}
              </>
            )}
            <Sunset aria-hidden="true" size={16} /> {t.sunset(clockOf(light.set))}
          </span>
        )}
      </header>
      <DayBar day={day} light={light} />
      <StopList day={day} editor={editor} onActive={onActive} />
      {editor.canEdit && <AddPlace day={day} editor={editor} />}
      {day.base && (
        <p className="day-night">
          <MoonStar aria-hidden="true" size={18} />
          <strong>{t.overnight(day.base.name)}</strong>
          {isBackAt !== null && isBackAt < 1_440 && <span>{t.backBy(clockOf(isBackAt))}</span>}
        </p>
      )}
      {!day.base && day.travel_back && day.travel_back.minutes >= LONG_WAY_BACK && isBackAt !== null && (
        <p className="day-night">
          <Navigation aria-hidden="true" size={18} />
          <strong>{t.wayBack(duration(day.travel_back.minutes, language))}</strong>
          {isBackAt < 1_440 && <span>{t.thereBy(clockOf(isBackAt))}</span>}
        </p>
      )}
    </section>
  )
})
