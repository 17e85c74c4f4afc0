import { BYSTANDER_SLOTS, BYSTANDERS_EN, BYSTANDERS_TH } from './bystanders.ts'
import type { Draft } from './draft.ts'
import { GROUP_RULES, GROUP_SLOTS } from './group-rules.ts'
import { findPhrases } from './phrase-rule.ts'
import { listOf, type SlotPattern, slotPattern } from './phrases.ts'
import type { Sheet } from './sheet.ts'

const PATTERNS = GROUP_RULES.map(({ group, reads }) => ({ group, ...slotPattern(reads, GROUP_SLOTS) }))
/** Readers of a forum, performances, and what nobody brings along. */
const OTHERS =
  /\b(?:hi|hello|hey|dear) (?:all|everyone|guys|friends|folks)\b|\bcouple (?:of|more|days|nights|weeks|hours|extra|other|months|years|times)\b|\bsolo (?:concert|show)|\bwithout (?:kids|children)\b/g

/** Nor those who only told them of the place, and where one of them works. */
const BYSTANDERS = slotPattern(
  listOf(
    `${BYSTANDERS_TH}, ${BYSTANDERS_EN}, (ผม|เรา|สามี|พ่อ|พี่|น้อง|ลูก|แฟน)(ขับ|ขี่)(รถ|)(เป็น|ได้|ไหว|)(อยู่|แค่|)คนเดียว, (ทำงาน|เป็นพนักงาน|เป็นสาว|เป็นหนุ่ม|มนุษย์)(ใน|ที่|ตาม|)ออฟฟิศ`,
  ),
  BYSTANDER_SLOTS,
)

export function readGroup(sheet: Sheet, draft: Draft): void {
  if (draft.group !== null) return
  const areOthers = sheet.findAnywhere(OTHERS).length > 0 || findPhrases(sheet, BYSTANDERS).length > 0
  const text = areOthers ? sheet.text.replace(OTHERS, blank).replace(BYSTANDERS.pattern, blank) : null
  const has = ({ pattern }: SlotPattern) =>
    text === null ? sheet.findAnywhere(pattern).length > 0 : text.search(pattern) >= 0
  draft.group = PATTERNS.find((phrases) => sheet.mayHave(phrases) && has(phrases))?.group ?? null
}
const blank = (words: string) => ' '.repeat(words.length)
