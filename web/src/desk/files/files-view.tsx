import { dataOf, type operations } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { bytes, count, instant } from '../../texts/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { deskTexts } from '../desk-texts.ts'
import { FilterDay } from '../filter-day.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { FilterText } from '../filter-text.tsx'
import { ListView } from '../list-view.tsx'
import { Reference, UserReference } from '../reference.tsx'
import { useDeskQuery, useFilters } from '../use-desk.ts'
import { filesTexts } from './files-texts.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf'] as const
const TYPE_NAMES = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
} as const
const USES = ['true', 'false'] as const

type FileQuery = NonNullable<operations['listFilesAdmin']['parameters']['query']>

/** The stored files of all users; their content stays private. */
export function FilesView() {
  const t = useTexts(filesTexts)
  const shared = useTexts(deskTexts)
  const language = useLanguage()
  const { values, page, set, setPage } = useFilters(['owner_id', 'content_type', 'used', 'from', 'to'])
  // The service reads each filter, and refuses what it does not know.
  const filter = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as FileQuery
  const query = useDeskQuery({
    key: ['files', filter, page],
    read: (signal) => dataOf(api.GET('/core/v1/storage/files', { params: { query: { ...filter, page } }, signal })),
  })
  return (
    <>
      <div className="desk-bar">
        <FilterText label={t.owner} value={values.owner_id} onChange={(id) => set('owner_id', id)} />
        <FilterSelect
          label={t.type}
          value={values.content_type}
          ids={TYPES}
          texts={TYPE_NAMES}
          onChange={(type) => set('content_type', type)}
        />
        <FilterSelect
          label={t.use}
          value={values.used}
          ids={USES}
          texts={{ true: t.used, false: t.unused }}
          onChange={(used) => set('used', used)}
        />
        <FilterDay label={shared.from} value={values.from} onChange={(day) => set('from', day)} />
        <FilterDay label={shared.to} value={values.to} onChange={(day) => set('to', day)} />
      </div>
      <ListView query={query} onPage={setPage}>
        {({ results, total, total_bytes: size }, isStale) => (
          <>
            <p className="desk-soft">{t.sum(total, count(total, language), bytes(size, language))}</p>
            <DataTable
              label={t.title}
              rows={results}
              empty={t.none}
              isStale={isStale}
              idOf={({ file_id: id }) => id}
              columns={[
                { id: 'name', head: t.name, renderCell: ({ file_name: name }) => name ?? '–' },
                { id: 'id', head: t.id, renderCell: ({ file_id: id }) => <Reference id={id} /> },
                { id: 'type', head: t.type, renderCell: ({ content_type: type }) => typeName(type) },
                { id: 'size', head: t.size, kind: 'figure', renderCell: (file) => bytes(file.size_bytes, language) },
                { id: 'seen', head: t.visibility, renderCell: (file) => t.visibilities[file.visibility] },
                { id: 'use', head: t.use, renderCell: ({ used_for: use }) => <Use of={use} /> },
                { id: 'owner', head: shared.user, renderCell: ({ owner_id: id }) => <UserReference id={id} /> },
                { id: 'at', head: t.stored, kind: 'figure', renderCell: (file) => instant(file.created_at, language) },
              ]}
            />
          </>
        )}
      </ListView>
    </>
  )
}

function Use({ of: use }: { of: string | null }) {
  const t = useTexts(filesTexts)
  return use === null ? <Badge tone="warning">{t.unused}</Badge> : <Badge>{use}</Badge>
}

function typeName(type: string): string {
  const known = TYPES.find((each) => each === type)
  return known ? TYPE_NAMES[known] : type
}
