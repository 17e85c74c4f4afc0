import { useNavigate } from '@tanstack/react-router'
import { LogOut, MessageCircle, Navigation, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { forgetTrip } from '../plan/kept-trips.ts'
import { useFailures } from '../plan/use-failures.ts'
import { useTexts } from '../texts/define-texts.ts'
import { ActionMenu } from '../ui/action-menu.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { tripsTexts } from './trips-texts.ts'
import { refreshTrips, type TripSummary } from './use-trips.ts'

const LeaveTrip = lazy(async () => ({ default: (await import('./leave-trip.tsx')).LeaveTrip }))
const ChatDialog = lazy(async () => ({ default: (await import('../chats/chat-dialog.tsx')).ChatDialog }))

/** What can be done with a trip from the list: its owner deletes it, others leave it. */
export function TripMenu({ trip }: { readonly trip: TripSummary }) {
  const t = useTexts(tripsTexts)
  const navigate = useNavigate()
  const { run } = useFailures()
  const [dialog, setDialog] = useState<'chat' | 'leave' | null>(null)
  const { trip_id: id, name, share } = trip
  const isOwner = (share?.my_role ?? 'owner') === 'owner'
  const params = { path: { trip_id: id } }
  const restore = () =>
    void run(async () => {
      await dataOf(api.POST('/trips/v1/custom-trips/{trip_id}/restore', { params, body: { allow_overlap: true } }))
      await refreshTrips()
      toastQueue.add(t.restored)
    })
  const remove = () =>
    void run(async () => {
      await dataOf(api.DELETE('/trips/v1/custom-trips/{trip_id}', { params }))
      forgetTrip(id)
      await refreshTrips()
      toastQueue.add(t.removed(name), 'done', { text: t.restore, run: restore })
    })
  const close = () => setDialog(null)
  return (
    <>
      <ActionMenu
        label={t.menu(name)}
        actions={[
          {
            id: 'road',
            icon: Navigation,
            text: t.openRoad,
            run: () => void navigate({ to: '/t/$id/today', params: { id } }),
          },
          ...(isOwner
            ? [
                { id: 'chat', icon: MessageCircle, text: t.chat, run: () => setDialog('chat') },
                { id: 'remove', icon: Trash2, text: t.remove, run: remove },
              ]
            : [{ id: 'leave', icon: LogOut, text: t.leave, run: () => setDialog('leave') }]),
        ]}
      />
      <Suspense>
        {dialog === 'chat' && <ChatDialog tripId={id} onClose={close} />}
        {dialog === 'leave' && <LeaveTrip trip={trip} onClose={close} />}
      </Suspense>
    </>
  )
}
