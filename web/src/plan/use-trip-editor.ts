import { useState } from 'react'
import { dataOf, TiaoProblem } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { loadTrip } from './load-trip.ts'
import { tripKey } from './plan-keys.ts'
import type { Change, Constraints, PlanEditor, Proposal, SavedTrip, TripEdit } from './plan-types.ts'
import { useEditQueue } from './use-edit-queue.ts'
import { useWishWords } from './wish-words.ts'

const PATH = '/trips/v1/custom-trips/{trip_id}'
const NOTHING = 'nothing_to_undo'
/** Somebody else has changed the trip meanwhile. */
const STALE = 412

/** Edits a saved trip, by the version that is shown. */
export function useTripEditor(trip: SavedTrip, key: string): PlanEditor {
  const [canRedo, setCanRedo] = useState(false)
  const wordsFor = useWishWords()
  const { shown, isBusy, add } = useEditQueue<SavedTrip>({
    trip,
    take: (next) => queries.setQueryData(tripKey(key), next),
    onFailed: () => void queries.invalidateQueries({ queryKey: tripKey(key) }),
  })
  const role = trip.share?.my_role ?? 'owner'
  /** Edits are made of what somebody meant, so that they fit into what somebody else did, too. */
  const write = (send: (now: SavedTrip) => Promise<SavedTrip>, { redo = false, looks }: WriteOptions = {}) =>
    add({
      ...(looks && { looks: (now: SavedTrip) => looks(now) as SavedTrip }),
      async send(now) {
        const next = await send(now).catch(async (error: unknown) => {
          if (error instanceof TiaoProblem && error.status === STALE) return send(await loadTrip(key))
          throw error
        })
        setCanRedo(redo)
        return next
      },
    })
  return {
    trip: shown,
    canEdit: role !== 'view',
    isBusy,
    edit: (change) => write((now) => save(now, change(now).edit), { looks: (now) => change(now).shown }),
    change(constraints) {
      const words = wordsFor(constraints, trip)
      if (words !== null) write((now) => optimise(now, words))
      else write((now) => save(now, editFrom(constraints)))
    },
    async propose(prompt): Promise<Proposal> {
      const body = { dry_run: true, ...(prompt !== null && { prompt }) }
      const next = await dataOf(api.POST(`${PATH}/optimize`, { params: at(trip), body }))
      return {
        prompt,
        trip: next,
        changes: next.changes,
        savedMinutes: prompt === null ? next.changes.gain.minutes_travel : null,
        notUnderstood: next.not_understood,
      }
    },
    // The same wish on the same version gives the same plan.
    accept: ({ prompt }) => write((now) => optimise(now, prompt)),
    undo: trip.version === 1 ? null : () => write((now) => takeBack(now, 'undo'), { redo: true }),
    redo: canRedo ? () => write((now) => takeBack(now, 'redo')) : null,
  }
}

interface WriteOptions {
  readonly redo?: boolean
  looks?(now: SavedTrip): ReturnType<Change>['shown']
}

const at = ({ trip_id, version }: SavedTrip) => ({ path: { trip_id }, header: { 'If-Match': `"${version}"` } })

async function save(now: SavedTrip, body: TripEdit): Promise<SavedTrip> {
  // What it was about is gone.
  if (Object.keys(body).length === 0) return now
  return dataOf(api.PUT(PATH, { params: at(now), body }))
}

async function optimise(now: SavedTrip, prompt: string | null): Promise<SavedTrip> {
  const body = prompt === null ? {} : { prompt }
  return dataOf(api.POST(`${PATH}/optimize`, { params: at(now), body }))
}

async function takeBack(now: SavedTrip, way: 'undo' | 'redo'): Promise<SavedTrip> {
  try {
    return await dataOf(api.POST(`${PATH}/${way}`, { params: at(now), body: {} }))
  } catch (error) {
    if (error instanceof TiaoProblem && error.code === NOTHING) return now
    throw error
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
