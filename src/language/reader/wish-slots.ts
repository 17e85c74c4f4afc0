import { followedBy, notFollowedBy, notRightBefore, rightBefore, words } from './phrases.ts'

// Slots of wishes that are said without the word for the kind of place: the files wish-….

/** Mountains that are climbed on foot, whose names mean nothing else. */
const CLIMBED_TH = 'ภูกระดึง, ภูสอยดาว, โมโกจู, ดอยหลวงเชียงดาว, ดอยม่อนจอง, ม่อนจอง, เขาช้างเผือก'

export const WISH_SLOTS = {
  /** A mountain that is climbed on foot, not its district: `ไปภูสอยดาว`. */
  onFoot: words(CLIMBED_TH) + notFollowedBy('อำเภอ'),
  /** After `ขึ้น` also those whose names are common: `ขึ้นเขาหลวง`. */
  summit: words(`${CLIMBED_TH}, เขาหลวง, ภูกระแต`),
  /** How many or what cyclists they are: “*eight* cyclists”. */
  count: '(?<=(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|keen|group of|bunch of|fellow) )',
  /** Sand and water of the sea: not `ทรายแมว`, `น้ำทะเลหนุน`. */
  notSand: notRightBefore('แมว, ดูด, ในห้าง, คอนกรีต, หนุน, จืด, แดง, เสีย, ลึก'),
  /** Fog, and neither a machine nor a lamp. */
  fogEnd: followedBy('{sign}, {end}, in, on, at, over, and, or, before, once, for', { sign: '[,.;!?)]' }),
  /** The cold itself: not “cold beer”. */
  coldEnd: followedBy('{sign}, {end}, in, for, with, and, to, this, at, up', { sign: '[,.;!?)]' }),
  /** They like to eat, whatever it is: not `ชอบกินนม`. */
  eats: rightBefore('{space}, {end}, และ, กับ, เป็น, อย่างเดียว, มาก, จริง, {sign}', { sign: '[,.)]' }),
  /** The same in English: not “we like to eat early”. */
  eatStop: followedBy('{sign}, {end}, and, so', { sign: '[,.;!?)]' }),
  /** The name of a dish follows: `อยากกินเต้าคั่ว`, not `อยากกินข้าวเย็น`, `กินลม` or a diet. */
  dish: '(?=\\s?(?!ข้าว(?:เช้า|เที่ยง|กลางวัน|เย็น|\\s|$)|ลม|ยา|อะไร|เจ(?![ก-ฮ])|มังส|ฮาลาล|ทุเรียน|ผลไม้)[ก-ฮเ-ไ])',
  /** A place follows: “to climb *at Railay*”. */
  there: rightBefore('{space}(at|in|on|near|around)'),
  /** The clause ends, or another wish follows: “we love to cycle and swim”. */
  stop: followedBy('{sign}, {end}, there, and, or', { sign: '[,.;!?)]' }),
  /** After “what should we eat”: it ends, or a place or a time follows. */
  eatEnd: followedBy('{sign}, {end}, there, and, or, in, at, near, around, on, when, while, after, before, for', {
    sign: '[,.;!?)]',
  }),
  /** They want it, or refuse it: “the girls *want* shops”. */
  wants: words(`
    want(s), love(s), like(s), need(s), enjoy(s), prefer(s), into, mad about, looking for, plenty of, lots of,
    no, not, don't want, hate(s), without`),
  /** Children: “fun for *the kids*”. */
  young: words(`
    kid(s), kiddo(s), children, child, little one(s), boys, girls, toddler(s), grandkids, grandchildren, twins,
    daughter(s), son(s), teen(s), teenager(s)`),
}
