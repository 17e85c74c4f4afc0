import { Link } from '@tanstack/react-router'
import { CalendarDays, ChevronLeft, ChevronRight, MoonStar, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../app/language.ts'
import { useTitle } from '../app/use-title.ts'
import { dayColour } from '../plan/day-colour.ts'
import type { SavedTrip } from '../plan/plan-types.ts'
import { useTexts } from '../texts/define-texts.ts'
import { longDate } from '../texts/format.ts'
import { useNow } from '../texts/use-now.ts'
import { Button } from '../ui/button.tsx'
import { DayPlan } from './day-plan.tsx'
import { NowCard } from './now-card.tsx'
import { RainPlan } from './rain-plan.tsx'
import { SunLine } from './sun-line.tsx'
import { todayTexts } from './today-texts.ts'
import { dayMoment, phaseOf } from './trip-moment.ts'
import { useIsOnline } from './use-is-online.ts'
import { useTripPlaces } from './use-trip-places.ts'

/** The day of today with what is now and next; before and after the trip, the day that is nearest. */
export function TripToday({ trip, id }: { readonly trip: SavedTrip; readonly id: string }) {
  const t = useTexts(todayTexts)
  const language = useLanguage()
  useTitle(trip.name)
  const now = useNow()
  const places = useTripPlaces(id, trip)
  const isOnline = useIsOnline()
  const { phase, day: nearest, daysAway } = phaseOf(trip, now.date)
  const [chosen, setChosen] = useState<number | null>(null)
  const number = Math.min(chosen ?? nearest, trip.days.length)
  const day = trip.days[number - 1]
  if (!day) return null
  const isToday = phase === 'during' && number === nearest
  const moment = isToday ? dayMoment(day, now) : null
  const here = moment?.now ?? moment?.next ?? day.stops.find(({ place }) => place)
  const spot = here?.place ?? day.base
  return (
    <article className="today" style={dayColour(day)}>
      <header className="today-head">
        <Link to="/t/$id" params={{ id }}>
          <ChevronLeft aria-hidden="true" size={20} />
          {trip.name}
        </Link>
        <h1>{t.day(number)}</h1>
        {day.date !== undefined && <p>{longDate(day.date, language)}</p>}
        <div className="today-days">
          <Button
            icon={ChevronLeft}
            label={t.previousDay}
            isDisabled={number === 1}
            onPress={() => setChosen(number - 1)}
          />
          <Button
            icon={ChevronRight}
            label={t.nextDay}
            isDisabled={number === trip.days.length}
            onPress={() => setChosen(number + 1)}
          />
        </div>
      </header>
      {!isOnline && (
        <p className="today-note" role="status">
          <WifiOff aria-hidden="true" size={20} />
          {t.offline}
        </p>
      )}
      {phase === 'undated' && (
        <p className="today-note">
          <CalendarDays aria-hidden="true" size={20} />
          <span>
            {t.undated}{' '}
            <Link to="/t/$id" params={{ id }}>
              {t.chooseDates}
            </Link>
          </span>
        </p>
      )}
      {phase === 'before' && <p className="today-note">{t.before(daysAway)}</p>}
      {phase === 'after' && <p className="today-note">{t.after(daysAway)}</p>}
      {phase === 'during' && !isToday && <Button onPress={() => setChosen(null)}>{t.toToday}</Button>}
      {moment && <NowCard day={day} moment={moment} now={now} places={places} />}
      <SunLine day={day} minute={isToday ? now.minute : null} />
      <DayPlan day={day} moment={moment} now={isToday ? now : null} places={places} />
      {day.base && (
        <p className="today-night">
          <MoonStar aria-hidden="true" size={22} />
          {t.overnight(day.base.name)}
        </p>
      )}
      {spot && <RainPlan key={number} near={spot} trip={trip} isToday={isToday} />}
    </article>
  )
}
