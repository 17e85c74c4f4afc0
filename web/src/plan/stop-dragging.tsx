import { createContext, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { stepToSpot } from './drop-spot.tsx'

/** The stop that is being dragged. */
export interface Dragged {
  readonly stopId: string
  /** By a keyboard or a screen reader, which go from one drop spot to the next instead of pointing. */
  readonly isVirtual: boolean
}

interface Dragging {
  readonly dragged: Dragged | null
  setDragged(dragged: Dragged | null): void
  /** Takes the focus along with a stop that was dropped without a pointer. */
  follow(moved: Moved): void
}

interface Moved {
  readonly stopId: string
  readonly day: number
}

export const DragContext = createContext<Dragging>({ dragged: null, setDragged: () => {}, follow: () => {} })

/** Lets stops be dragged from day to day. Only the lists render as a drag begins and ends, not their stops. */
export function StopDragging({ children }: { children: ReactNode }) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const moved = useRef<Moved | null>(null)
  const isVirtual = dragged?.isVirtual ?? false
  useEffect(() => {
    if (!isVirtual) return
    // On the window: React Aria stops the key on the document.
    window.addEventListener('keydown', stepToSpot, true)
    return () => window.removeEventListener('keydown', stepToSpot, true)
  }, [isVirtual])
  // Each time, because the stop is in its new day only once the edit is shown.
  useEffect(() => {
    if (dragged || !moved.current) return
    const { day, stopId } = moved.current
    const grip = document.querySelector<HTMLElement>(`#day-${day} [data-stop="${CSS.escape(stopId)}"] .stop-grip`)
    if (!grip) return
    moved.current = null
    grip.focus()
  })
  const dragging = useMemo(
    () => ({
      dragged,
      setDragged,
      follow(to: Moved) {
        moved.current = to
      },
    }),
    [dragged],
  )
  return <DragContext value={dragging}>{children}</DragContext>
}
