import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { list } from '../texts/format.ts'
import type { Constraints, Trip } from './plan-types.ts'
import { useVocabulary } from './use-vocabulary.ts'
import { wishTexts } from './wish-texts.ts'

/**
 * The words that ask for a change which the service makes by planning a saved trip again; null if an edit makes it, or if it asks
 * for nothing new.
 */
export function useWishWords(): (constraints: Constraints, trip: Trip) => string | null {
  const t = useTexts(wishTexts)
  const language = useLanguage()
  const nameOf = useVocabulary()
  return ({ pace, avoid }, { understood }) => {
    if (pace) return t.askPace[pace]
    const known = new Set(understood?.avoid.categories)
    const added = (avoid?.categories ?? []).filter((each) => !known.has(each))
    return added.length > 0 ? t.askAvoid(list(added.map(nameOf), language)) : null
  }
}
