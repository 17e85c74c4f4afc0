import './prompt-field.css'
import { ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { homeTexts } from './home-texts.ts'

const MAX_PROMPT = 2_000

interface PromptFieldProps {
  readonly value: string
  onChange(text: string): void
  onSubmit(text: string): void
  /** Why the last prompt could not be planned. */
  readonly error: string | null
}

/** One field for a whole trip. Enter plans it; Shift+Enter breaks the line. */
export function PromptField({ value, onChange, onSubmit, error }: PromptFieldProps) {
  const t = useTexts(homeTexts)
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = () => {
    setEmpty(value.trim() === '')
    if (value.trim() === '') field.current?.focus()
    else onSubmit(value.trim())
  }
  const message = isEmpty && value.trim() === '' ? t.tooFew : error
  return (
    <form
      className="prompt"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        className="prompt-field"
        value={value}
        onChange={onChange}
        maxLength={MAX_PROMPT}
        isInvalid={message !== null}
        validationBehavior="aria"
      >
        <Label className="visually-hidden">{t.field}</Label>
        <TextArea
          ref={field}
          className="prompt-text"
          rows={2}
          placeholder={t.placeholder}
          onKeyDown={(event) => {
            // Enter also ends the composition of a character.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            submit()
          }}
        />
        <FieldError className="prompt-error">{message}</FieldError>
      </TextField>
      <div className="prompt-foot">
        <span>{t.free}</span>
        <Button kind="primary" size="l" type="submit" icon={ArrowRight}>
          {t.go}
        </Button>
      </div>
    </form>
  )
}
