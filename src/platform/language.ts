import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Language = 'th' | 'en'

// Clients send few different headers; a parse costs more than all else that is done to a stored answer.
const seen = new LRUCache<string, Language>({ max: 500 })

/** RFC 9110 negotiation between Thai and English; whatever fits neither is Thai. */
export function negotiateLanguage(header: string | undefined): Language {
  if (!header) return 'th'
  const known = seen.get(header)
  if (known) return known
  const [best] = new Negotiator({ headers: { 'accept-language': header } }).languages(['th', 'en'])
  const language: Language = best === 'en' ? 'en' : 'th'
  if (header.length <= 200) seen.set(header, language)
  return language
}
