import { POLITE, SPOUSES } from './common-words.ts'
import {
  after,
  followedBy,
  gapWithout,
  maybe,
  notRightAfter,
  notRightBefore,
  oneOf,
  perhaps,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  words,
} from './phrases.ts'
import { anyWords, gap, thaiLetters, WITH_COMMAS } from './slot-gaps.ts'

/** Verbs that a “no” applies to: “don't want to visit any”. */
const VERBS = oneOf(`
  visit(ing), see(ing), go(ing)( to), do(ing),
  include, including, add(ing), eat(ing),
  want, need, be, have, put, take, make, support(ing), book(ing), ride, riding,
  suggest(ing), recommend(ing), propose, proposing, offer(ing),
  like, enjoy, care( for| about|), try(ing), watch(ing), wash(ing), bathe, bathing, feed(ing), touch(ing), pet(ting)`)
const SMALL_WORDS = upTo(5, '(to|any|the|a|an|that|in|for|of|at|going|doing|into){space}')

/** “Leave temples off the list”. */
const THE_LIST = 'of (it|this|the (plan|trip|list)), (the|our|my) (list|plan|itinerary)'

/** A letter, or a name that has been read. */
const LETTER_OR_READ = { one: words('{letter}, {read}') }

export const CUE_SLOTS: Slots = {
  /** “Leave *Thailand* without”, “go *back to Oslo* without”. */
  leaving: gapWithout(28, 'with, within, without, until, till, on, at {digit}'),
  /** “What is there besides Khao Yai?” */
  asks: rightAfter('(what|anything|something|things|else|more|sights){few}{space}', { few: gap(48, WITH_COMMAS) }),
  /** Verbs that belong to a “no”: “don't want to visit any”, “don't need more”. */
  verb:
    upTo(2, `{space}{small}${VERBS}`, { small: SMALL_WORDS }) +
    maybe('{space}(any |the |even |yet |)(more|another){notThan}', { notThan: notRightBefore('{space}than') }) +
    notRightBefore('{letter}'),
  /** The word ends here. */
  wordEnd: notRightBefore('{letter}'),
  /** “Some”, “any” or nothing. */
  some: maybe('{space}(some|any|a bit of|a|an|the|on|out|in)'),
  /** A Thai word follows at once: `รักทะเล`. `letter` is its older name. */
  thaiWord: rightBefore('{begins}'),
  letter: rightBefore('{begins}'),
  /** Words about people: “none of us will be”. */
  persons: maybe('{space}(will be|will|are|is|want to|wants to|like(s))'),
  /** Who always wants the same. */
  takesTh: rightAfter(`${SPOUSES}, เขา, เค้า, นาง, พ่อ, แม่, พี่, เพื่อน, แก`),
  /** `เอา` of `เอาวัดออก`. */
  removed: words('เอา[{thai}{thai}{name}ออก]', { name: thaiLetters(0, 18) }),
  /** Somebody who is counted already. */
  read: words('{read}{read}') + upTo(14, '{read}'),
  /** Something that is shown or was named: `อันนี้ไม่ใช่`. */
  this:
    rightAfter('อันนี้, อันนั้น, รูปนี้, รูปนั้น, ภาพนี้, ที่นั่น, ที่นี่, {alone}(นี่|นั่น|มัน)', {
      alone: notRightAfter('{thai}'),
    }) + maybe('{space}'),
  /** A word or none, of a condition, which refuses nothing: `ถ้าคลื่นไม่แรงอยากข้ามเกาะ`. */
  calm: maybe('{space}') + thaiLetters(0, 12),
  /** A word or two that are no wish. */
  mild:
    notRightBefore('เอา, ไป, อยาก, ชอบ, แวะ, เข้า, ต้อง, ขอ, กิน, รวม, มี, ดู, เที่ยว, สน') +
    words('{thai}') +
    thaiLetters(0, 11),
  /** A colon follows. */
  colon: followedBy(':'),
  /** `แล้ว`, or nothing. */
  already: maybe('แล้ว'),
  /** A comma, or nothing. */
  comma: ',? ?',
  /** `ไปดอยสุเทพ วัดเจดีย์หลวงมาแล้ว`. */
  went: rightAfter('({start}|{space}|{comma}|{open}|เคย|เรา|ผม)(ไป|เที่ยว|แวะ|ขึ้น|ไหว้|เก็บ){list}', {
    list: '[^.;\\n]{3,60}',
  }),
  /** How often they were there. */
  times: maybe('{space}') + words('{digit}({digit}) (รอบ|ครั้ง)'),
  /** “Leave temples off the list”. */
  left:
    words('(leave|leaving|keep|cut|strike|scratch|cross|knock){space}[{kind}{space}(out|off|away){next}]', {
      kind: gap(40),
      next: followedBy(`{sign}, {end}, please, pls, ${THE_LIST}`),
    }) + maybe('(the|all|any|our){space}'),
  /** “Give the zoo a miss”. */
  missed:
    words('(give|gives|giving|gave){space}[{kind}{space}a (miss|pass|wide berth)]', { kind: gap(32) }) +
    maybe('(the|all|any|all the){space}'),
  /** At the beginning of a sentence or a clause. */
  begins: after('{start}, {sign}, {open}, (please|just|so|and|but|pls|can we|or)'),
  /** The kind, and nothing after it. */
  kindThen: words('{kind}{last}(already|for now|now|thanks|please|{sign}|{end})', {
    kind: maybe('of{space}') + anyWords(2, 'for, in, to, on, at'),
    last: notRightBefore('for, in, to, on, at') + '[a-z]{3,14} ?',
  }),
  /** The kind, and what would happen then: “or I'll scream”. */
  kindAndCry: words(
    '{kind}{rest}(scream|cry|die|explode|mad|crazy|lose|kill|faint|divorce|leave|throw|shoot|riot|murder|flip|snap|vomit|puke)',
    { kind: '[a-z ]{3,24}', rest: gap(24, WITH_COMMAS) },
  ),
  /** The kind, to a minimum. */
  kindDown: words('{kind}{space}(to|at) (a|the) (bare |absolute |)minimum', { kind: '[a-z ]{3,30}' }),
  /** A word follows. */
  aKind: rightBefore('{letter}'),
  /** The beginning of a word, or of a name that has been read. */
  readOrWord: words('{one}{one}{one}', LETTER_OR_READ),
  /** A word, or a name that has been read. */
  name: words('{one}{one}', LETTER_OR_READ) + upTo(14, '{one}', LETTER_OR_READ),
  /** `ไม่ไปวัดไม่ได้`. */
  noNot: rightBefore('{thai}{thai}{name}(ไม่ได้|ถือว่า|เหมือนไม่|ก็เหมือน|เสียดาย)[!อยาก|ชอบ|สน|อิน|ไป|มี|ค้าง|นอน]', {
    name: thaiLetters(0, 18),
  }),
  /** No wish follows: `ไม่ใช่ไม่อยาก`. */
  notWish: notRightBefore('อยาก, ชอบ, สนใจ, อิน, ต้องการ, เน้น, คลั่ง, ปลื้ม'),
  /** Whichever of the kind: `วัดไหน`. */
  kindWhich: rightBefore('{thai}{thai}{name}(ไหน|อะไร|แห่งใด|ใด)[!ก็]', { name: thaiLetters(0, 18) }),
  /** Where `ไปแล้ว` ends what is said. */
  ends: rightBefore(`{space}, {sign}, {end}, ${POLITE}, ไม่, ขอ, อยาก, เลย, ทั้ง, เบื่อ, ละ`),
}

/** Of a kind that is refused, none is welcome: `ทุกชนิด`. */
export const EVERY = perhaps(`
  ทุกชนิด, ทุกประเภท, ทุกแบบ, ทุกรูปแบบ, ทุกอย่าง, ทุกที่, ทุกแห่ง, ทุกร้าน, ทุกแนว, ทุกเจ้า, ทุกตัว, ทั้งหลาย, ทั้งหมด, ทั้งปวง,
  ทั้งหลายแหล่, ทั้งนั้น, อะไรก็ตาม, แบบไหนก็ตาม, ใดๆ, ไหนๆ, ไม่ว่าแบบไหน`)

/** What is done there, as one of several that are refused: `ปีนเขา เดินน้ำตก หรือเข้าถ้ำ`. */
export const DONE_TH =
  maybe('การ') +
  maybe('เข้า, เดิน(เที่ยว|เล่น|), เที่ยว, ดู, ชม, ปีน, ขึ้น, ลง, ไหว้, ไป, แวะ, เล่น') +
  maybe('ที่, ใน') +
  maybe('{space}')
/** Between the items of a Thai list: `วัด วัง`, `ปีนเขา เดินน้ำตก`. */
export const LISTED = new RegExp(`^\\s+${DONE_TH}$`)
