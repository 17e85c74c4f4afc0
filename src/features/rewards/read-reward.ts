import type { Static } from 'typebox'
import { lengthErrors, tidyText } from '../../platform/http/user-text.ts'
import type { InputError } from '../../platform/input-error.ts'
import { notADateTime } from '../../platform/input-errors.ts'
import { alreadyOver, stockOfCodes, windowReversed } from './input-errors.ts'
import type { NewRewardSchema } from './new-reward-schema.ts'
import { MAX_NAME, MAX_TEXT } from './reward-vocabulary.ts'

type NewReward = Static<typeof NewRewardSchema>

/** The errors of a reward that its schema cannot find. */
export function rewardErrors(
  { name, text, starts_at: startsAt, ends_at: endsAt, stock, codes }: Partial<NewReward>,
  now: Date,
): InputError[] {
  const errors: InputError[] = []
  for (const language of ['th', 'en'] as const) {
    if (name) errors.push(...lengthErrors(`/name/${language}`, tidyText(name[language]), { max: MAX_NAME }))
    if (text) errors.push(...lengthErrors(`/text/${language}`, tidyText(text[language]), { max: MAX_TEXT }))
  }
  // RFC 3339 has leap seconds, which no clock of a computer shows.
  for (const [member, instant] of Object.entries({ starts_at: startsAt, ends_at: endsAt }))
    if (instant !== undefined && Number.isNaN(Date.parse(instant)))
      errors.push({ pointer: `/${member}`, ...notADateTime() })
  if (endsAt !== undefined && Date.parse(endsAt) <= now.getTime())
    errors.push({ pointer: '/ends_at', ...alreadyOver() })
  else if (endsAt !== undefined && startsAt !== undefined && Date.parse(endsAt) <= Date.parse(startsAt))
    errors.push({ pointer: '/ends_at', ...windowReversed() })
  if (stock !== undefined && codes !== undefined) errors.push({ pointer: '/stock', ...stockOfCodes() })
  return errors
}
