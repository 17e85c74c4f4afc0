import type { Draft } from './draft.ts'
import type { Sheet } from './sheet.ts'

/** “indoors only”. */
export function readIndoor(sheet: Sheet, draft: Draft): void {
  sheet.take(INDOORS, () => {
    draft.indoorOnly = true
  })
}
const INDOORS =
  /\b(?:indoors?(?: (?:activities|places|things|attractions|stuff))? only|only indoors?(?: activities| places| things| attractions)?|all indoors?|stay(?:ing)? indoors|nothing outdoors?|no outdoors?(?: activities| places)?)\b|(?:ใน|แต่ใน|เฉพาะใน|อยู่ใน)(?:ร่ม|อาคาร|ห้องแอร์)(?:เท่านั้น|อย่างเดียว|หมด|ทั้งหมด|ล้วน)|เฉพาะ(?:ที่)?(?:ใน)?(?:ร่ม|อาคาร)|ไม่(?:เอา|ไป|อยาก)?กลางแจ้ง/g

/** Avoiding crowds is a wish for lesser-known places; what `กลัวคนแย่งถ่ายรูป` fears is the people, not the pictures. */
export function readCrowds(sheet: Sheet, draft: Draft): void {
  sheet.take(CROWDS, () => {
    if (draft.interests.some(({ key }) => key === 'hidden_gem')) return
    draft.interests.push({ key: 'hidden_gem', kind: 'tag', weight: 0.7, minCount: null, exclusive: false, day: null })
  })
}
const CROWDS =
  /\b(?:(?:hates?|avoid(?:ing)?|no|not|without|dislikes?|don'?t like|away from|escape|fewer|less)(?: the| big| large| too many| tourist| many){0,5}|not (?:too )?) ?(?:crowds?|crowded(?: places| areas)?|tourists|tourist (?:traps?|crowds?)|touristy(?: places| spots)?)\b|กลัว(?:ว่า)?คน[ก-์]{0,24}|(?:ไม่(?:เอา|ชอบ|ไป|อยาก(?:เจอ|ไป)?)?\s*)?(?:ที่)?คน(?:ไม่(?:ค่อย)?(?:เยอะ|แน่น|พลุกพล่าน)|น้อย)|ไม่(?:ค่อย)?(?:แออัด|พลุกพล่าน|วุ่นวาย|จอแจ)|(?:(?<![ก-์])(?:ไม่(?:เอา|ชอบ|ไป|อยาก(?:เจอ|ไป)?)|หนี|เลี่ยง)\s|ไม่(?:เอา|ชอบ|ไป|อยาก(?:เจอ|ไป)?)|หนี|เลี่ยง)(?:ที่)?(?:คน|ผู้คน|นักท่องเที่ยว)(?:เยอะ|แน่น|พลุกพล่าน|มาก)?/g
