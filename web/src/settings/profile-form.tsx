import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { NameField } from '../account/account-fields.tsx'
import { AccountForm } from '../account/account-form.tsx'
import { useFormCall } from '../account/use-form-call.ts'
import { type Me, setMe } from '../account/use-me.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Choice } from '../ui/choice.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { settingsTexts } from './settings-texts.ts'

export function ProfileForm({ me }: { readonly me: Me }) {
  const t = useTexts(settingsTexts)
  const { isSending, errorOf, message, send } = useFormCall()
  const [name, setName] = useState(me.name)
  const [language, setLanguage] = useState(me.language)
  const save = () =>
    void send(async () => {
      setMe(await dataOf(api.PUT('/core/v1/users/me', { body: { name, language } })))
      toastQueue.add(t.saved)
    })
  return (
    <AccountForm submit={t.save} size="m" isSending={isSending} message={message} onSubmit={save}>
      <NameField value={name} onChange={setName} error={errorOf('name')} />
      <Choice
        label={t.language}
        value={language}
        options={[
          { id: 'th', text: t.languages.th },
          { id: 'en', text: t.languages.en },
        ]}
        onChange={(next) => setLanguage(next)}
      />
    </AccountForm>
  )
}
