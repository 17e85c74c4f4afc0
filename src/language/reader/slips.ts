import { DATE, withoutMovedDates } from './moved-dates.ts'
import { COUNT } from './numbers.ts'

const UNIT = '(\\s?(?:of us|people|persons|pax|adults|kids|days|nights|weeks|คน|ท่าน|วัน|คืน))?'
const TAKES_BACK =
  '(?:no,? wait|wait,? no|oh no|no,? sorry|sorry|i mean|make (?:that|it)|correction|scratch that|actually(?:,? no)?|เอ้ย|เอ๊ย|อุ๊ย|ไม่ใช่สิ|แก้(?:ไข)?เป็น|แก้ไข|จริง\\s?ๆ\\s?(?:แล้ว\\s?)?คือ)(?:\\s?ไม่ใช่)?'
/** What follows says that the number counts nothing else: “sorry, 2 temples”. */
const NO_NOUN = String.raw`(?=\s*(?:[,;)!?\n-]|\.(?!\d)|$|[ก-์]|(?:in|for|on|from|to|and|with|now|then|please)\b))`
/** “I wrote five days earlier, sorry, it's six”. */
const SAID_BEFORE = '(?: (?:earlier|before|above|first|in (?:the|my) (?:form|title|subject|last (?:post|message))))?'
const IT_IS = String.raw`(?:(?:it'?s|it is|it should be|that'?s|that should be|should be|i meant?|make (?:it|that))\s)?(?:actually\s|really\s)?`
const TAKEN_BACK = new RegExp(
  String.raw`(${COUNT})${UNIT}${SAID_BEFORE}\s?(?:[,.(-]|\.{3}|…)?\s?${TAKES_BACK},?\s?${IT_IS}(${COUNT})${UNIT}\)?${NO_NOUN}`,
  'gi',
)

/** Without these words the pattern, which begins anywhere, is not tried. */
const MAY_TAKE_BACK = new RegExp(TAKES_BACK, 'i')

/** The number that is meant, unless the second counts something else: “3 days, sorry, 4 people”. */
const lastSaid = (said: string, _: string, unit = '', number: string, other = '') =>
  unit !== '' && other !== '' && unit.trim() !== other.trim() ? said : `${number}${other || unit}`

const WHO = '(?:แฟน|กิ๊ก|เพื่อน|เมีย|สามี|ผัว|แม่|พ่อ|พี่|น้อง|หลาน|ลูก|ลุง|ป้า)'
/** `14-15 พ.ย. เอ้ย 12-13 ธ.ค.`, `แฟน เอ้ย เพื่อน`: what is taken back, up to what is meant. */
const OTHERS = [DATE, WHO].map(
  (said) => new RegExp(String.raw`${said}\s?(?:[,.(-]|\.{3}|…)?\s?${TAKES_BACK},?\s?(?=${said})`, 'gi'),
)

/** A region in one word, where nothing else stands: `เหนือ 3 วัน`. */
const REGION =
  /(?=เหนือ|ใต้)(?<=^|[\s,/])(?:เหนือ|ใต้)(?=\s?(?:\d{1,2}|สอง|สาม|สี่|ห้า)\s?(?:-\s?\d\s?)?(?:วัน|คืน|ว\.?\d)|ก็ได้|ช่วง|หน้า(?:หนาว|ฝน|ร้อน))|(?=เหนือ|ใต้)(?<=(?:ไป|พา|เที่ยว|หนาว ?ๆ?|เย็น ?ๆ?|ทะเล|ดอย|ภูเขา|โซน|สาย)[ก-์ๆ]{0,12} )(?:เหนือ|ใต้)(?=\s|$|[,.])/g

/** With the last of numbers, dates and people that are corrected (“four of us, no wait, five”, `4 คน เอ้ย 5`), and short names of regions in full. */
export function withoutSlips(text: string): string {
  const meant = MAY_TAKE_BACK.test(text)
    ? OTHERS.reduce((rest, said) => rest.replace(said, ''), text.replace(TAKEN_BACK, lastSaid))
    : text
  return withoutMovedDates(meant).replace(REGION, 'ภาค$&')
}
