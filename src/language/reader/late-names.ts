import type { Draft } from './draft.ts'
import { isFiller } from './filler.ts'
import { readGeography } from './geography.ts'
import type { Lexicon } from './lexicon.ts'
import type { GeoMention } from './mentions.ts'
import { isName } from './other-words.ts'
import { PLAIN } from './polarity.ts'
import type { Gazetteer } from './reading.ts'
import type { Sheet } from './sheet.ts'

/** Names that are words too, but seldom in a request for a trip. */
const SELDOM_WORDS = new Set('ปาย แพร่ ตาก ปัว ฝาง กาญ จันท์ ชล ปราณ นางรอง อรัญ'.split(' '))

/**
 * `แพร่แบบสบาย ๆ 2 วัน`: of a trip that names no place, a word that nothing else has read and that is a name is where it
 * goes. Beside other words such names need a cue; a trip to a place of our choice is worse than one to theirs.
 */
export function readLateNames(sheet: Sheet, draft: Draft, gazetteer: Gazetteer, lexicon: Lexicon): void {
  if (draft.scope !== 'trip' || namesPlace(draft)) return
  const mentions = sheet.words.flatMap((word, at): GeoMention[] => {
    const { text, start, end } = word
    const geo = SELDOM_WORDS.has(text) && sheet.isFree(word) && !isFiller(text) ? lexicon.geo.get(text) : undefined
    return geo && isName(sheet, start, text, geo)
      ? [{ start, end, form: text, geo, concepts: [], first: at, last: at + 1, guessed: false }]
      : []
  })
  if (mentions.length === 0) return
  readGeography(
    sheet,
    draft,
    gazetteer,
    mentions,
    mentions.map(() => PLAIN),
  )
  for (const mention of mentions) sheet.claim(mention)
}

const namesPlace = ({ provinces, regions, mustVisit, base, end, avoidProvinces }: Draft) =>
  provinces.length + regions.length + mustVisit.length + avoidProvinces.length > 0 || base !== null || end !== null
