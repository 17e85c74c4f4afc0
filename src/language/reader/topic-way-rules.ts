import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

// `รถเก๋งขึ้นดอยปุยไหวมั้ย`, “any direct bus to Pai?”: questions about the way, how steep it is, who and what gets up there,
// whether something goes there directly. The slots are in `topic-slots.ts`; more about roads is in `topic-road-rules.ts`.

export const WAY_TOPICS: readonly TopicRule[] = [
  {
    name: 'what the road is like, in Thai',
    topic: 'roads',
    reads: listOf(`
      (เส้น)ทางชัน, ถนนเป็นยังไง,
      (ทาง|ถนน|เส้นทาง|โค้ง)(ขึ้น|ลง|ไป|เข้า|แถว|ช่วง|บน|){few}(โค้ง|ชัน|แคบ|คดเคี้ยว|โหด|น่ากลัว|ขับยาก|ขับง่าย|ขับลำบาก|ลาดยาง|ลูกรัง|
        พัง|เป็นหลุม|เยอะ|ดี|ลำบาก|ขรุขระ|วิบาก)(เยอะ|มาก|แค่ไหน|ๆ|อยู่|)(ขนาดนั้น|เลย|){asks},
      (กี่|ร้อยกว่า|พันกว่า)โค้ง`),
    unless: listOf(`
      (เดิน|ขึ้น|ขึ้นลง|ปีน|ไต่|ลง)(เส้น)ทางชัน, ทางชัน(ๆ|มากๆ|มาก|) ไม่(ค่อย)(ไหว|ได้|เก่ง|ถนัด), ทาง(ดี|เยอะ)กว่า, แนวทางดี, ทางร้าน,
      ท่าทาง…, ทางการ…`),
    yes: ['ทางไปปางอุ๋งโค้งเยอะไหม', 'ถนนขึ้นภูลังกาชันมากมั้ย', 'ทางขึ้นน่ากลัวรึเปล่า', 'กว่าจะถึงกี่โค้ง', 'ถนนเป็นยังไงบ้าง'],
    no: ['พ่อขึ้นทางชันไม่ค่อยเก่ง', 'ทางร้านอาหารดีไหม', 'แนวทางดีไหม'],
  },
  {
    name: 'whether a vehicle or somebody gets up there, in Thai',
    topic: 'roads',
    reads: listOf(`
      {wheelsTh}{few}(ขึ้น|ไต่|ปีน|ลุย){few}(ไหว|ได้|รอด|ถึง|สบาย)(เลย|อยู่|){asks},
      (ขับ|ขี่)(ขึ้น|ลง){few}(ไหว|ได้|รอด|ถึง|ยาก|อันตราย){asks}, {personTh}{few}(ขึ้น|เดิน|ปีน){few}ไหว{asks},
      (ต้อง(ใช้|เอา|เป็น)|ใช้)(รถ)(โฟร์วิล|โฟร์วีล|4x4|4wd|ออฟโรด|ยกสูง|กระบะ){asks}`),
    unless: listOf('ท่าทาง…'),
    yes: [
      'รถเก๋งขึ้นดอยปุยไหวมั้ย',
      'มอไซค์ 125 ขึ้นภูหินร่องกล้าได้ไหม',
      'รถอีโคคาร์ขึ้นได้ป่าวคะ',
      'ขับขึ้นดอยตุงอันตรายไหม',
      'ยายขึ้นไหวไหมคะ',
      'เด็ก 6 ขวบเดินถึงน้ำตกไหวมั้ย',
      'ต้องใช้โฟร์วีลไหม',
    ],
    no: ['ขับรถขึ้นดอยเอง', 'รถขึ้นราคาไหม', 'แพลนนี้ไหวไหม', 'ลุงขึ้นรถไปแล้ว'],
  },
  {
    name: 'charging and parking',
    topic: 'roads',
    reads: listOf(`
      (รถ)(ต้อง)ชาร์จ(ไฟ|รถ|แบต|)(กี่|ที่ไหน|ตรงไหน|แถวไหน), (มี|หา)(ที่|จุด|สถานี|ตู้)ชาร์จ(ไฟ|รถ|แบต|ev|)…{asks},
      (มี|หา)ที่จอดรถ{few}{asks}, จอดรถ(ได้)(ที่ไหน|ตรงไหน|ฟรี|ยังไง|แถวไหน|{asks}),
      (where|is there|are there|any|easy|enough|free|safe) (to|a|any|free|safe|) (parking|park the car|park our car|
        park a car|car park|parking lot),
      (ev|electric car|tesla|byd) (charging|charger|chargers|charge),
      (charging|charge) (point|points|station|stations|stop|stops)`),
    unless: listOf('(phone|battery|laptop|e-?bike) charging'),
    yes: [
      'ไปเชียงคานต้องชาร์จกี่รอบ',
      'are there EV charging stations on the way',
      'is there parking near the pier',
      'จอดรถที่ไหนได้บ้าง',
      'หาจุดชาร์จไฟได้ไหม',
    ],
    no: ['a national park', 'ลานจอดรถกว้าง', 'phone charging in the room'],
  },
  {
    name: 'whether a vehicle or somebody gets up there, in English',
    topic: 'roads',
    reads: listOf(`
      (can|could|will|would) (a|my|our|the|your|an) {wheels} (make it|get up|get there|get to|manage|cope|handle|
        climb|go up|go to|drive up|reach|survive|do the|do it|do that),
      (is|are) (a|my|our|the|an) {wheels} (ok|okay|enough|fine|good enough|powerful enough|strong enough|suitable|
        up to) (for|to|on|up|it),
      (do|would|will) (we|i|you) (need|have to have|require) (a|an) (4x4|4wd|awd|suv|four wheel drive|pickup|
        pick up truck|jeep),
      (can|could|would|will) (my|our|a|an|the) {person} (manage|climb|do|handle|cope with|walk up|get up|make) (the|
        it|that|this|all the|up)`),
    yes: [
      'can a small hatchback make it up there?',
      'is a 110cc scooter ok for the pass',
      'do we need a 4x4?',
      'could my grandmother manage the steps',
    ],
    no: ['can we drive a small car', 'a car and a driver', 'my grandmother can walk', 'we have a small car'],
  },
  {
    name: 'what the road is like, in English',
    topic: 'roads',
    reads: listOf(`
      how (steep|winding|curvy|windy|twisty|bendy|bumpy|bad|narrow|rough|scary|difficult|hard|tough|strenuous) (is|
        are|would|does|of) (the|that|a|this|it) (road|drive|climb|walk|path|trail|way|ride|hike|trek|ascent|route|
        loop|pass)(s),
      (is|are) (the|that|this) {kindOfRoad}(road|drive|climb|path|trail|ride|track|ascent|route|loop|
        pass)(s){some}(too|very|really|that|so|still|actually|) (steep|winding|curvy|windy|twisty|bendy|bumpy|bad|
        narrow|rough|scary|difficult|hard|tough|strenuous|paved|tarmac|sealed|drivable|driveable|rideable|manageable|
        doable|passable),
      (lots|a lot|many|how many) (of) (curves|bends|hairpins|switchbacks){question}`),
    yes: [
      'how steep is the road to the park',
      'is the mountain road from Nan to Bo Kluea very winding?',
      'are there many hairpins?',
    ],
    no: ['how bad is the rain', 'how bad are the rooms'],
  },
  {
    name: 'how much they walk',
    topic: 'roads',
    reads: listOf(`
      เดิน(เยอะ|ไกล|นาน|ลำบาก|ยาก|เหนื่อย|ขึ้นเยอะ)(มาก|แค่ไหน|)(ขนาดไหน){asks},
      (เดิน|ขึ้น|บันได)(ขึ้น|ทั้งหมด|)(กี่|ร้อยกว่า)(ขั้น|กิโล|กม|เมตร|นาที), บันได(เยอะ|ชัน|สูง)(มาก){asks},
      (is there|is it|will there be|are there) (a lot of|lots of|much|too much|a lot|very much) (walking|stairs|steps|
        climbing),
      how (much walking|many steps|many stairs|far do we walk),
      is it (a|an) (hard|easy|difficult|tough|strenuous|long|steep) (walk|climb|hike|trek)`),
    yes: ['เดินเยอะไหมคะ พาย่าไป', 'บันไดกี่ขั้น', 'is there a lot of walking?', 'is it a hard climb', 'how many steps'],
    no: ['อยากเดินเยอะๆ', 'we like a lot of walking'],
  },
  {
    name: 'whether it goes there directly, in Thai',
    topic: 'tickets',
    reads: listOf(`
      {rideTh}{few}(มี|วิ่ง|ไป|เป็น)(สาย|แบบ|รอบ|รถ|)ตรง{few}{asks},
      มี(รถ|เรือ|สาย|รอบ|ไฟลท์|ไฟลต์|)(ทัวร์|ตู้|ไฟ|บัส|)(ไป|วิ่ง|ที่ไป|บิน|)ตรง{few}{asks}, {rideTh}{few}(ไป|ถึง|เข้า)(ได้|ถึง|){asks}`),
    unless: listOf('นัดตรง, ตรงเวลา, (ขับ|เอา|จอด)รถ…(ได้|ถึง){asks}'),
    yes: ['รถทัวร์จากอุดรไปภูเก็ตมีตรงไหม', 'มีรถตรงไปปายมั้ยคะ', 'มีไฟลท์บินตรงไหม', 'รถไฟไปได้มั้ย'],
    no: ['นัดเจอกันตรงนั้นไหม', 'ขับรถไปได้ไหม', 'ตรงเวลา'],
  },
  {
    name: 'queues and changes',
    topic: 'tickets',
    reads: listOf('(ต้อง)ต่อรถ(กี่|ที่|หลาย|{asks}), มีคิว(รถ|เรือ), คิวรถ(ตู้|สองแถว|อยู่|ไป)'),
    yes: ['มีคิวรถไปแพร่ไหม', 'ต้องต่อรถกี่ครั้ง'],
    no: ['คิวยาวหน้าร้าน'],
  },
  {
    name: 'whether they need a vehicle',
    topic: 'tickets',
    reads: listOf(`
      (ต้อง|จำเป็นต้อง|ควร|ควรจะ)(มี|ใช้|เช่า|เอา)(รถ|มอไซค์|มอเตอร์ไซค์)(ส่วนตัว|เอง|ไป|ไปเอง|ขับ|){asks},
      (ถ้า)ไม่มีรถ(ส่วนตัว|เอง|ขับ|){few}(ไป|เที่ยว|เดินทาง){few}(ได้|สะดวก|ลำบาก|ยาก){asks},
      (do|does|would|will) (we|i|you|one) (really )need (a|to (rent|hire|have|get) a) (car|scooter|motorbike|moped|
        bike),
      is it (possible|doable|easy|hard|difficult) without (a|our own|your own) (car|scooter|motorbike),
      (doable|possible|easy|manageable) without (a|our own) (car|scooter|motorbike)`),
    yes: ['ต้องมีรถส่วนตัวไหม', 'ไม่มีรถเที่ยวน่านได้มั้ย', 'do we need a car in Nan?', 'is it possible without a scooter'],
    no: ['without our car we walk'],
  },
  {
    name: 'whether it goes there directly, in English',
    topic: 'tickets',
    reads: listOf(`
      (any|are there|is there) (any|a|) direct (bus|buses|train|trains|minivan|minivans|minibus|van|vans|ferry|
        ferries|boat|boats|transfer|way),
      (direct|through) (bus|train|minivan|ferry|boat|van) (from|to|or|between|{question}),
      (does|do|will) (the|any|a) (bus|train|ferry|boat|minivan|van)(s) {some}(direct|directly|all the way|
        straight){question},
      (is|are) (the|a) (train|bus|ferry|boat|minivan|night train|sleeper|speedboat)(s) (ok|okay|suitable|comfortable|
        accessible|doable|possible|easy|alright|all right|manageable) (for|with|in)`),
    yes: [
      'any direct bus to Pai?',
      'Direct minivan from Surat Thani?',
      'does the ferry go all the way?',
      'is the train ok for a wheelchair',
    ],
    no: ['a direct question', 'we take the bus directly'],
  },
  {
    name: 'how long and how much',
    topic: 'tickets',
    reads: listOf(`
      (จาก|ไป|รับ|ส่ง){few}(ราคา|คิด|ตก|คนละ)(ประมาณ|ราว|กัน|)(เท่าไหร่|เท่าไร|เท่าไหร|ยังไง|กี่บาท),
      how long (to|from|between) {notToDo}, how long (does it take|is it|will it take|would it take) (to|from|between)`),
    unless: listOf(`
      (ห้อง|ที่พัก|โรงแรม|งบ|ทริป|วัน|คืน|เงิน|ค่าใช้จ่าย|บัตร|ตั๋ว|ค่าเข้า|อาหาร|ร้าน)…(ราคา|คิด|ตก|คนละ)…(เท่าไหร่|เท่าไร|กี่บาท)`),
    yes: ['how long to Silom at rush hour', 'ไปสมุยจากตรัง 3 คน ราคาเท่าไหร่', 'how long does it take from Trang'],
    no: ['how long to stay in Nan', 'ไปน่านที่พักราคาเท่าไหร่', 'ห้องคิดราคาเท่าไหร่'],
  },
  {
    name: 'how many others are there, in Thai',
    topic: 'crowds',
    reads: listOf(`
      (คน|นักท่องเที่ยว|ทัวร์|ผู้คน|ทัวร์จีน)(จะ)(เยอะ|แน่น|พลุกพล่าน|แออัด|น้อย|ลง)(มาก|เยอะ|แค่ไหน|ขนาดไหน|กว่า|)(ปกติ){asks},
      คน(เยอะ|แน่น)(แค่ไหน|ขนาดไหน), รถติด(มาก|เยอะ|แค่ไหน|)(ขนาดไหน){asks}`),
    unless: listOf('รถทัวร์{few}{asks}'),
    yes: ['เกาะเต่าเดือนเมษาคนเยอะไหม', 'ปีใหม่คนแน่นมากมั้ย', 'รถติดมากมั้ย', 'คนแน่นขนาดไหน'],
    no: ['ขอที่คนไม่เยอะ', 'ไปกันหลายคน', 'คนเยอะก็ได้', 'ที่จอดรถทัวร์เยอะไหม', 'รถทัวร์คนเยอะไหม'],
  },
  {
    name: 'how many others are there, in English',
    topic: 'crowds',
    reads: listOf(`
      how (crowded|busy|touristy|packed|overrun),
      (is|are|will|does|would) {some}(too|very|really|that|so|super|get|be|insanely|overly|) (crowded|touristy|packed|
        overrun|overcrowded){question},
      (is|are|will|does|would) {some}(too|very|really|that|so|super|get|be|insanely|overly) busy{question},
      (is|are) {some}(crowded|touristy|packed) (in|at|during|over|on|around) ({monthEn}|christmas|new year|weekends),
      too (crowded|touristy|busy){question}, (over(-)rated|over(-)crowded|spoilt|spoiled){question}`),
    unless: listOf(`
      (not|never|less|isn't|aren't) (too|very|really|that|so|be|get) (crowded|busy|touristy|packed|overrun)`),
    yes: [
      'how busy is Railay in January?',
      'is Maya Bay too crowded now?',
      'will it be packed at New Year?',
      'Ko Samet too touristy?',
      'is Hua Hin crowded in December',
      'Pai overrated?',
    ],
    no: ['a beach that is not too crowded?', 'we are too busy in May', 'it is not too crowded?'],
  },
  {
    name: 'a table for many',
    topic: 'bookings',
    reads: listOf(`
      (ร้าน|ร้านอาหาร|ห้องอาหาร|ภัตตาคาร|ที่กิน|ที่ทานข้าว|ที่กินข้าว){few}(รับ|รองรับ|จุ|นั่งได้|สำหรับ|ที่นั่ง)(ได้|คน|กรุ๊ป|คณะ|) {many} (คน|
        ท่าน|ที่),
      (รับ|รองรับ)(ได้|กรุ๊ป|คณะ|){few}{many} (คน|ท่าน|ที่), จอง(โต๊ะ|ร้าน),
      (restaurant|restaurants|table|tables|somewhere to eat|place to eat|seating|dinner|lunch) (with space|with room|
        with seats|that can take|that can seat|that can fit|that takes|that seats|big enough|large enough|
        ) (for) {many} (people|persons|guests|pax|of us|adults|students|colleagues),
      (book|reserve) (a|us a|me a) table`),
    yes: ['หาร้านอาหารที่รับได้ 30 คน', 'ร้านไหนรองรับกรุ๊ป 45 คนบ้าง', 'a restaurant for 35 people in Trat', 'จองโต๊ะริมน้ำ'],
    no: ['ร้านอาหารสำหรับ 2 คน', 'a table for two people', 'รับลมหนาว', 'จองห้องไว้สองห้อง'],
  },
  {
    name: 'a price for a group',
    topic: 'bookings',
    reads: listOf(`
      เสนอราคา, (ขอ|สอบถาม|ถาม|เช็ค|เช็ก|ทราบ|แจ้ง)(เรท)ราคา(กรุ๊ป|ทัวร์|แพ็กเกจ|แพ็คเกจ|แพคเกจ|แพ็ค|เหมา|หมู่คณะ|ส่วนตัว|คณะ|จอย),
      (group|private|tour) (price|quote|quotation|rate)(s), (quotation|price quote)`),
    yes: ['อยากได้ใบเสนอราคา', 'ขอราคากรุ๊ปส่วนตัว', 'can you send a group quote'],
    no: ['ราคาน้ำมัน'],
  },
  {
    name: 'golf',
    topic: 'bookings',
    reads: listOf(`
      (ตี|เล่น|ออกรอบ|สนาม)กอล์ฟ, ก๊วนกอล์ฟ, ออกรอบ,
      (golf|golfing), tee time(s), green fee(s), driving range`),
    unless: listOf(`
      ไม่(ชอบ|เล่น|ตี|เอา)กอล์ฟ, สนามกอล์ฟมินิ, น้องกอล์ฟ, พี่กอล์ฟ,
      (no|not|without|hate|hates|avoid|skip|never) (any|more|play|) golf, (mini|crazy|adventure|disc) golf,
      golf (buggy|buggies|cart|carts)`),
    yes: ['ขอตีกอล์ฟสักวัน', 'one morning of golf', 'tee times on Sunday'],
    no: ['no golf please', 'a golf buggy', 'ไปกับพี่กอล์ฟ'],
  },
]
