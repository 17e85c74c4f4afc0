import { ELDERS_TH } from './kin-words.ts'
import { maybe, notRightBefore, oneOf, rightBefore, type Slots, words } from './phrases.ts'
import { notLaterOn, SENTENCE } from './slot-gaps.ts'

// Whose car, house or idea it is: “my brother's van”, `รถของแม่แฟน`, “my grown daughter wants us to …”.

const KIN_EN = `
  grandmother(s), grandma, granny, gran, nana, nan, grandfather(s), grandpa, granddad, grandad, grandparents, mother(s),
  mum(s), mom(s), father(s), dad(s), parents, folks, in laws, mother in law(s), father in law(s), brother in law(s),
  sister in law(s), sister(s), brother(s), aunt(s), auntie(s), uncle(s), cousin(s), friend(s), mate(s), boss,
  neighbo(u)r(s), son(s), daughter(s)`
/** Of the longer words in `kin-words.ts` only those who have cars and houses most often. */
const KIN_TH = oneOf(`
  พ่อตา, แม่ยาย, พ่อสามี, แม่สามี, พ่อแฟน, แม่แฟน, พ่อแม่, พ่อกับแม่, ตายาย, ปู่ย่า, พี่สาว, พี่ชาย, น้องสาว, น้องชาย, ลูกสาว, ลูกชาย, ลูก,
  พี่เขย, เพื่อน, ญาติ, ${ELDERS_TH}, ลุง, ป้า, น้า, พี่, อากง, อาม่า, ป๊า, ม๊า`)
/** “My wife's”, before her kin. */
const OF_PARTNER = maybe("(wife|husband|partner|girlfriend|boyfriend)'s{space}")
const OLDER = maybe('(old|late|best|older|younger|big|little){space}')

export const PARTY_OWNER_SLOTS: Slots = {
  /** Whose car it is: “my wife's older brother's”. */
  ownerOf: words('(my|our|his|her|their|the|a|some){space}') + OF_PARTNER + OLDER + words(KIN_EN) + maybe("'s, s', '"),
  /** The same after the thing: “the van of her father”. */
  kinOfThing: words('(my|our|his|her|their|the){space}') + OF_PARTNER + OLDER + words(KIN_EN) + maybe("'s"),
  /** Whose idea it is: “my grown daughter”. */
  kinOfIdea:
    words('(my|our|the){space}') +
    maybe('(grown|grown up|adult|eldest|older|younger|youngest|best|late){space}') +
    words(KIN_EN),
  /** Whose it is: `ของแม่แฟน`. */
  ofKin: words(`(ของ)(คุณ)${KIN_TH}(แฟน|สามี|เมีย|เรา|ผม|หนู|ฉัน|)`),
  /** Where the thing ends, and what is done with it follows. */
  closeOfThing: rightBefore(
    '{read}, {space}, {sign}, {end}, ไป, มา, ที่, พา, ขับ, กับ, เที่ยว, แล้ว, อยู่, ค่ะ, ครับ, คัน, ใน, แถว, ได้',
  ),
  /** They do not come with the writer. */
  notWithThem: notLaterOn(
    70,
    '(with|take|taking|bring|bringing|join|joining) (her|him|them), (take|taking|bring|bringing|join|joining) along, together, so we',
    SENTENCE,
  ),
  /** One of the family: `แม่เรา`. */
  kinTh2: words(`(คุณ)${KIN_TH}(เรา|ผม|หนู|ฉัน|)`),
  /** Nobody takes them along: not `แม่อยากไป ผมพาไป`. */
  notTakenTh:
    notRightBefore('{gap}(ให้)(เรา|ผม|หนู|ฉัน|ลูก|หลาน|พ่อ|แม่|){gap}(ช่วย)พา', { gap: '\\s?' }) +
    notLaterOn(24, 'ไปด้วย, มาด้วย, ด้วยกัน, กับ(แก|ท่าน|เขา|เค้า)', '[^,.\\n]'),
}
