import { listOf } from './phrases.ts'

// `พาหมาไปได้ไหม`, “where can we hire a scooter”: what trips do not include, so that it is quoted with what to do
// instead.

/** What trips do not include and the planner cannot use. Each has its own sentence in `UNMET_REASONS`. */
export const TOPICS = [
  'accommodation',
  'raft_stay',
  'tickets',
  'roads',
  'crowds',
  'flights',
  'bookings',
  'events',
  'closures',
  'lessons',
  'companions',
  'pets',
  'safety',
  'health',
  'diet',
  'weather',
  'documents',
  'comparison',
  'limits',
  'occasion',
] as const
export type Topic = (typeof TOPICS)[number]

export interface TopicRule {
  readonly topic: Topic
  /** Phrases, in the notation of `phrasePattern`. */
  readonly reads: readonly string[]
  /** Longer phrases in which these words mean something else. */
  readonly unless?: readonly string[]
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export const TOPIC_RULES: readonly TopicRule[] = [
  {
    topic: 'accommodation',
    reads: listOf(`
      หาห้อง, ห้องแอร์, ห้องพัดลม, คืนละ, มีเตียง,
      ที่พัก, โรงแรม, รีสอร์ท, รีสอร์ต, เกสต์เฮาส์, เกสเฮ้าส์, โฮสเทล, บังกะโล, บ้านพัก, วิลล่า,
      พูลวิลล่า, โฮมสเตย์, โฮเทล, ห้องพัก, ห้องนอน, พักที่ไหน, พักแถวไหน, พักไหน, นอนที่ไหน, นอนแถวไหน,
      พักย่านไหน, พักโซนไหน, พักตรงไหน, นอนไหนดี, นอนโซนไหน, นอนตรงไหน, (หา|มี)ที่(นอน|ซุกหัวนอน), ห้อง(ยัง|)(เต็ม|เหลือ|ว่าง), คอนโด, hotel(s), hostel(s), guesthouse(s), guest house(s), resort(s), bungalow(s),
      villa(s), airbnb(s), room(s), beach hut(s), accommodation(s), accomodation(s), accom, lodging(s),
      homestay(s), apartment(s), dorm(s), suite(s), ensuite, where to stay, where should (i|we) stay,
      place(s) to (stay|sleep), somewhere to (stay|sleep), best area to stay, area … to stay, area is best to stay, stay in for,
      where to sleep, stay at, staying at, booked at`),
    unless: listOf(`
      (conference|meeting|class|prayer|seminar|escape|rage|changing|dining|tea|waiting|emergency|court|board|function|show|fitting|karaoke) room(s), classroom(s), ห้องประชุม,
      กลับโรงแรม, กลับที่พัก, กลับถึงที่พัก, กลับถึงโรงแรม, ออกจากโรงแรม, ออกจากที่พัก, ถึงโรงแรม,
      ถึงที่พัก, โรงแรมผี, breathing room, back (at|to|in) (the|our|my|) hotel, leave (the|our|my) hotel,
      leaving (the|our|my) hotel, out of (the|our|my) (hotel|room), at the hotel by, from (the|our|my) hotel`),
    yes: [
      'หาที่พักริมหาดราคาไม่แรง',
      'นอนแถวไหนดี',
      'ช่วงนั้นห้องเต็มหรือยัง',
      'หาที่นอนริมน้ำ',
      'any cheap hostels near the pier?',
      'which area is best to stay in?',
    ],
    no: [
      'I only saw meeting rooms',
      'กลับโรงแรมก่อนสองทุ่ม',
      'ออกจากที่พัก 9 โมง',
      'be back at the hotel by 6',
      'must be back at hotel by 3pm',
    ],
  },
  {
    topic: 'raft_stay',
    reads: listOf(`
      (นอน|ค้าง|พัก)(บน|ที่|ใน|เรือน|)แพ, แพพัก, เรือนแพ(ค้าง|พัก|นอน), (นอน|พัก|ค้าง)(บน|ที่|ใน|)(บ้านต้นไม้|เรือนแพ|โฮมสเตย์แพ),
      แพ(เธค|ดิสโก้|คาราโอเกะ|ปาร์ตี้|ลาก|เปียก|เช่า|เหมา|ค้าง|ส่วนตัว|กรุ๊ป), (หา|ขอ|แนะนำ|จอง|เช่า|เหมา|เบอร์)แพ(แบบ|ที่|ไหน|หน่อย|เจ้า|ดี|ราคา|ให้|สัก|สำหรับ|ล่อง|แถว|ริม|กาญ|เขื่อน| ),
      (raft|floating) (house(s)|hut(s)|bungalow(s)|lodge(s)|hotel(s)|room(s)|accommodation), rafthouse(s), houseboat(s), treehouse(s), tree house(s),
      (sleep|sleeping|stay|staying|overnight|night) (on|in|at) (a|the|one of the|some) raft(s)`),
    unless: listOf('พักแพง, นอนแพง, แพท, แพร่, แพรว, แพ็ค, แพค(เก|เก็), แพลน'),
    yes: [
      'หาแพแบบมีคาราโอเกะ 12 คน',
      'ขอเบอร์แพหน่อย',
      'นอนแพเชี่ยวหลาน 1 คืน',
      'one night in a raft house',
      'sleep in a treehouse',
    ],
    no: [
      'ที่พักแพงไปหน่อย',
      'ล่องแพไม้ไผ่',
      'a floating market',
      'bamboo rafting on the river',
      'พักแพร่ 2 คืน',
      'หาแพ็คเกจเกาะ',
      'ขอแพลนหน่อย',
    ],
  },
  {
    topic: 'tickets',
    reads: listOf(`
      boat from, boats from, boat still, boats still, boat times, ferry times, มีรถสองแถวไหม, มีรถไหม, มีเรือไหม, มีรถรับส่ง, รอบวันไหน, มีรอบ, กี่รอบ, ออกกี่โมง, เบอร์เรือ, เบอร์รถ,
      ตั๋ว, ค่าตั๋ว, ค่ารถ, ค่าโดยสาร, ค่าเรือ, ค่าเดินทาง, รอบรถ, รอบเรือ, ตารางรถ, ตารางเรือ,
      ตารางเดินรถ, เที่ยวรถ, วิธีไป, วิธีเดินทาง, ถามทาง, (สอบถาม|ถาม|ปรึกษา|แนะนำ)(เรื่อง|)การเดินทาง, ไปยังไง, ไปไง, ไปอย่างไร, เดินทางยังไง, เดินทางอย่างไร,
      เดินทางไง, ข้อมูลการเดินทาง, ต่อรถ, นั่งรถอะไร, รถอะไร, รถสายไหน, ขึ้นรถที่ไหน, ลงสถานีไหน,
      ลงรถที่ไหน, บขส, ขนส่งหมอชิต, การเดินทางลำบาก, ใช้เวลาเดินทาง,
      ใช้เวลากี่ชั่วโมง, ไปทางไหน, เส้นทางไหน, ข้ามเรือ, เรือเฟอร์รี่, เฟอร์รี่, สปีดโบ๊ท, ticket(s),
      timetable(s), fare(s), how to get (to|from|there|around), how do (i|we) get, how can (i|we) get,
      how to go, how (best|) to travel, best way to (get|travel|go|reach), way to (get|travel|transfer|reach), get from … to,
      transfer from, transfer(s), ferry, ferries, night bus(es), sleeper train(s), bus schedule(s),
      train schedule(s), (transport|transportation|transportations) (option|advice|question|help|tip)(s), available route(s),
      {howmuch} {ride}, (rate|price|cost|fare)(s) (for|of) (a|an|the|) {ride}, {ride}{dot}(price|cost|fare|rate)(s), {ride} (cost(s)|charge(s)|run(s) me), ค่า(แท็กซี่|แกร็บ|แกร๊บ|แกรบ|โบลท์|วิน|มอเตอร์ไซค์รับจ้าง|มอไซค์รับจ้าง|สองแถว|ตุ๊กตุ๊ก|ตุ๊ก|รถตู้|รถทัวร์|รถไฟ|เครื่องบิน),
      (แท็กซี่|แกร็บ|แกร๊บ|แกรบ|โบลท์|สองแถว|ตุ๊กตุ๊ก|รถตุ๊ก|รถตู้|รถทัวร์|รถไฟ|เรือ){fareGap}(เท่าไหร่|เท่าไร|กี่บาท|แพงไหม|แพงมั้ย|ราคาเท่า),
      มีรถ(ประจำทาง|เมล์|บัส|ทัวร์|ตู้|ไฟ|สองแถว|สาธารณะ|โดยสาร|แดง|รับจ้าง)…(ไหม|มั้ย|ไม๊|มัย|หรือเปล่า|รึเปล่า|ป่าว|บ้าง), รถประจำทาง(มี|ไป|ผ่าน|วิ่ง), (เรียก|หา|โบก)(แท็กซี่|แกร็บ|แกรบ|รถ|สองแถว|ตุ๊กตุ๊ก)(ได้|ง่าย|ยาก)…(ไหม|มั้ย|หรือเปล่า|รึเปล่า),
      (is|are) there (a|an|any|) (direct|local|public|regular|good|) (bus|buses|train|trains|minivan|minivans|songthaew|songthaews|taxi|taxis|grab|public transport|boats|ferries), (do|does) (the|any|) (bus|buses|train|trains|minivans|songthaews|boats|grab|bolt|public transport) (still|) (run|go|stop|operate|work), border crossing, how long does it take, how much time, travel time(s), bus station`),
    unless: ['entrance ticket(s)', 'admission ticket(s)'],
    yes: [
      'ไปปายยังไงดี มีรอบรถกี่โมง',
      'ค่าเรือไปหลีเป๊ะเท่าไหร่',
      'สอบถามการเดินทางจากสนามบินตรังไปเกาะมุก',
      'how do I get from Trat to Koh Kood?',
      'is there a night bus',
      'how much is a grab from Don Mueang?',
      'taxi price to Ao Nang',
      'แท็กซี่ไปสนามบินประมาณเท่าไหร่',
      'ค่าสองแถวกี่บาท',
      'มีรถเมล์ไปหาดไหมครับ',
      'are there any buses to the waterfall?',
      'do songthaews run at night?',
    ],
    no: [
      'เดินทางด้วยรถยนต์ส่วนตัว',
      'we take taxis everywhere',
      'how much luggage can we take',
      'นั่งแท็กซี่ทั้งวัน',
      'we travel by public transport',
    ],
  },
  {
    topic: 'flights',
    reads: listOf(`
      เครื่องถึง, เครื่องออก, เครื่องกลับ, เครื่องลง, ลงเครื่อง, รอบบิน, landing, we land, i land, lands at, land at, land in, same airport, our airport,
      ตั๋วเครื่องบิน, เที่ยวบิน, ไฟลท์, ไฟลต์, ไฟท์บิน, นั่งเครื่อง, ขึ้นเครื่อง, เครื่องบิน, บินไป,
      บินกลับ, บินจาก, บินลง, บินตรง, สายการบิน, flight(s), fly, flying, flies, airfare(s), airline(s),
      plane ticket(s), layover(s), stopover(s)`),
    unless: listOf(`
      fly fishing, flying fox, (fly|flying) (a|my|our|the|) drone(s), butterfly, firefly, fruit fly, flight of the gibbon, เที่ยวบินเล่น,
      บอลลูน`),
    yes: ['บินจากหาดใหญ่ไปเชียงใหม่', 'fly from Samui to Chiang Mai', 'our flight lands at 9'],
    no: ['can I fly my drone there', 'try the flying fox', 'fireflies at night'],
  },
  {
    topic: 'bookings',
    reads: listOf(`
      ต้องจองไหม, ต้องจองคิว, ต้องจองก่อน,
      เช่ารถที่ไหน, เช่ารถ…ที่ไหน, จะเช่ารถ, ร้านเช่ารถ, เช่ามอไซ…ที่ไหน, เหมารถ, เหมาเรือ, เหมาลำ, จองเรือ, เช่าเรือ,
      หาไกด์, ไกด์, ทัวร์เจ้าไหน, บริษัททัวร์, แพ็กเกจทัวร์, แพ็คเกจทัวร์, แพคเกจทัวร์, ซื้อทัวร์,
      จองทัวร์, แนะนำเรือ, liveaboard, ลิฟอะบอร์ด, จองล่วงหน้า, จองที่, จองยังไง, รับจัดทริป, คนขับ,
      ทัวร์ดีๆ, tour guide(s), local guide(s), private guide(s), tour compan(y|ies), tour operator(s),
      tour agenc(y|ies), travel agenc(y|ies), travel agent(s), excursion(s), package tour(s), rent a car,
      rent a scooter, rent a motorbike, rent motorbike(s), hire motorbike(s), hire a motorbike,
      hire a scooter, hire a car, hire a driver, private driver, car hire, motorbike rental,
      scooter rental, car rental, {vehicle} (with|and|plus|&) (a|our own|its own|) (private|english speaking|good|) (driver|chauffeur|captain), {vehicle} (hire|rental|charter),
      (need|want|arrange|find|get|hire|book|organise|organize) (us|me|) (a|an|) (private|good|english speaking|local|) driver, (someone|somebody|anyone) to (drive|guide|take|pick|show) us, airport (pickup|pick up|pick-up),
      เช่า(รถ|มอไซค์|มอเตอร์ไซค์|จักรยาน|เรือ|เต็นท์){fareGap}(เท่าไหร่|เท่าไร|กี่บาท|แพงไหม|แพงมั้ย), รถรับส่ง, หาคนขับ, (can|could|would|please) (you|u|) (please|) book (me|us|), รถตู้(ให้เช่า|เหมา|รับจ้าง), รถเหมา, หารถ(ตู้|บัส|เช่า|เหมา), เช่า(รถตู้|รถบัส|เรือ)(พร้อม|), book in advance, book online,
      booked up`),
    unless: [
      'ไม่เอาไกด์',
      'without a guide',
      'เช่ารถขับเอง',
      'เป็นคนขับ',
      'คนขับ(รถ|)(คือ|เป็น|ก็|)(แฟน|สามี|พ่อ|ผม|เรา|ฉัน|หนู|ลูกชาย|ลูกสาว|พี่ชาย|พี่สาว|พี่เขย|น้องชาย|เพื่อน|น้า|ลุง|อา)',
      'คนขับ(รถ|)(มี|แค่|)(คนเดียว|{number} คน)',
      'ไม่มีคนขับ',
      '(have|got|booked|hired) (a|an|our|our own) {vehicle} (with|and) (a|our own|) driver',
    ],
    yes: [
      'อยากเหมาเรือไปเกาะ',
      'แนะนำไกด์หน่อย',
      'where can we hire a scooter',
      'a liveaboard in March',
      'a minibus with driver for 10',
      'can you book us a boat',
      'หารถตู้ไปน่าน 9 คน',
      'we need someone to drive us',
      'เช่ามอไซค์ที่ปายวันละเท่าไหร่',
    ],
    no: [
      'เช่ารถขับเอง 3 วัน',
      'คนขับคือสามี',
      'คนขับมีคนเดียว',
      'we drive our own car',
      'we have a van with driver',
      'my husband is a bus driver',
    ],
  },
  {
    topic: 'events',
    reads: listOf(`
      มีงาน, งานอีเว้น, อีเว้น, อีเวนต์, อีเว้นท์, อีเวนท์, คอนเสิร์ต, เทศกาลอะไร, งานอะไร, งานไหน,
      งานวัด, แข่งวิ่ง, งานแฟร์, มหกรรม, นิทรรศการ, งานวิ่ง, มาราธอน, event(s), concert(s), festival(s),
      exhibition(s), full moon part(y|ies), half moon part(y|ies), marathon(s), match tickets`),
    unless: listOf(`
      สงกรานต์, ลอยกระทง, (no|not|never|without|avoid|avoiding|skip|skipping|hate|don't|rather than)…(full|half) moon part(y|ies), main event`),
    yes: ['สุดสัปดาห์นี้มีงานอะไรบ้าง', 'any concerts in Bangkok that weekend?'],
    no: ['the main event is the temple', 'ไปงานแต่งพี่แล้วเที่ยวต่อ', "we're not after full moon parties"],
  },
  {
    topic: 'lessons',
    reads: listOf(`
      คอร์สเรียน, คลาสเรียน, เรียนดำน้ำ, เรียนทำอาหาร, สอนทำอาหาร, คลาสทำอาหาร, เรียนมวย, เรียนนวด, โยคะ,
      สอบใบ, คอร์สดำน้ำ, cooking class(es), cooking course(s), cooking school(s), cookery class(es),
      cooking lesson(s), diving course(s), dive course(s), dive certification, padi, open water course,
      massage course(s), yoga, surf lesson(s), muay thai training, muay thai class(es),
      language school(s), lesson(s), meditation retreat(s)`),
    yes: ['อยากเรียนทำอาหารไทยสักวัน', 'a cooking class in the morning', 'get PADI certified'],
    no: ['street food and night markets'],
  },
  {
    topic: 'pets',
    reads: listOf(`
      หมา, น้องหมา, สุนัข, แมวไปด้วย, น้องแมว, สัตว์เลี้ยง, พาแมว, พาหมา, (กับ|มี|รับ|ให้)แมว, แมว{number}ตัว, แมว(เข้า|พัก|อยู่|นอน)ได้, (cat(s)|kitten(s)) (allowed|accepted|welcome|ok|okay|permitted), (bring|bringing|take|taking|travel with|travelling with) (a|the|two|our|my) (cat|cats|kitten), (allow|accept|accepts|allows|welcome) (cats|dogs), our dog(s), my dog(s), a dog,
      golden retriever(s), labrador(s), poodle(s), chihuahua(s), corgi(s), beagle(s), shih tzu(s), pomeranian(s), husky, huskies, pug(s), bulldog(s), frenchie, dachshund(s), (my|our|the|a) (puppy|pup|pooch|kitten|doggo), fur baby, fur babies, furbaby, fur kid(s),
      ชิวาวา, ชิสุ, พุดเดิ้ล, พุดเดิล, ปอมเมอ, โกลเด้น, ลาบราดอร์, คอร์กี้, บีเกิ้ล, ไซบีเรียน, หมาบางแก้ว, บูลด็อก, เฟรนช์บูล, น้องปั๊ก, ลูกสี่ขา, เจ้าสี่ขา, น้องสี่ขา, เจ้าตูบ, น้องตูบ,
      with dog(s), (me|and|plus) (dog|doggy|pup), {plus}(dog|doggy|pup), {number} (dog|dogs|cat|cats), small dog, pet(s), pet friendly, dog friendly, our cat(s), my cat(s)`),
    unless: listOf(`
      (ฝาก|ทิ้ง)(หมา|แมว|น้องหมา|น้องแมว|สุนัข|สัตว์เลี้ยง)(ไว้|ไป|)(กับ|ที่|ให้|บ้าน|โรงแรม|{itemEnd}), (leave|leaving|left|drop|dropping) (the|our|my) (dog|cat|pet)(s) (with|at|behind), (our|my|the) (dog|cat|pet)(s) (stay|stays|is staying|will stay|are staying|go to|goes to) (with|at|behind|home|kennels),
      ละหมาด, หมาลำ, เหมา, หมาย, หมาก, หมายเลข, กลัวหมา, หมาจรจัด, stray dog(s), wild dog(s), คาเฟ่หมา, คาเฟ่แมว,
      (โกลเด้น|คอร์กี้|ไซบีเรียน)คาเฟ่, คาเฟ่(โกลเด้น|คอร์กี้|ไซบีเรียน), โกลเด้นบีช, โกลเด้นเกท, (corgi|husky|golden retriever|poodle) (cafe|café|farm), dog cafe, dog café, cat cafe, petting, สุนัขจรจัด, อาหารสุนัข`),
    yes: ['พาหมาไปได้ไหม', 'we bring our dog', '1 dog', 'me and our beagle', 'พาน้องพุดเดิ้ล', 'กับแมวสองตัว', 'cats allowed'],
    no: [
      'อยากเหมาลำ',
      'จุดหมายคือทะเล',
      'a petting zoo',
      'a husky cafe',
      'คาเฟ่แมวน่ารัก',
      'ฝากหมาไว้กับยาย',
      'leaving our dog with gran',
    ],
  },
  {
    topic: 'safety',
    reads: listOf(`
      ปลอดภัยไหม, ปลอดภัยมั้ย, ปลอดภัยหรือเปล่า, ปลอดภัย(แล้ว|ดี|)(ยัง|หรือยัง|รึยัง|ป่าว|ป่ะ|ปะ|รึเปล่า|หรือไม่), ข่าว(เรื่อง|)(ชายแดน|ยิง|ปะทะ|สู้รบ), ชายแดน(สงบ|เปิด|ไปได้|เข้าได้)(แล้ว|)(ยัง|ไหม|มั้ย|หรือยัง|รึยัง), ยิงกัน(อยู่|), ปะทะกัน, สู้รบ, อันตรายไหม, อันตรายมั้ย, น่ากลัวไหม, น่ากลัวมั้ย,
      ความปลอดภัย, อันตรายรึเปล่า, ระเบิด, มิจฉาชีพ, โดนโกง, is it safe, safe to, safe for, safety,
      dangerous, scam(s), crime, unrest, is … safe, how safe, travel (warning|advisory|advisories|advice)(s), protest(s), {asks} safe, (feel|feels|stay|be|still|not|really|perfectly|totally|quite) safe, safely, unsafe, safer,
      (how|too|very|is it|bit|so) risky, {asks} (secure|ok at night|okay at night|risky), (get|got|getting|been) (robbed|mugged|ripped off|pickpocketed), pickpocket(s), robbery, mugging(s), bomb(s), bombing(s), insurgency, insurgents, terrorism, terrorist(s), violence, kidnapping,
      no go (area|areas|zone|zones), (worried|worries|nervous|concerned|anxious|uneasy|scared) about (the|our|her|his|my|) (safety|security|road|roads|area|border|south|deep south|driving|situation|violence|crime|scams|currents|traffic),
      (strong|dangerous) currents, currents … strong, rip current(s), riptide(s), jellyfish, alone (at night|after dark|in the dark), (at night|after dark) alone`),
    unless: listOf('safe (bet|travels|trip|journey|side), worries about the (cost|price)'),
    yes: [
      'ผู้หญิงไปคนเดียวปลอดภัยไหม',
      'หลังข่าวชายแดนไปตราดได้ไหม',
      'เส้นนั้นปลอดภัยยัง',
      'is it safe for a woman alone?',
      'Is the mountain road from Loei to Phetchabun safe in the rain?',
      'gran is worried about the border',
      'are the currents strong in May?',
      'can I walk around alone after dark?',
      'is Ranong okay at night?',
    ],
    no: [
      'a peaceful and quiet place',
      'a safe bet for beaches',
      'to be on the safe side',
      'she worries about the cost',
    ],
  },
  {
    topic: 'health',
    reads: listOf(`
      วัคซีน, มาลาเรีย, ไข้เลือดออก, โรงพยาบาล, เมารถ, เมาโค้ง, เมาเรือ, โรคหัวใจ, ความดัน, ตั้งครรภ์, คนท้อง,
      ท้องแก่, ท้อง…เดือน, ท้องอ่อน, (เค้า|เขา|แฟน|เมีย|ภรรยา|น้อง|พี่|พี่สาว|น้องสาว|เรา|ฉัน|หนู|ดิฉัน|เพื่อน)(กำลัง|)ท้อง(อยู่|แล้ว|{ends}), ประกันเดินทาง, หอบหืด, malaria, dengue, rabies,
      vaccin(e|es|ation|ations|ated), mosquito(es), hospital(s), pregnant, travel insurance, (sea|car|travel|motion|bus)sick(ness), (sea|car|travel|bus) sick(ness), (winding|windy|curvy|twisty|bendy|mountain) road(s) (make|makes|made|give|gives) (me|us|him|her|them|my …|our …) (ill|sick|queasy|nauseous|dizzy|carsick|throw up|vomit), (sick|queasy|nauseous|dizzy|ill|throws up|throw up|vomits) on (winding|windy|curvy|twisty|bendy|mountain|bad) road(s),
      motion sickness, medication(s), zika, heart condition, asthma`),
    unless: ['ท้องถิ่น', 'ท้องฟ้า', 'ท้องทะเล', 'ท้องนา', 'ท้องตลาด'],
    yes: [
      'ท้อง 5 เดือนไปได้ไหม',
      'พี่สาวท้องอยู่',
      'แม่เมาโค้งง่าย',
      'my son gets carsick',
      'winding roads make her ill',
      'do we need malaria tablets?',
    ],
    no: ['ท้องฟ้าจำลอง', 'winding roads make a good ride', 'sick of winding queues', 'ท้องนา', 'ร้านที่คนท้องถิ่นกิน'],
  },
  {
    topic: 'diet',
    reads: listOf(`
      อาหารอ่อน(ๆ|), ของอ่อน(ๆ|), เคี้ยวไม่(ไหว|ได้|ค่อยไหว), ฉันเพล, ถวายเพล, ฉันภัตตาหาร, ฉันเช้า, monk(s) … before (noon|11), ฮาลาล, มังสวิรัติ, วีแกน, กินเจ, ทานเจ, อาหารเจ, แพ้…กุ้ง, halal, vegan(s), vegetarian(s), veggie, pure veg,
      veg food, gluten free, gluten-free, can't eat, cannot eat, kosher food, no pork, no beef,
      เบาหวาน, แพ้อาหาร, แพ้กุ้ง, แพ้ถั่ว, แพ้นม, แพ้ซีฟู้ด, แพ้อาหารทะเล, แพ้ไข่, แพ้แป้ง, แพ้แลคโตส,
      คีโต, โลว์คาร์บ, ไม่กินเผ็ด, ไม่ทานเผ็ด, กินเผ็ดไม่ได้, ทานเผ็ดไม่ได้, อาหารคลีน, allerg(ic|y|ies),
      diabetic, diabetes, lactose, coeliac, celiac, kosher, spicy food, jain, keto, not spicy, nut free, spicy (is|things|dishes|stuff), (less|non|too|very|so) spicy, ramadan, fruitarian, pescatarian(s)`),
    yes: [
      'คุณพ่อเป็นเบาหวาน',
      'ตาต้องกินอาหารอ่อนๆ',
      'หลวงตาต้องฉันเพลก่อน 11 โมง',
      'my son has a peanut allergy',
      'spicy is difficult for her',
    ],
    no: ['ชอบของหวาน'],
  },
]
