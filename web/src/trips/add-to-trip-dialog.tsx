import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Place } from '../places/place-search.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Modal } from '../ui/modal.tsx'
import { Select } from '../ui/select.tsx'
import { AddToDay } from './add-to-day.tsx'
import { addToTripTexts } from './add-to-trip-texts.ts'
import { useOpenTrips } from './use-trips.ts'

interface AddToTripDialogProps {
  readonly place: Place
  onClose(): void
}

/** Chooses the trip, then its day. */
export function AddToTripDialog({ place, onClose }: AddToTripDialogProps) {
  const t = useTexts(addToTripTexts)
  const { query, trips } = useOpenTrips()
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Modal title={t.title(place.place_name)} onClose={onClose}>
      <Loaded of={{ ...query, data: trips?.filter(({ share }) => share?.my_role !== 'view') }}>
        {(editable) => {
          const [first] = editable
          if (!first)
            return (
              <>
                <p>{t.none}</p>
                <Link className="link-button" to="/">
                  {t.plan}
                </Link>
              </>
            )
          const id = chosen ?? first.trip_id
          return (
            <>
              <Select
                label={t.trip}
                value={id}
                options={editable.map(({ trip_id: id, name: text }) => ({ id, text }))}
                onChange={setChosen}
              />
              <AddToDay key={id} tripId={id} place={place} onDone={onClose} />
            </>
          )
        }}
      </Loaded>
    </Modal>
  )
}
