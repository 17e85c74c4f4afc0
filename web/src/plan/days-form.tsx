import { useState } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Stepper } from '../ui/stepper.tsx'
import { wishTexts } from './wish-texts.ts'

const MOST_DAYS = 30

export function DaysForm({ value, onApply }: { value: number; onApply(days: number): void }) {
  const t = useTexts(wishTexts)
  const [days, setDays] = useState(value)
  return (
    <>
      <Stepper label={t.days} value={days} least={1} most={MOST_DAYS} onChange={setDays} />
      <Button kind="primary" onPress={() => onApply(days)}>
        {t.again}
      </Button>
    </>
  )
}
