import { useState } from 'react'
import { PlanningStages } from '../plan/planning-stages.tsx'
import { usePlanning } from '../plan/use-planning.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Stepper } from '../ui/stepper.tsx'
import type { Destination } from './destination-search.ts'
import { destinationTexts } from './destination-texts.ts'

/** Plans a trip here: of the usual length, unless the traveller wants another. */
export function PlanHere({ destination: { nights, plans } }: { readonly destination: Destination }) {
  const t = useTexts(destinationTexts)
  const [days, setDays] = useState(nights.usual + 1)
  const { plan, stage, failure, prompt } = usePlanning()
  const chosen = plans.find((each) => each.days === days)
  if (stage !== null) return <PlanningStages stage={stage} prompt={prompt} />
  return (
    <>
      <div className="place-actions">
        <Stepper label={t.days} value={days} least={nights.least + 1} most={nights.most + 1} onChange={setDays} />
        <Button kind="primary" isDisabled={!chosen} onPress={() => chosen && plan(chosen.prompt)}>
          {t.plan(days)}
        </Button>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}
