import type { PhraseRule } from './phrase-rule.ts'
import { oneOf } from './phrases.ts'

// `ขอที่ไม่แพง`, “on a tight budget”: how much it may cost, without an amount.

/** Without an amount: how much it may cost. */
export interface SpendingRule extends PhraseRule {
  readonly spending: 'low' | 'high'
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** Of one night, and not of the trip. */
const FINE_EN = oneOf(
  'luxury, luxurious, fancy, posh, upscale, deluxe, premium, high end, five star, 5 star, splurge, treat ourselves',
)
const ONE_NIGHT_EN = oneOf(`
  only that night, just that night, that night only, only one night, just one night, one night only, for one night, for a night, for that night,
  only the last night, just the last night, on the last night, for the last night, the last night only, only on the last night, only for the last night, just for the last night, on our last night, for our last night, for one of the nights`)
const ONE_NIGHT_TH = oneOf('คืนเดียว, คืนนั้น, คืนสุดท้าย, คืนแรก, หนึ่งคืน, 1 คืน')

export const SPENDING_RULES: readonly SpendingRule[] = [
  {
    spending: 'low',
    th: `
      ประหยัด(งบ), งบ(น้อย|จำกัด|ประหยัด|ไม่เยอะ|ไม่มาก|ไม่ค่อยเยอะ|ไม่ค่อยมี|นิดเดียว|นักศึกษา|นักเรียน), ไม่(ค่อย|)แพง(มาก), ราคาถูก,
      {alone}ถูก{close}, (ขอ|เอา|แบบ|เน้น|อยากได้)(ของ|ที่|แบบ|)ถูก (ๆ|สุด|หน่อย|){close}, ถังแตก, เงินเดือนยังไม่ออก, (โหมด|ทริป|แนว|สาย)(ประหยัด|จน), แบ็คแพ็ค, แบคแพค, เบี้ยน้อย, (เงิน|ตังค์|ตัง)(น้อย|ไม่เยอะ|ไม่มาก|ไม่ค่อยมี), กระเป๋า(แห้ง|แบน|ฉีก),
      ไม่(อยาก|)(เสีย|ใช้|จ่าย)(เงิน|ตัง|ตังค์|)(เยอะ|มาก|แพง), ราคา(เบา|ย่อมเยา|ประหยัด|นักศึกษา|มิตรภาพ|สบายกระเป๋า|น่ารัก|ไม่แรง), สบายกระเป๋า`,
    en: `
      on a (tight|small|low|shoestring|) budget, (tight|small|low|limited|shoestring) budget,
      budget (friendly|trip|travel|traveler|traveller|travelers|travellers|conscious), cheap(ly), cheaper, cheapest, inexpensive,
      affordable, low cost, shoestring, on the cheap, economical, frugal(ly), thrifty, (wallet|pocket) friendly, (we're|we are|i'm|i am|bit) (skint|broke),
      (money|cash|budget) (is|'s|) (is|) tight, cheap cheap, dirt cheap, cheap as chips, penny pinching, pinching pennies, bare bones, watching (our|my|the) (pennies|budget|wallet), (don't|do not|not) (want to|wanting to|) (spend|spending) (too|very|) much, (not|without) break(ing) the bank,
      spend as little as possible, backpack, backpacker, backpacking, {uncounted}backpackers, not (too|very|) expensive, save money,
      as cheap as possible, tipid, kuripot, murah, jimat, (broke|skint|penniless)[ uni| college| student| backpackers| friends| grads| mates| lads| girls| and ], student budget, students{comma} so (cheap|budget)`,
    unless: `
      (too many|full of|so many|lots of|hordes of|crowds of|away from|without|avoid|avoiding|not for|for|no|than|all the|packed with|overrun (by|with)) (the|all|young|drunk|noisy|loud|) backpacker(s), backpacker (street|ghetto|crowd|scene|strip|area|bar(s)|party|place(s)),
      not (a|) backpacker(s), (not|no|nothing|isn't|never) (too|so|very|) (cheap|budget) (and nasty|stuff|hostel(s)|dorm(s))`,
    yes: [
      'เที่ยวแบบประหยัด',
      'งบไม่เยอะ',
      'ราคานักศึกษา',
      'ขอที่ไม่แพง',
      "don't want to spend too much",
      'we are broke',
      'on a tight budget',
      'somewhere cheap',
      "money's tight",
      'ไม่อยากเสียเงินเยอะ',
      'we are backpackers',
      'four broke college students',
      'tipid trip lang',
      'ขอแบบถูกๆ',
    ],
    no: [
      'too many backpackers there',
      'no cheap hostels',
      'ถูกใจมาก',
      'ของถูกต้อง',
      'a poor village',
      'two backpackers',
      'budget 5000 baht',
      'my heart is broken',
    ],
  },
  {
    spending: 'high',
    th: `
      หรูหรา, หรู{close}, (ระดับ|)(ห้า|5) ดาว, (งบ|จ่าย)ไม่(จำกัด|อั้น|ใช่ปัญหา|เป็นปัญหา), งบถึง{close}, จัดเต็มงบ, ไม่จำกัดงบ, (งบ|เงิน)ไม่(ต้องห่วง|ต้องคิด|มีลิมิต|ลิมิต|มีปัญหา|อั้น), ไม่ห่วง(เรื่อง|)(เงิน|งบ|ราคา), (จ่าย|เปย์)(ได้|)(เต็มที่|ไม่อั้น|หนักได้|เท่าไหร่ก็ได้), เท่าไหร่เท่ากัน, พรีเมี่ยม, พรีเมียม, ไฮโซ,
      ไม่(เกี่ยง|ติด|สน)(เรื่อง|)(ราคา|เงิน|งบ), (แพง|ราคาสูง)(ก็ได้|หน่อยก็ได้|ได้)`,
    en: `
      price (is|) no (issue|problem|object|concern), (money|price|cost|budget) (is|'s|) not (a|an) (problem|issue|concern), sky is the limit, no budget constraint(s), luxury, luxurious, (five|5) star,
      high end, upscale, splurge, money (is|) no (object|issue|problem|concern), budget is (not an issue|no issue|not a problem|no problem|no object), no budget limit,
      (price|money|cost|budget) (really|) (doesn't|does not|won't|isn't) (really|) (matter|an issue|a problem|a concern), cost (is|) no (object|issue|problem|concern), spare no expense, no expense spared,
      (want|like|make|keep) it (to be) (fancy|luxurious|posh|swanky), (fancy|posh|swanky) (trip|stay|dinner(s)|place(s)|hotel(s)|restaurant(s)), go all out, treat ourselves, pamper ourselves, deluxe,
      fancy (place(s)|hotel(s)|restaurant(s)), unlimited budget,
      premium`,
    unless: `
      (not|no|nothing|isn't|aren't|never|without|avoid|hate|don't (need|want|like|care for)|do not (need|want|like)|not into|not really into|no need for|rather than|instead of) (…|) (a|an|the|any|that|your|too|so|very|) ((five|5) star|luxury|luxurious|fancy|posh|high end|upscale|premium|deluxe),
      ${FINE_EN} (hotel|place|room|resort|villa|one|stay|) (but |and |)${ONE_NIGHT_EN}, (only|just) (that|one|the last|the first) night (in|at|we want|with|of) (a|the|something|somewhere|) ${FINE_EN}, (one|a) ${FINE_EN} night, (one|a|last|first) night of luxury,
      (หรูหรา|หรู|(ห้า|5) ดาว)(ๆ|หน่อย|เลย|) (แค่|เฉพาะ|เพียง)(คืน|) ${ONE_NIGHT_TH}, (แค่|เฉพาะ|ขอ|)(คืนเดียว|คืนสุดท้าย|คืนแรก)…(หรูหรา|หรู|(ห้า|5) ดาว),
      (five|5) star (rated|review(s)|rating), ไม่(เอา|ต้อง|ต้องการ|อยากได้|ชอบ|เน้น|ได้|จำเป็นต้อง|อยาก)(ถึง|นอน|พัก|ที่พัก|โรงแรม|อยู่|แบบ|)(ถึง|ขนาด|) ((ระดับ|)(ห้า|5) ดาว|หรูหรา|หรู|ไฮโซ|พรีเมี่ยม|พรีเมียม)`,
    yes: [
      'ขอแบบหรูหรา',
      'เงินไม่ต้องห่วง',
      "we want it posh, price doesn't matter",
      'งบไม่อั้น',
      'แพงก็ได้',
      'a luxury trip',
      '5-star only',
      'money no object',
    ],
    no: [
      'a fancy hotel only that night',
      'a luxury resort just for the last night',
      'one splurge night in Trang',
      'โรงแรมหรูแค่คืนเดียว',
      'คืนสุดท้ายขอหรูๆ',
      'not into 5-star hotels',
      'nothing fancy, no luxury',
      'ไม่เอาโรงแรม 5 ดาว',
      'หรือจะไปไหนดี',
      "the weather doesn't matter",
      'I fancy a swim',
      'five stars in the sky',
      'ไม่แพง',
    ],
  },
]
