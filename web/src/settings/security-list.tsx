import { useQuery } from '@tanstack/react-query'
import { KeyRound, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { instant } from '../texts/format.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Pager } from '../ui/pager.tsx'
import { deviceOf } from './device-name.ts'
import { securityTexts } from './security-texts.ts'

/** What a stranger with the password, or one who guesses it, leaves behind. */
const ALARMING: ReadonlySet<string> = new Set(['sign_in_failed', 'refresh_token_reused'])

/** What happened with the account in the last year, newest first. */
export function SecurityList() {
  const t = useTexts(securityTexts)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const events = useQuery({
    queryKey: ['security-events', page],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/core/v1/users/me/security-events', { params: { query: { page, limit: 5 } }, signal })),
  })
  return (
    <Loaded of={events}>
      {(list) => (
        <>
          <p className="soft-s">{t.lead}</p>
          <ul className="settings-list">
            {list.results.map(({ event_id: id, kind, at, address, user_agent: agent }) => {
              const Icon = ALARMING.has(kind) ? ShieldAlert : KeyRound
              return (
                <li key={id}>
                  <Icon aria-hidden="true" size={24} />
                  <span className="settings-words">
                    <strong>{t.kinds[kind]}</strong>
                    <span className="soft-s">
                      {[instant(at, language), deviceOf(agent).name, address].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                </li>
              )
            })}
          </ul>
          {list.total > list.limit && <Pager of={list} onPage={setPage} />}
        </>
      )}
    </Loaded>
  )
}
