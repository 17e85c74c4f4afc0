import { useTexts } from '../texts/define-texts.ts'
import { Choice } from '../ui/choice.tsx'
import type { Understood } from './plan-types.ts'
import { wishTexts } from './wish-texts.ts'

type Transport = Understood['transport']
const TRANSPORTS: readonly Transport[] = ['car', 'public']

export function TransportForm({ value, onApply }: { value: Transport; onApply(transport: Transport): void }) {
  const t = useTexts(wishTexts)
  const options = TRANSPORTS.map((id) => ({ id, text: t.transports[id] }))
  return <Choice label={t.transport} value={value} options={options} onChange={onApply} />
}
