import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { dayOf } from '../texts/format.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Pager } from '../ui/pager.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { POINTS_KEY } from './points-key.ts'
import { pointsTexts } from './points-texts.ts'

type Redemption = Schemas['Redemption']

const TONES: Readonly<Record<Redemption['status'], BadgeTone>> = {
  issued: 'good',
  used: 'plain',
  expired: 'warning',
  refunded: 'plain',
}

/** The codes of the rewards that one has redeemed; nothing before the first. */
export function CodeList() {
  const t = useTexts(pointsTexts)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const codes = useQuery({
    queryKey: [POINTS_KEY, 'codes', page, language],
    queryFn: ({ signal }) => dataOf(api.GET('/core/v1/rewards/redeemed/me', { params: { query: { page } }, signal })),
  })
  if (codes.data?.total === 0) return null
  return (
    <section className="page-section" aria-labelledby="codes">
      <h2 id="codes">{t.codes}</h2>
      <Loaded of={codes}>
        {(list) => (
          <>
            <ul className="codes">
              {list.results.map((redemption) => (
                <CodeCard key={redemption.redemption_id} redemption={redemption} />
              ))}
            </ul>
            {list.total > list.limit && <Pager of={list} onPage={setPage} />}
          </>
        )}
      </Loaded>
    </section>
  )
}

function CodeCard({ redemption }: { readonly redemption: Redemption }) {
  const t = useTexts(pointsTexts)
  const language = useLanguage()
  const { reward_name: name, code, status, expires_at: expires } = redemption
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    toastQueue.add(t.copied)
  }
  return (
    <li className="panel code-card">
      <span className="code-words">
        <strong>{name}</strong>
        {expires !== null && status === 'issued' && (
          <span className="soft-s">{t.validUntil(dayOf(expires, language))}</span>
        )}
        <Badge tone={TONES[status]}>{t.status[status]}</Badge>
      </span>
      {code !== null && status === 'issued' && (
        <span className="code-value">
          <code>{code}</code>
          <Button kind="quiet" icon={Copy} label={t.copy(code)} onPress={() => void copy(code)} />
        </span>
      )}
    </li>
  )
}
