import type { TransportRule } from './transport-rule.ts'

// `ไม่มีใครขับรถเป็น`, “none of us drives”: who has no car, and what everybody may ride.
// (Slots: transport-ride-rules.ts.)

/** Looked for in the whole text, as who “neither of us” are has been read before. */
export const NOBODY_DRIVES: TransportRule = {
  name: 'none of them drives',
  by: 'public',
  en: `
    (none|neither|nobody|no one|noone) (of (us|them|the two)|in (our|the|my) (group|party|family)|here|)
    (can|could|wants to|likes to|is able to|) drive(s),
    (none|neither|nobody|no one|noone) (of (us|them|the two)|in (our|the|my) (group|party|family)|here|) has (a|any|)
    (valid|) (driving|driver's|) licen(ce|se)`,
  unless: 'nobody drives (me|us)',
  yes: ['none of us drives', 'neither of us can drive', 'no one in our group has a driving licence'],
  no: ['we can drive', 'neither of us likes museums'],
}

/** Who travels so takes buses and trains and sleeps in simple rooms, unless another vehicle is named. */
export const BACKPACKERS: TransportRule = {
  name: 'backpackers',
  by: 'public',
  th: `
    (เที่ยว|ไป|เดินทาง|ทริป|สาย|แนว|แบบ|)(แบกเป้|แบ็คแพ็ค|แบ็กแพ็ก|แบคแพค|แบ็คแพค|แบคแพ็ค|แบ็กแพ็กเกอร์|แบ็คแพ็คเกอร์|สะพายเป้)(เที่ยว|
    คนเดียว|ไป|เดินทาง|เกอร์|)`,
  en: `
    (backpacking|backpacker) (trip|adventure|route|style|through|around|across|in|from|for|),
    (we are|we re|i am|i m|as|young|solo|budget|fellow) (a|) (young|solo|budget|) backpacker(s)`,
  unless: `
    backpacker(s|) (hostel|hostels|area|street|district|party|bar|bars|scene|crowd|place|places),
    (no|not|without|hate|avoid|past|former|done) (the|a|any|our|more|) (backpacking|backpacker)(s), backpacking days,
    (backpacking|backpacked) (days|years) ago, (years|days) of backpacking,
    ถนน(แบกเป้|แบ็คแพ็ค), โฮสเทลแบ็คแพ็ค, (ของ|กระเป๋า)แบกเป้`,
  yes: [
    'a month of backpacking in Thailand',
    'a backpacking trip of two weeks',
    'ไปอีสานแบบแบกเป้',
    'แบ็คแพ็คเที่ยวใต้คนเดียว',
  ],
  no: ['a hostel in the backpacker district', 'my backpack is heavy', 'our backpacking days are over', 'ซื้อกระเป๋าเป้'],
}

