import './choice.css'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly id: T; readonly text: string }[]
  onChange(value: T): void
}

/** One of a few. */
export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    // The group answers with the value of one of its radios.
    <RadioGroup className="choice" value={value} onChange={(next) => onChange(next as T)}>
      <Label>{label}</Label>
      <div className="choice-options">
        {options.map(({ id, text }) => (
          <Radio key={id} value={id} className="choice-option">
            {text}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
