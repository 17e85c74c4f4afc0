import { COMES_FROM } from './role-from-rules.ts'
import { CHANGES_PLANES, IS_NEAR, KNOWN_SAID_AFTER, KNOWS, TRAVELLED } from './role-known-rules.ts'
import { SLEEPS_AROUND, SLEEPS_AT } from './role-stay-rules.ts'

// Words before and after the name of a place that say what it is for: a goal, where people come from, what they know.

export const FROM = COMES_FROM
/** `คนกรุงเทพค่ะ …`: who writes. */
export const NATIVE = /(?:^|\n)คน(?:จังหวัด|จ\.)?$/
/** `อยู่ชลบุรี อยากไปจันท์`: where they live, before where they want to go. */
export const LIVES = /(?:^|[\n.,( ]|แต่)(?:ตอนนี้|ปัจจุบัน)?อยู่(?:ที่|แถว|ใน)?$/
export const WANTS =
  /^\s*(?:ค่ะ|คะ|ครับ|คับ|นะ(?:คะ|ครับ)?)?\s?(?:แต่)?(?:(?:ปิดเทอม|ปีใหม่|สงกรานต์|วันหยุด|หยุดยาว|เสาร์อาทิตย์|สิ้นปี|ปลายปี|ต้นปี|เดือนหน้า|อาทิตย์หน้า|ลาพักร้อน|เพิ่งลาออก)[ก-์]{0,6}\s?(?:เรา|ผม|หนู)?)?(?:อยาก|จะ|ว่าจะ|กำลังจะ|วางแผน|แพลน|หาที่|ไป(?:เที่ยว)?(?:ที่|ทาง)?ไหน|ไปเที่ยวไหน|เที่ยวไหน|มีที่ไหน|ที่ไหน)/
/** Where the journey begins, and stays a while. */
export const FIRST =
  /\b(?:(?:start(?:s|ing)?|begin(?:s|ning)?|arriv(?:e|es|ing)|land(?:ing)?)(?: off)? (?:in|at)|(?:enter(?:s|ing)?|arriv(?:e|es|ing)|com(?:e|ing)(?: in)?)(?: thailand)? (?:by|via|through)|cross(?:ing)?(?: over| the border)? (?:at|in|via))(?: the)?\s*$|(?:เข้า|ผ่าน)(?:มา)?(?:ทาง)?ด่าน\s*$/
/** After other places, “leave from Phuket” is the way home. */
export const LEAVE =
  /\b(?:fly(?:ing)?|leav(?:e|ing)|depart(?:ing|ure)?|home)(?: home| back)? (?:out of|from)(?: the)?\s*$|\b(?:depart(?:ing)?|exit(?:ing)?)(?: via)? $|(?:บิน|เครื่อง|รถไฟ|รถทัวร์|เดินทาง)(?:ขา)?กลับ(?:จาก|ที่|ทาง)\s?$|ขากลับ(?:บิน|ขึ้นเครื่อง|ขึ้นรถไฟ|ขึ้นรถ|ขึ้น|ออก)(?:กลับ)?(?:จาก|ที่)\s?$/
/** “Into Krabi and out of Phuket”, “in BKK, out HKT”: the second is where they leave. */
export const INTO = /\b(?:in(?:to)?|arriv(?:e|ing)(?: in| at)?|land(?:ing)?(?: in| at)?)(?: the)? $/
export const OUT_OF =
  /^\s?[,/&-]?\s?(?:and )?(?:then )?(?:fly(?:ing)? |back |home ){0,2}out(?: of| from| at| in| via)?(?: the)? $/
/** “Chiang Rai, flying from DMK”: of the airports of Bangkok, where the flight begins. */
export const FLOWN_FROM = /\bfly(?:ing)? from\s*$/
/** Where the journey ends, after a stay. */
export const LAST =
  /(?:\b(?:ends?|finish(?:es|ing)?)(?: up)? (?:in|at)(?: the)?|จบ(?:ทริป)?(?:ที่)?|ปลายทาง(?:คือ|ที่|อยู่ที่|เป็น)?)\s*$/
/** Where they have been. */
export const KNOWN = KNOWS
/** “I was thinking of Samui … but now it is Krabi”: a plan that they gave up. */
export const ONCE_PLANNED =
  /\b(?:(?:was|were|had been) (?:thinking|planning|going|considering|looking|dreaming|set)|(?:first|original(?:ly)?|initial(?:ly)?)(?: plan| idea| thought)?(?: was)?)\b[^.;!?]{0,20}$|(?:ตอนแรก|ทีแรก|เดิมที?)(?:จะ|ว่าจะ|กะจะ|คิดว่าจะ|แพลน)?(?:ไป)?$/
export const GIVEN_UP =
  /^[^.;!?]{0,40}\b(?:but now|now (?:it'?s|it is|we|i|thinking)|(?:changed|switched) (?:it )?to|but (?:we|i)(?:'ve| have)? (?:chose|changed|decided|switched))\b|^\s?(?:แต่)?(?:เปลี่ยน(?:ใจ|เป็น|มา)|ตอนนี้)/
/** “After a week in Phuket we have 3 days for Trang”: the trip begins then. */
export const AFTER_STAY =
  /\bafter (?:a|an|our|the|my|\d{1,2}|two|three|four|five|six) [a-z ]{2,20} (?:in|on|at)(?: the)?\s*$/
export const THEN_FREE = /^,? (?:we|i)(?:'ll)? (?:will )?(?:have|'ve|'ve got|got)\b/
/** “I'm based in Bangkok”, unless a length follows: then they stay there. */
export const BASED = /(?:'m|'re|\bam|\bare)(?: currently| both)? based (?:in|at|near|out of)(?: the)?\s*$/
export const LENGTH_FOLLOWS = /^ (?:for|from|\d)/
/** “Drier than the Andaman side”. */
export const COMPARED =
  /(?:\b(?:than|unlike|compared (?:to|with)|alternatives? (?:to|for)|as opposed to|reminds (?:me|us) of|the (?:next|new))(?: [a-z]+)?(?: the| in| on){0,2}|(?:ดี|แห้ง|สวย|ถูก|ใกล้|ไกล|มาก|น้อย)กว่า(?:ที่|แถว)?)\s*$/
/** “With a stopover in BKK”: beside places to go to, they only change planes there. */
export const CHANGES_AT = CHANGES_PLANES
export const KNOWN_AFTER = KNOWN_SAID_AFTER
/** Words that make a place a destination, whatever else is said of it. */
export const VISIT = /(?:ไป|เที่ยว|แวะ|\b(?:visit|visiting|explore|in|around|to)(?: the)? )\s*$/
export const START =
  /(?:เริ่ม(?:ต้น)?(?:จาก|ที่)?|\bstart(?:ing)? (?:from|and (?:finish|end)(?:ing)?(?: in| at)?)(?: the)?)\s*$/
export const TO = /^\s*(?:to|-|->|>|till|until|ไป|ถึง|สู่|มา)\s*$/
export const END =
  /(?:\b(?:ending(?: up)? (?:in|at)|home (?:from|out of)|back (?:to|in)|return(?:ing)?(?: to)?|fly(?:ing)? (?:out|home) (?:of|from)|departure from)|(?<!เย็น|ไป)กลับ(?:มา)?(?:ที่|ถึง)?|(?:บิน)?กลับ(?:จาก|ทาง))\s*$/
/** `ขาลงใต้`: a region that the way home leads to. */
export const WAY_HOME = /ขา(?:กลับ|ลง|ล่อง)?$|\bon (?:the|our|my) way (?:back|home)(?: (?:down |up )?to)?(?: the)? $/
export const BASE = SLEEPS_AT
/** `พักแถวนิมมาน`. */
export const STAYS_AROUND = SLEEPS_AROUND
/** “Last year we drove from Krabi”. */
export const PAST = TRAVELLED
/** “4 nights in Hua Hin with day trips from there”. */
export const LENGTH_AT =
  /\b(?:a|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:nights?|days?|weeks?) (?:in|at|on|near|around)(?: the)?\s*$|(?:พัก|นอน|ค้าง|อยู่)\s?\d{1,2}\s?คืน\s?(?:ที่|แถว|ใน)?$/
export const LENGTH_STAY =
  /^ (?:for )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:nights?|days?|weeks?)\b/
export const LENGTHS = /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:nights|weeks)\b|\d{1,2}\s?คืน/g
export const DAY_TRIPS =
  /\bday[ -]?trips?\b|\b(?:day |half[ -]day )?excursions?\b|เดย์ทริป|ไปเช้าเย็นกลับ|ออกเช้ากลับเย็น|เช้าไปเย็นกลับ/
