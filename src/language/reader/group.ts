import { BYSTANDER_SLOTS, BYSTANDERS_EN, BYSTANDERS_TH } from './bystanders.ts'
import type { Draft } from './draft.ts'
import { GROUP_RULES, GROUP_SLOTS } from './group-rules.ts'
import { outside } from './phrase-rule.ts'
import { listOf, phrasePattern, slotPattern } from './phrases.ts'
import { allMatches, type Sheet } from './sheet.ts'
import { mayMatch } from './triggers.ts'

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
  const blank = (words: string) => ' '.repeat(words.length)
  const text = mayMatch(sheet.letters, BYSTANDERS.triggers) ? sheet.text.replace(BYSTANDERS.pattern, blank) : sheet.text
  const find = (pattern: RegExp) => (text === sheet.text ? sheet.findAnywhere(pattern) : allMatches(text, pattern))
  draft.group ??=
    PATTERNS.find(
      ({ pattern, triggers, unless }) =>
        mayMatch(sheet.letters, triggers) && outside(find(pattern), () => (unless ? find(unless) : [])).length > 0,
    )?.group ?? null
}
