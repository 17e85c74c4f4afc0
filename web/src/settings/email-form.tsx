import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { CodeField, codeOf, EmailField, PasswordField } from '../account/account-fields.tsx'
import { AccountForm } from '../account/account-form.tsx'
import { useFormCall } from '../account/use-form-call.ts'
import { type Me, setMe } from '../account/use-me.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { settingsTexts } from './settings-texts.ts'

/** A new address counts once the code that was sent there has come back. */
export function EmailForm({ me }: { readonly me: Me }) {
  const t = useTexts(settingsTexts)
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const close = () => {
    setOpen(false)
    setSent(null)
  }
  return (
    <>
      <div className="settings-line">
        <span>{me.email === null ? t.noEmail : t.emailNow(me.email)}</span>
        {!isOpen && <Button onPress={() => setOpen(true)}>{t.changeEmail}</Button>}
      </div>
      {isOpen && !sent && <NewEmail me={me} onSent={setSent} onCancel={close} />}
      {isOpen && sent && <EmailCode sent={sent} onCancel={close} />}
    </>
  )
}

interface Sent {
  readonly email: string
  readonly otpRef: string
}

function NewEmail({ me, onSent, onCancel }: { readonly me: Me; onSent(sent: Sent): void; onCancel(): void }) {
  const t = useTexts(settingsTexts)
  const { isSending, errorOf, message, send } = useFormCall()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const request = () =>
    void send(async () => {
      const body = { email, ...(me.has_password && { password }) }
      const { otp_ref: otpRef } = await dataOf(api.PUT('/core/v1/users/me/email', { body }))
      onSent({ email, otpRef })
    })
  return (
    <AccountForm
      submit={t.sendCode}
      size="m"
      isSending={isSending}
      message={message}
      others={[{ text: t.cancel, run: onCancel }]}
      onSubmit={request}
    >
      <EmailField label={t.newEmail} value={email} onChange={setEmail} error={errorOf('email')} />
      {me.has_password && (
        <PasswordField label={t.currentPassword} value={password} onChange={setPassword} error={errorOf('password')} />
      )}
    </AccountForm>
  )
}

function EmailCode({ sent: { email, otpRef }, onCancel }: { readonly sent: Sent; onCancel(): void }) {
  const t = useTexts(settingsTexts)
  const { isSending, errorOf, message, send } = useFormCall()
  const [code, setCode] = useState('')
  const confirm = () =>
    void send(async () => {
      const body = { otp_ref: otpRef, otp_code: codeOf(code) }
      setMe(await dataOf(api.POST('/core/v1/users/me/email/verify', { body })))
      toastQueue.add(t.emailChanged)
    })
  return (
    <AccountForm
      submit={t.confirmEmail}
      size="m"
      isSending={isSending}
      message={message}
      others={[{ text: t.cancel, run: onCancel }]}
      onSubmit={confirm}
    >
      <p>{t.codeSent(email)}</p>
      <CodeField value={code} onChange={setCode} error={errorOf('otp_code')} />
    </AccountForm>
  )
}
