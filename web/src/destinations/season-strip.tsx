import './season-strip.css'
import { useState } from 'react'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { destinationTexts } from './destination-texts.ts'
import { MONTHS, monthName, monthOf } from './months.ts'
import { monthsText } from './months-text.ts'

interface SeasonProps {
  readonly best: readonly number[]
  readonly poor: readonly number[]
}

function stateOf(month: number, { best, poor }: SeasonProps): 'best' | 'fair' | 'poor' {
  if (best.includes(month)) return 'best'
  return poor.includes(month) ? 'poor' : 'fair'
}

/** The twelve months, and what to expect of each; the height shows it without colour. */
export function SeasonStrip(season: SeasonProps) {
  const t = useTexts(destinationTexts)
  const language = useLanguage()
  const [now] = useState(() => monthOf(new Date()))
  return (
    <ol className="season">
      {MONTHS.map((month) => {
        const state = stateOf(month, season)
        return (
          <li key={month} className={`season-${state}`} aria-current={month === now ? 'date' : undefined}>
            <span className="season-bar" aria-hidden="true" />
            <span className="season-month">{monthName(month, language, 'short')}</span>
            <span className="season-state">{t.states[state]}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** The same at a glance, with the best months in words. */
export function SeasonLine(season: SeasonProps) {
  const t = useTexts(destinationTexts)
  const language = useLanguage()
  return (
    <span className="season-line">
      <span className="season-small" aria-hidden="true">
        {MONTHS.map((month) => (
          <span key={month} className={`season-${stateOf(month, season)}`} />
        ))}
      </span>
      {t.bestIn(monthsText(season.best, language, 'short'))}
    </span>
  )
}
