import Type, { type Static } from 'typebox'
import { Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import type { Language } from '../../platform/language.ts'
import type { PartnerSync } from './partner-sync-store.ts'
import { SYNC_KINDS, SYNC_STATES } from './partner-sync-table.ts'
import { SYNC_FAILURES, syncFailures } from './sync-failures.ts'

const Count = (description: string) => Type.Integer({ minimum: 0, description })
const Instant = (description: string) => Type.String({ format: 'date-time', description })

const SyncErrorSchema = named(
  'SyncError',
  Type.Object(
    {
      kind: named('SyncItem', OneOf(['place', 'route'], { description: 'What could not be taken over.' })),
      id: Nullable(Type.String({ description: "The authority's id; null if unreadable." })),
      pointer: Type.String({ description: 'JSON pointer to the invalid value; empty for the whole item.' }),
      code: Type.String({ description: 'The reason, e.g. `partner_timeout`.' }),
      message: Type.String({ description: 'The reason, in English.' }),
    },
    { description: 'Why a place or a route was not taken over.' },
  ),
)

const SyncFailureSchema = named(
  'SyncFailure',
  Type.Object(
    {
      code: named('SyncFailureCode', OneOf(SYNC_FAILURES, { description: 'Why a sync failed.' })),
      message: Type.String({ description: 'The reason, in the language of the answer.' }),
    },
    { description: 'Why a sync failed.' },
  ),
)

export const SyncKindSchema = named('SyncKind', OneOf(SYNC_KINDS, { description: 'What a sync takes over.' }))

export const SyncJobSchema = named(
  'SyncJob',
  Type.Object(
    {
      job_id: Type.String({ description: 'Id of the job.' }),
      kind: SyncKindSchema,
      state: named('SyncState', OneOf(SYNC_STATES, { description: 'How far a sync is.' })),
      changed_since: Nullable(Instant('Reads only what the authority changed since (UTC); null for everything.')),
      pages: Count('Pages of the lists read so far.'),
      created: Count('Places and routes created.'),
      updated: Count('Places and routes updated.'),
      unchanged: Count('Places and routes without a change.'),
      failed: Count('Places and routes that could not be taken over; what is stored of them stays.'),
      errors: Type.Array(SyncErrorSchema, { maxItems: 100, description: 'Reasons for `failed`, the first 100.' }),
      failure: Nullable(SyncFailureSchema),
      requested_at: Instant('When the job was requested (UTC).'),
      started_at: Nullable(Instant('When it started (UTC); null while it is queued.')),
      retry_at: Nullable(Instant('When it tries the authority again (UTC); null unless it waits for that.')),
      finished_at: Nullable(Instant('When it ended (UTC); null until then.')),
    },
    { description: 'A sync with the tourism authority.' },
  ),
)

export function syncDocument(sync: PartnerSync, now: Date, language: Language): Static<typeof SyncJobSchema> {
  const { failure } = sync
  const isWaiting = sync.state === 'running' && sync.due_at > now
  return {
    job_id: sync.sync_id,
    kind: sync.kind,
    state: sync.state,
    changed_since: sync.changed_since_at?.toISOString() ?? null,
    pages: sync.page_count,
    created: sync.created_count,
    updated: sync.updated_count,
    unchanged: sync.unchanged_count,
    failed: sync.failed_count,
    errors: sync.errors.map(({ kind, id, pointer, code, message }) => ({ kind, id, pointer, code, message })),
    failure: failure && { code: failure, message: syncFailures[failure][language] },
    requested_at: sync.requested_at.toISOString(),
    started_at: sync.started_at?.toISOString() ?? null,
    retry_at: isWaiting ? sync.due_at.toISOString() : null,
    finished_at: sync.finished_at?.toISOString() ?? null,
  }
}

export function syncLocation(syncId: string): string {
  return `/trips/v1/internal/sync/jobs/${syncId}`
}

export const exampleQueuedSync: Static<typeof SyncJobSchema> = {
  job_id: 'sync_019abcde-0000-7000-8000-000000000003',
  kind: 'places',
  state: 'queued',
  changed_since: '2026-11-20T02:00:00.000Z',
  pages: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  errors: [],
  failure: null,
  requested_at: '2026-11-21T03:00:00.000Z',
  started_at: null,
  retry_at: null,
  finished_at: null,
}

export const exampleFinishedSync: Static<typeof SyncJobSchema> = {
  ...exampleQueuedSync,
  state: 'succeeded',
  pages: 4,
  created: 3,
  updated: 58,
  unchanged: 12,
  failed: 1,
  errors: [
    {
      kind: 'place',
      id: 'P03000042',
      pointer: '',
      code: 'partner_timeout',
      message: '/tatapi/v5/attraction/P03000042 did not respond within 3000 ms.',
    },
  ],
  started_at: '2026-11-21T03:00:01.000Z',
  finished_at: '2026-11-21T03:01:12.000Z',
}
