import './plan-view.css'
import './plan-print.css'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTitle } from '../app/use-title.ts'
import { useTexts } from '../texts/define-texts.ts'
import { later } from '../ui/later.ts'
import { useIdleSteps } from '../ui/use-idle.ts'
import { AskForm } from './ask-form.tsx'
import { DayNav } from './day-nav.tsx'
import { DaySection } from './day-section.tsx'
import { NoteList } from './note-list.tsx'
import { PlanHead } from './plan-head.tsx'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor, Proposal } from './plan-types.ts'
import { MovableStops } from './stop-list.tsx'
import { WishChips } from './wish-chips.tsx'

const ProposalDialog = later(async () => (await import('./proposal-dialog.tsx')).ProposalDialog)
const PlanMap = later(async () => (await import('../map/plan-map.tsx')).PlanMap)

/** The first days can be read at once; then the first one can be changed, then all of them, and then the map comes. */
const STAGES = { firstDay: 1, allDays: 2, map: 3 } as const
/** These fill the screen. */
const FIRST_DAYS = 3

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
  // After the first paint, which needs nothing of it.
  useEffect(() => {
    const timer = setTimeout(MovableStops.preload)
    return () => clearTimeout(timer)
  }, [])
  const stage = useIdleSteps(STAGES.map)
  const isWhole = stage >= STAGES.allDays || trip.days.length <= FIRST_DAYS
  const movableDays = stage >= STAGES.allDays ? trip.days.length : stage >= STAGES.firstDay ? 1 : 0
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [shownDay, setShownDay] = useState<number | null>(null)
  const [activeStop, setActiveStop] = useState<string | null>(null)
  return (
    <div className="plan">
      <aside className="plan-map" aria-label={t.map}>
        {stage >= STAGES.map && (
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
        {(isWhole ? trip.days : trip.days.slice(0, FIRST_DAYS)).map((day, index) => (
          <DaySection
            key={day.day}
            day={day}
            editor={editor}
            isMovable={editor.canEdit && index < movableDays}
            onActive={setActiveStop}
          />
        ))}
        {isWhole && (
          <>
            <p className="plan-sources">{t.attribution(trip.provenance.attribution.join(' · '))}</p>
            {editor.canEdit && <AskForm editor={editor} onProposal={setProposal} />}
          </>
        )}
      </div>
      {proposal && (
        <Suspense>
          <ProposalDialog proposal={proposal} editor={editor} onClose={() => setProposal(null)} />
        </Suspense>
      )}
    </div>
  )
}
