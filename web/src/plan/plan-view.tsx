import './plan-view.css'
import './plan-print.css'
import { type ReactNode, Suspense, useState } from 'react'
import { useTitle } from '../app/use-title.ts'
import { useTexts } from '../texts/define-texts.ts'
import { later } from '../ui/later.ts'
import { useIdleSteps } from '../ui/use-idle.ts'
import { PlanDays } from './plan-days.tsx'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor, Proposal } from './plan-types.ts'

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
  // The first day fills the screen. The others come one by one while the page is idle, and the map after them.
  const steps = useIdleSteps(trip.days.length)
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [shownDay, setShownDay] = useState<number | null>(null)
  const [activeStop, setActiveStop] = useState<string | null>(null)
  return (
    <div className="plan">
      <aside className="plan-map" aria-label={t.map}>
        {steps >= trip.days.length && (
          <Suspense>
            <PlanMap trip={trip} shownDay={shownDay} activeStop={activeStop} />
          </Suspense>
        )}
      </aside>
      <PlanDays
        editor={editor}
        actions={actions}
        notice={notice}
        most={steps + 1}
        shownDay={shownDay}
        onShowDay={setShownDay}
        onActive={setActiveStop}
        onProposal={setProposal}
      />
      {proposal && (
        <Suspense>
          <ProposalDialog proposal={proposal} editor={editor} onClose={() => setProposal(null)} />
        </Suspense>
      )}
    </div>
  )
}
