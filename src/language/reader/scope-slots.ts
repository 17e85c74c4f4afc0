import { ASKS } from './common-words.ts'
import { followedBy, notFollowedBy, notRightAfter, notRightBefore, rightAfter, type Slots, words } from './phrases.ts'
import { fewWords, gap, thaiLetters } from './slot-gaps.ts'

// The slots of `scope-rules.ts`, `scope-task-rules.ts` and `scope-chore-rules.ts`.

export const SCOPE_SLOTS: Slots = {
  /** A word that makes a Thai question: `ไหม`, `หรือเปล่า`. The list is in `common-words.ts`. */
  asks: words(ASKS),
  /** Up to 64 letters of the same line, also past commas and points: `รหัสจอง {far}เลื่อน`. */
  far: gap(64, '[^;!?\\n]'),
  /** Up to twelve Thai letters: `กลัว{letters}โดนโกง`. */
  letters: thaiLetters(0, 12),
  /** Up to five English words: “wired {fewWords}to the wrong account”. */
  fewWords: fewWords(5),
  /** What kind of visa: “a 60 day visa”. */
  kind: gap(36, '[a-z0-9 ]'),
  /** How long they stayed: “stayed 3 weeks in Thailand”. */
  howLong: gap(16, '[a-z0-9 ]'),
  /** A number of months or years, from two on. */
  number: words('{digit}, {digit}{digit}, two, three, four, six, eight, ten, twelve'),
  /** Where a word begins: `ไฟดับ`, `แถวบ้านไฟดับ`, not `รถไฟดับเพลิง`. */
  alone: rightAfter('{start}, {space}, {comma}, {open}, แถว, บ้าน'),
  /** Before `เที่ยว` and `เดินทาง`: no `ซิมนักท่องเที่ยว`, no `หนังสือเดินทาง`. */
  notCard: notRightAfter('ซิม(การ์ด)(สำหรับ)นักท่อง, หนังสือ'),
  /** After “where can I go”: no errand: “to buy a laptop”, “for a haircut”. */
  notToBuy: notFollowedBy(`
    (to|for) (a|an|my|the|)
    (buy|get|fix|repair|see|find|print|renew|exchange|visa|passport|haircut|check|dentist|doctor|repairs)`),
  /** The whole text begins here. */
  opening: '(?<=^\\s?)',
  /** A sum at school: “how many metres does it go”. */
  howFar: words(`
    (met(re|er)s|kilomet(re|er)s|miles|feet) (do|does|did|can|will) (we|i|you|it|one|a car) (travel|go|cover|move)`),
  /** The Thai word ends here: `แพ`, not `แพง`. */
  wordEnd: notRightBefore('{thai}'),
  /** The clause ends here: “3 days, you decide”. */
  end: followedBy('{sign}, {end}'),
}
