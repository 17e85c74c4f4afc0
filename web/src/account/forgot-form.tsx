import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { EmailField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { accountTexts } from './account-texts.ts'
import type { Reset } from './reset-form.tsx'
import { useFormCall } from './use-form-call.ts'

interface ForgotFormProps {
  /** What was typed as the login, if it is an address. */
  readonly email: string
  onSent(reset: Reset): void
  onSignIn(): void
}

/** Sends a code to the address of an account. */
export function ForgotForm({ email: typed, onSent, onSignIn }: ForgotFormProps) {
  const t = useTexts(accountTexts)
  const { isSending, errorOf, message, send } = useFormCall()
  const [email, setEmail] = useState(typed)
  const request = () =>
    void send(async () => {
      const { otp_ref: otpRef } = await dataOf(api.POST('/core/v1/auth/password-reset/request', { body: { email } }))
      onSent({ email, otpRef })
    })
  return (
    <AccountForm
      submit={t.sendCode}
      isSending={isSending}
      message={message}
      others={[{ text: t.toSignInAgain, run: onSignIn }]}
      onSubmit={request}
    >
      <p>{t.forgotLead}</p>
      <EmailField value={email} onChange={setEmail} error={errorOf('email')} />
    </AccountForm>
  )
}
