import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { previewTrip } from './preview-trip.ts'

export const aiTripOperations = (parts: Parts): Operation[] => [previewTrip(parts)]
