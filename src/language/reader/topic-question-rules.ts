import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rules.ts'

/** What people ask about topics that trips do not include, in whole questions. */
export const TOPIC_QUESTION_RULES: readonly TopicRule[] = [
  {
    topic: 'tickets',
    reads: listOf(`
      (รถ|เรือ|รถตู้|รถทัวร์|รถไฟ|สองแถว|เฟอร์รี่|สปีดโบ๊ท){fareGap}(รอบ(แรก|สุดท้าย|เช้า|บ่าย|ดึก|ไหน)|เที่ยว(แรก|สุดท้าย)|กี่โมง|กี่รอบ|กี่ชั่วโมง|กี่ชม),
      (ขึ้น|นั่ง|ต่อ|ลง|รอ)(รถ|เรือ|รถตู้|รถทัวร์|รถไฟ|สองแถว|)(ได้|)(ที่|ตรง|ท่า|สถานี)ไหน, (รถ|เรือ|รถตู้|รถทัวร์|รถไฟ|สองแถว){fareGap}(ขึ้น|ลง|จอด)(ที่|ตรง|ท่า|สถานี)ไหน,
      ค่าน้ำมัน…(เท่าไหร่|เท่าไร|กี่บาท), น้ำมัน…กี่บาท, ขับ(รถ|)…กี่(ชั่วโมง|ชม|กิโล|โล), ห่าง…กี่(กิโล|โล|กม), (ไป|มา|ถึง)…ใช้เวลา(นาน|)(เท่าไหร่|เท่าไร|แค่ไหน|กี่),
      (overnight|night|vip|sleeper|first|last|morning|evening) (bus(es)|train(s)|ferry|ferries|boat(s)|minivan(s)), (which|what) (class|seat(s)|berth), (upper|lower) (berth|bunk),
      (which|what) (bus|train|pier|station|terminal|minivan), (when|what time) (is|are|does|do) the (first|last|next|) (bus(es)|train(s)|ferry|ferries|boat(s)|minivan(s)),
      how far (is it|is|are), how many (hours|kilometres|kilometers|km|miles), how long is (the|a) (drive|ride|trip|boat|bus|train|ferry|flight)`),
    unless: listOf(`
      (วัด|ร้าน|ตลาด|พิพิธภัณฑ์|อุทยาน|น้ำตก)…กี่โมง, how many hours (do|should|for|at), {number} night (boat(s)|train(s)|bus(es))`),
    yes: [
      'เรือไปเกาะพยามรอบสุดท้ายกี่โมง',
      'รถตู้ไปแม่สอดขึ้นที่ไหน',
      'น้ำมันไปกลับน่านกี่บาท',
      'overnight bus to Trang any good?',
      'which class on the train north?',
      'how far is it from the pier',
      'when is the last ferry',
    ],
    no: ['วัดเปิดกี่โมง', 'we walk far', 'how many hours do we need at the temple'],
  },
  {
    // Whether a ride suits somebody; roads are in `topic-way-rules.ts`.
    topic: 'tickets',
    reads: listOf(`
      (is|are|would|will) (the|a|an|that|) (night|sleeper|overnight|slow|day|vip|) (train|bus|minivan|ferry|boat|speedboat|longtail|songthaew)(s|es|) (ride|trip|) (be|) (ok|okay|fine|suitable|comfortable|comfy|accessible|doable|manageable|bearable|too much|too rough|wheelchair accessible) [for|with|by|in|?],
      (รถไฟ|รถทัวร์|รถตู้|เรือ|เรือเร็ว|สปีดโบ๊ท|รถบัส){shortAsk}(นั่งสบาย|นั่งไหว|ไหว|โอเค|สะดวก|นั่งได้|ขึ้นได้|เวียนหัว)(ไหม|มั้ย|ป่าว|ปะ|รึเปล่า|หรือเปล่า|หรือไม่)`),
    unless: listOf('รถไฟฟ้า, จอดรถ, (พาหมา|พาแมว|หมา|แมว|วีลแชร์)…ได้'),
    yes: [
      'is the train ok for my dad?',
      'are the boats fine with a baby?',
      'would a night bus be comfortable for gran',
      'รถตู้นั่งสบายไหมคะ',
    ],
    no: [
      'the train is fine for us',
      'a boat with a baby',
      'รถเก๋งขึ้นดอย',
      'เดินขึ้นไหวไหม',
      'ทางเดินสวยไหม',
      'รถเข็นเด็กไปได้ไหม',
    ],
  },
  {
    topic: 'weather',
    reads: listOf(`
      (สภาพ|)อากาศ(ที่|แถว|บน|ใน|ทาง|ฝั่ง|วันนี้|พรุ่งนี้|){fareGap}(เป็นยังไง|เป็นไง|เป็นอย่างไร|เป็นแบบไหน|ยังไงบ้าง|ไงบ้าง|ดีไหม|ดีมั้ย|ร้อนไหม|ร้อนมั้ย|หนาวไหม|หนาวมั้ย|เย็นไหม|เย็นมั้ย),
      (มี|เจอ|โดน)(พายุ|ฝน|มรสุม)…(ไหม|มั้ย|รึเปล่า|หรือเปล่า), (เล่นน้ำ|ลงน้ำ|ดำน้ำ)ได้(ไหม|มั้ย|หรือยัง|รึยัง), (will|would|does|is) it (be|get) (raining|rainy|sunny|stormy|windy), does it rain, (chance|risk) of (rain|storms|a storm)`),
    unless: listOf('อากาศยาน, ฟอกอากาศ'),
    yes: ['อากาศที่เลยปลายเดือนเป็นยังไง', 'เดือนนี้เจอพายุไหม', 'does it rain much in May?', 'will it be sunny on the coast?'],
    no: ['ท่าอากาศยานดีไหม', 'อากาศดีวิวสวย'],
  },
  {
    topic: 'lessons',
    reads: listOf(`
      คอร์ส(ทำ|สอน|เรียน|นวด|มวย|โยคะ|ว่ายน้ำ|ทำอาหาร|ทำขนม), เวิร์คช็อป, เวิร์กช็อป, workshop(s),
      (learn|learning|lessons) (how to|to|) (dive|scuba|scuba dive|surf|kitesurf|cook|box|sail|freedive|climb|ride|massage|meditate), (get|getting|do|doing|take|taking) (my|our|an|the) (open water|padi|advanced open water|divemaster|certification)`),
    unless: listOf('เวิร์คช็อปปิ้ง'),
    yes: ['คอร์สทำอาหารมีที่ไหนบ้าง', 'we want to learn to dive', 'a batik workshop for the kids', 'getting my open water'],
    no: ['a course of seven dishes', 'I have learned that beaches are crowded'],
  },
  {
    // Where their luggage stays meanwhile.
    topic: 'bookings',
    reads: listOf(`
      (ฝาก|เก็บ)(กระเป๋า|สัมภาระ)(เดินทาง|)(ไว้|)(ที่ไหน|ตรงไหน|ได้ไหม|ได้มั้ย|ได้ที่|ไหนดี), ที่(รับ|)ฝาก(กระเป๋า|สัมภาระ), (มี|หา)(ล็อกเกอร์|ล็อคเกอร์|ตู้ล็อกเกอร์),
      (luggage|baggage|bag) (storage|drop|lockers|deposit), left luggage, store (my|our|the|) (bag(s)|luggage|suitcase(s)|backpack(s)),
      (where|anywhere|somewhere|place|possible) (to|can i|can we|could i|could we|do i|do we) (leave|drop|stash|store|keep|park) (my|our|the|) (bag(s)|luggage|suitcase(s)|backpack(s)|cases)`),
    unless: listOf('(bag|luggage) drop (opens|closes), ทำกระเป๋า'),
    yes: [
      'ฝากกระเป๋าที่ไหนได้บ้าง',
      'มีที่ฝากสัมภาระไหม',
      'left luggage at Hat Yai station?',
      'Bag drop? Then two temples',
      'is there anywhere to leave our bags',
    ],
    no: ['ซื้อกระเป๋าที่ไหน', 'we leave our bags at the hotel', 'a bag of durian', 'ฝากลูกไว้กับยาย'],
  },
  {
    topic: 'bookings',
    reads: listOf(`
      จองคิว, (ต้อง|)จอง…(ยังไง|อย่างไร|ที่ไหน|ก่อนไหม|ก่อนมั้ย|ล่วงหน้าไหม|ล่วงหน้ามั้ย), (เช่า|ค่าเช่า)(มอไซ|มอไซค์|มอเตอร์ไซ|มอเตอร์ไซค์|สกู๊ตเตอร์|รถ|จักรยาน|เรือ|เต็นท์|ชุด)…(วันละ|ราคา|กี่|เท่า|แพง),
      (do|should) (we|i|you) (need|have) to (book|reserve), (book|reserve) (it|them|this|that|tickets|a table|a tour|a guide|a boat|in|ahead|beforehand), (stroller|bike|bicycle|motorbike|scooter|boat|kayak|tent|pram|wheelchair) (hire|rental(s)|rent)`),
    unless: listOf('จองแล้ว, จองไว้, จองได้แล้ว, booked'),
    yes: [
      'จองคิวขึ้นภูสอยดาวยังไง',
      'ต้องจองแพก่อนไหม',
      'เช่ามอไซค์แม่สอดวันละกี่บาท',
      'do we need to book ahead?',
      'stroller rental in Trang',
    ],
    no: ['จองห้องแล้ว', 'a book about Trang'],
  },
  {
    topic: 'documents',
    reads: listOf(`
      วีซ่า, พาสปอร์ต, หนังสือเดินทาง, ด่านชายแดน, ใบขับขี่สากล, ซิม, แลกเงิน, visa(s), passport(s),
      border pass, driving licen(c|s)e, ใบขับขี่, international driving permit, sim card(s), esim, exchange money,
      atm(s)`),
    unless: listOf(`
      วีซ่าการ์ด, เครื่องซิม, ซิมคอม, ซิมซิม, ซิมเปิล, ซิมโฟนี`),
    yes: ['ต้องใช้พาสปอร์ตไหม', 'do I need a visa?'],
    no: ['ฟังซิมโฟนี'],
  },
  {
    topic: 'documents',
    reads: listOf(`
      (how much|should we|do we|do i|do you|when) (to|should we|should i|do we|do i|) tip, tipping, (change|exchange|withdraw|get) (money|cash|currency|baht|dollars|euros), (exchange|conversion) rate(s), (credit|debit) card(s), cash or card, (pay|paying|payment) (by|with) (card|cash|credit),
      (power|electric|wall) (plug(s)|socket(s)|adapter(s)|adaptor(s)|outlet(s)), (international|driver's|drivers|driving) (license(s)|licence(s)|permit(s)), dress code,
      (ใส่|แต่ง)(ชุด|ตัว|เสื้อผ้า|)(ยังไง|แบบไหน|อะไร|อย่างไร)(ได้|ดี|ไป|เข้า|ถึง|), (ใส่|นุ่ง)(กางเกงขาสั้น|ขาสั้น|กระโปรง|สั้น|เสื้อแขนกุด|แขนกุด)…(ได้ไหม|ได้มั้ย|เข้าได้), กดเงิน, ตู้เอทีเอ็ม, ตู้กดเงิน, (ต้อง|)(ให้|)ทิป(เท่าไหร่|เท่าไร|ไหม|มั้ย|กี่)`),
    unless: listOf('tips, ทริป'),
    yes: [
      'how much should we tip drivers',
      'where to change money in Trang',
      'power plug in the rooms?',
      'แต่งตัวยังไงเข้าวัง',
      'บนเกาะมีตู้กดเงินไหม',
      'is there a dress code?',
    ],
    no: ['any tips for Trang?', 'tip of the island', 'จัดทริปให้หน่อย'],
  },
  {
    topic: 'health',
    reads: listOf(`
      ประกันการเดินทาง, ประกันภัย, ประกันอุบัติเหตุ, หมอฟัน, ทันต, คลินิก, ร้านยา, ร้านขายยา, dentist(s), clinic(s), pharmacy, pharmacies, doctor(s), (drink|drinking|safe) (the|) tap water, food poisoning, (insect|mosquito|bug) (repellent|spray|bites|nets)`),
    unless: listOf('fish spa clinic, doctor fish, dr fish'),
    yes: ['ต้องทำประกันการเดินทางไหม', 'is there a pharmacy on the island?', 'can we drink tap water'],
    no: ['a doctor fish spa'],
  },
  {
    topic: 'events',
    reads: listOf(`
      (what's|whats|what is|anything|something|anything fun|stuff) (going|happening|) on (in|at|around|there|this|that|over|for|during|tonight|tomorrow|near), (what's|whats|what is|anything) happening, gig(s), live music, countdown(s), fireworks, parade(s), street party, street parties,
      เคาท์ดาวน์, เคาต์ดาวน์, เคาดาวน์, พลุ, งานปีใหม่, งานกาชาด, งานประจำปี, งานประเพณี, ดนตรีสด, มีอะไรให้ดู, มี(เทศกาล|งาน|อีเว้นท์|อีเวนท์|คอนเสิร์ต)อะไร`),
    unless: listOf('มะพลุ, giggle, nothing going on, anything going on here'),
    yes: [
      "what's on in Trang at new year",
      'anything happening in Nan on Saturday?',
      'any gigs that night',
      'เคาท์ดาวน์ที่ไหนดี',
      'ปีใหม่ที่น่านมีอะไรให้ดูบ้าง',
    ],
    no: ['the light is on in the room', 'a big temple', 'what is there to do'],
  },
  {
    topic: 'comparison',
    reads: listOf(`
      เปรียบเทียบ, อันไหนดีกว่า, ที่ไหนดีกว่า, ไหนดีกว่ากัน, อะไรดีกว่า, ต่างกันยังไง, เลือกไม่ถูก,
      เกาะไหนดี, อันไหนดี, จังหวัดไหนดี, เทียบกับ, compare, comparison, compared, which is better,
      is it better, better to, which one, versus, vs, or should (i|we), difference between, worth it`),
    yes: ['กระบี่กับพังงาที่ไหนดีกว่า', 'Krabi vs Phuket?'],
    no: ['ชอบทะเลมากกว่าภูเขา'],
  },
  {
    topic: 'companions',
    reads: listOf(`
      หาเพื่อนร่วมทริป, หาเพื่อนเที่ยว, หาเพื่อนไป, หาคนหาร, หารค่ารถ, หาคนไปด้วย, ใครไปบ้าง, มีใครไป,
      ขอติดรถ, หาเพื่อน(ร่วม|)(ทาง|เดินทาง|ดำน้ำ|เดินป่า|ปีนเขา|แคมป์|แคมปิ้ง|ปั่น|วิ่ง|ขับรถ|ขี่|แบกเป้|หาร), travel buddy, travel buddies, travel companion(s),
      travel partner(s), join us, anyone want to join, share a (taxi|minivan|car), looking for people to,
      meet other travel(l)ers, meet people`),
    yes: ['หาเพื่อนร่วมทริปไปภูกระดึง', 'หาเพื่อนปั่นที่เชียงคาน', 'looking for a travel buddy in December'],
    no: ['ไปกับเพื่อน 4 คน', 'four friends in December'],
  },
]
