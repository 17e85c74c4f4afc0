import { SPOUSES } from './common-words.ts'
import { anyOf, maybe, notRightBefore, perhaps, rightAfter, type Slots } from './phrases.ts'

/** Verbs that a “no” applies to: “don't want to visit any”. */
const VERBS = anyOf(`
  visit(?:ing)?, see(?:ing)?, go(?:ing)?(?: to)?, do(?:ing)?,
  includ(?:e|ing), add(?:ing)?, eat(?:ing)?,
  want, need, be, have, put, take, make, support(?:ing)?, book(?:ing)?, ride, riding,
  suggest(?:ing)?, recommend(?:ing)?, propose, proposing, offer(?:ing)?,
  like, enjoy, care(?: for| about)?, try(?:ing)?, watch(?:ing)?, wash(?:ing)?, bath(?:e|ing), feed(?:ing)?, touch(?:ing)?, pet(?:ting)?`)
const SMALL_WORDS = '(?:to |any |the |a |an |that |in |for |of |at |going |doing |into ){0,5}'

/** “Leave temples off the list”. */
const LEAVE = '(?:leave|leaving|keep|cut|strike|scratch|cross|knock)'
const THE_LIST = '(?:of (?:it|this|the (?:plan|trip|list))|(?:the|our|my) (?:list|plan|itinerary))'

/** What may follow `ไปแล้ว` at the end of what is said. */
const ENDS_TH = 'ค่ะ|คะ|ครับ|คับ|นะ|ไม่|ขอ|อยาก|เลย|ทั้ง|จ้า|เบื่อ|ละ'

