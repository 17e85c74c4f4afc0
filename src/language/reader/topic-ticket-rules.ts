import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

// `ค่าเรือเท่าไหร่`, “is there a night bus”, `เหมาเรือ`: fares, times, flights and what people book, which trips do not
// include. The slots are in `topic-slots.ts`. Whole questions about them are in `topic-question-rules.ts` and
// `topic-service-rules.ts`; whether something goes there directly is in `topic-way-rules.ts`.

export const TICKET_TOPICS: readonly TopicRule[] = [
  {
    name: 'tickets and timetables',
    topic: 'tickets',
    reads: listOf(`
      รอบวันไหน, มีรอบ, กี่รอบ, ออกกี่โมง, เบอร์เรือ, เบอร์รถ, ตั๋ว, รอบรถ, รอบเรือ, ตาราง(รถ|เรือ), ตารางเดินรถ, เที่ยวรถ,
      ticket(s), timetable(s), bus schedule(s), train schedule(s), (boat|ferry) times`),
    unless: listOf('entrance ticket(s), admission ticket(s)'),
    yes: ['ไปปายยังไงดี มีรอบรถกี่โมง', 'มีรอบเช้าไหม', 'ขอตารางรถหน่อย', 'ออกกี่โมงคะ', 'ferry times to Koh Mak'],
    no: ['entrance tickets are cheap'],
  },
  {
    name: 'a fare, in Thai',
    topic: 'tickets',
    reads: listOf(`
      ค่ารถ, ค่าโดยสาร, ค่าเรือ, ค่าเดินทาง,
      ค่า(แท็กซี่|แกร็บ|แกร๊บ|แกรบ|โบลท์|วิน|มอเตอร์ไซค์รับจ้าง|มอไซค์รับจ้าง|สองแถว|ตุ๊กตุ๊ก|ตุ๊ก|รถตู้|รถทัวร์|รถไฟ|เครื่องบิน),
      (แท็กซี่|แกร็บ|แกร๊บ|แกรบ|โบลท์|สองแถว|ตุ๊กตุ๊ก|รถตุ๊ก|รถตู้|รถทัวร์|รถไฟ|เรือ){some}(เท่าไหร่|เท่าไร|กี่บาท|แพงไหม|แพงมั้ย|ราคาเท่า)`),
    yes: ['ค่าเรือไปหลีเป๊ะเท่าไหร่', 'แท็กซี่ไปสนามบินประมาณเท่าไหร่', 'ค่าสองแถวกี่บาท'],
    no: ['เดินทางด้วยรถยนต์ส่วนตัว', 'นั่งแท็กซี่ทั้งวัน', 'ค่าเข้าเท่าไหร่'],
  },
  {
    name: 'a fare, in English',
    topic: 'tickets',
    reads: listOf(`
      fare(s), {howmuch} {ride}, (rate|price|cost|fare)(s) (for|of) (a|an|the|) {ride},
      {ride} (price|cost|fare|rate)(s), {ride} (cost(s)|charge(s)|run(s) me)`),
    yes: ['how much is a grab from Don Mueang?', 'taxi price to Ao Nang', 'what are the bus fares'],
    no: ['how much water do we need'],
  },
  {
    name: 'how to get there, in Thai',
    topic: 'tickets',
    reads: listOf(`
      วิธีไป, วิธีเดินทาง, ถามทาง, (สอบถาม|ถาม|ปรึกษา|แนะนำ)(เรื่อง)การเดินทาง, ไป(ยังไง|ไง|อย่างไร), เดินทาง(ยังไง|อย่างไร|ไง),
      ข้อมูลการเดินทาง, ใช้เวลาเดินทาง, ใช้เวลากี่ชั่วโมง, ไปทางไหน, เส้นทางไหน, ข้ามเรือ`),
    yes: ['สอบถามการเดินทางจากสนามบินตรังไปเกาะมุก', 'วิธีไปเกาะกูด', 'จากขนส่งใช้เวลากี่ชั่วโมง'],
    no: ['เดินทางไกล'],
  },
  {
    name: 'how to get there, in English',
    topic: 'tickets',
    reads: listOf(`
      how to get (to|from|there|around), how do (i|we) get, how can (i|we) get, how to go, how (best) to travel,
      best way to (get|travel|go|reach), way to (get|travel|transfer|reach), get from … to, transfer from,
      (transport|transportation|transportations) (option|advice|question|help|tip)(s), available route(s),
      how long does it take, how much time, travel time(s)`),
    yes: ['how do I get from Trat to Koh Kood?', 'best way to reach Pai', 'what is the travel time'],
    no: ['we take taxis everywhere', 'how much luggage can we take', 'a long way to walk'],
  },
  {
    name: 'whether something goes there',
    topic: 'tickets',
    reads: listOf(`
      มีรถสองแถว{asks}, มี(รถ|เรือ){asks}, มีรถรับส่ง, มีรถ(ประจำทาง|เมล์|บัส|ทัวร์|ตู้|ไฟ|สองแถว|สาธารณะ|โดยสาร|แดง|รับจ้าง)…{asks},
      รถประจำทาง(มี|ไป|ผ่าน|วิ่ง), (เรียก|หา|โบก)(แท็กซี่|แกร็บ|แกรบ|รถ|สองแถว|ตุ๊กตุ๊ก)(ได้|ง่าย|ยาก)…{asks},
      (is|are) there (a|an|any|) (direct|local|public|regular|good|) (bus|buses|train|trains|minivan|minivans|
        songthaew|songthaews|taxi|taxis|grab|public transport|boats|ferries),
      (do|does) (the|any|) (bus|buses|train|trains|minivans|songthaews|boats|grab|bolt|public transport) (still) (run|
        go|stop|operate|work),
      boat(s) from, boat(s) still`),
    yes: [
      'มีรถเมล์ไปหาดไหมครับ',
      'are there any buses to the waterfall?',
      'do songthaews run at night?',
      'มีเรือไหมหน้าฝน',
      'โบกรถยากมั้ย',
      'are the boats still running?',
    ],
    no: ['we travel by public transport', 'we have a boat', 'มีรถส่วนตัว'],
  },
  {
    name: 'which one to take, and where to change',
    topic: 'tickets',
    reads: listOf(`
      ต่อรถ, นั่งรถอะไร, รถอะไร, รถสายไหน, ขึ้นรถที่ไหน, ลงสถานีไหน, ลงรถที่ไหน, บขส, ขนส่งหมอชิต, การเดินทางลำบาก, ข้ามเรือ,
      transfer(s), border crossing, bus station`),
    yes: ['นั่งรถสายไหน', 'ต่อรถที่ บขส.', 'a transfer at the border crossing'],
    no: ['ลงรถไปถ่ายรูป'],
  },
  {
    name: 'ferries, night buses and night trains',
    topic: 'tickets',
    reads: listOf(`
      เรือเฟอร์รี่, เฟอร์รี่, สปีดโบ๊ท,
      ferry, ferries, night bus(es), sleeper train(s)`),
    yes: ['is there a night bus', 'นั่งสปีดโบ๊ทไป'],
    no: ['a fairy tale', 'a bus in the night'],
  },
  {
    name: 'flights, in Thai',
    topic: 'flights',
    reads: listOf(`
      เครื่อง(ถึง|ออก|กลับ|ลง), ลงเครื่อง, รอบบิน, ตั๋วเครื่องบิน, เที่ยวบิน, ไฟลท์, ไฟลต์, ไฟท์บิน, นั่งเครื่อง, ขึ้นเครื่อง, เครื่องบิน,
      บิน(ไป|กลับ|จาก|ลง|ตรง), สายการบิน`),
    unless: listOf('เที่ยวบินเล่น, บอลลูน'),
    yes: ['บินจากหาดใหญ่ไปเชียงใหม่', 'เครื่องลงเที่ยงคืน', 'ขึ้นเครื่องตอนเช้า'],
    no: ['ขึ้นบอลลูน', 'นกบินผ่าน'],
  },
  {
    name: 'flights, in English',
    topic: 'flights',
    reads: listOf(`
      landing, (we|i) land, land(s) (at|in), same airport, our airport, flight(s), fly, flying, flies, airfare(s),
      airline(s), plane ticket(s), layover(s), stopover(s)`),
    unless: listOf(`
      fly fishing, flying fox, (fly|flying) (a|my|our|the|) drone(s), butterfly, firefly, fruit fly,
      flight of the gibbon`),
    yes: ['fly from Samui to Chiang Mai', 'our flight lands at 9', 'a layover of six hours'],
    no: ['can I fly my drone there', 'try the flying fox', 'fireflies at night', 'a butterfly farm'],
  },
  {
    name: 'what must be booked',
    topic: 'bookings',
    reads: listOf(`
      ต้องจอง(ไหม|คิว|ก่อน), จองล่วงหน้า, จอง(ที่|ยังไง),
      (can|could|would|please) (you|u|) (please) book (me|us|), book in advance, book online, booked up,
      airport (pickup|pick up|pick-up)`),
    yes: ['can you book us a boat', 'ต้องจองคิวก่อน', 'can we book online'],
    no: ['a book about Thai food'],
  },
  {
    name: 'vehicles and boats to rent, in Thai',
    topic: 'bookings',
    reads: listOf(`
      เช่ารถ…ที่ไหน, จะเช่ารถ, ร้านเช่ารถ, เหมารถ, เหมาเรือ, เหมาลำ, จองเรือ, เช่าเรือ,
      เช่า(รถ|มอไซค์|มอเตอร์ไซค์|จักรยาน|เรือ|เต็นท์){some}(เท่าไหร่|เท่าไร|กี่บาท|แพงไหม|แพงมั้ย), รถรับส่ง, รถตู้(ให้เช่า|เหมา|รับจ้าง),
      รถเหมา, หารถ(ตู้|บัส|เช่า|เหมา), เช่า(รถตู้|รถบัส|เรือ)(พร้อม), เช่ามอไซ…ที่ไหน`),
    unless: listOf('เช่ารถขับเอง'),
    yes: ['อยากเหมาเรือไปเกาะ', 'หารถตู้ไปน่าน 9 คน', 'เช่ามอไซค์ที่ปายวันละเท่าไหร่', 'ร้านเช่ารถในเมือง', 'หารถเช่าวันเดียว'],
    no: ['เช่ารถขับเอง 3 วัน'],
  },
  {
    name: 'vehicles and boats to rent, in English',
    topic: 'bookings',
    reads: listOf(`
      rent a (car|scooter|motorbike), (rent|hire) motorbike(s), hire a (motorbike|scooter|car), (car|scooter) hire,
      (motorbike|scooter|car) rental, {vehicle} (hire|rental|charter)`),
    yes: ['where can we hire a scooter', 'car hire at the airport'],
    no: ['a car park'],
  },
  {
    name: 'guides and tours',
    topic: 'bookings',
    reads: listOf(`
      หาไกด์, ไกด์, ทัวร์เจ้าไหน, บริษัททัวร์, (แพ็กเกจ|แพ็คเกจ|แพคเกจ)ทัวร์, (ซื้อ|จอง)ทัวร์, แนะนำเรือ, ลิฟอะบอร์ด, ทัวร์ดีๆ, รับจัดทริป,
      liveaboard, (tour|local|private) guide(s), tour (company|companies), tour operator(s),
      (tour|travel) (agency|agencies|agent(s)), excursion(s), package tour(s)`),
    unless: listOf(`
      ไม่เอาไกด์,
      without a guide`),
    yes: [
      'แนะนำไกด์หน่อย',
      'a liveaboard in March',
      'จองทัวร์ดำน้ำ',
      'a local guide for two days',
      'which tour operators are good',
    ],
    no: ['ไม่เอาไกด์ค่ะ', 'a guided meditation'],
  },
  {
    name: 'somebody who drives',
    topic: 'bookings',
    reads: listOf(`
      คนขับ, หาคนขับ,
      hire a driver, private driver,
      {vehicle} (with|and|plus|&) (a|our own|its own|) (private|english speaking|good|) (driver|chauffeur|captain),
      (need|want|arrange|find|get|hire|book|organise|organize) (us|me|) (a|an|) (private|good|english speaking|local|
        ) driver,
      (someone|somebody|anyone) to (drive|guide|take|pick|show) us`),
    unless: listOf(`
      เป็นคนขับ, คนขับ(รถ)(คือ|เป็น|ก็|)(แฟน|สามี|พ่อ|ผม|เรา|ฉัน|หนู|ลูกชาย|ลูกสาว|พี่ชาย|พี่สาว|พี่เขย|น้องชาย|เพื่อน|น้า|ลุง|อา),
      คนขับ(รถ)(มี|แค่|)(คนเดียว|{number} คน), ไม่มีคนขับ,
      (have|got|booked|hired) (a|an|our|our own) {vehicle} (with|and) (a|our own|) driver`),
    yes: ['a minibus with driver for 10', 'we need someone to drive us', 'ขอรถพร้อมคนขับ'],
    no: [
      'คนขับคือสามี',
      'คนขับมีคนเดียว',
      'we drive our own car',
      'we have a van with driver',
      'my husband is a bus driver',
      'ไม่มีคนขับสำรอง',
      'บอกว่าเป็นคนขับเก่ง',
    ],
  },
]
