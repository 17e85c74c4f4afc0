import { CHORE_RULES } from './scope-chore-rules.ts'
import type { ScopeRule } from './scope-rule.ts'

// `พาแม่ไปไหนดี`, “things to do around here”: whether a trip is asked for.

/** A sum at school. */
const HOW_FAR =
  '(met(re|er)s|kilomet(re|er)s|miles|feet) (do|does|did|can|will) (we|i|you|it|one|a car) (travel|go|cover|move)'

export const SCOPE_RULES: readonly ScopeRule[] = [
  {
    says: 'travel',
    th: `
      {visit}เที่ยว, ทริป, แพลนไป, ตะลอน, วันหยุด, พักผ่อน, ไปไหนดี, ไปไหนได้, ไปที่ไหน, พาไปไหน,
      อยากไป, จะพา, พาเพื่อน, จะไป, {visit}เดินทาง, แบ็คแพ็ค, แบกเป้, โรดทริป, ฮันนีมูน, แคมป์, ไปทะเล, ขึ้นดอย, ขึ้นเขา, ไหว้พระ,
      เดินป่า, ดำน้ำ, วันเดียว, ค้างคืน, ไปเช้าเย็นกลับ, พาแม่ไป, พาพ่อไป, พาครอบครัว, พาลูกไป, พาแฟนไป, จัดแผน, เดินเล่น`,
    en: `
      trip(s), travel(s), travel(l)ing, travel(l)er(s), backpackers, (one|single|same) base, itinerar(y|ies), itenerary, visit(s), visiting,
      vacation(s), holiday(s), tour(s), touring, sightseeing, getaway(s), weekend, backpack, backpacking,
      honeymoon, road trip, explore, exploring, day out, days out, days in, nights in,
      places to go, where to go, where (we|i) (could|can|should|might) (go|head|travel){notfor}, where (should|could|can|shall|would you) (we|i|one) (go|head|travel){notfor}, time to go elsewhere, things to do, what to do, what to see, trek, hike, island hopping, beach, stopover`,
    unless:
      'travel (insurance|insurances|agent|agents|adapter|adaptor|documents|money|card|ban|advisory|vaccine|vaccines|vaccination|cot|pillow)',
    yes: [
      'we have four days free, where should we go',
      'พาแม่ไปไหนดี',
      'อยากเดินทางคนเดียว',
      'อยากแบกเป้คนเดียว',
      'an island-hopping week',
      'things to do around here',
    ],
    no: [
      'travel insurance for seniors',
      'where can I go to buy a laptop',
      'ร้านซ่อมมือถือ',
      'ซิมนักท่องเที่ยว',
      'ทำหนังสือเดินทาง',
      'a tripod',
      'how much is a laptop',
    ],
  },
  {
    says: 'where',
    th: '(ที่ไหน|ที่ใด|แถวไหน|ตรงไหน)(ดี|ได้|บ้าง|สวย|สนุก|เด็ด|{wordEnd})',
    yes: ['พาหลานดูแพนด้าที่ไหนดี', 'แช่น้ำแร่แถวไหนได้บ้าง'],
    no: ['ไม่ว่าที่ไหนก็ตาม', 'where is it'],
  },
  {
    says: 'business',
    th: `
      การบ้าน, ข้อสอบ, โจทย์, สมการ, อ่อนเลข, วิชาเลข, คิดเลข, (คำนวณ|คำนวน|คำนวญ)(ให้|เอง|ไม่เป็น|หน่อย),
      ไป(ได้|)กี่(เมตร|กิโลเมตร), วินาที…กี่, เขียนโค้ด, โปรแกรมคอม, แปลภาษา, แปลให้, เรียงความ, สูตรทำ, ราคาหุ้น,
      หุ้น, บอลคืนนี้, สมัครงาน, ละคร, ซีรีส์, เกม, โทรศัพท์, โน้ตบุ๊ก, มือถือ, คอมพิวเตอร์`,
    en: `
      homework, equation, write code, python, javascript, essay, translate, poem, joke, recipe, stock price, resume,
      cover letter, solve, ${HOW_FAR}, per second, in one second`,
    yes: [
      'เราอ่อนเลขมาก',
      'how many metres does it go',
      'ช่วยทำการบ้านหน่อย',
      'แนะนำซีรีส์สนุกๆ',
      'solve this for me',
      'a poem about rain',
    ],
    no: ['ขับรถกลับบ้าน', 'a presumed beach', 'poems'],
  },
  {
    // Tasks that only mention places.
    says: 'task',
    th: `
      แปลเป็น, แปลให้, แปลประโยค, แปลภาษา, เรซูเม่, สูตรทำ, สูตรแกง, การบ้าน, ข้อสอบ, เรียงความ, ต่อวีซ่า,
      เบอร์(อู่|ช่าง|รถลาก|รถยก), (หา|มี|แนะนำ|เรียก)(อู่|รถลาก|รถยก|ร้านปะยาง|ช่างซ่อมรถ), (อู่|ช่าง)ซ่อมรถ`,
    en: `
      translate, recipe, essay, homework, equation, resume, cover letter, extend my visa, visa extension, can i extend,
      immigration office, tm7, tm30, tm47, tow truck, tow us, (car|bike|motorbike|scooter|van) (broke down|has broken down|won't start)`,
    yes: [
      'รถเสียแถวน่าน มีเบอร์อู่ไหม',
      'our car broke down near Nan',
      'แปลประโยคนี้เป็นอังกฤษ',
      'สูตรแกงไตปลา',
      'where is the immigration office',
      'a recipe from Nan',
    ],
    no: ['แปลกดีนะ', 'ขอวีซ่า', 'recipes of the north', 'อยู่นาน', 'ของกินแถวอู่ทอง'],
  },
  {
    // About life and facts, which may name a place or the country.
    says: 'question',
    th: `
      ร้านสัก, ช่างสัก, หมอฟัน, ทำฟัน, รากฟันเทียม, จัดฟัน, คลินิก(ทันตกรรม|ความงาม), รายปี, (ค่า|)(แท็กซี่|รถทัวร์|รถตู้|รถไฟ|เรือเฟอร์รี่|แกร็บ|มอไซค์รับจ้าง)จาก…(เท่าไหร่|เท่าไร|กี่บาท|ราคา),
      ใบขับขี่, ย้ายไปอยู่, ย้ายบ้าน, หางาน, ส่งพัสดุ, ส่งของไป, ค่าเงิน, แผ่นดินไหว, กลอน, ราคาทอง, รายเดือน, ซื้อคอนโด, ซื้อบ้าน, ซื้อที่ดิน,
      ขอสินเชื่อ, เสียภาษี, เมืองหลวง, ประชากร, ห่างกันกี่กิโล, กี่กิโล,
      (คิว|จอง|ต่อ|ต่ออายุ|ทำ|ทำเล่ม|ยื่น|ขอ)(ทำ|ต่อ|จอง|อายุ|เล่ม|)(พาสปอร์ต|พาสปอต|หนังสือเดินทาง|บัตรประชาชน), ซิม…(ราคา|กี่บาท|เท่าไหร่|เท่าไร|ยี่ห้อ|ค่ายไหน|เจ้าไหน), (โรมมิ่ง|โรมมิง|โรมมิ้ง), (แพ็ก|แพค|แพ็ค)(เกจ|)เน็ต`,
    en: `
      driving licen(c|s)e(s), drivers licen(c|s)e(s), driver's licen(c|s)e(s), international licen(c|s)e,
      looking for a job, find a job, job in, jobs in, teaching job(s), (move|moving|relocate|relocating|emigrate) to, poem, joke(s),
      what time is it, capital of, population of, buy a (condo|house|flat), open a bank account, pay tax(es),
      tattoo (studio|shop|artist|parlour|parlor), (get|getting|want) (a|another) tattoo, dentist(s), dental, (apartment|condo|flat|house|villa|room) (…|) for (a|one|two|a whole|{number}) (year|years|months), long term (rental|let|lease|rent),
      how much (does|do|is|are|would|will|for|should) (a|an|the|one|) (taxi|cab|grab|bolt|bus|minibus|minivan|van|ferry|train|tuk tuk|songthaew|transfer|private transfer) (ticket|ride|fare|) (cost|from|to|be), (taxi|bus|train|ferry|van) (fare|price) from,
      monthly rent, rent per month, how much is rent, exchange rate, convert, how far is, what language, parcel`,
    yes: [
      'a tattoo artist in Trang',
      'an apartment in Trang for 8 months',
      'how much is a minivan from Trang to Krabi',
      'ค่ารถตู้จากตรังไปกระบี่เท่าไหร่',
      'ทำใบขับขี่ที่ตรัง',
      'เลยกับหนองคายห่างกันกี่กิโล',
      'moving to Phuket',
      'what is the population of Nan',
      'ซิมรายวันค่ายไหนถูก',
      'ต่อหนังสือเดินทางที่ขอนแก่น',
      'เปิดโรมมิ่งยังไง',
    ],
    no: [
      'an apartment for 8 days',
      'how much is the zoo',
      'ย้ายไปเชียงใหม่สองคืน',
      'พกพาสปอร์ตไปด้วย',
      'ซิมพร้อมแล้ว',
      'ซื้อของฝาก',
      'a good job of it',
      'how far we walk',
    ],
  },
  {
    // A booking that they have elsewhere is to be changed.
    says: 'booking',
    th: `
      (ขอ|อยาก|ต้องการ|จะ|แจ้ง)(เปลี่ยน|เลื่อน|ยกเลิก|แก้ไข|แก้|คืน)(ชื่อ|วัน|วันที่|วันเดินทาง|วันเข้าพัก|เวลา|ไฟล์ท|ไฟลท์|ไฟลต์|เที่ยวบิน|ตั๋ว|ห้อง|การจอง|){words}(รหัสจอง|รหัสการจอง|เลขจอง|เลขที่จอง|เลขที่การจอง|หมายเลขจอง|หมายเลขการจอง|บุ๊คกิ้ง|บุ๊กกิ้ง|ที่จองไว้|คืนเงิน),
      (รหัสจอง|รหัสการจอง|เลขจอง|เลขที่จอง|เลขที่การจอง|หมายเลขจอง|หมายเลขการจอง){words}(เปลี่ยน|เลื่อน|ยกเลิก|แก้ไข|คืนเงิน|ตรวจสอบ|เช็ค|เช็ก), ขอ(คืนเงิน|เงินคืน){words}(ตั๋ว|ที่จอง|การจอง|ทัวร์)`,
    en: `
      (change|move|reschedule|postpone|amend|cancel|modify) (my|our|the|this|a) (booking|reservation|booked (flight|ticket(s)|tour|room)),
      (change|move|reschedule|postpone|amend|cancel|modify){words}(booking|reservation|confirmation) (number|no|ref|reference|code|id), (booking|reservation|confirmation) (number|no|ref|reference|code|id){words}(change|move|reschedule|postpone|amend|cancel|refund),
      (get|want|request|claim|ask for|need) (a|my|our|the) (full|) refund`,
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
    // About visas and the way from an airport to a bed, first of all.
    says: 'question',
    th: `
      {opening}(จาก|)สนามบิน{way}ไป{way}(ยังไง|อย่างไร|ไงดี|รถอะไร|วิธีไหน), {opening}(ไป|เดินทางไป|เข้าเมือง){way}จากสนามบิน{way}(ยังไง|อย่างไร|ไงดี),
      {opening}(ต้อง|)(ใช้|ขอ|ทำ|มี)วีซ่า(อะไร|แบบไหน|ประเภทไหน|ไหม|มั้ย|หรือเปล่า|รึเปล่า), {opening}วีซ่า(อะไร|แบบไหน|ท่องเที่ยวอยู่ได้กี่)`,
    en: `
      {opening}(do|does|will|would) (i|we|you|he|she|they|my (wife|husband|partner)) need (a|an|any|the|to get a) {word}visa, {opening}(what|which) (kind of|type of|sort of|) visa,
      {opening}how (do|can|would|should) (i|we|you) (get|go|travel|transfer) (from|to){way}(airport|bkk|dmk|hkt){way}(to|from), {opening}how (do|can|would|should) (i|we|you) (get|go|travel|transfer) (from|to){way}(to|from) {way}airport,
      {opening}(what's|what is|whats|) (the|) (best|cheapest|easiest|quickest|fastest) way (to get|to go|to travel|) (from|to){way}airport`,
    yes: [
      'Do I need a visa if I teach in Trang?',
      'Which visa for a year of remote work',
      'How do we get from Krabi airport to Ao Nang?',
      'best way to get to Patong from Phuket airport',
      'จากสนามบินกระบี่ไปอ่าวนางยังไง',
      'ต้องใช้วีซ่าแบบไหน',
    ],
    no: [
      'Trang for 3 days, do I need a visa?',
      'How do I get to Koh Lipe?',
      'How do we get to Nan from Phrae',
      'จากกระบี่ไปอ่าวนางยังไง',
      'ต้องใช้พาสปอร์ต',
    ],
  },
  {
    // Something to write, or a trip that is denied, whatever it is about.
    says: 'no_trip',
    th: `
      (วินาที|นาที)…(ได้กี่|กี่)(เมตร|กิโลเมตร), อ่อนเลข, รายงานเรื่อง, ทำรายงาน, ส่งรายงาน, เขียนรายงาน, เขียนบทนำ,
      เขียนเรียงความ, เขียนบทความ, (เขียน|ร่าง|พิมพ์|แก้|แปล|ตัวอย่าง|ตรวจ)(จดหมาย|อีเมล|อีเมล์|ใบลา|ใบสมัคร|เรซูเม่|ประวัติส่วนตัว|รายงาน|สุนทรพจน์|บทสุนทรพจน์|โค้ด|ประโยค),
      จดหมาย(สมัครงาน|ลาออก|แนะนำตัว|ลาป่วย|ลากิจ), แต่ง(กลอน|เพลง|นิทาน), ไม่ได้จะไปเที่ยว, ไม่ได้ไปเที่ยว`,
    en: `
      ${HOW_FAR} in, (write|draft|proofread) (me|us|my|for me|) (a|an|the|) (essay|cover letter|resume|cv|report|poem|speech|article|caption|introduction),
      cover letter, not planning (a|any) trip, not (a|about a) trip, no trip needed`,
    yes: [
      'ทำรายงานเรื่องเมืองเก่า',
      'ช่วยร่างอีเมลให้หน่อย',
      'ขอจดหมายลาออก',
      'ถามเฉยๆ ไม่ได้ไปเที่ยว',
      'draft me a speech',
      "I'm not planning any trip",
    ],
    no: ['ไม่ได้ไปเชียงใหม่นาน', 'เขียนแผนให้หน่อย', 'ส่งอีเมลมาได้', 'write it down', 'not a long trip'],
  },
  {
    // Words for pictures of a trip that is over, whatever place or length they name.
    says: 'post',
    th: 'แคปชั่น, แคปชัน, แคปชั้น, แฮชแท็ก, (คิด|เขียน|แต่ง|ตั้ง)(ชื่ออัลบั้ม|ชื่อคลิป|คำบรรยาย|บทพูด|สคริปต์|สคริป|โพสต์|รีวิว)',
    en: `
      caption(s), hashtag(s), (title|name) for (my|our|the|a) (album|photos|reel|video|vlog|blog post),
      (write|draft) (me|us|) (a|an|the|my|our|) (review|post|blog post|thank you note|speech|vlog script|script)`,
    yes: ['คิดแคปชั่นให้ที', 'เขียนรีวิวให้หน่อย', 'a caption for three days', 'write us a thank-you note'],
    no: ['อ่านรีวิวมาเยอะ', 'the captain of the boat', 'the name of a beach'],
  },
  {
    says: 'report',
    th: '{opening}รีวิว(เที่ยว|ทริป)',
    en: '{opening}(my|our|a|mini|long|) trip report(s)',
    yes: ['Trip report: Nan', 'รีวิวเที่ยวตรัง'],
    no: ['I read your trip report', 'ขอรีวิวเที่ยวตรัง'],
  },
  {
    says: 'plan',
    th: 'จัดทริป, จัดแผน, วางแผน, แพลน, จะไป, อยากไป, หาที่เที่ยว, ขอแผน, จัดโปรแกรม',
    en: 'itinerar(y|ies), plan(s), planning, trip, where to go, want to (go|visit), going to',
    yes: ['ช่วยวางแผนหน่อย', 'อยากไปปาย', 'two itineraries', 'we want to visit it'],
    no: ['ไปมาแล้ว', 'a planet', 'we visited it'],
  },
  {
    // They leave it to the planner, which with a length is a request.
    says: 'open',
    th: '(จัด|คิด|เลือก)(มา|ให้|มาให้)(ได้|)เลย, (แล้วแต่|ตามใจ)(จะ|คนจะ|)(จัด|แนะนำ|เลือก), (ไป|เที่ยว)(ที่|)ไหนก็ได้',
    en: 'surprise (me|us), (you|your) (decide|choose|pick|choice|call){end}, (anywhere|wherever) (is fine|you like|will do|goes|works)',
    yes: ['จัดมาได้เลย', 'ไปไหนก็ได้ 3 วัน', 'surprise us', '3 days, you decide', 'anywhere will do'],
    no: ['ไปมาแล้ว', 'it was a surprise', 'do you decide about visas', 'anywhere but Phuket'],
  },
  {
    says: 'over',
    th: '(เพิ่ง|พึ่ง)(จะ)(กลับ|ไป|ไปเที่ยว|ลงดอย|ถึงบ้าน), กลับมาแล้ว, ไปมา(แล้ว|เมื่อ)',
    en: `
      (just|we're|i'm|am|are) (got|came|come|flew|) (back|home) from, (was|were|went) (in|to|there),
      last (week|weekend|month), from (our|my) trip`,
    yes: ['เพิ่งไปเที่ยวตรัง', 'กลับมาแล้วสองวัน', 'just back from Nan', 'we were in Krabi', 'photos from our trip'],
    no: ['กลับวันที่ 5', 'ไปมาหาสู่', 'back home by ten', 'the last day'],
  },
  {
    // The country is named, by itself, only to compare it or to remember it.
    says: 'compared',
    th: '(นอกจาก|เหมือน|เคยเที่ยว|แทน)(ประเทศไทย|เมืองไทย|ไทย)',
    en: `
      (like|apart from|other than|besides|than|stayed {while} in|left|back from|was in|been to|instead of) (the|) thailand`,
    yes: ['อยากได้ที่เหมือนเมืองไทย', 'somewhere like Thailand', 'we stayed 3 weeks in Thailand', 'I have been to Thailand'],
    no: ['เที่ยวเมืองไทย', 'we like it in Thailand', 'a week in Thailand'],
  },
  {
    // Beside those who go.
    says: 'stay',
    th: 'แพ(พัก|เปียก|ล่อง|ริมน้ำ|){wordEnd}, เรือนแพ, บ้านพัก, พูลวิลล่า, วิลล่า, ที่พัก, รีสอร์ท, รีสอร์ต, โรงแรม, โฮมสเตย์, บังกะโล, ห้องพัก, เต็นท์, กระโจม, แคมป์',
    en: 'villa(s), houseboat(s), raft house(s), rafthouse(s), hotel(s), resort(s), bungalow(s), homestay(s), guesthouse(s), hostel(s), glamping, campsite(s), tents, place to stay',
    yes: ['แพ 6 คน', 'หาแพพัก', 'อยากได้พูลวิลล่า', 'a villa for ten', 'a houseboat'],
    no: ['แพงมาก', 'แพ้อาหาร', 'a village', 'hospital for two'],
  },
  {
    says: 'goods',
    th: 'ซื้อ, สั่งทำ, จัดเลี้ยง, งานเลี้ยง, โต๊ะจีน, ของขวัญ, ผ่อน, ค่าเทอม, เช่าบ้าน, เช่าคอนโด, หอพัก, ร้านอาหาร, มื้อ, ประกัน',
    en: 'buy, buying, purchase, present(s) for, gift(s), dinner, lunch, breakfast, meal, catering, restaurant, laptop(s), phone(s), television(s), tv, sofa(s), wedding dress, insurance, tuition, rent',
    yes: ['ซื้อโต๊ะ', 'จัดเลี้ยง 30 คน', 'a gift for two', 'dinner for six'],
    no: ['ไป 6 คน', 'a party of 6'],
  },
  ...CHORE_RULES,
]

