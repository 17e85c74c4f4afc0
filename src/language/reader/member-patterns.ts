import { LITTLE_ONES_TH, RASCALS_TH } from './kin-words.ts'
import { NATION_EN, NATION_TH } from './nations.ts'
import { COUNT } from './numbers.ts'
import { MEMBER_RULES } from './party-members.ts'
import { noteSource } from './party-note-rules.ts'
import { anyOf, listOf, phrasePattern, words } from './phrases.ts'

// Somebody of a list with what is said before and after the word: “our two older boys (6 and 9)”, `ลูกสาว 6 ขวบ`.

const phrasesOf = (language: 'th' | 'en') =>
  MEMBER_RULES.flatMap((rule) => listOf(rule[language] ?? '')).sort((a, b) => b.length - a.length)
const nounsOf = (language: 'th' | 'en') => phrasePattern(phrasesOf(language)).source

const PARTNERS = String.raw`(?:(?:my|our|his|her) (?:wife|husband|hubby|partner|girlfriend|boyfriend|gf|bf|fiancee?|best friend)'s)`
const OWNERS = anyOf('my, our, the, a, an, his, her, their, both')
const KINDS = anyOf(`
  best, school, childhood, college, university, uni, work, older, younger, elder, eldest, big, little, small, young, old, elderly, retired, close, dear, good, other, lovely,
  baby, twin, identical, teenage, newborn, pregnant, honeymoon, married, engaged, newlywed, single, unmarried, of my, of our, dear, fellow, fit, active, sporty,
  energetic, lively, curious, stubborn, fussy, picky, shy, nervous, anxious, brave, clever, grumpy, moody, bored, tired, autistic, deaf,
  blind, disabled, diabetic, vegan, vegetarian, hyperactive, hearing, hard of hearing, mute, hearing impaired, visually impaired, wheelchair bound, foreign, thai, adventurous, restless, cheeky, tiny, tall, widowed, divorced,
  hopeful, enthusiastic, excited, experienced, keen, healthy, seasoned, weary, exhausted, outdoorsy, stressed, lazy, middle aged, middle-aged`)
const HOW = anyOf('very, rather, quite, really, extremely, slightly, super, fairly, pretty, somewhat, always')
const AGED = String.raw`(?:(?<years>\d{1,2})(?:[ -](?:years?|yrs?)[ -]old|[ -]?(?:yo|y/o))|(?<infant>\d{1,2})[ -](?:months?|weeks?)[ -]old) `
const GROWN = '(?<grown>adult|grown[ -]?up|grown) '

/** What may stand before an English word, at the end of what precedes it. */
export const PREFIX_EN = new RegExp(
  `(?<![a-z])(?:(?:${PARTNERS}|${OWNERS}) )?(?:(?<before>${COUNT}) )?(?:(?:${PARTNERS}|${OWNERS}|one) ){0,2}` +
    `(?:${AGED}|${GROWN}|(?<nation>${NATION_EN}) |(?:${HOW} )?${KINDS},? ){0,3}$`,
)

/** “Her mother” is none of those who are meant by “her”; “Thai food” and “a couple of days” are nobody. */
const PEOPLE_OF_A_NATION = anyOf('thai, american, german, aussie')
const GROWN_CHILDREN = anyOf('sons?, daughters?, kids, child, boys, girls, twins')
const NOT_A_NOUN = String.raw`her (?!and\b|plus\b)|couple ${anyOf('of, more, days, nights, weeks')}\b|twin ${anyOf('brothers?, sisters?, sons?, daughters?, toddlers?, babies, nephews, nieces, rooms?, beds?, shar(?:e|ing), falls, cities, peaks, towers, islands, beaches')}\b|${PEOPLE_OF_A_NATION} (?!${anyOf('and, or, plus, in, who, with')}\b)[a-z]|(?:adult|grown[ -]?ups?) ${GROWN_CHILDREN}`

