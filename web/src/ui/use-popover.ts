import { useRef, useState } from 'react'
import type { PressEvent } from 'react-aria-components/Button'

/**
 * A button and the popover that it opens, whose script is loaded as a pointer or the focus reaches the button: React Aria's
 * own triggers would need it from the start.
 */
export function usePopover(kind: 'menu' | 'dialog', preload: () => void) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [openedBy, setOpenedBy] = useState<PressEvent['pointerType'] | null>(null)
  const isOpen = openedBy !== null
  return {
    isOpen,
    trigger,
    /** Whoever opens it without pointing starts at its first item. */
    focuses: openedBy === 'keyboard' || openedBy === 'virtual' ? ('first' as const) : true,
    close: () => setOpenedBy(null),
    triggerProps: {
      ref: trigger,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      onHoverStart: preload,
      onFocus: preload,
      onPressStart: preload,
      onPress: ({ pointerType }: PressEvent) => setOpenedBy(pointerType),
    },
  }
}
