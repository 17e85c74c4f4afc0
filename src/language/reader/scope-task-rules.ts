import type { ScopeRule } from './scope-rule.ts'

// `ช่วยทำการบ้านหน่อย`, “a tattoo artist in Trang”: tasks, questions about life and facts, bookings to change. What each
// value of `says` decides stands in `scope-rule.ts`; the slots are in `scope-slots.ts`.

export const TASK_RULES: readonly ScopeRule[] = [
  {
    name: 'sums and programs',
    says: 'business',
    th: `
      โจทย์, สมการ, อ่อนเลข, วิชาเลข, คิดเลข, (คำนวณ|คำนวน|คำนวญ)(ให้|เอง|ไม่เป็น|หน่อย), ไป(ได้)กี่(เมตร|กิโลเมตร), วินาที…กี่,
      เขียนโค้ด, โปรแกรมคอม`,
    en: 'write code, (python|javascript), solve, {howFar}, (per|in one) second',
    yes: [
      'เราอ่อนเลขมาก',
      'how many metres does it go',
      'solve this for me',
      'วิชาเลขยากมาก',
      'โจทย์ข้อนี้',
      'write code for me',
    ],
    no: ['how far we go'],
  },
  {
    name: 'shares and jobs',
    says: 'business',
    th: 'ราคาหุ้น, หุ้น, บอลคืนนี้, สมัครงาน',
    en: 'stock price',
    unless: 'หุ้นส่วน',
    yes: ['วันนี้ซื้อหุ้นอะไร', 'the stock price today'],
    no: ['ไปกับหุ้นส่วน 3 คน'],
  },
  {
    name: 'films, games and verses',
    says: 'business',
    th: 'ละคร, ซีรีส์, เกม',
    en: 'poem, joke',
    unless: 'โรงละคร, ตามรอย(ละคร|ซีรีส์), ละคร(ลิง|เวที)',
    yes: ['แนะนำซีรีส์สนุกๆ', 'a poem about rain', 'เล่นเกมอะไรดี'],
    no: ['poems', 'ตามรอยละคร', 'ดูละครลิงที่ลพบุรี'],
  },
  {
    name: 'telephones and computers',
    says: 'business',
    th: 'โทรศัพท์, โน้ตบุ๊ก, มือถือ, คอมพิวเตอร์',
    unless: 'เบอร์โทรศัพท์, สัญญาณ(โทรศัพท์|มือถือ)',
    yes: ['มือถือรุ่นไหนดี', 'ซื้อโน้ตบุ๊กใหม่'],
    no: ['ขอเบอร์โทรศัพท์ที่พัก', 'ที่พักมีสัญญาณมือถือ'],
  },
  {
    // These may mention places: “a recipe from Nan”.
    name: 'to translate, to cook and to write',
    says: 'task',
    th: 'แปลเป็น, แปลให้, แปลประโยค, แปลภาษา, เรซูเม่, สูตรทำ, สูตรแกง, การบ้าน, ข้อสอบ, เรียงความ',
    en: 'translate, recipe, essay, homework, equation, resume, cover letter',
    yes: [
      'แปลประโยคนี้เป็นอังกฤษ',
      'สูตรแกงไตปลา',
      'a recipe from Nan',
      'ช่วยทำการบ้านหน่อย',
      'translate this menu',
      'แปลให้หน่อย',
    ],
    no: ['แปลกดีนะ', 'ขับรถกลับบ้าน', 'recipes of the north', 'อยู่นาน', 'a presumed beach'],
  },
  {
    name: 'to extend a visa',
    says: 'task',
    th: 'ต่อวีซ่า',
    en: 'extend my visa, visa extension, can i extend, immigration office, (tm7|tm30|tm47)',
    yes: ['where is the immigration office', 'ต่อวีซ่าที่ไหน', 'can I extend it'],
    no: ['ขอวีซ่า', 'a visa for the summer'],
  },
  {
    name: 'a car that broke down',
    says: 'task',
    th: 'เบอร์(อู่|ช่าง|รถลาก|รถยก), (หา|มี|แนะนำ|เรียก)(อู่|รถลาก|รถยก|ร้านปะยาง|ช่างซ่อมรถ), (อู่|ช่าง)ซ่อมรถ',
    en: `
      tow (truck|us), (car|bike|motorbike|scooter|van) (broke down|has broken down|won't start)`,
    yes: ['รถเสียแถวน่าน มีเบอร์อู่ไหม', 'our car broke down near Nan', 'need a tow truck'],
    no: ['ของกินแถวอู่ทอง', 'the truck stop'],
  },
  {
    name: 'teeth and tattoos',
    says: 'question',
    th: '(ร้าน|ช่าง)สัก, (หมอ|ทำ|จัด)ฟัน, รากฟันเทียม, คลินิก(ทันตกรรม|ความงาม)',
    en: `
      tattoo (studio|shop|artist|parlour|parlor), (get|getting|want) (a|another) tattoo, dentist(s), dental`,
    yes: ['a tattoo artist in Trang', 'จัดฟันที่ไหนดี', 'a dentist in Nan'],
    no: ['สักสามวัน'],
  },
  {
    name: 'to move, to work and to rent, in Thai',
    says: 'question',
    th: 'รายปี, ย้ายไปอยู่, ย้ายบ้าน, หางาน, รายเดือน, ซื้อ(คอนโด|บ้าน|ที่ดิน)',
    unless: 'หางาน(วัด|เทศกาล|ดนตรี|ศิลป)',
    yes: ['หางานที่ภูเก็ต', 'ซื้อคอนโดในเมือง'],
    no: ['ย้ายไปเชียงใหม่สองคืน', 'ซื้อของฝาก', 'หางานวัดเที่ยว'],
  },
  {
    name: 'to move, to work and to rent, in English',
    says: 'question',
    en: `
      (looking for|find) a job, (job|jobs) in, teaching job(s), (move|moving|relocate|relocating|emigrate) to,
      buy a (condo|house|flat),
      (apartment|condo|flat|house|villa|room) (…) for (a|one|two|a whole|{number}) (year|years|months),
      long term (rental|let|lease|rent), monthly rent, rent per month, how much is rent`,
    yes: ['an apartment in Trang for 8 months', 'moving to Phuket', 'find a job in Phuket'],
    no: ['an apartment for 8 days', 'a good job of it'],
  },
  {
    name: 'fares, in Thai',
    says: 'question',
    th: '(ค่า)(แท็กซี่|รถทัวร์|รถตู้|รถไฟ|เรือเฟอร์รี่|แกร็บ|มอไซค์รับจ้าง)จาก…(เท่าไหร่|เท่าไร|กี่บาท|ราคา)',
    yes: ['ค่ารถตู้จากตรังไปกระบี่เท่าไหร่', 'แท็กซี่จากสนามบินกี่บาท'],
    no: ['ค่าเข้าจากเว็บ'],
  },
  {
    name: 'fares, in English',
    says: 'question',
    en: `
      how much (does|do|is|are|would|will|for|should) (a|an|the|one|) (taxi|cab|grab|bolt|bus|minibus|minivan|van|
        ferry|train|tuk tuk|songthaew|transfer|private transfer) (ticket|ride|fare|) (cost|from|to|be),
      (taxi|bus|train|ferry|van) (fare|price) from`,
    yes: ['how much is a minivan from Trang to Krabi', 'the taxi fare from the pier'],
    no: ['how much is the zoo'],
  },
  {
    name: 'licences and passports',
    says: 'question',
    th: `
      ใบขับขี่, (คิว|จอง|ต่อ|ต่ออายุ|ทำ|ทำเล่ม|ยื่น|ขอ)(ทำ|ต่อ|จอง|อายุ|เล่ม|)(พาสปอร์ต|พาสปอต|หนังสือเดินทาง|บัตรประชาชน)`,
    en: `
      (driving|drivers|driver's|international) (licence|license)(s)`,
    yes: ['ทำใบขับขี่ที่ตรัง', 'ต่อหนังสือเดินทางที่ขอนแก่น', "my driver's license"],
    no: ['พกพาสปอร์ตไปด้วย'],
  },
  {
    name: 'parcels, taxes and money',
    says: 'question',
    th: 'ส่งพัสดุ, ส่งของไป, ค่าเงิน, ราคาทอง, ขอสินเชื่อ, เสียภาษี',
    en: 'open a bank account, pay tax(es), exchange rate, convert, parcel',
    yes: ['ราคาทองวันนี้', 'what is the exchange rate'],
    no: ['ทองคำเปลว'],
  },
  {
    name: 'facts of the country and the world',
    says: 'question',
    th: 'แผ่นดินไหว, กลอน, เมืองหลวง, ประชากร, กี่กิโล',
    en: 'what time is it, capital of, population of, how far is, what language',
    yes: ['เลยกับหนองคายห่างกันกี่กิโล', 'what is the population of Nan', 'เมืองหลวงของลาว'],
    no: ['how far we walk', 'ราคากิโลละร้อย'],
  },
  {
    name: 'verses and jokes',
    says: 'question',
    en: 'poem, joke(s)',
    yes: ['tell me a joke', 'a poem about the sea'],
    no: ['jokers'],
  },
  {
    name: 'mobile data',
    says: 'question',
    th: `
      ซิม…(ราคา|กี่บาท|เท่าไหร่|เท่าไร|ยี่ห้อ|ค่ายไหน|เจ้าไหน), (โรมมิ่ง|โรมมิง|โรมมิ้ง), (แพ็ก|แพค|แพ็ค)(เกจ)เน็ต`,
    yes: ['ซิมรายวันค่ายไหนถูก', 'เปิดโรมมิ่งยังไง', 'แพ็กเกจเน็ตแบบไหนดี'],
    no: ['ซิมพร้อมแล้ว'],
  },
  {
    name: 'to change a booking that they have',
    says: 'booking',
    th: `
      (ขอ|อยาก|ต้องการ|จะ|แจ้ง)(เปลี่ยน|เลื่อน|ยกเลิก|แก้ไข|แก้|คืน)(ชื่อ|วัน|วันที่|วันเดินทาง|วันเข้าพัก|เวลา|ไฟล์ท|ไฟลท์|ไฟลต์|เที่ยวบิน|ตั๋ว|
        ห้อง|การจอง|){far}(รหัสจอง|รหัสการจอง|เลขจอง|เลขที่จอง|เลขที่การจอง|หมายเลขจอง|หมายเลขการจอง|บุ๊คกิ้ง|บุ๊กกิ้ง|ที่จองไว้|คืนเงิน),
      (รหัสจอง|รหัสการจอง|เลขจอง|เลขที่จอง|เลขที่การจอง|หมายเลขจอง|หมายเลขการจอง){far}(เปลี่ยน|เลื่อน|ยกเลิก|แก้ไข|คืนเงิน|
        ตรวจสอบ|เช็ค|เช็ก),
      ขอ(คืนเงิน|เงินคืน){far}(ตั๋ว|ที่จอง|การจอง|ทัวร์)`,
    en: `
      (change|move|reschedule|postpone|amend|cancel|modify) (my|our|the|this|a) (booking|reservation|booked (flight|
        ticket(s)|tour|room)),
      (change|move|reschedule|postpone|amend|cancel|modify){far}(booking|reservation|confirmation) (number|no|ref|
        reference|code|id),
      (booking|reservation|confirmation) (number|no|ref|reference|code|id){far}(change|move|reschedule|postpone|
        amend|cancel|refund),
      (get|want|request|claim|ask for|need) (a|my|our|the) (full) refund`,
    yes: [
      'ขอเลื่อนวันเดินทางจาก 3 เป็น 9 พ.ค. รหัสจอง AB12',
      'ขอคืนเงินค่าตั๋วได้ไหม',
      'please reschedule our booking to 9 May',
      'I need to change the date, booking reference XY77',
      'how do I get a refund',
    ],
    no: [
      'ขอเปลี่ยนแผนเป็นตรัง',
      'จองห้องไว้แล้ว',
      'we have a booking in Trang',
      'change the date to 9 May',
      'cancelled our trip',
    ],
  },
  {
    // Only at the beginning of what they write.
    name: 'which visa, asked first of all',
    says: 'question',
    th: `
      {opening}(ต้อง)(ใช้|ขอ|ทำ|มี)วีซ่า(อะไร|แบบไหน|ประเภทไหน|{asks}), {opening}วีซ่า(อะไร|แบบไหน|ท่องเที่ยวอยู่ได้กี่)`,
    en: `
      {opening}(do|does|will|would) (i|we|you|he|she|they|my (wife|husband|partner)) need (a|an|any|the|
        to get a) {kind}visa,
      {opening}(what|which) (kind of|type of|sort of|) visa`,
    yes: ['Do I need a visa if I teach in Trang?', 'Which visa for a year of remote work', 'ต้องใช้วีซ่าแบบไหน'],
    no: [
      'Trang for 3 days, do I need a visa?',
      'How do I get to Koh Lipe?',
      'How do we get to Nan from Phrae',
      'ต้องใช้พาสปอร์ต',
    ],
  },
  {
    name: 'the way from an airport, asked first of all',
    says: 'question',
    th: `
      {opening}(จาก)สนามบิน{far}ไป{far}(ยังไง|อย่างไร|ไงดี|รถอะไร|วิธีไหน),
      {opening}(ไป|เดินทางไป|เข้าเมือง){far}จากสนามบิน{far}(ยังไง|อย่างไร|ไงดี)`,
    en: `
      {opening}how (do|can|would|should) (i|we|you) (get|go|travel|transfer) (from|to){far}(airport|bkk|dmk|
        hkt){far}(to|from),
      {opening}how (do|can|would|should) (i|we|you) (get|go|travel|transfer) (from|to){far}(to|from) {far}airport,
      {opening}(what's|what is|whats|) (the) (best|cheapest|easiest|quickest|fastest) way (to get|to go|to travel|
        ) (from|to){far}airport`,
    yes: [
      'How do we get from Krabi airport to Ao Nang?',
      'best way to get to Patong from Phuket airport',
      'จากสนามบินกระบี่ไปอ่าวนางยังไง',
    ],
    no: ['จากกระบี่ไปอ่าวนางยังไง'],
  },
  {
    name: 'something to write or to solve',
    says: 'no_trip',
    th: `
      (วินาที|นาที)…(ได้กี่|กี่)(เมตร|กิโลเมตร), รายงานเรื่อง, (ทำ|ส่ง|เขียน)รายงาน, เขียน(บทนำ|เรียงความ|บทความ),
      (เขียน|ร่าง|พิมพ์|แก้|แปล|ตัวอย่าง|ตรวจ)(จดหมาย|อีเมล|อีเมล์|ใบลา|ใบสมัคร|เรซูเม่|ประวัติส่วนตัว|รายงาน|สุนทรพจน์|บทสุนทรพจน์|โค้ด|
        ประโยค),
      จดหมาย(สมัครงาน|ลาออก|แนะนำตัว|ลาป่วย|ลากิจ), แต่ง(กลอน|เพลง|นิทาน), อ่อนเลข`,
    en: `
      {howFar} in,
      (write|draft|proofread) (me|us|my|for me|) (a|an|the|) (essay|cover letter|resume|cv|report|poem|speech|article|
        caption|introduction),
      cover letter`,
    yes: ['ทำรายงานเรื่องเมืองเก่า', 'ช่วยร่างอีเมลให้หน่อย', 'ขอจดหมายลาออก', 'draft me a speech'],
    no: ['เขียนแผนให้หน่อย', 'ส่งอีเมลมาได้', 'write it down'],
  },
  {
    name: 'a trip that is denied',
    says: 'no_trip',
    th: 'ไม่ได้(จะ)ไปเที่ยว',
    en: 'not planning (a|any) trip, not (a|about a) trip, no trip needed',
    yes: ['ถามเฉยๆ ไม่ได้ไปเที่ยว', "I'm not planning any trip", 'no trip needed'],
    no: ['ไม่ได้ไปเชียงใหม่นาน', 'not a long trip'],
  },
  {
    // Whatever place or length they name.
    name: 'words for pictures of a trip',
    says: 'post',
    th: `
      (แคปชั่น|แคปชัน|แคปชั้น), แฮชแท็ก, (คิด|เขียน|แต่ง|ตั้ง)(ชื่ออัลบั้ม|ชื่อคลิป|คำบรรยาย|บทพูด|สคริปต์|สคริป|โพสต์|รีวิว)`,
    en: `
      caption(s), hashtag(s), (title|name) for (my|our|the|a) (album|photos|reel|video|vlog|blog post),
      (write|draft) (me|us|) (a|an|the|my|our|) (review|post|blog post|thank you note|speech|vlog script|script)`,
    yes: ['คิดแคปชั่นให้ที', 'เขียนรีวิวให้หน่อย', 'a caption for three days', 'write us a thank-you note'],
    no: ['อ่านรีวิวมาเยอะ', 'the captain of the boat', 'the name of a beach'],
  },
]
