import type { Static } from 'typebox'
import type { AddressCaller, Context, UserCaller } from '../../platform/operation.ts'
import { bangkokDate } from '../../world/calendar.ts'
import { type KeptPreviewSchema, keepPreview, renderPreview } from '../trips/public.ts'
import { planTrip } from './plan-trip.ts'
import type { Seat } from './planner-pool.ts'
import { preferencesOf } from './saved-preferences.ts'
import type { AiTripServices } from './services.ts'
import { readToday, type TripPromptSchema } from './trip-prompt.ts'

type Asked = Pick<Context, 'language' | 'signal' | 'log'> & {
  readonly body: Static<typeof TripPromptSchema>
  readonly caller: UserCaller | AddressCaller
  readonly onStage?: Seat['onStage']
}

/** Plans a trip from a prompt and keeps it as a preview. */
export async function planPreview(
  own: AiTripServices,
  { body, language, caller, signal, log, onStage }: Asked,
): Promise<Static<typeof KeptPreviewSchema>> {
  const now = own.clock()
  const preferences = caller.kind === 'user' ? await preferencesOf(own.db, caller.id) : undefined
  const trip = await planTrip(
    { ...own, log },
    {
      prompt: body.prompt,
      today: readToday(body.today, now),
      constraints: body.constraints ?? {},
      language,
      preferences,
    },
    { caller: `${caller.kind}:${caller.id}`, signal, onStage },
  )
  const preview_id = await keepPreview(own.db, trip, now)
  return { preview_id, ...renderPreview(trip, { catalogue: own.catalogue, language, today: bangkokDate(now) }) }
}
