import { gazetteerOf } from '../../src/features/ai-trips/gazetteer.ts'
import { prepareTrip } from '../../src/features/ai-trips/trip-problem.ts'
import { readPrompt } from '../../src/language/reader/read-prompt.ts'
import type { Reading } from '../../src/language/reader/reading.ts'
import type { TripProblem } from '../../src/planner/problem.ts'
import type { TestService } from './service.ts'

/** What a service reads in a prompt on 21 November 2026. */
export const readingIn = ({ services: { catalogue } }: TestService, prompt: string): Reading =>
  readPrompt(prompt, { today: '2026-11-21', gazetteer: gazetteerOf(catalogue) })

/** The problem that it makes of the prompt. */
export const problemIn = (service: TestService, prompt: string): TripProblem =>
  prepareTrip(readingIn(service, prompt), service.services.catalogue).problem
