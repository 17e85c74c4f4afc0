import { LATIN_MONTH, THAI_MONTH } from './calendar-words.ts'
import { COUNT } from './numbers.ts'
import { anyOf, type Slots } from './phrases.ts'
import { ASK_SLOTS } from './topic-ask-slots.ts'

const FARES = anyOf(
  'taxi, cab, grab, bolt, uber, tuk[ -]?tuk, songthaew, minivan, minibus, bus, train, ferry, boat, speedboat, longtail',
)
const VEHICLES = anyOf('car, van, minivan, minibus, bus, coach, suv, taxi, boat, longtail, speedboat, songthaew')
const FLOWERS = anyOf('[a-z]*flowers?, blossoms?, cherr(?:y|ies), tulips, lotus(?:es)?, orchids, poppies, sakura')
const SEASONAL = anyOf(`
  durian, mango, lychee, longan, mangosteen, rambutan, fruit, strawberry, firefly, whale, whale shark, turtle`)

/** The slots of the rules about topics. */
export const TOPIC_SLOTS: Slots = {
  ...ASK_SLOTS,
  number: `(?:${COUNT})`,
  howmuch: String.raw`\bhow much ${anyOf("is, are, does, do, would, will, should, could, might, for, 's")}(?: (?:a|an|the|it for a))?`,
  /** What has a fare. */
  ride: String.raw`\b${FARES}s?(?: ride| trip)?\b`,
  /** Money without its name. */
  sum: String.raw`(?<![\d,])(?:\d{4,6}|\d{1,3},\d{3}|\d{1,3}k)(?![\d-])`,
  /** Alone in a list. */
  item: '(?<=[,:;/•]\\s?)',
  itemEnd: '(?=\\s?(?:[,;/\\n]|$|และ|กับ))',
  dot: '[ -]',
  plus: '[+&] ?',
  /** “Is the road from Loei to Phetchabun”. */
  asks: String.raw`\b(?:is|are|will|would)\b[^.,;!?\n]{1,56}?`,
  figure: '(?:\\d{1,3}(?:[-–]\\d{1,3})?|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|ร้อย|สองร้อย|สามร้อย)',
  hours: String.raw`(?:\d{1,2}(?:\.5)?(?:\s?(?:-|to|or)\s?\d{1,2})?|one|two|three|four|five|six|a few|a couple of|an?)[ -]?(?:hours?'?s?'?|hrs?|h)(?![a-z])`,
  km: String.raw`(?:\d{2,3}(?:\s?(?:-|to|or)\s?\d{2,3})?|a hundred|two hundred|three hundred) ?(?:kms?|kilomet(?:er|re)s?|miles?)\b`,
  /** Of a limit: `กิโลเมตรต่อวัน`. */
  each: '(?:เมตร)?\\.?(?:\\s?(?:ต่อวัน|/\\s?วัน))?',
  anyGap: '[^.;!?\\n]{0,32}?',
  parkGap: '[ก-์ ]{0,20}?',
  parkName: String.raw` ?(?:[a-z\ufffc'-]{1,14} ){0,3}`,
  closedEnd: String.raw`(?! (?:at|until|till|from|by) \d| space|[ -]air)`,
  shortAsk: '[^.,;!?\\n]{0,20}?',
  fareGapTh: '[^.,;!?\\n]{0,24}?',
  isIt: '(?:ไหม|ไม๊|มั้ย|(?<!ส)มัย|มั๊ย|ป่าว|ป่ะ|หรือเปล่า|รึเปล่า|รึป่าว|หรือป่าว|บ้าง|(?:ไม|ปะ|มะ)(?![ก-๙]))',
  rideTh: '(?:รถทัวร์|รถตู้|รถไฟ|รถบัส|รถเมล์|รถโดยสาร|สองแถว|เรือ|เฟอร์รี่|สปีดโบ๊ท|เครื่องบิน|ไฟลท์|ไฟลต์)',
  wheelsTh:
    '(?:(?<![ก-์])รถ(?!ไฟ)(?:เก๋ง|กระบะ|ตู้|ซิตี้|อีโคคาร์|อีโค|เล็ก|ไฟฟ้า|ธรรมดา|บัส|ยนต์|บ้าน|เช่า|มอเตอร์ไซค์)?|เก๋ง|กระบะ|อีโคคาร์|เวฟ|มอไซค์|มอเตอร์ไซค์|มอไซ|สกู๊ตเตอร์|สกูตเตอร์|ฟีโน่|คลิก|วีออส|ยาริส|บิ๊กไบค์|\\bpcx\\b|\\bwave\\b|\\bcity\\b|\\bvios\\b|\\byaris\\b|\\bev\\b)',
  personTh: '(?:แม่|พ่อ|ยาย|ตา|ปู่|ย่า|คนแก่|คนสูงอายุ|ผู้สูงอายุ|เด็ก|ลูก|หลาน|คนท้อง|คนอ้วน|มือใหม่|ผู้หญิง|ป้า|ลุง|น้อง)',
  wheels: String.raw`(?:(?:small|normal|regular|tiny|rental|rented|2wd|city|family|ordinary|standard|little|low|basic|\d{2,3} ?cc|automatic) ){0,2}(?:car|sedan|saloon|hatchback|scooter|motorbike|moped|bike|van|campervan|camper|minivan|tuk[ -]?tuk|wave|click|yaris|vios|city)\b`,
  person:
    '(?:\\d{1,2}[ -]?(?:year|yr)s?[ -]?olds? )?(?:old |elderly |aged )?(?:mum|mom|mother|dad|father|parents|grandma|grandmother|granny|gran|nan|grandpa|grandfather|grandparents|kids?|child|children|toddler|son|daughter|wife|husband|aunt|uncle|\\d{1,2}[ -]year[ -]olds?)',
  kindOfRoad: '(?:mountain |hill |coastal |main |last |whole ){0,2}',
  s: '(?:s\\b)?',
  roadGap: '[^.,;!?\\n]{0,40}?',
  question: '(?=[^.;!?\\n]{0,32}\\?)',
  notToDo:
    '(?!(?:stay|spend|wait|book|visit|plan|go|be|see|do|allow|leave|keep|get|cook|walk|hike|charge|recover|learn|explore|say)\\b)(?=[a-z])',
  manyTh: '(?:[2-9]\\d|[1-9]\\d\\d|1[2-9])',
  many: '(?:[2-9]\\d|[1-9]\\d\\d|1[2-9])',
  board: '(?=\\s*(?:[,.;!?)/+]|$|and\\b|please\\b|with\\b))',
  aPool:
    '(?:\\b(?:an? |the |with |any |our |own |some |swimming |kids |private |and |nice |big |good |of ){1,3}|(?<=[,:;/•]\\s?))',
  poolEnd: '(?=\\s*(?:[,.;!?)/+]|$|(?:for|time|with|and|at|in|or|day|days|would|is|please|too)\\b))',
  cropTh:
    '(?:ซากุระ|พญาเสือโคร่ง|ทุเรียน|มังคุด|เงาะ|ลิ้นจี่|ลำไย|มะม่วง|สตรอว์เบอร์รี่|สตรอเบอร์รี่|ทะเลหมอก|ทะเลบัวแดง|บัวแดง|ดอก[ก-์]{2,14}|ทุ่ง[ก-์]{2,14}|ผลไม้|หิ่งห้อย|ฉลามวาฬ)',
  viewEnd: '(?=\\s*(?:[,.;!?)/+]|$|(?:please|room|rooms|hotel|bungalow|villa|suite|balcony|and|or|pls|if)\\b))',
  feast:
    '(?:yi peng|yee peng|loy krathong|loi krathong|songkran|lantern festival|lanterns|lights festival|vegetarian festival|candle festival|rocket festival|flower festival|ghost festival|phi ta khon|festival|chinese new year|moon festival)',
  feastTh: '(?:ลอยกระทง|ยี่เป็ง|สงกรานต์|ผีตาโขน|บุญบั้งไฟ|แห่เทียน|กินเจ|บั้งไฟพญานาค|ไหลเรือไฟ|งานกาชาด|พืชสวนโลก|มหกรรม|เทศกาล)',
  fareGap: '[^.,;!?\\n]{0,32}?',
  /** What has a driver. */
  vehicle: String.raw`\b${VEHICLES}`,
  flowers: String.raw`\b${FLOWERS}\b`,
  month: '[a-z]{3,9}',
  monthEn: String.raw`(?:${LATIN_MONTH})\b`,
  monthTh: `(?:เดือน\\s?)?${THAI_MONTH}`,
  asksOf: String.raw`\b(?:is|are|was|would|will) (?:it |that |this |there )?(?:[^.;!?\n]{1,32}? )?(?:an? |still |really |actually |even |too )?`,
  monthGap: '[^.;!?\\n]{0,36}?',
  shortGap: '[^.;!\\n]{0,12}?',
  monthGapTh: '[^.;!?\\n]{0,24}?',
  days: String.raw`\b\d{1,2}[ -]?(?:days?|nights?)\b`,
  /** `บ่อน้ำร้อนไหม` is no weather. */
  notHotWater: '(?<!น้ำ|พุ|บ่อ|ของ|แช่|กา|ลม|ใจ)',
  asksYet: '(?!ไง|ไม่|จะ|อยาก|มี|เปิด|ได้|[งเก-ฮ]*็)',
  /** Nothing else is called after it. */
  smoky: String.raw`(?=\s*(?:[,.;!?)]|$|(?:in|there|then|by|at|around|already|yet|or|and|season|from|up|so|if|when|is)\b))`,
  rainEnd: '(?![a-z])',
  dryEnd: String.raw`(?=\s*(?:[,.;:!?)]|$|(?:in|for|then|by|at|around|this|that|during|over|enough|and|or|if|when|with|to|from|please|all)\b))`,
  ends: '(?=[\\s,.;!?]|$)',
  bloomEnd: '(?=\\s*(?:[,.;!?]|$|in\\b|there\\b|at\\b))',
  /** What has a season. */
  fruit: String.raw`\b${SEASONAL}`,
}
