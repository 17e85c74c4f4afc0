import './places-page.css'
import type { ReactNode } from 'react'
import { useLanguage } from '../app/language.ts'
import { useTitle } from '../app/use-title.ts'
import type { usePages } from '../data/use-pages.ts'
import { useTexts } from '../texts/define-texts.ts'
import { count } from '../texts/format.ts'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { ExploreNav } from './explore-nav.tsx'
import { placeTexts } from './place-texts.ts'

interface FilteredListProps<Row> {
  readonly title: string
  readonly lead?: string
  readonly search: { readonly label: string; readonly hint: string; readonly maxLength: number }
  readonly keyword: string
  onKeyword(keyword: string): void
  /** The filters beside the keyword. */
  readonly filters: ReactNode
  readonly list: ReturnType<typeof usePages<Row>>
  found(count: string): string
  readonly nothing: string
  renderCard(row: Row): ReactNode
}

/** Cards that are found as one types and filters. */
export function FilteredList<Row>(props: FilteredListProps<Row>) {
  const t = useTexts(placeTexts)
  const { title, lead, search, keyword, onKeyword, filters, list, renderCard } = props
  useTitle(title)
  return (
    <div className="explore">
      <ExploreNav />
      <h1>{title}</h1>
      {lead !== undefined && <p className="explore-lead">{lead}</p>}
      <search className="place-filters">
        <TextInput
          label={search.label}
          placeholder={search.hint}
          value={keyword}
          onChange={onKeyword}
          maxLength={search.maxLength}
        />
        <div className="filter-row">{filters}</div>
      </search>
      <ListState {...props} />
      <ul className="cards">{list.rows.map(renderCard)}</ul>
      {list.hasMore && (
        <Button isDisabled={list.isLoadingMore} onPress={list.loadMore}>
          {t.more}
        </Button>
      )}
    </div>
  )
}

function ListState<Row>({ list, found, nothing }: FilteredListProps<Row>) {
  const t = useTexts(placeTexts)
  const language = useLanguage()
  if (list.hasFailed)
    return (
      <p className="explore-note" role="alert">
        {t.failed} <Button onPress={list.retry}>{t.retry}</Button>
      </p>
    )
  const text = list.total === undefined ? t.loading : list.total === 0 ? nothing : found(count(list.total, language))
  return (
    <p className="explore-note" role="status">
      {text}
    </p>
  )
}

interface FilterProps {
  readonly label: string
  readonly value: string | number | undefined
  /** The text of the option that filters nothing. */
  readonly any: string
  readonly options: readonly { readonly id: string | number; readonly text: string }[]
  /** Empty: any. */
  onChange(value: string): void
}

export function Filter({ label, value, any, options, onChange }: FilterProps) {
  return (
    <label>
      {label}
      <select className="input" value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {options.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
