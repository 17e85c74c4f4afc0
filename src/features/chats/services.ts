import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { ChannelName, ChatChannel } from '../../platform/chat/chat.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { Planner } from '../ai-trips/public.ts'
import type { NotificationServices } from '../notifications/public.ts'

export type ChatServices = CoreServices &
  CatalogueServices &
  NotificationServices & {
    readonly planner: Planner
    /** The configured chat products. */
    readonly chatChannels: ReadonlyMap<ChannelName, ChatChannel>
    /** Keys the digests of link codes. */
    readonly linkCodeSecret: Buffer
  }
