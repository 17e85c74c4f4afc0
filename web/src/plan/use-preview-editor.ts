import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { compareTrips } from './compare-trips.ts'
import { previewKey } from './plan-keys.ts'
import type { Changes, PlanEditor, PreviewTrip, Proposal, TripEdit } from './plan-types.ts'
import { planTrip } from './planning-stream.ts'
import { useEditQueue } from './use-edit-queue.ts'
import { findWish, keepWish, type Wish } from './wish-memory.ts'

const MOST_STEPS = 50

/** Edits a preview: each edit is a preview of its own, so undoing one opens the one before. */
export function usePreviewEditor(
  trip: PreviewTrip,
  onChanged: (changes: Changes, before: PreviewTrip) => void,
): PlanEditor {
  const navigate = useNavigate()
  const [past, setPast] = useState<readonly PreviewTrip[]>([])
  const [future, setFuture] = useState<readonly PreviewTrip[]>([])
  const { shown, isBusy, add } = useEditQueue<PreviewTrip>({
    trip,
    take(next) {
      queries.setQueryData(previewKey(next.preview_id), next)
      void navigate({ to: '/plan/$previewId', params: { previewId: next.preview_id }, replace: true })
    },
  })
  const step = (send: (now: PreviewTrip) => Promise<PreviewTrip>, looks?: (now: PreviewTrip) => PreviewTrip) =>
    add({
      ...(looks && { looks }),
      async send(now) {
        const next = await send(now)
        setPast((before) => [...before, now].slice(-MOST_STEPS))
        setFuture([])
        return next
      },
    })
  return {
    trip: shown,
    canEdit: true,
    isBusy,
    edit: (change) =>
      step(
        async (now) => kept(await save(now, change(now).edit), wishOf(now)),
        (now) => change(now).shown as PreviewTrip,
      ),
    change: (constraints) =>
      step(async (now) => {
        const before = wishOf(now)
        const wish = { ...before, constraints: { ...before.constraints, ...constraints } }
        const next = await planTrip(wish, () => {}, new AbortController().signal)
        onChanged(compareTrips(now, next), now)
        return kept(next, wish)
      }),
    async propose(prompt): Promise<Proposal> {
      const path = '/trips/v1/custom-trips/ai/preview/{preview_id}/optimize'
      const body = prompt === null ? {} : { prompt }
      const next = await dataOf(api.POST(path, { params: { path: { preview_id: trip.preview_id } }, body }))
      return {
        prompt,
        trip: next,
        changes: next.changes,
        savedMinutes: prompt === null ? next.changes.gain.minutes_travel : null,
        notUnderstood: next.not_understood,
      }
    },
    accept: ({ trip: next }) => step(async (now) => kept(next as PreviewTrip, wishOf(now))),
    undo: lastOf(past, (before) =>
      add({
        async send(now) {
          setPast((steps) => steps.slice(0, -1))
          setFuture((steps) => [now, ...steps])
          return before
        },
      }),
    ),
    redo: lastOf(future.slice(0, 1), (after) =>
      add({
        async send(now) {
          setFuture((steps) => steps.slice(1))
          setPast((steps) => [...steps, now])
          return after
        },
      }),
    ),
  }
}

/** Opens the last of the steps, if there is one. */
function lastOf(steps: readonly PreviewTrip[], open: (step: PreviewTrip) => void): (() => void) | null {
  const last = steps.at(-1)
  return last ? () => open(last) : null
}

function kept(trip: PreviewTrip, wish: Wish): PreviewTrip {
  keepWish(trip.preview_id, wish)
  return trip
}

async function save(now: PreviewTrip, body: TripEdit): Promise<PreviewTrip> {
  // What it was about is gone.
  if (Object.keys(body).length === 0) return now
  const path = '/trips/v1/custom-trips/ai/preview/{preview_id}/edit'
  return dataOf(api.POST(path, { params: { path: { preview_id: now.preview_id } }, body }))
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
