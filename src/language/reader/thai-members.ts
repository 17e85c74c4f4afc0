import { SELF } from './common-words.ts'
import { LITTLE_ONES_TH, RASCALS_TH } from './kin-words.ts'
import { anyNoun } from './member-nouns.ts'
import { NATION_TH } from './nations.ts'
import { COUNT } from './numbers.ts'
import { noteSource } from './party-note-rules.ts'
import { gapWithout, maybe, notFollowedBy, notRightBefore, rightAfter, rightBefore, upTo, words } from './phrases.ts'

// Somebody of a Thai list with what is said before and after the word: `ลูกสาว 6 ขวบ`, `เพื่อนที่บริษัทอีก 3 คน`.

const SIGNS = { gap: '\\s?', here: '' }

/** A figure that counts nothing else. */
const COUNTS_THEM =
  '(?!\\d)' +
  notFollowedBy(
    `
    คน, ท่าน, รูป, ขวบ, ปี, วัน, คืน, โมง, บาท, กม, กิโล, ชม, เดือน, ม., ธ., ก., พ., ต., เม, มี, ส., ที่, แห่ง, ว{digit},
    {part}{gap}{digit}`,
    { ...SIGNS, part: '[-.:,/]' },
  )
/** One to ten, and no part of a greater number. */
const ONE_TO_TEN =
  words('หนึ่ง, สอง, สาม, สี่, ห้า, หก, เจ็ด, แปด, เก้า, สิบ') +
  notRightBefore('เอ็ด, สอง, สาม, สี่, ห้า, หก, เจ็ด, แปด, เก้า, สิบ, ร้อย, พัน, หมื่น, แสน')

/** Children who are grown up: `ลูกโตแล้ว`. */
const GROWN = words('โตแล้ว, เรียนจบแล้ว, ทำงานแล้ว, เรียนมหาลัย, อยู่มหาลัย, เรียนมหาวิทยาลัย')
/** What they do or where they are from, before how many they are: `เพื่อนที่บริษัทจะมาเที่ยว 3 คน`. */
const ABOUT = words('{gap}(ที่|จะ|มา|จาก|ขับรถ|ติดตาม|ไปด้วย|ตามไป|ไปคุม|คุม|ช่วยคุม){few}', {
  ...SIGNS,
  few: gapWithout(24, 'พา, ชวน', '[ก-์ ]'),
})
/** Ages after a number of children: `ลูก 2 คน 6 ขวบกับ 9 ขวบ`. */
const AGE = { ...SIGNS, age: `\\d{1,2}${maybe('{gap}ขวบ(ครึ่ง), {gap}ปี', SIGNS)}`, joins: '[,/&+]' }
const AGES =
  words('{gap}(อายุ|วัย|){gap}{age}', AGE) +
  upTo(5, '{gap}{joins}{gap}{age}, {gap}(กับ|กะ|และ){gap}{age}, {space}{age}', AGE) +
  rightAfter('ขวบ, ครึ่ง')

const NUMBERS = {
  ...SIGNS,
  grown: `(?:\\s?(?:ที่)?(?<adult>${GROWN}))?`,
  about: `(?<about>${ABOUT})?`,
  after: `(?<after>${COUNT})`,
  theirAges: `(?:\\s?\\([^()\\n]{0,24}\\)|${AGES})?`,
  pairs: `(?<pairs>${COUNT})`,
  figure: `(?<figure>\\d{1,2}|${ONE_TO_TEN})${COUNTS_THEM}`,
  one: `(?<one>${words('อีก(หนึ่ง|คน(หนึ่ง|นึง|)|ท่าน(หนึ่ง)), คน(หนึ่ง|นึง)')})`,
  notAlone: '(?![ก-์]*เดียว)',
}
/** How many: `สามคน`, `2 คู่`, `ช 2`, `อีกคน`. */
const NUMBER = [
  words('{grown}{about}{gap}(อีก|จำนวน|){gap}{after}{gap}(คน|ท่าน|รูป|องค์){theirAges}', NUMBERS),
  words('{gap}(อีก){gap}{pairs}{gap}คู่', NUMBERS),
  words('{gap}(อีก{gap}){figure}', NUMBERS),
  words('{gap}{one}{notAlone}', NUMBERS),
].join('|')

