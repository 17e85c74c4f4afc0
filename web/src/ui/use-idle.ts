import { startTransition, useEffect, useState } from 'react'

const MOST_WAIT_MS = 2_000

/**
 * Counts up to `most`, by one whenever the page has nothing more urgent to do: what is heavy comes in steps, and the reader's
 * taps are answered between them.
 */
export function useIdleSteps(most: number): number {
  const [count, setCount] = useState(0)
  useEffect(
    () => (count < most ? whenIdle(() => startTransition(() => setCount(count + 1))) : undefined),
    [count, most],
  )
  return count
}

/** @returns how to cancel it */
function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: MOST_WAIT_MS })
  return () => cancelIdleCallback(handle)
}
