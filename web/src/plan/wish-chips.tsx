import './wish-chips.css'
import { LoaderCircle } from 'lucide-react'
import { lazy } from 'react'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { baht, dateRange, list } from '../texts/format.ts'
import { BudgetForm } from './budget-form.tsx'
import { DaysForm } from './days-form.tsx'
import { KindsForm } from './kinds-form.tsx'
import { PaceForm } from './pace-form.tsx'
import { PartyForm } from './party-form.tsx'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor } from './plan-types.ts'
import { TransportForm } from './transport-form.tsx'
import { useVocabulary } from './use-vocabulary.ts'
import { WishChip } from './wish-chip.tsx'
import { wishTexts } from './wish-texts.ts'

const DatesForm = lazy(async () => ({ default: (await import('./dates-form.tsx')).DatesForm }))

/** What the service understood, as chips that can be changed; a saved trip shows those that need no new plan. */
export function WishChips({ editor }: { editor: PlanEditor }) {
  const t = useTexts(wishTexts)
  const plan = useTexts(planTexts)
  const language = useLanguage()
  const nameOf = useVocabulary()
  const { trip, change, isBusy, canEdit } = editor
  const wish = trip.understood
  if (!wish || !canEdit) return null
  const replans = 'preview_id' in trip
  const names = (keys: readonly string[]) => list(keys.map(nameOf), language)
  const { start_date: from, end_date: to, number_of_days: days, budget } = trip
  const likes = wish.interests.map(({ category }) => category)
  return (
    <section className="wish-chips" aria-label={t.title}>
      <WishChip label={t.days} text={plan.days(days)} replans={replans}>
        {(apply) => <DaysForm value={days} onApply={(value) => apply(() => change(daysWish(value, from)))} />}
      </WishChip>
      <WishChip
        label={t.dates}
        text={from && to ? dateRange(from, to, language) : t.noDates}
        isOpenWish={!from}
        replans={replans}
      >
        {(apply) => (
          <DatesForm
            start={from ?? null}
            onApply={(start) => apply(() => change({ start_date: start, end_date: addDays(start, days - 1) }))}
          />
        )}
      </WishChip>
      <WishChip label={t.party} text={t.partyOf(wish.party)} replans={replans}>
        {(apply) => <PartyForm value={wish.party} onApply={(party) => apply(() => change({ party }))} />}
      </WishChip>
      {replans && (
        <WishChip label={t.pace} text={t.paces[wish.pace]} replans>
          {(apply) => <PaceForm value={wish.pace} onApply={(pace) => apply(() => change({ pace }))} />}
        </WishChip>
      )}
      <WishChip
        label={t.budget}
        text={wish.budget && budget ? t.budgetOf(baht(wish.budget.amount, language), wish.budget.per) : t.noBudget}
        isOpenWish={!budget}
        replans={replans}
      >
        {(apply) => <BudgetForm value={wish.budget} onApply={(next) => apply(() => change({ budget: next }))} />}
      </WishChip>
      {replans && (
        <>
          <WishChip
            label={t.interests}
            text={likes.length > 0 ? t.interestsOf(names(likes)) : t.anything}
            isOpenWish={likes.length === 0}
            replans
          >
            {(apply) => (
              <KindsForm
                label={t.interests}
                value={likes}
                onApply={(keys) =>
                  apply(() => change({ interests: keys.map((category) => ({ category, weight: 0.7 })) }))
                }
              />
            )}
          </WishChip>
          <WishChip
            label={t.avoid}
            text={wish.avoid.categories.length > 0 ? t.avoidOf(names(wish.avoid.categories)) : t.avoidNothing}
            isOpenWish={wish.avoid.categories.length === 0}
            replans
          >
            {(apply) => (
              <KindsForm
                label={t.avoid}
                value={wish.avoid.categories}
                onApply={(categories) => apply(() => change({ avoid: { ...wish.avoid, categories: [...categories] } }))}
              />
            )}
          </WishChip>
        </>
      )}
      <WishChip label={t.transport} text={t.transports[wish.transport]} replans={replans}>
        {(apply) => (
          <TransportForm value={wish.transport} onApply={(transport) => apply(() => change({ transport }))} />
        )}
      </WishChip>
      {isBusy && (
        <span className="wish-busy" role="status">
          <LoaderCircle aria-hidden="true" size={16} /> {plan.planningAgain}
        </span>
      )}
    </section>
  )
}

/** The end follows from the number of days, so both change together. */
function daysWish(days: number, start: string | undefined) {
  return { days, ...(start !== undefined && { start_date: start, end_date: addDays(start, days - 1) }) }
}

function addDays(date: string, days: number): string {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
