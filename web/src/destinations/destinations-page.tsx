import '../places/places-page.css'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { useTitle } from '../app/use-title.ts'
import { api } from '../data/api.ts'
import { ExploreNav } from '../places/explore-nav.tsx'
import { useTexts } from '../texts/define-texts.ts'
import { count } from '../texts/format.ts'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { DestinationCard } from './destination-card.tsx'
import { type DestinationSearch, REGIONS } from './destination-search.ts'
import { destinationTexts } from './destination-texts.ts'
import { MONTHS, monthName } from './months.ts'

const PAGE = 24

/** Destinations, the most famous first. */
export function DestinationsPage() {
  const t = useTexts(destinationTexts)
  const language = useLanguage()
  useTitle(t.title)
  const search = useSearch({ from: '/destinations' })
  const [keyword, setKeyword] = useState(search.keyword ?? '')
  const { destinations, total, query } = useDestinations({ ...search, keyword: useDeferredValue(keyword.trim()) })
  return (
    <div className="explore">
      <ExploreNav />
      <h1>{t.title}</h1>
      <p className="explore-lead">{t.lead}</p>
      <search className="place-filters">
        <TextInput label={t.search} placeholder={t.searchHint} value={keyword} onChange={setKeyword} maxLength={100} />
        <Filters search={search} keyword={keyword} />
      </search>
      {query.isError ? (
        <p className="explore-note" role="alert">
          {t.failed} <Button onPress={() => void query.refetch()}>{t.retry}</Button>
        </p>
      ) : (
        <p className="explore-note" role="status">
          {total === undefined ? t.loading : total === 0 ? t.nothing : t.found(count(total, language))}
        </p>
      )}
      <ul className="cards">
        {destinations.map((destination) => (
          <DestinationCard key={destination.destination_id} destination={destination} />
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

function useDestinations({ keyword = '', region, month }: DestinationSearch) {
  const language = useLanguage()
  const query = useInfiniteQuery({
    queryKey: ['destinations', keyword, region, month, language],
    queryFn: ({ pageParam: page, signal }) =>
      dataOf(
        api.GET('/trips/v1/destinations', {
          params: {
            query: {
              page,
              limit: PAGE,
              ...(keyword !== '' && { keyword }),
              ...(region !== undefined && { region }),
              ...(month !== undefined && { month }),
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
  return { destinations: pages.flatMap(({ results }) => results), total: pages[0]?.total, query }
}

function Filters({ search, keyword }: { readonly search: DestinationSearch; readonly keyword: string }) {
  const t = useTexts(destinationTexts)
  const language = useLanguage()
  const navigate = useNavigate({ from: '/destinations' })
  const change = ({ region, month }: { readonly region: string | undefined; readonly month: number | undefined }) =>
    void navigate({
      search: {
        ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
        ...(region && { region }),
        ...(month && { month }),
      },
      replace: true,
    })
  return (
    <div className="filter-row">
      <label>
        {t.month}
        <select
          className="input"
          value={search.month ?? ''}
          onChange={({ target }) => change({ region: search.region, month: Number(target.value) })}
        >
          <option value="">{t.anyMonth}</option>
          {MONTHS.map((month) => (
            <option key={month} value={month}>
              {monthName(month, language, 'long')}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.region}
        <select
          className="input"
          value={search.region ?? ''}
          onChange={({ target }) => change({ region: target.value, month: search.month })}
        >
          <option value="">{t.anyRegion}</option>
          {REGIONS.map((key) => (
            <option key={key} value={key}>
              {t.regions[key]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
