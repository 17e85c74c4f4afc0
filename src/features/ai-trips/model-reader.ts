import { readBudget } from '../../language/reader/budget.ts'
import { readDates } from '../../language/reader/dates.ts'
import type { Draft } from '../../language/reader/draft.ts'
import { readDuration } from '../../language/reader/duration.ts'
import { emptyDraft } from '../../language/reader/empty-draft.ts'
import { finish } from '../../language/reader/finish-reading.ts'
import { avoid, readInterests } from '../../language/reader/interests.ts'
import { formOf, lexiconOf } from '../../language/reader/lexicon.ts'
import { listMentions } from '../../language/reader/mentions.ts'
import { provinceCodesOf } from '../../language/reader/name-provinces.ts'
import { languageOf } from '../../language/reader/prompt-language.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import type { Gazetteer, ReaderContext, Reading } from '../../language/reader/reading.ts'
import { MAX_PROMPT, Sheet } from '../../language/reader/sheet.ts'
import type { ModelClient } from '../../platform/ai/model-client.ts'
import { ModelError } from '../../platform/ai/model-error.ts'
import { addDays, type IsoDate } from '../../world/calendar.ts'
import { parseClock } from '../../world/hours.ts'
import type { Concept } from '../../world/vocabulary.ts'
import { readNames } from './model-names.ts'
import { readerRules } from './model-prompt.ts'
import { christianYear, type ModelReading, ModelReadingSchema, readAnswer } from './model-schema.ts'

/**
 * Asks a language model what a prompt says.
 * @throws ModelError, or the reason of the signal
 */
export async function askModel(
  client: Pick<ModelClient, 'complete'>,
  prompt: string,
  context: {
    readonly vocabulary: readonly Concept[]
    readonly today: IsoDate
    readonly signal?: AbortSignal
  },
): Promise<ModelReading> {
  const answer = await client.complete({
    system: readerRules(context.vocabulary, context.today),
    user: prompt.slice(0, MAX_PROMPT),
    schemaName: 'trip_wish',
    schema: ModelReadingSchema,
    check: (candidate) => {
      const read = readAnswer(candidate)
      return 'faults' in read ? read.faults : []
    },
    ...(context.signal && { signal: context.signal }),
  })
  const read = readAnswer(answer)
  if ('faults' in read) throw new ModelError('invalid', 'The answer of the model does not match the schema.')
  return read.said
}

/**
 * Turns the model's answer into a reading, within the bounds of the built-in reader: looks names up, and puts dates,
 * lengths and money through the built-in reader's rules.
 */
export function readingOf(said: ModelReading, prompt: string, context: ReaderContext): Reading {
  const { gazetteer } = context
  const draft = emptyDraft(languageOf(new Sheet(prompt).raw))
  const notUnderstood = said.not_understood.filter((part) => part.trim() !== '')
  readTime(said, draft, context)
  readHours(said, draft)
  readManner(said, draft)
  readMoney(said, draft)
  readKinds(said, draft, gazetteer, notUnderstood)
  readNames(said, draft, gazetteer, notUnderstood)
  // What trips do not include, and whether this is one, follow from the prompt by the same rules for both readers.
  const { scope, unplanned } = readPrompt(prompt, context)
  draft.unplanned.push(...unplanned)
  draft.scope = draft.provinces.length + draft.mustVisit.length > 0 ? 'trip' : scope
  const reading = finish(readStays(said, draft, gazetteer), draft)
  const onTrip = <W extends { readonly day: number | null }>(wish: W): W =>
    wish.day !== null && wish.day > reading.days ? { ...wish, day: null } : wish
  return {
    ...reading,
    interests: reading.interests.map(onTrip),
    mustVisit: reading.mustVisit.map(onTrip),
    notUnderstood: [...new Set(notUnderstood)].slice(0, MAX_NOT_UNDERSTOOD),
  }
}

/** Stays in plain words, for the rules that divide the days of the built-in reader. Nothing of the text is left over. */
function readStays({ stays }: ModelReading, draft: Draft, gazetteer: Gazetteer): Sheet {
  const parts = stays.map(
    ({ name, days, nights }) => `${name} ${days === null ? `${nights ?? 0} nights` : `${days} days`}`,
  )
  const sheet = new Sheet(parts.join(', '))
  const mentions = listMentions(sheet, lexiconOf(gazetteer)).filter(({ geo }) => geo !== null)
  if (draft.lengths.length + stays.length > 1) readDuration(sheet, draft, mentions)
  draft.visits = mentions.flatMap(({ start, end, geo }) => {
    const codes = geo ? provinceCodesOf(geo, gazetteer.provinces) : []
    return codes.length > 0 ? [{ start, end, codes, isNext: false }] : []
  })
  sheet.claim({ start: 0, end: sheet.text.length })
  return sheet
}

