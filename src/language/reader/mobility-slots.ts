import { NUMBERS, SELF, SPOUSES } from './common-words.ts'
import { ELDERS_TH } from './kin-words.ts'
import {
  followedBy,
  gapWithout,
  maybe,
  notRightAfter,
  notRightBefore,
  oneOf,
  rightBefore,
  type Slots,
  words,
} from './phrases.ts'

// Slots of the rules on how far they can walk: mobility-rules.ts, mobility-way-rules.ts.

/** Whose knees: the writer's, a parent's, a partner's. */
const OWNERS_TH = `${SELF}, ดิฉัน, ${ELDERS_TH}, ป้า, ลุง, น้า, อา, แก, เขา, เค้า, ${SPOUSES}`

export const MOBILITY_SLOTS: Slots = {
  /** A small child in the same clause, with nobody old or ill after it: `ลูก 9 เดือนต้องใช้รถเข็น`. */
  baby:
    words(
      `
      (${oneOf(NUMBERS)}|หลาย|ไม่กี่) เดือน, (หนึ่ง|สอง|สาม|สี่)ขวบ, {figure} เดือน, {small} ขวบ,
      ทารก, เบบี๋, ลูกเล็ก, ลูกอ่อน, เด็กเล็ก, น้อง`,
      { small: '(?<![\\d.])[1-5]', figure: '\\d{1,2}' },
    ) + gapWithout(20, `${ELDERS_TH}, ป้า, ลุง, พิการ, อัม, แก่, สูงอายุ`, '[^,.;!?\\n\\d]'),
  /** The child's: `รถเข็นลูก`. */
  ofBaby: words('ลูก, เบบี๋, ทารก, น้อง'),
  /** Whose knees, or nothing: `เข่าผมไม่ค่อยดี`. */
  whose: maybe('ของ') + maybe(OWNERS_TH),
  /** A back, and neither a house nor “after”: `หลังแม่ไม่ดี`, not `บ้านหลังนี้ไม่ดี`. */
  back: notRightAfter('{thai}') + words('หลัง') + rightBefore(`${OWNERS_TH}, ไม่, มีปัญหา, เสื่อม, ปวด`),
  /** After “in a chair”: the clause ends, or goes on with what has nothing to do with the chair. */
  chairEnd: followedBy('{stop}, {end}, and, so, since, after, all, because, now', { stop: '[,.;)]' }),
  /** After `ต้องเข็น`: not `ต้องเข็นรถขาย`. */
  cartTh: rightBefore('{space}, {end}, {stop}, นะ, ครับ, ค่ะ, ไป, ตลอด, ทุก, ขึ้น, เอา', { stop: '[,.]' }),
  /** On foot: `เดินขึ้นทางชัน`, not `ขับขึ้นทางชัน`. */
  onfoot: notRightAfter('ขับ, ขี่, รถ, ปั่น'),
  /** The clause ends: `เข่าไม่ดี, …`. */
  ends: rightBefore('{stop}, {end}', { stop: '[,.;)]' }),
  /** “My left knee”, “mum's hips”, “her feet”. */
  limb: words(`
    (my|his|her|our|their|one|mum's|dad's|both){space}(left{space}|right{space}|bad{space}|)(knee(s)|hip(s)|ankle(s)|leg(s)|lower back|back|feet),
    knees, hips`),
  /** The word ends: “nothing steep”, not “steeped”. */
  wordEnd: notRightBefore('{letter}'),
  /** How far they can walk, if it is not far: “300 metres”, “ten minutes”. */
  figure: words('{least}, ten, twenty, a few, a hundred', { least: '[1-9]\\d0|[1-4]\\d|[1-9](?!\\d)' }),
}
