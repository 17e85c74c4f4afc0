import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

/** Limits that the planner cannot keep to, and days of something else whose hours it could keep free. */
export const LIMIT_TOPICS: readonly TopicRule[] = [
  {
    // How far or how long they drive, and when not.
    topic: 'limits',
    reads: listOf(`
      (ขับ|ขี่|นั่งรถ|เดินทาง|วิ่ง)(รถ|)(ได้|)(ไม่|ไม่ให้|ไม่อยาก|อย่า)(เกิน|เยอะกว่า|มากกว่า)(วันละ|ต่อวัน|ครั้งละ|ทีละ|รวดละ|) {figure} (กม|กิโล|โล|ชม|ชั่วโมง){each}, (ไม่อยาก|ไม่ขอ|ไม่|อย่า)(ให้|)(ขับ|ขี่|นั่งรถ|เดินทาง)(รถ|)(เกิน|เยอะกว่า|มากกว่า)(วันละ|ต่อวัน|) {figure} (กม|กิโล|โล|ชม|ชั่วโมง){each},
      วันละไม่เกิน {figure} (กม|กิโล|โล){each}, (ขับ|ขี่)วันละไม่เกิน {figure} (กม|กิโล|โล|ชม|ชั่วโมง){each}, (ไม่เกิน|ภายใน) {figure} (ชม|ชั่วโมง|กม|กิโล|โล)(เมตร|.|) (จาก|ห่างจาก)(บ้าน|กรุงเทพ|กทม|ที่พัก|โรงแรม|สนามบิน|ตัวเมือง|ที่นี่|เชียงใหม่|โคราช|หาดใหญ่|ชลบุรี|พัทยา),
      (ไม่|ไม่อยาก|ไม่ชอบ|ไม่กล้า|ไม่ถนัด|งด|เลี่ยง|อย่าให้|ไม่เอา)(ขับ|ขี่|เดินทาง)(รถ|มอไซค์|)(ตอน|ช่วง|)(กลางคืน|ค่ำ|มืด|ดึก), (ขับ|ขี่)(รถ|)(ตอน|ช่วง|)(กลางคืน|มืด|ค่ำ)(ไม่ได้|ไม่ไหว|ไม่เห็น|ไม่ค่อยเห็น|ไม่ถนัด|ไม่เก่ง|ไม่กล้า),
      (ไม่|ไม่อยาก|ไม่ชอบ|ไม่ค่อยชอบ|อย่าให้|ไม่เอา|เบื่อ)(ต้อง|)(นั่ง|ขับ)รถ(นาน|ไกล|หลายชั่วโมง|ทั้งวัน|เยอะ)(ๆ|), (นั่ง|ขับ)รถ(นาน|ไกล)(ๆ|เกินไป|) ไม่(ไหว|ได้|ค่อยไหว|เอา|ชอบ),
      (no|not|avoid|avoiding|without|hate|hates|dislike|rather not|don't like|don't want|nothing with) (any|too many|too|very|so many|) long (drives|drive|car rides|car ride|car journeys|bus rides|transfers|hours in the car|hours on the road|road trips),
      (only|just|keep to|prefer|mostly) short (drives|car rides|hops|transfers|journeys|legs), short (drives|car rides|hops|transfers|journeys|legs) (only|please|pls|are best), (keep|keeping) (the|all|all the|) (drives|car rides|transfers|legs) short,
      (max|maximum|at most|no more than|not more than|up to|less than|under|limit of|no longer than) (of|) {hours} (of|) (driving|on the road|in the car|in a car|behind the wheel|by car|drive) (a|per|each|every|in a|in one|) (day|time|go|stretch|),
      (max|maximum|at most|no more than|not more than|up to|less than|under|limit of) (of|) {km} (a|per|each|every|in a|in one|/) (day|stretch),
      (drive|driving|ride|riding|travel|travelling|sit) (for|) (max|maximum|at most|no more than|not more than|less than|under|more than|longer than|over) {hours}, (drive|driving|ride|riding) (max|maximum|at most|no more than|not more than|less than|under|more than|over) {km},
      (no|not|never|don't|won't|can't|avoid|without|hate|rather not) (like|like to|want to|) (any|) (drive|driving|ride|riding) (at night|after dark|in the dark|after sunset|by night|after nightfall), (no|not|avoid) night (driving|drives)`),
    unless: listOf('ไม่ขับรถ(เอง|มา|ไป), ขับไม่เกินความเร็ว, ไม่(ได้|)ขับรถมา'),
    yes: [
      'ขี่ไม่เกินวันละ 250 โล',
      'ไม่อยากขับเกินวันละ 4 ชม.',
      'ขับได้ไม่เกินวันละ 200 กิโล',
      'ขอไม่เกิน 3 ชั่วโมงจากบ้าน',
      'พ่อไม่ขับกลางคืน',
      'ขับกลางคืนไม่ค่อยเห็น',
      'ยายไม่ชอบนั่งรถนานๆ',
      'นั่งรถไกลๆ ไม่ไหว',
      'no long drives please',
      'short drives only',
      'we keep the drives short',
      'at most 3 hours of driving a day',
      "max 4 hours' driving per day",
      'not more than 180 km a day',
      "we don't drive after dark",
      "I'd rather not drive more than two hours",
    ],
    no: [
      'ขับรถ 3 ชั่วโมง',
      'เที่ยวกลางคืน',
      'งบไม่เกิน 3 พัน',
      'นั่งรถไฟกลางคืน',
      'ไม่ขับรถเอง',
      'a 3 hour drive',
      'a short drive from the airport',
      'we love long drives',
      'no more than 3 hours at the beach',
      'a night safari',
    ],
  },
  {
    // What they fear or cannot do, which is no kind of place.
    topic: 'limits',
    reads: listOf(`
      กลัว(ความสูง|ทางโค้ง|ทางชัน|เหว|ที่สูง|ที่แคบ|ที่มืด|ความมืด|น้ำลึก|สะพานแขวน|กระเช้า), (ขึ้น|อยู่)ที่สูง(ๆ|) (ไม่ได้|ไม่ไหว|แล้วกลัว), โรคกลัว(ความสูง|ที่แคบ),
      (มีคน|มีเพื่อน|มีเด็ก|บางคน|คนนึง|คนหนึ่ง)(ที่|) ว่ายน้ำไม่(เป็น|ได้|แข็ง|เก่ง|ค่อยเป็น|ค่อยแข็ง),
      (afraid|scared|terrified|fear|frightened|phobia) of (the|) (heights|small spaces|confined spaces|deep water), vertigo, acrophobia, claustrophobia, claustrophobic`),
    yes: [
      'พ่อกลัวที่สูง',
      'แม่กลัวทางโค้ง',
      'มีคนว่ายน้ำไม่แข็ง 3 คน',
      'my son is afraid of heights',
      'claustrophobic, so no caves',
    ],
    no: ['ไม่ได้กลัวเลย', 'ว่ายน้ำทะเลได้ไหม', 'we want to swim', 'afraid of missing the boat', 'ชอบที่สูง วิวสวย'],
  },
  {
    // Who drives, but not everywhere.
    topic: 'limits',
    reads: listOf(`
      ขับ(รถ|)(ยัง|)ไม่(ค่อย|)(แข็ง|คล่อง|เก่ง|ชำนาญ|เชี่ยว), (มือใหม่|เพิ่ง|พึ่ง)(หัด|เริ่ม)ขับ(รถ|), (เพิ่ง|พึ่ง)(ได้|สอบ)ใบขับขี่(มา|), มือใหม่(ขับรถ|หัดขับ),
      ไม่(ค่อย|)กล้า(ขับ|ขี่)(รถ|มอไซค์|)(ขึ้น|ลง|บน|)(เขา|ดอย|ภู|ทางไกล|ทางชัน|ทางโค้ง|โค้ง|ทางเขา|ไกล),
      (not|isn't|aren't) (a|an|very|) (very|) (confident|experienced|strong|good) driver(s), (new|nervous|inexperienced|novice|learner|hesitant) driver(s), just (got|passed) (my|his|her|our) (driving|) (licence|license|driving test),
      (can't|cannot|won't|don't|afraid to|scared to|not dare to|no) (want to|) (drive|driving) (on|up|in|along|) (the|) (steep|mountain|winding|curvy|hairpin|hilly) (road|roads|bends|passes|)`),
    yes: ['ผมขับรถไม่ค่อยแข็ง', 'มือใหม่หัดขับ', 'ไม่กล้าขับขึ้นเขา', 'a nervous driver', "I can't drive steep roads"],
    no: ['ขับรถเก่ง', 'มือใหม่หัดดำน้ำ', 'a good driver', 'we drive mountain roads'],
  },
  {
    // The costs of a trip have its meals.
    topic: 'limits',
    reads: listOf(`
      (งบ|เงิน|บาท|พัน|หมื่น){some}(ไม่รวม|ไม่นับ|ไม่คิด|แยก)(ค่า|)(อาหาร|ของกิน|กิน|ข้าว), (ไม่รวม|ไม่นับ)ค่า(อาหาร|กิน|ข้าว|ของกิน),
      (budget|baht|thb|{sum}){some}(excluding|exclude(s)|excl|not including|not counting|without|apart from|minus) (the|) (food|meals),
      (food|meals) (is|are|) (not|isn't|aren't) (included|counted|part of) (in|) (the|this|that|our|my|) (budget|amount|total|sum), (budget|baht|thb|{sum}){some}(food|meals) (is|are|) (not|isn't|aren't|un) (included|counted), (budget|baht|thb|{sum}){far}(food|meals) (is|are|) (extra|on top|separate)`),
    unless: listOf(
      '(ไม่รวม|ไม่นับ|แยก)(ค่า|)อาหาร(เช้า|เย็น|กลางวัน), (without|excluding) (food|meals) (allergies|allergens)',
    ),
    yes: [
      'งบ 12,000 ไม่รวมค่ากิน',
      'มีเงินสองหมื่น ไม่นับค่าอาหาร',
      '12,000 baht excluding food',
      'meals not included in our budget',
      'a budget of 9,000, food is extra',
    ],
    no: ['งบ 3000 ไม่รวมที่พัก', 'ห้อง 900 ไม่รวมอาหารเช้า', '9,000 baht without flights', 'budget 9,000, food is important'],
  },
  {
    topic: 'occasion',
    reads: listOf(`
      (งาน|พิธี)(แต่ง|แต่งงาน|หมั้น|บวช|ศพ|เผาศพ|ทำบุญ|รับปริญญา|ขึ้นบ้านใหม่)(งาน|)(ของ|)(เพื่อน|พี่|น้อง|ญาติ|ลูก|หลาน|น้า|ลุง|ป้า|เจ้านาย|หัวหน้า|ลูกพี่ลูกน้อง|), (ไป|มา|ร่วม)งาน(แต่ง|บวช|ศพ|หมั้น), wedding(s)`),
    unless: listOf(
      'wedding (anniversary|photo|photos|dress|shoot), (ร้าน|ชุด|จัด)งานแต่ง, pre wedding, prewedding, พรีเวดดิ้ง',
    ),
    yes: ['ไปงานแต่งญาติที่เลย', 'มีงานบวชหลาน', 'after a wedding in Nan'],
    no: ['our wedding anniversary', 'แต่งตัวยังไงดี', 'แต่งกลอน'],
  },
]
