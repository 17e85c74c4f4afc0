import './day-nav.css'
import { Button } from 'react-aria-components/Button'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { shortDate } from '../texts/format.ts'
import { dayColour } from './day-colour.ts'
import { planTexts } from './plan-texts.ts'
import type { Day } from './plan-types.ts'

interface DayNavProps {
  readonly days: readonly Day[]
  /** The day that the map shows; null for all. */
  readonly shown: number | null
  onShow(day: number | null): void
}

/** The days in their colours: brings one into view, and the map to it. */
export function DayNav({ days, shown, onShow }: DayNavProps) {
  const t = useTexts(planTexts)
  const language = useLanguage()
  const show = (day: number | null) => {
    onShow(day)
    if (day !== null) document.querySelector(`#day-${day}`)?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }
  return (
    <nav className="day-nav" aria-label={t.allDays}>
      <Button className="day-tab" aria-pressed={shown === null} onPress={() => show(null)}>
        {t.allDays}
      </Button>
      {days.map((day) => (
        <Button
          key={day.day}
          className="day-tab"
          style={dayColour(day)}
          aria-pressed={shown === day.day}
          onPress={() => show(day.day)}
        >
          {t.day(day.day)}
          {day.date !== undefined && <small>{shortDate(day.date, language)}</small>}
        </Button>
      ))}
    </nav>
  )
}
