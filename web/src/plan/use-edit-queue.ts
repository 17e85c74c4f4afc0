import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { toastQueue } from '../ui/toast-queue.ts'
import { EditQueue, type QueuedEdit } from './edit-queue.ts'
import { planTexts } from './plan-texts.ts'
import { failureText } from './use-failures.ts'
import { glide } from './view-transition.ts'

interface EditQueueOptions<T> {
  readonly trip: T
  /** Makes an answer the trip of this page. */
  take(answer: T): void
  onFailed?(): void
}

/** The trip with the edits that wait for the service, and the way to add one. */
export function useEditQueue<T>(options: EditQueueOptions<T>) {
  const t = useTexts(planTexts)
  const [waiting, setWaiting] = useState<readonly QueuedEdit<T>[]>([])
  // The queue outlives renders: it reads what the last one had.
  const latest = useRef({ ...options, unreachable: t.unreachable })
  useEffect(() => {
    latest.current = { ...options, unreachable: t.unreachable }
  })
  const queue = useRef<EditQueue<T>>(null)
  const create = () =>
    new EditQueue<T>({
      read: () => latest.current.trip,
      onChange(edits, answer) {
        if (answer) {
          // Not rendered yet when the next edit is sent.
          latest.current = { ...latest.current, trip: answer }
          latest.current.take(answer)
        }
        glide(() => setWaiting(edits))
      },
      onFailed(error) {
        latest.current.onFailed?.()
        toastQueue.add(failureText(error, latest.current.unreachable), 'failed')
      },
    })
  return {
    shown: waiting.reduce((trip, { looks }) => looks?.(trip) ?? trip, options.trip),
    isBusy: waiting.length > 0,
    add(edit: QueuedEdit<T>) {
      queue.current ??= create()
      queue.current.add(edit)
    },
  }
}
