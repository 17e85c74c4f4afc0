import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { count, instant } from '../../texts/format.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Select } from '../../ui/select.tsx'
import { deskTexts } from '../desk-texts.ts'
import { ListView } from '../list-view.tsx'
import { Reference } from '../reference.tsx'
import { useDeskChange, useDeskQuery, useFilters } from '../use-desk.ts'
import { jobsTexts } from './jobs-texts.ts'

const STATES = ['failed', 'retry', 'active', 'created', 'completed', 'cancelled'] as const
const EVERY_MS = 10_000

/** The background jobs in a state; those that failed can run again. */
export function JobsView() {
  const t = useTexts(jobsTexts)
  const shared = useTexts(deskTexts)
  const { values, page, set, setPage } = useFilters(['state'])
  const state = STATES.find((each) => each === values.state) ?? 'failed'
  const query = useDeskQuery({
    key: ['jobs', state, page],
    everyMs: EVERY_MS,
    read: (signal) => dataOf(api.GET('/core/v1/jobs', { params: { query: { state, page } }, signal })),
  })
  return (
    <>
      <p className="desk-lead">{t.lead}</p>
      <div className="desk-bar">
        <Select
          label={shared.state}
          value={state}
          onChange={(next) => set('state', next)}
          options={STATES.map((each) => ({ id: each, text: t.states[each] }))}
        />
      </div>
      <ListView query={query} onPage={setPage}>
        {({ results }, isStale) => <JobTable jobs={results} isStale={isStale} canRetry={state === 'failed'} />}
      </ListView>
    </>
  )
}

interface JobTableProps {
  readonly jobs: readonly Schemas['BackgroundJob'][]
  readonly isStale: boolean
  readonly canRetry: boolean
}

function JobTable({ jobs, isStale, canRetry }: JobTableProps) {
  const t = useTexts(jobsTexts)
  const language = useLanguage()
  const { mutate, isPending, error } = useDeskChange({
    changes: ['jobs'],
    write: (id: string) => dataOf(api.PUT('/core/v1/jobs/{job_id}/retry', { params: { path: { job_id: id } } })),
    done: ({ queue }) => t.retried(queue),
  })
  const again: Column<Schemas['BackgroundJob']> = {
    id: 'again',
    head: t.retry,
    kind: 'action',
    renderCell: ({ job_id: id }) => (
      <Button size="s" isDisabled={isPending} onPress={() => mutate(id)}>
        {t.retry}
      </Button>
    ),
  }
  return (
    <>
      {error && <Failure of={error} />}
      <DataTable
        label={t.title}
        rows={jobs}
        empty={t.none}
        isStale={isStale}
        idOf={({ job_id: id }) => id}
        columns={[
          {
            id: 'queue',
            head: t.queue,
            renderCell: ({ queue, job_id: id }) => (
              <>
                <strong>{queue}</strong> <Reference id={id} />
              </>
            ),
          },
          { id: 'reason', head: t.reason, renderCell: ({ message }) => <span lang="en">{message ?? '–'}</span> },
          {
            id: 'attempts',
            head: t.attempts,
            kind: 'figure',
            renderCell: ({ attempts }) => t.times(count(attempts, language)),
          },
          {
            id: 'at',
            head: t.at,
            kind: 'short',
            renderCell: (job) => instant(job.finished_at ?? job.started_at ?? job.created_at, language),
          },
          ...(canRetry ? [again] : []),
        ]}
      />
    </>
  )
}
