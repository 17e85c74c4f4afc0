import './plan-head.css'
import { Redo2, Sparkles, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { baht, dateRange, distance, duration } from '../texts/format.ts'
import { Button } from '../ui/button.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { stopsOf } from './edits.ts'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor, Proposal } from './plan-types.ts'
import { failureText } from './use-failures.ts'

interface PlanHeadProps {
  readonly editor: PlanEditor
  readonly actions: ReactNode
  onProposal(proposal: Proposal): void
}

/** What the trip is, at a glance, and what can be done with it. */
export function PlanHead({ editor, actions, onProposal }: PlanHeadProps) {
  const t = useTexts(planTexts)
  const language = useLanguage()
  const [isOptimising, setOptimising] = useState(false)
  const { trip, undo, redo, canEdit } = editor
  const { totals, start_date: from, end_date: to } = trip
  const optimise = async () => {
    setOptimising(true)
    try {
      const proposal = await editor.propose(null)
      if (proposal.changes.moved.length === 0) toastQueue.add(t.nothingBetter)
      else onProposal(proposal)
    } catch (error) {
      toastQueue.add(failureText(error, t.unreachable), 'failed')
    } finally {
      setOptimising(false)
    }
  }
  const facts = [
    from && to ? dateRange(from, to, language) : '',
    t.days(trip.number_of_days),
    t.stops(stopsOf(trip).filter(({ kind }) => kind === 'visit').length),
    t.travel(duration(totals.minutes_travel, language), distance(totals.metres, language)),
    t.costs(baht(totals.cost, language)),
  ]
  return (
    <header className="plan-head">
      <h1>{trip.name}</h1>
      <p className="plan-facts">
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className="plan-introduction">{trip.introduction}</p>
      <div className="plan-actions">
        {canEdit ? (
          <>
            <Button kind="quiet" icon={Undo2} label={t.undo} isDisabled={!undo} onPress={() => undo?.()} />
            <Button kind="quiet" icon={Redo2} label={t.redo} isDisabled={!redo} onPress={() => redo?.()} />
            <Button icon={Sparkles} isDisabled={isOptimising} onPress={() => void optimise()}>
              {t.optimize}
            </Button>
          </>
        ) : (
          <span className="plan-view-only">{t.viewOnly}</span>
        )}
        <span className="plan-actions-end">{actions}</span>
      </div>
    </header>
  )
}
