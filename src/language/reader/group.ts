import { BYSTANDER_SLOTS, BYSTANDERS_EN, BYSTANDERS_TH } from './bystanders.ts'
import type { Draft } from './draft.ts'
import { GROUP_RULES, GROUP_SLOTS } from './group-rules.ts'
import { findPhrases, outside } from './phrase-rule.ts'
import { listOf, phrasePattern, slotPattern } from './phrases.ts'
import { allMatches, type Sheet } from './sheet.ts'

const PATTERNS = GROUP_RULES.map(({ group, reads, unless }) => ({
  group,
  ...slotPattern(reads, GROUP_SLOTS),
  unless: unless ? phrasePattern(unless, GROUP_SLOTS) : null,
}))
/** Those who only told them of the place, and where one of them works, say nothing of the group. */
const BYSTANDERS = slotPattern(
  listOf(
    `${BYSTANDERS_TH}, ${BYSTANDERS_EN}, (ผม|เรา|สามี|พ่อ|พี่|น้อง|ลูก|แฟน)(ขับ|ขี่)(รถ|)(เป็น|ได้|ไหว|)(อยู่|แค่|)คนเดียว, (ทำงาน|เป็นพนักงาน|เป็นสาว|เป็นหนุ่ม|มนุษย์)(ใน|ที่|ตาม|)ออฟฟิศ`,
  ),
  BYSTANDER_SLOTS,
)

export function readGroup(sheet: Sheet, draft: Draft): void {
  if (draft.group !== null) return
  const text = findPhrases(sheet, BYSTANDERS).length > 0 ? sheet.text.replace(BYSTANDERS.pattern, blank) : null
  const find = (pattern: RegExp) => (text === null ? sheet.findAnywhere(pattern) : allMatches(text, pattern))
  const has = ({ pattern, unless }: (typeof PATTERNS)[number]) =>
    outside(find(pattern), () => (unless === null ? [] : find(unless))).length > 0
  draft.group = PATTERNS.find((phrases) => sheet.mayHave(phrases) && has(phrases))?.group ?? null
}
const blank = (words: string) => ' '.repeat(words.length)
