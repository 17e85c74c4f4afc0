import { notAfter, notRightBefore, type Slots, WORD_EDGE } from './phrases.ts'

// What the slots of several kinds of lengths consist of.

/** Thai letters, a space, or what other rules have read. */
export const THAI_OR_READ = '[ก-์\\ufffc ]'
/** Letters of one sentence. */
export const OF_SENTENCE = '[^.;!?\\n]'

/** Signs between words. */
export const LENGTH_PIECES: Slots = {
  gap: ' ?',
  gaps: '\\s*',
  /** A comma may stand here. */
  sep: ',? ',
  /** Between “or” and the next word of a list: a space or a hyphen. */
  dash: '[ -]?',
}

/** `วันจันทร์` is no day that is counted. */
export const WEEKDAYS_TH = 'จันทร์, อังคาร, พุธ, พฤหัส, ศุกร์, เสาร์, อาทิตย์'
/** `วันละ 500`, while `3 วันละกัน` is only how people talk. */
export const RATE_TH = 'ละ[!กัน|นะ|คะ|ค่ะ|ครับ|คับ]'

/** Slots of all lengths. */
export const LENGTH_ENDS: Slots = {
  /** `ห้อง 5 คืนละ 800`. */
  noRate: notRightBefore(RATE_TH),
  /** Not after a price. */
  notPrice: notAfter('{digit}, baht, thb, usd, dollars, euro(s), pounds, k, per, $') + WORD_EDGE,
  /** The word ends here. */
  wordEnd: '(?=\\s|$|[,.])',
  /** A comma, or nothing. */
  sep: ',? ?',
  /** Some words. */
  monthGap: '[^.;!?\\n]{0,12}?',
}
