import './badge.css'
import type { ReactNode } from 'react'

export type BadgeTone = 'plain' | 'good' | 'warning' | 'bad' | 'busy'

/** A state in one or two words; the words carry it, the colour only helps the eye. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>
}