export const SCOPE_SLOTS = {
  /** `BK-M5A8`, after words for the number of a booking, or beside its change. */
  words: '[^;!?\\n]{0,64}?',
  way: '[^;!?\\n]{0,60}?',
  fewTh: '[ก-์]{0,12}?',
  alone: '(?<=^|[\\s,(]|แถว|บ้าน)',
  ninety: '(?:90|เก้าสิบ)\\s?วัน',
  visa: '(?:[a-z]{1,12} ){0,3}?visa',
  money: '(?:[a-z]{2,10} ){0,5}?',
  /** No card for tourists, and no passport. */
  visit: '(?<!ซิม(?:การ์ด)?(?:สำหรับ)?นักท่อง|หนังสือ)',
  /** How long they stayed. */
  while: '[a-z0-9 ]{1,16}',
  notfor:
    '(?! (?:to|for) (?:a |an |my |the )?(?:buy|get|fix|repair|see|find|print|renew|exchange|visa|passport|haircut|check|dentist|doctor|repairs?))',
  opening: '(?<=^\\s?)',
  word: '(?:[a-z0-9]{2,12} ){0,3}?',
  number: '(?:\\d{1,2}|two|three|four|six|eight|ten|twelve)',
  wordEnd: '(?![ก-์])',
  end: '(?=\\s*(?:[.,;!?)]|$))',
}
