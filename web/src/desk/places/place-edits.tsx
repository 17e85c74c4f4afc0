import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { instant } from '../../texts/format.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { ListView } from '../list-view.tsx'
import { UserReference } from '../reference.tsx'
import { useDeskQuery } from '../use-desk.ts'
import { EditPlace } from './edit-place.tsx'
import { editTexts } from './edit-texts.ts'
import { DAYS, FEES } from './fact-form.ts'
import { MergedInto } from './merge-place.tsx'
import { placesTexts } from './places-texts.ts'

type Facts = Schemas['PlaceFacts']

/** What editors changed of a place, by whom and when, and the form to change more. */
export function PlaceEdits({ place }: { place: Schemas['Place'] }) {
  const t = useTexts(editTexts)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const [isEditing, setEditing] = useState(false)
  const { place_id: id } = place
  const query = useDeskQuery({
    key: ['places', 'edits', id, page],
    read: (signal) =>
      dataOf(
        api.GET('/trips/v1/place/{place_id}/edits', {
          params: { path: { place_id: id }, query: { page, limit: 10 } },
          signal,
        }),
      ),
  })
  const { data } = query
  return (
    <section className="place-section">
      <div className="desk-bar">
        <h2>{t.history}</h2>
        <span className="desk-bar-end">
          <Button kind="primary" icon={Pencil} isDisabled={!data} onPress={() => setEditing(true)}>
            {t.edit}
          </Button>
        </span>
      </div>
      {data?.edited.merged_into && <MergedInto place={place} into={data.edited.merged_into} />}
      <ListView query={query} onPage={setPage}>
        {({ results }, isStale) => (
          <DataTable
            label={t.history}
            rows={results}
            empty={t.noHistory}
            isStale={isStale}
            idOf={({ edit_number: edit }) => String(edit)}
            columns={[
              { id: 'at', head: t.at, kind: 'short', renderCell: ({ created_at: at }) => instant(at, language) },
              { id: 'change', head: t.change, renderCell: ({ changes }) => <Changes of={changes} /> },
              {
                id: 'by',
                head: t.by,
                renderCell: ({ edited_by: by }) => <UserReference id={by.startsWith('user_') ? by : null} />,
              },
            ]}
          />
        )}
      </ListView>
      {isEditing && data && <EditPlace place={place} facts={data} onClose={() => setEditing(false)} />}
    </section>
  )
}

function Changes({ of: changes }: { of: Facts }) {
  const t = useTexts(editTexts)
  const textOf = useFactText()
  // The names are those of the schema.
  const names = Object.keys(changes) as (keyof Facts)[]
  return (
    <ul className="fact-changes">
      {names.map((name) => (
        <li key={name}>
          <span className="desk-soft">{t.facts[name]}</span> {textOf(name, changes) ?? <em>{t.backToSource}</em>}
        </li>
      ))}
    </ul>
  )
}

/** A fact in words; null: back to the source. */
function useFactText() {
  const t = useTexts(editTexts)
  const places = useTexts(placesTexts)
  return (
    name: keyof Facts,
    { opening_hours: hours, fee, business_status: status, ...facts }: Facts,
  ): string | null => {
    if (name === 'opening_hours')
      return hours ? DAYS.map((day) => `${places.days[day]} ${hours[day].join(', ') || t.closedDay}`).join(' · ') : null
    if (name === 'fee') return fee ? FEES.map((who) => `${places.fees[who]} ${fee[who] ?? '–'}`).join(' · ') : null
    if (name === 'business_status') return status ? t.statuses[status] : null
    const value = facts[name]
    return Array.isArray(value) ? value.join(', ') : (value?.toString() ?? null)
  }
}
