import type { Sheet, Span } from './sheet.ts'

const KIN_TH =
  '(?:แฟน|สามี|ภรรยา|เมีย|ผัว|พี่(?:ชาย|สาว|เขย|สะใภ้)?|น้อง(?:ชาย|สาว|เขย|สะใภ้)?|พ่อ|แม่|ลูก(?:ชาย|สาว)?|เพื่อน(?:ๆ|สนิท)?|ญาติ|ยาย|ลุง|ป้า|น้า|อีกคน|อีกสองคน|คนนึง|คนหนึ่ง|บางคน|ที่เหลือ)'
const KIN_EN = `(?:(?:my|our|his|her|a|the|one|two|some|another) )?(?:(?:best|old|other|older|younger|elder|big|little) )?(?:sisters?|brothers?|siblings?|parents|mum|mom|mother|dad|father|sons?|daughters?|cousins?|aunt|uncle|friends?|girlfriend|boyfriend|gf|bf|wife|husband|partner|mates?|in-laws|family|colleagues?|he|she|they|one of us|the others?|another)`
/** `แฟนคนตรัง`: where somebody else grew up. */
const NATIVE = new RegExp(`${KIN_TH}(?:เรา|ผม|หนู|ฉัน)?\\s?(?:เป็น)?คน(?:จังหวัด|จ\\.)?\\s?$`)
/** `พี่อยู่ระยอง`, “my sister lives in Udon”, “the others come from Phuket”. */
const LIVES = new RegExp(
  `${KIN_TH}(?:เรา|ผม|หนู|ฉัน)?\\s?(?:(?:ทำงาน|เรียน|สอน)?(?:อยู่)(?:ที่|แถว|ใน)?|(?:ทำงาน|เรียน|สอน)(?:ที่|แถว)?|(?:บินมา|ขับรถมา|ขับมา|นั่งรถมา|นั่งรถไฟมา|มา|บิน|ออก|เดินทาง|ขับรถ)?จาก)\\s?$|` +
    `\\b${KIN_EN}(?: now| all| both)? (?:(?:lives?|works?|stud(?:y|ies)|teach(?:es)?|(?:is|are)(?: living| working| based| studying)?|stays?) (?:in|at|near|on)|(?:(?:is|are) )?(?:comes?|coming|fl(?:y|ies|ying)|driv(?:es?|ing)|travels?|joins?|joining)(?: up| down| over| in)? from|(?:is|are) from)(?: the)? $`,
)
/** Those who live apart meet somewhere: at most one of the homes is on the way. */
const MEET =
  /(?:นัด)?เจอกัน|นัด(?:เจอ|พบ|รวม)|มารวม|รวมตัว|รวมญาติ|พบกัน|สมทบ|\bmeet(?:ing|s)?\b|\bget(?:ting)? together\b|\breunion\b|\bgather(?:ing)?\b/
const REACH = 48

/** Whether a place is the home of somebody who comes from there to join the trip. */
export function isHomeOfOthers({ text }: Sheet, { start }: Span): boolean {
  const before = text.slice(Math.max(0, start - REACH), start)
  return NATIVE.test(before) || (MEET.test(text) && LIVES.test(before))
}
