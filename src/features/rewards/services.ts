import type { CoreServices } from '../../platform/services.ts'

export type RewardServices = CoreServices
