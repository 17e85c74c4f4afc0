import { LATIN_MONTH, THAI_MONTH } from './calendar-words.ts'
import { COUNT } from './numbers.ts'
import { anyOf, type Slots } from './phrases.ts'

const FARES = anyOf(
  'taxi, cab, grab, bolt, uber, tuk[ -]?tuk, songthaew, minivan, minibus, bus, train, ferry, boat, speedboat, longtail',
)
const VEHICLES = anyOf('car, van, minivan, minibus, bus, coach, suv, taxi, boat, longtail, speedboat, songthaew')
const FLOWERS = anyOf('[a-z]*flowers?, blossoms?, cherr(?:y|ies), tulips, lotus(?:es)?, orchids, poppies, sakura')
const SEASONAL = anyOf(`
  durian, mango, lychee, longan, mangosteen, rambutan, fruit, strawberry, firefly, whale, whale shark, turtle`)

/** The slots of the rules about topics. */
export const TOPIC_SLOTS: Slots = {
  number: `(?:${COUNT})`,
  howmuch: String.raw`\bhow much ${anyOf("is, are, does, do, would, will, should, could, might, for, 's")}(?: (?:a|an|the|it for a))?`,
  /** What has a fare. */
  ride: String.raw`\b${FARES}s?(?: ride| trip)?\b`,
  /** Alone in a list. */
  /** Money without its name. */
  sum: String.raw`(?<![\d,])(?:\d{4,6}|\d{1,3},\d{3}|\d{1,3}k)(?![\d-])`,
  item: '(?<=[,:;/•]\\s?)',
  itemEnd: '(?=\\s?(?:[,;/\\n]|$|และ|กับ))',
  dot: '[ -]',
  plus: '[+&] ?',
  /** “Is the road from Loei to Phetchabun”. */
  asks: String.raw`\b(?:is|are|will|would)\b[^.,;!?\n]{1,56}?`,
  figure: '(?:\\d{1,3}(?:[-–]\\d{1,3})?|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|ร้อย|สองร้อย|สามร้อย)',
  hours: String.raw`(?:\d{1,2}(?:\.5)?(?:\s?(?:-|to|or)\s?\d{1,2})?|one|two|three|four|five|six|a few|a couple of|an?)[ -]?(?:hours?'?s?'?|hrs?|h)(?![a-z])`,
  km: String.raw`(?:\d{2,3}(?:\s?(?:-|to|or)\s?\d{2,3})?|a hundred|two hundred|three hundred) ?(?:kms?|kilomet(?:er|re)s?|miles?)\b`,
  /** Of a limit: `กิโลเมตรต่อวัน`. */
  each: '(?:เมตร)?\\.?(?:\\s?(?:ต่อวัน|/\\s?วัน))?',
  anyGap: '[^.;!?\\n]{0,32}?',
  shortAsk: '[^.,;!?\\n]{0,20}?',
  fareGap: '[^.,;!?\\n]{0,32}?',
  /** What has a driver. */
  vehicle: String.raw`\b${VEHICLES}`,
  flowers: String.raw`\b${FLOWERS}\b`,
  month: '[a-z]{3,9}',
  monthEn: String.raw`(?:${LATIN_MONTH})\b`,
  monthTh: `(?:เดือน\\s?)?${THAI_MONTH}`,
  asksOf: String.raw`\b(?:is|are|was|would|will) (?:it |that |this |there )?(?:[^.;!?\n]{1,32}? )?(?:an? |still |really |actually |even |too )?`,
  monthGap: '[^.;!?\\n]{0,36}?',
  shortGap: '[^.;!\\n]{0,12}?',
  monthGapTh: '[^.;!?\\n]{0,24}?',
  days: String.raw`\b\d{1,2}[ -]?(?:days?|nights?)\b`,
  /** Nothing else is called after it. */
  smoky: String.raw`(?=\s*(?:[,.;!?)]|$|(?:in|there|then|by|at|around|already|yet|or|and|season|from|up|so|if|when|is)\b))`,
  rainEnd: '(?![a-z])',
  dryEnd: String.raw`(?=\s*(?:[,.;:!?)]|$|(?:in|for|then|by|at|around|this|that|during|over|enough|and|or|if|when|with|to|from|please|all)\b))`,
  ends: '(?=[\\s,.;!?]|$)',
  bloomEnd: '(?=\\s*(?:[,.;!?]|$|in\\b|there\\b|at\\b))',
  /** What has a season. */
  fruit: String.raw`\b${SEASONAL}`,
}
