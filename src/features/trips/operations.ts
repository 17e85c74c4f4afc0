import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { getCustomTripV1 } from './operations/get-custom-trip-v1.ts'

export const tripOperations = (parts: Parts): Operation[] => [getCustomTripV1(parts)]
