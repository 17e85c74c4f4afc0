import { useTexts } from '../texts/define-texts.ts'
import { Choice } from '../ui/choice.tsx'
import type { Understood } from './plan-types.ts'
import { wishTexts } from './wish-texts.ts'

type Pace = Understood['pace']
const PACES: readonly Pace[] = ['easy', 'normal', 'full']

export function PaceForm({ value, onApply }: { value: Pace; onApply(pace: Pace): void }) {
  const t = useTexts(wishTexts)
  const options = PACES.map((id) => ({ id, text: t.paces[id] }))
  return <Choice label={t.pace} value={value} options={options} onChange={onApply} />
}
