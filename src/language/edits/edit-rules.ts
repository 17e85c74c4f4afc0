import type { PhraseRule } from '../reader/phrase-rule.ts'
import { type Slots, words } from '../reader/phrases.ts'

// “Swap the zoo for a market”, `วันที่ 2 เบาลงหน่อย`: how people ask to change a trip that they have.

/** Words that ask for a change. What is changed stands beside them. */
export interface EditRule extends PhraseRule {
  readonly name: string
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export const REPLACES: EditRule = {
  name: 'one for another',
  th: 'เปลี่ยน, แทนที่, สลับ',
  en: 'replace, swap, switch, exchange, change, substitute',
  yes: [
    'เปลี่ยนวัดเป็นคาเฟ่',
    'เอาคาเฟ่ไปแทนที่วัด',
    'สลับวัดกับตลาด',
    'replace the zoo with a market',
    'swap the zoo for a market',
    'switch the temple to a cafe',
    'exchange the temple for a cafe',
    'change the temple to a cafe',
    'substitute the zoo by a market',
  ],
  no: ['a changing room', 'เพิ่มวัด'],
}

/** Between what goes and what comes. */
export const BY = words('with, for, to, by, เป็น, ด้วย, กับ, -')
/** Between what comes and what goes: “a market instead of the zoo”, but not `แทนที่`, which has them the other way round. */
export const INSTEAD = words('instead of, rather than, แทน[!ที่]')

export const MOVES: EditRule = {
  name: 'to another day',
  th: 'ย้าย, เลื่อน',
  en: 'move, shift, put, bring, reschedule, do',
  yes: [
    'ย้ายวัดไปวันที่ 3',
    'เลื่อนวัดไปวันแรก',
    'move the temple to day 3',
    'shift it to day 2',
    'put the zoo on day 1',
    'bring it to day 1',
    'reschedule it to day 2',
    'do the zoo on day 2',
  ],
  no: ['a moving story', 'doi suthep'],
}

export const KEEPS: EditRule = {
  name: 'what stays as it is',
  th: '(คง|เก็บ|ล็อก)[{far}(ไว้|เดิม)], ไม่ต้อง(เปลี่ยน|แก้|ย้าย), เหมือนเดิม, ห้ามเปลี่ยน',
  en: "(keep|lock|leave|(do not|don't|dont) (change|touch|move|alter))( the rest| everything else|), unchanged, as (it) is, the same",
  yes: [
    'คงวันแรกไว้',
    'เก็บวัดไว้',
    'ล็อกวันที่ 2 ให้เหมือนเดิม',
    'ไม่ต้องแก้วันที่ 1',
    'ไม่ต้องย้ายวัด',
    'วันที่ 2 เหมือนเดิม',
    'ห้ามเปลี่ยนวันแรก',
    'keep day 1 as is',
    'lock day 2',
    'leave the rest',
    "don't touch day 1",
    'do not alter day 3',
    'day 2 unchanged',
    'day 3 as it is',
    'day 2 the same',
  ],
  no: ['เก็บภาพสวยๆ', 'คงสนุก', 'day 2 was great'],
}

/** Right before a kind: fewer of it, not an easier trip. */
export const TOO_MANY_OF = words('too (many|much)( of|)( the| these| those|)')
/** The same after it: `วัดเยอะไป`. */
export const TOO_MANY_TH = words('(มัน|)(เยอะ|มาก|แน่น)(เกิน|)ไป')

export const CHEAPER: EditRule = {
  name: 'a trip that costs less',
  th: 'ถูก(ลง|กว่านี้|กว่าเดิม), ประหยัด(ขึ้น|ลง|กว่านี้|กว่าเดิม|), ลด(ค่าใช้จ่าย|งบ|ราคา)(ลง), แพงไป',
  en: `
    cheaper, less expensive, (save|spend less) (some |)money,
    (lower|reduce|cut)( down|)( on|) (the |)(cost|costs|price|budget|spending)`,
  yes: [
    'ขอถูกลงหน่อย',
    'ถูกกว่าเดิม',
    'ประหยัดกว่านี้',
    'ลดค่าใช้จ่าย',
    'ลดงบลง',
    'ลดราคา',
    'แพงไป',
    'make it cheaper',
    'less expensive please',
    'save some money',
    'spend less money',
    'lower the price',
    'reduce costs',
    'cut down on spending',
    'cut the budget',
  ],
  no: ['ถูกใจ', 'ราคาเดิม', 'the price is fine'],
}

export const LIGHTER: EditRule = {
  name: 'easier days',
  th: `
    (เบา|น้อย|สบาย|ผ่อน|ชิล|ช้า)(ลง|ขึ้น|กว่านี้|กว่าเดิม|คลายลง), เบาหน่อย, เบา[!ะ|ห],
    ลด(ที่เที่ยว|จุด|สถานที่|ความแน่น), (แน่น|เยอะ|เหนื่อย|หนัก)(เกิน|)ไป`,
  en: `
    lighter, easier, calmer, slower, less (packed|busy|full|rushed|tiring|hectic), fewer (stops|places|things|sights),
    less (stops|things|places), slow (it |)down, more (relaxed|relaxing|rest|free time|time to rest),
    too (packed|busy|full|much|rushed|tight|tiring)`,
  yes: [
    'วันที่ 2 เบาลงหน่อย',
    'วันที่ 2 เบาหน่อย',
    'ขอเบาๆ',
    'สบายขึ้น',
    'ผ่อนคลายลง',
    'ชิลกว่านี้',
    'ช้าลงหน่อย',
    'น้อยลง',
    'ลดที่เที่ยว',
    'ลดจุดแวะ',
    'ลดสถานที่',
    'ลดความแน่น',
    'แน่นไป',
    'เยอะเกินไป',
    'เหนื่อยไป',
    'หนักไป',
    'make day 2 lighter',
    'an easier day',
    'calmer please',
    'less packed',
    'less hectic',
    'fewer stops',
    'less places',
    'slow it down',
    'slow down',
    'more relaxed',
    'more free time',
    'too rushed',
    'too much',
  ],
  no: ['เบาะนุ่ม', 'เป็นเบาหวาน', 'a light dinner', 'lightning', 'too few'],
}

export const FULLER: EditRule = {
  name: 'fuller days',
  th: `
    (แน่น|เยอะ|หลายที่)(ขึ้น|กว่านี้|กว่าเดิม), เพิ่ม(ที่เที่ยว|จุด(แวะ)|สถานที่)(อีก),
    (โล่ง|ว่าง|น้อย)(เกิน|)ไป`,
  en: `
    fuller, busier, more (packed|stops|places|things|sights), pack (in |)more, too (empty|light|slow|few),
    fill (it |)up`,
  yes: [
    'แน่นขึ้น',
    'เยอะกว่านี้',
    'หลายที่กว่าเดิม',
    'เพิ่มที่เที่ยวอีก',
    'เพิ่มจุดแวะ',
    'เพิ่มสถานที่',
    'โล่งไป',
    'ว่างเกินไป',
    'น้อยไป',
    'a fuller day',
    'busier',
    'more stops',
    'more sights',
    'pack in more',
    'too empty',
    'too slow',
    'fill it up',
  ],
  no: ['เพิ่มวัด', 'ว่างวันที่ 2', 'a full day'],
}

export const LESS_WAY: EditRule = {
  name: 'less time on the way, a better order',
  th: `
    (ขับรถ|เดินทาง|นั่งรถ)(น้อย|สั้น)(ลง|กว่านี้|หน่อย|), ใกล้ กัน, (เรียง|จัด|ปรับ)(ลำดับ|เส้นทาง)(ใหม่|ให้ดี|),
    ไม่(ต้อง)วน(ไป)(วน)มา, ไม่ย้อน`,
  en: `
    less (driving|travel|traveling|travelling|time on the road|time in the car|zig zag|zig zagging),
    shorter (drive|distance|way|route|transfer)(s), closer together, (better|best|smarter|shortest) (order|route),
    (optimise|optimize)( the|)( route| order| trip|), re order, avoid backtracking, no backtracking`,
  yes: [
    'ขับรถน้อยลง',
    'เดินทางสั้นกว่านี้',
    'นั่งรถน้อยหน่อย',
    'ที่ใกล้ๆกัน',
    'เรียงลำดับใหม่',
    'จัดเส้นทางให้ดี',
    'ปรับเส้นทาง',
    'ไม่ต้องวนไปวนมา',
    'ไม่ย้อนไปมา',
    'less driving',
    'less travelling',
    'less time on the road',
    'less zig-zagging',
    'shorter drives',
    'a shorter route',
    'closer together',
    'a better order',
    'the shortest route',
    'optimise the route',
    're-order the stops',
    'avoid backtracking',
  ],
  no: ['ใกล้วัด', 'นั่งรถไฟ', 'a short walk', 'in order'],
}

/** What stands between braces here. */
export const EDIT_SLOTS: Slots = {
  /** Some words. */
  far: '.{0,200}',
}
