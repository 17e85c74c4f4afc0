import './health.css'
import { type Schemas, TiaoProblem } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { instant } from '../../texts/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Failure } from '../../ui/failure.tsx'
import { deskTexts } from '../desk-texts.ts'
import { useDeskQuery } from '../use-desk.ts'
import { healthTexts } from './health-texts.ts'

type Parts = Schemas['HealthParts']
const EVERY_MS = 15_000
const TONES = { ok: 'good', error: 'bad', shutting_down: 'warning' } as const

/** Every part of the service, and whether it answers. */
export function HealthView() {
  const t = useTexts(healthTexts)
  const shared = useTexts(deskTexts)
  const language = useLanguage()
  const { data, error, dataUpdatedAt, refetch } = useDeskQuery({ key: ['health', language], everyMs: EVERY_MS, read })
  if (error) return <Failure of={error} onRetry={() => void refetch()} />
  if (!data) return <p className="desk-loading">{shared.loading}</p>
  const parts = listParts(data.details)
  return (
    <>
      <p className="health-sum" role="status">
        <Badge tone={TONES[data.status]}>{t.sums[data.status]}</Badge>
        <span className="desk-soft">{t.checked(instant(new Date(dataUpdatedAt).toISOString(), language))}</span>
      </p>
      <DataTable
        label={t.title}
        rows={parts}
        empty={t.none}
        idOf={({ name }) => name}
        columns={[
          { id: 'part', head: t.part, renderCell: ({ name }) => t.parts[name] },
          { id: 'state', head: shared.state, renderCell: ({ status }) => <State of={status} /> },
          { id: 'time', head: t.time, kind: 'figure', renderCell: ({ time }) => time },
          { id: 'note', head: t.note, renderCell: ({ message }) => message },
        ]}
      />
    </>
  )
}

function State({ of: status }: { of: 'up' | 'down' }) {
  const t = useTexts(healthTexts)
  return <Badge tone={status === 'up' ? 'good' : 'bad'}>{t.states[status]}</Badge>
}

/** A service with a part that is down answers 503, with the same members. @throws TiaoProblem if it answers otherwise */
async function read(signal: AbortSignal): Promise<Schemas['HealthStatus']> {
  const { data, error, response } = await api.GET('/trips/v1/health/status', { signal })
  if (data) return data
  if (error && 'details' in error) return error
  throw new TiaoProblem(response, {})
}

function listParts(details: Parts) {
  // The names are those of the schema.
  const names = Object.keys(details) as (keyof Parts)[]
  return names.flatMap((name) => {
    const part = details[name]
    return part ? [{ name, status: part.status, message: part.message ?? '', time: timeOf(part) }] : []
  })
}

/** Some parts give milliseconds, some a text with its unit. */
function timeOf(part: NonNullable<Parts[keyof Parts]>): string {
  if ('latency' in part) return `${Math.round(part.latency)} ms`
  if (!('responseTime' in part)) return '–'
  return typeof part.responseTime === 'number' ? `${Math.round(part.responseTime)} ms` : part.responseTime
}
