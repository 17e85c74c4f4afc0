import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { securityTexts } from '../../settings/security-texts.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { instant } from '../../texts/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { deskTexts } from '../desk-texts.ts'
import { FilterText } from '../filter-text.tsx'
import { ListView } from '../list-view.tsx'
import { UserReference } from '../reference.tsx'
import { useDeskQuery, useFilters } from '../use-desk.ts'
import { PointsOfUser } from './points-of-user.tsx'
import { usersTexts } from './users-texts.ts'

type Kind = Schemas['SecurityEventKind']
/** What whoever watches accounts looks at first. */
const ALARMING: ReadonlySet<Kind> = new Set(['sign_in_failed', 'refresh_token_reused'])
const GRAVE: ReadonlySet<Kind> = new Set([
  'role_changed',
  'password_reset',
  'email_changed',
  'data_exported',
  'deactivated',
])

/** What happened with accounts, by the id of the user; of one user also the points. */
export function UsersView() {
  const t = useTexts(usersTexts)
  const events = useTexts(securityTexts)
  const shared = useTexts(deskTexts)
  const language = useLanguage()
  const { values, page, set, setPage } = useFilters(['user_id'])
  const { user_id: userId } = values
  const query = useDeskQuery({
    key: ['security-events', userId, page],
    read: (signal) =>
      dataOf(
        api.GET('/core/v1/security-events', {
          params: { query: { page, ...(userId !== '' && { user_id: userId }) } },
          signal,
        }),
      ),
  })
  return (
    <>
      <p className="desk-lead">{t.lead}</p>
      <div className="desk-bar">
        <FilterText label={t.userId} value={userId} placeholder="user_…" onChange={(id) => set('user_id', id)} />
      </div>
      <ListView query={query} onPage={setPage}>
        {({ results }, isStale) => (
          <DataTable
            label={t.title}
            rows={results}
            empty={t.none}
            isStale={isStale}
            idOf={({ event_id: id }) => id}
            columns={[
              { id: 'at', head: t.at, kind: 'short', renderCell: ({ at }) => instant(at, language) },
              {
                id: 'kind',
                head: t.kind,
                renderCell: ({ kind }) => <Badge tone={toneOf(kind)}>{events.kinds[kind]}</Badge>,
              },
              { id: 'user', head: shared.user, renderCell: (event) => <UserReference id={event.user_id} /> },
              { id: 'address', head: t.address, kind: 'short', renderCell: ({ address }) => <code>{address}</code> },
              { id: 'client', head: t.client, renderCell: ({ user_agent: agent }) => agent },
              { id: 'details', head: t.details, renderCell: ({ details }) => <Details of={details} /> },
            ]}
          />
        )}
      </ListView>
      {userId !== '' && <PointsOfUser key={userId} userId={userId} />}
    </>
  )
}

function Details({ of: details }: { of: Schemas['SecurityEvent']['details'] }) {
  const entries = Object.entries(details)
  if (entries.length === 0) return '–'
  return <code>{entries.map(([name, value]) => `${name}: ${value}`).join(', ')}</code>
}

function toneOf(kind: Kind) {
  if (ALARMING.has(kind)) return 'bad'
  return GRAVE.has(kind) ? 'warning' : 'plain'
}