export const CUE_SLOTS: Slots = {
  /** “Leave *Thailand* without”, “go *back to Oslo* without”. */
  leaving: String.raw`(?:(?!with|until|till|on |at \d)[^.,;!?\n]){0,28}?`,
  /** “What is there besides Khao Yai?” */
  asks: '(?<=\\b(?:what|anything|something|things|else|more|sights)\\b[^.;!?\\n]{0,48} )',
  /** Verbs that belong to a “no”: “don't want to visit any”, “don't need more”. */
  verb: String.raw`(?: ${SMALL_WORDS}${VERBS}\b){0,2}(?: (?:any |the |even |yet )?(?:more|another)\b(?! than))?(?![a-z])`,
  /** The word ends here. */
  wordEnd: '(?![a-z])',
  /** “Some”, “any” or nothing. */
  some: '(?: (?:some|any|a bit of|a|an|the|on|out|in)(?![a-z]))?',
  /** A Thai word follows at once. */
  letter: '(?=[ก-ฮเ-ไ])',
  /** Words about people: “none of us will be”. */
  persons: '[a-z ]{0,16}?(?: will be| will| are| is| want to| wants to| likes?)?',
  /** Who always wants the same. */
  takesTh: rightAfter(`${SPOUSES}, เขา, เค้า, นาง, พ่อ, แม่, พี่, เพื่อน, แก`),
  /** `เอา` of `เอาวัดออก`. */
  removed: 'เอา(?=[ก-์]{2,20}ออก)',
  /** Somebody who is counted already. */
  read: '\\ufffc{2,16}',
  /** `ถ้าคลื่นไม่แรงอยากข้ามเกาะ`: a condition, which refuses nothing. */
  this: '(?<=อันนี้|อันนั้น|รูปนี้|รูปนั้น|ภาพนี้|ที่นั่น|ที่นี่|(?<![ก-์])นี่|(?<![ก-์])นั่น|(?<![ก-์])มัน)\\s?',
  /** A word or none. */
  calm: '\\s?[ก-์]{0,12}?',
  /** A word or two that are no wish. */
  mild: '(?!เอา|ไป|อยาก|ชอบ|แวะ|เข้า|ต้อง|ขอ|กิน|รวม|มี|ดู|เที่ยว|สน)[ก-์]{1,12}?',
  /** A colon follows. */
  colon: '(?=\\s*:)',
  /** `แล้ว`, or nothing. */
  already: maybe('แล้ว'),
  /** A comma, or nothing. */
  comma: ',? ?',
  /** `ไปดอยสุเทพ วัดเจดีย์หลวงมาแล้ว`. */
  went: '(?<=(?:^|[\\s,(]|เคย|เรา|ผม)(?:ไป|เที่ยว|แวะ|ขึ้น|ไหว้|เก็บ)[^.;\\n]{3,60})',
  /** How often they were there. */
  times: '\\s?\\d{1,2}\\s?(?:รอบ|ครั้ง)',
  /** “Leave temples off the list”. */
  left:
    String.raw`${LEAVE} (?=[^.,;!?\n]{2,40}? (?:out|off|away)(?=\s*(?:[.,;!?)]|$|please|pls|${THE_LIST})))` +
    '(?:the |all |any |our )?',
  /** “Give the zoo a miss”. */
  missed:
    '\\b(?:give|gives|giving|gave) (?=[^.,;!?\\n]{2,32}? a (?:miss|pass|wide berth)\\b)(?:the |all |any |all the )?',
  /** At the beginning of a sentence or a clause. */
  begins: '(?<=^|[.,;:!?\\n(] ?|\\b(?:please|just|so|and|but|pls|can we|or) )',
  /** The kind, and nothing after it. */
  kindThen:
    '(?:of )?(?:(?!for\\b|in\\b|to\\b|on\\b|at\\b)[a-z]{3,14} ?){1,3}?(?: already| for now| now| thanks| please|[,.;!]|$)',
  /** The kind, and what would happen then: “or I'll scream”. */
  kindAndCry:
    '[a-z ]{3,24}[^.;\\n]{0,24}\\b(?:scream|cry|die|explode|mad|crazy|lose|kill|faint|divorce|leave|throw|shoot|riot|murder|flip|snap|vomit|puke)',
  /** The kind, to a minimum. */
  kindDown: '[a-z ]{3,30} (?:to|at) (?:a|the) (?:bare |absolute )?minimum',
  /** A word follows. */
  aKind: '(?=[a-z])',
  /** The beginning of a word, or of a name that has been read. */
  readOrWord: '[a-z\\ufffc]{3}',
  /** A word, or a name that has been read. */
  name: '[a-z\\ufffc]{2,16}',
  /** `ไม่ไปวัดไม่ได้`. */
  noNot: '(?=[ก-์]{2,20}(?:ไม่ได้|ถือว่า|เหมือนไม่|ก็เหมือน|เสียดาย)(?!(?:อยาก|ชอบ|สน|อิน|ไป|มี|ค้าง|นอน)))',
  /** No wish follows: `ไม่ใช่ไม่อยาก`. */
  notWish: notRightBefore('อยาก, ชอบ, สนใจ, อิน, ต้องการ, เน้น, คลั่ง, ปลื้ม'),
  /** Whichever of the kind: `วัดไหน`. */
  kindWhich: '(?=[ก-์]{2,20}(?:ไหน|อะไร|แห่งใด|ใด)(?!ๆ|ก็))',
  /** Where `ไปแล้ว` ends what is said. */
  ends: `(?=\\s|$|[,.;!?)]|${ENDS_TH})`,
}

/** Of a kind that is refused, none is welcome: `ทุกชนิด`. */
export const EVERY = perhaps(`
  ทุกชนิด, ทุกประเภท, ทุกแบบ, ทุกรูปแบบ, ทุกอย่าง, ทุกที่, ทุกแห่ง, ทุกร้าน, ทุกแนว, ทุกเจ้า, ทุกตัว, ทั้งหลาย, ทั้งหมด, ทั้งปวง,
  ทั้งหลายแหล่, ทั้งนั้น, อะไรก็ตาม, แบบไหนก็ตาม, ใดๆ, ไหนๆ, ไม่ว่าแบบไหน`)

/** What is done there, as one of several that are refused: `ปีนเขา เดินน้ำตก หรือเข้าถ้ำ`. */
export const DONE_TH = '(?:การ)?(?:เข้า|เดิน(?:เที่ยว|เล่น)?|เที่ยว|ดู|ชม|ปีน|ขึ้น|ลง|ไหว้|ไป|แวะ|เล่น)?(?:ที่|ใน)?\\s?'
/** Between the items of a Thai list: `วัด วัง`, `ปีนเขา เดินน้ำตก`. */
export const LISTED = new RegExp(`^\\s+${DONE_TH}$`)
