import { GripVertical } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { useTexts } from '../texts/define-texts.ts'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor, Stop } from './plan-types.ts'
import { StopActions } from './stop-actions.tsx'
import { StopItem } from './stop-item.tsx'
import { useStopName } from './use-stop-name.ts'

interface MovableStopProps {
  readonly stop: Stop
  readonly number: number
  readonly editor: PlanEditor
  onActive(stopId: string | null): void
}

export function MovableStop({ stop, number, editor, onActive }: MovableStopProps) {
  const t = useTexts(planTexts)
  const name = useStopName(stop)
  const actions = (
    <div className="stop-actions">
      <Button slot="drag" className="stop-grip" aria-label={t.drag(name)}>
        <GripVertical aria-hidden="true" size={18} />
      </Button>
      <StopActions stop={stop} name={name} editor={editor} />
    </div>
  )
  return (
    <GridListItem
      id={stop.stop_id}
      textValue={name}
      className={`stop stop-${stop.kind}`}
      style={{ viewTransitionName: `stop-${stop.stop_id}` }}
      onHoverStart={() => onActive(stop.stop_id)}
      onHoverEnd={() => onActive(null)}
    >
      <StopItem stop={stop} number={number} actions={actions} />
    </GridListItem>
  )
}
