import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

// `จะมืดกลางทางมั้ย`, “are the roads lit”: roads, nights on them, parking and charging, asked, feared or only mentioned.
// The slots are in `topic-ask-slots.ts` and `topic-slots.ts`; how steep the way up is asked in `topic-way-rules.ts` too.

export const ROAD_TOPICS: readonly TopicRule[] = [
  {
    name: 'which way to take, in Thai',
    topic: 'roads',
    reads: listOf(`
      (เส้น|เส้นทาง|ทาง|ถนน|ถนนเส้น|ถนนสาย)ไหน(ดี|ขับ|ขี่|ง่าย|สวย|ใกล้|เร็ว|ปลอดภัย|ชัน|โค้ง|สะดวก|วิว|{ends}),
      (ไป|ขึ้น|ลง|อ้อม|เข้า|ออก|ใช้|วิ่ง|ขับ|ขี่)(เส้น|ทาง|ถนน)(ไหน|อะไร), (หรือ|ไม่ก็)(จะ)(อ้อม|เลี่ยง|วน)(ไป|มา|ทาง|เข้า|ขึ้น|)`),
    unless: listOf('เส้น(ก๋วยเตี๋ยว|ใหญ่|เล็ก|หมี่|ผม|ด้าย)…, แนวทาง, ทางร้าน, ทางโรงแรม'),
    yes: ['ไปเส้นไหนดีครับ', 'ขึ้นดอยทางไหนดีกว่า', 'หรืออ้อมไปทางแม่แจ่มดี'],
    no: ['เส้นก๋วยเตี๋ยวไหนดี', 'ทางร้านอาหารดีไหม', 'กินเส้นก๋วยเตี๋ยวไหนดี'],
  },
  {
    name: 'what the road is like, in Thai',
    topic: 'roads',
    reads: listOf(`
      {askTh}(เส้น|เส้นทาง|ทาง|ถนน)(นี้|นั้น|ที่ว่า|มัน|ขึ้น|ลง|เขา|ช่วง|หลัก|สาย|){roadTh}{asks},
      (ทาง|เส้น|ถนน|เส้นทาง)(มัน|ที่|ค่อนข้าง|แอบ|โค|)(ชัน|แคบ|โค้ง|เปลี่ยว|มืด|ขรุขระ|เลนเดียว|ลูกรัง|พัง|ลื่น)(ๆ|แคบ|ชัน|มาก|เยอะ|
        กลางคืน|ตอนกลางคืน|{asks}|{ends}|),
      {roadTold}ชัน(แคบ|ๆ|{ends}|), (ทาง|ถนน)โค้ง(ตอน)(กลางคืน|มืด|ค่ำ), โค้ง(เยอะ|หักศอก|โหด|น่ากลัว), ร้อยโค้ง`),
    unless: listOf(`
      แนวทาง, ทางร้าน, ทางโรงแรม, ท่าทาง, (เดิน|บันได|ปีน)(ขึ้น)ทาง, (เดิน|ขึ้น|ขึ้นลง|ปีน|ไต่|ลง)(เส้น)ทางชัน,
      ทางชัน(ๆ|มากๆ|มาก|) ไม่(ค่อย)(ไหว|ได้|เก่ง|ถนัด)`),
    yes: ['ทางมันชันๆ แคบๆ', 'เส้นนี้ขับยากมั้ย', 'โค้งหักศอกเยอะ'],
    no: ['พ่อเดินทางชันไม่ไหว', 'ทางร้านดีไหม', 'ปีนขึ้นทางชัน'],
  },
  {
    name: 'works and lights, in Thai',
    topic: 'roads',
    reads: listOf(`
      (ถนน|ทาง|เส้น|สะพาน)(นี้|นั้น|กำลัง|ยัง|ที่|)(ซ่อม|ทำ|สร้าง|ขาด|ปิด|ตัด|ถล่ม|ก่อสร้าง)(อยู่|ใหม่|{asks}|หรือยัง|ยัง|{ends}),
      มีไฟ(ทาง|ถนน|ส่องทาง|ข้างทาง), ไฟ(ทาง|ถนน)(สว่าง|มี|น้อย|ไม่มี)`),
    unless: listOf('ทางร้าน, ทางโรงแรม, ท่าทาง'),
    yes: ['ถนนซ่อมอยู่ไหม', 'ข้างทางมีไฟทางไหม'],
    no: ['ทางร้านปิดไหม'],
  },
  {
    name: 'driving at night, in Thai',
    topic: 'roads',
    reads: listOf(`
      (ขับ|ขี่|เดินทาง)(รถ)(ตอน|ช่วง|)(กลางคืน|มืด|ค่ำ|ดึก|ย่ำค่ำ) {few}{asks},
      (ขับ|ขี่)(รถ)(ตอน|ช่วง|)(กลางคืน|มืด|ดึก)(อันตราย|น่ากลัว|ไหว|โอเค|ยาก|เปลี่ยว), (จะ|กลัว|มัน|)(มืด|ค่ำ)(กลาง|ระหว่าง|คา)ทาง,
      (ถึง|ไปถึง|ลงมา|กลับ|กลับมา)(ให้|ทัน|)ก่อน(มืด|ค่ำ){asksAtEnd}`),
    unless: listOf('ก่อนมืดๆ, (ไม่|อย่า)(ต้อง)กลัว'),
    yes: ['จะมืดกลางทางมั้ย', 'ถึงก่อนมืดไหมครับ', 'ขับกลางคืนอันตรายไหม'],
    no: ['ถึงสิบโมงเช้า', 'เที่ยวกลางคืนที่ไหนดี', 'ไม่ต้องกลัวมืดกลางทาง'],
  },
  {
    name: 'whether it is hard to drive, in Thai',
    topic: 'roads',
    reads: listOf(`
      (ไม่|ยังไม่)เคย(ขับ|ขี่)(รถ|มอไซค์|)(ขึ้น|ลง|บน|ทาง|ไกล|เขา|ดอย|กลางคืน|โค้ง),
      มือใหม่{few}(ขับ|ขี่|ขึ้น|ไป)(ได้|ไหว|รอด|ไหวไหม){asks},
      (ขับ|ขี่)(รถ|ขึ้น|ไป|เอง|)(ยาก|ง่าย|ลำบาก|เหนื่อย|สบาย|โหด)(มาก|ขนาดนั้น|อยู่|){asks},
      (ขับ|ขี่)(รวดเดียว|ยาว|คนเดียว|ทางไกล){few}(ไหว|ได้|เหนื่อย|หรือ|ดี){few}({asks}|ดี|ดีกว่า), (ขี่|ขับ)(ขึ้น|รวดเดียว|ไป)ไหว{asks},
      รวดเดียวหรือ(พัก|แวะ)`),
    unless: listOf('จักรยาน(เช่า)'),
    yes: ['ไม่เคยขับทางโค้ง', 'ขี่รวดเดียวไหวไหม'],
    no: ['อยากขับรถเล่น', 'ไม่เคยไปเลย', 'มือใหม่หัดดำน้ำ'],
  },
  {
    name: 'whether a vehicle gets there, in Thai',
    topic: 'roads',
    reads: listOf(`
      {wheelsTh}(คันเล็ก|ธรรมดา|ต่ำ|โหลด|เก่า|){few}(ไป|ขึ้น|เข้า|ลุย|วิ่ง|ไต่)(ได้|ถึง|ไหว|รอด)(หมด|สบาย|){asks}`),
    unless: listOf('จักรยาน(เช่า)'),
    yes: ['เก๋งโหลดไปได้มั้ย', 'กระบะเข้าไปได้หมดไหม'],
    no: ['เก๋งของพี่คันเล็ก'],
  },
  {
    name: 'parking, in Thai',
    topic: 'roads',
    reads: listOf(`
      (ที่|ลาน)จอด(รถ)(เยอะ|มี|ฟรี|พอ|เต็ม|หายาก|ไกล|เสียเงิน){few}{asks},
      จอดรถ(ค้างคืน|ทิ้ง|ข้ามคืน|ทั้งวัน|ไว้|ฝาก|ตรง|ที่ไหน|ยาก|ง่าย|สะดวก), ฝากรถ(ไว้|ที่|ได้|ตรง|คืน|ค้าง)`),
    yes: ['จอดรถค้างคืนได้ไหม', 'ที่จอดรถเยอะไหม', 'ฝากรถไว้ที่ท่าเรือ'],
    no: ['จอดที่ลานกว้าง'],
  },
  {
    name: 'charging and petrol, in Thai',
    topic: 'roads',
    reads: listOf(`
      (จุด|ที่|สถานี|ตู้|หัว)(ชาร์จ|ชาร์ต)(รถ|ไฟ|ev|อีวี|)(พอ|มี|เยอะ|ระหว่าง|ตรง|ที่ไหน|แถว|ตลอด|{asks}),
      (กลัว|ห่วง|เกรง)(ว่า)(ไฟ|แบต|น้ำมัน)(จะ|รถ|)หมด, (ไฟ|แบต|แบตเตอรี่)(จะ|รถ|)(พอ|ถึง|หมด){few}{asks},
      ชาร์จ(ไป|กลาง|ระหว่าง)(เที่ยว|ทาง), จอดชาร์จ,
      (ปั๊ม|ปั้ม)(น้ำมัน|ปตท|แก๊ส|)(มี|เยอะ|ตลอด|หายาก|ระหว่าง|ไกล|สุดท้าย|ปิด|เปิด|{asks}), มีปั๊ม`),
    unless: listOf('(ไม่|อย่า)(ต้อง)กลัว'),
    yes: ['จุดชาร์จพอมั้ย', 'กลัวแบตหมดกลางทาง', 'มีปั๊มตลอดทางไหม'],
    no: ['ไม่ต้องกลัวน้ำมันหมด'],
  },
  {
    name: 'what the road is like, in English',
    topic: 'roads',
    reads: listOf(`
      {askRoad}{roadNoun},
      {roadNoun}{some}(like|ok|okay|bad|good|lit|safe|open|closed|steep|narrow|paved|icy|slippery|dark|busy|tough|
        scary|twisty|windy|condition|conditions){question},
      (is|are|was|does|get|gets) {some}(so|too|really|very|that|how) (steep|winding|bendy|twisty|hilly|
        narrow){question}`),
    unless: listOf(`
      รถเข็น,
      road trip(s), {namedRoad}, walking (street|road), road food, national park(s), amusement park,
      middle of the road, on the road again, silk road`),
    yes: [
      'How is the road from Tak to Mae Sot?',
      'is Doi Ang Khang really so steep?',
      'what are the roads like after rain',
      'which road is better, the 1095 or the 107?',
      'are the roads lit',
      'is the pass open',
    ],
    no: [
      'a road trip of five days',
      'a hotel on Khao San Road',
      'which national park is best',
      'the steep price of rooms',
      'walking street at night',
      'a road trip in the south',
      'on the silk road',
    ],
  },
  {
    name: 'works, bends and traffic',
    topic: 'roads',
    reads: listOf(`
      (road|highway|traffic) (condition|conditions|state|quality|works|closure|closures), roadworks, potholes,
      (hairpin|hairpins|switchback|switchbacks),
      (lots|lot|plenty|many|sharp|bad|steep|mountain|hairpin|tight|endless|hundreds) (of) (bends|curves|corners|
        hairpins),
      how (many|bad|tight|sharp) (are) (the) (bends|curves|corners|hairpins|hills),
      (bends|curves|corners) (at night|after dark|in the dark|in the rain)`),
    yes: ['we have never driven mountain bends', 'potholes everywhere', 'lots of bends'],
    no: ['a bend in the river'],
  },
  {
    name: 'driving at night, in English',
    topic: 'roads',
    reads: listOf(`
      (ok|okay|safe|wise|sensible|possible|fine|allowed|legal|stupid|crazy|bad idea|can i|can we|should i|should we|
        could we|is it|do you|we'd|i'd|will|have to) {noSight}(drive|driving|ride|riding) {noSight}(at night|
        after dark|in the dark|after sunset|by night|at dusk),
      never (driven|ridden|drove|rode) {noSight}(bends|mountain|mountains|hills|on the left|at night|abroad|steep|
        curves|in the dark|such|dirt|gravel),
      (get|be|getting|gets|being) dark (on|before|when|while|by the time|half way|halfway|till|until),
      before (it gets) dark{question}, dark on the way`),
    unless: listOf('(drive|driving) (me|us) (mad|crazy), (no|not) (driving|night driving)'),
    yes: ['is it ok to drive there after dark', 'will it get dark on the way'],
    no: ['dinner after dark', 'no night driving'],
  },
  {
    name: 'whether it is hard to drive, and fear of it',
    topic: 'roads',
    reads: listOf(`
      (is it|would it be|is that) (a|an|) (very|really|) (hard|easy|difficult|long|tough|scary|boring|tiring|
        nice) (to) (drive|ride)(s),
      (is|are) {noSight}(strong|powerful|big|good|fast) enough (for|to|on|up) (the|those|these|that|climb|get),
      (scared|afraid|terrified|nervous|worried|anxious|frightened|wary) (of|about|on) (the|those|these|driving|riding|
        ) (steep|mountain|winding|twisty|narrow|bendy|) (roads|road|bends|curves|hills|pass|hairpins|corners|
        mountains|traffic|driving)`),
    yes: ['is a 110 strong enough for the hills', 'scared of steep roads', 'is it a tiring drive'],
    no: ['we drive at our own pace', 'it is a nice place'],
  },
  {
    name: 'petrol and charging, in English',
    topic: 'roads',
    reads: listOf(`
      (petrol|gas|fuel|filling) (station|stations|pumps|stops),
      (running|run) out of (petrol|gas|fuel|charge|battery|power), (charger|chargers|superchargers), range anxiety,
      (battery|range) {noSight}(enough|last|run out|get us)`),
    unless: listOf('phone charger(s)'),
    yes: ['enough chargers for our car?', 'any petrol stations?'],
    no: ['a phone charger'],
  },
  {
    name: 'parking, in English',
    topic: 'roads',
    reads: listOf(`
      (where|anywhere|somewhere|is there|can i|can we|could we|can you|possible|safe|ok|okay|easy|free|
        how) {noSight}(park|parking) (at|near|in|by|the|our|my|a|overnight|for|free|safely|it|there|on){notPark},
      (where|anywhere|somewhere) {noSight}park{ends},
      parking (at|near|by|is|space|spaces|lot|lots|free|available|fee|fees|problem|problems|ok|hard|easy),
      (with|has|free|secure|safe|overnight|need|hotel|easy) parking, parking{question}`),
    unless: listOf('national park(s), water park, theme park, amusement park, parking our bags'),
    yes: ['where can we park the van', 'free parking at the pier?', 'hotel parking?'],
    no: ['is there a water park', 'a theme park'],
  },
]
