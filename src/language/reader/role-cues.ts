// Words before and after the name of a place that say what it is for: a goal, where people come from, what they know.

export const FROM =
  /(?:\b(?:(?:i|we) (?:study|work|teach|live) (?:at|in) [a-z]{3,14}(?: university)?(?:,| in)?|(?:i|we) (?:am |are )?liv(?:e|ing) (?:now |here )?(?:since|for|already) [a-z0-9 ]{1,24} (?:in|on|at|near)|fr(?:m|om)? (?:our |my |the )?(?:home|house|flat|apartment|office|school|university|base|airport|place) (?:in|at|near)|frm?|from|depart(?:ing)? from|start(?:ing)? from|leav(?:e|ing)(?: from)?|out of|start(?:ing)? and (?:finish|end)(?:ing)?(?: in| at)?|live in|home(?:town| town| base)? is(?: in)?|(?:\b(?:i|we)|'m|'re|currently|now|already|expats?)(?: (?!will|want|would|plan|hope|like|love|may|might|could|can|should)[a-z]{2,10}){0,2} (?:living|work(?:ing)?|study(?:ing)?|teach(?:ing)?|resid(?:e|ing)|retired|stationed|posted)(?: and work)? (?:in|at|near|on|out of)|escap(?:e|ing)(?: from)?|get(?:ting)? (?:out of|away from)|away from|based out of|flying from|driving from)(?: the)?|(?<!ไม่|ไม่ได้|ไม่อยาก)(?:ขับ(?:รถ)?|รถ(?:ตู้|ทัวร์|บัส)?|เดินทาง)?ออก(?=\s*$)|(?:ออก|เริ่ม(?:ต้น)?|เดินทาง|บิน|ขับรถ(?:มา|ไป)?|นั่ง[ก-์]{0,20})?จาก(?:บ้าน|โรงเรียน|มหาลัย|มหาวิทยาลัย|ที่ทำงาน|ออฟฟิศ|บริษัท|คอนโด|หอ|ที่พัก|สนามบิน|ขนส่ง|สถานี(?:รถไฟ)?)?(?:ที่|แถว|ใน)?|เริ่ม(?:ต้น)?(?:ที่)?|ต้นทาง(?:คือ|ที่)?|(?:เรา|ผม|ฉัน|หนู|ดิฉัน|บ้าน|ตอนนี้|ปัจจุบัน|พวกเรา|ครอบครัว)อยู่(?:ที่|แถว|ใน)?|(?:เป็น|เป๋น|เรา|ผม|หนู|ฉัน|ชาว|พวกเรา)คน(?:จังหวัด|จ\.)?|หนี(?:จาก|ออกจาก)?|(?:ทำงาน|เรียน|ประจำ|สอน|รับราชการ)(?:อยู่)?(?:ที่|แถว|ใน)?|บ้าน(?:เรา|ผม|หนู|ฉัน)?อยู่(?!ใกล้|ไกล|ติด)(?:ที่|แถว|ใน)?(?:[ก-์]{2,14} )?)\s*$/
