import { type Slots, words } from './phrases.ts'

// The words by which people of one list are known: who is a spouse, a parent, a man or a woman, and what stands between them.
// `party-runs.ts` uses them; their sentences are in `party-member-lists.ts`.

const SIGNS = { gap: '\\s?', figure: '\\d{1,2}' }
/** `isOneOf`: what was said is one of these phrases and nothing else; `begins`, `ends`: it begins, ends with one; `has`: one is in it. */
const isOneOf = (phrases: string, slots: Slots = SIGNS) => new RegExp(`^${words(phrases, slots)}$`)
const begins = (phrases: string, slots: Slots = SIGNS) => new RegExp(`^${words(phrases, slots)}`)
const ends = (phrases: string, slots: Slots = SIGNS) => new RegExp(`${words(phrases, slots)}$`)
const has = (phrases: string, slots: Slots = SIGNS) => new RegExp(words(phrases, slots))

/** “4 adults”: a word that counts grown people. */
export const COUNT_OF_ADULTS = begins('adult(s), grown( up)(s), ผู้ใหญ่')

/** Husband and wife; both make a couple. */
export const SPOUSES = [isOneOf('husband, hubby, hubs, สามี'), isOneOf('wife, wifey, ภรรยา')]
/** Father or mother, in English: “mum, dad and a girl of 4” are parents and their child. */
export const PARENT = isOneOf('mum, mom, mummy, mommy, mama, mother, dad, daddy, papa, father')
/** `หลานสาว 3 ขวบกับพ่อแม่เขา`: parents of the child that is named before them. */
export const THEIR_PARENTS = isOneOf('(คุณ)พ่อ(กับ|และ|)(คุณ)แม่(ของ)(เขา|เค้า)')
/** “My son, his wife”: who has a partner is grown up. */
export const THEIR_PARTNER = begins('their (wife|husband|girlfriend|boyfriend|partner|fiance(e)|fiancé(e))')
/** Brothers and sisters: `พี่สาว`, `น้อง`. */
export const SIBLING = begins('พี่, น้อง')
/** Whose children they are: `แม่กับน้องสาวเขา`. */
export const OF_THEM = has('เขา, เค้า')

/** Grown men and women, beside whom “girls” are grown up: “3 guys and 2 girls”. */
export const MEN = isOneOf('guy(s), lad(s), gents, ladies, men, women')
export const YOUNG = isOneOf('girl(s), boy(s)')
/** How many of them are men or women: `ชาย 1 หญิง 3`. */
export const OF_SEX = isOneOf('(ผู้)(ชาย|หญิง), ผช, ผญ, ช, ญ, men, women, guys, girls, ladies, lads, males, females')

/** Before a word: whose it is (“my”); an article (“the ”). */
export const OWNED = begins('my, our, your, his, her, their')
export const ARTICLE = begins('(a|an|the|both){space}')
/** Before a list: the writer takes them along, or is beside them: “with ”, “me and ”. */
export const IS_TAKEN_ALONG = ends('(with|taking|bringing|take|bring|my|our|and|plus){space}')
/** Between the writer and a child: “my partner and I have a 3 year old”. */
export const HAVE = isOneOf("{space}(have|have got|'ve got){space}")
/** Between a Thai “we” and a child, `เราจะพาลูก`: both parents may say it. */
export const PLANNED = has('จะ, อยาก, ขอ, ตั้งใจ, วางแผน, ต้อง, ชวน')
/** Between two of them: one takes or asks the next, `แม่พาลูก`. */
export const TAKEN_OR_ASKED = has('พา, ชวน')
export const TAKEN = ends('พา{gap}')
/** Between children and the writer: `ลูกไปกับเรา` is said by both parents. */
export const GOES = has('ไป, มา, มี, พร้อม')
/** `แม่กับหนูสองคน`: joined with the writer. */
export const JOINED = ends('(กับ|กะ|และ){gap}')

/** After a number of children: their ages, so that the number is that of the children. */
export const HAS_AGES = has('ขวบ, {open}{gap}{figure}{gap}{joins}', { ...SIGNS, joins: '[,/&+]' })
/** `6 คน`, said somewhere of all of them. */
export const saysSum = (sum: number) => has('{sum}{gap}(คน|ท่าน)', { ...SIGNS, sum: `(?<!\\d)${sum}` })
