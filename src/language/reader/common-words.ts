/** Words that end what is said politely. */
export const POLITE = 'ค่ะ, คะ, ครับ, คับ, นะ, จ้า'

/** Words that make a question of what is said. `มัย` is not that of `สมัย`, and the short ones are whole words. */
export const ASKS = `
  ไหม, ไม๊, มั้ย, มั๊ย, [!ส]มัย, (ไม|มะ|ปะ)[!{thai}], ป่ะ, ป่าว, หรือเปล่า, รึเปล่า, หรือป่าว, รึป่าว, หรอ, เหรอ, บ้าง`

/** Husbands, wives and those who may become some. */
export const SPOUSES = 'แฟน, สามี, ภรรยา, เมีย, ผัว'

/** How Thais call themselves. */
export const SELF = 'เรา, ผม, หนู, ฉัน'

/** Thai numbers from two to ten. */
export const NUMBERS = 'สอง, สาม, สี่, ห้า, หก, เจ็ด, แปด, เก้า, สิบ'
