import { useState } from 'react'
import { dataOf, TiaoProblem } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { tripKey } from './plan-keys.ts'
import type { Constraints, PlanEditor, Proposal, SavedTrip, TripEdit } from './plan-types.ts'
import { useFailures } from './use-failures.ts'
import { glide } from './view-transition.ts'

const PATH = '/trips/v1/custom-trips/{trip_id}'
const NOTHING = 'nothing_to_undo'

/** Edits a saved trip, by the version that is shown: if somebody else was faster, their version is shown instead. */
export function useTripEditor(trip: SavedTrip, key: string): PlanEditor {
  const [shown, setShown] = useState<SavedTrip | null>(null)
  const [canRedo, setCanRedo] = useState(false)
  const { isBusy, run } = useFailures()
  const role = trip.share?.my_role ?? 'owner'
  const params = { path: { trip_id: trip.trip_id }, header: { 'If-Match': `"${trip.version}"` } }

  const take = (next: SavedTrip) => {
    queries.setQueryData(tripKey(key), next)
    glide(() => setShown(null))
  }
  const write = (call: () => Promise<SavedTrip>, redo: boolean) =>
    void run(
      async () => {
        take(await call())
        setCanRedo(redo)
      },
      () => {
        setShown(null)
        void queries.invalidateQueries({ queryKey: tripKey(key) })
      },
    )
  const edit = (body: TripEdit) => dataOf(api.PUT(PATH, { params, body }))
  return {
    trip: shown ?? trip,
    canEdit: role !== 'view',
    isBusy,
    edit: (body, looks) => {
      // The next edit needs the answer to this one.
      if (isBusy) return
      if (looks) glide(() => setShown(looks as SavedTrip))
      write(() => edit(body), false)
    },
    change: (constraints) => write(() => edit(editFrom(constraints)), false),
    async propose(prompt): Promise<Proposal> {
      const body = { dry_run: true, ...(prompt !== null && { prompt }) }
      const next = await dataOf(api.POST(`${PATH}/optimize`, { params, body }))
      return {
        prompt,
        trip: next,
        changes: next.changes,
        savedMinutes: prompt === null ? next.changes.gain.minutes_travel : null,
        notUnderstood: next.not_understood,
      }
    },
    // The same wish on the same version gives the same plan.
    accept: ({ prompt }) => {
      const body = prompt === null ? {} : { prompt }
      write(() => dataOf(api.POST(`${PATH}/optimize`, { params, body })), false)
    },
    undo: trip.version === 1 ? null : () => write(() => returned('undo'), true),
    redo: canRedo ? () => write(() => returned('redo'), false) : null,
  }

  async function returned(way: 'undo' | 'redo'): Promise<SavedTrip> {
    try {
      return await dataOf(api.POST(`${PATH}/${way}`, { params, body: {} }))
    } catch (error) {
      if (error instanceof TiaoProblem && error.code === NOTHING) return trip
      throw error
    }
  }
}

/** What of a saved trip is changed without planning it again. */
function editFrom({ days, start_date, party, transport, budget }: Constraints): TripEdit {
  return {
    ...(days !== undefined && { number_of_days: days }),
    ...(start_date !== undefined && { start_date }),
    ...(party && { party }),
    ...(transport && { transport }),
    ...(budget && { budget: budget.amount }),
  }
}
