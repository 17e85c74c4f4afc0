import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import type { Place } from '../places/place-search.ts'
import { addPlace, stopsOf } from '../plan/edits.ts'
import { tripKey } from '../plan/plan-keys.ts'
import type { SavedTrip } from '../plan/plan-types.ts'
import { useTrip } from '../plan/use-trip.ts'
import { useTexts } from '../texts/define-texts.ts'
import { shortDate } from '../texts/format.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Select } from '../ui/select.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { addToTripTexts } from './add-to-trip-texts.ts'

interface AddToDayProps {
  readonly tripId: string
  readonly place: Place
  onDone(): void
}

export function AddToDay({ tripId, place, onDone }: AddToDayProps) {
  return <Loaded of={useTrip(tripId)}>{(trip) => <ChooseDay trip={trip} place={place} onDone={onDone} />}</Loaded>
}

function ChooseDay({ trip, place, onDone }: { readonly trip: SavedTrip; readonly place: Place; onDone(): void }) {
  const t = useTexts(addToTripTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [day, setDay] = useState('1')
  const { trip_id: id, version, name, days } = trip
  const add = useMutation({
    mutationFn: () =>
      dataOf(
        api.PUT('/trips/v1/custom-trips/{trip_id}', {
          params: { path: { trip_id: id }, header: { 'If-Match': `"${version}"` } },
          body: addPlace(trip, place.place_id, Number(day)).edit,
        }),
      ),
    onSuccess(next) {
      queries.setQueryData(tripKey(id), next)
      const hasNoRoom = next.unscheduled.some(({ place_id }) => place_id === place.place_id)
      toastQueue.add(hasNoRoom ? t.noRoom : t.added(name), 'done', {
        text: t.open,
        run: () => void navigate({ to: '/t/$id', params: { id } }),
      })
      onDone()
    },
    // Somebody else has changed the trip: the next press adds to what it is now.
    onError: () => queries.invalidateQueries({ queryKey: tripKey(id) }),
  })
  return (
    <>
      <Select
        label={t.day}
        value={day}
        options={days.map(({ day, date }) => ({
          id: String(day),
          text: t.dayOf(day, date === undefined ? '' : shortDate(date, language)),
        }))}
        onChange={setDay}
      />
      {stopsOf(trip).some((stop) => stop.place_id === place.place_id) && <p className="text-hint">{t.there}</p>}
      {add.error && <Failure of={add.error} />}
      <Button kind="primary" size="l" isPending={add.isPending} onPress={() => add.mutate()}>
        {t.add}
      </Button>
    </>
  )
}
