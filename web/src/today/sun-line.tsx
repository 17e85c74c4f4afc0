import { Sunset } from 'lucide-react'
import { useLanguage } from '../app/language.ts'
import { clockOf, lightOf } from '../plan/light.ts'
import type { Day } from '../plan/plan-types.ts'
import { useTexts } from '../texts/define-texts.ts'
import { duration } from '../texts/format.ts'
import { todayTexts } from './today-texts.ts'

/** Longer than this, nobody counts the light that is left. */
const COUNTED_MINUTES = 4 * 60

/** When the light goes, and how much of it is left on the day itself. */
export function SunLine({ day, minute }: { readonly day: Day; readonly minute: number | null }) {
  const t = useTexts(todayTexts)
  const language = useLanguage()
  const light = lightOf(day)
  if (!light) return null
  const left = minute === null ? null : light.set - minute
  return (
    <p className="today-sun">
      <Sunset aria-hidden="true" size={22} />
      <span>{t.light(clockOf(light.set))}</span>
      {left !== null && left > 0 && left <= COUNTED_MINUTES && <strong>{t.lightLeft(duration(left, language))}</strong>}
      {left !== null && left <= 0 && <strong>{t.dark}</strong>}
    </p>
  )
}
