import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import type { DeskRole } from '../desk-role.ts'
import { ListView } from '../list-view.tsx'
import { useDeskQuery, useFilters } from '../use-desk.ts'
import { StartSync } from './start-sync.tsx'
import { SyncCard } from './sync-card.tsx'
import './syncs.css'
import { syncsTexts } from './syncs-texts.ts'

/** While a sync runs its progress is seen; afterwards a look now and then shows those that others start. */
const EVERY_MS = 4_000

/** What was taken over from the tourism authority, and what was not. */
export function SyncsView({ role }: { role: DeskRole }) {
  const t = useTexts(syncsTexts)
  const language = useLanguage()
  const { page, setPage } = useFilters([])
  const query = useDeskQuery({
    key: ['syncs', language, page],
    everyMs: EVERY_MS,
    read: (signal) => dataOf(api.GET('/trips/v1/sync/jobs', { params: { query: { page, limit: 10 } }, signal })),
  })
  return (
    <>
      <p className="desk-lead">{t.lead}</p>
      {role === 'admin' && <StartSync />}
      <ListView query={query} onPage={setPage}>
        {({ results }) =>
          results.length === 0 ? (
            <p className="table-empty">{t.none}</p>
          ) : (
            <ul className="sync-list">
              {results.map((sync) => (
                <li key={sync.job_id}>
                  <SyncCard sync={sync} />
                </li>
              ))}
            </ul>
          )
        }
      </ListView>
    </>
  )
}
