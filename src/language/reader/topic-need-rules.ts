import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

// `ต้องขออนุญาตใคร`, “do we need porters”, `น้ำลงกี่โมง`: papers, guides, vehicles to rent, tides and beds, as people
// ask about them. The slots are in `topic-ask-slots.ts` and `topic-slots.ts`.

export const NEED_TOPICS: readonly TopicRule[] = [
  {
    name: 'permits and registration, in Thai',
    topic: 'documents',
    reads: listOf(`
      (ทำ|ขอ|ใช้|ต้องมี|ซื้อ|ออก|พก)(ใบ)(อนุญาต|เบิกทาง|ผ่านแดน|บอร์เดอร์พาส|บัตรผ่าน|บัตรประชาชน|เอกสาร|ทะเบียนบ้าน|สูติบัตร|พ.ร.บ|
        พรบ),
      ใบอนุญาต, ลงทะเบียน(ยังไง|ที่ไหน|ก่อน|ล่วงหน้า|ออนไลน์|{asks}|ตรงไหน|เข้า|ขึ้น|กี่),
      (ต้อง|จะต้อง|ควร)(ลงทะเบียน|ขออนุญาต|ทำประกัน|แจ้ง|ยื่น|พก|ทำบอร์เดอร์พาส), บอร์เดอร์พาส`),
    unless: listOf('ลงทะเบียนเรียน, (งาน|วิ่ง|มาราธอน)…ลงทะเบียน'),
    yes: ['ต้องลงทะเบียนก่อนขึ้นไหม', 'ต้องขออนุญาตใคร', 'ทำบอร์เดอร์พาสที่ไหน'],
    no: ['ลงทะเบียนเรียนแล้ว', 'งานวิ่งต้องลงทะเบียน'],
  },
  {
    name: 'cash and insurance, in Thai',
    topic: 'documents',
    reads: listOf(`
      (เงินสด|เอทีเอ็ม|บัตรเครดิต|สแกนจ่าย|พร้อมเพย์)(ได้|พอ|ไป|เท่าไหร่|กี่|{ends}|{asks}), ประกัน(รถ|ชั้น|มอไซค์|{asks})`),
    unless: listOf('ประกันสังคม'),
    yes: ['พกเงินสดไปเท่าไหร่', 'ประกันรถมีไหม'],
    no: ['ประกันสังคม'],
  },
  {
    name: 'permits and registration, in English',
    topic: 'documents',
    reads: listOf(`
      (need|needs|require|required|get|getting|apply for|buy|without|which|what|any|a|park|special|border|climbing|
        fishing|trekking|camping|entry) (a|an|any|the|) (permit|permits|permission|paperwork|registration|
        authorisation|authorization),
      permit(s) (and|or|for|needed|required|to),
      (need|have|how|where|required|must|should) (to|do i|do we|we|i) register,
      (register|registration) (needed|required|online|in advance|first|before|at the|for the|necessary),
      is registration`),
    unless: listOf('wedding permit'),
    yes: ['do I need a permit for the summit', 'permits and porters?', 'do we have to register'],
    no: ['the weather permitting', 'a register of artists'],
  },
  {
    name: 'licences, papers and passports, in English',
    topic: 'documents',
    reads: listOf(`
      {licenceOf}(licence|license|driving permit),
      (licence|license|licences) (ok|okay|enough|valid|needed|check|checks|required|accepted|fine|problem), idp,
      (which|what) (papers|documents|paperwork), (papers|documents|paperwork) (for|needed|do),
      copy of (the|my|our|your) passport, passport (copy|copies|as deposit)`),
    yes: ['is a Kenyan licence ok', 'which papers for the bike', 'a copy of my passport'],
    no: ['the paper umbrellas'],
  },
  {
    name: 'cash and insurance, in English',
    topic: 'documents',
    reads: listOf(`
      (need|carry|bring|take|enough|only|how much) {noSight}cash, cash (only|needed|or),
      money (changer|changers|exchange), exchange (booth|booths|office|offices),
      insurance (for|on|cover|covers|valid|needed|included|papers), insured (on|for|if|when),
      (change|exchange) (my|our|the|some|) (dollars|euros|pounds|rupees|ringgit|money)`),
    unless: listOf('life insurance'),
    yes: ['how much cash should we carry', 'money changers near the pier', 'does the insurance cover scooters'],
    no: ['the cash crop fields', 'life insurance'],
  },
  {
    name: 'porters and guides',
    topic: 'bookings',
    reads: listOf(`
      ลูกหาบ, (จ้าง|หา|มี|ต้องมี|ค่า|ต้องใช้)(คน|เจ้าหน้าที่|พราน|ชาวบ้าน|)(นำทาง|แบกของ|แบกสัมภาระ|พาเดิน), เจ้าหน้าที่นำ(ทาง|เที่ยว),
      porter(s), (hire|need|get|find|take|compulsory|mandatory|without|have) (a|an|any|local|the|) guide(s),
      guide(s) (compulsory|mandatory|needed|required|necessary|obligatory)`),
    unless: listOf('airport porter, porter beer, (no|without|not) (porters|guides)'),
    yes: ['จ้างลูกหาบกิโลละกี่บาท', 'ต้องจ้างคนนำทางไหม', 'do we need porters', 'is a guide compulsory'],
    no: ['no porters please', 'with no guides'],
  },
  {
    name: 'vehicles to rent, in Thai',
    topic: 'bookings',
    reads: listOf(`
      (ร้าน|ที่|เจ้า)(ไหน)(ให้)เช่า(มอ|รถ|จักรยาน|บิ๊กไบ|เวฟ|คลิก|สกู๊ต|เต็นท์|เรือ|คายัค),
      (เช่า|หาเช่า)(มอ|รถ|จักรยาน|บิ๊กไบ|เวฟ|คลิก|สกู๊ต|pcx|เรือ|คายัค|เต็นท์)…(ที่ไหน|ร้านไหน|เจ้าไหน|ตรงไหน|แถวไหน|ไหนดี|{asks}),
      มัดจำ(รถ|เท่า|กี่|{asks})`),
    yes: ['ร้านเช่าบิ๊กไบค์', 'เช่าเวฟที่ไหนถูก', 'มัดจำเท่าไหร่'],
    no: ['เช่ารถขับเอง', 'เช่าชุดไทย'],
  },
  {
    name: 'vehicles to rent, in English',
    topic: 'bookings',
    reads: listOf(`
      (where|which|what|any|best|good|cheap|recommended|reliable|decent|place|places|shop|shops|somewhere|
        anyone) {noSight}(rent|rents|hire|hires|renting|hiring|buy) {noSight}(bike|bikes|scooter|scooters|motorbike|
        motorbikes|moped|mopeds|bicycle|bicycles|car|cars|van|kayak|kayaks|boat|tents|gear),
      where {noSight}(get|find|pick up|hire|rent) {noSight}(bike|bikes|scooter|scooters|motorbike|motorbikes|bicycle|
        bicycles|scramblers|car|van),
      (bike|scooter|motorbike|motorcycle|car|bicycle) (shop|shops|rental|rentals|hire|renter),
      (deposit|passport) {noSight}(bike|scooter|rental|car|motorbike)(s), one way (rental|hire|rent),
      (rent|hire) (a|an|the|) (bike|bikes|scooter|motorbike|car) {noSight}(without|deposit|one way|per day|a day|cost|
        price)`),
    unless: listOf('coffee bike shop'),
    yes: ['where do we get good bikes', 'which shop rents scooters', 'a one way rental'],
    no: ['rent to own'],
  },
  {
    name: 'whether it is booked up, and deposits',
    topic: 'bookings',
    reads: listOf('(fully|all|already|is it|are they) booked (out|up|{ends}), (without|no|big) deposit'),
    unless: listOf('booked already, (already|have) booked'),
    yes: ['is it fully booked up', 'without deposit'],
    no: ['we have booked', 'buy fruit at the market'],
  },
  {
    name: 'tides and waves, in Thai',
    topic: 'weather',
    reads: listOf(`
      น้ำ(ทะเล)(ขึ้น|ลง|ลด)(น้ำลง|สุด|เต็มที่|){word}(กี่โมง|ตอนไหน|ช่วงไหน|เมื่อไหร่|เวลาไหน|{asks}|วันไหน), ตารางน้ำ, น้ำขึ้นน้ำลง,
      ทะเลแหวก{few}(กี่โมง|ตอนไหน|ช่วงไหน|เวลา|{asks}), (คลื่น|ลม)(แรง|สูง|ใหญ่|เยอะ){word}{asks}`),
    unless: listOf('เสื้อน้ำ'),
    yes: ['น้ำลงกี่โมง', 'ตารางน้ำขึ้นน้ำลง', 'ทะเลแหวกเห็นกี่โมง', 'คลื่นแรงไหมครับ'],
    no: ['ขึ้นเรือกี่โมง', 'เสื้อน้ำลงกี่โมง'],
  },
  {
    name: 'mist and dust, in Thai',
    topic: 'weather',
    reads: listOf(`
      (มี|เห็น|เจอ|ได้)(ทะเล)หมอก(จริง|เยอะ|ๆ|){word}(ตอนไหน|ช่วงไหน|{asks}), ฝุ่น(เยอะ|ควัน|ยัง|pm){word}{asks}`),
    yes: ['จะมีหมอกจริงหรอคะ', 'ฝุ่นเยอะไหมตอนนั้น'],
    no: ['ทางหลวงมีฝุ่น'],
  },
  {
    name: 'tides and waves, in English',
    topic: 'weather',
    reads: listOf(`
      (low|high|spring|neap|the|king) tide(s), tide (table|tables|times|chart|in|out), tides, tidal,
      (sea|water|waves) {words}(rough|choppy|calm|swimmable|high|flat){question}, (is|are|will) the (sea|waves|water),
      (can|could) (we|you|i|one) {words}swim {words}(then|there|in|at|?), (big|high|rough|any) waves, waves{question}`),
    unless: listOf(`
      tide us over, turn of the tide, rising tide lifts, waves of tourists, (no|without) (waves|tides)`),
    yes: [
      'when is low tide',
      'what are the tides like',
      'a tide table',
      'is the sea rough?',
      'can we swim there in May',
    ],
    no: ['to tide us over', 'waves of tourists', 'no waves please'],
  },
  {
    name: 'mist, smoke and heat, in English',
    topic: 'weather',
    reads: listOf(`
      (fog|mist|foggy|misty){question}, (sea of mist|sea of fog) {words}(time|when|season|see|appear|in|still),
      (when|where) {words}(sea of mist|mist|fog), (smoke|smog|haze|smoky) (season|in {monthEn}),
      too (hot|humid|wet|cold|windy){question}`),
    unless: listOf('hot spring(s), too hot to handle, smoke free'),
    yes: ['is it foggy then?', 'is there smoke in March?', 'too humid?'],
    no: ['smoke free rooms', 'a hot spring', 'too hot to handle'],
  },
  {
    name: 'where to sleep, in Thai',
    topic: 'accommodation',
    reads: listOf(`
      นอน(ที่)ไหน(ถูก|ดี|ได้|สวย|วิว|คุ้ม|{ends}), (พัก|นอน|ค้าง){notPlace}{nearTh}, (พัก|นอน)(ใน|นอก)(ตัว)เมือง(หรือ|ดี|{ends}),
      (พัก|นอน)(ที่)(ไหน|แบบไหน|โรงแรมไหน|ตรงไหน|ย่านไหน|แถวไหน|รีสอร์ตไหน|รีสอร์ทไหน),
      (ต้อง|ควร|จะ)(พัก|นอน|ค้าง)(ที่|ตรง|แถว|)ไหน`),
    unless: listOf('พักในตัว…, พักแบบไม่, (ร้าน|คาเฟ่|จุด)พัก, พักริมทาง, นอนดูดาว, นอนแบบ'),
    yes: ['นอนไหนถูกๆ', 'พักใกล้ๆ วัดพระธาตุ', 'นอนริมโขงสักคืน', 'พักในเมืองหรือนอกเมืองดี', 'ควรค้างที่ไหน'],
    no: ['พักผ่อนริมทะเล', 'แวะพักกินข้าว', 'จุดพักริมทาง', 'นอนดูดาวริมน้ำ'],
  },
  {
    name: 'a cheap bed, or one with something, in Thai',
    topic: 'accommodation',
    reads: listOf(`
      (ที่)นอนถูก, (หา|ขอ|อยาก|อยากได้)(ที่)(พัก|นอน|ค้าง)(ถูก|วิว|ริม|ใกล้|ใน|แบบ|เงียบ|บน|สบาย), พัก(เดิน|ที่เดิน)(ไป|ถึง),
      (ห้อง|ห้องพัก|โรงแรม|ที่พัก|บ้าน)รายวัน, รายวันถูก, ซุกหัวนอน, (กาง|ตั้ง)(เต็นท์|เต้นท์|เต๊นท์)(ที่|ตรง|ได้|แถว)(ไหน|ตรงไหน|{asks})`),
    yes: ['ห้องรายวันถูกๆ', 'กางเต็นท์ได้ตรงไหน', 'หาที่พักถูกๆ'],
    no: ['ถูกใจมาก'],
  },
  {
    name: 'where to sleep, in English',
    topic: 'accommodation',
    reads: listOf(`
      (where|which area|which part|which side|which town|what area|what part) {words}(stay|sleep|crash|base ourselves|
        base myself|to base|lodge|for a base|overnight){notBed},
      (sleep|sleeping|staying|stay|spend the night|overnight) {bedGoal}{noSight}(station|temple|beach|market|old town|
        pier|river|centre|center|sea|airport|cheap|town|square|wat|park),
      recommend {words}(hotel|somewhere to stay|place to stay), a pad (near|by|in)`),
    unless: listOf('stay in (shape|touch|bed), sleeping in the car'),
    yes: [
      'which part of town to stay in',
      'sleep near the bus station',
      'where to base ourselves',
      'recommend a hotel',
    ],
    no: ['we stay in touch', 'no sleep before the flight'],
  },
  {
    name: 'a place with something, in English',
    topic: 'accommodation',
    reads: listOf(`
      (a|any|cheap|nice|decent|good|some|quiet|clean|basic|simple|cheapest) (place|places|spot) (to|for the night|
        for a night|near|close|to crash|with parking|with a pool|with a view),
      (place|somewhere) with (parking|aircon|air con|a fan|hot water)`),
    unless: listOf(`
      place to (eat|hire|rent|visit|see|swim|go|walk|take|watch|shop|park|drink|learn|buy|relax|chill|hike|run|dive|
        snorkel|start|propose|celebrate),
      (place|places|spot) to (photograph|snorkel|picnic|work|play|sit|have)`),
    yes: ['a place to crash', 'somewhere with parking'],
    no: ['a good place to eat', 'a place to watch birds', 'a nice place to shop'],
  },
  {
    name: 'beds, inns and tents, in English',
    topic: 'accommodation',
    reads: listOf(`
      (cheap|cheapest|clean|soft|good|comfy|comfortable|decent|hard|need|enough|the) bed(s),
      bed(s) (for|not|that|near|in a|and|too),
      (motel|motels|inn|inns|lodge|lodges|digs|b&b|bnb|pension|capsule|crib|campsite with),
      (tent|tents) (rental|for rent|to rent|hire)`),
    unless: listOf('flower bed(s), (seed|garden|coral|river|oyster) bed(s), bed and board, inn of court'),
    yes: ['beds that are not hard', 'any motels', 'tents for rent'],
    no: ['flower beds in the park', 'bed and board'],
  },
]
