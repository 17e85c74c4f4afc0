import { POLITE } from './common-words.ts'
import { followedBy, rightBefore, type Slots } from './phrases.ts'

// Slots of what is refused after it is named: refusal-rules.ts.

/** A sentence ends here. */
const SIGN = '[.,;:!?)\\n]'
/** Words with which its reason or the next wish begins. */
const NEXT = 'and, but, so, because, since, as, this time, thank(s), please, pls, though, tbh'

export const REFUSAL_SLOTS: Slots = {
  /** The sentence ends, or its reason follows: “malls we can skip *because* …”. */
  end: String.raw`(?=\s*(?:[.,;:!?)\n\ufffc-]|$|(?:and|but|so|because|since|as|this time|thanks?|please|pls|at all|either|though|tbh|lol|haha|anymore|any more(?! [a-z\ufffc])|for (?:me|us|now|this|kids))\b|for (?:the|my|our)(?: kids| ?\ufffc)))`,
  /** Nothing follows that it may be said of, not even words that are read already: not “not too much *driving*”. */
  close: followedBy(`{sign}, {end}, ${NEXT}, for (me|us)`, { sign: SIGN }),
  /** The Thai phrase ends, or a polite word or the reason follows: `ตัดออกค่ะ`, `ข้ามไปเลย`. */
  endth: rightBefore(
    `
    {space}, {end}, {sign}, ${POLITE}, ฮะ, น้า, จ้ะ, จ๊ะ, เน้อ, อ่ะ, อะ, ว่ะ, วะ, เด้อ, ละ, ล่ะ,
    เลย, แล้ว, ดีกว่า, ทั้ง, เพราะ, กลัว, ก็ได้, เด็ดขาด, จริง, สัก, ขอ, อยาก, เอา, มัน, คน`,
    { sign: '[,.;!?)]' },
  ),
  /** “Done *to death*”, “seen them *already*”, “already visited”. */
  alreadyEnd:
    '(?= (?:it |them |that )?(?:to death|already|before|many times|enough|all)\\b|(?<=already (?:done|seen|visited))\\s*(?:[.,;!)\\n]|$))',
  /** For whom it is not: “not for *our teenagers*”. */
  who: '[a-z]{2,12}(?: [a-z]{2,12})?',
  /** Where they had enough of it: “our fill of in *Rome*”. */
  region: '[a-z\\ufffc ]{2,16}?',
  /** The sentence ends at once: “Shopping malls, *no.*” */
  full: followedBy('{sign}, {end}', { sign: '[.;!\\n]' }),
  /** “A temple-free trip”. */
  free: rightBefore('{space}(trip|day|days|plan|itinerary|holiday|tour|please|pls), {sign}, {end}', { sign: '[.,;!]' }),
}
