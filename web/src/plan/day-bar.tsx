import './day-bar.css'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { duration } from '../texts/format.ts'
import { type SegmentKind, sumsOf, timelineOf } from './day-timeline.ts'
import type { Light } from './light.ts'
import { planTexts } from './plan-texts.ts'
import type { Day } from './plan-types.ts'

const KINDS: readonly SegmentKind[] = ['visit', 'meal', 'travel', 'free']

/** A day at a glance: how long it travels, visits, eats and rests, and when it gets dark. */
export function DayBar({ day, light }: { day: Day; light: Light | null }) {
  const t = useTexts(planTexts)
  const language = useLanguage()
  const segments = timelineOf(day)
  const [from, to] = [segments[0]?.from ?? 0, segments.at(-1)?.to ?? 1]
  const sums = sumsOf(segments)
  const parts = KINDS.filter((kind) => sums[kind] > 0).map((kind) => ({
    kind,
    text: `${t.segments[kind]} ${duration(sums[kind], language)}`,
  }))
  const share = (minute: number) => `${((minute - from) / (to - from)) * 100}%`
  return (
    <div className="day-bar">
      <div className="day-track" role="img" aria-label={t.barOf(parts.map(({ text }) => text).join(', '))}>
        {segments.map((segment) => (
          <span
            key={`${segment.kind}${segment.from}`}
            className={`day-part day-part-${segment.kind}`}
            style={{ flexGrow: segment.to - segment.from }}
          />
        ))}
        {light && light.set > from && light.set < to && (
          <span className="day-dark" style={{ insetInlineStart: share(light.set) }} />
        )}
      </div>
      <p className="day-legend" aria-hidden="true">
        {parts.map(({ kind, text }) => (
          <span key={kind}>
            <i className={`day-part-${kind}`} />
            {text}
          </span>
        ))}
      </p>
    </div>
  )
}
