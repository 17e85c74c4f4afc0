import './places.css'
import { useTexts } from '../../texts/define-texts.ts'
import { FilterText } from '../filter-text.tsx'
import { useFilters } from '../use-desk.ts'
import { AliasHistory } from './alias-history.tsx'
import { FoundPlaces } from './found-places.tsx'
import { PlacePanel } from './place-panel.tsx'
import { placesTexts } from './places-texts.ts'

/** Finds places as travellers do, and opens one to see its facts and to correct its names. */
export function PlacesView() {
  const t = useTexts(placesTexts)
  const { values, page, set, setPage } = useFilters(['keyword', 'province', 'category', 'place', 'kind'])
  const { keyword, province, category, place, kind } = values
  if (place !== '') return <PlacePanel id={place} categoryCode={kind} />
  return (
    <>
      <p className="desk-lead">{t.lead}</p>
      <div className="desk-bar">
        <FilterText
          label={t.keyword}
          value={keyword}
          placeholder={t.keywordHint}
          onChange={(text) => set('keyword', text)}
        />
        <FilterText label={t.province} value={province} onChange={(text) => set('province', text)} />
        <FilterText label={t.category} value={category} onChange={(text) => set('category', text)} />
      </div>
      {keyword === '' && province === '' && category === '' ? (
        <AliasHistory page={page} onPage={setPage} />
      ) : (
        <FoundPlaces filters={{ keyword, province, category }} page={page} onPage={setPage} />
      )}
    </>
  )
}
