import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { session } from '../data/session.ts'
import { useTexts } from '../texts/define-texts.ts'
import { TextInput } from '../ui/text-input.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
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
      const body = { otp_ref: otpRef, otp_code: Number(code.replace(/\D/g, '')) }
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
      other={{ text: t.resend, run: renew }}
      onSubmit={confirm}
    >
      <p>{t.codeLead(email)}</p>
      <div className="account-code">
        <TextInput
          label={t.code}
          value={code}
          onChange={setCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={errorOf('otp_code')}
        />
      </div>
    </AccountForm>
  )
}