/** Whose they are: `ของเรา`. */
const OWNER = maybe('(ของ)(ผม|เรา|ฉัน|หนู|แฟน|สามี|ภรรยา|เมีย|เขา|เค้า){here}, (ของ)พี่[{gap}(2|สอง){gap}คน]', SIGNS)
/** What they are: `ลูกครึ่ง`, `ที่เป็นมุสลิม`, `เยอรมัน`. */
const QUALIFIER =
  '(?:\\s?ๆ\\s?)?' +
  maybe(
    `
    ลูกครึ่ง, ${LITTLE_ONES_TH}, ${RASCALS_TH}, สุดที่รัก, (ที่)(เป็น)(มุสลิม|อิสลาม|คริสต์|{reads}){here}, (ที่)(เป็น){nation}`,
    { ...SIGNS, reads: '\\ufffc{5,7}', nation: `(?<nation>${NATION_TH}|${words('(คน)ไทย')})` },
  )

const PARENTS = 'พ่อแม่|ป๊าม้า|ป๊าม๊า'
const FEW = '(สอง|สาม|สี่|ห้า)'
/** A Thai word begins after a sign, a joining word or a member … */
const BEGINS = [
  '(?<![ก-์]|[ๆ])',
  rightAfter('สอง, สาม, สี่, ห้า') + rightBefore('เด็ก, ผู้ใหญ่, ทารก, ผู้สูง'),
  rightAfter(`(${PARENTS})`) + rightBefore(`ลูก${FEW}(กับ|และ|{gap}{joins}|{space}|{end})`, { ...SIGNS, joins: '[+,(]' }),
  rightAfter(`
    กับ, กะ, และ, พา, ก็, มี, ชวน, ขวบ, ปี, ท่าน, คน, พร้อม, หอบ, จูง, สมาชิก, คือ, ได้แก่, คณะ, บวก, เหลือ, แค่, เฉพาะ, เพียง, มีแต่`),
].join('|')
/** Not whose group it is: `คณะเรา`. */
const NOT_OF_GROUP = notRightBefore(`[คณะ](${SELF.replaceAll(', ', '|')})`)

/** … and ends before one, or before a verb or particle that may follow without a space: `เรากะแม่เลยหนีไปเที่ยว`. */
const ENDS = `(?:(?=[\\s\\d,+/&().:;!?\\ufffc]|$)|${rightBefore(
  `
  กับ, กะ, และ, แล้วก็, ไป, มา, อยาก, จะ, เที่ยว, ด้วย, รวม, ค่ะ, ครับ, คับ, ขับ, นั่ง, ที่, ของ, ไทย, พา, ชวน, เกษียณ, อายุ, วัย,
  เด็ก, ทารก, ผู้ใหญ่, ผู้สูง,
  เลย, ก็, แบบ, บ่น, คง, เคย, ได้, ต้อง, ชอบ, ไม่, ยัง, เพิ่ง, พึ่ง, กำลัง, ว่าง, ทำงาน, หยุด, ลา, นัด, หนี, หา, ขอ, มี, เป็น, อยู่,
  ตั้งใจ, วางแผน, แพลน, ตกลง, สนใจ, บิน, เดิน, นอน, กลับ, ออก, เช่า, เหมา, เหลือ, กัน, สองคน,
  ไหว้, กราบ, ทำบุญ, แวะ, ล่องเรือ, ตะลุย, กินข้าว, ดูทะเล,
  [${PARENTS}]ลูก${FEW}(กับ|และ|{space}|{end}), [ขวบ|ปี|ครึ่ง|คน|ท่าน|รูป|องค์]{here}`,
  SIGNS,
)})`

export const THAI = new RegExp(
  `(?:${BEGINS})${NOT_OF_GROUP}(?<noun>${anyNoun('th')})${OWNER}${QUALIFIER}(?:(?<note>${noteSource('th')}))?(?:${NUMBER})?${ENDS}`,
  'g',
)
