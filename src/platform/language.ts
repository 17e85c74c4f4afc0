import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Language = 'th' | 'en'

// Clients send few distinct headers, and parsing one costs more than the rest of a stored answer.
const seen = new LRUCache<string, Language>({ max: 500 })

/** The language that the caller prefers; null without a header or a preference. */
export function requestedLanguage(header: string | undefined): Language | null {
  if (!header) return null
  const named = new Negotiator({ headers: { 'accept-language': header } }).languages()
  const hasWish = named.some((tag) => /^(?:th|en)\b/i.test(tag)) || !named.includes('*')
  return hasWish ? negotiateLanguage(header) : null
}

/** RFC 9110 negotiation between Thai and English; defaults to Thai. */
export function negotiateLanguage(header: string | undefined): Language {
  if (!header) return 'th'
  const known = seen.get(header)
  if (known) return known
  const [best] = new Negotiator({ headers: { 'accept-language': header } }).languages(['th', 'en'])
  const language: Language = best === 'en' ? 'en' : 'th'
  if (header.length <= 200) seen.set(header, language)
  return language
}
