import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rules.ts'

/** Whether it is safe, in other words: who worries, what was in the news, whether one can go there now. */
export const SAFE_TOPICS: readonly TopicRule[] = [
  {
    topic: 'safety',
    reads: listOf(`
      อันตราย(มาก|เยอะ|อยู่|จริง|)(ๆ|){fewTh}({isIt}|ป่ะ|ปะ|หรอ|เหรอ|รึ|หรือ), (มัน|จะ|กลัว|ห่วง|เกรงว่า|กลัวว่า|คิดว่า)(จะ|มัน|ว่า|)(อันตราย|ไม่ปลอดภัย|โดนปล้น|โดนโกง|โดนจี้|โดนหลอก), (ยัง|ช่วงนี้|ตอนนี้|เดี๋ยวนี้|สถานการณ์)(ก็|มัน|ยัง|)(โอเค|ปลอดภัย|ไปได้|เที่ยวได้|ปกติ|สงบ|น่าเที่ยว|เข้าได้)(อยู่|ดี|แล้ว|)({isIt}|ป่ะ|ปะ|รึยัง|หรือยัง|ยัง|หรอ|เหรอ),
      (ที่บ้าน|คนที่บ้าน|พ่อแม่|พ่อ|แม่|แฟน|สามี|ภรรยา|ครอบครัว|ลูก|ทุกคน|เพื่อน|ผู้ใหญ่|แม่ผม|แม่เรา)(ก็|จะ|แอบ|เขา|เค้า|)(เป็นห่วง|ห่วง|ไม่ให้ไป|ไม่ยอมให้|ไม่อยากให้ไป|ค้าน|กลัวอันตราย|กังวล){notOther}, (ห่วง|กังวล|กลัว)(เรื่อง|)(ความ|)ปลอดภัย,
      สถานการณ์(ที่|ใน|แถว|ช่วง|ตอน|ทาง|ชายแดน|ภาคใต้|ใต้|การเมือง|บ้านเมือง|น้ำ|){fewTh}(เป็น|ยัง|ดี|โอเค|สงบ|ปกติ|ล่าสุด|ไง|แย่), (เหตุการณ์|ชายแดน|บ้านเมือง|ภาคใต้|ใต้)(ยัง|มัน|เริ่ม|)(สงบ|เรียบร้อย|ปกติ|ดีขึ้น|รุนแรง|ไม่สงบ), สงบ(แล้ว|ดี|ลง|)(ยัง|หรือยัง|รึยัง|{isIt}), (มี|เกิด|ยังมี)เหตุ(การณ์|ร้าย|รุนแรง|)(อะไร|อยู่|บ่อย|){fewTh}{isIt},
      ด่าน(ตรวจ|ทหาร|ตำรวจ|ตชด|)(เยอะ|มี|กี่|ถี่|ตลอด|{isIt}), (มี|เจอ|ผ่าน|โดน)ด่าน(ตรวจ|ทหาร|ตำรวจ|)({isIt}|เยอะ|บ่อย|กี่|ตลอด), (โดน|ตำรวจ)(เรียก|จับ|ตั้งด่าน){fareGapTh}{isIt},
      (ผู้หญิง|ผญ|สาวๆ|สาว|หญิง)(ไป|เที่ยว|ขี่|ขับ|นอน|เดิน)(คนเดียว|กันเอง|สองคน|เอง){fareGapTh}(ได้|ไหว|โอเค|ดี|น่ากลัว|เปลี่ยว){isIt}, (ผู้หญิง|ผญ)(คนเดียว|ล้วน|สองคน){fareGapTh}(ได้|ไหว|อันตราย|น่ากลัว|โอเค|เสี่ยง){isIt}, (คนเดียว|กลางคืน|ดึกๆ|ตอนดึก)(จะ|มัน|)(น่ากลัว|เปลี่ยว|อันตราย|ปลอดภัย)(มาก|){isIt}, (ไป|เดิน|เที่ยว|นอน)คนเดียว(จะ|)(ปลอดภัย|น่ากลัว|อันตราย|เปลี่ยว),
      เสี่ยง(มาก|อยู่|ไป|เกินไป|)({isIt}|ป่ะ|หรอ|เหรอ), (เปลี่ยว|น่ากลัว|ไว้ใจ)(มาก|ได้|)({isIt}|หรอ|เหรอ), กลัว(โจร|ระเบิด|โดน|คนร้าย|ผู้ร้าย|ขโมย|หมาจรจัด|งู|ทาก), ข่าว(ไม่ดี|น่ากลัว|ว่ามี|ยิง|ระเบิด|ประท้วง|ปะทะ|แผ่นดินไหว|น้ำท่วม|ดินถล่ม), (ดู|เห็น|อ่าน|ฟัง|ได้ยิน)ข่าว(แล้ว|มา|ว่า){fareGapTh}(กลัว|ห่วง|กังวล|ไม่กล้า), ประท้วง, ม็อบ, (ช่วงนี้|ตอนนี้|เดี๋ยวนี้)(ไป|เที่ยว|เข้า)ได้(แล้ว|)({isIt}|ยัง|หรือยัง), (ไป|เข้า|เที่ยว)ได้(แล้ว|)(หรือยัง|รึยัง), ไปได้{isIt}(ช่วง|ตอน)นี้`),
    unless: listOf(
      'ห่วงยาง, บ่วง, (เป็น|)ห่วง(เรื่อง|)(อาหาร|ที่พัก|งบ|ที่จอด|กิน|ฝน|รถติด|เวลา), เสี่ยง(ทาย|โชค|เซียมซี)…, สงบ(ๆ|เงียบ), (จอง|จ่าย|ฝาก|เช็คอิน)ได้(แล้ว|)(หรือยัง|รึยัง), น่ากลัวดี, ผีน่ากลัว, บ้านผี',
    ),
    yes: [
      'มันอันตรายป่าวคะ',
      'ยะลายังโอเคอยู่มั้ย',
      'ช่วงนี้ไปได้มั้ย',
      'แม่เป็นห่วง ไม่อยากให้ไป',
      'สถานการณ์ชายแดนเป็นไงบ้าง',
      'ด่านตรวจเยอะไหม',
      'ผู้หญิงไปคนเดียวได้ไหม',
      'สงบหรือยังครับ',
      'เสี่ยงไหมคะ',
      'ดูข่าวแล้วกลัว',
      'กลัวโจร',
    ],
    no: ['ห่วงยางให้เช่า', 'เสี่ยงเซียมซี', 'อยากได้ที่สงบๆ', 'ห่วงเรื่องฝน', 'ด่านเจดีย์สามองค์', 'ไปได้ทุกวัน', 'จองได้หรือยัง'],
  },
  {
    topic: 'safety',
    reads: listOf(`
      riot(s), rioting, (military|police|army|) checkpoint(s), coup, martial law, curfew, war zone, gunfire, shooting(s) (in|at|near|on|last), (political|security|current|border|safety) (situation|tension|tensions|unrest|trouble|troubles), (the|any|with all the|all that|recent|more) (fighting|conflict|unrest|troubles|clashes|attacks|violence|insurgents), situation {askGap}(stable|calm|ok|okay|safe|better|like|now|improved), (is|are|was|still|it|really|so) (it|really|very|quite|politically|that|) (unstable|volatile|sketchy|dodgy|shady|risky|unsafe|calm again|peaceful again), (border|south|region|area|country) {askGap}(calm|quiet|stable|tense|safe|open again),
      (is|are|would|will|was) (it|there|this|that|the) (still|really|ok|okay|fine|all right|alright|a good idea|a bad idea|wise|sensible|stupid|crazy|mad) (ok|okay|fine|safe|wise|sensible|) (to|for) {safeGoal}, (still|really) (ok|okay|fine|all right|alright|wise|advisable) to (go|travel|visit|come|ride|drive|cross), (any|is there any|is there still) (trouble|danger|risk|unrest|problems) (there|now|at|in|still|these|on|{ends}), (in|any|real|much|great) danger, (should|do|would) (i|we|you|they|she|my) {askGap}(be|) (worried|scared|concerned|afraid|careful|nervous|worry){notSmall},
      (am i|are we|is she) (being|) (silly|paranoid|stupid|mad|crazy|naive|overreacting|too worried), (everyone|everybody|people|friends|parents|family|mum|mom|dad|mother|father|wife|husband|gran|colleagues|workmates|they all) {askGap}(thinks|think|says|say|told me|tell me|convinced|reckon|reckons) {askGap}(die|killed|dangerous|unsafe|mad|crazy|robbed|mugged|murdered|not safe|kidnapped|too risky), (mum|mom|mother|dad|father|family|wife|husband|parents|boyfriend|girlfriend|partner|gran|grandma|folks) (is|are|is a bit|are a bit|gets|get|was|were|'s|so|keeps|keep) (very|so|really|a bit|rather|quite|) (worried|worrying|scared|anxious|nervous|concerned|afraid|frightened|against it){notSmall}, (news|newspaper|papers|reddit|headlines|youtube|story|stories|reports) {askGap}(scare|scares|scared|scaring|frighten|killed|died|murdered|attack|robbed|shot|kidnapped|dead), (tourists|tourist|travellers|backpackers|foreigners|people) (who|that|) (were|got|have been|) (died|killed|murdered|robbed|attacked|kidnapped|shot|drowned|poisoned|scammed), (read|heard|seen) {askGap}(fighting|bombs|bombings|attacks|shooting|shootings|killings|muggings|robberies|scams|warnings),
      (government|foreign office|fcdo|state department|embassy|travel) (advice|warning|warnings|advisory|says|advises|guidance), stray dog(s), (wild|soi|street) dogs, snakes {askGap}(problem|dangerous|many), (woman|women|female|girl|girls) (travelling|traveling|travellers|going|riding|cycling|hiking|) (alone|solo|on my own|on her own){safeAsk}, solo (female|woman|women|girl) {askGap}(safe|ok|okay|fine|problem|worry|worries|alright), safe(ty|){question}, safe (at night|there|now|these days|enough|for), (scared|afraid|terrified) (now|to go|of going|of travelling|that something|something)`),
    unless: listOf(
      "safe (bet|travels|trip|journey|side|box|deposit), coup de grace, grand coup, (worried|worry|nervous|concerned|scared|anxious) (about|of) (the|) (cost|costs|price|prices|money|budget|weather|rain|heat|food|spice|time|crowds|bugs|mosquitoes|heights|boats|flying|language|traffic|school|exam|dog|cat), shooting (range|stars|star|photos|video), photo shooting, police museum, (don't|no|not) (worried|worry|scared), riot of colour, riot of colours, stray dog (shelter|rescue|foundation)",
    ),
    yes: [
      'all because of the riots',
      'is it unstable, really?',
      'checkpoints and so on',
      'is it still ok to go to Tak?',
      'my mum is worried',
      'am I being paranoid',
      'everybody says we will be robbed',
      'the tourists who were killed there',
      'should we be worried?',
      'is it ok for a woman alone?',
      'any trouble at the border now',
      'is it sketchy after midnight',
      'safe for two girls?',
    ],
    no: [
      'mum is worried about the food',
      'a safe bet',
      'a shooting range',
      'a riot of colours',
      'no worries',
      'is it a good idea to book a boat',
      'is it still open',
      'we feel calm',
    ],
  },
]
