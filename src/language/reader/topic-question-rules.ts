import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

// `เรือไปเกาะพยามรอบสุดท้ายกี่โมง`, “how much should we tip”: what people ask about topics that trips do not include, in
// whole questions. The slots are in `topic-slots.ts`. Trains and airports at night are in `topic-service-rules.ts`.

export const TOPIC_QUESTION_RULES: readonly TopicRule[] = [
  {
    name: 'when and where a vehicle leaves, in Thai',
    topic: 'tickets',
    reads: listOf(`
      (รถ|เรือ|รถตู้|รถทัวร์|รถไฟ|สองแถว|เฟอร์รี่|สปีดโบ๊ท){some}(รอบ(แรก|สุดท้าย|เช้า|บ่าย|ดึก|ไหน)|เที่ยว(แรก|สุดท้าย)|กี่โมง|กี่รอบ|
        กี่ชั่วโมง|กี่ชม),
      (ขึ้น|นั่ง|ต่อ|ลง|รอ)(รถ|เรือ|รถตู้|รถทัวร์|รถไฟ|สองแถว|)(ได้)(ที่|ตรง|ท่า|สถานี)ไหน,
      (รถ|เรือ|รถตู้|รถทัวร์|รถไฟ|สองแถว){some}(ขึ้น|ลง|จอด)(ที่|ตรง|ท่า|สถานี)ไหน`),
    unless: listOf('(วัด|ร้าน|ตลาด|พิพิธภัณฑ์|อุทยาน|น้ำตก)…กี่โมง'),
    yes: ['เรือไปเกาะพยามรอบสุดท้ายกี่โมง', 'รถตู้ไปแม่สอดขึ้นที่ไหน'],
    no: ['วัดเปิดกี่โมง'],
  },
  {
    name: 'how long, how far and how much petrol, in Thai',
    topic: 'tickets',
    reads: listOf(`
      ค่าน้ำมัน…(เท่าไหร่|เท่าไร|กี่บาท), น้ำมัน…กี่บาท, ขับ(รถ)…กี่(ชั่วโมง|ชม|กิโล|โล), ห่าง…กี่(กิโล|โล|กม),
      (ไป|มา|ถึง)…ใช้เวลา(นาน)(เท่าไหร่|เท่าไร|แค่ไหน|กี่)`),
    yes: ['น้ำมันไปกลับน่านกี่บาท', 'ขับรถไปเลยกี่ชั่วโมง'],
    no: ['ขับรถไปสองคน'],
  },
  {
    name: 'trains, buses and boats by their hours, and their berths',
    topic: 'tickets',
    reads: listOf(`
      (overnight|night|vip|sleeper|first|last|morning|evening) (bus(es)|train(s)|ferry|ferries|boat(s)|minivan(s)),
      (which|what) (class|seat(s)|berth), (upper|lower) (berth|bunk),
      (which|what) (bus|train|pier|station|terminal|minivan),
      (when|what time) (is|are|does|do) the (first|last|next|) (bus(es)|train(s)|ferry|ferries|boat(s)|minivan(s))`),
    unless: listOf('{number} night (boat(s)|train(s)|bus(es))'),
    yes: [
      'overnight bus to Trang any good?',
      'which class on the train north?',
      'when is the last ferry',
      'an upper berth please',
    ],
    no: ['a 2 night boat'],
  },
  {
    name: 'how far and how long, in English',
    topic: 'tickets',
    reads: listOf(`
      how far (is it|is|are), how many (hours|kilometres|kilometers|km|miles),
      how long is (the|a) (drive|ride|trip|boat|bus|train|ferry|flight)`),
    unless: listOf('how many hours (do|should|for|at)'),
    yes: ['how far is it from the pier', 'how many km is it'],
    no: ['we walk far', 'how many hours do we need at the temple', 'how long is the beach'],
  },
  {
    // Roads are in `topic-way-rules.ts`.
    name: 'whether a ride suits somebody',
    topic: 'tickets',
    reads: listOf(`
      (รถไฟ|รถทัวร์|รถตู้|เรือ|เรือเร็ว|สปีดโบ๊ท|รถบัส){few}(นั่งสบาย|นั่งไหว|ไหว|โอเค|สะดวก|นั่งได้|ขึ้นได้|เวียนหัว)(หรือไม่|{asks}),
      (is|are|would|will) (the|a|an|that|) (night|sleeper|overnight|slow|day|vip|) (train|bus|minivan|ferry|boat|
        speedboat|longtail|songthaew)(s|es|) (ride|trip|) (be) (ok|okay|fine|suitable|comfortable|comfy|accessible|
        doable|manageable|bearable|too much|too rough|wheelchair accessible) [for|with|by|in|?]`),
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
    name: 'the weather somewhere',
    topic: 'weather',
    reads: listOf(`
      (สภาพ)อากาศ(ที่|แถว|บน|ใน|ทาง|ฝั่ง|วันนี้|พรุ่งนี้|){some}(เป็นยังไง|เป็นไง|เป็นอย่างไร|เป็นแบบไหน|ยังไงบ้าง|ไงบ้าง|ดีไหม|ดีมั้ย|ร้อนไหม|
        ร้อนมั้ย|หนาวไหม|หนาวมั้ย|เย็นไหม|เย็นมั้ย),
      (มี|เจอ|โดน)(พายุ|ฝน|มรสุม)…{asks}, (เล่นน้ำ|ลงน้ำ|ดำน้ำ)ได้(หรือยัง|รึยัง|{asks}),
      (will|would|does|is) it (be|get) (raining|rainy|sunny|stormy|windy), does it rain,
      (chance|risk) of (rain|storms|a storm)`),
    unless: listOf('อากาศยาน, ฟอกอากาศ'),
    yes: [
      'อากาศที่เลยปลายเดือนเป็นยังไง',
      'เดือนนี้เจอพายุไหม',
      'does it rain much in May?',
      'will it be sunny on the coast?',
      'ลงน้ำได้หรือยัง',
    ],
    no: ['ท่าอากาศยานดีไหม', 'อากาศดีวิวสวย', 'มีเครื่องฟอกอากาศ'],
  },
  {
    name: 'courses and workshops',
    topic: 'lessons',
    reads: listOf(`
      คอร์ส(ทำ|สอน|เรียน|นวด|มวย|โยคะ|ว่ายน้ำ|ทำอาหาร|ทำขนม), เวิร์(ค|ก)ช็อป,
      workshop(s),
      (learn|learning|lessons) (how to|to|) (dive|scuba|scuba dive|surf|kitesurf|cook|box|sail|freedive|climb|ride|
        massage|meditate),
      (get|getting|do|doing|take|taking) (my|our|an|the) (open water|padi|advanced open water|divemaster|
        certification)`),
    unless: listOf('เวิร์คช็อปปิ้ง'),
    yes: [
      'คอร์สทำอาหารมีที่ไหนบ้าง',
      'we want to learn to dive',
      'a batik workshop for the kids',
      'getting my open water',
      'ลงเวิร์กช็อปทำผ้า',
    ],
    no: ['a course of seven dishes', 'I have learned that beaches are crowded', 'เวิร์คช็อปปิ้ง'],
  },
  {
    name: 'where their luggage stays',
    topic: 'bookings',
    reads: listOf(`
      (ฝาก|เก็บ)(กระเป๋า|สัมภาระ)(เดินทาง)(ไว้)(ที่ไหน|ตรงไหน|ได้ไหม|ได้มั้ย|ได้ที่|ไหนดี), ที่(รับ)ฝาก(กระเป๋า|สัมภาระ),
      (มี|หา)(ล็อกเกอร์|ล็อคเกอร์|ตู้ล็อกเกอร์),
      (luggage|baggage|bag) (storage|drop|lockers|deposit), left luggage,
      store (my|our|the|) (bag(s)|luggage|suitcase(s)|backpack(s)),
      (where|anywhere|somewhere|place|possible) (to|can i|can we|could i|could we|do i|do we) (leave|drop|stash|store|
        keep|park) (my|our|the|) (bag(s)|luggage|suitcase(s)|backpack(s)|cases)`),
    unless: listOf(`
      ทำกระเป๋า,
      (bag|luggage) drop (opens|closes)`),
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
    name: 'what must be booked, and rentals',
    topic: 'bookings',
    reads: listOf(`
      จองคิว, (ต้อง)จอง…(ยังไง|อย่างไร|ที่ไหน|ก่อนไหม|ก่อนมั้ย|ล่วงหน้าไหม|ล่วงหน้ามั้ย),
      (เช่า|ค่าเช่า)(มอไซ|มอไซค์|มอเตอร์ไซ|มอเตอร์ไซค์|สกู๊ตเตอร์|รถ|จักรยาน|เรือ|เต็นท์|ชุด)…(วันละ|ราคา|กี่|เท่า|แพง),
      (do|should) (we|i|you) (need|have) to (book|reserve),
      (book|reserve) (it|them|this|that|tickets|a table|a tour|a guide|a boat|in|ahead|beforehand),
      (stroller|bike|bicycle|motorbike|scooter|boat|kayak|tent|pram|wheelchair) (hire|rental(s)|rent)`),
    unless: listOf(`
      จองแล้ว, จองไว้, จองได้แล้ว,
      booked`),
    yes: [
      'จองคิวขึ้นภูสอยดาวยังไง',
      'ต้องจองแพก่อนไหม',
      'เช่ามอไซค์แม่สอดวันละกี่บาท',
      'do we need to book ahead?',
      'stroller rental in Trang',
    ],
    no: ['จองห้องแล้ว', 'a book about Trang', 'จองไว้ที่ปายแล้ว'],
  },
  {
    name: 'visas, licences, SIM cards and money',
    topic: 'documents',
    reads: listOf(`
      (วีซ่า|พาสปอร์ต|หนังสือเดินทาง|ด่านชายแดน), ใบขับขี่, ซิม, แลกเงิน,
      (visa|passport)(s), border pass, driving licen(c|s)e, international driving permit, (sim card(s)|esim),
      exchange money, atm(s)`),
    unless: listOf('วีซ่าการ์ด, เครื่องซิม, ซิมคอม, ซิมซิม, ซิมเปิล, ซิมโฟนี'),
    yes: ['ต้องใช้พาสปอร์ตไหม', 'do I need a visa?', 'ซื้อซิมที่ไหน', 'any atms on the island'],
    no: ['ฟังซิมโฟนี', 'วีซ่าการ์ด'],
  },
  {
    name: 'tips, cash and cards',
    topic: 'documents',
    reads: listOf(`
      กดเงิน, ตู้เอทีเอ็ม, ตู้กดเงิน, (ต้อง)(ให้)ทิป(เท่าไหร่|เท่าไร|กี่|{asks}),
      (how much|should we|do we|do i|do you|when) (to|should we|should i|do we|do i|) tip, tipping,
      (change|exchange|withdraw|get) (money|cash|currency|baht|dollars|euros), (exchange|conversion) rate(s),
      (credit|debit) card(s), cash or card, (pay|paying|payment) (by|with) (card|cash|credit)`),
    unless: listOf(`
      ทริป,
      tips`),
    yes: ['how much should we tip drivers', 'where to change money in Trang', 'บนเกาะมีตู้กดเงินไหม', 'can we pay by card'],
    no: ['any tips for Trang?', 'tip of the island', 'จัดทริปให้หน่อย', 'a tip of the day', 'จ่ายค่าทริป'],
  },
  {
    name: 'plugs and licences',
    topic: 'documents',
    reads: listOf(`
      (power|electric|wall) (plug(s)|socket(s)|adapter(s)|adaptor(s)|outlet(s)),
      (international|driver's|drivers|driving) (license(s)|licence(s)|permit(s))`),
    yes: ['power plug in the rooms?', "an international driver's license"],
    no: ['driving to the power station'],
  },
  {
    name: 'what to wear',
    topic: 'documents',
    reads: listOf(`
      (ใส่|แต่ง)(ชุด|ตัว|เสื้อผ้า|)(ยังไง|แบบไหน|อะไร|อย่างไร)(ได้|ดี|ไป|เข้า|ถึง|),
      (ใส่|นุ่ง)(กางเกงขาสั้น|ขาสั้น|กระโปรง|สั้น|เสื้อแขนกุด|แขนกุด)…(ได้ไหม|ได้มั้ย|เข้าได้),
      dress code`),
    yes: ['แต่งตัวยังไงเข้าวัง', 'is there a dress code?', 'ใส่ขาสั้นเข้าวัดได้ไหม'],
    no: ['ใส่เสื้อสีขาว'],
  },
  {
    name: 'doctors, pharmacies and insurance',
    topic: 'health',
    reads: listOf(`
      ประกันการเดินทาง, ประกันภัย, ประกันอุบัติเหตุ, หมอฟัน, ทันต, คลินิก, ร้านยา, ร้านขายยา,
      dentist(s), clinic(s), pharmacy, pharmacies, doctor(s)`),
    unless: listOf('fish spa clinic, doctor fish, dr fish'),
    yes: ['ต้องทำประกันการเดินทางไหม', 'is there a pharmacy on the island?', 'มีร้านขายยาไหม', 'a dentist in Trang'],
    no: ['a doctor fish spa', 'fish spa clinic'],
  },
  {
    name: 'water, food and insects',
    topic: 'health',
    reads: listOf(`
      (drink|drinking|safe) (the) tap water, food poisoning, (insect|mosquito|bug) (repellent|spray|bites|nets)`),
    yes: ['can we drink tap water', 'mosquito nets in the rooms'],
    no: ['tap dancing'],
  },
  {
    name: 'what is on, in Thai',
    topic: 'events',
    reads: listOf(`
      (เคาท์|เคาต์|เคา)ดาวน์, พลุ, งานปีใหม่, งานกาชาด, งานประจำปี, งานประเพณี, ดนตรีสด, มีอะไรให้ดู,
      มี(เทศกาล|งาน|อีเว้นท์|อีเวนท์|คอนเสิร์ต)อะไร`),
    unless: listOf('มะพลุ'),
    yes: ['เคาท์ดาวน์ที่ไหนดี', 'ปีใหม่ที่น่านมีอะไรให้ดูบ้าง', 'งานประจำปีวันไหน', 'มีดนตรีสดไหม'],
    no: ['มะพลุป่า'],
  },
  {
    name: 'what is on, in English',
    topic: 'events',
    reads: listOf(`
      (what's|whats|what is|anything|something|anything fun|stuff) (going|happening|) on (in|at|around|there|this|
        that|over|for|during|tonight|tomorrow|near),
      (what's|whats|what is|anything) happening, gig(s), live music, countdown(s), fireworks, parade(s),
      street (party|parties)`),
    unless: listOf('giggle, nothing going on, anything going on here'),
    yes: ["what's on in Trang at new year", 'anything happening in Nan on Saturday?', 'any gigs that night'],
    no: ['the light is on in the room', 'a big temple', 'what is there to do', 'a giggle'],
  },
  {
    name: 'when a feast is',
    topic: 'events',
    reads: listOf(`
      {feastTh}{few}(หมด|จบ|เลิก|ผ่าน)(ไป)(แล้ว)(ยัง|หรือยัง|รึยัง),
      {feastTh}{few}(วันไหน|เมื่อไหร่|เมื่อไร|วันที่เท่าไหร่|วันที่เท่าไร|ถึงวันไหน|ถึงเมื่อไหร่|เดือนไหน|จัดที่ไหน),
      {feast}{some}(already over|over already|over by then|over yet|still on|on yet|on then|on that week|
        finished by then|still going|already finished),
      (is|was|has) it (already) (over|finished) (already) (this year|by then|yet),
      (when is|when's|what day is|what date is|which day is|what are the dates of|dates of) (the) {feast}`),
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
  {
    name: 'which is better',
    topic: 'comparison',
    reads: listOf(`
      เปรียบเทียบ, อันไหนดีกว่า, ที่ไหนดีกว่า, ไหนดีกว่ากัน, อะไรดีกว่า, ต่างกันยังไง, เลือกไม่ถูก, (อัน|เกาะ|จังหวัด)ไหนดี, เทียบกับ,
      compare, comparison, compared, which is better, is it better, better to, which one, versus, vs,
      or should (i|we), difference between, worth it`),
    yes: ['กระบี่กับพังงาที่ไหนดีกว่า', 'Krabi vs Phuket?', 'เกาะไหนดี', 'เลือกไม่ถูกเลย', 'should we go or should we stay'],
    no: ['ชอบทะเลมากกว่าภูเขา', 'ชอบทะเลมากกว่าเขา', 'better roads'],
  },
  {
    name: 'who looks for company',
    topic: 'companions',
    reads: listOf(`
      หาเพื่อน(ร่วมทริป|เที่ยว|ไป), หาคนหาร, หารค่ารถ, หาคนไปด้วย, ใครไปบ้าง, มีใครไป, ขอติดรถ,
      หาเพื่อน(ร่วม)(ทาง|เดินทาง|ดำน้ำ|เดินป่า|ปีนเขา|แคมป์|แคมปิ้ง|ปั่น|วิ่ง|ขับรถ|ขี่|แบกเป้|หาร),
      travel (buddy|buddies|companion(s)|partner(s)), join us, anyone want to join, share a (taxi|minivan|car),
      looking for people to, meet other travel(l)ers, meet people`),
    yes: [
      'หาเพื่อนร่วมทริปไปภูกระดึง',
      'หาเพื่อนปั่นที่เชียงคาน',
      'looking for a travel buddy in December',
      'ใครไปบ้างครับ',
      'ขอติดรถไปด้วย',
    ],
    no: ['ไปกับเพื่อน 4 คน', 'four friends in December', 'meeting a friend'],
  },
]
