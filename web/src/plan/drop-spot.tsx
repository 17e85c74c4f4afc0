import { useRef } from 'react'
import { useDrop } from 'react-aria/useDrop'

interface DropSpotProps {
  readonly label: string
  onDrop(): void
}

/** Between two stops, while a stop is dragged without a pointer. */
export function DropSpot({ label, onDrop }: DropSpotProps) {
  const spot = useRef<HTMLDivElement>(null)
  const { dropProps } = useDrop({ ref: spot, getDropOperation: () => 'move', onDrop })
  return (
    <li className="drop-spot">
      <div {...dropProps} ref={spot} role="button" tabIndex={0} aria-label={label} />
    </li>
  )
}

/** The arrows lead from spot to spot, Tab from day to day. React Aria drops, cancels and says what happens. */
export function stepToSpot(event: KeyboardEvent): void {
  const spot = nextSpot(event)
  if (!spot) return
  event.preventDefault()
  event.stopImmediatePropagation()
  spot.focus()
}

function nextSpot({ key, shiftKey }: KeyboardEvent): HTMLElement | undefined {
  const days = [...document.querySelectorAll('.stops')].map((day) => [
    ...day.querySelectorAll<HTMLElement>('.drop-spot > div'),
  ])
  const spots = days.flat()
  const at = spots.findIndex((spot) => spot === document.activeElement)
  if (at < 0) return
  if (key === 'ArrowDown') return spots[at + 1]
  if (key === 'ArrowUp') return spots[at - 1]
  if (key === 'Tab') return days[days.findIndex((day) => day.includes(spots[at]!)) + (shiftKey ? -1 : 1)]?.[0]
  return
}
