import { useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { instant } from '../../texts/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { deskTexts } from '../desk-texts.ts'
import { ListView } from '../list-view.tsx'
import { Reference } from '../reference.tsx'
import { useDeskChange, useDeskQuery, useFilters } from '../use-desk.ts'
import { keysTexts } from './keys-texts.ts'

type Key = Schemas['ApiKey']
const TONES = { valid: 'good', expired: 'plain', revoked: 'plain' } as const

/** The API keys, newest first, without their secrets. */
export function KeysView() {
  const t = useTexts(keysTexts)
  const shared = useTexts(deskTexts)
  const language = useLanguage()
  const [revoked, setRevoked] = useState<Key | null>(null)
  const { page, setPage } = useFilters([])
  const query = useDeskQuery({
    key: ['keys', page],
    read: (signal) => dataOf(api.GET('/core/v1/api-keys', { params: { query: { page } }, signal })),
  })
  const now = new Date(query.dataUpdatedAt)
  return (
    <>
      <p className="desk-lead">{t.lead}</p>
      <ListView query={query} onPage={setPage}>
        {({ results }, isStale) => (
          <DataTable
            label={t.title}
            rows={results}
            empty={t.none}
            isStale={isStale}
            idOf={({ key_id: id }) => id}
            columns={[
              {
                id: 'name',
                head: t.name,
                renderCell: ({ name, key_id: id }) => (
                  <>
                    <strong>{name}</strong> <Reference id={id} />
                  </>
                ),
              },
              {
                id: 'state',
                head: shared.state,
                renderCell: (key) => <Badge tone={TONES[stateOf(key, now)]}>{t.states[stateOf(key, now)]}</Badge>,
              },
              { id: 'scopes', head: t.scopes, renderCell: ({ scopes }) => <code>{scopes.join(' ')}</code> },
              {
                id: 'created',
                head: t.created,
                kind: 'short',
                renderCell: ({ created_at: at }) => instant(at, language),
              },
              {
                id: 'used',
                head: t.used,
                kind: 'short',
                renderCell: ({ last_used_at: at }) => (at === null ? t.never : instant(at, language)),
              },
              {
                id: 'revoke',
                head: shared.actions,
                kind: 'action',
                renderCell: (key) =>
                  key.revoked_at === null && (
                    <Button size="s" label={t.revokeOf(key.name)} onPress={() => setRevoked(key)}>
                      {t.revoke}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </ListView>
      {revoked && <RevokeKey of={revoked} onClose={() => setRevoked(null)} />}
    </>
  )
}

function RevokeKey({ of: { key_id: id, name }, onClose }: { of: Key; onClose(): void }) {
  const t = useTexts(keysTexts)
  const { mutate, isPending, error } = useDeskChange({
    changes: ['keys'],
    write: (keyId: string) => dataOf(api.DELETE('/core/v1/api-keys/{key_id}', { params: { path: { key_id: keyId } } })),
    done: () => t.revoked(name),
    onDone: onClose,
  })
  return (
    <Confirm
      title={t.revokeOf(name)}
      action={t.revoke}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate(id)}
      onClose={onClose}
    >
      <p>{t.revokeHint}</p>
    </Confirm>
  )
}

function stateOf({ revoked_at: revokedAt, expires_at: expiresAt }: Key, now: Date): keyof typeof TONES {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'valid'
}
