import { useTexts } from '../texts/define-texts.ts'
import { Select } from '../ui/select.tsx'
import { deskTexts } from './desk-texts.ts'

interface FilterSelectProps<Id extends string> {
  readonly label: string
  /** Empty: all. */
  readonly value: string
  readonly ids: readonly Id[]
  readonly texts: Readonly<Record<Id, string>>
  onChange(value: Id | ''): void
}

/** A filter with few values, or all. */
export function FilterSelect<Id extends string>({ label, value, ids, texts, onChange }: FilterSelectProps<Id>) {
  const t = useTexts(deskTexts)
  return (
    <Select<Id | ''>
      label={label}
      value={ids.find((id) => id === value) ?? ''}
      onChange={onChange}
      options={[{ id: '', text: t.all }, ...ids.map((id) => ({ id, text: texts[id] }))]}
    />
  )
}
