import './acceptance.css'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { count, instant, percent } from '../../texts/format.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { ListView } from '../list-view.tsx'
import { useDeskQuery, useFilters } from '../use-desk.ts'
import { acceptanceTexts } from './acceptance-texts.ts'
import { ConstraintBars } from './constraint-bars.tsx'
import { RatePlot } from './rate-plot.tsx'

type Run = Schemas['StoredAcceptanceRun']
const PAGE_SIZE = 50

/** How well the planner met the acceptance prompts, over time. */
export function AcceptanceView() {
  const t = useTexts(acceptanceTexts)
  const { page, setPage } = useFilters([])
  const query = useDeskQuery({
    key: ['acceptance', page],
    read: (signal) =>
      dataOf(api.GET('/trips/v1/acceptance/runs', { params: { query: { page, limit: PAGE_SIZE } }, signal })),
  })
  return (
    <>
      <p className="desk-lead">{t.lead}</p>
      <ListView query={query} onPage={setPage}>
        {({ results }, isStale) => <Runs runs={results} isStale={isStale} />}
      </ListView>
    </>
  )
}

function Runs({ runs, isStale }: { runs: readonly Run[]; isStale: boolean }) {
  const t = useTexts(acceptanceTexts)
  const language = useLanguage()
  const [latest] = runs
  if (!latest) return <p className="table-empty">{t.none}</p>
  return (
    <>
      <RatePlot runs={runs.toReversed()} />
      <ConstraintBars run={latest} />
      <Failures run={latest} />
      <DataTable
        label={t.runs}
        rows={runs}
        empty={t.none}
        isStale={isStale}
        idOf={({ run_id: id }) => id}
        columns={[
          { id: 'at', head: t.at, kind: 'short', renderCell: (run) => instant(run.finished_at, language) },
          { id: 'rate', head: t.rate, kind: 'figure', renderCell: (run) => percent(run.pass_rate, language) },
          { id: 'judged', head: t.judged, kind: 'figure', renderCell: (run) => count(run.judged, language) },
          { id: 'failed', head: t.failures, kind: 'figure', renderCell: (run) => count(run.failures.length, language) },
          { id: 'model', head: t.byModel, kind: 'figure', renderCell: (run) => count(run.read_by_model, language) },
          { id: 'cut', head: t.cutShort, kind: 'figure', renderCell: (run) => count(run.cut_short, language) },
          {
            id: 'version',
            head: t.version,
            kind: 'figure',
            renderCell: (run) => count(run.catalogue_version, language),
          },
          {
            id: 'time',
            head: t.time,
            kind: 'figure',
            renderCell: (run) => t.seconds((run.duration_ms / 1_000).toFixed(1)),
          },
        ]}
      />
    </>
  )
}

function Failures({ run }: { run: Run }) {
  const t = useTexts(acceptanceTexts)
  return (
    <section className="acceptance-part" aria-labelledby="acceptance-failures">
      <h2 id="acceptance-failures">{t.failuresOf}</h2>
      <DataTable
        label={t.failuresOf}
        rows={run.failures}
        empty={t.noFailures}
        idOf={({ prompt_id: id, constraint, expected }) => `${id} ${constraint} ${expected}`}
        columns={[
          { id: 'prompt', head: t.prompt, renderCell: ({ prompt, prompt_id: id }) => `${id} · ${prompt}` },
          { id: 'constraint', head: t.constraint, renderCell: ({ constraint }) => t.constraints[constraint] },
          { id: 'expected', head: t.expected, renderCell: ({ expected }) => <code>{expected}</code> },
          { id: 'got', head: t.got, renderCell: ({ got }) => <code>{got}</code> },
        ]}
      />
    </section>
  )
}
