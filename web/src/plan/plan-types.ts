import type { operations, Schemas } from 'tiao-sdk'

export type SavedTrip = Schemas['Trip']
export type PreviewTrip = Schemas['TripPreview']
/** What the plan page shows: a preview or a saved trip. */
export type Trip = PreviewTrip | SavedTrip
export type Day = Schemas['TripDay']
export type Stop = Schemas['Stop']
export type Leg = Schemas['Leg']
/** What somebody on the road needs to know of a place. */
export type PlaceNotes = Pick<
  Schemas['Place'],
  'place_id' | 'opening_hours' | 'hours_basis' | 'business_status' | 'contact' | 'good_to_know'
>
export type Understood = Schemas['Understood']
export type Constraints = Schemas['TripConstraints']
export type Changes = Schemas['TripChanges']
/** What of a wish has a chip. */
export type WishKey = 'days' | 'dates' | 'party' | 'pace' | 'budget' | 'interests' | 'avoid' | 'transport'
export type TripEdit = operations['editTripPreview']['requestBody']['content']['application/json']
export type DayEdit = NonNullable<TripEdit['days']>[number]

/** An edit for the service, and how the trip looks until it has answered: in the new order, with the old times. */
export interface PlannedEdit {
  readonly edit: TripEdit
  readonly shown: Trip
}

/** What somebody did, for any state of the trip; an edit of nothing where it no longer fits. */
export type Change = (trip: Trip) => PlannedEdit

/** A plan that the service offers and nobody has accepted yet. */
export interface Proposal {
  /** The words that asked for it; null for a better order. */
  readonly prompt: string | null
  readonly trip: Trip
  readonly changes: Changes
  /** Minutes of travel saved; null if that is not what it is about. */
  readonly savedMinutes: number | null
  readonly notUnderstood: readonly string[]
}

/** What can be done with the trip at hand; the same for a preview and a saved trip. */
export interface PlanEditor {
  readonly trip: Trip
  readonly canEdit: boolean
  readonly isBusy: boolean
  edit(change: Change): void
  /** Changes what was understood, and plans again where that is needed. */
  change(constraints: Constraints): void
  /** Plans again by words, or without them for a better order, and shows what would change. */
  propose(prompt: string | null): Promise<Proposal>
  accept(proposal: Proposal): void
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
}
