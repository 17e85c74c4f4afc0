import './points.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { SignInGate } from '../account/sign-in-gate.tsx'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { count, dayOf, signed } from '../texts/format.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { CodeList } from './code-list.tsx'
import { POINTS_KEY } from './points-key.ts'
import { pointsTexts } from './points-texts.ts'
import { RewardList } from './reward-list.tsx'

type MyPoints = Schemas['MyPoints']

export function PointsPage() {
  const t = useTexts(pointsTexts)
  return (
    <SignInGate title={t.title} text={t.signInFirst}>
      <Points />
    </SignInGate>
  )
}

function Points() {
  const t = useTexts(pointsTexts)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const points = useQuery({
    queryKey: [POINTS_KEY, 'mine', page, language],
    queryFn: ({ signal }) => dataOf(api.GET('/core/v1/points/me', { params: { query: { page } }, signal })),
    placeholderData: keepPreviousData,
  })
  return (
    <Page title={t.title}>
      <Loaded of={points}>{(mine) => <Balance of={mine} />}</Loaded>
      <RewardList />
      <CodeList />
      <Loaded of={points}>
        {(mine) => (
          <section className="page-section" aria-labelledby="movements">
            <h2 id="movements">{t.movements}</h2>
            {mine.results.length === 0 ? (
              <p className="soft">{t.noMovements}</p>
            ) : (
              <ul className="movements" aria-busy={points.isPlaceholderData}>
                {mine.results.map(({ transaction_id: id, text, created_at: at, amount }) => (
                  <li key={id}>
                    <span>
                      {text}
                      <time className="soft-s" dateTime={at}>
                        {dayOf(at, language)}
                      </time>
                    </span>
                    <strong className={amount > 0 ? 'movement-in' : undefined}>{signed(amount, language)}</strong>
                  </li>
                ))}
              </ul>
            )}
            <Pager of={mine} onPage={setPage} />
          </section>
        )}
      </Loaded>
    </Page>
  )
}

function Balance({ of: { balance, pending, next_expiry: expiry } }: { readonly of: MyPoints }) {
  const t = useTexts(pointsTexts)
  const language = useLanguage()
  return (
    <section className="points-balance" aria-labelledby="balance">
      <h2 id="balance">{t.balance}</h2>
      <p className="points-sum">{count(balance, language)}</p>
      {pending > 0 && <p>{t.pending(count(pending, language))}</p>}
      {expiry && <p>{t.expires(count(expiry.amount, language), dayOf(expiry.expires_at, language))}</p>}
      <p>{t.how}</p>
    </section>
  )
}
