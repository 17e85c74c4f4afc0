import './stop-facts.css'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { baht, duration } from '../texts/format.ts'
import { planTexts } from './plan-texts.ts'
import type { Stop } from './plan-types.ts'

/** How long, whether it is open, what it costs; only what the traveller needs to know. */
export function StopFacts({ stop: { stay_minutes: stay, opening, cost, note, place, kind } }: { stop: Stop }) {
  const t = useTexts(planTexts)
  const language = useLanguage()
  // A café without an entrance fee is not free.
  const isSight = kind === 'visit' && place?.category_code === 'ATTRACTION'
  return (
    <span className="stop-facts">
      <span>{t.stay(duration(stay, language))}</span>
      {place && opening !== 'open' && opening !== 'usual' && (
        <span className={`opening opening-${opening}`}>{t.opening[opening]}</span>
      )}
      {isSight && cost !== undefined && <span>{cost === 0 ? t.free : baht(cost, language)}</span>}
      {place && note !== undefined && <span>{note}</span>}
    </span>
  )
}
