import './places.css'
import { useTexts } from '../../texts/define-texts.ts'
import { Toggle } from '../../ui/toggle.tsx'
import { FilterText } from '../filter-text.tsx'
import { useFilters } from '../use-desk.ts'
import { AliasHistory } from './alias-history.tsx'
import { editTexts } from './edit-texts.ts'
import { ExplainedPlaces } from './explained-places.tsx'
import { FoundPlaces } from './found-places.tsx'
import { PlacePanel } from './place-panel.tsx'
import { placesTexts } from './places-texts.ts'

/** Finds places as travellers do, and opens one to correct its facts and names. */
export function PlacesView() {
  const t = useTexts(placesTexts)
  const edit = useTexts(editTexts)
  const { values, page, set, setPage } = useFilters(['keyword', 'province', 'category', 'place', 'kind', 'explain'])
  const { keyword, province, category, place, kind, explain } = values
  if (place !== '') return <PlacePanel id={place} categoryCode={kind} />
  const renderFound = () => {
    if (keyword !== '' && explain !== '') return <ExplainedPlaces keyword={keyword} />
    if (keyword === '' && province === '' && category === '') return <AliasHistory page={page} onPage={setPage} />
    return <FoundPlaces filters={{ keyword, province, category }} page={page} onPage={setPage} />
  }
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
        {keyword !== '' && (
          <div className="place-explain">
            <span aria-hidden="true">{edit.explain}</span>
            <Toggle label={edit.explain} isOn={explain !== ''} onChange={(isOn) => set('explain', isOn ? '1' : '')} />
          </div>
        )}
      </div>
      {renderFound()}
    </>
  )
}
