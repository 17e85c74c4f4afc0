import type { CoreServices } from '../../platform/services.ts'

export type PointServices = CoreServices
