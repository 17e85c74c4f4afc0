import type { PhraseRule } from './phrase-rule.ts'
import { oneOf } from './phrases.ts'

// `ขอที่ไม่แพง`, “on a tight budget”: how much it may cost, without an amount. Slots: budget-slots.ts.

/** Without an amount: how much it may cost. */
export interface SpendingRule extends PhraseRule {
  /** Where a new phrase belongs. */
  readonly name: string
  /** Null: neither little nor much. */
  readonly spending: 'low' | 'high' | null
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
    name: 'neither cheap nor dear (Thai)',
    spending: null,
    th: `
      (งบ|ราคา|เรท|ที่พัก|โรงแรม|ระดับ|เกรด)(แบบ|ระดับ|ราคา|อยู่|)(กลาง|ปานกลาง|พอดี|กำลังดี|พอประมาณ){money},
      ไม่ถูก(มาก|เกินไป|เกิน|ไป|) (และ|ก็|แต่|) ไม่แพง(มาก|เกินไป|เกิน|ไป|),
      ไม่แพง(มาก|เกินไป|เกิน|ไป|) (และ|ก็|แต่|) ไม่ถูก(มาก|เกินไป|เกิน|ไป|จน|{close}),
      (งบ|ราคา|)หลัก(พัน|หมื่น){notEarly}, งบ(ก็)ไม่(น้อย|เยอะ|มาก)(และ) ไม่(น้อย|เยอะ|มาก),
      ไม่(ต้อง|เอา|ได้|จำเป็นต้อง)(ถึงกับ)หรู(มาก|หรา|ขนาดนั้น|)`,
    unless: 'ให้คุ้ม(ค่า|ราคา|เงิน), (ใจ|ตรง|คน|วันที่|ที่)กลาง',
    yes: [
      'งบกลาง ๆ',
      'ที่พักราคากลางๆ',
      'งบระดับปานกลาง',
      'ราคาไม่ถูกไม่แพง',
      'ไม่แพงมากแต่ไม่ถูกเกินไป',
      'งบหลักพัน',
      'งบไม่น้อยไม่มาก',
      'ไม่ต้องหรูมาก ขอสะอาด',
    ],
    no: ['ใจกลางเมือง'],
  },
  {
    name: 'worth the money',
    spending: null,
    th: 'คุ้มค่า(เงิน|ราคา|){close}, คุ้ม(ราคา|เงิน|ตังค์), สมราคา, สมเหตุสมผล, คุ้มค่าคุ้มราคา',
    en: `
      (good|great|best|decent|excellent) value, value for (the|our|my|) money, bang for (our|the|your|my|) buck`,
    unless: 'ให้คุ้ม(ค่า|ราคา|เงิน), คุ้มค่า(เหนื่อย|เวลา|เดินทาง), good value(s) in',
    yes: ['ขอที่คุ้มค่า', 'ที่พักสมราคา', 'good value for money'],
    no: ['เที่ยวให้คุ้มค่า'],
  },
  {
    name: 'three or four stars',
    spending: null,
    th: '(3|สาม|4|สี่|3-4|3 ถึง 4) ดาว(ครึ่ง|ขึ้นไป|){stars}',
    en: '(3|three|4|four|3-4|3 or 4|3 to 4|three or four) star(s){starsEn}',
    unless: '(reviewed|rated|gave it|got) (3|three|4|four) star(s)',
    yes: ['โรงแรม 3-4 ดาว', 'สี่ดาวขึ้นไป', '3-star hotels'],
    no: ['day 3 start at 10', 'three starfish', 'ลานกางเต็นท์ดูดาว 3 คน', 'three starfish'],
  },
  {
    name: 'neither cheap nor dear (English)',
    spending: null,
    en: `
      (mid|middle|medium|moderate|average|comfortable|reasonable|normal|standard) (range) (budget|spending|price(s)|
      priced|price range|price level), mid range, middle of the range, middle of the road, moderately priced,
      reasonably priced,
      (budget|spending|price level) (is|:|=|) (mid|middle|medium|moderate|average|normal|standard|reasonable),
      (not|no|nothing|no need for) (a |any |too |)(luxury|luxurious|posh){comma} (but|just|only)[ comfortable|
       clean| nice| decent| something| good| cosy| cozy| simple],
      (not|neither|nothing) (too |very |super |)(cheap|budget|basic|low end){comma} (and |but |or |nor |)(not |nor |
      )(too |very |super |)(expensive|fancy|luxurious|luxury|pricey|high end|posh),
      (not|neither|nothing) (too |very |super |)(expensive|fancy|luxurious|luxury|pricey|high end|
      posh){comma} (and |but |or |nor |)(not |nor |)(too |very |super |)(cheap|basic|budget|low end)`,
    unless: 'good value(s) in',
    yes: [
      'budget: medium',
      'not luxury but comfortable',
      'a mid-range budget',
      'moderately priced places',
      'neither cheap nor fancy',
      'not too expensive but not too basic either',
      'not too fancy, not too basic',
    ],
    no: ['the average age is 40', 'a normal day', 'the prices in April'],
  },
  {
    name: 'a small budget (Thai)',
    spending: 'low',
    th: `
      ประหยัด(งบ), งบ(ประมาณ)(มี|ค่อนข้าง|)จำกัด,
      งบ(ประมาณ)(น้อย|ประหยัด|ไม่เยอะ|ไม่มาก|ไม่ค่อยเยอะ|ไม่ค่อยมี|นิดเดียว|นักศึกษา|นักเรียน), ถังแตก,
      เงินเดือนยังไม่ออก, (โหมด|ทริป|แนว|สาย)(ประหยัด|จน), เซฟ(งบ|เงิน|ตังค์|ตัง|คอสต์|คอส), (คุม|ประคอง)งบ,
      งบ(ห้าม|อย่า|ไม่|ต้องไม่|จะ|)(ให้)บาน(ปลาย)(ไม่ได้|ไม่ไหว|), (ไม่|อย่า|กลัว|ห้าม)(อยาก|ให้|)(ให้)งบบาน,
      เบี้ยน้อย, (เงิน|ตังค์|ตัง)(น้อย|ไม่เยอะ|ไม่มาก|ไม่ค่อยมี), กระเป๋า(แห้ง|แบน|ฉีก),
      ไม่(อยาก)(เสีย|ใช้|จ่าย)(เงิน|ตัง|ตังค์|)(เยอะ|มาก|แพง)`,
    yes: ['เที่ยวแบบประหยัด', 'งบไม่เยอะ', 'ไม่อยากเสียเงินเยอะ', 'ทริปนี้ขอเซฟงบ', 'งบบานไม่ได้แล้ว', 'กลัวงบบานปลาย', 'เบี้ยน้อย'],
    no: ['ถูกใจมาก', 'ถ้าดอกพญาเสือโคร่งบานไม่ทัน'],
  },
  {
    name: 'cheap (Thai)',
    spending: 'low',
    th: `
      ไม่(ค่อย)แพง(มาก), ราคาถูก, {alone}ถูก{close},
      (ขอ|เอา|แบบ|เน้น|อยากได้)(ของ|ที่|แบบ|)ถูก (ๆ|สุด|หน่อย|){close}, (งบ|ใช้|จ่าย|แค่|)หลักร้อย(ต้น|กลาง|ปลาย|),
      หลักพันต้น, ถูก(และ|แต่|แล้วก็) ดี{close}, (ดี|อร่อย|สวย)(และ|แถม|แต่|)ถูก{close},
      ราคา(เบา|ย่อมเยา|ประหยัด|นักศึกษา|มิตรภาพ|สบายกระเป๋า|น่ารัก|ไม่แรง), สบายกระเป๋า`,
    yes: ['ราคานักศึกษา', 'ขอที่ไม่แพง', 'ขอแบบถูกๆ', 'งบหลักร้อยปลายๆ', 'หลักพันต้น ๆ', 'เอาถูกและดี'],
    no: ['ข้อมูลถูกต้องไหม', 'ลดราคาหลักหมื่น', 'ถูกหรือดี'],
  },
  {
    name: 'backpackers',
    spending: 'low',
    th: `
      แบ็คแพ็ค, แบคแพค, backpack(er)[ ขึ้น| ไป| เที่ยว| ลง| คนเดียว| ทริป],
      (แนว|สาย|แบบ|ทริป|เที่ยว) (backpacker|backpack)`,
    en: `
      (a|the|our|my|) backpack(ing|er|) (trip|style|travel|holiday|adventure|budget|tour|around|through|across),
      (we|i|we'll|i'll|to|will|we're going to) backpack,
      (low budget|cheap|budget|solo|young|poor|student|broke|typical|just a|as a|i'm a|i am a) backpacker,
      backpacking, {uncounted}backpackers`,
    unless: `
      (too many|full of|so many|lots of|hordes of|crowds of|away from|without|avoid|avoiding|not for|for|no|than|
      all the|packed with|overrun (by|with)) (the|all|young|drunk|noisy|loud|) backpacker(s),
      backpacker (street|ghetto|crowd|scene|strip|area|bar(s)|party|place(s)), not (a) backpacker(s),
      (not|no|nothing|isn't|never) (too|so|very|) (cheap|budget) (and nasty|stuff|hostel(s)|dorm(s))`,
    yes: [
      'we are backpackers',
      'backpack ไปใต้',
      'สาย backpack',
      'a backpack trip through Isan',
      'we backpack for a month',
    ],
    no: [
      'too many backpackers there',
      'no cheap hostels',
      'a poor village',
      'two backpackers',
      'just one backpack each',
      'our backpacks are heavy',
      'is there a backpack storage at the station?',
      'budget 5000 baht',
      'my heart is broken',
    ],
  },
  {
    name: 'a small budget (English)',
    spending: 'low',
    en: `
      on a (tight|small|low|shoestring|) budget, (tight|small|low|limited|shoestring) budget,
      budget (friendly|trip|travel|traveler|traveller|travelers|travellers|conscious), (wallet|pocket) friendly,
      (we're|we are|i'm|i am|bit) (skint|broke), (money|cash|budget) (is|'s|) (is) tight, penny pinching,
      pinching pennies, bare bones, watching (our|my|the) (pennies|budget|wallet),
      (don't|not) (want to|wanting to|) (spend|spending) (too|very|) much, (not|without) break(ing) the bank,
      spend as little as possible,
      (keep|keeping) (the|our|) (costs|cost|spending|budget|prices|price) (down|low|in check),
      (not|don't|can't|without) blow(ing) (the|our|my) budget, (price|cost) (sensitive|conscious), on a dime,
      (for|under) a few hundred baht, save money, tipid, kuripot, murah, jimat,
      (broke|skint|penniless)[ uni| college| student| backpackers| friends| grads| mates| lads| girls| and ],
      student budget, students{comma} so (cheap|budget)`,
    unless: `
      (too many|full of|so many|lots of|hordes of|crowds of|away from|without|avoid|avoiding|not for|for|no|than|
      all the|packed with|overrun (by|with)) (the|all|young|drunk|noisy|loud|) backpacker(s),
      (not|no|nothing|isn't|never) (too|so|very|) (cheap|budget) (and nasty|stuff|hostel(s)|dorm(s))`,
    yes: [
      "don't want to spend too much",
      'we are broke',
      'on a tight budget',
      "money's tight",
      'four broke college students',
      'tipid trip lang',
      'keep costs down',
      "we can't blow the budget",
      'watching our pennies',
      'without breaking the bank',
    ],
    no: ['a hundred years old'],
  },
  {
    name: 'cheap (English)',
    spending: 'low',
    en: `
      cheap(ly), cheaper, cheapest, inexpensive, affordable, low cost, shoestring, on the cheap, economical,
      frugal(ly), thrifty, cheap cheap, dirt cheap, cheap as chips, cost effective, not (too|very|) expensive,
      as cheap as possible`,
    unless: "(not|no|nothing|isn't|never) (too|so|very|) (cheap|budget) (and nasty|stuff|hostel(s)|dorm(s))",
    yes: ['somewhere cheap', 'not too expensive', 'an affordable trip', 'dirt cheap'],
    no: ['no cheap and nasty stuff'],
  },
  {
    name: 'luxury (Thai)',
    spending: 'high',
    th: 'หรูหรา, หรู{close}, (ระดับ)(ห้า|5) ดาว, พรีเมี่ยม, พรีเมียม, ไฮโซ',
    unless: `
      (หรูหรา|หรู|(ห้า|5) ดาว)(ๆ|หน่อย|เลย|) (แค่|เฉพาะ|เพียง)(คืน) ${ONE_NIGHT_TH},
      (แค่|เฉพาะ|ขอ|)(คืนเดียว|คืนสุดท้าย|คืนแรก)…(หรูหรา|หรู|(ห้า|5) ดาว),
      ไม่(เอา|ต้อง|ต้องการ|อยากได้|ชอบ|เน้น|ได้|จำเป็นต้อง|อยาก)(ถึง|นอน|พัก|ที่พัก|โรงแรม|อยู่|แบบ|)(ถึง|ขนาด|
      ) ((ระดับ)(ห้า|5) ดาว|หรูหรา|หรู|ไฮโซ|พรีเมี่ยม|พรีเมียม)`,
    yes: ['ขอแบบหรูหรา', 'ขอที่พัก 5 ดาว'],
    no: ['โรงแรมหรูแค่คืนเดียว', 'คืนสุดท้ายขอหรูๆ', 'ไม่เอาโรงแรม 5 ดาว', 'หรือจะไปไหนดี'],
  },
  {
    name: 'money is no problem (Thai)',
    spending: 'high',
    th: `
      (งบ|ทุน)(ค่อนข้าง)(เยอะ|สูง|หนา|เหลือเฟือ|สบาย){rich}, (งบ|จ่าย)ไม่(จำกัด|อั้น|ใช่ปัญหา|เป็นปัญหา),
      งบถึง{close}, จัดเต็มงบ, ไม่จำกัดงบ, (งบ|เงิน)ไม่(ต้องห่วง|ต้องคิด|มีลิมิต|ลิมิต|มีปัญหา|อั้น),
      ไม่ห่วง(เรื่อง)(เงิน|งบ|ราคา), (จ่าย|เปย์)(ได้)(เต็มที่|ไม่อั้น|หนักได้|เท่าไหร่ก็ได้), เท่าไหร่เท่ากัน,
      ไม่(เกี่ยง|ติด|สน)(เรื่อง)(ราคา|เงิน|งบ), (แพง|ราคาสูง)(ก็ได้|หน่อยก็ได้|ได้)`,
    unless: `
      (หรูหรา|หรู|(ห้า|5) ดาว)(ๆ|หน่อย|เลย|) (แค่|เฉพาะ|เพียง)(คืน) ${ONE_NIGHT_TH},
      (ใช้|ต้องใช้|ไม่มี|ไม่ได้มี|ไม่อยากใช้|อย่าให้|ไม่ใช้|ลด)งบ(ค่อนข้าง)(เยอะ|สูง|หนา),
      ไม่(เอา|ต้อง|ต้องการ|อยากได้|ชอบ|เน้น|ได้|จำเป็นต้อง|อยาก)(ถึง|นอน|พัก|ที่พัก|โรงแรม|อยู่|แบบ|)(ถึง|ขนาด|
      ) ((ระดับ)(ห้า|5) ดาว|หรูหรา|หรู|ไฮโซ|พรีเมี่ยม|พรีเมียม)`,
    yes: ['เงินไม่ต้องห่วง', 'งบไม่อั้น', 'แพงก็ได้', 'งบสูงได้', 'ทริปนี้งบหนา', 'งบสบาย ๆ'],
    no: ['ต้องใช้งบเยอะไหม', 'ไม่มีงบเยอะ', 'งบสูงสุด 5000', 'ไม่แพง'],
  },
  {
    name: 'money is no problem (English)',
    spending: 'high',
    en: `
      price (is) no (issue|problem|object|concern),
      (money|price|cost|budget) (is|'s|) not (a|an) (problem|issue|concern), sky is the limit,
      no budget constraint(s), money (is) no (object|issue|problem|concern),
      budget is (not an issue|no issue|not a problem|no problem|no object), no budget limit,
      (price|money|cost|budget) (really) (doesn't|won't|isn't) (really) (matter|an issue|a problem|a concern),
      cost (is) no (object|issue|problem|concern), spare no expense, no expense spared,
      (big|large|high|generous|healthy|ample|huge|hefty) budget, unlimited budget`,
    unless: `
      (not|no|nothing|isn't|aren't|never|without|avoid|hate|don't (need|want|like|care for)|do not (need|want|like)|
      not into|not really into|no need for|rather than|instead of) (…) (a|an|the|any|that|your|too|so|very|) ((five|
      5) star|luxury|luxurious|fancy|posh|high end|upscale|premium|deluxe),
      (not|no|without|don't have|isn't|doesn't need) (a|an|the|too|so|that|very|) (big|large|high|generous|huge|
      hefty) budget`,
    yes: ["we want it posh, price doesn't matter", 'money no object', 'we have a generous budget', 'spare no expense'],
    no: ["the weather doesn't matter", 'not a big budget'],
  },
  {
    name: 'luxury (English)',
    spending: 'high',
    en: `
      luxury, luxurious, (five|5) star, high end, upscale, splurge,
      (want|like|make|keep) it (to be) (fancy|luxurious|posh|swanky),
      (fancy|posh|swanky) (trip|stay|dinner(s)|place(s)|hotel(s)|restaurant(s)), go all out, treat ourselves,
      pamper ourselves, deluxe, fancy (place(s)|hotel(s)|restaurant(s)), premium`,
    unless: `
      (not|no|nothing|isn't|aren't|never|without|avoid|hate|don't (need|want|like|care for)|do not (need|want|like)|
      not into|not really into|no need for|rather than|instead of) (…) (a|an|the|any|that|your|too|so|very|) ((five|
      5) star|luxury|luxurious|fancy|posh|high end|upscale|premium|deluxe),
      ${FINE_EN} (hotel|place|room|resort|villa|one|stay|) (but |and |)${ONE_NIGHT_EN},
      (only|just) (that|one|the last|the first) night (in|at|we want|with|of) (a|the|something|somewhere|
      ) ${FINE_EN}, (one|a) ${FINE_EN} night, (one|a|last|first) night of luxury,
      (five|5) star (rated|review(s)|rating)`,
    yes: ['a luxury trip', '5-star only', 'a splurge'],
    no: [
      'a fancy hotel only that night',
      'a luxury resort just for the last night',
      'one splurge night in Trang',
      'not into 5-star hotels',
      'nothing fancy, no luxury',
      'I fancy a swim',
      'five stars in the sky',
    ],
  },
]
