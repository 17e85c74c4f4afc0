import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { dataOf } from 'tiao-sdk'
import { useSignInFirst } from '../account/use-sign-in-first.tsx'
import { api } from '../data/api.ts'
import { placeTexts } from '../places/place-texts.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'

/** Makes a trip of one's own from the route, and opens it. */
export function StartRoute({ routeId }: { readonly routeId: string }) {
  const t = useTexts(placeTexts)
  const navigate = useNavigate()
  const { run, dialog } = useSignInFirst()
  const start = useMutation({
    mutationFn: () => dataOf(api.POST('/trips/v1/custom-trips/preset/popular', { body: { route_id: routeId } })),
    onSuccess: (trip) => navigate({ to: '/t/$id', params: { id: trip.trip_id } }),
  })
  return (
    <>
      <Button kind="primary" isDisabled={start.isPending} onPress={() => run(start.mutate)}>
        {start.isPending ? t.planning : t.startRoute}
      </Button>
      {start.error && <p role="alert">{start.error.message}</p>}
      {dialog}
    </>
  )
}
