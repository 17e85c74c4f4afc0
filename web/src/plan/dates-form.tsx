import './dates-form.css'
import { getLocalTimeZone, parseDate, today } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar'
import { useTexts } from '../texts/define-texts.ts'
import { wishTexts } from './wish-texts.ts'

/** The first day of the trip; its length stays. Thais see the Buddhist year. */
export function DatesForm({ start, onApply }: { start: string | null; onApply(start: string): void }) {
  const t = useTexts(wishTexts)
  const now = today(getLocalTimeZone())
  return (
    <Calendar
      className="calendar"
      aria-label={t.start}
      defaultValue={start === null ? null : parseDate(start)}
      minValue={now}
      onChange={(date) => onApply(date.toString())}
    >
      <header className="calendar-head">
        <Button slot="previous" aria-label={t.previous}>
          <ChevronLeft aria-hidden="true" size={18} />
        </Button>
        <CalendarHeading />
        <Button slot="next" aria-label={t.next}>
          <ChevronRight aria-hidden="true" size={18} />
        </Button>
      </header>
      <CalendarGrid>{(date) => <CalendarCell date={date} className="calendar-day" />}</CalendarGrid>
    </Calendar>
  )
}
