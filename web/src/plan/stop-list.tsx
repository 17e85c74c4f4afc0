import './stop-list.css'
import { Suspense } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { later } from '../ui/later.ts'
import { dayColour } from './day-colour.ts'
import { planTexts } from './plan-texts.ts'
import type { Day, PlanEditor } from './plan-types.ts'
import { StopItem } from './stop-item.tsx'

export const MovableStops = later(async () => (await import('./movable-stops.tsx')).MovableStops)

interface StopListProps {
  readonly day: Day
  readonly editor: PlanEditor
  readonly isMovable: boolean
  onActive(stopId: string | null): void
}

/** The stops of a day: a list to read, until it can be dragged. */
export function StopList({ day, editor, isMovable, onActive }: StopListProps) {
  const t = useTexts(planTexts)
  const list =
    day.stops.length === 0 ? (
      <p className="stops-empty">{t.noStops}</p>
    ) : (
      <ol className="stops" style={dayColour(day)} aria-label={t.day(day.day)}>
        {day.stops.map((stop, index) => (
          <li
            key={stop.stop_id}
            className={`stop stop-${stop.kind}`}
            onPointerEnter={() => onActive(stop.stop_id)}
            onPointerLeave={() => onActive(null)}
          >
            <StopItem stop={stop} number={index + 1} actions={editor.canEdit && <div className="stop-actions" />} />
          </li>
        ))}
      </ol>
    )
  if (!isMovable) return list
  return (
    <Suspense fallback={list}>
      <MovableStops day={day} editor={editor} onActive={onActive} />
    </Suspense>
  )
}
