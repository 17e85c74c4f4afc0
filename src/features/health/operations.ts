import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { getHealthStatus } from './operations/get-health-status.ts'

export const healthOperations = (parts: Parts): Operation[] => [getHealthStatus(parts)]
