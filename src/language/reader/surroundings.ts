import { CROWD_RULES, CROWD_SLOTS } from './crowd-rules.ts'
import type { Draft } from './draft.ts'
import { RuleList, takeSaid } from './phrase-rule.ts'
import type { Sheet } from './sheet.ts'

/** “indoors only”. */
export function readIndoor(sheet: Sheet, draft: Draft): void {
  sheet.take(INDOORS, () => {
    draft.indoorOnly = true
  })
}
const INDOORS =
  /\b(?:indoors?(?: (?:activities|places|things|attractions|stuff))? only|only indoors?(?: activities| places| things| attractions)?|all indoors?|stay(?:ing)? indoors|nothing outdoors?|no outdoors?(?: activities| places)?)\b|(?:ใน|แต่ใน|เฉพาะใน|อยู่ใน)(?:ร่ม|อาคาร|ห้องแอร์)(?:เท่านั้น|อย่างเดียว|หมด|ทั้งหมด|ล้วน)|เฉพาะ(?:ที่)?(?:ใน)?(?:ร่ม|อาคาร)|ไม่(?:เอา|ไป|อยาก)?กลางแจ้ง/g

const CROWDS = new RuleList(CROWD_RULES, CROWD_SLOTS)

/** Avoiding crowds is a wish for lesser-known places; what `กลัวคนแย่งถ่ายรูป` fears is the people, not the pictures. */
export function readCrowds(sheet: Sheet, draft: Draft): void {
  for (const compiled of CROWDS.within(sheet))
    takeSaid(sheet, compiled, () => {
      if (draft.interests.some(({ key }) => key === 'hidden_gem')) return
      draft.interests.push({ key: 'hidden_gem', kind: 'tag', weight: 0.7, minCount: null, exclusive: false, day: null })
    })
}
