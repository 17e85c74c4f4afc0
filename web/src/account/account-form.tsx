import './account-form.css'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

interface AccountFormProps {
  readonly children: ReactNode
  readonly submit: string
  readonly isSending: boolean
  readonly message: string | null
  /** The other thing to do. */
  readonly other: { readonly text: string; run(): void }
  onSubmit(): void
}

export function AccountForm({ children, submit, isSending, message, other, onSubmit }: AccountFormProps) {
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) onSubmit()
      }}
    >
      {children}
      {message !== null && (
        <p className="account-problem" role="alert">
          {message}
        </p>
      )}
      <Button kind="primary" size="l" type="submit" isPending={isSending}>
        {submit}
      </Button>
      <Button kind="quiet" onPress={other.run}>
        {other.text}
      </Button>
    </form>
  )
}
