import type { PhraseRule } from './phrase-rule.ts'
import { PIECES, type Slots, upTo, words } from './phrases.ts'
import type { NightRide } from './reading.ts'
import { gap } from './slot-gaps.ts'

// “By overnight train”, `นั่งรถไฟตู้นอนไป`: a night that is spent on the way.

interface NightRideRule extends PhraseRule {
  readonly by: NightRide['by']
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export const NIGHT_RIDE_RULES: readonly NightRideRule[] = [
  {
    by: 'train',
    th: `
      (นั่ง|ขึ้น|จอง|โดย|)รถไฟ(ชั้น 1|ชั้น 2|ชั้นหนึ่ง|ชั้นสอง|)(แบบ|)(ตู้|)นอน, (นั่ง|ขึ้น|จอง|โดย|)รถไฟ(รอบ|เที่ยว|ขบวน|ตอน|สาย|)(กลางคืน|ดึก|ค่ำ|ข้ามคืน), นอน(กัน|)(บน|ใน|ที่|)รถไฟ, (ตั๋ว|นั่ง|จอง|ขึ้น|ไป)ตู้นอน, รถไฟ…(ถึงเช้า|นอนไป), รถด่วนพิเศษอุตราวิถี`,
    en: `
      (overnight|night|nighttime|sleeper|sleeping|couchette) (train|trains|rail), sleeper (carriage|car|berth|class|cabin|compartment), (sleep|sleeping|overnight|night|nights) (on|aboard|in) (a|the|board the|) (sleeper|) train, by (overnight|night|) sleeper,
      train(s) overnight, (first|second|1st|2nd) class sleeper(s), rail sleeper`,
    unless: `
      ตลาด(นัด|)รถไฟ, (hotel|room|cafe|hostel|resort|museum) (in|on|made of) (a|an old|old|) (sleeper|train)…, (night|overnight) train market, (sleeper|sleeping|night|overnight) (bus|coach|train museum)`,
    yes: [
      'an overnight train to Nong Khai',
      'we take the sleeper train up',
      'a second class sleeper to Trang',
      'sleep on the train to Ubon',
      'นั่งรถไฟตู้นอนไปตรัง',
      'รถไฟกลางคืนไปอุบล',
      'นอนบนรถไฟคืนแรก',
    ],
    no: [
      'ตลาดรถไฟกลางคืน',
      'by train to Lopburi',
      'นั่งรถไฟไปเช้า',
      'a night at the train market',
      'the train museum at night',
    ],
  },
  {
    by: 'bus',
    th: `
      (นั่ง|ขึ้น|จอง|โดย|)(รถ|)ทัวร์(รอบ|เที่ยว|ตอน|)(กลางคืน|ดึก|ค่ำ|ข้ามคืน|นอน), (นั่ง|ขึ้น|จอง|โดย|)รถ(บัส| บขส(.)|โดยสาร)(รอบ|เที่ยว|ตอน|)(กลางคืน|ดึก|ค่ำ|ข้ามคืน|นอน), นอน(กัน|)(บน|ใน)(รถทัวร์|รถบัส|ทัวร์)`,
    en: `
      (overnight|night|sleeper) (vip|public|) (bus|buses|coach|coaches|minivan|minibus), (sleep|sleeping|overnight) (on|aboard) (a|the|) (vip|night|) (bus|coach), (bus|buses|coach) overnight`,
    yes: ['by night bus to Loei', 'an overnight VIP bus to Krabi', 'นั่งรถทัวร์กลางคืนไปน่าน', 'รถทัวร์รอบดึก', 'นอนบนรถทัวร์'],
    no: ['the bus to Loei', 'นั่งรถทัวร์ไปน่าน', 'ทัวร์ดำน้ำกลางวัน', 'a night near the bus station'],
  },
]

/** By night, before what they ride. */
const BY_NIGHT = '(night|overnight|sleeper)'
const RIDES = '(train(s)|bus|buses|coach(es))'

const WAY_SLOTS: Slots = {
  ...PIECES,
  /** One or two words of a town; more of them. */
  town: '[a-z]{1,20}(?: [a-z]{1,20})?',
  towns: '[a-z ]{3,24}?',
  /** Between `กลับ` and what they ride: `กลับบ้านโดย`. */
  by: upTo(6, 'ด้วย, โดย, นั่ง, กทม, กรุงเทพ(ฯ), บ้าน, {space}'),
  /** Between what they ride and that it is by night. */
  few: gap(12, '[^\\n,.]'),
  /** `ไปกลับ`, `ไป - กลับ`. */
  dash: '\\s?-?\\s?',
}

/** On the way home only: `กลับรถไฟตู้นอน`, `รถไฟกลางคืนขากลับ`, “night train back”, “home to Udon by overnight bus”, “before the night train”. */
export const NIGHT_RIDE_HOME = new RegExp(
  words(
    `
    before (the|our|my|a|an) ${BY_NIGHT} (train|bus), ${BY_NIGHT} ${RIDES} (back|home|return),
    (back|home|return|returning)( to {town}|) (by|on|with|via|in) (the|a|an|) ${BY_NIGHT},
    กลับ{by}(รถไฟ|รถทัวร์|ทัวร์){few}(นอน|กลางคืน|ดึก|ค่ำ), (นอน|กลางคืน|ดึก|ค่ำ)(ขา)กลับ`,
    WAY_SLOTS,
  ),
)
/** Both ways: `รถไฟตู้นอนทั้งไปกลับ`, `ไปกลับโดยรถไฟตู้นอน`, “night train to Trang both ways”. */
export const NIGHT_RIDE_BOTH = new RegExp(
  words(
    `
    ${BY_NIGHT} ${RIDES}( (to|from) {towns}|) (both ways|each way|there and back|up and back|down and back|in both directions),
    (นอน|กลางคืน|ดึก)(ทั้ง)(ไป{dash}กลับ|ทั้งไปและกลับ|ทั้งไปทั้งกลับ), ไป{dash}กลับ{by}(รถไฟ|รถทัวร์)(ตู้)(นอน|กลางคืน)`,
    WAY_SLOTS,
  ),
)

/** A question for the ride, which the plan does not answer: `จองยังไง`, “which class”. */
export const ASKS_OF_RIDE = new RegExp(
  words(`
    ?, ticket(s), book, booking, reserve, fare(s), price(s), cost(s), timetable(s), schedule(s), time(s), which, what, when,
    how, is there, are there, any good, class, berth(s), ตั๋ว, จอง, ราคา, ค่า, กี่, ยังไง, อย่างไร, ไหม, มั้ย, ไหน, ตาราง, รอบรถ,
    เท่าไ, ปะ, หรือเปล่า`),
  'i',
)
