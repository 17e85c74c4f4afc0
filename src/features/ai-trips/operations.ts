import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { createTripWithAiPromptV1 } from './operations/create-trip-with-ai-prompt-v1.ts'
import { previewTrip } from './operations/preview-trip.ts'

export const aiTripOperations = (parts: Parts): Operation[] => [previewTrip(parts), createTripWithAiPromptV1(parts)]
