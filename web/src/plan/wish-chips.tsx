import './wish-chips.css'
import { LoaderCircle } from 'lucide-react'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { baht, dateRange, list } from '../texts/format.ts'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor, WishKey } from './plan-types.ts'
import { useVocabulary } from './use-vocabulary.ts'
import { WishChip } from './wish-chip.tsx'
import { wishTexts } from './wish-texts.ts'

/** The service plans the whole trip for these, which it does only while the trip is not saved. */
const PLANNED_ANEW: ReadonlySet<WishKey> = new Set(['interests'])

/** What the service understood, as chips that can be changed; a saved trip shows those that need no wholly new plan. */
export function WishChips({ editor }: { editor: PlanEditor }) {
  const t = useTexts(wishTexts)
  const plan = useTexts(planTexts)
  const language = useLanguage()
  const nameOf = useVocabulary()
  const { trip, isBusy, canEdit } = editor
  const wish = trip.understood
  if (!wish || !canEdit) return null
  // A saved trip remembers the wish that it began with, not what was asked of it later.
  const isSaved = !('preview_id' in trip)
  const { start_date: from, end_date: to, budget } = trip
  const names = (keys: readonly string[]) => list(keys.map(nameOf), language)
  const likes = wish.interests.map(({ category }) => category)
  const avoids = wish.avoid.categories
  const chips = [
    chip('days', plan.days(trip.number_of_days)),
    chip('dates', from && to ? dateRange(from, to, language) : '', t.noDates),
    chip('party', t.partyOf(wish.party)),
    isSaved ? chip('pace', '', t.changePace) : chip('pace', t.paces[wish.pace]),
    chip(
      'budget',
      wish.budget && budget ? t.budgetOf(baht(wish.budget.amount, language), wish.budget.per) : '',
      t.noBudget,
    ),
    chip('interests', likes.length > 0 ? t.interestsOf(names(likes)) : '', t.anything),
    isSaved
      ? chip('avoid', '', t.avoidMore)
      : chip('avoid', avoids.length > 0 ? t.avoidOf(names(avoids)) : '', t.avoidNothing),
    chip('transport', t.transports[wish.transport]),
  ].filter((each) => !isSaved || !PLANNED_ANEW.has(each.wish))
  return (
    <section className="wish-chips" aria-label={t.title}>
      {chips.map((each) => (
        <WishChip key={each.wish} {...each} editor={editor} />
      ))}
      {isBusy && (
        <span className="wish-busy" role="status">
          <LoaderCircle aria-hidden="true" size={16} /> {plan.planningAgain}
        </span>
      )}
    </section>
  )
}

/** `open` is the text while nobody has said anything about it. */
function chip(wish: WishKey, said: string, open = '') {
  return { wish, text: said || open, isOpenWish: said === '' }
}
