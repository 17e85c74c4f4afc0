import './text-input.css'
import './text-area.css'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField, type TextFieldProps } from 'react-aria-components/TextField'

interface TextAreaProps extends Omit<TextFieldProps, 'children' | 'className' | 'style'> {
  readonly label: string
  readonly rows: number
  /** Why the service refuses the value. */
  readonly error?: string | undefined
}

/** Text of several lines. */
export function TextArea({ label, rows, error, ...rest }: TextAreaProps) {
  return (
    <TextField {...rest} className="text-input" isInvalid={error !== undefined} validationBehavior="aria">
      <Label>{label}</Label>
      <AriaTextArea className="input text-area" rows={rows} />
      <FieldError className="text-error">{error}</FieldError>
    </TextField>
  )
}