/** Who has no vehicle, and what everybody rides. */
export const PUBLIC_RULES: readonly TransportRule[] = [
  NOBODY_DRIVES,
  {
    name: 'they have no car',
    by: 'public',
    th: 'ไม่(ได้|)มีรถ(ยนต์|ส่วนตัว|กันเลย|), รถ(ก็|)ไม่มี{close}',
    en: `
      (no|without|without a|won't have a|will not have a|won't have our|haven't got a|haven't a|don't have a|
      don't have our|don't have my|don't have|not having a|do not have a) (own) (car|cars|vehicle),
      (no|without|don't have|without any|have no|no) (our|my|own|any) (own) (transport|wheels|vehicle(s)),
      (don't|do not) have wheels, (no|without) wheels`,
    unless: `
      ไม่(ได้|)มีรถไฟ, ไม่มีรถติด, no car(s) (allowed|are allowed|on the|in the|in sight|around),
      (has|where|with|are|is) no cars`,
    yes: [
      'ไม่มีรถ ไปยังไงดี',
      'no car',
      'w/out car',
      "we won't have a car",
      'we have no own transport',
      'รถก็ไม่มี',
      "we don't have wheels",
    ],
    no: [
      'มีรถส่วนตัว',
      'ไม่มีรถไฟไปน่าน',
      'rent a car',
      'an island where no cars are allowed',
      'an island with no cars',
      'กรุงเทพวันนี้ไม่มีรถติด',
    ],
  },
  {
    name: 'they hire no car',
    by: 'public',
    en: `
      (no|not a|without) (hire|hired|rental|rented) car(s),
      (not|aren't|isn't|won't be|not be|no) (renting|hiring) (a|any|) (car|cars|vehicle)`,
    yes: ['trains or buses, no hire cars', "we aren't renting a car"],
    no: ['we are renting a car'],
  },
  {
    name: 'they do not want to drive, or are afraid of it',
    by: 'public',
    th: 'ไม่(ต้อง|อยาก|ชอบ|ได้|กล้า|มีใคร|มีคน|สะดวก|)(ขับรถ|เอารถไป|เช่ารถ)',
    en: `
      (don't|dont|can't|cant|cannot|do not|don't want to|do not want to|won't|rather not|refuse to|afraid to|
      scared to) (drive|hire car|hire a car|rent car|rent a car|hire a scooter|ride),
      (can't face|cannot face|scared of|afraid of|terrified of|nervous about|don't fancy|don't feel like|dread|
      not keen on|no desire for|not confident) driving,
      (nervous|wary) (to drive|of driving|about driving), no driving, without driving,
      (not|won't be|aren't|isn't|we're not|i'm not) driving{ends}`,
    unless: `
      ไม่(ต้อง|อยาก|ชอบ|)ขับรถ(เยอะ|นาน|ไกล|มาก|หลาย|ทั้งวัน|ตอนกลางคืน|กลางคืน|ตอนมืด|ตอนค่ำ|ตอนดึก|ช่วงกลางคืน|ช่วงค่ำ|มืด|ค่ำ|ดึก|
      เกิน|ลุย|ขึ้นเขา),
      (don't|can't|cannot|do not|don't want to|do not want to|rather not) (drive|ride)
      (more|further|farther|far|too|longer|for|at night|in the dark|over|all|every|that|so|long),
      (without|no) driving (for|too|more|all|long|hours|at night)`,
    yes: [
      'ไม่มีใครขับรถเป็น',
      'ไม่ขับรถเอง',
      "we don't want to drive",
      "we won't be driving",
      "I can't face driving there",
      'i dont ride scooters',
      'nervous about driving',
      'ไม่กล้าขับรถ',
    ],
    no: [
      'ไม่อยากขับรถนาน',
      'ไม่ขับรถตอนมืด',
      'ไม่ขับรถเกินวันละ 3 ชม.',
      'no scooter rental near us?',
      'rather not drive more than 2 hours',
      "we don't want to drive at night",
      'things to do without driving for hours',
    ],
  },
  {
    name: 'they cannot drive, or have no licence',
    by: 'public',
    th: 'ไม่มีใครมี(รถ|ใบขับขี่), ขับรถไม่(เป็น|ได้|ไหว), ไม่มีใบขับขี่, ใบขับขี่(หมดอายุ|หาย|โดนยึด|ขาด), (ขับ|ขี่)ไม่เป็น',
    en: `
      never learn(ed|t) (how|) to drive,
      (never|haven't|hasn't) (driven|drove) (abroad|overseas|on the left|before|in my life|in thailand),
      (don't|do not|no|without a|haven't got a) (have|) (a|) (driving|driver's|drivers|) (licence|license),
      (licence|license) (ran out|has run out|expired|has expired|is expired|lapsed|has lapsed)`,
    unless: `
      {ridesTh}(ไม่มี|ไม่ได้มี|ยังไม่มี)ใบขับขี่,
      ไม่มีใบขับขี่(มอเตอร์ไซค์|มอไซค์|มอไซ|สากล|) (แต่|จะ|อยาก|แล้ว|ก็|) (จะ|อยาก|)(เช่า|ขี่|ขับ)(รถ|)(มอ|สกู){mayTh},
      ไม่มีใบขับขี่(มอเตอร์ไซค์|มอไซค์|มอไซ) เช่าได้, {ridesEn}(no|without|don't have|haven't got) (a|an|any|my|) {licenceEn},
      (no|without|don't have|haven't got) (a|an|any|my|) {licenceEn}(but|) (can|could|may|will|is it)
      (i|we|it|possible|ok) (still|to|) {ridesEn},
      (แฟน|ภรรยา|เมีย|สามี|เพื่อน|แม่|พ่อ|พี่|น้อง|ลูก|เค้า|เขา)(สาว|ชาย|)(ขับ|ขี่)(รถ|มอไซค์|มอเตอร์ไซค์|)ไม่(เป็น|ได้){someDrive},
      (my|his|her|the|our) (wife|husband|girlfriend|boyfriend|partner|friend|sister|brother|mum|mom|dad)
      (can't|doesn't|cannot) (ride|drive){someDrive},
      ไม่มีใครมีรถไฟ`,
    yes: [
      'แฟนขับไม่เป็นเหมือนกัน',
      'we have no driving licence',
      'I have never driven abroad',
      'my licence ran out',
      'ใบขับขี่หมดอายุ',
      'ไม่มีใครมีรถเลย',
      'ไม่มีใบขับขี่ ไม่เช่ามอไซค์',
      'ไม่มีใบขับขี่ เช่ามอไซค์คงไม่ได้',
      "we don't rent scooters, no licence",
      'ขับรถไม่เป็น',
      'I never learnt how to drive',
    ],
    no: [
      'เช่ามอไซค์ (แฟนขี่ไม่เป็น ผมขี่เอง)',
      'เช่ามอไซค์ขึ้นดอย ไม่มีใบขับขี่โดนจับไหม',
      'can we rent a scooter without a licence',
      'ไม่มีใบขับขี่แต่อยากเช่ามอไซค์',
      "we rent a scooter, my girlfriend can't ride",
      'never driven such a nice car',
      'ไม่มีใครมีรถไฟในใจ',
    ],
  },
  {
    name: 'how they go instead: buses, a lift',
    by: 'public',
    th: '(แบกเป้|สะพายเป้)(นั่งรถ|ขึ้นรถ|ต่อรถ){stopTh}',
    en: `
      (rely|relying|depend) on (public transport|buses|bus|trains|train|songthaews|taxis|grab) (and|or|)
      (buses|trains|songthaews|taxis|grab|),
      hitchhik(e|ing)`,
    yes: ['hitchhiking from Nan', 'แบกเป้นั่งรถ', 'we rely on buses and trains'],
    no: ['ไม่แบกเป้'],
  },
  {
    name: 'what everybody rides in a town: trains, taxis, tuk-tuks, songthaews',
    by: 'public',
    yields: true,
    th: `
      (โดย|นั่ง|ใช้|ลง|ขึ้น|เรียก|กด|เรียกรถ|)(บีทีเอส|เอ็มอาร์ที|แอร์พอร์ตลิงก์|แอร์พอร์ตลิงค์|วินมอไซค์|วินมอไซ|วินมอเตอร์ไซค์|รถแดง|แท็กซี่|
      แทกซี่|ตุ๊กตุ๊ก|รถตุ๊ก|รถสามล้อ|สามล้อเครื่อง|แกร็บ|แกร๊บ|แกรบ|แก๊รบ|แกร๊ป|โบลท์|โบลต์|โบลด์|อินไดรฟ์|มอเตอร์ไซค์รับจ้าง|มอเตอร์ไซด์รับจ้าง|
      มอเตอไซค์รับจ้าง|มอไซค์รับจ้าง|มอไซรับจ้าง|มอไซด์รับจ้าง|มอไซค์วิน|มอเตอร์ไซค์วิน|รถรับจ้าง|รถสาธารณะ|ขนส่งสาธารณะ|รถไฟฟ้า|
      รถประจำทาง|รถเมล์|รถโดยสาร|รถสองแถว|สองแถว), (นั่ง|ขึ้น|เรียก|โบก|ใช้|เหมา|ต่อ|หา|มี|กับ|หรือ|และ)ตุ๊ก{apart},
      (นั่ง|เรียก|ขึ้น|โบก|ต่อ|ใช้)(พี่|)วิน(ไป|เอา|มา|ทุก|ได้|{apart}), โบกรถ`,
    en: `
      (by|using|use|via|on|take|taking|) (public transport|public transportation|public transit|bts|mrt|skytrain|
      sky train|metro|subway|songthaew(s)|songtaew(s)|songtheaw(s)|sawngthaew(s)) (only),
      (by|using|take|taking|) (grab|taxi(s)|tuk tuk(s)|bolt) (only)`,
    unless: `
      (เอา|ขับ|มี|รับ|เช่า)รถไฟฟ้า, รถไฟฟ้า (ev|byd|tesla|mg|neta|ora|บีวายดี|เทสลา|เนต้า|ส่วนตัว|ตัวเอง|ของเรา),
      รถไฟฟ้า…(ขับ|ชาร์จ), (โรงแรม|ที่พัก|ห้อง|พัก|นอน)…(ใกล้|ติด|หน้า|ข้าง|แถว)(สถานี|)(รถไฟฟ้า|บีทีเอส),
      (นัด|เจอ|พบ|รวมตัว|รวมพล|ขึ้นรถ)(เจอ|พบ|)กัน…(bts|mrt|บีทีเอส|เอ็มอาร์ที|รถไฟฟ้า),
      (is|are|be|am|as) (the|our|my|their|a) taxi,
      (drive|drives|driving|drove) (a|his|her|the) (taxi|tuk tuk|songthaew|red truck)(s),
      (near|close to|next to|beside|distance to|distance of|distance from|walk to|minutes from|steps from)
      (a|an|the|any|) (bts|mrt|skytrain|sky train|metro|subway)`,
    yes: [
      'นั่งรถไฟฟ้าเที่ยว',
      'ลงบีทีเอสแล้วต่อวินมอไซค์',
      'นั่งตุ๊กๆ ชมเมือง',
      'เรียกแกร๊บไปกันเอง',
      'กดโบลท์ทุกที่',
      'นั่งมอไซค์รับจ้างขึ้นดอย',
      'นั่งวินเอา',
      'by public transport',
      'taxis only',
      'by songtaew',
    ],
    no: [
      'สถานีรถไฟ',
      'โรงแรมใกล้รถไฟฟ้า',
      'เจอกัน 7 โมงที่ BTS หมอชิต',
      'พี่ตุ๊กไปด้วย',
      'ปลูกแกะรบกัน',
      'ร้านวินเทจ',
      'a hotel close to the BTS',
      'ขับรถไฟฟ้าไปหัวหิน',
      'grabbing food',
      'my brother drives a taxi in Oslo',
      'grandpa is the taxi',
    ],
  },
  {
    name: 'without a car to worry about',
    by: 'public',
    yields: true,
    th: `
      ไม่ต้อง(มา|คอย|)(กังวล|ห่วง|เครียด|ปวดหัว|คิด|พะวง|วุ่นวาย|เหนื่อย)(เรื่อง|กับ|กับเรื่อง|)(การ|)(ขับรถ|ขับ),
      ไม่ง้อรถ(ส่วนตัว|){openTh}, ไม่ต้องง้อรถ`,
    en: `
      (no|not|without|don't|never|needn't|nothing to|stop)
      (need to |have to |want to |having to |)(worry|worrying|worries|stress|stressing|fuss|think|thinking)
      (about|of|over) (the|) (driving|traffic and driving|having a car|a car)`,
    yes: ['เที่ยวเมืองเก่าแบบไม่ต้องกังวลเรื่องขับรถ', 'เที่ยวไม่ง้อรถ', 'without worrying about driving'],
    no: ['ไม่ต้องห่วงเรื่องที่พัก', 'ไม่ง้อรถไฟ', 'no worries about traffic'],
  },
  {
    name: 'which bus goes there, when and from where: who asks has no other way',
    by: 'public',
    th: `
      (นั่ง|ต่อ|ขึ้น|มี|ใช้|จับ)รถ(อะไร|ไรไป|ไรได้|ไหน|สายไหน|สายอะไร|เบอร์อะไร|เบอร์ไหน|คันไหน|ประเภทไหน|แบบไหนไป|ยังไง),
      (ขึ้น|ลง|ต่อ|รอ|จับ)รถ(ได้|)(ที่|)(ไหน|ตรงไหน),
      มีรถ(วิ่ง|)(ไป|เข้า|ผ่าน|ถึง|ขึ้น|ลง|จาก|ต่อ|กลับ){askedOf}, รถ(เที่ยว|รอบ)(สุดท้าย|แรก|สุดท้ายกลับ), รถ(รอบ|เที่ยว)กี่โมง,
      รถ(ออก|หมด|มี|)(กี่โมง|กี่เที่ยว|กี่รอบ), {rideTo}(ออก|มี|)(กี่โมง|กี่เที่ยว|กี่รอบ), (ไป|เที่ยว|มา)แบบ(ไม่ใช้|ไม่มี|ไม่ต้องมี)รถ`,
    unless: 'มีรถ(ติด|เยอะ|จอด), เช่ารถ(ที่ไหน|อะไร), รถ(ออก|หมด)กี่โมงดี',
    yes: [
      'น่านนั่งรถอะไรไปดี',
      'ไปสวนผึ้งต้องต่อรถอะไร',
      'ไปเกาะช้างขึ้นรถที่ไหนคะ',
      'มีรถไปสังขละไหม',
      'มีรถจากตัวเมืองขึ้นไปดอยมั้ย',
      'รถเที่ยวสุดท้ายกลับกี่โมง',
      'ไปปัวมีรถกี่โมงบ้าง',
      'รถไปแม่สะเรียงมีกี่รอบ',
      'รถจากอุดรไปเชียงคานออกกี่โมง',
    ],
    no: [
      'มีรถไปเอง 1 คัน',
      'เช่ารถที่ไหนดี',
      'มีที่จอดรถตรงไหน',
      'มีรถส่วนตัว ไปไหนดี',
      'ขับรถไปน่านออกกี่โมงดี',
      'รถไฟไปตรังออกกี่โมง',
      'วันหยุดมีรถติดไหม',
    ],
  },
  {
    name: 'local buses, vans and boats',
    by: 'public',
    yields: true,
    en: `
      (local|public) (transport|transit) (only|){ends}, (public|local|city|ordinary|regular) bus(es),
      (public|shared|local) (minivan|minivans|van|vans|minibus|minibuses),
      (public|local|regular) (ferries|boats|buses|transport) (and|&|or) (public|local|)
      (vans|minivans|buses|ferries|boats|trains),
      red truck(s), (local|shared) truck(s), songthaews,
      (bus|buses|train|trains|boat|boats|ferries|minivan|minivans) (and|or|&|/) (local|public|)
      (bus|buses|train|trains|boat|boats|ferry|ferries|minivan|minivans) only,
      (only|just) (local|public|) (buses|trains and buses|buses and trains|minivans|songthaews)`,
    unless: `
      (is|are) there (a|any|) (public|local|direct|regular|) (bus|buses|transport|songthaews),
      (no|without|avoid|avoiding|hate|dislike|scared of|rather than|instead of) (the|) (crowded|packed|slow|)
      (public|local) (buses|bus|transport),
      bus(es) (ticket|timetable|schedule|time|price|terminal|station)(s)`,
    yes: [
      'guesthouses and public buses only',
      'only local buses for me',
      'local ferries and buses, please',
      'trains and local buses only',
      'getting around by red trucks',
      'happy to take local buses',
      'public transport only',
      'shared vans',
    ],
    no: [
      'is there a local bus on Sundays?',
      'no local buses please',
      'we rent a car',
      'the local bus station',
      'near the bus station',
    ],
  },
  {
    name: 'simple rooms and buses',
    by: 'public',
    yields: true,
    en: `
      (hostels|guesthouses|homestays|dorms|street food|night markets) (and|&|plus|+) (the|local|cheap|night|)
      (buses|trains|minivans),
      (buses|trains|minivans) (and|&|plus|+) (cheap|) (hostels|guesthouses|homestays|dorms|street food|night markets)`,
    yes: ['guesthouses and buses, three weeks', 'buses and dorms'],
    no: ['hostels near the buses'],
  },
  {
    name: 'trains where there are any',
    by: 'public',
    yields: true,
    en: `
      trains (wherever|where|whenever|when|if|as far as)
      (it's|it is|they are|they're|there is|there's|there are|we|you|i|)
      (possible|practical|available|one|any|can|a line|a train|exist|run),
      (use|using|used) (the|) trains,
      (use|using) (the|) (train|bus) (wherever|where|whenever|when|if) (possible|we can|i can|there is),
      trains or else (the|) bus(es)`,
    unless: '(of|where|no|without|avoid|not) (used |) trains, where trains run',
    yes: [
      'trains where possible, please',
      'we go by trains whenever there is one',
      'using trains, Lopburi and Phitsanulok',
      'trains or else buses',
    ],
    no: ['a hotel where trains run past', 'train markets where possible', 'the museum of used trains'],
  },
]
