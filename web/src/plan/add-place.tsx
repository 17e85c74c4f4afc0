import './add-place.css'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { later } from '../ui/later.ts'
import { addPlace } from './edits.ts'
import { planTexts } from './plan-texts.ts'
import type { Day, PlanEditor } from './plan-types.ts'

const PlaceField = later(async () => (await import('./place-field.tsx')).PlaceField)

/** Adds a place to the end of a day. */
export function AddPlace({ day, editor }: { day: Day; editor: PlanEditor }) {
  const t = useTexts(planTexts)
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <Suspense>
      <PlaceField
        day={day}
        onChoose={(placeId) => editor.edit((trip) => addPlace(trip, placeId, day.day))}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  ) : (
    <div className="add-place">
      <Button
        kind="quiet"
        size="s"
        icon={Plus}
        onHoverStart={PlaceField.preload}
        onFocus={PlaceField.preload}
        onPress={() => setOpen(true)}
      >
        {t.addPlace}
      </Button>
    </div>
  )
}
