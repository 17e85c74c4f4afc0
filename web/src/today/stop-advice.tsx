import { Footprints, Info, Shirt, Ticket, TicketCheck, Utensils } from 'lucide-react'
import { useLanguage } from '../app/language.ts'
import type { PlaceNotes, Stop } from '../plan/plan-types.ts'
import { useTexts } from '../texts/define-texts.ts'
import { baht } from '../texts/format.ts'
import { todayTexts } from './today-texts.ts'

/** Fewer steps are not worth a word. */
const MANY_STEPS = 50

/** What to have ready: the fee, a booking, covered shoulders, strength for stairs, and what to know. */
export function StopAdvice({
  stop,
  places,
}: {
  readonly stop: Stop
  readonly places: ReadonlyMap<string, PlaceNotes>
}) {
  const t = useTexts(todayTexts)
  const language = useLanguage()
  const { place, cost, kind, note } = stop
  if (!place) return null
  const known = places.get(place.place_id)?.good_to_know
  const isSight = kind === 'visit' && place.category_code === 'ATTRACTION'
  const steps = known?.steps ?? 0
  const advice = [
    isSight && cost !== undefined && { icon: Ticket, text: cost === 0 ? t.free : t.costs(baht(cost, language)) },
    known?.book_ahead && { icon: TicketCheck, text: t.bookAhead },
    known?.dress_code && { icon: Shirt, text: t.dress },
    steps >= MANY_STEPS && { icon: Footprints, text: t.steps(steps) },
    known?.note !== undefined && { icon: Info, text: known.note },
    note !== undefined && note !== known?.note && { icon: kind === 'meal' ? Utensils : Info, text: note },
  ].filter((each) => each !== false && each !== undefined)
  if (advice.length === 0) return null
  return (
    <ul className="today-advice">
      {advice.map(({ icon: Icon, text }) => (
        <li key={text}>
          <Icon aria-hidden="true" size={18} />
          {text}
        </li>
      ))}
    </ul>
  )
}
