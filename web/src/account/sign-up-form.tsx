import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { EmailField, NameField, PasswordField } from './account-fields.tsx'
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
      others={[{ text: t.toSignIn, run: onSignIn }]}
      onSubmit={signUp}
    >
      <p>{t.joinLead}</p>
      <NameField value={name} onChange={setName} error={errorOf('name')} />
      <EmailField value={email} onChange={setEmail} error={errorOf('email')} />
      <PasswordField value={password} onChange={setPassword} error={errorOf('password')} isNew />
      <Terms />
    </AccountForm>
  )
}

/** What one accepts; each text opens beside the form, which keeps what was typed. */
function Terms() {
  const t = useTexts(accountTexts)
  return (
    <p className="text-hint">
      {t.terms.before}
      <a href="/legal/terms" target="_blank" rel="noopener">
        {t.terms.terms}
      </a>
      {t.terms.and}
      <a href="/legal/privacy" target="_blank" rel="noopener">
        {t.terms.privacy}
      </a>
      {t.terms.after}
    </p>
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
