import { GridList } from 'react-aria-components/GridList'
import { isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useTexts } from '../texts/define-texts.ts'
import { dayColour } from './day-colour.ts'
import { moveStop } from './edits.ts'
import { MovableStop } from './movable-stop.tsx'
import { planTexts } from './plan-texts.ts'
import type { Day, PlanEditor } from './plan-types.ts'

const DRAGGED = 'application/x-tiao-stop'

interface MovableStopsProps {
  readonly day: Day
  readonly editor: PlanEditor
  onActive(stopId: string | null): void
}

/** The stops of a day, dragged within a day and between days, also by the keyboard. */
export function MovableStops({ day, editor, onActive }: MovableStopsProps) {
  const t = useTexts(planTexts)
  const move = (stopId: string, position: number) => {
    editor.edit((trip) => moveStop(trip, stopId, { day: day.day, position }))
  }
  /** Where a stop goes that is dropped before or after another, counted without itself. */
  const positionAt = (target: { readonly key: string | number; readonly dropPosition: string }, stopId: string) => {
    const others = day.stops.filter((stop) => stop.stop_id !== stopId)
    const at = others.findIndex((stop) => stop.stop_id === target.key)
    return target.dropPosition === 'after' ? at + 1 : at
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [DRAGGED]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [DRAGGED],
    getDropOperation: () => 'move',
    onReorder({ keys, target }) {
      const [key] = keys
      if (key !== undefined && key !== target.key) move(String(key), positionAt(target, String(key)))
    },
    async onInsert({ items, target }) {
      const item = items.find(isTextDropItem)
      const stopId = await item?.getText(DRAGGED)
      if (stopId !== undefined) move(stopId, positionAt(target, stopId))
    },
    async onRootDrop({ items }) {
      const item = items.find(isTextDropItem)
      const stopId = await item?.getText(DRAGGED)
      if (stopId !== undefined) move(stopId, day.stops.length)
    },
  })
  return (
    <GridList
      className="stops"
      style={dayColour(day)}
      aria-label={t.day(day.day)}
      items={day.stops.map((stop, index) => ({ id: stop.stop_id, stop, number: index + 1 }))}
      dependencies={[editor]}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      renderEmptyState={() => <p className="stops-empty">{t.noStops}</p>}
    >
      {({ stop, number }) => <MovableStop stop={stop} number={number} editor={editor} onActive={onActive} />}
    </GridList>
  )
}
