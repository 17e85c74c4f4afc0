import './plan-view.css'
import './plan-print.css'
import { type ReactNode, Suspense, useState } from 'react'
import { useTitle } from '../app/use-title.ts'
import { useTexts } from '../texts/define-texts.ts'
import { later } from '../ui/later.ts'
import { useIdle } from '../ui/use-idle.ts'
import { AskForm } from './ask-form.tsx'
import { DayNav } from './day-nav.tsx'
import { DaySection } from './day-section.tsx'
import { NoteList } from './note-list.tsx'
import { PlanHead } from './plan-head.tsx'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor, Proposal } from './plan-types.ts'
import { WishChips } from './wish-chips.tsx'

const ProposalDialog = later(async () => (await import('./proposal-dialog.tsx')).ProposalDialog)
const PlanMap = later(async () => (await import('../map/plan-map.tsx')).PlanMap)

interface PlanViewProps {
  readonly editor: PlanEditor
  readonly actions: ReactNode
  readonly notice?: ReactNode
}

/** A trip: the map beside its days on a wide screen, the days over the map on a phone. */
export function PlanView({ editor, actions, notice }: PlanViewProps) {
  const t = useTexts(planTexts)
  const { trip } = editor
  useTitle(trip.name)
  // The plan is there to be read before the scripts of drag and drop and of the map.
  const isIdle = useIdle()
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [shownDay, setShownDay] = useState<number | null>(null)
  const [activeStop, setActiveStop] = useState<string | null>(null)
  return (
    <div className="plan">
      <aside className="plan-map" aria-label={t.map}>
        {isIdle && (
          <Suspense>
            <PlanMap trip={trip} shownDay={shownDay} activeStop={activeStop} />
          </Suspense>
        )}
      </aside>
      <div className="plan-days" aria-busy={editor.isBusy}>
        <PlanHead editor={editor} actions={actions} onProposal={setProposal} />
        <WishChips editor={editor} />
        {notice}
        <NoteList trip={trip} />
        {trip.days.length > 1 && <DayNav days={trip.days} shown={shownDay} onShow={setShownDay} />}
        {trip.days.map((day) => (
          <DaySection
            key={day.day}
            day={day}
            editor={editor}
            isMovable={isIdle && editor.canEdit}
            onActive={setActiveStop}
          />
        ))}
        <p className="plan-sources">{t.attribution(trip.provenance.attribution.join(' · '))}</p>
        {editor.canEdit && <AskForm editor={editor} onProposal={setProposal} />}
      </div>
      {proposal && (
        <Suspense>
          <ProposalDialog proposal={proposal} editor={editor} onClose={() => setProposal(null)} />
        </Suspense>
      )}
    </div>
  )
}
