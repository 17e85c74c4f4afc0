import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'

interface ChoiceFormProps<T extends string> {
  readonly label: string
  readonly value: T
  /** The text of each option, in their order. */
  readonly texts: Readonly<Record<T, string>>
  readonly submit: string
  onApply(value: T): void
}

/** One of a few, which applies only by its button: arrow keys pass over options that nobody wants. */
export function ChoiceForm<T extends string>({ label, value, texts, submit, onApply }: ChoiceFormProps<T>) {
  const [chosen, setChosen] = useState(value)
  // Keys of a record are those of its type.
  const options = (Object.keys(texts) as T[]).map((id) => ({ id, text: texts[id] }))
  return (
    <>
      <Choice<T> label={label} value={chosen} options={options} onChange={setChosen} />
      <Button kind="primary" onPress={() => onApply(chosen)}>
        {submit}
      </Button>
    </>
  )
}
