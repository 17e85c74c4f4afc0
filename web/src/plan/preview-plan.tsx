import { useNavigate } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { session } from '../data/session.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { later } from '../ui/later.ts'
import { toastQueue } from '../ui/toast-queue.ts'
import { ChangesNotice } from './changes-notice.tsx'
import { tripKey } from './plan-keys.ts'
import { planTexts } from './plan-texts.ts'
import type { Changes, PreviewTrip, Trip } from './plan-types.ts'
import { PlanView } from './plan-view.tsx'
import { useFailures } from './use-failures.ts'
import { usePreviewEditor } from './use-preview-editor.ts'

const AccountDialog = later(async () => (await import('../account/account-dialog.tsx')).AccountDialog)

/** A trip that nobody has saved: everything works without an account, which saving asks for in place. */
export function PreviewPlan({ trip }: { trip: PreviewTrip }) {
  const t = useTexts(planTexts)
  const navigate = useNavigate()
  const [changed, setChanged] = useState<{ changes: Changes; before: Trip } | null>(null)
  const [isJoining, setJoining] = useState(false)
  const editor = usePreviewEditor(trip, (changes, before) => setChanged({ changes, before }))
  const { isBusy, run } = useFailures()
  const save = () =>
    void run(async () => {
      const body = { preview_id: trip.preview_id, allow_overlap: true }
      const saved = await dataOf(api.POST('/trips/v1/custom-trips', { body }))
      queries.setQueryData(tripKey(saved.trip_id), saved)
      toastQueue.add(t.saved)
      await navigate({ to: '/t/$id', params: { id: saved.trip_id } })
    })
  const saveOrJoin = () => (session.isOpen() ? save() : setJoining(true))
  return (
    <>
      <PlanView
        editor={editor}
        actions={
          <Button
            kind="primary"
            icon={Bookmark}
            isPending={isBusy}
            onHoverStart={AccountDialog.preload}
            onFocus={AccountDialog.preload}
            onPress={saveOrJoin}
          >
            {t.save}
          </Button>
        }
        notice={
          changed && (
            <ChangesNotice
              changes={changed.changes}
              before={changed.before}
              after={trip}
              onClose={() => setChanged(null)}
            />
          )
        }
      />
      {isJoining && (
        <Suspense>
          <AccountDialog
            start="sign-up"
            onClose={() => setJoining(false)}
            onDone={() => {
              setJoining(false)
              save()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
