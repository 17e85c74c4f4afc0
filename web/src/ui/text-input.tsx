import './text-input.css'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextField, type TextFieldProps } from 'react-aria-components/TextField'

interface TextInputProps extends Omit<TextFieldProps, 'children' | 'className' | 'style'> {
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  /** Why the service refuses the value. */
  readonly error?: string | undefined
}

export function TextInput({ label, hint, placeholder, error, ...rest }: TextInputProps) {
  return (
    <TextField {...rest} className="text-input" isInvalid={error !== undefined} validationBehavior="aria">
      <Label>{label}</Label>
      <Input className="input" {...(placeholder !== undefined && { placeholder })} />
      {hint !== undefined && (
        <Text className="text-hint" slot="description">
          {hint}
        </Text>
      )}
      <FieldError className="text-error">{error}</FieldError>
    </TextField>
  )
}
