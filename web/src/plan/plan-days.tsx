import { memo, type ReactNode } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { AskForm } from './ask-form.tsx'
import { DayNav } from './day-nav.tsx'
import { DaySection } from './day-section.tsx'
import { NoteList } from './note-list.tsx'
import { PlanHead } from './plan-head.tsx'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor, Proposal } from './plan-types.ts'
import { StopDragging } from './stop-dragging.tsx'
import { WishChips } from './wish-chips.tsx'

interface PlanDaysProps {
  readonly editor: PlanEditor
  readonly actions: ReactNode
  readonly notice: ReactNode
  /** The number of days to show by now. */
  readonly most: number
  /** The day that the map shows; null for all. */
  readonly shownDay: number | null
  onShowDay(day: number | null): void
  onActive(stopId: string | null): void
  onProposal(proposal: Proposal): void
}

/** What the trip is, what was understood, and its days. It does not render as the pointer goes from stop to stop. */
export const PlanDays = memo(function PlanDays(props: PlanDaysProps) {
  const { editor, actions, notice, most, shownDay, onShowDay, onActive, onProposal } = props
  const t = useTexts(planTexts)
  const { trip, canEdit, isBusy } = editor
  return (
    <div className="plan-days" aria-busy={isBusy}>
      <PlanHead editor={editor} actions={actions} onProposal={onProposal} />
      <WishChips editor={editor} />
      {notice}
      <NoteList trip={trip} />
      {trip.days.length > 1 && <DayNav days={trip.days} shown={shownDay} onShow={onShowDay} />}
      <StopDragging>
        {trip.days.slice(0, most).map((day) => (
          <DaySection key={day.day} day={day} editor={editor} onActive={onActive} />
        ))}
      </StopDragging>
      {most >= trip.days.length && (
        <>
          <p className="plan-sources">{t.attribution(trip.provenance.attribution.join(' · '))}</p>
          {canEdit && <AskForm editor={editor} onProposal={onProposal} />}
        </>
      )}
    </div>
  )
})