/** `คนกรุงเทพค่ะ …`: who writes. */
export const NATIVE = /(?:^|\n)คน(?:จังหวัด|จ\.)?$/
/** `อยู่ชลบุรี อยากไปจันท์`: where they live, before where they want to go. */
export const LIVES = /(?:^|[\n.,( ]|แต่)(?:ตอนนี้|ปัจจุบัน)?อยู่(?:ที่|แถว|ใน)?$/
export const WANTS =
  /^\s*(?:ค่ะ|คะ|ครับ|คับ|นะ(?:คะ|ครับ)?)?\s?(?:แต่)?(?:อยาก|จะ|ว่าจะ|กำลังจะ|วางแผน|แพลน|หาที่|ไป(?:เที่ยว)?(?:ที่|ทาง)?ไหน|ไปเที่ยวไหน|เที่ยวไหน|มีที่ไหน|ที่ไหน)/
/** Where the journey begins, and stays a while. */
export const FIRST =
  /\b(?:(?:start(?:s|ing)?|begin(?:s|ning)?|arriv(?:e|es|ing)|land(?:ing)?)(?: off)? (?:in|at)|(?:enter(?:s|ing)?|arriv(?:e|es|ing)|com(?:e|ing)(?: in)?)(?: thailand)? (?:by|via|through)|cross(?:ing)?(?: over| the border)? (?:at|in|via))(?: the)?\s*$|(?:เข้า|ผ่าน)(?:มา)?(?:ทาง)?ด่าน\s*$/
/** After other places, “leave from Phuket” is the way home. */
export const LEAVE =
  /\b(?:fly(?:ing)?|leav(?:e|ing)|depart(?:ing|ure)?|home)(?: home| back)? (?:out of|from)(?: the)?\s*$|\b(?:depart(?:ing)?|exit(?:ing)?)(?: via)? $|(?:บิน|เครื่อง|รถไฟ|รถทัวร์|เดินทาง)(?:ขา)?กลับ(?:จาก|ที่|ทาง)\s?$|ขากลับ(?:บิน|ขึ้นเครื่อง|ขึ้นรถไฟ|ออก)(?:จาก|ที่)\s?$/
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
export const KNOWN =
  /(?:(?:เพิ่ง|พึ่ง)(?:จะ)?|(?:ปี|เดือน|อาทิตย์|ครั้ง|คราว|รอบ|ทริป)(?:ที่แล้ว|ก่อน|ที่ผ่านมา|ล่าสุด) ?(?:เรา|ผม|ฉัน)?)(?:ไป|เที่ยว|กลับ(?:มา)?(?:จาก)?|มา(?:จาก)?)(?:เที่ยว)?$|\b(?:(?:last|previous) (?:year|time|trip|summer|winter|spring|month|(?:week|weekend|friday|saturday|sunday)(?! (?:of|in) (?:the |next |jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|holiday|christmas|songkran|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)|ended up|just (?:did|visited|back from|came (?:back )?from)|stayed|lived|grew up|(?:we|i) (?:already |both )?did|stopped|(?:came|drove|rode|travell?ed)(?: here| up| down| over| out| across)? (?:via|by way of|through)|(?:was|were)(?! (?:thinking|planning|going|hoping|considering|looking|wondering|told|recommended|torn|advised|tempted|dreaming|full|sold|booked|closed|too|so|very|really)\b)|(?<!\b(?:never|not|havent)\s|n't )been|visited|holidayed|(?<!\b(?:after|once|when|until|if) (?:we|i|you))(?:'ve| have|'d) (?:already |both )?(?:done|seen|covered|explored))\b(?:(?! (?:so|but|then|now|hence|instead)\b)[^.;,!?]){0,20}(?:\b(?:in|to|at|on)(?: the)?\s*)?$|\b(?:most|the rest|the bulk|the main part) of (?:my|our|the) (?:holiday|trip|time|vacation|stay)(?: will be| is|'s)?(?: spent)?(?: in| at)?\s*$/
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
export const KNOWN_AFTER =
  /^,? (?:we|i)(?:'ve| have)? (?:both )?(?:already |just )?(?:did|done|seen|visited|know|been to|went to)(?: it| there| that)?(?: already| before| twice| last [a-z]{4,8}| well)?(?=\s*(?:[,.;!?)]|$|(?:and|so|but)\b))|^\s*(?:ก็)?(?:ไป|เที่ยว)(?:มา|จน)?[ก-์]{0,14}(?:แล้ว|เบื่อ|บ่อย)|^\s*(?:มา)?(?:หมด|เบื่อ)แล้ว|^(?: \(?twice\)?)? (?:already|is done|are done)\b|^,? (?:all |both )?(?:done(?! with)|seen|visited)\b|^ (?:already |once |twice )?before(?=\s*(?:[.,;!?)]|so\b|but\b|and\b|$))|^,? (?:last|the other|two|a few|three|some) (?:years?|time|trip|summer|winter|spring)(?: ago)?\b|^ (?:was|were) (?:too |so |far too |way too |a bit |quite |very |really |great|lovely|nice|fun|ok|wonderful)[a-z ]{0,16}(?:last (?:year|time|trip)|years ago|in (?:19|20)\d\d|back then)|^,? (?:is |are |was |has been |have been |'s been )?(?:done|seen) to death|^[ ,:-]{1,3}been there\b|^ on (?:an? )?(?:earlier|previous|past|other|our last|my last) (?:trips?|visits?|holidays?)\b/
/** Words that make a place a destination, whatever else is said of it. */
export const VISIT = /(?:ไป|เที่ยว|แวะ|\b(?:visit|visiting|explore|in|around|to)(?: the)? )\s*$/
export const START =
  /(?:เริ่ม(?:ต้น)?(?:จาก|ที่)?|\bstart(?:ing)? (?:from|and (?:finish|end)(?:ing)?(?: in| at)?)(?: the)?)\s*$/
export const TO = /^\s*(?:to|-|->|>|till|until|ไป|ถึง|สู่|มา)\s*$/
export const END =
  /(?:\b(?:ending(?: up)? (?:in|at)|home (?:from|out of)|back (?:to|in)|return(?:ing)?(?: to)?|fly(?:ing)? (?:out|home) (?:of|from)|departure from)|(?<!เย็น|ไป)กลับ(?:มา)?(?:ที่|ถึง)?|(?:บิน)?กลับ(?:จาก|ทาง))\s*$/
/** `ขาลงใต้`: a region that the way home leads to. */
export const WAY_HOME = /ขา(?:กลับ|ลง|ล่อง)?$|\bon (?:the|our|my) way (?:back|home)(?: (?:down |up )?to)?(?: the)? $/
export const BASE =
  /(?:\b(?:stay(?:ing|s)?|sleep(?:ing)?|overnight|crash(?:ing)?) (?:over )?(?:at|with|in) (?:my|our|a|an|the|his|her|their|some) [a-z' ]{2,24} (?:in|at|near|on)(?: the)?|\b(?:stay(?:ing|s)?|sleep(?:ing)?|based|hotel|accommodation|resort|overnight|airbnb) (?:is )?(?:in|at|near|around|on)(?: the)?|(?<!ไม่(?:ได้|ต้อง|อยาก|ขอ)?)(?:พัก|นอน|ค้าง)(?:อยู่)?(?:กับ|ที่)?(?:บ้าน|คอนโด|หอ|แพ|เต็นท์|เต้นท์|โฮมสเตย์|รีสอร์ท|โรงแรม|เพื่อน|ญาติ|แฟน|พี่|น้อง|แม่|พ่อ|ลูก|ลุง|ป้า|น้า|อา|ยาย|ย่า|ตา|ปู่)[ก-์]{0,12}\s?(?:ที่|แถว|ใน|ย่าน|ใกล้)|(?<!ไม่(?:ได้|ต้อง|อยาก|ขอ)?)(?:พัก|นอน|ค้าง|โรงแรม|ที่พัก|รีสอร์ท)(?:อยู่)?(?:คืน)?\s*(?:ที่|แถว|ใน|ย่าน|ใกล้|บน)?)\s*$/
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
export const NEAR =
  /(?:\b(?:near(?:by| to)?|close to|outside(?: of)?|not (?:too )?far from|a short drive from|within [a-z0-9' ]{1,24}(?:of|from)|within (?:easy )?reach of|surrounding|easy (?:trip|access) from|(?:easy|easily|quick) (?:to (?:reach|get to)|reached|accessible) from|(?:accessible|reachable) from)|ใกล้|ไม่(?:ค่อย)?ไกล(?:จาก)?|(?<!สัก|ซัก|อีก|หลาย|กี่|ทุก)รอบ(?:นอก)?|ชานเมือง|ละแวก|แถบ)\s*$/
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
