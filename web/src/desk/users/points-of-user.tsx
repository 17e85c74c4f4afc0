import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { count, instant, signed } from '../../texts/format.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { ListView } from '../list-view.tsx'
import { useDeskQuery } from '../use-desk.ts'
import { usersTexts } from './users-texts.ts'

/** The points of a user, and every movement of the ledger. */
export function PointsOfUser({ userId }: { userId: string }) {
  const t = useTexts(usersTexts)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const query = useDeskQuery({
    key: ['points', language, userId, page],
    read: (signal) =>
      dataOf(
        api.GET('/core/v1/points/users/{user_id}', {
          params: { path: { user_id: userId }, query: { page, limit: 10 } },
          signal,
        }),
      ),
  })
  return (
    <section className="place-section">
      <h2>{t.points}</h2>
      <ListView query={query} onPage={setPage}>
        {({ results, balance, pending, spent, expired }, isStale) => (
          <>
            <p>
              {t.pointSums({
                balance: count(balance, language),
                pending: count(pending, language),
                spent: count(spent, language),
                expired: count(expired, language),
              })}
            </p>
            <DataTable
              label={t.points}
              rows={results}
              empty={t.noPoints}
              isStale={isStale}
              idOf={({ transaction_id: id }) => id}
              columns={[
                { id: 'at', head: t.at, kind: 'short', renderCell: ({ created_at: at }) => instant(at, language) },
                { id: 'text', head: t.movement, renderCell: ({ text }) => text },
                {
                  id: 'amount',
                  head: t.amount,
                  kind: 'figure',
                  renderCell: ({ amount }) => signed(amount, language),
                },
                {
                  id: 'expires',
                  head: t.expires,
                  kind: 'short',
                  renderCell: ({ expires_at: at }) => (at === null ? '–' : instant(at, language)),
                },
                { id: 'id', head: t.transaction, renderCell: ({ transaction_id: id }) => <code>{id}</code> },
              ]}
            />
          </>
        )}
      </ListView>
    </section>
  )
}
