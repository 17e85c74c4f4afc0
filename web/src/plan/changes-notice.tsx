import './changes-notice.css'
import { X } from 'lucide-react'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { ChangeList } from './change-list.tsx'
import { planTexts } from './plan-texts.ts'
import type { Changes, Trip } from './plan-types.ts'

interface ChangesNoticeProps {
  readonly changes: Changes
  readonly before: Trip
  readonly after: Trip
  onClose(): void
}

/** What moved when the trip was planned again. */
export function ChangesNotice({ changes, before, after, onClose }: ChangesNoticeProps) {
  const t = useTexts(planTexts)
  return (
    <section className="changes-notice" role="status" aria-label={t.changed}>
      <h2>{t.plannedAgain}</h2>
      <ChangeList changes={changes} before={before} after={after} />
      <Button kind="quiet" size="s" icon={X} label={t.close} onPress={onClose} />
    </section>
  )
}
