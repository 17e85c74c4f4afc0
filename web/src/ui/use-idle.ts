import { useEffect, useState } from 'react'

const MOST_WAIT_MS = 2_000

/** Turns true when the page has nothing more urgent to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true))
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: MOST_WAIT_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
