import { LATIN_MONTH, THAI_MONTH } from './calendar-words.ts'
import { ASKS } from './common-words.ts'
import { COUNT } from './numbers.ts'
import { anyOf, followedBy, notFollowedBy, notRightAfter, type Slots, words } from './phrases.ts'
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
  /** A number. */
  number: `(?:${COUNT})`,
  /** “How much is a”. */
  howmuch: String.raw`\bhow much ${anyOf("is, are, does, do, would, will, should, could, might, for, 's")}(?: (?:a|an|the|it for a))?`,
  /** What has a fare. */
  ride: String.raw`\b${FARES}s?(?: ride| trip)?\b`,
  /** Money without its name. */
  sum: String.raw`(?<![\d,])(?:\d{4,6}|\d{1,3},\d{3}|\d{1,3}k)(?![\d-])`,
  /** At the beginning of an item of a list. */
  item: '(?<=[,:;/•]\\s?)',
  /** At its end. */
  itemEnd: followedBy('{end}, {sign}, และ, กับ'),
  /** A hyphen or a space. */
  dot: '[ -]',
  /** “+” or “&”. */
  plus: '[+&] ?',
  /** “Is the road from Loei to Phetchabun”. */
  asks: String.raw`\b(?:is|are|will|would)\b[^.,;!?\n]{1,56}?`,
  /** A number or a range, in figures or in Thai. */
  figure: '(?:\\d{1,3}(?:[-–]\\d{1,3})?|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|ร้อย|สองร้อย|สามร้อย)',
  /** How many hours. */
  hours: String.raw`(?:\d{1,2}(?:\.5)?(?:\s?(?:-|to|or)\s?\d{1,2})?|one|two|three|four|five|six|a few|a couple of|an?)[ -]?(?:hours?'?s?'?|hrs?|h)(?![a-z])`,
  /** How many kilometres. */
  km: String.raw`(?:\d{2,3}(?:\s?(?:-|to|or)\s?\d{2,3})?|a hundred|two hundred|three hundred) ?(?:kms?|kilomet(?:er|re)s?|miles?)\b`,
  /** Of a limit: `กิโลเมตรต่อวัน`. */
  each: words('(เมตร)(.)( (ต่อวัน|/ วัน))'),
  /** Some words. */
  anyGap: '[^.;!?\\n]{0,32}?',
  /** A Thai word or two. */
  parkGap: '[ก-์ ]{0,20}?',
  /** The name of a park. */
  parkName: String.raw` ?(?:[a-z\ufffc'-]{1,14} ){0,3}`,
  /** Closed for a time, not for the night: “closed at 5”. */
  closedEnd: notFollowedBy('(at|until|till|from|by) {digit}, space, air, -air'),
  /** Some words. */
  shortAsk: '[^.,;!?\\n]{0,20}?',
  /** Some words. */
  fareGapTh: '[^.,;!?\\n]{0,24}?',
  /** A question. */
  isIt: words(ASKS),
  /** What people ride for a fare. */
  rideTh: words('รถทัวร์, รถตู้, รถไฟ, รถบัส, รถเมล์, รถโดยสาร, สองแถว, เรือ, เฟอร์รี่, สปีดโบ๊ท, เครื่องบิน, ไฟลท์, ไฟลต์'),
  /** Cars and motorbikes, by their kinds and models. */
  wheelsTh:
    '(?:(?<![ก-์])รถ(?!ไฟ)(?:เก๋ง|กระบะ|ตู้|ซิตี้|อีโคคาร์|อีโค|เล็ก|ไฟฟ้า|ธรรมดา|บัส|ยนต์|บ้าน|เช่า|มอเตอร์ไซค์)?|เก๋ง|กระบะ|อีโคคาร์|เวฟ|มอไซค์|มอเตอร์ไซค์|มอไซ|สกู๊ตเตอร์|สกูตเตอร์|ฟีโน่|คลิก|วีออส|ยาริส|บิ๊กไบค์|\\bpcx\\b|\\bwave\\b|\\bcity\\b|\\bvios\\b|\\byaris\\b|\\bev\\b)',
  /** For whom they ask. */
  personTh: words(`
    แม่, พ่อ, ยาย, ตา, ปู่, ย่า, คนแก่, คนสูงอายุ, ผู้สูงอายุ, เด็ก, ลูก, หลาน, คนท้อง, คนอ้วน, มือใหม่, ผู้หญิง,
    ป้า, ลุง, น้อง`),
  /** The same in English. */
  wheels: String.raw`(?:(?:small|normal|regular|tiny|rental|rented|2wd|city|family|ordinary|standard|little|low|basic|\d{2,3} ?cc|automatic) ){0,2}(?:car|sedan|saloon|hatchback|scooter|motorbike|moped|bike|van|campervan|camper|minivan|tuk[ -]?tuk|wave|click|yaris|vios|city)\b`,
  /** The same in English. */
  person:
    '(?:\\d{1,2}[ -]?(?:year|yr)s?[ -]?olds? )?(?:old |elderly |aged )?(?:mum|mom|mother|dad|father|parents|grandma|grandmother|granny|gran|nan|grandpa|grandfather|grandparents|kids?|child|children|toddler|son|daughter|wife|husband|aunt|uncle|\\d{1,2}[ -]year[ -]olds?)',
  /** What kind of road it is. */
  kindOfRoad: '(?:mountain |hill |coastal |main |last |whole ){0,2}',
  /** Several of it. */
  s: '(?:s\\b)?',
  /** Some words. */
  roadGap: '[^.,;!?\\n]{0,40}?',
  /** It is a question. */
  question: '(?=[^.;!?\\n]{0,32}\\?)',
  /** Not what they do there: “too far to walk”. */
  notToDo:
    '(?!(?:stay|spend|wait|book|visit|plan|go|be|see|do|allow|leave|keep|get|cook|walk|hike|charge|recover|learn|explore|say)\\b)(?=[a-z])',
  /** A number from 12 on. */
  manyTh: '(?:[2-9]\\d|[1-9]\\d\\d|1[2-9])',
  /** A number from 12 on. */
  many: '(?:[2-9]\\d|[1-9]\\d\\d|1[2-9])',
  /** At the end of an item. */
  board: followedBy('{sign}, {end}, and, please, with'),
  /** “A”, “with the”, or the beginning of an item. */
  aPool:
    '(?:\\b(?:an? |the |with |any |our |own |some |swimming |kids |private |and |nice |big |good |of ){1,3}|(?<=[,:;/•]\\s?))',
  /** Where “pool” ends an item, or when they use it. */
  poolEnd: followedBy('{sign}, {end}, for, time, with, and, at, in, or, day, days, would, is, please, too'),
  /** Flowers, fruit and sights that have a season. */
  cropTh:
    '(?:ซากุระ|พญาเสือโคร่ง|ทุเรียน|มังคุด|เงาะ|ลิ้นจี่|ลำไย|มะม่วง|สตรอว์เบอร์รี่|สตรอเบอร์รี่|ทะเลหมอก|ทะเลบัวแดง|บัวแดง|ดอก[ก-์]{2,14}|ทุ่ง[ก-์]{2,14}|ผลไม้|หิ่งห้อย|ฉลามวาฬ)',
  /** Where “sea view” ends an item, or what has it. */
  viewEnd: followedBy('{sign}, {end}, please, room, rooms, hotel, bungalow, villa, suite, balcony, and, or, pls, if'),
  /** Feasts, in English. */
  feast: words(`
    yi peng, yee peng, loy krathong, loi krathong, songkran, lantern festival, lanterns, lights festival,
    vegetarian festival, candle festival, rocket festival, flower festival, ghost festival, phi ta khon, festival,
    chinese new year, moon festival`),
  /** Feasts, in Thai. */
  feastTh: words(`
    ลอยกระทง, ยี่เป็ง, สงกรานต์, ผีตาโขน, บุญบั้งไฟ, แห่เทียน, กินเจ, บั้งไฟพญานาค, ไหลเรือไฟ, งานกาชาด, พืชสวนโลก,
    มหกรรม, เทศกาล`),
  /** Some words. */
  fareGap: '[^.,;!?\\n]{0,32}?',
  /** What has a driver. */
  vehicle: String.raw`\b${VEHICLES}`,
  /** Flowers. */
  flowers: String.raw`\b${FLOWERS}\b`,
  /** A word that may be a month. */
  month: '[a-z]{3,9}',
  /** A month. */
  monthEn: String.raw`(?:${LATIN_MONTH})\b`,
  /** A month. */
  monthTh: `(?:เดือน\\s?)?${THAI_MONTH}`,
  /** “Is it still”, “are the”. */
  asksOf: String.raw`\b(?:is|are|was|would|will) (?:it |that |this |there )?(?:[^.;!?\n]{1,32}? )?(?:an? |still |really |actually |even |too )?`,
  /** Some words. */
  monthGap: '[^.;!?\\n]{0,36}?',
  /** Some words. */
  shortGap: '[^.;!\\n]{0,12}?',
  /** Some words. */
  monthGapTh: '[^.;!?\\n]{0,24}?',
  /** How many days. */
  days: String.raw`\b\d{1,2}[ -]?(?:days?|nights?)\b`,
  /** `บ่อน้ำร้อนไหม` is no weather. */
  notHotWater: notRightAfter('น้ำ, พุ, บ่อ, ของ, แช่, กา, ลม, ใจ'),
  /** `ยัง` that asks, not `ยังไม่`. */
  asksYet: '(?!ไง|ไม่|จะ|อยาก|มี|เปิด|ได้|[งเก-ฮ]*็)',
  /** Where it is smoky, or when. */
  smoky: followedBy(
    '{sign}, {end}, in, there, then, by, at, around, already, yet, or, and, season, from, up, so, if, when, is',
  ),
  /** The word ends here. */
  rainEnd: '(?![a-z])',
  /** When it is dry, or nothing. */
  dryEnd: followedBy(`
    {sign}, {end}, in, for, then, by, at, around, this, that, during, over, enough, and, or, if, when, with, to,
    from, please, all`),
  /** Where the word ends. */
  ends: '(?=[\\s,.;!?]|$)',
  /** Where it blooms, or nothing. */
  bloomEnd: followedBy('{sign}, {end}, in, there, at'),
  /** What has a season. */
  fruit: String.raw`\b${SEASONAL}`,
}
