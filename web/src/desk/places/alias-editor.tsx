import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { instant } from '../../texts/format.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDeskChange, useDeskQuery } from '../use-desk.ts'
import { placesTexts } from './places-texts.ts'

type Alias = Schemas['PlaceAlias']
/** A place has at most fifty names of editors. */
const ALL = 50

/** The names by which a place is found: those of the data, and those of editors, which can be changed. */
export function AliasEditor({ place: { place_id: id, aliases } }: { place: Schemas['Place'] }) {
  const t = useTexts(placesTexts)
  const [removed, setRemoved] = useState<Alias | null>(null)
  const { data, error, refetch } = useDeskQuery({
    key: ['places', 'aliases', id],
    read: (signal) =>
      dataOf(api.GET('/trips/v1/place/aliases', { params: { query: { place_id: id, limit: ALL } }, signal })),
  })
  const ofEditors = new Set(data?.results.map(({ alias }) => alias))
  const ofData = aliases.filter((alias) => !ofEditors.has(alias))
  return (
    <section className="place-section">
      <h2>{t.aliases}</h2>
      <p className="desk-lead">{ofData.length === 0 ? t.noDataNames : t.dataNames(ofData.join(' · '))}</p>
      <AddAlias placeId={id} />
      {error && <Failure of={error} onRetry={() => void refetch()} />}
      {data && <AliasTable aliases={data.results} onRemove={setRemoved} />}
      {removed && <RemoveAlias alias={removed} onClose={() => setRemoved(null)} />}
    </section>
  )
}

function AddAlias({ placeId }: { placeId: string }) {
  const t = useTexts(placesTexts)
  const [alias, setAlias] = useState('')
  const [language, setLanguage] = useState<'th' | 'en' | 'both'>('both')
  const { mutate, isPending, error } = useDeskChange({
    changes: ['places'],
    write: (text: string) =>
      dataOf(
        api.POST('/trips/v1/place/aliases', {
          body: { place_id: placeId, alias: text, ...(language !== 'both' && { language }) },
        }),
      ),
    done: (added) => t.added(added.alias),
    onDone: () => setAlias(''),
  })
  return (
    <>
      <form
        className="desk-bar"
        onSubmit={(event) => {
          event.preventDefault()
          if (alias.trim() !== '') mutate(alias)
        }}
      >
        <div className="filter-text">
          <TextInput label={t.newAlias} value={alias} onChange={setAlias} maxLength={100} isRequired />
        </div>
        <Select
          label={t.language}
          value={language}
          onChange={setLanguage}
          options={(['both', 'th', 'en'] as const).map((each) => ({ id: each, text: t.languages[each] }))}
        />
        <Button type="submit" kind="primary" icon={Plus} isDisabled={isPending || alias.trim() === ''}>
          {t.add}
        </Button>
      </form>
      {error && <Failure of={error} />}
    </>
  )
}

function AliasTable({ aliases, onRemove }: { aliases: readonly Alias[]; onRemove(alias: Alias): void }) {
  const t = useTexts(placesTexts)
  const columns = useAliasColumns()
  return (
    <DataTable
      label={t.aliases}
      rows={aliases}
      empty={t.noAliases}
      idOf={({ alias }) => alias}
      columns={[
        ...columns,
        {
          id: 'remove',
          head: t.remove,
          kind: 'action',
          renderCell: (alias) => (
            <Button
              kind="quiet"
              size="s"
              icon={Trash2}
              label={t.removeAlias(alias.alias)}
              onPress={() => onRemove(alias)}
            />
          ),
        },
      ]}
    />
  )
}

/** The columns of every list of editors' names. */
export function useAliasColumns(): readonly Column<Alias>[] {
  const t = useTexts(placesTexts)
  const language = useLanguage()
  return [
    { id: 'alias', head: t.alias, renderCell: ({ alias }) => alias },
    { id: 'language', head: t.language, renderCell: (alias) => t.languages[alias.language ?? 'both'] },
    { id: 'by', head: t.addedBy, renderCell: ({ added_by: by }) => <code>{by}</code> },
    { id: 'at', head: t.addedAt, kind: 'figure', renderCell: ({ created_at: at }) => instant(at, language) },
  ]
}

function RemoveAlias({ alias: { place_id: placeId, alias }, onClose }: { alias: Alias; onClose(): void }) {
  const t = useTexts(placesTexts)
  const { mutate, isPending, error } = useDeskChange({
    changes: ['places'],
    write: (path: { place_id: string; alias: string }) =>
      dataOf(api.DELETE('/trips/v1/place/aliases/{place_id}/{alias}', { params: { path } })),
    done: () => t.removed(alias),
    onDone: onClose,
  })
  return (
    <Confirm
      title={t.removeAlias(alias)}
      action={t.remove}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate({ place_id: placeId, alias })}
      onClose={onClose}
    >
      <p>{t.removeHint}</p>
    </Confirm>
  )
}
