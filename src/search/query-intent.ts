import { normalise } from '../language/text/normalise.ts'
import type { Province, Region } from '../world/region.ts'
import type { SearchQuery } from './search-query.ts'

/** A query without its phrases of intent, and what those phrases ask for. */
export interface QueryIntent {
  /** The rest of the query; empty if the phrases were all of it. */
  readonly text: string
  /** A phrase such as “things to do” or “ที่เที่ยว” was removed: any place matches. */
  readonly wantsAnyPlace: boolean
  /** “near me”: use the caller's position. */
  readonly isNearMe: boolean
  readonly region: Region | null
}

/** Separates phrases of intent from a query. The remaining text is normalised. */
export function parseIntent(keyword: string): QueryIntent {
  let text = normalise(keyword)
  const take = (pattern: RegExp, replacement = ' '): boolean => {
    const before = text
    text = squeeze(text.replace(pattern, replacement))
    return text !== before
  }
  const takeAny = (patterns: readonly RegExp[]): boolean => patterns.filter((pattern) => take(pattern)).length > 0
  const isNearMe = takeAny(NEAR_ME)
  for (const [pattern, kind] of WISHES) take(pattern, ` ${kind} `)
  const wantsAnyPlace = takeAny(ANY_PLACE) || isNearMe
  const region = takeRegion(text)
  if (region) text = region.rest
  // Drops “in” of “things to do in pai”.
  if (wantsAnyPlace || region) take(DANGLING)
  return { text, wantsAnyPlace, isNearMe, region: region?.region ?? null }
}

/** Applies the intent of a query as filters. */
export function withIntent(query: SearchQuery, intent: QueryIntent, provinces: readonly Province[]): SearchQuery {
  if (intent.region === null) return query
  const codes = provinces.filter(({ region }) => region === intent.region).map(({ code }) => code)
  const { regionProvinceCodes: within } = query
  return { ...query, regionProvinceCodes: new Set(within ? codes.filter((code) => within.has(code)) : codes) }
}

function takeRegion(text: string): { readonly region: Region; readonly rest: string } | null {
  for (const pattern of REGION_PHRASES) {
    const match = pattern.exec(text)
    const region = match && REGION_WORDS[(match[1] ?? '').replace(' ', '')]
    if (region) return { region, rest: squeeze(text.replace(pattern, ' ')) }
  }
  return null
}

const squeeze = (text: string): string => text.replace(/ +/g, ' ').trim()

const NEAR_ME: readonly RegExp[] = [
  /\bnear(?:by)? (?:me|here|us|my (?:location|position|hotel))\b/,
  /\b(?:around|close to) (?:me|here|us)\b/,
  /\b(?:nearby|close by)$/,
  /(?:อยู่)?ใกล้ ?(?:ฉัน|ผม|เรา|ตัว|ที่นี่|นี้|กับฉัน)/,
  /(?:แถว|ละแวก|บริเวณ|ย่าน) ?นี้/,
  // ใกล้ๆ and แถวๆ at the end.
  /(?:ใกล้|แถว) ?$/,
]

/** Questions that imply a kind of place. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [/\bwhere (?:to|can i|can we|should i|should we) (?:stay|sleep)\b|\bplaces? to (?:stay|sleep)\b/, 'hotel'],
  [/\bwhere (?:to|can i|can we|should i|should we) (?:eat|dine)\b|\bplaces? to (?:eat|dine)\b/, 'restaurant'],
  [/(?:พัก|นอน) ?(?:ที่)?ไหนดี/, 'โรงแรม'],
  [/กิน ?(?:อะไร|(?:ที่)?ไหน)ดี|ร้านไหนดี/, 'ร้านอาหาร'],
]

const ANY_PLACE: readonly RegExp[] = [
  /\b(?:(?:top|best|good|great|nice|cool|fun|popular|must|recommended) )*(?:\d+ )?(?:things|stuff|activities|places|spots) to (?:do|see|visit|go|explore)\b/,
  /\bwhat (?:to|can i|can we|should i|should we) (?:do|see|visit)\b/,
  /\bwhere (?:to|can i|can we|should i|should we) (?:go|visit|travel)\b/,
  /\b(?:top|best) (?:\d+|five|ten|twenty)\b/,
  /\b(?:(?:best|nice|good|great|cool) )?places (?:for|with|in)\b/,
  /\b(?:(?:one|two|three|half|full|1|2|3) )?day (?:trip|tour|itinerary)s?\b|\bitinerary\b|\btravel guide\b/,
  /\b(?:recommend|recommendations?|suggestions?)\b/,
  /\b(?:in|of|around|across) thailand$/,
  /(?:ขอ)?แนะนำ/,
  /(?:สถานที่ท่องเที่ยว|ที่ท่องเที่ยว|ที่เที่ยว|สถานที่เที่ยว)(?!ดัง|ลับ|กลางคืน)(?:น่าไป|น่าสนใจ|ยอดนิยม|ยอดฮิต|สวย)?/,
  /มีอะไร(?:น่าเที่ยว|ให้เที่ยว|เที่ยว|น่าไป|บ้าง|ดี)/,
  /(?:ไป)?(?:เที่ยว)?(?:ที่)?ไหนดี|น่าเที่ยว|น่าไป/,
  /^(?:ไป)?เที่ยว(?!กลางคืน|ฟรี|เชิง|เกาะ|บิน)|เที่ยว$/,
  /(?:ใน|ทั่ว)(?:ประเทศ|เมือง)ไทย/,
]

const DANGLING =
  /^(?:in|at|on|of|for|with|near|around|to|ใน|ที่|แถว|ใกล้) |(?: |^)(?:in|at|on|of|for|with|near|around|to|the|ใน|ที่)$/

const REGION_WORDS: Readonly<Record<string, Region>> = {
  north: 'north',
  northern: 'north',
  northeast: 'northeast',
  northeastern: 'northeast',
  isan: 'northeast',
  isaan: 'northeast',
  isarn: 'northeast',
  central: 'central',
  east: 'east',
  eastern: 'east',
  west: 'west',
  western: 'west',
  south: 'south',
  southern: 'south',
  เหนือ: 'north',
  อีสาน: 'northeast',
  ตะวันออกเฉียงเหนือ: 'northeast',
  กลาง: 'central',
  ตะวันออก: 'east',
  ตะวันตก: 'west',
  ใต้: 'south',
}

const DIRECTIONS = 'north ?east(?:ern)?|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?'

/** A direction is a region only in these phrases: many places and dishes are named after one. */
const REGION_PHRASES: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:in|of|from|around|across|to) )?(?:\\bthe )?\\b(${DIRECTIONS}|central)(?: region)?(?: part)?(?: of)? thailand\\b`,
  ),
  /\b(?:in|of|from|around|across|to) (?:the )?(isa+r?n)\b/,
  new RegExp(`\\b(?:in|of|from|around|across) the (${DIRECTIONS})\\b`),
  new RegExp(`\\b(?:in|from|around|across) (${DIRECTIONS})$`),
  /^(isa+r?n|อีสาน)$/,
  /(?<!อาหาร)(?:ใน|ทาง|แถบ)?ภาค ?(ตะวันออกเฉียงเหนือ|อีสาน|เหนือ|ใต้|กลาง|ตะวันออก|ตะวันตก)/,
  /(?:ใน|ทาง|แถบ)(อีสาน)/,
]
