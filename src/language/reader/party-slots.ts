import { BYSTANDER_SLOTS } from './bystanders.ts'
import { PARTY_AGE_SLOTS } from './party-age-slots.ts'
import { ASIDE_SLOTS } from './party-aside-rules.ts'
import { BESIDE_PARTY_SLOTS } from './party-beside-slots.ts'
import { PARTY_COUNT_SLOTS } from './party-count-slots.ts'
import { FEW_SLOTS } from './party-few-rules.ts'
import { PARTY_KIN_SLOTS } from './party-kin-slots.ts'
import { MORE_PARTY_SLOTS } from './party-more-slots.ts'
import { PASSING_SLOTS } from './party-passing-rules.ts'
import { PLAIN_SLOTS } from './party-plain-rules.ts'
import { SIZE_SLOTS } from './party-size-rules.ts'
import { PARTY_TRAIT_SLOTS } from './party-trait-slots.ts'
import { PARTY_WRITER_SLOTS } from './party-writer-slots.ts'
import { type Slots } from './phrases.ts'

/** The slots of the rules about people; what each of them is stands in the file that it comes from. */
export const PARTY_SLOTS: Slots = {
  ...ASIDE_SLOTS,
  ...PASSING_SLOTS,
  ...BYSTANDER_SLOTS,
  ...FEW_SLOTS,
  ...MORE_PARTY_SLOTS,
  ...PLAIN_SLOTS,
  ...SIZE_SLOTS,
  ...PARTY_AGE_SLOTS,
  ...PARTY_COUNT_SLOTS,
  ...PARTY_KIN_SLOTS,
  ...PARTY_TRAIT_SLOTS,
  ...PARTY_WRITER_SLOTS,
  ...BESIDE_PARTY_SLOTS,
  /** A phrase begins: `น่าน 2 วัน แม่ไปด้วย`. */
  beginsTh: '(?<=^|[\\s,.(])',
  /** Where a word begins, after a space or a sign. */
  startOfTalk: '(?<=^|[\\s,.])',
  /** At the beginning of a line or a bracket. */
  atFirst: '(?<=^|[(\\n]\\s?)',
  /** Text that another rule has read. */
  claimed: '\\ufffc',
  /** What another rule has read, as a whole. */
  read: '\\ufffc{2,16}',
}
