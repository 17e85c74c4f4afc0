import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { compareTrips } from './compare-trips.ts'
import { previewKey } from './plan-keys.ts'
import type { Changes, PlanEditor, PreviewTrip, Proposal } from './plan-types.ts'
import { planTrip } from './planning-stream.ts'
import { useFailures } from './use-failures.ts'
import { glide } from './view-transition.ts'
import { findWish, keepWish, type Wish } from './wish-memory.ts'

const MOST_STEPS = 50

/** Edits a preview: each edit is a preview of its own, so undoing one opens the one before. */
export function usePreviewEditor(trip: PreviewTrip, onChanged: (changes: Changes) => void): PlanEditor {
  const navigate = useNavigate()
  const [past, setPast] = useState<readonly PreviewTrip[]>([])
  const [future, setFuture] = useState<readonly PreviewTrip[]>([])
  const [shown, setShown] = useState<PreviewTrip | null>(null)
  const { isBusy, run } = useFailures()
  const at = { params: { preview_id: trip.preview_id } }

  const open = (next: PreviewTrip) => {
    queries.setQueryData(previewKey(next.preview_id), next)
    glide(() => setShown(null))
    void navigate({ to: '/plan/$previewId', params: { previewId: next.preview_id }, replace: true })
  }
  const step = (next: PreviewTrip, wish: Wish) => {
    keepWish(next.preview_id, wish)
    setPast([...past, trip].slice(-MOST_STEPS))
    setFuture([])
    open(next)
  }
  return {
    trip: shown ?? trip,
    canEdit: true,
    isBusy,
    edit: (body, looks) => {
      // The next edit needs the answer to this one.
      if (isBusy) return
      if (looks) glide(() => setShown(looks as PreviewTrip))
      void run(
        async () => {
          const path = '/trips/v1/custom-trips/ai/preview/{preview_id}/edit'
          step(await dataOf(api.POST(path, { params: { path: at.params }, body })), wishOf(trip))
        },
        () => setShown(null),
      )
    },
    change: (constraints) =>
      void run(async () => {
        const before = wishOf(trip)
        const wish = { ...before, constraints: { ...before.constraints, ...constraints } }
        const next = await planTrip(wish, () => {}, new AbortController().signal)
        onChanged(compareTrips(trip, next))
        step(next, wish)
      }),
    async propose(prompt): Promise<Proposal> {
      const path = '/trips/v1/custom-trips/ai/preview/{preview_id}/optimize'
      const body = prompt === null ? {} : { prompt }
      const next = await dataOf(api.POST(path, { params: { path: at.params }, body }))
      return {
        prompt,
        trip: next,
        changes: next.changes,
        savedMinutes: prompt === null ? next.changes.gain.minutes_travel : null,
        notUnderstood: next.not_understood,
      }
    },
    accept: ({ trip: next }) => step(next as PreviewTrip, wishOf(trip)),
    undo:
      past.length === 0
        ? null
        : () => {
            setPast(past.slice(0, -1))
            setFuture([trip, ...future])
            open(past.at(-1)!)
          },
    redo:
      future.length === 0
        ? null
        : () => {
            setFuture(future.slice(1))
            setPast([...past, trip])
            open(future[0]!)
          },
  }
}

/** What the preview was planned from; in another tab, what was understood stands in for the prompt. */
function wishOf({ preview_id, name, understood }: PreviewTrip): Wish {
  const kept = findWish(preview_id)
  if (kept) return kept
  const { start_date, end_date, budget, ...wishes } = understood
  const dates = start_date && end_date ? { start_date, end_date } : {}
  return {
    prompt: name,
    constraints: { ...wishes, ...dates, ...(budget && { budget: { ...budget, currency: 'THB' as const } }) },
  }
}
