import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { AccountForm } from '../account/account-form.tsx'
import { useFormCall } from '../account/use-form-call.ts'
import { type Me, setMe } from '../account/use-me.ts'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { dayOf } from '../texts/format.ts'
import { TextInput } from '../ui/text-input.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { settingsTexts } from './settings-texts.ts'

/** The name that others see and that signs in as well as the address does. */
export function UsernameForm({ me }: { readonly me: Me }) {
  const t = useTexts(settingsTexts)
  const language = useLanguage()
  const { isSending, errorOf, message, send } = useFormCall()
  const { username_changeable_at: changeableAt } = me
  const [username, setUsername] = useState(me.username)
  const [isFixed] = useState(() => changeableAt !== null && Date.parse(changeableAt) > Date.now())
  if (isFixed && changeableAt !== null)
    return (
      <TextInput label={t.username} value={username} isReadOnly hint={t.usernameLater(dayOf(changeableAt, language))} />
    )
  const save = () =>
    void send(async () => {
      setMe(await dataOf(api.PUT('/core/v1/users/me/username', { body: { username } })))
      toastQueue.add(t.saved)
    })
  return (
    <AccountForm submit={t.save} size="m" isSending={isSending} message={message} onSubmit={save}>
      <TextInput
        label={t.username}
        value={username}
        onChange={setUsername}
        autoComplete="off"
        maxLength={30}
        hint={t.usernameHint}
        error={errorOf('username')}
      />
    </AccountForm>
  )
}
