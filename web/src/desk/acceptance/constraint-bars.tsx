import type { Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { count, percent } from '../../texts/format.ts'
import { acceptanceTexts } from './acceptance-texts.ts'

/** How often the newest run kept each constraint, the worst first. */
export function ConstraintBars({ run }: { run: Schemas['StoredAcceptanceRun'] }) {
  const t = useTexts(acceptanceTexts)
  const language = useLanguage()
  const rates = run.constraints.toSorted((a, b) => a.pass_rate - b.pass_rate)
  return (
    <section className="acceptance-part" aria-labelledby="acceptance-constraints">
      <h2 id="acceptance-constraints">{t.constraintsOf}</h2>
      <ul className="desk-panel bars">
        {rates.map(({ constraint, checked, passed, pass_rate: rate }) => (
          <li key={constraint} className="bar">
            <span>{t.constraints[constraint]}</span>
            <span className="bar-track" aria-hidden="true">
              <span className={rate < 1 ? 'bar-fill bar-short' : 'bar-fill'} style={{ inlineSize: `${rate * 100}%` }} />
            </span>
            <span className="bar-figure">
              {percent(rate, language)}{' '}
              <span className="desk-soft">
                {count(passed, language)}/{count(checked, language)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
