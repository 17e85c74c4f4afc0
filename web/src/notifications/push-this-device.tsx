import { useMutation, useQuery } from '@tanstack/react-query'
import { BellOff, BellRing } from 'lucide-react'
import { queries } from '../data/queries.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { readPushState, turnPushOff, turnPushOn } from './device-push.ts'
import { notificationTexts } from './notification-texts.ts'

const KEY = ['push-state']

/** Push notifications of this browser; nothing where they cannot work. */
export function PushThisDevice() {
  const t = useTexts(notificationTexts)
  const { data: state } = useQuery({ queryKey: KEY, queryFn: readPushState })
  const turn = useMutation({
    mutationFn: (on: boolean) => (on ? turnPushOn() : turnPushOff()),
    onSuccess(next) {
      queries.setQueryData(KEY, next)
      if (next === 'on') toastQueue.add(t.turnedOn)
      if (next === 'off') toastQueue.add(t.turnedOff)
    },
  })
  if (state === undefined || state === 'unsupported') return null
  return (
    <section className="panel" aria-labelledby="push-device">
      <h2 id="push-device">{t.deviceTitle}</h2>
      <p>{{ denied: t.deviceDenied, off: t.deviceOff, on: t.deviceOn }[state]}</p>
      {state !== 'denied' && (
        <div className="row">
          <Button
            kind={state === 'off' ? 'primary' : 'plain'}
            icon={state === 'off' ? BellRing : BellOff}
            isPending={turn.isPending}
            onPress={() => turn.mutate(state === 'off')}
          >
            {state === 'off' ? t.turnOn : t.turnOff}
          </Button>
        </div>
      )}
      {turn.error && <Failure of={turn.error} />}
    </section>
  )
}
