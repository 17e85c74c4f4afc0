import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { planTexts } from './plan-texts.ts'
import type { Day } from './plan-types.ts'

interface PlaceFieldProps {
  readonly day: Day
  onChoose(placeId: string): void
  onClose(): void
}

/** Finds a place as its name is typed, those near the day first. */
export function PlaceField({ day, onChoose, onClose }: PlaceFieldProps) {
  const t = useTexts(planTexts)
  const language = useLanguage()
  const [keyword, setKeyword] = useState('')
  const place = day.stops.find((stop) => stop.place)?.place
  const { data } = useQuery({
    queryKey: ['suggest', keyword, place?.place_id, language],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/trips/v1/place/suggest', {
          params: { query: { keyword, ...(place && { geolocation: `${place.latitude},${place.longitude}` }) } },
          signal,
        }),
      ),
    enabled: keyword.trim() !== '',
    placeholderData: (before) => before,
  })
  const places = (data?.results ?? []).filter(({ kind }) => kind === 'place')
  return (
    <ComboBox
      className="add-place text-input"
      items={places}
      inputValue={keyword}
      onInputChange={setKeyword}
      allowsEmptyCollection={false}
      onSelectionChange={(id) => {
        if (id === null) return
        onChoose(String(id))
        onClose()
      }}
      menuTrigger="input"
    >
      <Label className="visually-hidden">{t.addField}</Label>
      <Input
        className="input"
        placeholder={t.addHint}
        // The field opens because the reader asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onBlur={() => keyword === '' && onClose()}
      />
      <Popover className="popover add-place-popover">
        <ListBox className="menu" items={places}>
          {(each) => (
            <ListBoxItem id={each.id} className="menu-item add-place-item" textValue={each.name}>
              <strong>{each.name}</strong>
              <small>{[each.category_name, each.province].filter(Boolean).join(' · ')}</small>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
