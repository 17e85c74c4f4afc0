import { LATIN_MONTH, THAI_MONTH } from './calendar-words.ts'
import { ASKS } from './common-words.ts'
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

/** The slots of the rules about topics. */
export const TOPIC_SLOTS: Slots = {
  ...ASK_SLOTS,
  /** A number. */
  number: `(?:${COUNT})`,
  /** “How much is a”. */
  howmuch:
    words("how much (is|are|does|do|would|will|should|could|might|for|'s)") + maybe('{space}(a|an|the|it for a)'),
  /** What has a fare. */
  ride: words(`
    (taxi|cab|grab|bolt|uber|tuk tuk|songthaew|minivan|minibus|bus|train|ferry|boat|speedboat|longtail)(s)( ride| trip|)`),
  /** Money without its name. */
  sum: String.raw`(?<![\d,])(?:\d{4,6}|\d{1,3},\d{3}|\d{1,3}k)(?![\d-])`,
  /** At the beginning of an item of a list. */
  item: ITEM,
  /** At its end. */
  itemEnd: followedBy('{end}, {sign}, และ, กับ'),
  /** A hyphen or a space. */
  dot: '[ -]',
  /** “+” or “&”. */
  plus: '[+&] ?',
  /** “Is the road from Loei to Phetchabun”. */
  asks: words('is, are, will, would') + gap(56),
  /** A number or a range, in figures or in Thai. */
  figure: words('{upTo999}, {upTo999}(-|–){upTo999}, หนึ่ง, สอง, สาม, สี่, ห้า, หก, เจ็ด, แปด, ร้อย, สองร้อย, สามร้อย', {
    upTo999: '\\d{1,3}',
  }),
  /** How many hours. */
  hours: words(
    `({hours}( (-|to|or) {hours}|)|one|two|three|four|five|six|a few|a couple of|a|an) (hour(s)(')(s)(')|hr(s)|h)`,
    {
      hours: '\\d{1,2}(?:\\.5)?',
    },
  ),
  /** How many kilometres. */
  km: words('({km}( (-|to|or) {km}|)|a hundred|two hundred|three hundred) (km(s)|kilometer(s)|kilometre(s)|mile(s))', {
    km: '\\d{2,3}',
  }),
  /** Of a limit: `กิโลเมตรต่อวัน`. */
  each: words('(เมตร)(.)( (ต่อวัน|/ วัน))'),
  /** Some words. */
  anyGap: gap(32, WITH_COMMAS),
  /** A Thai word or two. */
  parkGap: gap(20),
  /** The name of a park. */
  parkName: String.raw` ?(?:[a-z\ufffc'-]{1,14} ){0,3}`,
  /** Closed for a time, not for the night: “closed at 5”. */
  closedEnd: notFollowedBy('(at|until|till|from|by) {digit}, space, air, -air'),
  /** Some words. */
  shortAsk: gap(20),
  /** Some words. */
  fareGapTh: gap(24),
  /** A question. */
  isIt: words(ASKS),
  /** What people ride for a fare. */
  rideTh: words('รถทัวร์, รถตู้, รถไฟ, รถบัส, รถเมล์, รถโดยสาร, สองแถว, เรือ, เฟอร์รี่, สปีดโบ๊ท, เครื่องบิน, ไฟลท์, ไฟลต์'),
  /** Cars and motorbikes, by their kinds and models. */
  wheelsTh: words(
    `
    [!{thai}]รถ{notTrain}(เก๋ง|กระบะ|ตู้|ซิตี้|อีโคคาร์|อีโค|เล็ก|ธรรมดา|บัส|ยนต์|บ้าน|เช่า|มอเตอร์ไซค์|),
    เก๋ง, กระบะ, อีโคคาร์, เวฟ, มอไซค์, มอเตอร์ไซค์, มอไซ, สกู๊ตเตอร์, สกูตเตอร์, ฟีโน่, คลิก, วีออส, ยาริส, บิ๊กไบค์,
    (pcx|wave|city|vios|yaris|ev)`,
    { notTrain: notRightBefore('ไฟ') },
  ),
  /** For whom they ask. */
  personTh: words(`
    แม่, พ่อ, ยาย, ตา, ปู่, ย่า, คนแก่, คนสูงอายุ, ผู้สูงอายุ, เด็ก, ลูก, หลาน, คนท้อง, คนอ้วน, มือใหม่, ผู้หญิง,
    ป้า, ลุง, น้อง`),
  /** Cars and motorbikes, in English. */
  wheels:
    upTo(
      2,
      `(small|normal|regular|tiny|rental|rented|2wd|city|family|ordinary|standard|little|low|basic|{cc} cc|automatic){space}`,
      { cc: '\\d{2,3}' },
    ) +
    words(`
    (car|sedan|saloon|hatchback|scooter|motorbike|moped|bike|van|campervan|camper|minivan|tuk tuk|wave|click|yaris|
    vios|city)`),
  /** For whom they ask, in English. */
  person:
    maybe('{years} (year|yr)(s) old(s){space}', YEARS) +
    maybe('(old|elderly|aged){space}') +
    words(
      `
      (mum|mom|mother|dad|father|parents|grandma|grandmother|granny|gran|nan|grandpa|grandfather|grandparents|kid|child|
      children|toddler|son|daughter|wife|husband|aunt|uncle|{years} year old)(s)`,
      YEARS,
    ),
  /** What kind of road it is. */
  kindOfRoad: upTo(2, '(mountain|hill|coastal|main|last|whole){space}'),
  /** Several of it. */
  s: '(?:s\\b)?',
  /** Some words. */
  roadGap: gap(40),
  /** It is a question. */
  question: rightBefore('{few}?', { few: gap(32, WITH_COMMAS) }),
  /** Not what they do there: “too far to walk”. */
  notToDo:
    notRightBefore(`
    (stay|spend|wait|book|visit|plan|go|be|see|do|allow|leave|keep|get|cook|walk|hike|charge|recover|learn|explore|say)`) +
    rightBefore('{letter}'),
  /** A number from 12 on. */
  manyTh: '(?:[2-9]\\d|[1-9]\\d\\d|1[2-9])',
  /** A number from 12 on. */
  many: '(?:[2-9]\\d|[1-9]\\d\\d|1[2-9])',
  /** At the end of an item. */
  board: followedBy('{sign}, {end}, and, please, with'),
  /** “A”, “with the”, or the beginning of an item. */
  aPool: words(`${BEFORE_POOL}{more}, {item}`, { more: upTo(2, BEFORE_POOL), item: ITEM }),
  /** Where “pool” ends an item, or when they use it. */
  poolEnd: followedBy('{sign}, {end}, for, time, with, and, at, in, or, day, days, would, is, please, too'),
  /** Flowers, fruit and sights that have a season. */
  cropTh: words(
    `
    ซากุระ, พญาเสือโคร่ง, ทุเรียน, มังคุด, เงาะ, ลิ้นจี่, ลำไย, มะม่วง, สตรอว์เบอร์รี่, สตรอเบอร์รี่, ทะเลหมอก, ทะเลบัวแดง,
    บัวแดง, ดอก{thai}{thai}{name}, ทุ่ง{thai}{thai}{name}, ผลไม้, หิ่งห้อย, ฉลามวาฬ`,
    { name: upTo(12, '{thai}') },
  ),
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
  fareGap: gap(32),
  /** What has a driver. */
  vehicle: words('(car|van|minivan|minibus|bus|coach|suv|taxi|boat|longtail|speedboat|songthaew)'),
  /** Flowers. */
  flowers: words('{sun}flower(s), (blossom(s)|cherry|cherries|tulips|lotus|lotuses|orchids|poppies|sakura)', {
    sun: WORD_EDGE + '[a-z]{0,10}',
  }),
  /** A word that may be a month. */
  month: '[a-z]{3,9}',
  /** A month. */
  monthEn: String.raw`(?:${LATIN_MONTH})\b`,
  /** A month. */
  monthTh: maybe('เดือน( )') + THAI_MONTH,
  /** “Is it still”, “are the”. */
  asksOf:
    words('(is|are|was|would|will){space}') +
    maybe('(it|that|this|there){space}') +
    maybe('{few}{space}', { few: gap(32, WITH_COMMAS) }) +
    maybe('(a|an|still|really|actually|even|too){space}'),
  /** Some words. */
  monthGap: gap(36, WITH_COMMAS),
  /** Some words. */
  shortGap: '[^.;!\\n]{0,12}?',
  /** Some words. */
  monthGapTh: gap(24, WITH_COMMAS),
  /** How many days. */
  days: WORD_EDGE + words('{digit}({digit}) (day(s)|night(s))'),
  /** `บ่อน้ำร้อนไหม` is no weather. */
  notHotWater: notRightAfter('น้ำ, พุ, บ่อ, ของ, แช่, กา, ลม, ใจ'),
  /** `ยัง` that asks, not `ยังไม่`. */
  asksYet: notRightBefore('ไง, ไม่, จะ, อยาก, มี, เปิด, ได้, (เ){consonant}็'),
  /** Where it is smoky, or when. */
  smoky: followedBy(
    '{sign}, {end}, in, there, then, by, at, around, already, yet, or, and, season, from, up, so, if, when, is',
  ),
  /** The word ends here. */
  rainEnd: notRightBefore('{letter}'),
  /** When it is dry, or nothing. */
  dryEnd: followedBy(`
    {sign}, {end}, in, for, then, by, at, around, this, that, during, over, enough, and, or, if, when, with, to,
    from, please, all`),
  /** Where the word ends. */
  ends: rightBefore('{space}, {sign}, {end}'),
  /** Where it blooms, or nothing. */
  bloomEnd: followedBy('{sign}, {end}, in, there, at'),
  /** What has a season. */
  fruit: words(`
    (durian|mango|lychee|longan|mangosteen|rambutan|fruit|strawberry|firefly|whale|whale shark|turtle)`),
}
