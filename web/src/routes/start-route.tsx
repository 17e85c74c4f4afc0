import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { useIsSignedIn } from '../data/use-session.ts'
import { placeTexts } from '../places/place-texts.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'

const AccountDialog = lazy(async () => ({ default: (await import('../account/account-dialog.tsx')).AccountDialog }))

/** Makes a trip of one's own from the route, and opens it. */
export function StartRoute({ routeId }: { readonly routeId: string }) {
  const t = useTexts(placeTexts)
  const isSignedIn = useIsSignedIn()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const start = useMutation({
    mutationFn: () => dataOf(api.POST('/trips/v1/custom-trips/preset/popular', { body: { route_id: routeId } })),
    onSuccess: (trip) => navigate({ to: '/t/$id', params: { id: trip.trip_id } }),
  })
  return (
    <>
      <Button
        kind="primary"
        isDisabled={start.isPending}
        onPress={() => (isSignedIn ? start.mutate() : setAsking(true))}
      >
        {start.isPending ? t.planning : t.startRoute}
      </Button>
      {start.error && <p role="alert">{start.error.message}</p>}
      {isAsking && (
        <Suspense>
          <AccountDialog
            start="sign-in"
            onDone={() => {
              setAsking(false)
              start.mutate()
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
