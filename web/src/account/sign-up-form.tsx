import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { TextInput } from '../ui/text-input.tsx'
import { AccountForm } from './account-form.tsx'
import { accountTexts } from './account-texts.ts'
import { useFormCall } from './use-form-call.ts'

/** A sign-up whose code is on its way. */
export interface SignedUp {
  readonly email: string
  readonly password: string
  readonly otpRef: string
}

export function SignUpForm({ onSent, onSignIn }: { onSent(signedUp: SignedUp): void; onSignIn(): void }) {
  const t = useTexts(accountTexts)
  const { isSending, errorOf, message, send } = useFormCall()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signUp = () =>
    void send(async () => {
      const { version } = await dataOf(api.GET('/core/v1/consents', {}))
      const username = usernameFrom(email)
      const body = { username, name, email, password, consent_version: version }
      const { otp_ref: otpRef } = await dataOf(api.POST('/core/v1/auth/sign-up', { body }))
      onSent({ email, password, otpRef })
    })
  return (
    <AccountForm
      submit={t.create}
      isSending={isSending}
      message={message}
      other={{ text: t.toSignIn, run: onSignIn }}
      onSubmit={signUp}
    >
      <p>{t.joinLead}</p>
      <TextInput label={t.name} value={name} onChange={setName} autoComplete="name" error={errorOf('name')} />
      <TextInput
        label={t.email}
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="email"
        error={errorOf('email')}
      />
      <TextInput
        label={t.password}
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        hint={t.passwordHint}
        error={errorOf('password')}
      />
      <p className="text-hint">{t.terms}</p>
    </AccountForm>
  )
}

/** People sign in by their address, so the name that the service asks for is made of it; it can be changed later. */
function usernameFrom(email: string): string {
  const stem = email
    .split('@')[0]!
    .toLowerCase()
    .replace(/[^a-z0-9._]/g, '')
    .slice(0, 20)
  const digits = crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000
  return `${/[a-z]/.test(stem) ? stem : `traveller${stem}`}${digits}`
}
