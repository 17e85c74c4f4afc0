import { Link } from '@tanstack/react-router'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { count, distance } from '../../texts/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ListView } from '../list-view.tsx'
import { useDeskQuery } from '../use-desk.ts'
import { editTexts } from './edit-texts.ts'
import { MergePlace } from './merge-place.tsx'
import { placesTexts } from './places-texts.ts'

type Place = Schemas['Place']

interface FoundPlacesProps {
  readonly filters: Readonly<Record<'keyword' | 'province' | 'category', string>>
  readonly page: number
  onPage(page: number): void
}

export function FoundPlaces({ filters, page, onPage }: FoundPlacesProps) {
  const language = useLanguage()
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
  const query = useDeskQuery({
    key: ['places', language, given, page],
    read: (signal) =>
      dataOf(
        api.GET('/trips/v1/place/search', {
          params: { query: { ...given, page, limit: 20 } },
          signal,
          cache: 'no-cache',
        }),
      ),
  })
  return (
    <ListView query={query} onPage={onPage}>
      {({ results }, isStale) => <PlaceTable places={results} isStale={isStale} />}
    </ListView>
  )
}

interface PlaceTableProps {
  readonly places: readonly Place[]
  readonly isStale?: boolean
  /** The place that they are near to, and into which they can be merged. */
  readonly nearTo?: Place
}

export function PlaceTable({ places, isStale = false, nearTo }: PlaceTableProps) {
  const t = useTexts(placesTexts)
  const edit = useTexts(editTexts)
  const language = useLanguage()
  const where = ({ address: { district, province } }: Place) => [district, province].filter(Boolean).join(' ')
  const columns: Column<Place>[] = [
    { id: 'name', head: t.name, renderCell: (place) => <PlaceLink of={place} /> },
    { id: 'category', head: t.category, renderCell: (place) => place.category_name ?? place.category_code },
    nearTo
      ? {
          id: 'distance',
          head: t.distance,
          kind: 'figure',
          renderCell: (place) => distance(place.distance ?? 0, language),
        }
      : { id: 'where', head: t.where, renderCell: where },
    { id: 'gaps', head: t.gaps, renderCell: (place) => <Gaps of={place} /> },
    { id: 'names', head: t.names, kind: 'figure', renderCell: ({ aliases }) => count(aliases.length, language) },
    ...(nearTo ? [mergeColumn(nearTo, edit.merge)] : []),
  ]
  return (
    <DataTable
      label={t.found}
      rows={places}
      empty={nearTo ? t.nothingNear : t.nothingFound}
      isStale={isStale}
      idOf={({ place_id: id }) => id}
      columns={columns}
    />
  )
}

function mergeColumn(into: Place, head: string): Column<Place> {
  return { id: 'merge', head, kind: 'action', renderCell: (near) => <MergePlace duplicate={near} into={into} /> }
}

function PlaceLink({ of: { place_id: id, place_name: name, category_code: kind } }: { of: Place }) {
  return (
    <>
      <Link to="/desk/$section" params={{ section: 'places' }} search={{ place: id, kind }}>
        {name}
      </Link>
      <br />
      <code className="desk-soft">{id}</code>
    </>
  )
}

/** What we do not know of a place. */
export function Gaps({ of: place }: { of: Place }) {
  const t = useTexts(placesTexts)
  const { hours_basis: hours, fee, introduction, business_status: status } = place
  const gaps = [
    hours !== 'known' && t.gap.hours,
    Object.values(fee).every((amount) => amount === null) && t.gap.fee,
    !introduction && t.gap.text,
  ].filter((gap) => gap !== false)
  return (
    <span className="desk-badges">
      {status !== 'operational' && <Badge tone="bad">{t.business[status]}</Badge>}
      {gaps.map((gap) => (
        <Badge key={gap} tone="warning">
          {gap}
        </Badge>
      ))}
      {gaps.length === 0 && status === 'operational' && <Badge tone="good">{t.complete}</Badge>}
    </span>
  )
}
