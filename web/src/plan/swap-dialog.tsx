import './swap-dialog.css'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'react-aria-components/Button'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { distance } from '../texts/format.ts'
import { Modal } from '../ui/modal.tsx'
import { stopsOf, swapPlace } from './edits.ts'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor, Stop } from './plan-types.ts'

const MOST_SHOWN = 8

interface SwapDialogProps {
  readonly stop: Stop
  readonly place: Schemas['StopPlace']
  readonly editor: PlanEditor
  onClose(): void
}

/** Places of the same kind around a stop, the nearest first. */
export function SwapDialog({ stop, place, editor, onClose }: SwapDialogProps) {
  const t = useTexts(planTexts)
  const language = useLanguage()
  const category = place.category
  const { data } = useQuery({
    queryKey: ['near', place.place_id, category, language],
    queryFn: () =>
      dataOf(
        api.GET('/trips/v1/place/search', {
          params: {
            query: {
              geolocation: `${place.latitude},${place.longitude}`,
              ...(category !== undefined && { category }),
              sort: 'distance',
              limit: 20,
            },
          },
        }),
      ),
  })
  const taken = new Set(stopsOf(editor.trip).map((each) => each.place_id))
  const near = data?.results.filter(({ place_id: id }) => !taken.has(id)).slice(0, MOST_SHOWN)
  return (
    <Modal title={t.near(place.place_name)} onClose={onClose}>
      <ul className="swap-list" aria-busy={!near}>
        {near?.map((each) => (
          <li key={each.place_id}>
            <Button
              className="swap-option"
              onPress={() => {
                onClose()
                editor.edit((trip) => swapPlace(trip, stop.stop_id, each.place_id))
              }}
            >
              <strong>{each.place_name}</strong>
              <small>{t.away(distance(each.distance ?? 0, language))}</small>
              <span>{each.introduction}</span>
            </Button>
          </li>
        ))}
        {near?.length === 0 && <li>{t.nearNothing}</li>}
      </ul>
    </Modal>
  )
}
