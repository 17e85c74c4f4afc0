import { chooseStays } from '../../src/features/ai-trips/choose-stays.ts'
import { gazetteerOf } from '../../src/features/ai-trips/gazetteer.ts'
import type { TripStay } from '../../src/features/ai-trips/trip-stay.ts'
import { readPrompt } from '../../src/language/reader/read-prompt.ts'
import type { Reading } from '../../src/language/reader/reading.ts'
import type { TestService } from './service.ts'

/** What the built-in reader makes of a prompt on 21 November 2026. */
export function readIn({ services }: TestService, prompt: string): Reading {
  return readPrompt(prompt, { today: '2026-11-21', gazetteer: gazetteerOf(services.catalogue) })
}

/** The stays that are chosen for a prompt; none where the trip has one area or divides its days itself. */
export function staysIn(service: TestService, prompt: string): readonly TripStay[] {
  return chooseStays(readIn(service, prompt), service.services.catalogue) ?? []
}
