import {
  followedBy,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  rightAfter,
  type Slots,
  upTo,
  words,
} from './phrases.ts'
import { fewWords, gap, LINE, laterOn, notLaterOn, SENTENCE, TEXT, thaiLetters } from './slot-gaps.ts'

// Who joins them, for how long, and who comes to see them: “my brother joins us for the second half”, `แม่จะบินมาหา`.

/** What friends also meet for who do not travel together. */
const MEALS = `
  dinner, lunch, breakfast, brunch, drink(s), coffee, beer(s), meal(s), supper, airport, pier, station, hotel, lobby`

/** How somebody comes, in Thai, with what they plan: `ก็มีแผนจะบินจากแพร่มาหา`. */
const THEIR_WAY = {
  gap: '\\s?',
  ride: upTo(2, 'ขึ้น, ลง, บิน, ขับรถ, ขับ, นั่งรถไฟ, นั่งรถทัวร์, นั่งรถ, นั่งเครื่อง, เดินทาง'),
  from: words('(มา|)จาก{place}', { place: thaiLetters(2, 16, ' \\ufffc') }),
  few: thaiLetters(0, 28, ' \\ufffc'),
  more: thaiLetters(0, 10, ' \\ufffc'),
  later: gap(220, TEXT),
  /** Not to see somebody who is ill, not another time, and they do not go home then. */
  now: notRightBefore('ไข้, ไม่') + notLaterOn(24, 'เมื่อ, ปีที่แล้ว, เดือนที่แล้ว, ก่อนหน้า, แล้วกลับ', LINE),
}

export const PARTY_JOINER_SLOTS: Slots = {
  /** Nobody says “if”, and it is no list of the others. */
  sure: notAfter(
    'if, whether, unless, where, hope, hoping, visit, visiting, see, seeing, meet, meeting, maybe, perhaps',
  ),
  /** They come for a meal or to a station: “we meet her for dinner”. */
  forMeal: followedBy(`{few}(${MEALS.replaceAll(', ', '|')})`, { few: fewWords(4) }),
  /** Not for a meal, and not only for help on the way. */
  notForMeal: notFollowedBy(`{few}(${MEALS.replaceAll(', ', '|')}|evening)`, { few: fewWords(4) }),
  /** They are there for a part of the way. */
  onTheWay:
    followedBy(`
    for the, for two, for three, for a few, half, mid, later, on day, on the, on {read}, {read}, after, from day,
    then, too, {end}, {sign}`) + notFollowedBy('for the (dinner|lunch|day trip|evening|boat|tour)'),
  /** For a part of the trip. */
  aPart: followedBy(`
    (for (a few|part of|the (first|last|second|weekend))|halfway|midway|on day|on {read}|{read})[! so|({comma}) so]`),
  /** Who comes to them stays: “… and stays with us”. */
  andStays: laterOn(40, '(stay(s)|travel(s)|continue(s)|goes on|join(s)) (with |)(us|me)', SENTENCE),
  /** They travel with them, and do not only meet for a meal. */
  toTravel:
    followedBy('there, later, halfway, midway, then, on, in, and (we|i) (go|travel|continue|carry)') +
    notLaterOn(40, `${MEALS}, evening`, SENTENCE),
  /** They visit the writer, and both go somewhere then: `แม่จะบินจากแพร่มาหา … เราจะไปหัวหินกัน`. */
  visitsThenGoes: followedBy(
    `
    (ก็)(มี)(แผน|แพลน|วางแผน|กำลัง|ตั้งใจ|ว่า|อยาก|)(จะ){gap}{ride}{gap}({from})มา(หา|เยี่ยม|เที่ยว|พัก|นอน|
    ค้าง){now}{later}(เรา|จากนั้น|แล้ว|เลย|ค่อย|จะ|อยาก){more}((ไป|เที่ยว|ขึ้น|ลง|แวะ){few}กัน[!ยา|ดั้ม|ตัง|เอง]|
    พา(กัน)(ไป|เที่ยว|แก|ท่าน|เขา))`,
    THEIR_WAY,
  ),
  /** At the beginning of who joins: `แล้วเพื่อนมาสมทบ`. */
  startOfJoin:
    rightAfter('{start}, {read}, {space}, {open}, {comma}, ., แล้ว, ส่วน, แต่, เดี๋ยว, [!สา|ยา]มี, และ') +
    notAfter('กับ, กะ, พา, ชวน, ถ้า, ให้, เยี่ยม, หา'),
  /** At the beginning of who comes. */
  startOfCome: rightAfter('{start}, {space}, {open}, {comma}, ., แล้ว, ส่วน, แต่, เดี๋ยว, ค่อย'),
  /** They do not go with those who invite them. */
  notWithHosts: notFollowedBy('along, on, to (come|join|travel|go (along|with))'),
  /** `ตาม` and `ไป` of other words: `ไปส่ง`, `ตามหา`. */
  notFetch: notFollowedBy('ส่ง, รับ, ดู, เอา, หา, กิน, ทาน, ไม่, ไหม, มั้ย, รอย, จังหวะ, ใจ, แผน, ลำดับ, แพลน'),
  /** Not `ไม่ได้`, no question, and no number of others. */
  notUnable: notFollowedBy('ไม่, ไหม, มั้ย, ได้ไหม, หรือ, {digit}, อีก, ทั้ง, (สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)คน'),
  /** Whom the writer proposes to; friends propose to others. */
  proposes:
    notRightAfter('(เพื่อน|พี่|น้อง|ลูก|ไป|มา){few}(จะ|อยาก|)', { few: thaiLetters(0, 6) }) +
    words('ขอ(แฟน|สาว|เธอ|เขา|เค้า|เมีย|ผู้หญิง|หนุ่ม)(เรา|ผม|)'),
  /** Who drives them there comes along, unless only to a station. */
  notOnlyThere:
    notRightBefore('{letter}') +
    notFollowedBy(`
    crazy, mad, nuts, up the wall, (to|from) (the |a |)(airport|station|pier|bus|train|ferry|hotel|border), home,
    back`),
}
