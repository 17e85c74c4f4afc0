import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { PasswordField } from '../account/account-fields.tsx'
import { AccountForm } from '../account/account-form.tsx'
import { forgetAccount } from '../account/sign-out.ts'
import { useFormCall } from '../account/use-form-call.ts'
import type { Me } from '../account/use-me.ts'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { dayOf } from '../texts/format.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { settingsTexts } from './settings-texts.ts'

/** Closes the account, after the password has shown whose it is. */
export function CloseAccount({ me }: { readonly me: Me }) {
  const t = useTexts(settingsTexts)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p>{t.closeLead}</p>
      <div className="row">
        <Button onPress={() => setAsking(true)}>{t.close}</Button>
      </div>
      {isAsking && (
        <Modal title={t.closeTitle} onClose={() => setAsking(false)}>
          <CloseForm me={me} onCancel={() => setAsking(false)} />
        </Modal>
      )}
    </>
  )
}

function CloseForm({ me, onCancel }: { readonly me: Me; onCancel(): void }) {
  const t = useTexts(settingsTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { isSending, errorOf, message, send } = useFormCall()
  const [password, setPassword] = useState('')
  const close = () =>
    void send(async () => {
      const body = me.has_password ? { password } : {}
      const { erased_after: end } = await dataOf(api.DELETE('/core/v1/users/me', { body }))
      forgetAccount()
      toastQueue.add(t.closed(dayOf(end, language)))
      await navigate({ to: '/' })
    })
  return (
    <AccountForm
      submit={t.close}
      isSending={isSending}
      message={message}
      others={[{ text: t.cancel, run: onCancel }]}
      onSubmit={close}
    >
      <p>{t.closeLead}</p>
      {me.has_password && (
        <PasswordField label={t.currentPassword} value={password} onChange={setPassword} error={errorOf('password')} />
      )}
    </AccountForm>
  )
}
