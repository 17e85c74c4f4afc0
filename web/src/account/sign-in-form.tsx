import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { session } from '../data/session.ts'
import { useTexts } from '../texts/define-texts.ts'
import { TextInput } from '../ui/text-input.tsx'
import { PasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { accountTexts } from './account-texts.ts'
import { useFormCall } from './use-form-call.ts'

interface SignInFormProps {
  onDone(): void
  onSignUp(): void
  /** With what was typed so far, which may be the address. */
  onForgot(login: string): void
}

export function SignInForm({ onDone, onSignUp, onForgot }: SignInFormProps) {
  const t = useTexts(accountTexts)
  const { isSending, errorOf, message, send } = useFormCall()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const signIn = () =>
    void send(async () => {
      session.open(await dataOf(api.POST('/core/v1/auth/sign-in', { body: { username, password } })))
      onDone()
    })
  return (
    <AccountForm
      submit={t.signIn}
      isSending={isSending}
      message={message}
      others={[
        { text: t.forgot, run: () => onForgot(username) },
        { text: t.toJoin, run: onSignUp },
      ]}
      onSubmit={signIn}
    >
      <TextInput
        label={t.login}
        value={username}
        onChange={setUsername}
        autoComplete="username"
        error={errorOf('username')}
      />
      <PasswordField value={password} onChange={setPassword} error={errorOf('password')} />
    </AccountForm>
  )
}
