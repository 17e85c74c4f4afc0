import { type RefObject, use, useRef, useState } from 'react'
import { useDrop } from 'react-aria/useDrop'
import { moveStop, spotAt } from './edits.ts'
import type { Day, PlanEditor } from './plan-types.ts'
import { DragContext } from './stop-dragging.tsx'

/**
 * Lets stops be dropped between those of a day. Gaps are counted from before the first stop. A list renders when the pointer
 * reaches another gap, and not as it moves.
 */
export function useStopDrop(list: RefObject<HTMLElement | null>, day: Day, editor: PlanEditor) {
  const { dragged, follow } = use(DragContext)
  const [pointed, setPointed] = useState<number | null>(null)
  const middles = useRef<readonly number[]>([])
  const drop = (gap: number) => {
    if (!dragged) return
    const spot = spotAt(day, gap, dragged.stopId)
    if (spot) editor.edit((trip) => moveStop(trip, dragged.stopId, spot))
    if (dragged.isVirtual) follow({ stopId: dragged.stopId, day: day.day })
  }
  const { dropProps } = useDrop({
    ref: list,
    isDisabled: !editor.canEdit || dragged?.isVirtual === true,
    getDropOperation: () => (dragged ? 'move' : 'cancel'),
    onDropEnter({ y }) {
      // Nothing changes its place during a drag, so its moves need no layout.
      middles.current = middlesOf(list.current)
      setPointed(gapAt(middles.current, y))
    },
    onDropMove: ({ y }) => setPointed(gapAt(middles.current, y)),
    onDropExit: () => setPointed(null),
    onDrop: ({ y }) => drop(gapAt(middles.current, y)),
  })
  // Beside the stop that is dragged nothing would change.
  const isMove = pointed !== null && dragged !== null && spotAt(day, pointed, dragged.stopId) !== null
  return { dropProps, drop, gap: isMove ? pointed : null }
}

/** The middles of the stops, from the top of their list. */
function middlesOf(list: HTMLElement | null): readonly number[] {
  return [...(list?.querySelectorAll<HTMLElement>('.stop') ?? [])].map(
    ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2,
  )
}

function gapAt(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length
}
