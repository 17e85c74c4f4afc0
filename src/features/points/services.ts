import type { CoreServices } from '../../platform/services.ts'
import type { NotificationServices } from '../notifications/public.ts'

export type PointServices = CoreServices & NotificationServices
