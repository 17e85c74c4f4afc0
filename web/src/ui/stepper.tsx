import './stepper.css'
import { Minus, Plus } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { NumberField } from 'react-aria-components/NumberField'

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly step?: number
  onChange(value: number): void
}

/** A small number, by buttons or by typing. */
export function Stepper({ label, value, least, most, step = 1, onChange }: StepperProps) {
  return (
    <NumberField
      className="stepper"
      value={value}
      minValue={least}
      maxValue={most}
      step={step}
      onChange={(next) => onChange(Number.isNaN(next) ? least : next)}
    >
      <Label>{label}</Label>
      <Group className="stepper-group">
        <Button slot="decrement">
          <Minus aria-hidden="true" size={16} />
        </Button>
        <Input />
        <Button slot="increment">
          <Plus aria-hidden="true" size={16} />
        </Button>
      </Group>
    </NumberField>
  )
}
