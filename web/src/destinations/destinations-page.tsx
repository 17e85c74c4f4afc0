import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { usePages } from '../data/use-pages.ts'
import { Filter, FilteredList } from '../places/filtered-list.tsx'
import { useTexts } from '../texts/define-texts.ts'
import { DestinationCard } from './destination-card.tsx'
import { type DestinationSearch, MAX_KEYWORD, REGIONS } from './destination-search.ts'
import { destinationTexts } from './destination-texts.ts'
import { MONTHS, monthName } from './months.ts'

const PAGE = 24

/** Destinations, the most famous first. */
export function DestinationsPage() {
  const t = useTexts(destinationTexts)
  const search = useSearch({ from: '/destinations' })
  const [keyword, setKeyword] = useState(search.keyword ?? '')
  const list = useDestinations({ ...search, keyword: useDeferredValue(keyword.trim()) })
  return (
    <FilteredList
      title={t.title}
      lead={t.lead}
      search={{ label: t.search, hint: t.searchHint, maxLength: MAX_KEYWORD }}
      keyword={keyword}
      onKeyword={setKeyword}
      filters={<Filters search={search} keyword={keyword.trim()} />}
      list={list}
      found={t.found}
      nothing={t.nothing}
      renderCard={(destination) => <DestinationCard key={destination.destination_id} destination={destination} />}
    />
  )
}

function useDestinations({ keyword = '', region, month }: DestinationSearch) {
  const language = useLanguage()
  return usePages(['destinations', keyword, region, month, language], (page, signal) => {
    const query = {
      page,
      limit: PAGE,
      ...(keyword !== '' && { keyword }),
      ...(region !== undefined && { region }),
      ...(month !== undefined && { month }),
    }
    return dataOf(api.GET('/trips/v1/destinations', { params: { query }, signal }))
  })
}

function Filters({ search, keyword }: { readonly search: DestinationSearch; readonly keyword: string }) {
  const t = useTexts(destinationTexts)
  const language = useLanguage()
  const navigate = useNavigate({ from: '/destinations' })
  const change = (changed: { readonly region?: string; readonly month?: number }) => {
    const { region, month } = { ...search, ...changed }
    // An empty filter is none.
    const kept = { ...(keyword && { keyword }), ...(region && { region }), ...(month && { month }) }
    void navigate({ search: kept as DestinationSearch, replace: true })
  }
  return (
    <>
      <Filter
        label={t.month}
        value={search.month}
        any={t.anyMonth}
        options={MONTHS.map((id) => ({ id, text: monthName(id, language, 'long') }))}
        onChange={(month) => change({ month: Number(month) })}
      />
      <Filter
        label={t.region}
        value={search.region}
        any={t.anyRegion}
        options={REGIONS.map((id) => ({ id, text: t.regions[id] }))}
        onChange={(region) => change({ region })}
      />
    </>
  )
}
