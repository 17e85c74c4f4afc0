import './toggle.css'
import { Switch } from 'react-aria-components/Switch'

interface ToggleProps {
  /** What it turns on, for screen readers: the words are beside it. */
  readonly label: string
  readonly isOn: boolean
  onChange(isOn: boolean): void
}

/** Turns something on or off at once. It is never disabled meanwhile, which would lose the focus of the keyboard. */
export function Toggle({ label, isOn, onChange }: ToggleProps) {
  return (
    <Switch className="toggle" aria-label={label} isSelected={isOn} onChange={onChange}>
      <span className="toggle-track" />
    </Switch>
  )
}
