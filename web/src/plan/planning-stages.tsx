import './planning-stages.css'
import { Check, LoaderCircle } from 'lucide-react'
import { useTexts } from '../texts/define-texts.ts'
import { PLANNING_STAGES, type PlanningStage } from './planning-stream.ts'
import { planningTexts } from './planning-texts.ts'

/** The stages of a trip that is being planned, as the service reports them. */
export function PlanningStages({ stage, prompt }: { stage: PlanningStage; prompt: string }) {
  const t = useTexts(planningTexts)
  const reached = PLANNING_STAGES.indexOf(stage)
  return (
    <section className="stages" role="status" aria-label={t.planning}>
      <p className="stages-prompt">{prompt}</p>
      <ol>
        {PLANNING_STAGES.map((each, index) => (
          <li key={each} data-state={index < reached ? 'done' : index === reached ? 'running' : 'waiting'}>
            {index < reached ? <Check aria-hidden="true" size={18} /> : <LoaderCircle aria-hidden="true" size={18} />}
            {t.stages[each]}
          </li>
        ))}
      </ol>
    </section>
  )
}
