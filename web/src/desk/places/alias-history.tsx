import { dataOf } from 'tiao-sdk'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { ListView } from '../list-view.tsx'
import { useDeskQuery } from '../use-desk.ts'
import { useAliasColumns } from './alias-editor.tsx'
import { placesTexts } from './places-texts.ts'

/** The newest names that editors added, of all places. */
export function AliasHistory({ page, onPage }: { page: number; onPage(page: number): void }) {
  const t = useTexts(placesTexts)
  const columns = useAliasColumns()
  const query = useDeskQuery({
    key: ['places', 'aliases', page],
    read: (signal) => dataOf(api.GET('/trips/v1/place/aliases', { params: { query: { page } }, signal })),
  })
  return (
    <section className="place-section">
      <h2>{t.newestAliases}</h2>
      <ListView query={query} onPage={onPage}>
        {({ results }, isStale) => (
          <DataTable
            label={t.newestAliases}
            rows={results}
            empty={t.noAliasesYet}
            isStale={isStale}
            idOf={({ place_id: id, alias }) => `${id} ${alias}`}
            columns={[{ id: 'place', head: t.place, renderCell: ({ place_id: id }) => <code>{id}</code> }, ...columns]}
          />
        )}
      </ListView>
    </section>
  )
}