/** A name beside a relative: “her husband Rob and I”, “my son Max (5)”. */
const NO_NAME = anyOf('and, or, who, is, are, has, have, plus, with, of, in, at, on, to, from, for')
const NAMED = String.raw`(?: (?!${NO_NAME}\b)[a-z']{2,14}(?= ?\(|,? (?:and|&|\+) (?:i|me|my|our|his|her)\b|, (?:my|our|his|her)\b))?`
/** “My wife, Hanna, and I”: her name. */
const IN_COMMAS = String.raw`(?:(?<!s), (?!${NO_NAME}\b|${nounsOf('en')})[a-z']{2,14}(?=,? (?:and|&) (?:i|me)\b))?`
const FROM = String.raw`(?: from (?:[a-z]{3,14}|\ufffc{2,16})(?= and (?:i|me)\b|,? \(?\d\d(?: and |, ?|/| ?& ?)\d\d\b))?`

/** Each noun is a branch of its own, so that it is tried only where its letters are. */
export const NOUN_EN = new RegExp(
  phrasesOf('en')
    .map((phrase) => String.raw`\b(?!${NOT_A_NOUN})(?:${phrasePattern([phrase]).source})(?![a-z'-])`)
    .join('|'),
  'g',
)

/** Right after a noun. */
export const AFTER_EN = new RegExp(String.raw`${FROM}${NAMED}${IN_COMMAS}(?<note>${noteSource('en')})?`, 'y')

const DOING = anyOf('and, plus, in, to, who, is, wants?, loves?, needs?, with')
/** “A 4 year old”, “our 14yo”, “7 month old”, with nothing else said of them. */
export const AGED_ONLY = new RegExp(
  String.raw`\b(?:(?:my|our|their|his|her|a|an|one|the) )?(?:${KINDS} )?(?:(\d{1,2})(?:[ -]?(?:years?|yrs?)[ -]olds?|[ -]?(?:yo|y\/o))|\d{1,2}[ -](?:months?|weeks?|wks?)[ -]olds?)(?=\s?(?:[,.;!?)+&\n]|$|${DOING}\b))`,
  'g',
)

const UNITS_TH = anyOf(String.raw`
  คน, ท่าน, รูป, ขวบ, ปี, วัน, คืน, โมง, บาท, กม, กิโล, ชม, เดือน, ม\., ธ\., ก\., พ\., ต\., เม, มี, ส\., ที่, แห่ง, ว\b`)
/** A figure that counts nothing else. */
const COUNTS_THEM = String.raw`(?!\d|\s?(?:${UNITS_TH}|[-.:,/]\s?\d))`
const ONE_TO_TEN = anyOf('หนึ่ง, สอง, สาม, สี่, ห้า, หก, เจ็ด, แปด, เก้า, สิบ')
const MORE_OF_A_NUMBER = anyOf('เอ็ด, สอง, สาม, สี่, ห้า, หก, เจ็ด, แปด, เก้า, สิบ, ร้อย, พัน, หมื่น, แสน')
const GROWN_TH = anyOf('โตแล้ว, เรียนจบแล้ว, ทำงานแล้ว, เรียนมหาลัย, อยู่มหาลัย, เรียนมหาวิทยาลัย')
/** What they do or where they are from, before how many they are: `เพื่อนที่บริษัทจะมาเที่ยว 3 คน`. */
const ABOUT = String.raw`(?<about>\s?${anyOf('ที่, จะ, มา, จาก, ขับรถ, ติดตาม, ไปด้วย, ตามไป, ไปคุม, คุม, ช่วยคุม')}(?:(?!พา|ชวน)[ก-์ ]){0,24}?)?`
/** Ages after a number of children: `ลูก 2 คน 6 ขวบกับ 9 ขวบ`. */
const YEARS_TH = '(?:\\s?(?:ขวบ(?:ครึ่ง)?|ปี))?'
const AGES_TH = String.raw`\s?(?:อายุ|วัย)?\s?\d{1,2}${YEARS_TH}(?:(?:\s?[,/&+]\s?|\s?(?:กับ|กะ|และ)\s?|\s)\d{1,2}${YEARS_TH}){0,5}(?<=ขวบ|ครึ่ง)`
/** How many: `สามคน`, `ช 2`, `อีกคน`. */
const NUMBER = [
  String.raw`(?:\s?(?:ที่)?(?<adult>${GROWN_TH}))?${ABOUT}\s?(?:อีก|จำนวน)?\s?(?<after>${COUNT})\s?(?:คน|ท่าน|รูป|องค์)(?:\s?\([^()\n]{0,24}\)|${AGES_TH})?`,
  String.raw`\s?(?:อีก)?\s?(?<pairs>${COUNT})\s?คู่`,
  String.raw`\s?(?:อีก\s?)?(?<figure>\d{1,2}|${ONE_TO_TEN}(?!${MORE_OF_A_NUMBER}))${COUNTS_THEM}`,
  String.raw`\s?(?<one>อีก(?:หนึ่ง|คน(?:หนึ่ง|นึง)?|ท่าน(?:หนึ่ง)?))(?![ก-์]*เดียว)`,
].join('|')

