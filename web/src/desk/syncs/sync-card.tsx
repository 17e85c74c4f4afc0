import { LoaderCircle } from 'lucide-react'
import type { Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { count, instant } from '../../texts/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Reference } from '../reference.tsx'
import { syncsTexts } from './syncs-texts.ts'

type Sync = Schemas['SyncJob']
const TONES = { queued: 'plain', running: 'busy', succeeded: 'good', failed: 'bad' } as const
const COUNTS = ['pages', 'created', 'updated', 'unchanged', 'failed'] as const

/** One sync: how far it is, and what could not be taken over. */
export function SyncCard({ sync }: { sync: Sync }) {
  const t = useTexts(syncsTexts)
  const language = useLanguage()
  const { state, errors, failure, retry_at: retryAt } = sync
  return (
    <article className="desk-panel" aria-label={`${t.kinds[sync.kind]} ${instant(sync.requested_at, language)}`}>
      <header className="sync-head">
        <h2>{t.kinds[sync.kind]}</h2>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
        {state === 'running' && <LoaderCircle className="sync-spinner" aria-hidden="true" size={18} />}
        <Reference id={sync.job_id} />
      </header>
      <p className="desk-soft">
        {t.times(instant(sync.requested_at, language), sync.finished_at && instant(sync.finished_at, language))}
        {' · '}
        {sync.changed_since === null ? t.extents.everything : t.since(instant(sync.changed_since, language))}
      </p>
      <dl className="sync-counts">
        {COUNTS.map((name) => (
          <div key={name} className={name === 'failed' && sync.failed > 0 ? 'sync-count sync-bad' : 'sync-count'}>
            <dt>{t.counts[name]}</dt>
            <dd>{count(sync[name], language)}</dd>
          </div>
        ))}
      </dl>
      {failure && <p>{failure.message}</p>}
      {retryAt !== null && <p>{t.retries(instant(retryAt, language))}</p>}
      {errors.length > 0 && (
        <details>
          <summary>{t.failedRows(errors.length)}</summary>
          <FailedRows errors={errors} />
        </details>
      )}
    </article>
  )
}

function FailedRows({ errors }: { errors: Sync['errors'] }) {
  const t = useTexts(syncsTexts)
  return (
    <DataTable
      label={t.counts.failed}
      rows={errors.map((error, at) => ({ ...error, key: String(at) }))}
      empty=""
      idOf={({ key }) => key}
      columns={[
        { id: 'id', head: t.row, renderCell: ({ id, kind }) => <code>{id ?? kind}</code> },
        {
          id: 'pointer',
          head: t.field,
          renderCell: ({ pointer }) => (pointer === '' ? t.wholeRow : <code>{pointer}</code>),
        },
        { id: 'reason', head: t.reason, renderCell: ({ message }) => <span lang="en">{message}</span> },
      ]}
    />
  )
}
