import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { session } from '../data/session.ts'
import { useTexts } from '../texts/define-texts.ts'
import { toastQueue } from '../ui/toast-queue.ts'
import { CodeField, codeOf } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { accountTexts } from './account-texts.ts'
import type { SignedUp } from './sign-up-form.tsx'
import { useFormCall } from './use-form-call.ts'

/** The code from the mail opens the account and signs in. */
export function CodeForm({ signedUp, onDone }: { signedUp: SignedUp; onDone(): void }) {
  const t = useTexts(accountTexts)
  const { isSending, errorOf, message, send } = useFormCall()
  const [code, setCode] = useState('')
  const [otpRef, setOtpRef] = useState(signedUp.otpRef)
  const { email, password } = signedUp
  const confirm = () =>
    void send(async () => {
      const body = { otp_ref: otpRef, otp_code: codeOf(code) }
      await dataOf(api.POST('/core/v1/auth/email-verification', { body }))
      session.open(await dataOf(api.POST('/core/v1/auth/sign-in', { body: { username: email, password } })))
      onDone()
    })
  const renew = () =>
    void send(async () => {
      const renewed = await dataOf(api.POST('/core/v1/auth/otp/renew', { body: { otp_ref: otpRef } }))
      setOtpRef(renewed.otp_ref)
      toastQueue.add(t.resent)
    })
  return (
    <AccountForm
      submit={t.confirm}
      isSending={isSending}
      message={message}
      others={[{ text: t.resend, run: renew }]}
      onSubmit={confirm}
    >
      <p>{t.codeLead(email)}</p>
      <CodeField value={code} onChange={setCode} error={errorOf('otp_code')} />
    </AccountForm>
  )
}
