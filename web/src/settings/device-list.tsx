import { useMutation, useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { instant } from '../texts/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Pager } from '../ui/pager.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { deviceOf } from './device-name.ts'
import { settingsTexts } from './settings-texts.ts'

/** Where the account is signed in, and the way to end it there. */
export function DeviceList() {
  const t = useTexts(settingsTexts)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const sessions = useQuery({
    queryKey: ['sessions', page],
    queryFn: ({ signal }) => dataOf(api.GET('/core/v1/auth/sessions', { params: { query: { page } }, signal })),
  })
  const end = useMutation({
    mutationFn: (id: string) => dataOf(api.DELETE('/core/v1/auth/sessions/{id}', { params: { path: { id } } })),
    async onSuccess() {
      await sessions.refetch()
      toastQueue.add(t.signedOut)
    },
  })
  return (
    <Loaded of={sessions}>
      {(list) => (
        <>
          <ul className="settings-list">
            {list.results.map(({ session_id: id, current, user_agent: agent, address, last_used_at: at }) => {
              const { name, isPhone } = deviceOf(agent)
              const device = name ?? t.unknownDevice
              const Icon = isPhone ? Smartphone : Laptop
              return (
                <li key={id}>
                  <Icon aria-hidden="true" size={24} />
                  <span className="settings-words">
                    <strong>{device}</strong>
                    <span className="soft-s">
                      {t.lastUsed(instant(at, language))} · {address}
                    </span>
                  </span>
                  {current ? (
                    <Badge tone="good">{t.thisDevice}</Badge>
                  ) : (
                    <Button
                      size="s"
                      aria-label={t.signOutOf(device)}
                      isDisabled={end.isPending}
                      onPress={() => end.mutate(id)}
                    >
                      {t.signOut}
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
          {list.total > list.limit && <Pager of={list} onPage={setPage} />}
          {end.error && <Failure of={end.error} />}
        </>
      )}
    </Loaded>
  )
}
