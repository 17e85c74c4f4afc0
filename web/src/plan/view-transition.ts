import { flushSync } from 'react-dom'

/** Stops glide from where they were to where they are, so that a change explains itself. */
export function glide(update: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) update()
  else document.startViewTransition(() => flushSync(update))
}
