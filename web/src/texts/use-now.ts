import { useEffect, useState } from 'react'
import { bangkokMoment, type Moment } from './bangkok.ts'

const TICK_MS = 10_000

/** The moment in Thailand. A phone that wakes up shows the right one at once. */
export function useNow(): Moment {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = () => setNow(new Date())
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return bangkokMoment(now)
}
