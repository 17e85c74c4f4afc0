import './season.css'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../app/language.ts'
import { monthName, monthOf } from '../destinations/months.ts'
import { useTexts } from '../texts/define-texts.ts'
import { homeTexts } from './home-texts.ts'

const SeasonRow = lazy(async () => ({ default: (await import('../destinations/season-row.tsx')).SeasonRow }))

/** Below the first sight: where to go this month. Its cards are loaded once somebody scrolls to them. */
export function Season() {
  const t = useTexts(homeTexts)
  const language = useLanguage()
  const [month] = useState(() => monthOf(new Date()))
  const row = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '-1px' },
    )
    if (row.current) observer.observe(row.current)
    return () => observer.disconnect()
  }, [])
  const name = monthName(month, language, 'long')
  return (
    <section className="home-season" aria-labelledby="home-season">
      <h2 id="home-season">{t.season(name)}</h2>
      <div ref={row} className="home-season-row">
        {isNear && (
          <Suspense>
            <SeasonRow month={month} />
          </Suspense>
        )}
      </div>
      <Link to="/destinations" search={{ month }}>
        {t.allOfSeason(name)}
      </Link>
    </section>
  )
}
