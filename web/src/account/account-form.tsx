import './account-form.css'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

interface AccountFormProps {
  readonly children: ReactNode
  readonly submit: string
  readonly isSending: boolean
  readonly message: string | null
  /** `l`: the one thing to do here. */
  readonly size?: 'm' | 'l'
  /** The other things to do. */
  readonly others?: readonly { readonly text: string; run(): void }[]
  onSubmit(): void
}

/** A form of the account: its fields, what the service refuses, and how to go on. */
export function AccountForm({ children, submit, isSending, message, size = 'l', others, onSubmit }: AccountFormProps) {
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
      <Button kind={size === 'l' ? 'primary' : 'plain'} size={size} type="submit" isPending={isSending}>
        {submit}
      </Button>
      {others?.map(({ text, run }) => (
        <Button key={text} kind="quiet" onPress={run}>
          {text}
        </Button>
      ))}
    </form>
  )
}
