import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { WITHOUT_THIS_TIME } from './role-again-rules.ts'
import type { Sheet } from './sheet.ts'

const REACH = 96

/** “Been to Pattaya four times, this time no beach”: who names only a place that they know goes there again. */
export function goThereAgain({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  const [first] = mentions
  const isOther = roles.some((role) => role !== 'known' && role !== 'avoid')
  if (!first || isOther || mentions.some(({ form }) => form !== first.form)) return
  if (!WITHOUT_THIS_TIME.test(text.slice(first.end, first.end + REACH))) return
  roles.fill('visit')
}
