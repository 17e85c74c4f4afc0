import { isThai } from '../text/normalise.ts'
import { quoteAt } from './clauses.ts'
import { findPhrases, PatternList, spansOf } from './phrase-rule.ts'
import { phrasePattern, slotPattern } from './phrases.ts'
import type { Unplanned } from './reading.ts'
import type { Sheet, Span } from './sheet.ts'
import { BED_TOPICS } from './topic-bed-rules.ts'
import { ASKS } from './topic-beside-rules.ts'
import { TOPIC_CLOSURE_RULES } from './topic-closure-rules.ts'
import { DIET_TOPICS } from './topic-diet-rules.ts'
import { LIMIT_TOPICS } from './topic-limit-rules.ts'
import { NEED_TOPICS } from './topic-need-rules.ts'
import { TOPIC_QUESTION_RULES } from './topic-question-rules.ts'
import { ROAD_TOPICS } from './topic-road-rules.ts'
import type { Topic, TopicRule } from './topic-rule.ts'
import { TOPIC_RULES } from './topic-rules.ts'
import { SAFE_TOPICS } from './topic-safe-rules.ts'
import { SEASON_TOPICS } from './topic-season-rules.ts'
import { SERVICE_TOPICS } from './topic-service-rules.ts'
import { TOPIC_SLOTS } from './topic-slots.ts'
import { TICKET_TOPICS } from './topic-ticket-rules.ts'
import { TIME_TOPICS } from './topic-time-rules.ts'
import { WAY_TOPICS } from './topic-way-rules.ts'
import { WEATHER_TOPICS } from './topic-weather-rules.ts'

export const ALL_TOPICS: readonly TopicRule[] = [
  ...BED_TOPICS,
  ...TICKET_TOPICS,
  ...TOPIC_RULES,
  ...DIET_TOPICS,
  ...WEATHER_TOPICS,
  ...SEASON_TOPICS,
  ...TIME_TOPICS,
  ...WAY_TOPICS,
  ...TOPIC_CLOSURE_RULES,
  ...TOPIC_QUESTION_RULES,
  ...LIMIT_TOPICS,
  ...ROAD_TOPICS,
  ...SAFE_TOPICS,
  ...SERVICE_TOPICS,
  ...NEED_TOPICS,
]
const TOPICS = ALL_TOPICS.map(({ topic, reads, unless }: TopicRule) => ({
  topic,
  phrases: slotPattern(reads, TOPIC_SLOTS),
  unless: phrasePattern(unless ?? [], TOPIC_SLOTS),
}))
const PHRASES = new PatternList(TOPICS.map(({ phrases }) => phrases))

interface TopicSpan extends Span {
  readonly topic: Topic
}

/** Wishes for rooms, tickets, events and the like: at most one of each topic, in the order of the prompt. */
export function readTopics(sheet: Sheet): Unplanned[] {
  const isWord = isWordIn(sheet)
  const spans: TopicSpan[] = []
  for (let at = PHRASES.next(sheet); at >= 0; at = PHRASES.next(sheet, at + 1)) {
    const { topic, phrases, unless } = TOPICS[at] as (typeof TOPICS)[number]
    const said = findPhrases(sheet, phrases)
      .map(({ index, 0: words }) => ({ topic, start: index, end: index + words.length }))
      .filter(isWord)
    const shadows = said.length > 0 ? spansOf(sheet, unless) : []
    spans.push(...said.filter(({ start, end }) => !shadows.some((shadow) => shadow.start < end && shadow.end > start)))
  }
  // Of two that overlap the longer one is read.
  for (const span of spans.toSorted(byLength)) if (sheet.isFree(span)) sheet.claim(span)
  const ofTopics = new Map<Topic, Span[]>()
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const others = ofTopics.get(span.topic)
    if (others) others.push(span)
    else ofTopics.set(span.topic, [span])
  }
  return [...ofTopics].map(([topic, all]) => {
    // “We got tickets … are there any buses?”: what is asked is quoted before what is told.
    const asked = all.length > 1 ? all.find((span) => ASKS.test(quoteAt(sheet, span).toLowerCase())) : undefined
    return { topic, said: wordsOf(sheet, asked ?? (all[0] as Span)) }
  })
}
const byLength = (a: Span, b: Span) => b.end - b.start - (a.end - a.start)

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
