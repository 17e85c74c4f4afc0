import './stop-list.css'
import { Fragment, use, useRef, useState } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { dayColour } from './day-colour.ts'
import { DropSpot } from './drop-spot.tsx'
import { planTexts } from './plan-texts.ts'
import type { Day, PlanEditor } from './plan-types.ts'
import { DragContext } from './stop-dragging.tsx'
import { StopRow } from './stop-row.tsx'
import { useStopDrop } from './use-stop-drop.ts'
import { useStopNames } from './use-stop-name.ts'

interface StopListProps {
  readonly day: Day
  readonly editor: PlanEditor
  onActive(stopId: string | null): void
}

/** The stops of a day, dragged within a day and between days, also by the keyboard. */
export function StopList({ day, editor, onActive }: StopListProps) {
  const t = useTexts(planTexts)
  const nameOf = useStopNames()
  const { dragged, setDragged } = use(DragContext)
  const list = useRef<HTMLOListElement>(null)
  const { dropProps, gap, drop } = useStopDrop(list, day, editor)
  const { stops } = day
  // Only one stop is in the order of Tab, and the arrows lead to the others: a long trip has hundreds of buttons.
  const [focused, setFocused] = useState<string | null>(null)
  const current = stops.find(({ stop_id: id }) => id === focused) ?? stops[0]
  const spot = (at: number) => {
    const [before, after] = [stops[at - 1], stops[at]].map((stop) => stop && nameOf(stop))
    return <DropSpot label={t.dropSpot(day.day, before, after)} onDrop={() => drop(at)} />
  }
  return (
    <ol {...dropProps} ref={list} className="stops" style={dayColour(day)} aria-label={t.day(day.day)}>
      {stops.map((stop, index) => (
        <Fragment key={stop.stop_id}>
          {dragged?.isVirtual && spot(index)}
          <StopRow
            stop={stop}
            number={index + 1}
            editor={editor}
            mark={gap === index ? 'before' : gap === stops.length && index === gap - 1 ? 'after' : undefined}
            isCurrent={stop === current}
            onCurrent={setFocused}
            onActive={onActive}
            onDrag={setDragged}
          />
        </Fragment>
      ))}
      {dragged?.isVirtual && spot(stops.length)}
      {stops.length === 0 && (
        <li className="stops-empty" data-drop={gap === null ? undefined : 'here'}>
          {t.noStops}
        </li>
      )}
    </ol>
  )
}
