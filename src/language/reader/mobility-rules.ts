import type { MobilityRule } from './mobility-rule.ts'
import { WAYS } from './mobility-way-rules.ts'
import { listOf } from './phrases.ts'

// `แม่ปวดเข่า`, “we bring a stroller”: how far they can walk, and on what wheels. Slots: mobility-slots.ts;
// stairs, flat and long ways: mobility-way-rules.ts.

/** Wheels before legs: they also exclude steps. A baby's come first, because `นั่งรถเข็น` alone is said of the old. */
export const MOBILITY_RULES: readonly MobilityRule[] = [
  {
    name: 'a stroller',
    walking: 'stroller',
    reads: listOf(`
      รถเข็นเด็ก, สโตรลเลอร์, {baby}(ต้อง)(นั่ง|ใช้|มี|เอา|เข็น|พก|ขึ้น)รถเข็น, เข็นรถเด็ก, รถเข็น{ofBaby}, stroller(s), pushchair(s), push chair(s),
      buggy, pram(s), baby carriage`),
    unless: ['(atv|dune|golf|beach) buggy'],
    yes: ['มีรถเข็นเด็กไปด้วย', 'we bring a stroller', 'ลูก 9 เดือนต้องใช้รถเข็น', 'เบบี๋นั่งรถเข็น'],
    no: ['ATV buggy ride', 'a beach buggy tour', 'แม่กับลูก 2 ขวบ ยายนั่งรถเข็น', 'ลูก 12 ขวบพิการนั่งรถเข็น'],
  },
  {
    name: 'a wheelchair by its name',
    walking: 'wheelchair',
    reads: listOf(`
      วีลแชร์, วิลแชร์, วีลแชร,
      wheelchair(s), wheel chair(s), mobility scooter,
      (electric|power|powered|motorised|motorized|transport) (chair|wheelchair), powerchair, mobility scooter(s)`),
    yes: [
      'แม่นั่งวีลแชร์',
      'my dad uses a wheelchair',
      'an electric chair and two sons',
      'we rent a mobility scooter',
      'a powerchair',
    ],
    no: [
      'เก้าอี้ชายหาด',
      'wheels of a chair',
      'sit in a chair by the sea',
      'a chair lift',
      'a beach chair',
      'the chair is free',
    ],
  },
  {
    name: 'a chair on wheels, without the name',
    walking: 'wheelchair',
    reads: listOf(`
      นั่งรถเข็น, ใช้รถเข็น, (ต้อง|ช่วย|คอย)(เข็น|อุ้ม)(พ่อ|แม่|ยาย|ตา|ปู่|ย่า|รถ|){cartTh},
      (push|pushing|fold|folding|lift) (her|his|my|the|mum's|mom's|dad's|gran's|grandma's|grandpa's) chair,
      (in|uses|use|using|needs) a chair{chairEnd},
      (in|uses|use|using|with|push|pushing) (a|an|my|his|her|our|the) (manual|folding|power|light|lightweight|
      narrow) chair, (full time|part time|power|manual|wheel|) chair user(s),
      (my|her|his|mum's|mom's|dad's) (chair|wheelchair) (is|fits|weighs|needs|has|measures|folds|won't|doesn't|
      can't), (wheel|roll) (me|him|her|my mum|my mom|my dad) (around|about|in)`),
    yes: [
      'I push her chair',
      'solo, in a chair, first time',
      'Bangkok for a full-time chair user',
      "my chair won't go through a narrow door",
      'in a folding chair',
      'ยายต้องใช้รถเข็น',
      'we wheel my mum around',
      'ต้องเข็นแม่ตลอด',
    ],
    no: ['ร้านรถเข็นริมทาง', 'พารถเข็นเด็กไป'],
  },
  {
    name: 'ramps, bathrooms and rooms for wheelchairs',
    walking: 'wheelchair',
    reads: listOf(`
      รถเข็นคนพิการ, รถเข็นผู้ป่วย, รถเข็นผู้สูงอายุ, ทางลาด, ห้องน้ำคนพิการ, อารยสถาปัตย์,
      step-free, step free, barrier-free, roll in shower(s), rollin shower(s), wet room,
      (with|need|needs|needing|only|has|have) ramps, ramps (not|instead of|rather than|and no) (steps|stairs),
      ramp access`),
    yes: [
      'roll-in shower please',
      'ramps instead of steps',
      'อยากได้ที่มีทางลาด',
      'ห้องน้ำคนพิการ',
      'step-free places only',
      'we need ramps',
    ],
    no: ['rooms with a shower', 'loading ramps'],
  },
  {
    name: 'they cannot walk',
    walking: 'wheelchair',
    reads: listOf(`
      อัมพาต, อัมพฤกษ์, คนพิการ, ผู้พิการ, ขาพิการ, (พ่อ|แม่|ยาย|ตา|ปู่|ย่า|ป้า|ลุง)เดินไม่ได้(แล้ว|เลย|ต้อง),
      paraplegic, (is|she's|he's) paralysed, (is|she's|he's) paralyzed,
      (paralysed|paralyzed) (from|after|since|below|in|on|down),
      (i'm|i am|he is|she is|who is|husband is|wife is|son is|daughter is) (partly ) (paralysed|paralyzed),
      quadriplegic, tetraplegic, amputee, (can't|can no longer|unable to) walk at all`),
    yes: [
      'ย่าเดินไม่ได้แล้ว',
      'paralysed below the waist',
      'ในกลุ่มมีผู้พิการหนึ่งคน',
      'พ่อเป็นอัมพาตครึ่งซีก',
      'my brother is paraplegic',
      "grandpa can't walk at all",
    ],
    no: ['คนไม่พิถีพิถัน', 'ร้านปิดเดินไม่ได้', 'dad can walk'],
  },
  {
    name: 'a broken or sprained leg, a plaster',
    walking: 'little',
    reads: listOf(`
      (ขา|แขนขา|ข้อเท้า|กระดูกขา)(หัก|เจ็บ|แพลง|พลิก|ร้าว|บวม|อ่อนแรง), ใส่เฝือก, ถอดเฝือก, สะโพกหัก, ข้อเท้าแพลง,
      (leg|foot|ankle|knee) (is) (in|wearing|has) (plaster|a cast|a boot|a brace|a splint), sprained ankle,
      broken (leg|ankle|foot|hip), twisted ankle`),
    yes: ['ป้าขาหัก เพิ่งถอดเฝือก', 'my foot is in a cast', 'แฟนข้อเท้าแพลง', 'a sprained ankle'],
    no: ['ขาไปนั่งรถ', 'a knee-deep river', 'หลังเราไม่ว่าง', 'a hip bar', 'the whole cast of the show'],
  },
  {
    name: 'bad knees, hips and legs (Thai)',
    walking: 'little',
    reads: listOf(`
      (ขา|เข่า|แข้งขา)ไม่(ค่อย)มีแรง, เข่า(พัง|แย่|บวม|มีปัญหา|ไม่ไหว), เข่าไม่ดี, ปวดเข่า, ข้อเข่า, ขาเจ็บ,
      ผ่าเข่า, เข่าไม่ค่อยดี, เจ็บเข่า, เข่าเสื่อม, ขาไม่ดี, ขาไม่ค่อยดี, ขาไม่แข็งแรง, ผ่าตัดเข่า, ผ่าตัดสะโพก,
      ผ่าสะโพก, (ปวด|เจ็บ)(สะโพก|ข้อเท้า|ข้อเข่า|ขา|เอว),
      (เข่า|สะโพก|ข้อเท้า|แข้งขา|ขา|เอว|{back}){whose}(ก็)(ไม่(ค่อย)(ดี|แข็งแรง|โอเค|ปกติ|สู้ดี|เหมือนเดิม)|มีปัญหา|
      เสื่อม|เดี้ยง|ปวด|เจ็บ)[ |ค่ะ|ครับ|คะ|แล้ว|เท่าไหร่|เลย|มาก|อยู่|ด้วย|{ends}]`),
    yes: [
      'แม่ปวดเข่า',
      'เข่าผมไม่ค่อยดี',
      'แฟนปวดสะโพก',
      'หลังแม่ไม่ค่อยดี',
      'สะโพกไม่แข็งแรง',
      'ป้าเข่าเสื่อม',
      'ยายเพิ่งผ่าเข่า',
      'หลังป้าไม่ดี',
    ],
    no: ['หลังบ้านยายไม่ดี', 'บ้านหลังนี้ไม่ดี', 'ที่จอดหลังบ้านไม่ดี'],
  },
  {
    name: 'bad knees, hips and legs (English)',
    walking: 'little',
    reads: listOf(`
      (bad|dodgy|gammy|creaky|bum|arthritic|wonky|dicky|sore|painful|worn out|new|replacement) (knee(s)|hip(s)|
      leg(s)), hip (op|operation|surgery), bad knee(s), knee problem(s),
      (had|has|have|having|got|getting) (a|one|my|his|her|their|both|the) (knee(s)|hip(s)) (replaced|done|operated),
      knee surgery, bad hip, sore knee(s), hip replacement,
      (knee(s)|hip(s)|ankle(s)|back|leg(s)) (is|are|'s) (shot|gone|bad|knackered|playing up|giving out|not great|
      not good|dodgy|wrecked|killing me|killing him|killing her),
      {limb} (is|are|'s|) (isn't|aren't|not|no longer) (so|too|very|that|all that|quite|really|) (good|great|strong|
      reliable|the best|what (it|they) (was|were|used to be)|up to (it|much)),
      {limb} (hurt(s)|ache(s)|act(s) up|play(s) up|give(s) out|seize(s) up|complain(s)) (after|on|when|if|with|
      easily|badly|a lot|now|these|{ends}), (weak|stiff|swollen|painful) (legs|knees|knee|ankles|hips|feet),
      bad feet, hip problem(s), leg problem(s)`),
    yes: [
      'her knees are shot',
      "my knees aren't great",
      'my back is not what it used to be',
      'her hips ache after an hour',
      'Dad has a wonky hip',
      'I had a hip replaced in spring',
      'two of us have bad hips',
      'since her knee surgery',
      'grandma has hip problems',
      'he has weak legs',
    ],
    no: ['we are back on our feet', 'we are back, not too late', 'the food hurts my wallet'],
  },
  {
    name: 'a bad back, or an illness that makes walking hard',
    walking: 'little',
    reads: listOf(`
      กระดูกพรุน, หมอนรองกระดูก, รองช้ำ, เส้นเลือดสมอง, สโตรก, ผ่าหัวใจ, บายพาสหัวใจ, ผ่าตัดหลัง, หลังไม่ดี,
      ปวดหลัง, เก๊าท์, เกาต์, รูมาตอยด์, ข้ออักเสบ, กระดูกทับเส้น,
      arthritis, bad back, (had|after|since|from) (a|his|her|my|the) (mini) stroke, frail, parkinson's, parkinsons,
      sciatica, osteoporosis, plantar fasciitis`),
    yes: [
      'mum had a stroke and can only walk with help',
      'พ่อเป็นเก๊าท์',
      'ยายเป็นรูมาตอยด์',
      'แม่ปวดหลัง',
      'my aunt has arthritis',
      "dad has parkinson's",
      'ลุงเป็นหมอนรองกระดูกทับเส้น',
    ],
    no: ['back to Bangkok', 'a stroke of luck'],
  },
  {
    name: 'soon out of breath or tired',
    walking: 'little',
    reads: listOf(`
      เหนื่อยหอบ, หอบเหนื่อย, เหนื่อยง่าย,
      tires easily, gets tired easily, tire easily, (out|short) of breath, breathless`),
    yes: ['gran gets out of breath', 'ยายเหนื่อยง่าย', 'my uncle tires easily'],
    no: ['วันแรกเหนื่อยมาก', 'a breath of fresh air'],
  },
  {
    name: 'walks slowly or unsteadily',
    walking: 'little',
    reads: listOf(`
      เดินไม่(เก่ง|ตรง|ทน|มั่นคง), ทรงตัวไม่(ดี|ค่อยดี), เดินลำบาก, เดินเหินลำบาก, เดินได้(แค่)(ช้าๆ|ใกล้ๆ|ทีละนิด),
      เดินช้า, เดินไม่สะดวก, เดินไม่คล่อง, เดินไม่(ค่อย)แข็งแรง, เดินไม่(ค่อย)ถนัด, (ญ่าง|ย่าง)(ไม่|บ่)(ค่อย)ไหว,
      unsteady, mobility (issue(s)|problem(s)|impaired|difficulties), not very mobile, isn't very mobile,
      limited mobility, reduced mobility, trouble walking, difficulty walking,
      (slow|unsteady|wobbly|not steady) on (his|her|their|my|our) (feet|legs),
      (can't|not|shouldn't) be on (his|her|their|my|our) feet (for long|long|all day)`),
    unless: listOf(`เดินช้าง`),
    yes: [
      'แม่เดินได้แค่ช้าๆ',
      'grandpa is slow on his feet',
      'พ่อใหญ่ย่างไม่ค่อยไหว',
      'ย่าเดินช้า',
      'แม่เดินไม่คล่อง',
      'ตาเดินลำบาก',
      'limited mobility',
      'he is unsteady',
    ],
    no: ['เดินช้อปปิ้ง', 'a walking street', 'walking is what we love', 'ไม่ขี่ แค่พาเดินช้าง'],
  },
  {
    name: 'with a stick, a frame or a helping hand',
    walking: 'little',
    reads: listOf(`
      (มีคน|ต้อง|ช่วย|ให้คน)พยุง, ไม้เท้า, ใช้ไม้เท้า, ใช้ไม้ค้ำ, ไม้ค้ำยัน,
      (วอล์คเกอร์|วอล์กเกอร์|วอคเกอร์|วอล์คเก้อ),
      walking stick, walks with a (cane|frame|stick), uses a (cane|frame|stick|walker), with a walker,
      walking frame, zimmer (frame), rollator, crutches, walks slowly, walk slowly, slow walker(s),
      (walk|walks|walking|gets around|get around) (with|on|using) (a|two|my|her|his) (cane|stick|sticks|frame|
      crutch|crutches|walker), can only walk, walk(s) only with, needs a (stick|cane|walker), walking aid`),
    yes: [
      'dad uses a walking stick',
      'ตาเดินต้องมีคนพยุง',
      'aunt walks with two sticks',
      'ยายใช้ไม้เท้า',
      'ย่าใช้วอล์คเกอร์',
      'gran walks only with help',
      'dad is on crutches',
    ],
    no: ['a walker in the hills', 'พยุงยางบนต้นไม้', 'we can walk 20 km a day'],
  },
  ...WAYS,
]
