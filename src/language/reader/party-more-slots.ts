import { NUMBERS } from './common-words.ts'
import { PARTY_COMPANY_SLOTS } from './party-company-slots.ts'
import { PARTY_CREW_SLOTS } from './party-crew-slots.ts'
import { PARTY_JOINER_SLOTS } from './party-joiner-slots.ts'
import { EACH_LIKES } from './party-likers.ts'
import { PARTY_OWNER_SLOTS } from './party-owner-slots.ts'
import {
  after,
  followedBy,
  gapWithout,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  rightAfter,
  rightBefore,
  type Slots,
  words,
} from './phrases.ts'
import { THAI_OR_READ } from './slot-gaps.ts'

/** More slots of the rules about people. */
export const MORE_PARTY_SLOTS: Slots = {
  ...PARTY_COMPANY_SLOTS,
  ...PARTY_CREW_SLOTS,
  ...PARTY_JOINER_SLOTS,
  ...PARTY_OWNER_SLOTS,
  /** What each of them likes. */
  eachLikes: EACH_LIKES,
  /** Who is bound somewhere: “we are 5 going to”. */
  areGoing: followedBy(
    'of us, in total, total, going, travel(l)ing, coming, flying, heading, staying, visiting, adult(s), altogether',
  ),
  /** The end of a bracket. */
  bracketEnd: '\\s?\\)?,?\\s?',
  /** Not `2 วัน`, `2 ขวบ`. */
  notMoreHeads: notFollowedBy('วัน, คืน, ปี, ขวบ'),
  /** How many years, up to 39. */
  shortYears: words(`1, 2, 3, 4, 5, 6, 7, 8, 9, (1|2|3){digit}, ${NUMBERS}`) + notRightBefore('{digit}'),
  /** Right after a sign or a bracket that opens. */
  afterComma: '(?<=[,;(] ?)',
  /** At the beginning, or after who goes; not after those whom they come with. */
  freely:
    rightAfter('{start}, {space}, {comma}, +, :, {open}, แก๊ง, ทริป, ไป, กัน, เรา, ของ') +
    notAfter('กับ, กะ, และ, พา, ชวน, อีก, วันที่, เดือน, ที่, รอบ, ปี'),
  /** A verb or the end follows. */
  beforeVerb: rightBefore('{space}, {sign}, {end}, ไป, เที่ยว, พา, ลุย, ตะลุย, แบก, ขับ, ขี่, นั่ง, อยาก, จะ, โบก'),
  /** Small twins, and no twin beds, twin falls or twin sisters. */
  twinOf:
    notRightAfter('พี่, น้อง, สาว, ชาย, เพื่อน, เกาะ, น้ำตก, หิน, ห้อง, เตียง, ตึก, ฝา, คอ, สระ, ถ้ำ') +
    words('(ลูก|หลาน|เด็ก|คู่|)(ฝา)'),
  /** At the beginning, or after `ทริป`, `แก๊ง`. */
  titleTh: after('{start}, ทริป, แก๊ง, พวก, เรา'),
  /** “F25 and M27”, “25f & 27m”. */
  sexesWithAges: words('(m|f){gap}{age}{and}(m|f){gap}{age}{end}, {begin}{age}{gap}(m|f){and}{age}{gap}(m|f)', {
    begin: '\\b',
    end: '\\b',
    age: '[1-6]\\d',
    gap: ' ?',
    and: words('{gap}({comma}|and|&|/|+){gap}', { gap: ' ?' }),
  }),
  /** What the grown ones of a party are like: “two very fit”. */
  likeThat:
    maybe('(very|quite|rather|fairly){space}') +
    words(`
    (adventurous|hopeful|tired|active|fit|sporty|energetic|lively|hungry|weary|exhausted|keen|curious|healthy|seasoned|
    experienced|outdoorsy|stressed|lazy|easygoing|easy going|enthusiastic|excited|working|middle aged|grown|young|single|
    older|responsible|consenting|able bodied){space}`),
  /** The writer, at the beginning of what is said. */
  oneSelfTh:
    rightAfter('{start}, {space}, {open}, {comma}, ., แล้ว') +
    words('(ผม|กระผม|ดิฉัน|ดิชั้น|ฉัน|ชั้น|หนู|แม่อย่างหนู|พ่ออย่างผม)(เอง)'),
  /** What they plan, with nobody else named. */
  toTake: gapWithout(28, 'กับ, กะ, และ, พา, แฟน, สามี, ภรรยา, เมีย, เพื่อน, พวก', THAI_OR_READ),
  /** What they plan or wish: `ตั้งใจจะ`. */
  plansTh: words('(ก็|เลย|)(อยาก|ตั้งใจ|วางแผน|คิดว่า|ว่า|กำลัง|)(จะ|ขอ|ต้อง|)'),
  /** At the beginning of a line or after `ทริป`. */
  alonePath: after('{start}, {open}, {comma}, ., ทริป, วันเดียว'),
  /** `เที่ยว` is no way to stay at home. */
  notTravel: '(?!ี)',
}
