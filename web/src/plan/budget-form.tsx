import { useState } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Stepper } from '../ui/stepper.tsx'
import type { Constraints, Understood } from './plan-types.ts'
import { wishTexts } from './wish-texts.ts'

type Budget = NonNullable<Constraints['budget']>
const PERS = ['trip', 'person', 'day'] as const
const USUAL = 5_000
const STEP = 500
const MOST = 1_000_000

export function BudgetForm({ value, onApply }: { value: Understood['budget']; onApply(budget: Budget): void }) {
  const t = useTexts(wishTexts)
  const [amount, setAmount] = useState(value?.amount ?? USUAL)
  const [per, setPer] = useState<Budget['per']>(value?.per ?? 'trip')
  return (
    <>
      <Stepper
        label={`${t.budget} (${t.baht})`}
        value={amount}
        least={0}
        most={MOST}
        step={STEP}
        onChange={setAmount}
      />
      <Choice<Budget['per']>
        label={t.per}
        value={per}
        options={PERS.map((id) => ({ id, text: t.pers[id] }))}
        onChange={setPer}
      />
      <Button kind="primary" onPress={() => onApply({ amount, per })}>
        {t.again2}
      </Button>
    </>
  )
}