const MAX_NOT_UNDERSTOOD = 20

/** Phrases the answer in plain words for the built-in reader's rules, so that both find the same contradictions. */
function readTime(said: ModelReading, draft: Draft, context: ReaderContext): void {
  const { days, nights } = said
  const length = [days === null ? '' : `${days} days`, nights === null || nights === 0 ? '' : `${nights} nights`]
  readDuration(new Sheet(length.join(' ').trim()), draft)
  const start = said.start_date && christianYear(said.start_date)
  const end = said.end_date && christianYear(said.end_date)
  // An end date and a length give the start date.
  const first = start ?? (end !== null && draft.days !== null ? addDays(end, 1 - draft.days) : end)
  const dates = [first, end].filter((date) => date !== null)
  readDates(new Sheet(dates.join(' to ')), draft, context)
  if (draft.startDate === null) draft.month = said.month && christianYear(said.month)
}

function readHours(said: ModelReading, draft: Draft): void {
  draft.arrivalMinute = minuteOf(said.arrival_time)
  draft.departureMinute = minuteOf(said.departure_time)
  draft.windowStart = minuteOf(said.daily_start)
  draft.busy = said.busy.flatMap(({ what, day, said: words, start, end }) => {
    const [from, to] = [minuteOf(start), minuteOf(end)]
    if (from === null || to === null || to <= from) return []
    return [{ what, day, start: from, end: to, ...(words !== '' && { said: words }) }]
  })
  const end = minuteOf(said.daily_end)
  draft.windowEnd = end !== null && end > (draft.windowStart ?? 0) ? end : null
}

function minuteOf(clock: string | null): number | null {
  return clock === null ? null : parseClock(clock)
}

function readManner(said: ModelReading, draft: Draft): void {
  draft.pace = said.pace ?? (said.walking ? 'easy' : null)
  draft.maxStopsPerDay = said.max_stops_per_day
  draft.walking = said.walking
  draft.group = said.group
  draft.season = said.season
  draft.indoorOnly = said.indoor_only
  draft.moments = [...new Set(said.moments)]
  draft.transport = said.transport
  draft.adults = said.adults
  draft.children = said.children
  draft.seniors = said.seniors
  draft.foreigners = said.foreigners
  // A party of nobody was not meant.
  if ((said.adults ?? 0) + (said.children ?? 0) + (said.seniors ?? 0) === 0) draft.adults = null
  draft.diets = [...new Set(said.diets)]
  draft.foodAvoid = [...new Set(said.cannot_eat)]
}

const PER = { trip: '', person: 'per person', day: 'per day', person_day: 'per person per day' }

function readMoney(said: ModelReading, draft: Draft): void {
  const { budget_amount, budget_currency, budget_per, spending } = said
  draft.spending = spending
  if (budget_amount === null) return
  const unit = budget_currency === null || budget_currency === 'THB' ? 'baht' : budget_currency
  readBudget(new Sheet(`budget ${budget_amount} ${unit} ${PER[budget_per ?? 'trip']}`.trim()), draft)
}

function readKinds(said: ModelReading, draft: Draft, gazetteer: Gazetteer, notUnderstood: string[]): void {
  for (const { key, weight, min_count, exclusive, day } of said.interests) {
    const concept = findConcept(key, gazetteer)
    if (concept === undefined) notUnderstood.push(key)
    else if (!draft.interests.some((known) => known.key === concept.key && known.day === day)) {
      draft.interests.push({ key: concept.key, kind: concept.kind, weight, minCount: min_count, exclusive, day })
      addMoment(concept.key, draft)
    }
  }
  for (const { key, strength } of said.avoid_kinds) {
    const concept = findConcept(key, gazetteer)
    if (concept === undefined) notUnderstood.push(key)
    else avoid(draft, concept.key, strength)
  }
  // Without mentions, this only drops what is both wanted and avoided.
  readInterests(new Sheet(''), draft, lexiconOf(gazetteer), [], [], [])
}

/** Finds a concept by its key, or by any of its names if the model made up a key (`temples`, `night-market`). */
function findConcept(key: string, gazetteer: Gazetteer): Concept | undefined {
  const { byKey, concepts } = lexiconOf(gazetteer)
  return byKey.get(key) ?? concepts.get(formOf(key.replaceAll('_', ' ')))?.[0]
}

function addMoment(key: string, draft: Draft): void {
  if ((key === 'sunrise' || key === 'sunset') && !draft.moments.includes(key)) draft.moments.push(key)
}
