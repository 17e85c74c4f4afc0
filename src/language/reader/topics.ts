import { isThai } from '../text/normalise.ts'
import { quoteAt } from './clauses.ts'
import { findPhrases, spansOf } from './phrase-rule.ts'
import { phrasePattern, slotPattern } from './phrases.ts'
import type { Unplanned } from './reading.ts'
import type { Sheet, Span } from './sheet.ts'
import { ASKS } from './topic-beside-rules.ts'
import { TOPIC_CLOSURE_RULES } from './topic-closure-rules.ts'
import { LIMIT_TOPICS } from './topic-limit-rules.ts'
import { TOPIC_QUESTION_RULES } from './topic-question-rules.ts'
import { ROAD_TOPICS } from './topic-road-rules.ts'
import { TOPIC_RULES, type TopicRule } from './topic-rules.ts'
import { SAFE_TOPICS } from './topic-safe-rules.ts'
import { SERVICE_TOPICS } from './topic-service-rules.ts'
import { TOPIC_SLOTS } from './topic-slots.ts'
import { TIME_TOPICS } from './topic-time-rules.ts'
import { WAY_TOPICS } from './topic-way-rules.ts'
import { WEATHER_TOPICS } from './topic-weather-rules.ts'

export const ALL_TOPICS: readonly TopicRule[] = [
  ...TOPIC_RULES,
  ...WEATHER_TOPICS,
  ...TIME_TOPICS,
  ...WAY_TOPICS,
  ...TOPIC_CLOSURE_RULES,
  ...TOPIC_QUESTION_RULES,
  ...LIMIT_TOPICS,
  ...ROAD_TOPICS,
  ...SAFE_TOPICS,
  ...SERVICE_TOPICS,
]
const PATTERNS = ALL_TOPICS.map(({ topic, reads, unless }: TopicRule) => ({
  topic,
  phrases: slotPattern(reads, TOPIC_SLOTS),
  unless: phrasePattern(unless ?? [], TOPIC_SLOTS),
}))

/** Wishes for rooms, tickets, events and the like: at most one of each topic, in the order of the prompt. */
export function readTopics(sheet: Sheet): Unplanned[] {
  const isWord = isWordIn(sheet)
  const found = PATTERNS.filter(({ phrases }) => sheet.mayHave(phrases)).flatMap(({ topic, phrases, unless }) => {
    const said = findPhrases(sheet, phrases)
      .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
      .filter(isWord)
    const shadows = said.length > 0 ? spansOf(sheet, unless) : []
    const spans = said.filter(({ start, end }) => !shadows.some((shadow) => shadow.start < end && shadow.end > start))
    const [first] = spans
    if (first === undefined) return []
    // “We got tickets … are there any buses?”: what is asked is quoted before what is told.
    const asked = spans.length > 1 ? spans.find((span) => ASKS.test(quoteAt(sheet, span).toLowerCase())) : undefined
    return [{ topic, spans, at: first.start, said: wordsOf(sheet, asked ?? first) }]
  })
  for (const { spans } of found) for (const span of spans) if (sheet.isFree(span)) sheet.claim(span)
  return found
    .sort((a, b) => a.at - b.at)
    .filter(({ topic }, at, all) => all.findIndex((other) => other.topic === topic) === at)
    .map(({ topic, said }) => ({ topic, said }))
}

/** The words around it, without a place that was read: “… and Chiang Rai with a private driver”. */
function wordsOf(sheet: Sheet, span: Span): string {
  const said = quoteAt(sheet, span)
  const joint = JOINT.exec(sheet.text.slice(Math.max(0, span.start - LONGEST_JOINT), span.start))
  if (joint === null || sheet.isFree({ start: span.start - joint[0].length - 1, end: span.start - joint[0].length }))
    return said
  const from = said.toLowerCase().indexOf(sheet.text.slice(span.start, span.end))
  return from > 0 ? said.slice(from) : said
}
const JOINT = / (?:with|by|plus|including)(?: (?:an?|the|our|my|some))? $/
const LONGEST_JOINT = 24

const SHORT = 4

/** A short Thai word in the middle of another one is not that word. */
function isWordIn({ text, words }: Sheet): (span: Span) => boolean {
  let known: ReadonlySet<number> | undefined
  const isStart = (at: number) => (known ??= new Set(words.map(({ start }) => start))).has(at)
  return ({ start, end }) =>
    end - start > SHORT || !isThai(text.slice(start, end)) || isStart(start) || !isThai(text[start - 1] ?? '')
}
