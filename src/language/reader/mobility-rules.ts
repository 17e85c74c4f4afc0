import { listOf, type Slots } from './phrases.ts'
import type { Walking } from './reading.ts'

// `แม่ปวดเข่า`, “we bring a stroller”: how far they can walk, and on what wheels.

interface MobilityRule {
  readonly walking: Walking
  readonly reads: readonly string[]
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** Wheels before legs: they also exclude steps. A baby's come first, because `นั่งรถเข็น` alone is said of the old. */
export const MOBILITY_RULES: readonly MobilityRule[] = [
  {
    walking: 'stroller',
    reads: listOf(`
      รถเข็นเด็ก, สโตรลเลอร์, {baby}(ต้อง|)(นั่ง|ใช้|มี|เอา|เข็น|พก|ขึ้น)รถเข็น, เข็นรถเด็ก, รถเข็น{ofBaby}, stroller(s), pushchair(s), push chair(s),
      buggy, pram(s), baby carriage`),
    yes: ['มีรถเข็นเด็กไปด้วย', 'we bring a stroller', 'ลูก 9 เดือนต้องใช้รถเข็น', 'เบบี๋นั่งรถเข็น'],
    no: ['ATV buggy ride', 'แม่กับลูก 2 ขวบ ยายนั่งรถเข็น', 'ลูก 12 ขวบพิการนั่งรถเข็น'],
  },
  {
    walking: 'wheelchair',
    reads: listOf(`
      วีลแชร์, วิลแชร์, วีลแชร, นั่งรถเข็น, ใช้รถเข็น, รถเข็นคนพิการ, รถเข็นผู้ป่วย, รถเข็นผู้สูงอายุ,
      ทางลาด, ห้องน้ำคนพิการ, อัมพาต, อัมพฤกษ์, wheelchair(s), wheel chair(s), mobility scooter, paraplegic, (is|she's|he's) paralysed, (is|she's|he's) paralyzed, step-free, step free, barrier-free,
      roll in shower(s), rollin shower(s), wet room, (electric|power|powered|motorised|motorized|transport) (chair|wheelchair), powerchair, (push|pushing|fold|folding|lift) (her|his|my|the|mum's|mom's|dad's|gran's|grandma's|grandpa's) chair, (in|uses|use|using|needs) a chair{chairEnd},
      ramp access, (wheel|roll) (me|him|her|my mum|my mom|my dad) (around|about|in), mobility scooter(s), quadriplegic, tetraplegic, amputee, (can't|cannot|can no longer|unable to) walk at all, (พ่อ|แม่|ยาย|ตา|ปู่|ย่า)เดินไม่ได้(แล้ว|เลย|ต้อง), (ต้อง|ช่วย|คอย)(เข็น|อุ้ม)(พ่อ|แม่|ยาย|ตา|ปู่|ย่า|รถ|){cartTh}`),
    yes: [
      'แม่นั่งวีลแชร์',
      'my dad uses a wheelchair',
      'roll-in shower please',
      'I push her chair',
      'an electric chair and two sons',
      'solo, in a chair, first time',
      'ย่าเดินไม่ได้แล้ว',
    ],
    no: ['ร้านรถเข็นริมทาง', 'พารถเข็นเด็กไป', 'sit in a chair by the sea', 'a chair lift'],
  },
  {
    walking: 'little',
    reads: listOf(`
      (ขา|แขนขา|ข้อเท้า|กระดูกขา)(หัก|เจ็บ|แพลง|พลิก|ร้าว|บวม|อ่อนแรง), ใส่เฝือก, ถอดเฝือก, (ขา|เข่า|แข้งขา)ไม่(ค่อย|)มีแรง, (มีคน|ต้อง|ช่วย|ให้คน)พยุง, เหนื่อยหอบ, หอบเหนื่อย, เดินไม่(เก่ง|ตรง|ทน|มั่นคง), ทรงตัวไม่(ดี|ค่อยดี), กระดูกพรุน, หมอนรองกระดูก,
      รองช้ำ, เส้นเลือดสมอง, สโตรก, เข่า(พัง|แย่|บวม|มีปัญหา|ไม่ไหว), เดินลำบาก, เดินเหินลำบาก, เดินได้(แค่|)(ช้าๆ|ใกล้ๆ|ทีละนิด), ผ่าหัวใจ, บายพาสหัวใจ, ผ่าตัดหลัง, หลังไม่ดี, ปวดหลัง,
      ไม้เท้า, ใช้ไม้เท้า, เข่าไม่ดี, ปวดเข่า, ข้อเข่า, ขาเจ็บ, ผ่าเข่า, เดินช้า, เดินไม่สะดวก, เดินไม่คล่อง,
      เดินไม่ไหว, เดินไม่ค่อยไหว, เดินไม่ค่อยได้, เดินนานไม่ได้, เดินนาน ๆ ไม่ได้, เดินเยอะไม่ไหว, เดินไกลไม่ไหว, ยืนนานไม่ได้, เหนื่อยง่าย, เข่าไม่ค่อยดี, เจ็บเข่า,
      เข่าเสื่อม, ขาไม่ดี, ขาไม่ค่อยดี, ขาไม่แข็งแรง, ผ่าตัดเข่า, ผ่าตัดสะโพก, ผ่าสะโพก, ขึ้นลงบันไดไม่, ไม่(อยาก|ชอบ|เอา|ถนัด|ถูกกับ|)(ที่ต้อง|การ|ต้อง|)(เดิน|)(ปีน|ขึ้น|ไต่)บันได, (เกลียด|กลัว)(การ|ขึ้น|)บันได,
      ขึ้นบันไดไม่ไหว, ขึ้นบันไดไม่ได้, ไม่เดินเยอะ, เดินมากไม่, เดินเยอะไม่, เดินไกลไม่, เดินไม่(ค่อย|)แข็งแรง, เดินไม่(ค่อย|)ถนัด, เดินได้(ไม่ไกล|ไม่นาน|ไม่มาก|นิดเดียว|น้อย|แป๊บเดียว),
      ไม่(อยาก|เอา|ชอบ|ต้อง|ขอ|)(ที่ต้อง|ต้อง|ที่|)เดิน(ป่า|เขา|ขึ้นเขา|)(หนัก|เยอะ|ไกล|มาก|นาน), เดิน(ป่า|)(ไม่หนัก|ไม่เยอะ|ไม่ไกล|น้อยๆ|เบาๆ|สั้นๆ), บันไดไม่(เอา|ไหว|ได้),
      (เดิน|ขอ|เอา|เฉพาะ)(แต่|แค่|ที่|)(ทาง|พื้น|ที่)ราบ(เท่านั้น|อย่างเดียว|ได้|นะ|ค่ะ|ครับ|พอ), บันไดเยอะ(ๆ|) ไม่(เอา|ค่อยไหว|ไหว|ได้), เดินกลางแดด(นาน|)ไม่,
      {onfoot}(เดิน|ขึ้น|ปีน|ขึ้นลง|ลง)(ขึ้น|)(ทางชัน|ที่ชัน|เนินชัน|บันไดสูง|บันไดชัน|บันได|เนิน)(ๆ|มากๆ|มาก|เยอะๆ|เยอะ|) (ไม่(ค่อย|)(เก่ง|ถนัด|ไหว|ได้|คล่อง|สะดวก)|ลำบาก),
      (ปวด|เจ็บ)(สะโพก|ข้อเท้า|ข้อเข่า|ขา|เอว),
      (เข่า|สะโพก|ข้อเท้า|แข้งขา|ขา|เอว|{back}){whose}(ก็|)(ไม่(ค่อย|)(ดี|แข็งแรง|โอเค|ปกติ|สู้ดี|เหมือนเดิม)|มีปัญหา|เสื่อม|เดี้ยง|ปวด|เจ็บ)[ |ค่ะ|ครับ|คะ|แล้ว|เท่าไหร่|เลย|มาก|อยู่|ด้วย|{ends}], สะโพกหัก, ข้อเท้าแพลง, ใช้ไม้ค้ำ, ไม้ค้ำยัน, (ญ่าง|ย่าง)(ไม่|บ่)(ค่อย|)ไหว, walking stick,
      walks with a (cane|frame|stick), uses a (cane|frame|stick|walker), with a walker, walking frame, zimmer (frame), rollator, crutches, walks slowly, walk slowly, slow (on|with|up) (the|) (stairs|steps|hills),
      (bad|dodgy|gammy|creaky|bum|arthritic|wonky|dicky|sore|painful|worn out|new|replacement) (knee(s)|hip(s)|leg(s)), arthritis, hip (op|operation|surgery), unsteady, tires easily, gets tired easily,
      tire easily, mobility (issue(s)|problem(s)|impaired|difficulties), not very mobile, isn't very mobile, can't (walk|manage|do|handle) (long distances|for long|hills|steps|many stairs|lots of stairs),
      (hate|hates|dislikes|dislike|dreads|dread|avoids|avoid) (the|all|climbing|) (stairs|steps|steep steps|steep hills), (struggles|struggle) (with|to) (stairs|steps|walking|walk|hills), slow walker(s), bad knee(s), knee problem(s),
      (had|has|have|having|got|getting) (a|one|my|his|her|their|both|the) (knee(s)|hip(s)) (replaced|done|operated), nothing (too|very|) (steep|hilly){flat}, (not|avoid|avoiding|without) (too|any|very|) (steep|hilly) (hills|walks|paths|trails|climbs|streets|places|bits),
      (walking|walks|standing) (is|are) (hard|difficult|painful|tough|tricky|a struggle|a problem|not easy), can (only|) walk (about|around|maybe|perhaps|roughly|up to|) {figure} (m|metres|meters|yards|minutes|min){endsEn}, keep (the|all|) walking (to a minimum|short|down|minimal|light|low), knee surgery, (flat|level|even) (walk(s)|walking|ground|terrain|path(s)|going|surfaces|routes) (only|please|for|if|as|because){flat}, (flat|level) walking, (walk(s)|walking|stroll(s)) on (the|) (flat|level ground), (only|must be|has to be|keep it) flat{endsEn}, bad hip, bad back, sore knee(s), hip replacement, can't climb stairs, cannot climb stairs,
      can't do stairs, can't manage stairs, can't walk far, can't walk much, no stairs, (no|not|without|avoid|avoiding|fewer) (long|steep|many|big|endless|high|lots of|a lot of|tall) (stairs|steps|staircase(s)|stairways), (stairs|steps) (are|is) (an issue|a problem|hard|difficult|tough|not possible), not too many stairs, not many stairs,
      (can't|cannot|can not|couldn't|shouldn't|mustn't|unable to|not able to|struggles to|struggle to|hard to|hard for … to|trouble|difficulty|problems) (climb|climbing|do|use|manage|go up|walk up) (many|lots of|a lot of|too many|any|steep|long|more than a few|flights of|) (stairs|steps|staircases),
      (don't|doesn't|do not|does not|won't|not|rather not|prefers not|no need) (want|like|wish|have|wants|likes|) (to|) climb (many|lots of|a lot of|too many|any|steep|long|) (stairs|steps|staircases), (no|without|avoid|less|little) (climbing|stair climbing) (of|up|) (many|any|steep|long|) (stairs|steps), (no|without|avoid|avoiding) stair climbing,
      limited mobility, reduced mobility, trouble walking, difficulty walking, (knee(s)|hip(s)|ankle(s)|back|leg(s)) (is|are|'s) (shot|gone|bad|knackered|playing up|giving out|not great|not good|dodgy|wrecked|killing me|killing him|killing her),
      {limb} (is|are|'s|) (isn't|aren't|not|no longer) (so|too|very|that|all that|quite|really|) (good|great|strong|reliable|the best|what (it|they) (was|were|used to be)|up to (it|much)), {limb} (hurt(s)|ache(s)|act(s) up|play(s) up|give(s) out|seize(s) up|complain(s)) (after|on|when|if|with|easily|badly|a lot|now|these|{endsEn}),
      (slow|unsteady|wobbly|not steady) on (his|her|their|my|our) (feet|legs), (can't|cannot|not|shouldn't) be on (his|her|their|my|our) feet (for long|long|all day),
      (no|avoid|not too many|without|not many|hates|can't do|can't manage|can't handle|minimal|minimum|little|limited|not much|not a lot of) (long|steep|much|lots of|big|) (walk(s)|walking|hill(s)|climbs|climbing) (please|for|as|since|because|at|), not (too) much walking,
      (had|after|since|from) (a|his|her|my|the) (mini|) stroke, (out|short) of breath, breathless, frail, parkinson's, parkinsons, sciatica, osteoporosis, plantar fasciitis, can only walk, walks? only with,
      (weak|stiff|swollen|painful) (legs|knees|knee|ankles|hips|feet), bad feet, hip problem(s), leg problem(s), needs a (stick|cane|walker), walking aid, sprained ankle, broken (leg|ankle|foot|hip),
      twisted ankle`),
    yes: [
      'แม่เดินได้แค่ช้าๆ',
      'แม่ปวดเข่า',
      'dad uses a walking stick',
      "my father can't climb stairs",
      'her knees are shot',
      'grandpa is slow on his feet',
      'my dad (74, slow on stairs)',
      'no steep climbs, please',
      'ยายเดินมากไม่ไหว',
      'ไม่อยากเดินป่าหนัก',
      'บันไดเยอะไม่ไหว',
      'ขึ้นบันไดเยอะๆไม่ไหวแล้ว',
      'ป้าขาหัก เพิ่งถอดเฝือก',
      'ตาเดินต้องมีคนพยุง',
      'mum had a stroke and can only walk with help',
      'gran gets out of breath',
      'grandma cannot climb a lot of stairs',
      'dad is not able to climb steep steps',
      "mum doesn't want to climb stairs",
      'it is hard for her to climb stairs',
      'ลุงเดินขึ้นทางชันไม่ค่อยเก่ง',
      'ขึ้นบันไดไม่ค่อยคล่อง',
      'เข่าผมไม่ค่อยดี',
      'แฟนปวดสะโพก',
      'หลังแม่ไม่ค่อยดี',
      'สะโพกไม่แข็งแรง',
      "my knees aren't great",
      'my back is not what it used to be',
      'her hips ache after an hour',
      'Dad has a wonky hip',
      'I had a hip replaced in spring',
      'nothing too steep',
      'walking is difficult for my aunt',
      'he can walk about 300 metres',
      'keep the walking short',
      'we love temples but hate stairs',
      'ไม่ชอบปีนบันได',
      'two of us have bad hips',
      'some flat walking is fine',
      'level ground only, please',
      'ขอเดินทางราบเท่านั้น',
      'พ่อใหญ่ย่างไม่ค่อยไหว',
    ],
    no: [
      'อยากเดินป่า',
      'we are back on our feet',
      'เดินเยอะได้สบาย',
      'รถขึ้นทางชันได้',
      'ขับขึ้นทางชันไม่เก่ง',
      'เดินเล่นริมหาด',
      'a walking street',
      'a knee-deep river',
      'a stroke of luck',
      'บ้านหลังนี้ไม่ดี',
      'หลังเราไม่ว่าง',
      'ที่จอดหลังบ้านไม่ดี',
      'we are back, not too late',
      'the food hurts my wallet',
      'we want to climb the stairs to the top',
      'พยุงยางบนต้นไม้',
      'a flat in Bangkok',
      'a hip bar',
      'we can walk 20 km a day',
      'not a steep price',
      'walking is what we love',
      'ชอบบันไดนาค',
      'ที่ราบสูงโคราช',
    ],
  },
]

export const MOBILITY_SLOTS: Slots = {
  /** A small child in the same clause, with nobody old or ill after it. */
  baby: String.raw`(?:(?:\d{1,2}|หลาย|ไม่กี่|แปด|เก้า|สิบ|หก|เจ็ด|ห้า|สี่|สาม|สอง)\s?เดือน|(?<![\d.])[1-5]\s?ขวบ|(?:หนึ่ง|สอง|สาม|สี่)ขวบ|ทารก|เบบี๋|ลูกเล็ก|ลูกอ่อน|เด็กเล็ก|น้อง)(?:(?!แม่|พ่อ|ยาย|ย่า|ปู่|ตา|ป้า|ลุง|พิการ|อัม|แก่|สูงอายุ)[^,.;!?\n\d]){0,20}?`,
  /** Whose knees. */
  whose: '(?:ของ)?(?:ผม|เรา|หนู|ฉัน|ดิฉัน|คุณแม่|คุณพ่อ|แม่|พ่อ|ยาย|ย่า|ปู่|ตา|ป้า|ลุง|แก|ท่าน|เขา|เค้า|แฟน|สามี|ภรรยา|เมีย)?',
  /** Not a house, and not “after”: `หลังแม่ไม่ดี`. */
  back: '(?<![ก-์])หลัง(?=ผม|เรา|หนู|ฉัน|คุณ|แม่|พ่อ|ยาย|แก|ท่าน|เขา|แฟน|สามี|เมีย|ไม่|มีปัญหา|เสื่อม|ปวด)',
  chairEnd: '(?=\\s*(?:[,.;)\\n]|$|(?:and|so|since|after|all|because|now)\\b))',
  cartTh: '(?=\\s|$|[,.]|นะ|ครับ|ค่ะ|ไป|ตลอด|ทุก|ขึ้น|เอา)',
  onfoot: '(?<!ขับ|ขี่|รถ|ขับรถ|ปั่น)',
  ends: '(?=[,.;)\\n]|$)',
  endsEn: '(?=[,.;)\\n]|$)',
  limb: "(?:(?:(?:my|his|her|our|their|one|mum's|dad's|both) )(?:left |right |bad )?(?:knees?|hips?|ankles?|legs?|lower back|back|feet)|\\b(?:knees|hips))",
  flat: '(?![a-z])',
  /** Not far. */
  figure: '(?:[1-9]|[1-4]\\d|[1-9]\\d0|ten|twenty|a few|a hundred)',
  ofBaby: '(?:ลูก|เบบี๋|ทารก|น้อง)',
}
