import { GripVertical } from 'lucide-react'
import { memo, useRef } from 'react'
import { useDrag } from 'react-aria/useDrag'
import { Button, type ButtonProps, type PressEvent } from 'react-aria-components/Button'
import { useTexts } from '../texts/define-texts.ts'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor, Stop } from './plan-types.ts'
import { StopActions } from './stop-actions.tsx'
import type { Dragged } from './stop-dragging.tsx'
import { StopItem } from './stop-item.tsx'
import { useStopName } from './use-stop-name.ts'

type KeyboardEvent = Parameters<NonNullable<ButtonProps['onKeyDown']>>[0]

interface StopRowProps {
  readonly stop: Stop
  readonly number: number
  readonly editor: PlanEditor
  /** Where a drop would go. */
  readonly mark: 'before' | 'after' | undefined
  /** Whether its buttons are in the order of Tab. */
  readonly isCurrent: boolean
  onCurrent(stopId: string): void
  onActive(stopId: string | null): void
  onDrag(dragged: Dragged | null): void
}

/** A stop in the list of its day, with what can be done with it. */
export const StopRow = memo(function StopRow(props: StopRowProps) {
  const { stop, number, editor, mark, isCurrent, onCurrent, onActive, onDrag } = props
  const { stop_id: stopId, kind } = stop
  const t = useTexts(planTexts)
  const name = useStopName(stop)
  const isPressed = useRef(false)
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled: !editor.canEdit,
    getItems: () => [{ 'text/plain': name }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => onDrag({ stopId, isVirtual: isPressed.current }),
    onDragEnd: () => onDrag(null),
  })
  const press = (event: PressEvent) => {
    isPressed.current = true
    dragButtonProps.onPress?.(event)
    isPressed.current = false
  }
  const keys = {
    excludeFromTabOrder: !isCurrent,
    onKeyDown: stepToRow,
    onFocusChange: (isFocused: boolean) => isFocused && onCurrent(stopId),
  }
  return (
    <li
      {...dragProps}
      className={`stop stop-${kind}`}
      style={{ viewTransitionName: `stop-${stopId}` }}
      data-stop={stopId}
      data-drop={mark}
      data-dragging={isDragging || undefined}
      onPointerEnter={() => onActive(stopId)}
      onPointerLeave={() => onActive(null)}
    >
      <StopItem
        stop={stop}
        number={number}
        actions={
          editor.canEdit && (
            <div className="stop-actions">
              <Button
                className="stop-grip"
                aria-label={t.drag(name)}
                aria-describedby={dragButtonProps['aria-describedby'] ?? ''}
                {...keys}
                onPress={press}
              >
                <GripVertical aria-hidden="true" size={18} />
              </Button>
              <StopActions stop={stop} name={name} editor={editor} keys={keys} />
            </div>
          )
        }
      />
    </li>
  )
})

/** The arrows lead to the same button of the stop above or below. */
function stepToRow({ key, target }: KeyboardEvent): void {
  if (!(target instanceof Element)) return
  const row = target.closest('.stop')
  const next = key === 'ArrowDown' ? row?.nextElementSibling : key === 'ArrowUp' ? row?.previousElementSibling : null
  next?.querySelector<HTMLElement>(target.matches('.stop-grip') ? '.stop-grip' : '[aria-haspopup="menu"]')?.focus()
}
