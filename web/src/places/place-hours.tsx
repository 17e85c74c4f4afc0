import { useState } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import type { Place } from './place-search.ts'
import { placeTexts } from './place-texts.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** The hours of the week; those that are only usual for the kind say so. */
export function PlaceHours({ place }: { readonly place: Place }) {
  const t = useTexts(placeTexts)
  const { opening_hours: hours, hours_basis: basis, open_now: isOpen } = place
  const isKnown = DAYS.some((day) => hours[day].string_time !== '')
  const [today] = useState(() => weekdayInBangkok(new Date()))
  return (
    <section className="place-panel" aria-labelledby="place-hours">
      <h2 id="place-hours">{t.hours}</h2>
      {basis === 'known' && isOpen !== null && (
        <p className={isOpen ? 'place-open' : 'place-closed'}>{isOpen ? t.openKnown : t.closedKnown}</p>
      )}
      {basis === 'usual' && <p className="place-usual">{t.hoursUsual}</p>}
      {isKnown ? (
        <dl className="place-week">
          {DAYS.map((day) => (
            <div key={day} aria-current={day === today ? 'date' : undefined}>
              <dt>{t.days[day]}</dt>
              <dd>{hours[day].string_time.replaceAll('-', '–') || t.closedDay}</dd>
            </div>
          ))}
        </dl>
      ) : (
        basis === null && <p className="explore-note">{t.hoursUnknown}</p>
      )}
      {hours.special_close_text && <p className="explore-note">{hours.special_close_text}</p>}
    </section>
  )
}

function weekdayInBangkok(now: Date): string {
  return new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Asia/Bangkok' }).format(now).toLowerCase()
}
