import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { usePages } from '../data/use-pages.ts'
import { useVocabulary } from '../plan/use-vocabulary.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Filter, FilteredList } from './filtered-list.tsx'
import { PlaceCard } from './place-card.tsx'
import { KINDS, MAX_KEYWORD, type PlaceSearch, REGIONS } from './place-search.ts'
import { placeTexts } from './place-texts.ts'

const PAGE = 24

/** Places, found as their name is typed. */
export function PlacesPage() {
  const t = useTexts(placeTexts)
  const search = useSearch({ from: '/places' })
  const [keyword, setKeyword] = useState(search.keyword ?? '')
  const list = usePlaces({ ...search, keyword: useDeferredValue(keyword.trim()) })
  return (
    <FilteredList
      title={t.placesTitle}
      search={{ label: t.search, hint: t.searchHint, maxLength: MAX_KEYWORD }}
      keyword={keyword}
      onKeyword={setKeyword}
      filters={<Filters search={search} keyword={keyword.trim()} />}
      list={list}
      found={t.found}
      nothing={t.nothing}
      renderCard={(place) => <PlaceCard key={place.place_id} place={place} />}
    />
  )
}

function usePlaces({ keyword = '', kind, region, open }: PlaceSearch) {
  const language = useLanguage()
  return usePages(['places', keyword, kind, region, open, language], (page, signal) => {
    const query = {
      page,
      limit: PAGE,
      ...(keyword !== '' && { keyword }),
      // A search needs a keyword or a kind.
      ...(kind ? { category: kind } : keyword === '' && { category: 'ATTRACTION' }),
      ...(region && { region }),
      ...(open && { open_at: 'now' }),
    }
    return dataOf(api.GET('/trips/v1/place/search', { params: { query }, signal }))
  })
}

function Filters({ search, keyword }: { readonly search: PlaceSearch; readonly keyword: string }) {
  const t = useTexts(placeTexts)
  const nameOf = useVocabulary()
  const navigate = useNavigate({ from: '/places' })
  const change = (changed: Partial<Record<keyof PlaceSearch, string | boolean>>) => {
    const { kind, region, open } = { ...search, ...changed }
    const kept = {
      ...(keyword && { keyword }),
      ...(kind && { kind }),
      ...(region && { region }),
      ...(open && { open }),
    }
    // An empty filter is none.
    void navigate({ search: kept as PlaceSearch, replace: true })
  }
  return (
    <>
      <Filter
        label={t.kind}
        value={search.kind}
        any={t.anyKind}
        options={KINDS.map((id) => ({ id, text: nameOf(id) }))}
        onChange={(kind) => change({ kind })}
      />
      <Filter
        label={t.region}
        value={search.region}
        any={t.anyRegion}
        options={REGIONS.map((id) => ({ id, text: t.regions[id] }))}
        onChange={(region) => change({ region })}
      />
      <label className="filter-check">
        <input
          type="checkbox"
          checked={search.open ?? false}
          onChange={({ target }) => change({ open: target.checked })}
        />
        {t.openNow}
      </label>
    </>
  )
}