/** “What can we see from Khon Kaen”: they stay there. */
export const SEEN_FROM = /\b(?:see|do|visit|explore|reach)\b[a-z ]{0,12} from(?: the)?\s*$/
export const NEAR = IS_NEAR
export const ONLY_NEAR =
  /^\s*(?:and )?(?:surroundings?|surrounding areas?|outskirts|vicinity|และรอบ|และใกล้เคียง|ใกล้เคียง)/

/** “No temples in Chiang Mai” and “no need of a hotel in Chiang Mai” are not about Chiang Mai; “not in Patong” and “nothing in Patong” are about Patong. */
export const IN_PLACE =
  /\b(?:need|needing|require)(?: (?:any|an?|the|more))? (?:hotels?|rooms?|beds?|accommodation|place to (?:stay|sleep)|flights?|transfers?|car|hotel rooms?) (?:in|around|at) $|ไม่ต้อง(?:จอง|หา|จัด|มี|การ)?(?:ที่พัก|โรงแรม|ห้อง|รถ)(?:ใน|ที่|แถว)?$|(?<!\b(?:not|interested|interest|stay(?:ing)?|be(?:ing)?|sleep(?:ing)?|time|nights?|days?|anything|nothing|anywhere|stop(?:ping)?|hotels?)|\bno|\bn't) (?:in|around) $|(?<!ไม่|อยู่|พัก|นอน|ไป|ค้าง|ที่|อะไร)(?:ใน|ที่)$/
/** `ขามาใช้เส้นชัยภูมิแล้วไม่อยากซ้ำ`: the way here, which they know. */
export const CAME_BY = /ขามา(?:เรา|ผม|ก็|นี้|นั้น)?(?:ใช้|ผ่าน|แวะ|นอน|พัก|ค้าง|มา|ทาง|เส้น|ถนน|เที่ยว|ขับ|วิ่ง|ที่|ได้){0,4}\s?$/
export const NOT_AGAIN =
  /^\s?(?:มา|ไป)?แล้ว(?=\s|$|ไม่|เลย|ขากลับ|ค่ะ|คะ|ครับ|นะ|เบื่อ)|^[^.;\n]{0,16}ไม่(?:อยาก|เอา|ขอ)?(?:ไป|ใช้|ผ่าน)?ซ้ำ/
/** `เริ่มเชียงคานลงไปเรื่อยๆ จนถึงอุบล`: the beginning of the way that they travel along. */
export const STARTS_AT = /เริ่ม(?:ต้น|ทริป|เที่ยว|ขับ|ไล่)?(?:กัน)?(?:ที่)?$/
export const LEADS_ON = /^[^.;\n]{0,24}?(?:ลงไป|ลงมา|ขึ้นไป|ไล่|เลาะ|เลียบ|ล่อง|เรื่อย|จน(?:ถึง|สุด)|(?:ไป)?(?:จบ|สุด)(?:ที่)?)/
/** “On my way”, “driving” before the two ends of a way. */
export const WAY_OF =
  /\b(?:going|driv(?:e|ing)|head(?:ing|ed)|travell?ing|riding|moving|transfer|en route|(?:my|our|the) (?:way|drive|road|ride|journey))(?: by [a-z]{3,10})?(?: (?:up|down|back))?(?: from)? $/
/** “Any island but Samui”, “somewhere in the south except Phuket”: the kind before it is wanted. */
export const ANY_BUT =
  /\b(?:any|every) (?:other )?(?:[a-z]+ ){0,2}(?:islands?|beach(?:es)?|town|city|province|region|park|mountain|place)(?: (?:in|on|by|up) [a-z ]{3,20})?,? (?:but(?: not)?|except(?: for)?|bar|other than|apart from)(?: the| in| on)? $/
/** “Something like Pai but quieter”, `คล้ายๆ ปาย แต่คนน้อยกว่า`. */
export const LIKE =
  /(?:(?<!\b(?:we|i|you|they|he|she|would|really|also|both|kids)\s|'d\s)\b(?:like|similar to)(?: the)?|(?:คล้าย|เหมือน)(?:ๆ|กับ|กัน)?|ฟีล|อารมณ์)\s*$/
export const BUT_OTHER = /^,? ?(?:but|only|just|except|without|minus|แต่)(?![a-z])/
/** “Leaving from Hat Yai”: home, if nothing was named that they could leave. */
export const LEAVES_FROM = /\b(?:leav(?:e|ing)|depart(?:ing|ure)?) from(?: the)?\s*$/
