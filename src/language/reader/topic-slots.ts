import { LATIN_MONTH, THAI_MONTH } from './calendar-words.ts'
import { ASKS } from './common-words.ts'
import { CHILDREN_TH, ELDERS_TH } from './kin-words.ts'
import { COUNT } from './numbers.ts'
import {
  after,
  followedBy,
  maybe,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  rightBefore,
  type Slots,
  upTo,
  WORD_EDGE,
  words,
} from './phrases.ts'
import { gap, WITH_COMMAS } from './slot-gaps.ts'
import { ASK_SLOTS } from './topic-ask-slots.ts'

/** At the beginning of an item of a list. */
const ITEM = after('{comma}, :, ;, /, •')
const BEFORE_POOL = '(a|an|the|with|any|our|own|some|swimming|kids|private|and|nice|big|good|of){space}'
/** Years of age. */
const YEARS = { years: '\\d{1,2}' }

// The slots of all `topic-…-rules.ts`: gaps and questions, prices, roads, weather, feasts. Those of safety, trains, papers
// and beds are in `topic-ask-slots.ts`.

export const TOPIC_SLOTS: Slots = {
  ...ASK_SLOTS,
  /** Up to 24 letters of the same clause: `รถตู้{few}ไหม`. */
  few: gap(24),
  /** Up to 40 letters of the same clause. */
  some: gap(40),
  /** Up to 36 letters of the same sentence, also past commas. */
  far: gap(36, WITH_COMMAS),
  /** Up to twelve letters, also past commas and question marks: “in June? - worth it”. */
  beside: gap(12, '[^.;!\\n]'),
  /** A word that makes a Thai question: `ไหม`, `มั้ย`, `หรือเปล่า`. The list is in `common-words.ts`. */
  asks: words(ASKS),
  /** A number in figures or in words: “two dogs”, `แมว 2 ตัว`. */
  number: `(?:${COUNT})`,
  /** “How much is a”. */
  howmuch:
    words("how much (is|are|does|do|would|will|should|could|might|for|'s)") + maybe('{space}(a|an|the|it for a)'),
  /** What has a fare: “taxi ride”, “ferry”. */
  ride: words(`
    (taxi|cab|grab|bolt|uber|tuk tuk|songthaew|minivan|minibus|bus|train|ferry|boat|speedboat|longtail)(s)( ride| trip|)`),
  /** An amount without its currency: `12,000`, `9k`. */
  sum: String.raw`(?<![\d,])(?:\d{4,6}|\d{1,3},\d{3}|\d{1,3}k)(?![\d-])`,
  /** At the beginning of an item of a list: `ที่พัก, อากาศ`. */
  item: ITEM,
  /** At the end of an item of a list. */
  itemEnd: followedBy('{end}, {sign}, และ, กับ'),
  /** “+” or “&”. */
  plus: '[+&] ?',
  /** “Is the road from Loei to Phetchabun”: an English question begins. */
  beginsAsking: words('is, are, will, would') + gap(56),
  /** A number or a range, in figures or in Thai: `200`, `150-200`, `สอง`. */
  figure: words('{upTo999}, {upTo999}(-|–){upTo999}, หนึ่ง, สอง, สาม, สี่, ห้า, หก, เจ็ด, แปด, ร้อย, สองร้อย, สามร้อย', {
    upTo999: '\\d{1,3}',
  }),
  /** “Two hours”, “3 or 4 hrs”. */
  hours: words(
    `({hours}( (-|to|or) {hours}|)|one|two|three|four|five|six|a few|a couple of|a|an) (hour(s)(')(s)(')|hr(s)|h)`,
    {
      hours: '\\d{1,2}(?:\\.5)?',
    },
  ),
  /** “150 km”, “a hundred miles”. */
  km: words('({km}( (-|to|or) {km}|)|a hundred|two hundred|three hundred) (km(s)|kilometer(s)|kilometre(s)|mile(s))', {
    km: '\\d{2,3}',
  }),
  /** What may stand after `กิโล` of a limit: `กิโลเมตรต่อวัน`. */
  each: words('(เมตร)(.)( (ต่อวัน|/ วัน))'),
  /** Up to three words of the name of a park. */
  parkName: String.raw` ?(?:[a-z\ufffc'-]{1,14} ){0,3}`,
  /** After “closed”: no hour, which is only the night: “closed at 5”, and no “closed space”. */
  closedEnd: notFollowedBy('(at|until|till|from|by) {digit}, space, air, -air'),
  /** What people ride for a fare: `รถทัวร์`, `เรือ`. */
  rideTh: words('รถทัวร์, รถตู้, รถไฟ, รถบัส, รถเมล์, รถโดยสาร, สองแถว, เรือ, เฟอร์รี่, สปีดโบ๊ท, เครื่องบิน, ไฟลท์, ไฟลต์'),
  /** Cars and motorbikes, by their kinds and models: `รถเก๋ง`, `เวฟ`, `มอไซค์`. */
  wheelsTh: words(
    `
    [!{thai}]รถ{notTrain}(เก๋ง|กระบะ|ตู้|ซิตี้|อีโคคาร์|อีโค|เล็ก|ธรรมดา|บัส|ยนต์|บ้าน|เช่า|มอเตอร์ไซค์|),
    เก๋ง, กระบะ, อีโคคาร์, เวฟ, มอไซค์, มอเตอร์ไซค์, มอไซ, สกู๊ตเตอร์, สกูตเตอร์, ฟีโน่, คลิก, วีออส, ยาริส, บิ๊กไบค์,
    (pcx|wave|city|vios|yaris|ev)`,
    { notTrain: notRightBefore('ไฟ') },
  ),
  /** For whom they ask: `ยาย`, `เด็ก`, `มือใหม่`. */
  personTh: words(`
    ${ELDERS_TH}, ${CHILDREN_TH}, คนแก่, คนสูงอายุ, ผู้สูงอายุ, คนท้อง, คนอ้วน, มือใหม่, ผู้หญิง, ป้า, ลุง, น้อง`),
  /** Cars and motorbikes, in English: “small rental car”, “125 cc scooter”. */
  wheels:
    upTo(
      2,
      `(small|normal|regular|tiny|rental|rented|2wd|city|family|ordinary|standard|little|low|basic|{cc} cc|automatic){space}`,
      { cc: '\\d{2,3}' },
    ) +
    words(`
    (car|sedan|saloon|hatchback|scooter|motorbike|moped|bike|van|campervan|camper|minivan|tuk tuk|wave|click|yaris|
    vios|city)`),
  /** For whom they ask, in English: “8 year old son”, “elderly parents”. */
  person:
    maybe('{years} (year|yr)(s) old(s){space}', YEARS) +
    maybe('(old|elderly|aged){space}') +
    words(
      `
      (mum|mom|mother|dad|father|parents|grandma|grandmother|granny|gran|nan|grandpa|grandfather|grandparents|kid|child|
      children|toddler|son|daughter|wife|husband|aunt|uncle|{years} year old)(s)`,
      YEARS,
    ),
  /** What kind of road it is: “mountain road”. */
  kindOfRoad: upTo(2, '(mountain|hill|coastal|main|last|whole){space}'),
  /** An English question: within 32 letters a question mark follows. */
  question: rightBefore('{few}?', { few: gap(32, WITH_COMMAS) }),
  /** After “to”: a place, and nothing that they do there: “how long to stay”. */
  notToDo:
    notRightBefore(`
    (stay|spend|wait|book|visit|plan|go|be|see|do|allow|leave|keep|get|cook|walk|hike|charge|recover|learn|explore|say)`) +
    rightBefore('{letter}'),
  /** A number from 12 on. */
  many: '(?:[2-9]\\d|[1-9]\\d\\d|1[2-9])',
  /** At the end of “breakfast included”: nothing, or “and”, “please”, “with”. */
  board: followedBy('{sign}, {end}, and, please, with'),
  /** “A”, “with the”, or the beginning of an item. */
  aPool: words(`${BEFORE_POOL}{more}, {item}`, { more: upTo(2, BEFORE_POOL), item: ITEM }),
  /** Where “pool” ends an item, or when they use it: no “pool party”. */
  poolEnd: followedBy('{sign}, {end}, for, time, with, and, at, in, or, day, days, would, is, please, too'),
  /** Flowers, fruit and sights that have a season: `ซากุระ`, `ทุเรียน`, `ทะเลหมอก`, `ทุ่งดอกกระเจียว`. */
  cropTh: words(
    `
    ซากุระ, พญาเสือโคร่ง, ทุเรียน, มังคุด, เงาะ, ลิ้นจี่, ลำไย, มะม่วง, สตรอว์เบอร์รี่, สตรอเบอร์รี่, ทะเลหมอก, ทะเลบัวแดง,
    บัวแดง, ดอก{thai}{thai}{name}, ทุ่ง{thai}{thai}{name}, ผลไม้, หิ่งห้อย, ฉลามวาฬ`,
    { name: upTo(12, '{thai}') },
  ),
  /** Where “sea view” ends an item, or what has it: “sea view room”. */
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
  /** What has a driver: “van”, “longtail”. */
  vehicle: words('(car|van|minivan|minibus|bus|coach|suv|taxi|boat|longtail|speedboat|songthaew)'),
  /** Flowers and blossoms: “sunflowers”, “cherry”. */
  flowers: words('{sun}flower(s), (blossom(s)|cherry|cherries|tulips|lotus|lotuses|orchids|poppies|sakura)', {
    sun: WORD_EDGE + '[a-z]{0,10}',
  }),
  /** A month, in English. */
  monthEn: String.raw`(?:${LATIN_MONTH})\b`,
  /** A month, in Thai, with `เดือน` or without. */
  monthTh: maybe('เดือน( )') + THAI_MONTH,
  /** “Is it still”, “are the roads really”. */
  isItStill:
    words('(is|are|was|would|will){space}') +
    maybe('(it|that|this|there){space}') +
    maybe('{few}{space}', { few: gap(32, WITH_COMMAS) }) +
    maybe('(a|an|still|really|actually|even|too){space}'),
  /** How many days: “3 days”, “10 nights”. */
  days: WORD_EDGE + words('{digit}({digit}) (day(s)|night(s))'),
  /** Before `ร้อน`: no water, wind or heart: `บ่อน้ำร้อนไหม`, `ลมร้อน`, `ใจร้อน`. */
  notHotWater: notRightAfter('น้ำ, พุ, บ่อ, ของ, แช่, กา, ลม, ใจ'),
  /** After `ยัง`: it asks, and nothing goes on: `หนาวยัง`, not `หนาวยังไง`, `ยังไม่`, `ยังเปิด`, `ยังเย็น`. */
  asksYet: notRightBefore('ไง, ไม่, จะ, อยาก, มี, เปิด, ได้, (เ){consonant}็'),
  /** After “smoke”: where or when it is, and no “smoke fish”. */
  smoky: followedBy(
    '{sign}, {end}, in, there, then, by, at, around, already, yet, or, and, season, from, up, so, if, when, is',
  ),
  /** The English word ends here: “rain” of no “rainforest”. */
  rainEnd: notRightBefore('{letter}'),
  /** After “dry”: when and where, or nothing: no “dry martini”. */
  dryEnd: followedBy(`
    {sign}, {end}, in, for, then, by, at, around, this, that, during, over, enough, and, or, if, when, with, to,
    from, please, all`),
  /** A space, a sign or the end of the line follows. */
  ends: rightBefore('{space}, {sign}, {end}'),
  /** After “bloom”: where, or nothing. */
  bloomEnd: followedBy('{sign}, {end}, in, there, at'),
  /** What has a season: “mango”, “firefly”, “turtle”. */
  fruit: words(`
    (durian|mango|lychee|longan|mangosteen|rambutan|fruit|strawberry|firefly|whale|whale shark|turtle)`),
}
