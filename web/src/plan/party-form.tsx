import { useState } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Stepper } from '../ui/stepper.tsx'
import type { Understood } from './plan-types.ts'
import { wishTexts } from './wish-texts.ts'

type Party = Understood['party']
const KINDS = ['adults', 'children', 'seniors'] as const
const MOST = 30

export function PartyForm({ value, onApply }: { value: Party; onApply(party: Party): void }) {
  const t = useTexts(wishTexts)
  const [party, setParty] = useState(value)
  const all = party.adults + party.children + party.seniors
  return (
    <>
      {KINDS.map((kind) => (
        <Stepper
          key={kind}
          label={t[kind]}
          value={party[kind]}
          least={kind === 'adults' && all === party.adults ? 1 : 0}
          most={MOST}
          onChange={(count) => setParty({ ...party, [kind]: count })}
        />
      ))}
      <Stepper
        label={t.foreigners}
        value={Math.min(party.foreigners, all)}
        least={0}
        most={all}
        onChange={(foreigners) => setParty({ ...party, foreigners })}
      />
      <Button
        kind="primary"
        isDisabled={all === 0}
        onPress={() => onApply({ ...party, foreigners: Math.min(party.foreigners, all) })}
      >
        {t.again2}
      </Button>
    </>
  )
}
