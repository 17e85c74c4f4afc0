import { useMutation } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { chatTexts } from './chat-texts.ts'

/** A code of ten minutes, what to type with it, and how long it is still good for. */
export function LinkCode({ tripId }: { readonly tripId: string }) {
  const t = useTexts(chatTexts)
  const create = useMutation({
    mutationFn: () => dataOf(api.POST('/trips/v1/chat-integrations/link-code', { body: { trip_id: tripId } })),
  })
  return (
    <>
      {create.data && <CodeSteps key={create.data.code} code={create.data} />}
      {create.error && <Failure of={create.error} />}
      <Button kind={create.data ? 'plain' : 'primary'} isPending={create.isPending} onPress={() => create.mutate()}>
        {create.data ? t.newCode : t.makeCode}
      </Button>
    </>
  )
}

const TICK_MS = 5_000

function CodeSteps({ code: { message, expires_at: expiresAt } }: { readonly code: Schemas['ChatLinkCode'] }) {
  const t = useTexts(chatTexts)
  const minutes = useMinutesUntil(expiresAt)
  const copy = async () => {
    await navigator.clipboard.writeText(message)
    toastQueue.add(t.copied)
  }
  if (minutes <= 0) return <p role="status">{t.expired}</p>
  return (
    <ol className="chat-steps">
      <li>{t.step1}</li>
      <li>
        {t.step2}
        <span className="chat-code">
          <code>{message}</code>
          <Button icon={Copy} label={t.copy} onPress={() => void copy()} />
        </span>
        <span className="soft-s" role="status">
          {t.minutesLeft(minutes)}
        </span>
      </li>
    </ol>
  )
}

/** Minutes that are left until an instant, rounded up; 0 once it has passed. */
function useMinutesUntil(iso: string): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((Date.parse(iso) - now) / 60_000))
}
