import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { session } from '../data/session.ts'
import { useTexts } from '../texts/define-texts.ts'
import { toastQueue } from '../ui/toast-queue.ts'
import { CodeField, codeOf, PasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { accountTexts } from './account-texts.ts'
import { useFormCall } from './use-form-call.ts'

/** A reset whose code is on its way. */
export interface Reset {
  readonly email: string
  readonly otpRef: string
}

/** The code from the mail and the new password, which then signs in. */
export function ResetForm({ reset: { email, otpRef: sent }, onDone }: { reset: Reset; onDone(): void }) {
  const t = useTexts(accountTexts)
  const { isSending, errorOf, message, send } = useFormCall()
  const [otpRef, setOtpRef] = useState(sent)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  // A code works once, its token until the password is set: a password that is refused needs no other code.
  const [token, setToken] = useState<string | null>(null)
  const confirm = () =>
    void send(async () => {
      const valid = token ?? (await exchange(otpRef, code))
      setToken(valid)
      const body = { reset_token: valid, new_password: password }
      await dataOf(api.POST('/core/v1/auth/password-reset/confirm', { body }))
      session.open(await dataOf(api.POST('/core/v1/auth/sign-in', { body: { username: email, password } })))
      toastQueue.add(t.resetDone)
      onDone()
    })
  const renew = () =>
    void send(async () => {
      const renewed = await dataOf(api.POST('/core/v1/auth/otp/renew', { body: { otp_ref: otpRef } }))
      setOtpRef(renewed.otp_ref)
      setToken(null)
      toastQueue.add(t.resent)
    })
  return (
    <AccountForm
      submit={t.reset}
      isSending={isSending}
      message={message}
      others={[{ text: t.resend, run: renew }]}
      onSubmit={confirm}
    >
      <p>{t.resetLead(email)}</p>
      <CodeField value={code} onChange={setCode} error={errorOf('otp_code')} />
      <PasswordField
        label={t.newPassword}
        value={password}
        onChange={setPassword}
        error={errorOf('new_password')}
        isNew
      />
    </AccountForm>
  )
}

async function exchange(otpRef: string, code: string): Promise<string> {
  const body = { otp_ref: otpRef, otp_code: codeOf(code) }
  const { reset_token: token } = await dataOf(api.POST('/core/v1/auth/password-reset/validate', { body }))
  return token
}
