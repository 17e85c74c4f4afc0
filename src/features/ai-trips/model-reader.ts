import { readBudget } from '../../language/reader/budget.ts'
import { readDates } from '../../language/reader/dates.ts'
import { contradict, type Draft, emptyDraft } from '../../language/reader/draft.ts'
import { MAX_DAYS, readDuration, settleDuration } from '../../language/reader/duration.ts'
import { formOf, lexiconOf } from '../../language/reader/lexicon.ts'
import { settlePace } from '../../language/reader/pace.ts'
import { settleParty } from '../../language/reader/party.ts'
import type { Gazetteer, MealWish, ReaderContext, Reading } from '../../language/reader/reading.ts'
import { MAX_PROMPT, Sheet } from '../../language/reader/sheet.ts'
import { settleWindow } from '../../language/reader/window.ts'
import type { ModelClient } from '../../platform/ai/model-client.ts'
import { ModelError } from '../../platform/ai/model-error.ts'
import { parseClock } from '../../world/hours.ts'
import type { Concept } from '../../world/vocabulary.ts'
import { addGeo, findEndpoint, findGeo, findPlaceWish, isWhole, provinceOf } from './model-names.ts'
import { readerRules } from './model-prompt.ts'
import { christianYear, type ModelReading, ModelReadingSchema, readAnswer } from './model-schema.ts'

/**
 * Reads a prompt by a language model. Whatever it answers becomes a reading within the same bounds as the built-in
 * reader's: names are looked up here, dates, lengths and money go through the rules of the built-in reader. Throws
 * `ModelError`, or the reason of the signal.
 */
export async function readWithModel(
  client: ModelClient,
  prompt: string,
  context: ReaderContext & { readonly signal?: AbortSignal },
): Promise<Reading> {
  const text = prompt.slice(0, MAX_PROMPT)
  const answer = await client.complete({
    system: readerRules(context.gazetteer.vocabulary, context.today),
    user: text,
    schemaName: 'trip_wish',
    schema: ModelReadingSchema,
    check: (candidate) => {
      const read = readAnswer(candidate)
      return 'faults' in read ? read.faults : []
    },
    ...(context.signal && { signal: context.signal }),
  })
  const read = readAnswer(answer)
  if ('faults' in read) throw new ModelError('invalid', 'The answer of the model does not fit.')
  return readingOf(read.said, text, context)
}

function readingOf(said: ModelReading, prompt: string, context: ReaderContext): Reading {
  const { gazetteer } = context
  const draft = emptyDraft(scriptOf(prompt))
  const notUnderstood = said.not_understood.filter((part) => part.trim() !== '')
  readTime(said, draft, context)
  readMoneyAndParty(said, draft)
  readManner(said, draft)
  readAreas(said, draft, gazetteer)
  readPlaces(said, draft, gazetteer)
  readKinds(said, draft, gazetteer, notUnderstood)
  settleWindow(draft)
  const pace = settlePace(draft)
  const party = settleParty(draft)
  const days = settleDuration(draft)
  const onTrip = <W extends { readonly day: number | null }>(wish: W): W =>
    wish.day !== null && wish.day > days ? { ...wish, day: null } : wish
  const { provinces, regions, towns, districts, islands, start, end, base, month, nights } = draft
  const { arrivalMinute, departureMinute, startDate, endDate, maxStopsPerDay, walking, budget, spending } = draft
  const { transport, meals, indoorOnly, moments, assumed, conflicts, language, notFound } = draft
  return {
    ...{ language, days, nights, startDate, endDate, month, provinces, regions, towns, districts, islands },
    ...{ start, end, base, arrivalMinute, departureMinute, pace, maxStopsPerDay, walking, budget, spending, party },
    ...{ transport, meals, indoorOnly, moments, notFound, assumed, conflicts, notUnderstood },
    interests: draft.interests.map(onTrip),
    mustVisit: draft.mustVisit.map(onTrip),
    avoid: {
      kinds: [...draft.avoidKinds].map(([key, strength]) => ({ key, strength })),
      placeIds: draft.avoidPlaces,
      provinces: draft.avoidProvinces,
    },
    dailyWindow: { start: draft.windowStart, end: draft.windowEnd },
    food: { diets: draft.diets, avoid: draft.foodAvoid },
  }
}

/** The script that most letters are in. */
function scriptOf(text: string): 'th' | 'en' {
  const thai = text.match(/[\u0e01-\u0e5b]/g)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  return thai >= latin ? 'th' : 'en'
}

/** Said in plain words and read by the rules of the built-in reader, so that both find the same contradictions. */
function readTime(said: ModelReading, draft: Draft, context: ReaderContext): void {
  const { days, nights, start_date, end_date, month } = said
  const length = [days === null ? '' : `${days} days`, nights === null || nights === 0 ? '' : `${nights} nights`]
  readDuration(new Sheet(length.join(' ')), draft)
  const dates = [start_date, end_date].filter((date) => date !== null).map(christianYear)
  readDates(new Sheet(dates.join(' to ')), draft, context)
  // Only the last day is known: it counts when the length is.
  if (start_date === null && end_date !== null && draft.days !== null) {
    draft.endDate = draft.startDate
    draft.startDate = null
    startBefore(draft)
  }
  if (draft.startDate === null) draft.month = month === null ? null : christianYear(month)
  draft.arrivalMinute = minuteOf(said.arrival_time)
  draft.departureMinute = minuteOf(said.departure_time)
  draft.windowStart = minuteOf(said.daily_start)
  draft.windowEnd = minuteOf(said.daily_end)
  if (draft.windowStart !== null && draft.windowEnd !== null && draft.windowStart >= draft.windowEnd) {
    draft.windowEnd = null
  }
}
