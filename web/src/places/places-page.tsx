import './places-page.css'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { useTitle } from '../app/use-title.ts'
import { api } from '../data/api.ts'
import { useVocabulary } from '../plan/use-vocabulary.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { ExploreNav } from './explore-nav.tsx'
import { PlaceCard } from './place-card.tsx'
import { KINDS, type PlaceSearch, REGIONS } from './place-search.ts'
import { placeTexts } from './place-texts.ts'

const PAGE = 24

/** Places, found as their name is typed. */
export function PlacesPage() {
  const t = useTexts(placeTexts)
  const language = useLanguage()
  useTitle(t.placesTitle)
  const search = useSearch({ from: '/places' })
  const [keyword, setKeyword] = useState(search.keyword ?? '')
  const { places, total, query } = usePlaces({ ...search, keyword: useDeferredValue(keyword.trim()) })
  return (
    <div className="explore">
      <ExploreNav />
      <h1>{t.placesTitle}</h1>
      <search className="place-filters">
        <TextInput label={t.search} placeholder={t.searchHint} value={keyword} onChange={setKeyword} maxLength={200} />
        <Filters search={search} keyword={keyword} />
      </search>
      {query.isError ? (
        <p className="explore-note" role="alert">
          {t.failed} <Button onPress={() => void query.refetch()}>{t.retry}</Button>
        </p>
      ) : (
        <p className="explore-note" role="status">
          {total === undefined
            ? t.loading
            : total === 0
              ? t.nothing
              : t.found(new Intl.NumberFormat(language).format(total))}
        </p>
      )}
      <ul className="cards">
        {places.map((place) => (
          <PlaceCard key={place.place_id} place={place} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button isDisabled={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </div>
  )
}

function usePlaces({ keyword = '', kind, region, open }: PlaceSearch) {
  const language = useLanguage()
  const query = useInfiniteQuery({
    queryKey: ['places', keyword, kind, region, open, language],
    queryFn: ({ pageParam: page, signal }) =>
      dataOf(
        api.GET('/trips/v1/place/search', {
          params: {
            query: {
              page,
              limit: PAGE,
              ...(keyword !== '' && { keyword }),
              // A search needs a keyword or a kind.
              ...(kind ? { category: kind } : keyword === '' && { category: 'ATTRACTION' }),
              ...(region && { region }),
              ...(open && { open_at: 'now' }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ nextpage }) => (nextpage > 0 ? nextpage : null),
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages ?? []
  return { places: pages.flatMap(({ results }) => results), total: pages[0]?.total, query }
}

function Filters({ search, keyword }: { readonly search: PlaceSearch; readonly keyword: string }) {
  const t = useTexts(placeTexts)
  const nameOf = useVocabulary()
  const navigate = useNavigate({ from: '/places' })
  const change = ({ kind, region, open }: PlaceSearch) =>
    void navigate({
      search: {
        ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
        ...(kind && { kind }),
        ...(region && { region }),
        ...(open && { open }),
      },
      replace: true,
    })
  return (
    <div className="filter-row">
      <label>
        {t.kind}
        <select
          className="input"
          value={search.kind ?? ''}
          onChange={({ target }) => change({ ...search, kind: target.value })}
        >
          <option value="">{t.anyKind}</option>
          {KINDS.map((key) => (
            <option key={key} value={key}>
              {nameOf(key)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.region}
        <select
          className="input"
          value={search.region ?? ''}
          onChange={({ target }) => change({ ...search, region: target.value })}
        >
          <option value="">{t.anyRegion}</option>
          {REGIONS.map((key) => (
            <option key={key} value={key}>
              {t.regions[key]}
            </option>
          ))}
        </select>
      </label>
      <label className="filter-check">
        <input
          type="checkbox"
          checked={search.open ?? false}
          onChange={({ target }) => {
            const { open: _open, ...others } = search
            change(target.checked ? { ...others, open: true } : others)
          }}
        />
        {t.openNow}
      </label>
    </div>
  )
}
