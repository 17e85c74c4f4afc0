import type { Language } from '../../platform/language.ts'

export interface TextRules {
  readonly language: Language
  /** Names of the trip; figures inside them are allowed (`วัดพระพุทธบาท`, `Soi 38`). */
  readonly names: readonly string[]
  /** Figures that the text may contain, in ASCII digits. */
  readonly figures: ReadonlySet<string>
}

/**
 * Cleans a text of the language model, or returns null if it breaks a rule. Times, distances and prices come from code:
 * a text that states its own is rejected as a whole, because a sentence without its figure is worse.
 */
export function cleanText(text: string, [least, most]: readonly [number, number], rules: TextRules): string | null {
  const clean = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (clean.length < least || clean.length > most || !clean.isWellFormed()) return null
  if (UNPRINTABLE.test(clean) || MARKUP.test(clean)) return null
  const own = withoutNames(clean, rules.names)
  if (!isIn(rules.language, own)) return null
  return statesFacts(own, rules.figures) ? null : clean
}

/** Control, invisible and private-use characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u
const MARKUP = /[<>{}[\]|`*#_\\]|https?:|www\.|\w@\w/i

/** Removes the longest names first, so that no name leaves a part of a longer one. */
function withoutNames(text: string, names: readonly string[]): string {
  let own = text
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    if (name !== '') own = own.replaceAll(name.normalize('NFC'), ' ')
  }
  return own
}

/** A text is in the language of most of its own letters; one that only names places is in any. */
function isIn(language: Language, text: string): boolean {
  const thai = text.match(/[\u0e01-\u0e2e]/g)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  return language === 'th' ? thai >= latin : latin >= thai
}

const NUMBER_WORD =
  '(?:\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|half an?|an?)|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|ครึ่ง)'
const UNIT = '(?:hours?|minutes?|kilomet(?:er|re)s?|km|met(?:er|re)s|ชั่วโมง|นาที|กิโลเมตร|กิโล|เมตร)'
/** Money and clock times, with or without digits. */
const OWN_FACTS = new RegExp(
  `[฿$€£%]|\\b(?:baht|thb|usd|dollars?|euros?)\\b|บาท|(?:โมง|ทุ่ม|นาฬิกา)|ตี(?:หนึ่ง|สอง|สาม|สี่|ห้า)|o['’]clock|\\b[ap]\\.m\\.|\\d\\s*[ap]m\\b|${NUMBER_WORD}[\\s-]*${UNIT}`,
  'i',
)

function statesFacts(text: string, figures: ReadonlySet<string>): boolean {
  const ascii = text.replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
  if (OWN_FACTS.test(ascii)) return true
  // Digits of other scripts are figures too, and never allowed.
  return (ascii.match(/\p{N}+(?:[.,:/]\p{N}+)*/gu) ?? []).some((figure) => !figures.has(figure))
}
