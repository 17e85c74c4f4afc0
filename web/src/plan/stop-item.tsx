import './stop-item.css'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { LegLine } from './leg-line.tsx'
import { planTexts } from './plan-texts.ts'
import type { Stop } from './plan-types.ts'
import { StopFacts } from './stop-facts.tsx'
import { useStopName } from './use-stop-name.ts'

interface StopItemProps {
  readonly stop: Stop
  readonly number: number
  /** What can be done with the stop. */
  readonly actions: ReactNode
}

/** How one gets to a stop, when, and what it is. */
export function StopItem({ stop, number, actions }: StopItemProps) {
  const t = useTexts(planTexts)
  const name = useStopName(stop)
  return (
    <>
      {stop.travel && stop.travel.minutes > 0 && <LegLine leg={stop.travel} />}
      <span className="stop-time">
        {stop.arrive}
        <small>{stop.depart}</small>
      </span>
      <span className="stop-number" aria-hidden="true">
        {number}
      </span>
      <div className="stop-card">
        <div className="stop-words">
          <strong className="stop-name">
            {name}
            {stop.locked && <Lock size={14} role="img" aria-label={t.locked} />}
          </strong>
          <StopFacts stop={stop} />
        </div>
        {actions}
      </div>
    </>
  )
}
