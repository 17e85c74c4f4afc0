import { useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { useVocabulary } from './use-vocabulary.ts'
import { wishTexts } from './wish-texts.ts'

/** What people ask for most; the prompt takes any other kind. */
const USUAL = [
  'temple',
  'cafe',
  'beach',
  'nature',
  'viewpoint',
  'waterfall',
  'museum',
  'market',
  'night_market',
  'history',
  'art',
  'shopping',
  'family',
]

interface KindsFormProps {
  readonly label: string
  readonly value: readonly string[]
  /** Whether those that are chosen can be taken back. */
  readonly canRemove: boolean
  onApply(keys: readonly string[]): void
}

export function KindsForm({ label, value, canRemove, onApply }: KindsFormProps) {
  const t = useTexts(wishTexts)
  const nameOf = useVocabulary()
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set(value))
  return (
    <>
      <ToggleButtonGroup
        className="choice-options"
        aria-label={label}
        selectionMode="multiple"
        selectedKeys={keys}
        onSelectionChange={setKeys}
      >
        {[...new Set([...value, ...USUAL])].map((key) => (
          <ToggleButton key={key} id={key} className="choice-option" isDisabled={!canRemove && value.includes(key)}>
            {nameOf(key)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button kind="primary" onPress={() => onApply([...keys].map(String))}>
        {t.again}
      </Button>
    </>
  )
}
