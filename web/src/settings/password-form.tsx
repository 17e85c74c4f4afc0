import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { PasswordField } from '../account/account-fields.tsx'
import { AccountForm } from '../account/account-form.tsx'
import { useFormCall } from '../account/use-form-call.ts'
import { type Me, setMe } from '../account/use-me.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { settingsTexts } from './settings-texts.ts'

export function PasswordForm({ me }: { readonly me: Me }) {
  const t = useTexts(settingsTexts)
  const { isSending, errorOf, message, send } = useFormCall()
  const [isOpen, setOpen] = useState(false)
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const close = () => {
    setOpen(false)
    setCurrent('')
    setNext('')
  }
  const title = me.has_password ? t.changePassword : t.setPassword
  if (!isOpen)
    return (
      <div className="settings-line">
        <span>{me.has_password ? t.passwordIsSet : t.noPassword}</span>
        <Button onPress={() => setOpen(true)}>{title}</Button>
      </div>
    )
  const change = () =>
    void send(async () => {
      const body = { new_password: next, ...(me.has_password && { current_password: current }) }
      await dataOf(api.PUT('/core/v1/users/me/password', { body }))
      setMe({ ...me, has_password: true })
      toastQueue.add(t.passwordChanged)
      close()
    })
  return (
    <AccountForm
      submit={title}
      size="m"
      isSending={isSending}
      message={message}
      others={[{ text: t.cancel, run: close }]}
      onSubmit={change}
    >
      {me.has_password && (
        <PasswordField
          label={t.currentPassword}
          value={current}
          onChange={setCurrent}
          error={errorOf('current_password')}
        />
      )}
      <PasswordField label={t.newPassword} value={next} onChange={setNext} error={errorOf('new_password')} isNew />
    </AccountForm>
  )
}