const OWNER = `(?:(?:ของ)?${anyOf('พี่(?=\\s?(?:2|สอง)\\s?คน), ผม, เรา, ฉัน, หนู, แฟน, สามี, ภรรยา, เมีย, เขา, เค้า')})?`
const OF_A_NATION = `(?:ที่)?(?:เป็น)?(?<nation>${NATION_TH}|(?:คน)?ไทย)`
const QUALIFIER = `(?:\\s?ๆ\\s?)?(?:ลูกครึ่ง|${words(`${LITTLE_ONES_TH}, ${RASCALS_TH}`)}|สุดที่รัก|(?:ที่)?(?:เป็น)?(?:มุสลิม|อิสลาม|คริสต์|\ufffc{5,7})|${OF_A_NATION})?`

const FEW = '(?:สอง|สาม|สี่|ห้า)'
const LEADS = anyOf(`
  กับ, กะ, และ, พา, ก็, มี, ชวน, ขวบ, ปี, ท่าน, คน, พร้อม, หอบ, จูง, สมาชิก, คือ, ได้แก่, คณะ, บวก, เหลือ, แค่, เฉพาะ, เพียง, มีแต่`)
/** A Thai word begins after a sign, a joining word or a member … */
const BEGINS = [
  '(?<![ก-์]|[ๆ])',
  '(?<=สอง|สาม|สี่|ห้า)(?=เด็ก|ผู้ใหญ่|ทารก|ผู้สูง)',
  String.raw`(?<=พ่อแม่|ป๊าม้า|ป๊าม๊า)(?=ลูก${FEW}(?:กับ|และ|\s?[+,(]|\s|$))`,
  `(?<=${LEADS})`,
].join('|')
/** Whose group it is: `คณะเรา`. */
const OF_GROUP = '(?<=คณะ)(?:เรา|ผม|ฉัน|หนู)'

/** Verbs and particles that may follow a member without a space: `เรากะแม่เลยหนีไปเที่ยว`. */
const FOLLOWS = anyOf(`
  เลย, ก็, แบบ, บ่น, คง, เคย, ได้, ต้อง, ชอบ, ไม่, ยัง, เพิ่ง, พึ่ง, กำลัง, ว่าง, ทำงาน, หยุด, ลา, นัด, หนี, หา, ขอ, มี, เป็น, อยู่,
  ตั้งใจ, วางแผน, แพลน, ตกลง, สนใจ, บิน, เดิน, นอน, กลับ, ออก, เช่า, เหมา, เหลือ, กัน, สองคน, รวม,
  ไหว้, กราบ, ทำบุญ, แวะ, ล่องเรือ, ตะลุย, กินข้าว, ดูทะเล`)
const NEXT_TO = anyOf(`
  กับ, กะ, และ, แล้วก็, ไป, มา, อยาก, จะ, เที่ยว, ด้วย, รวม, ค่ะ, ครับ, คับ, ขับ, นั่ง, ที่, ของ, ไทย, พา, ชวน, เกษียณ, อายุ, วัย,
  เด็ก, ทารก, ผู้ใหญ่, ผู้สูง`)
/** … and ends before one or before a verb. */
const ENDS = String.raw`(?=[\s\d,+/&().:;!?\ufffc]|${NEXT_TO}|(?<=พ่อแม่|ป๊าม้า|ป๊าม๊า)ลูก${FEW}(?:กับ|และ|\s|$)|${FOLLOWS}|(?<=ขวบ|ปี|ครึ่ง|คน|ท่าน|รูป|องค์)|$)`

export const THAI = new RegExp(
  String.raw`(?:${BEGINS})(?!${OF_GROUP})(?<noun>${nounsOf('th')})${OWNER}${QUALIFIER}(?:(?<note>${noteSource('th')}))?(?:${NUMBER})?${ENDS}`,
  'g',
)
