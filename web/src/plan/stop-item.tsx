import './stop-item.css'
import { GripVertical, Lock } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { useTexts } from '../texts/define-texts.ts'
import { LegLine } from './leg-line.tsx'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor, Stop } from './plan-types.ts'
import { StopActions } from './stop-actions.tsx'
import { StopFacts } from './stop-facts.tsx'
import { useStopName } from './use-stop-name.ts'

interface StopItemProps {
  readonly stop: Stop
  readonly number: number
  readonly editor: PlanEditor
  onActive(stopId: string | null): void
}

export function StopItem({ stop, number, editor, onActive }: StopItemProps) {
  const t = useTexts(planTexts)
  const name = useStopName(stop)
  return (
    <GridListItem
      id={stop.stop_id}
      textValue={name}
      className={`stop stop-${stop.kind}`}
      style={{ viewTransitionName: `stop-${stop.stop_id}` }}
      onHoverStart={() => onActive(stop.stop_id)}
      onHoverEnd={() => onActive(null)}
    >
      {stop.travel && stop.travel.minutes > 0 && <LegLine leg={stop.travel} />}
      <span className="stop-time">
        {stop.arrive}
        <small>{stop.depart}</small>
      </span>
      <span className="stop-number" aria-hidden="true">
        {number}
      </span>
      <div className="stop-card">
        <div className="stop-words">
          <strong className="stop-name">
            {name}
            {stop.locked && <Lock size={14} role="img" aria-label={t.locked} />}
          </strong>
          <StopFacts stop={stop} />
        </div>
        {editor.canEdit && (
          <div className="stop-actions">
            <Button slot="drag" className="stop-grip" aria-label={t.drag(name)}>
              <GripVertical aria-hidden="true" size={18} />
            </Button>
            <StopActions stop={stop} name={name} editor={editor} />
          </div>
        )}
      </div>
    </GridListItem>
  )
}
