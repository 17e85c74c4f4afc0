import { useTexts } from '../texts/define-texts.ts'
import { TextInput } from '../ui/text-input.tsx'
import { accountTexts } from './account-texts.ts'

interface FieldProps {
  readonly value: string
  /** Why the service refuses the value. */
  readonly error: string | undefined
  readonly label?: string
  onChange(value: string): void
}

export function NameField({ label, ...rest }: FieldProps) {
  const t = useTexts(accountTexts)
  return <TextInput {...rest} label={label ?? t.name} autoComplete="name" maxLength={100} />
}

export function EmailField({ label, ...rest }: FieldProps) {
  const t = useTexts(accountTexts)
  return <TextInput {...rest} label={label ?? t.email} type="email" autoComplete="email" />
}

/** A password manager fills in the one that is known, and proposes a new one. */
export function PasswordField({ label, isNew = false, ...rest }: FieldProps & { readonly isNew?: boolean }) {
  const t = useTexts(accountTexts)
  return (
    <TextInput
      {...rest}
      label={label ?? t.password}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      {...(isNew && { hint: t.passwordHint })}
    />
  )
}

/** The six digits from an email. */
export function CodeField({ label, ...rest }: FieldProps) {
  const t = useTexts(accountTexts)
  return (
    <div className="account-code">
      <TextInput {...rest} label={label ?? t.code} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
    </div>
  )
}

/** A code as the service takes it. */
export function codeOf(text: string): number {
  return Number(text.replace(/\D/g, ''))
}
