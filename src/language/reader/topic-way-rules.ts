import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rules.ts'

/** Questions about the way: how steep it is, who and what gets up there, whether something goes there directly. */
export const WAY_TOPICS: readonly TopicRule[] = [
  {
    topic: 'roads',
    reads: listOf(`
      ทางชัน, เส้นทางชัน, ถนนเป็นยังไง, (ทาง|ถนน|เส้นทาง|โค้ง)(ขึ้น|ลง|ไป|เข้า|แถว|ช่วง|บน|){fareGapTh}(โค้ง|ชัน|แคบ|คดเคี้ยว|โหด|น่ากลัว|ขับยาก|ขับง่าย|ขับลำบาก|ลาดยาง|ลูกรัง|พัง|เป็นหลุม|เยอะ|ดี|ลำบาก|ขรุขระ|วิบาก)(เยอะ|มาก|แค่ไหน|ๆ|อยู่|)(ขนาดนั้น|เลย|){isIt},
      (กี่|ร้อยกว่า|พันกว่า)โค้ง, {wheelsTh}{fareGapTh}(ขึ้น|ไต่|ปีน|ลุย){fareGapTh}(ไหว|ได้|รอด|ถึง|สบาย)(เลย|อยู่|){isIt}, (ขับ|ขี่)(ขึ้น|ลง){fareGapTh}(ไหว|ได้|รอด|ถึง|ยาก|อันตราย){isIt},
      {personTh}{fareGapTh}(ขึ้น|เดิน|ปีน){fareGapTh}ไหว{isIt}, (ต้อง(ใช้|เอา|เป็น)|ใช้)(รถ|)(โฟร์วิล|โฟร์วีล|4x4|4wd|ออฟโรด|ยกสูง|กระบะ){isIt},
      (รถ|)(ต้อง|)ชาร์จ(ไฟ|รถ|แบต|)(กี่|ที่ไหน|ตรงไหน|แถวไหน), (มี|หา)(ที่|จุด|สถานี|ตู้)ชาร์จ(ไฟ|รถ|แบต|ev|)…{isIt},
      (can|could|will|would) (a|my|our|the|your|an) {wheels} (make it|get up|get there|get to|manage|cope|handle|climb|go up|go to|drive up|reach|survive|do the|do it|do that),
      (is|are) (a|my|our|the|an) {wheels} (ok|okay|enough|fine|good enough|powerful enough|strong enough|suitable|up to) (for|to|on|up|it), (do|would|will) (we|i|you) (need|have to have|require) (a|an) (4x4|4wd|awd|suv|four wheel drive|pickup|pick up truck|jeep),
      how (steep|winding|curvy|windy|twisty|bendy|bumpy|bad|narrow|rough|scary|difficult|hard|tough|strenuous) (is|are|would|does|of) (the|that|a|this|it) (road|drive|climb|walk|path|trail|way|ride|hike|trek|ascent|route|loop|pass){s},
      (is|are) (the|that|this) {kindOfRoad}(road|drive|climb|path|trail|ride|track|ascent|route|loop|pass){s}{roadGap}(too|very|really|that|so|still|actually|) (steep|winding|curvy|windy|twisty|bendy|bumpy|bad|narrow|rough|scary|difficult|hard|tough|strenuous|paved|tarmac|sealed|drivable|driveable|rideable|manageable|doable|passable),
      (lots|a lot|many|how many) (of|) (curves|bends|hairpins|switchbacks){question},
      (can|could|would|will) (my|our|a|an|the) {person} (manage|climb|do|handle|cope with|walk up|get up|make) (the|it|that|this|all the|up),
      (ev|electric car|tesla|byd) (charging|charger|chargers|charge), (charging|charge) (point|points|station|stations|stop|stops)`),
    unless: listOf(`
      (เดิน|ขึ้น|ขึ้นลง|ปีน|ไต่|ลง)(เส้น|)ทางชัน, ทางชัน(ๆ|มากๆ|มาก|) ไม่(ค่อย|)(ไหว|ได้|เก่ง|ถนัด), ทาง(ดี|เยอะ)กว่า, แนวทางดี, ทางร้าน, ท่าทาง…, ทางการ…,
      (phone|battery|laptop|e-?bike) charging`),
    yes: [
      'รถเก๋งขึ้นดอยปุยไหวมั้ย',
      'มอไซค์ 125 ขึ้นภูหินร่องกล้าได้ไหม',
      'รถอีโคคาร์ขึ้นได้ป่าวคะ',
      'ทางไปปางอุ๋งโค้งเยอะไหม',
      'ถนนขึ้นภูลังกาชันมากมั้ย',
      'ทางขึ้นน่ากลัวรึเปล่า',
      'ขับขึ้นดอยตุงอันตรายไหม',
      'ยายขึ้นไหวไหมคะ',
      'เด็ก 6 ขวบเดินถึงน้ำตกไหวมั้ย',
      'ต้องใช้โฟร์วีลไหม',
      'ไปเชียงคานต้องชาร์จกี่รอบ',
      'can a small hatchback make it up there?',
      'is a 110cc scooter ok for the pass',
      'do we need a 4x4?',
      'how steep is the road to the park',
      'is the mountain road from Nan to Bo Kluea very winding?',
      'could my grandmother manage the steps',
      'are there EV charging stations on the way',
    ],
    no: [
      'พ่อขึ้นทางชันไม่ค่อยเก่ง',
      'ขับรถขึ้นดอยเอง',
      'ทางร้านอาหารดีไหม',
      'รถขึ้นราคาไหม',
      'แพลนนี้ไหวไหม',
      'can we drive a small car',
      'a car and a driver',
      'how bad is the rain',
      'my grandmother can walk',
    ],
  },
  {
    // Whether something goes there, and without a change.
    topic: 'tickets',
    reads: listOf(`
      {rideTh}{fareGapTh}(มี|วิ่ง|ไป|เป็น)(สาย|แบบ|รอบ|รถ|)ตรง{fareGapTh}{isIt}, มี(รถ|เรือ|สาย|รอบ|ไฟลท์|ไฟลต์|)(ทัวร์|ตู้|ไฟ|บัส|)(ไป|วิ่ง|ที่ไป|บิน|)ตรง{fareGapTh}{isIt}, (ต้อง|)ต่อรถ(กี่|ไหม|มั้ย|ที่|หลาย), {rideTh}{fareGapTh}(ไป|ถึง|เข้า)(ได้|ถึง|)(ไหม|มั้ย|ป่าว|ป่ะ|รึเปล่า|หรือเปล่า),
      (any|are there|is there) (any|a|) direct (bus|buses|train|trains|minivan|minivans|minibus|van|vans|ferry|ferries|boat|boats|transfer|way), (direct|through) (bus|train|minivan|ferry|boat|van) (from|to|or|between|{question}), (does|do|will) (the|any|a) (bus|train|ferry|boat|minivan|van)(s) {roadGap}(direct|directly|all the way|straight){question},
      (is|are) (the|a) (train|bus|ferry|boat|minivan|night train|sleeper|speedboat)(s) (ok|okay|suitable|comfortable|accessible|doable|possible|easy|alright|all right|manageable) (for|with|in),
      how long (to|from|between) {notToDo}, how long (does it take|is it|will it take|would it take) (to|from|between),
      (จาก|ไป|รับ|ส่ง){fareGapTh}(ราคา|คิด|ตก|คนละ)(ประมาณ|ราว|กัน|)(เท่าไหร่|เท่าไร|เท่าไหร|ยังไง|กี่บาท)`),
    unless: listOf(`
      (ห้อง|ที่พัก|โรงแรม|งบ|ทริป|วัน|คืน|เงิน|ค่าใช้จ่าย|บัตร|ตั๋ว|ค่าเข้า|อาหาร|ร้าน)…(ราคา|คิด|ตก|คนละ)…(เท่าไหร่|เท่าไร|กี่บาท), นัดตรง, ตรงเวลา, (ขับ|เอา|จอด)รถ…(ได้|ถึง)(ไหม|มั้ย|ป่าว|ป่ะ|รึเปล่า|หรือเปล่า)`),
    yes: [
      'รถทัวร์จากอุดรไปภูเก็ตมีตรงไหม',
      'มีรถตรงไปปายมั้ยคะ',
      'มีไฟลท์บินตรงไหม',
      'รถไฟไปได้มั้ย',
      'any direct bus to Pai?',
      'Direct minivan from Surat Thani?',
      'does the ferry go all the way?',
      'is the train ok for a wheelchair',
      'how long to Silom at rush hour',
      'ไปสมุยจากตรัง 3 คน ราคาเท่าไหร่',
    ],
    no: [
      'นัดเจอกันตรงนั้นไหม',
      'how long to stay in Nan',
      'ขับรถไปได้ไหม',
      'ไปน่านที่พักราคาเท่าไหร่',
      'a direct question',
      'we take the bus directly',
    ],
  },
  {
    // A table for many, a price for a group, and golf.
    topic: 'bookings',
    reads: listOf(`
      (ร้าน|ร้านอาหาร|ห้องอาหาร|ภัตตาคาร|ที่กิน|ที่ทานข้าว|ที่กินข้าว){fareGapTh}(รับ|รองรับ|จุ|นั่งได้|สำหรับ|ที่นั่ง)(ได้|คน|กรุ๊ป|คณะ|) {manyTh} (คน|ท่าน|ที่), (รับ|รองรับ)(ได้|กรุ๊ป|คณะ|){fareGapTh}{manyTh} (คน|ท่าน|ที่), จองโต๊ะ, จองร้าน(อาหาร|), ใบเสนอราคา, เสนอราคา, (ขอ|สอบถาม|ถาม|เช็ค|เช็ก|ทราบ|แจ้ง)(เรท|)ราคา(กรุ๊ป|ทัวร์|แพ็กเกจ|แพ็คเกจ|แพคเกจ|แพ็ค|เหมา|หมู่คณะ|ส่วนตัว|คณะ|จอย),
      (ตี|เล่น|ออกรอบ|สนาม)กอล์ฟ, ก๊วนกอล์ฟ, ออกรอบ(กอล์ฟ|),
      (restaurant|restaurants|table|tables|somewhere to eat|place to eat|seating|dinner|lunch) (with space|with room|with seats|that can take|that can seat|that can fit|that takes|that seats|big enough|large enough|) (for|) {many} (people|persons|guests|pax|of us|adults|students|colleagues), (book|reserve) (a|us a|me a) table, (group|private|tour) (price|quote|quotation|rate)(s), (quotation|price quote),
      golf, golfing, tee time(s), green fee(s), driving range`),
    unless: listOf(
      '(no|not|without|hate|hates|avoid|skip|never) (any|more|play|) golf, (mini|crazy|adventure|disc) golf, golf (buggy|buggies|cart|carts), ไม่(ชอบ|เล่น|ตี|เอา)กอล์ฟ, สนามกอล์ฟมินิ, น้องกอล์ฟ, พี่กอล์ฟ',
    ),
    yes: [
      'หาร้านอาหารที่รับได้ 30 คน',
      'ร้านไหนรองรับกรุ๊ป 45 คนบ้าง',
      'อยากได้ใบเสนอราคา',
      'ขอราคากรุ๊ปส่วนตัว',
      'ขอตีกอล์ฟสักวัน',
      'a restaurant for 35 people in Trat',
      'can you send a group quote',
      'one morning of golf',
    ],
    no: ['ร้านอาหารสำหรับ 2 คน', 'a table for two people', 'no golf please', 'a golf buggy', 'ไปกับพี่กอล์ฟ', 'รับลมหนาว'],
  },
  {
    // Meals that come with the room, and what it looks at.
    topic: 'accommodation',
    reads: listOf(`
      (breakfast|half board|full board|all inclusive|room) (only|included|inclusive|incl){board}, half board, full board, all inclusive, bed and breakfast, b and b,
      (sea|ocean|pool|garden|partial sea|lake|mountain|river) view{viewEnd}, (รวม|มี|พร้อม)(อาหาร|)เช้า, อาหารเช้า(ด้วย|เท่านั้น|อย่างเดียว|ฟรี), วิว(ทะเล|สระ|ภูเขา|เขา|สวน|แม่น้ำ|โขง)จากห้อง, ห้อง(วิว|เห็น)(ทะเล|สระ|ภูเขา|เขา|สวน|แม่น้ำ|โขง)`),
    unless: listOf('(รวม|มี|พร้อม)(อาหาร|)เช้า(ตรู่|ๆ|วัน)'),
    yes: [
      'Krabi 5 nights, breakfast only',
      '6 nights, half board, sea view',
      'a balcony with ocean view please',
      'รวมอาหารเช้าด้วยนะ',
      'ขอห้องเห็นทะเล',
    ],
    no: [
      'the sea views from the temple',
      'only breakfast at a market',
      'มีเช้าตรู่วันหนึ่ง',
      'a cafe with a view',
      'sea view cafes',
    ],
  },
  {
    topic: 'weather',
    reads: listOf(
      '(scared|afraid|worried|nervous|concerned|fear|anxious|wary) (of|about) (the|all the|heavy|too much|) (rain|rains|monsoon|weather|storms|storm|waves|big waves|rough sea|rough seas|heat), (bit|little|so|very|really) (scared|afraid|worried) (of|about) (the|big|high|rough|) (rain|waves|seas|sea|storms)',
    ),
    yes: ['scared of the rain on Samui', 'mum is worried about the heat', 'a bit scared of big waves'],
    no: ['worried about the price', 'afraid of heights'],
  },
  {
    topic: 'events',
    reads: listOf(`
      {feast}{roadGap}(already over|over already|over by then|over yet|still on|on yet|on then|on that week|finished by then|still going|already finished), (is|was|has) it (already|) (over|finished) (already|) (this year|by then|yet), (when is|when's|what day is|what date is|which day is|what are the dates of|dates of) (the|) {feast},
      {feastTh}{fareGapTh}(หมด|จบ|เลิก|ผ่าน)(ไป|)(แล้ว|)(ยัง|หรือยัง|รึยัง), {feastTh}{fareGapTh}(วันไหน|เมื่อไหร่|เมื่อไร|วันที่เท่าไหร่|วันที่เท่าไร|ถึงวันไหน|ถึงเมื่อไหร่|เดือนไหน|จัดที่ไหน)`),
    yes: [
      'is the lantern festival already over by then',
      'when is the candle festival',
      'Is it already over this year?',
      'ลอยกระทงปีนี้วันไหน',
      'งานผีตาโขนจัดเดือนไหน',
      'ยี่เป็งหมดหรือยัง',
    ],
    no: ['over the hills', 'ไปลอยกระทงที่น่าน', 'ไปวันไหนดี'],
  },
]
