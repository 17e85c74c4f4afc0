import { Suspense } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { later } from '../ui/later.ts'
import { BudgetForm } from './budget-form.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { DaysForm } from './days-form.tsx'
import { KindsForm } from './kinds-form.tsx'
import { PartyForm } from './party-form.tsx'
import type { Constraints, Trip, WishKey } from './plan-types.ts'
import { wishTexts } from './wish-texts.ts'

// The calendar is larger than all other forms together.
const DatesForm = later(async () => (await import('./dates-form.tsx')).DatesForm)

/** How much somebody likes a kind of place that they have chosen. */
const LIKED = 0.7

interface WishFormProps {
  readonly wish: WishKey
  readonly trip: Trip
  onApply(constraints: Constraints): void
}

export function WishForm({ wish, trip, onApply }: WishFormProps) {
  const t = useTexts(wishTexts)
  const { understood, start_date: start, number_of_days: days } = trip
  if (!understood) return null
  const { party, pace, budget, interests, avoid, transport } = understood
  switch (wish) {
    case 'days':
      return <DaysForm value={days} onApply={(value) => onApply(daysWish(value, start))} />
    case 'dates':
      return (
        <Suspense>
          <DatesForm
            start={start ?? null}
            onApply={(from) => onApply({ start_date: from, end_date: addDays(from, days - 1) })}
          />
        </Suspense>
      )
    case 'party':
      return <PartyForm value={party} onApply={(value) => onApply({ party: value })} />
    case 'pace':
      return (
        <ChoiceForm
          label={t.pace}
          value={pace}
          texts={t.paces}
          submit={t.again}
          onApply={(value) => onApply({ pace: value })}
        />
      )
    case 'budget':
      return <BudgetForm value={budget} onApply={(value) => onApply({ budget: value })} />
    case 'interests':
      return (
        <KindsForm
          label={t.interests}
          value={interests.map(({ category }) => category)}
          canRemove
          onApply={(kinds) => onApply({ interests: kinds.map((category) => ({ category, weight: LIKED })) })}
        />
      )
    case 'avoid':
      return (
        <KindsForm
          label={t.avoid}
          value={avoid.categories}
          canRemove={'preview_id' in trip}
          onApply={(categories) => onApply({ avoid: { ...avoid, categories: [...categories] } })}
        />
      )
    case 'transport':
      return (
        <ChoiceForm
          label={t.transport}
          value={transport}
          texts={t.transports}
          submit={t.again2}
          onApply={(value) => onApply({ transport: value })}
        />
      )
  }
}

/** The end follows from the number of days, so both change together. */
function daysWish(days: number, start: string | undefined): Constraints {
  return { days, ...(start !== undefined && { start_date: start, end_date: addDays(start, days - 1) }) }
}

function addDays(date: string, days: number): string {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
