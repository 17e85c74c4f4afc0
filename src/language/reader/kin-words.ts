import { oneOf } from './phrases.ts'

// What people call their relatives beside the words of dictionaries: at home, in dialects, of Chinese and Muslim families;
// and children. A word added here is known to the files that import the list. Others have shorter lists of their own, because a
// short word (`มะ`, `ม่า`) is also a part of others where they look: whose mother she is `kin-rules.ts`, whose car or idea it is
// `party-owner-slots.ts`, relatives who are only spoken of `party-kin-slots.ts` (and `KIN_TH` of `party-aside-rules.ts`,
// `party-joiner-rules.ts`, `qualified-refusal-rules.ts` and the `role-…` files). A new word may have to be added there too.

/** Grandparents, and parents and grandparents. */
export const GRANDS_TH = 'ยาย, ตา, ย่า, ปู่'
export const ELDERS_TH = `แม่, พ่อ, ${GRANDS_TH}`

/** Somebody's children, or children of any kind. */
export const CHILDREN_TH = 'ลูก, หลาน, เด็ก'
/** Children and grandchildren, nieces and nephews, of any age. */
export const OWN_CHILDREN_TH = 'ลูกสาว, ลูกชาย, ลูก, หลานสาว, หลานชาย, หลาน'
/** A baby: beside an age in months. */
export const BABIES_TH = 'ลูก, น้อง, เด็ก, ทารก, เบบี๋'
/** What a child is called at home. Without `เจ้า` some of them are no child: `ตัวเล็ก`. */
export const LITTLE_ONES_TH = 'ตัวเล็ก, ตัวน้อย'
export const RASCALS_TH = 'ตัวแสบ, ตัวป่วน, จอมซน, จอมป่วน, แสบ'
/** With `เจ้า` they are nothing else. One phrase, for a choice: `(ลูก|${CHILD_NAMES_TH})`. */
export const CHILD_NAMES_TH = `เจ้า${oneOf(`${LITTLE_ONES_TH}, ${RASCALS_TH}`)}`

export const MOTHERS_TH = 'ม๊า, ม้า, (หม่า|มา|อา)(ม๊า|ม้า), มี้, (แม่|หม่า|มา)มี้, มัมมี้, มัม, อีแม่, อิแม่, มะ, เม๊าะ, แม๊ะ'
export const FATHERS_TH = 'ป๊า, ป๋า, (ปะ|ปา|อา)(ป๊า|ป๋า), (อา|)เตี่ย, แด๊ดดี้, แดดดี้, แด๊ด, อีพ่อ, อิพ่อ, (อี|)ป้อ, ป๊ะ, ปะป๊ะ'
export const GRANDMOTHERS_TH = 'อาม่า, ม่า, เหล่าม่า, อาหม่า, แม่อุ๊ย, แม่เฒ่า, แม่ใหญ่, แม่ตู้, แม่แก่, ยายแก่'
export const GRANDFATHERS_TH = 'อากง, ก๋ง, เหล่ากง, (พ่อ|ป้อ)อุ๊ย, พ่อเฒ่า, พ่อใหญ่, พ่อตู้, พ่อแก่'
export const SIBLINGS_TH =
  'อ้าย, เอื้อย, (อ้าย|พี่|น้อง|น้า)บ่าว, น้องหล่า, (อา|)ซ้อ, (อา|)เฮีย, (อา|)เจ๊, (อา|)เจ็ก, (อา|)แปะ, อาซิ่ม, (อา|)กู๋, (อา|)โกว, ก๊ะ, บัง'
/** The wife or the husband, as they speak of each other. */
export const SPOUSES_TH = 'คุณผู้ชาย, คุณผู้หญิง, (คน|ผู้ชาย|คุณชาย|ตาลุง|ลุง|ผู้หญิง|แม่บ้าน|คุณนาย)ที่บ้าน, ศรีภรรยา, มาดาม, คุณนาย, หวานใจ'
