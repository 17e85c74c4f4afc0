import { useMutation } from '@tanstack/react-query'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { forgetTrip } from '../plan/kept-trips.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Confirm } from '../ui/confirm.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { tripsTexts } from './trips-texts.ts'
import { refreshTrips, type TripSummary } from './use-trips.ts'

/** Asks whether to leave a trip of somebody else. */
export function LeaveTrip({ trip: { trip_id: id, name }, onClose }: { readonly trip: TripSummary; onClose(): void }) {
  const t = useTexts(tripsTexts)
  const leave = useMutation({
    async mutationFn() {
      const { user_id: me } = await dataOf(api.GET('/core/v1/users/me', {}))
      const path = { trip_id: id, user_id: me }
      await dataOf(api.DELETE('/trips/v1/custom-trips/{trip_id}/members/{user_id}', { params: { path } }))
    },
    async onSuccess() {
      forgetTrip(id)
      await refreshTrips()
      toastQueue.add(t.left)
      onClose()
    },
  })
  return (
    <Confirm
      title={t.leaveTitle}
      action={t.leave}
      isPending={leave.isPending}
      error={leave.error}
      onConfirm={() => leave.mutate()}
      onClose={onClose}
    >
      <p>{t.leaveText(name)}</p>
    </Confirm>
  )
}
