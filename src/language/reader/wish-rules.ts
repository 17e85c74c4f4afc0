import { FOOD_WISHES } from './wish-food-rules.ts'
import type { WishRule } from './wish-rule.ts'

// `หาที่ให้เด็กเล่น`, “something for the kids”: what they wish for without the word for that kind of place.
// Slots: wish-slots.ts, activity-rules.ts and wish-word-rules.ts ({stopTh}).

export const WISH_RULES: readonly WishRule[] = [
  {
    name: 'something for children',
    key: 'family',
    kind: 'tag',
    th: `
      ที่(ๆ)(ให้|ที่|)(เด็ก|ลูก|หลาน)(ได้|จะ|จะได้|) (เล่น|วิ่ง|สนุก|ชอบ|ปล่อยพลัง),
      (กิจกรรม|อะไร|ที่เที่ยว|สถานที่|ที่)(ให้|เอาใจ|สำหรับ|ของ)(เด็ก|ลูก|หลาน),
      (เด็ก|ลูก|หลาน)(จะ|ต้อง|)ได้(เล่น|วิ่ง|สนุก|ปล่อยพลัง), เอาใจ(เด็ก|ลูก|หลาน)`,
    en: `
      (something|things|stuff|activities|fun|places|place|anything|attractions|bits|somewhere) (fun) (for|
      to do with) (the|my|our|) {young}, keep (the|our|my) {young} (happy|busy|entertained|amused|occupied),
      {young} (will|would|might) (love|enjoy|like)`,
    yes: [
      'beach and something for the kids',
      'keep our boys busy',
      'หาที่ให้เด็กเล่นหน่อย',
      'อยากได้กิจกรรมสำหรับลูก',
      'the kids would love it',
    ],
    no: ['two kids', 'พาลูก 2 คนไปน่าน', 'ที่ลูกค้าชอบ'],
  },
  {
    name: 'climbing a mountain on foot',
    key: 'hiking',
    kind: 'tag',
    th: `
      (เดินขึ้น|ปีน|พิชิต|ปีนขึ้น|เดินเท้าขึ้น)(ไป)(ยอด)(ภู|ดอย|เขา|ยอด), ขึ้น{summit},
      {summit}…(เดินขึ้น|ไหว|เทรล|ลูกหาบ), เดินเทรล, สายเทรล, เส้นเทรล, (ไป|เที่ยว|ลุย|อยาก|นอน)(บน){onFoot},
      {onFoot}(ครั้งแรก|มือใหม่|สักครั้ง|ซักครั้ง|หน้าหนาว), (จ้าง|มี|หา|ใช้|ค่า)ลูกหาบ`,
    en: `
      (do|make|manage|attempt|tackle|survive|finish|start|is|for) the (steep |long |whole |full |)climb{stop},
      the climb (very|too|so|really|) (hard|difficult|steep|tough|long|doable|possible|strenuous),
      (hire|any|need|with|have) porters,
      (climb|climbing|climbed|summit|summiting|walk up|walking up|scramble up|conquer) (the|up|to the top of|mount|
      mt|) (doi|phu|khao|mountain|mount|peak|summit|hill)`,
    unless: 'ปีนเขาจำลอง, (อำเภอ|ไปแค่ตีน){onFoot}, (airport|hotel|station) porters',
    yes: [
      'Want to climb Doi Inthanon',
      'walk up the mountain',
      'can a man of 60 manage the climb?',
      'Phu Soi Dao, is the climb hard?',
      'เดินขึ้นดอยหลวง',
      'ขึ้นภูกระดึงปลายปี',
      'อยากเดินเทรล',
      'ไปภูสอยดาวกับแฟน',
      'เขาช้างเผือกครั้งแรก',
      'มีลูกหาบไหม',
      'we want to hire porters',
    ],
    no: [
      'ขับรถขึ้นดอย',
      'rock climbing',
      'ไปภูเก็ต',
      'the climb in prices',
      'ไม่ไปภูกระดึง',
      'ไปอำเภอภูกระดึง',
      'แม่เดินขึ้นดอยไม่ได้',
    ],
  },
  {
    name: 'rock climbing',
    key: 'rock climbing',
    kind: 'sub_category',
    th: 'ปีน(หน้าผา|ผา), (ไป|ชอบ|อยาก)ปีน(ที่)(ไร่เลย์|ต้นไทร)',
    en: `
      (to|go|and|can|could|we|i|some|sport|lead|top rope|learn) (climb|climbing){there},
      (love|like|want|keen) to climb{stop}`,
    unless: 'climb(ing) (at|in|on) (the|a|some|) (stairs|steps|bed|boat|bus|tree(s)|ladder(s))',
    yes: [
      'we want to climb at Railay',
      'we love to climb, Krabi please',
      'some sport climbing near Chiang Mai',
      'อยากปีนไร่เลย์',
    ],
    no: ['climbing up to the temple', 'to climb the stairs in Krabi', 'the prices climb in January'],
  },
  {
    name: 'a boat on a river',
    key: 'boat',
    kind: 'tag',
    th: `
      (นั่ง|ล่อง|ลง)เรือ(แม่น้ำ|ไปตาม|ใน|)(เจ้าพระยา|แม่น้ำ|โขง|แม่กลอง|ท่าจีน|คลอง|แคว),
      (นั่ง|ล่อง)เรือ…(ดูวิว|ชมวิว|ชมเมือง|เล่น|กินลม|รับลม)`,
    en: `
      boat (ride) (on|along|down|up) the (river|canal|canals|klong|mekong|chao phraya|kwai),
      (river|canal|klong|khlong) (boat|boats|ride|cruise|trip)`,
    yes: ['อยากนั่งเรือเจ้าพระยาดูวิวสักรอบ', 'a boat on the river', 'a canal boat'],
    no: ['นั่งเรือไปเกาะเต่า', 'a house by the river'],
  },
  {
    name: 'cycling',
    key: 'cycling',
    kind: 'tag',
    th: `
      ปั่น(เที่ยว|เล่น|รอบ|ชม|ชิล|ลัดเลาะ|ในเมือง|ไปตาม|ริม|เลียบ|เช้า|เย็น), นักปั่น,
      (ทริป|กลุ่ม|แก๊ง|แก๊งค์|ก๊วน|ชมรม|สาย|ขา)ปั่น, ไปปั่น(กัน|ที่|แถว){stopTh}, (ถีบ|ขี่|ปั่น)รถถีบ`,
    en: `
      (cycle|cycling|cycled|pedal|pedalling|pedaling) (round|around|through|along|to|from|between|about|past|across|
      in|the|on|there|a bit|some|everywhere),
      (go|like|love|want|wanna|prefer|rent|can|could|we|i|and|or|by|my|our) (to) cycle{stop},
      (on|by) (two wheels|pushbike|push bike), {count}cyclists, (we are|we're|as) (keen|road|touring|) cyclists,
      (ride|riding|pedal) (our|my|the|own|) (own) (bicycles|push bikes|pushbikes|tandem(s)),
      (cycling|bicycle|cycle|road bike) (group|club|team|friends|buddies|trip|tour|holiday)(s)`,
    unless: `
      (life|wash|spin|menstrual|lunar|heat|two year|motor) cycle, cycle of, motor cycle,
      ปั่น(จั่น|ป่วน|น้ำ|งาน|ผลไม้|ราคา)`,
    yes: [
      'eight cyclists and a van',
      'our cycling club from Penang',
      'นักปั่น 6 คน',
      'we cycle around the ruins',
      'Pedal along the Mekong',
      'we would love to cycle.',
      'ปั่นรอบเกาะเมือง',
      'อยากปั่นเที่ยวเมืองเก่า',
    ],
    no: [
      'the life cycle of a silkworm',
      'ชอบน้ำปั่น',
      'a cycle of temple fairs',
      'mind the cyclists on the road',
      'ร้านกาแฟปั่น',
    ],
  },
  {
    name: 'wars and history',
    key: 'history',
    kind: 'tag',
    th: `
      คอ(ประวัติศาสตร์|สงคราม), (สาย|บ้า|คลั่ง)(ประวัติศาสตร์|สงคราม), ยุคสงครามโลก, เชลยศึก,
      สุสาน(ทหาร|สงคราม|สัมพันธมิตร)`,
    en: `
      (war|military|railway) (history|buff|nerd|nut|geek|fan|enthusiast|heritage|relics|sites|memorial(s)|cemetery|
      graves), prisoner(s) of war, (a|as|were|was|the) pow(s),
      (allied|commonwealth|soldier's|soldiers') (cemetery|graves), anzac (day|service|dawn),
      (grandfather|grandad|granddad|grandpa|great uncle|uncle|father|dad) (fought (in|at|on|here|there|against)|
      was captured|was interned|is buried),
      (massive|big|total|huge|real|bit of a|such a|) history (buff|nerd|geek|freak|fan|lover|enthusiast|teacher|mad)`,
    yes: [
      'we like war memorials',
      'a total history geek',
      'my uncle was a POW',
      'where my grandad is buried',
      'พ่อเป็นคอสงคราม',
      'ไปไว้อาลัยที่สุสานทหาร',
    ],
    no: [
      'price war between the ferries',
      'the warm sea',
      'pow wow',
      'my dad fought off a cold',
      'dad fought for a seat',
    ],
  },
  {
    name: 'shopping',
    key: 'shopping',
    kind: 'tag',
    canRefuse: true,
    th: `
      (ซื้อ|หิ้ว)(ขนม|ผลไม้|อาหารทะเล|ของทะเล|ของสด|กาแฟ|ผ้า|หม้อแกง|เซรามิก|เครื่องเงิน|ไส้อั่ว|หมูยอ|กุนเชียง|
      ทุเรียน)`,
    en: `
      (buy|buying|shop for|shopping for|pick up|stock up on) (some|new|nice|cheap|local|) (gifts|presents|souvenirs|
      silk|clothes|dresses|shoes|bags|handbags|jewellery|jewelry|gems|handicrafts|crafts|fabric|fabrics|ceramics|
      pottery|silver|antiques|gadgets|electronics|toys|snacks|fruit|spices|tea|coffee beans),
      {wants} (the|some|good|nice|great|cute|little|) (shops|boutiques|stores),
      shops and (a|the|some|boutiques|markets|malls|cafes|nice|good),
      (good|nice|cute|quirky|independent|designer|fashion|fashionable|clothes|clothing|toy|vintage|thrift|antique|
      craft|record|souvenir|gift|jewellery) (shops|stores|boutiques), boutiques, {wants} to shop{stop},
      (goal|aim|objective|purpose|point|idea|plan|mission|priority|focus|reason) (of|for|behind|) (the|our|my|this|
      her|his|their|) (trip|holiday|vacation|visit|journey|) (was|is|being|were|) (just|only|mainly|simply|purely|
      mostly|) to shop{stop},
      (here|there|came|come|coming|going|go|trip) (just|only|mainly|simply|purely|mostly|primarily|) to shop{stop},
      (girls|women|wife|mum|mom|daughter|daughters|ladies|me|us|her) to shop{stop},
      shop (til|till|until) (we|i|you|they) drop, shopaholic(s), shopping spree, retail therapy, bargain hunt(ing),
      window shopping`,
    unless: `
      (เคย|ไม่)(ไป|แวะ|อยาก|)ซื้อ, boutique(s) (hotel|hotels|resort|stay|hostel|place|room),
      (my|our) (boutique|boutiques|shops)`,
    yes: [
      'แวะซื้อขนมหม้อแกง',
      'pick up some silk',
      'the girls want shops',
      'the goal of the trip was to shop',
      'we are here mainly to shop',
      'my aunt loves to shop',
      'good clothes shops please',
      'some retail therapy for mum',
    ],
    no: ['ไม่ซื้อผ้า', 'buy tickets', 'dive shops on the island', 'a boutique hotel', 'stock for my boutiques'],
  },
  {
    name: 'famous images of the Buddha, and monks whom people honour',
    key: 'temple',
    kind: 'category',
    th: `
      (ไหว้|กราบ|สักการะ|สักการบูชา|นมัสการ|บูชา|ขอพร)(ขอพร|ไหว้|องค์|กับ|)(หลวงพ่อ|หลวงปู่|หลวงตา|ครูบา|พระแก้ว|
      พระพุทธ|พระนอน|พระใหญ่|พระสิงห์|พระบาง|พระร่วง|พระเจ้า(ทันใจ|ใหญ่|ล้าน)|เกจิ|พระเกจิ),
      (สาย|ชอบ|บูชา|ตามรอย|ศรัทธา|ตระเวน|สะสม)(พระ)(เกจิ|เครื่อง{stopTh})`,
    unless: '(เคย|ไม่|เบื่อ)(ไป|อยาก|)(ไหว้|กราบ), (วาสนา|ไหว้)หลวงพ่อที่(บ้าน|ห้อง)',
    yes: ['แวะกราบหลวงปู่ทวด', 'พายายไปนมัสการพระพุทธชินราช', 'ลุงศรัทธาพระเกจิ', 'ไหว้หลวงพ่อวัดไร่ขิง'],
    no: ['ไหว้พ่อแม่แฟน', 'ชอบเครื่องเล่น', 'ไม่ไหว้หลวงพ่อ', 'กราบขอบพระคุณ'],
  },
  {
    name: 'shrines',
    key: 'shrine',
    kind: 'category',
    th: `
      (ไหว้|กราบ|สักการะ|บูชา|ขอพร)(ขอพร|ไหว้|องค์|กับ|ศาล|)(เจ้าพ่อ|เจ้าแม่|ย่าโม|ไอ้ไข่|ท้าวเวสสุวรรณ|พญานาค|
      แม่ตะเคียน|ปู่ศรีสุทโธ)`,
    unless: '(เคย|ไม่|เบื่อ)(ไป|อยาก|)(ไหว้|กราบ)',
    yes: ['ไหว้เจ้าแม่กวนอิม', 'กราบย่าโมก่อนกลับ', 'ขอพรพญานาค'],
    no: ['ไหว้เจ้าบ่าว', 'เจ้าพ่อมาเฟีย'],
  },
  {
    name: 'sand and sea water',
    key: 'beach',
    kind: 'category',
    th: `
      (เล่น|ก่อ|ขุด|คุ้ย|วิ่ง)(กอง|ปราสาท|บน|)(หาด)ทราย{notSand},
      (เห็น|ดู|เจอ|ชม|สัมผัส|เล่น|แตะ|จุ่ม)น้ำทะเล{notSand}`,
    en: `
      (build|building|make|making|love|loves) (a|some|) sandcastles, sandcastle(s),
      (play|playing|dig|digging|roll|run) (around|about|) (in|on) the sand, (toes|feet) in the sand`,
    unless: 'ขุดทรายขาย, (pit|box|court|playground)…in the sand',
    yes: ['ให้หลานก่อปราสาททราย', 'ลูกชอบเล่นทราย', 'ยายอยากเห็นน้ำทะเล', 'dig in the sand all day', 'she loves sandcastles'],
    no: ['ทรายแมว', 'ก่อสร้าง', 'ดูน้ำทะเลหนุน', 'กระบะทราย', 'สนามทรายในห้าง', 'quicksand'],
  },
  {
    name: 'fog',
    key: 'sea of mist',
    kind: 'sub_category',
    en: `
      (never|not|n't|ever) (see|seen|saw|experienced) (the|any|real|) fog{fogEnd},
      (see|seen|saw|watch|experience|feel|wake up to|want|love|chase|photograph|real|morning|thick) (the|some|real|
      any|a bit of|) (fog|foggy){fogEnd}, (misty|foggy) (mornings|morning|mountains|hills|valleys|valley)`,
    unless: 'fog (machine|light(s)|lamp(s)|index), brain fog',
    yes: ['they never saw fog before', 'we want to see the fog', 'misty mornings in the hills'],
    no: ['the fog machine', 'do we see fog lights', 'brain fog'],
  },
  {
    name: 'animals of the sea and the forest',
    key: 'wildlife',
    kind: 'category',
    th: '(ดู|เห็น|เจอ|ตามหา|ส่อง|คลั่ง)(วาฬ|ปลาวาฬ|บรูด้า)',
    en: `
      (see|spot|watch|find|into|obsessed with|mad about|crazy about|love|loves|adores) (some|the|sea|wild|real|
      ) (whales|turtles|sea turtles|dugongs|hornbills|otters)`,
    unless: '(turtles|otters) (bar|cafe|hostel|hotel|resort)',
    yes: ['we hope to see whales', 'the boy is crazy about turtles', 'อยากเห็นวาฬบรูด้า'],
    no: ['eat turtles', 'ninja turtles'],
  },
  {
    name: 'where it is cold, which in Thailand is high up',
    key: 'mountain',
    kind: 'category',
    th: `
      (ที่|แถว|ไหน|อยากไป|ขอ)(ที่)(อากาศ)(หนาว|เย็น)(มาก|สุด|ที่สุด|จัด|จับใจ){stopTh},
      (เจอ|สัมผัส|ลอง|ตาม|ล่า|ไปรับ|ได้)(อากาศ|ความ|ลม)หนาว,
      (ไหน|ที่ใด|จังหวัดไหน)(อากาศ)(หนาว|เย็น)(สุด|ที่สุด|บ้าง|จริง|ๆ)`,
    en: `
      (somewhere|anywhere|someplace|place|places) (that is|that's|which is|where it is|where it's|) (really|very|
      quite|nice and|properly|a bit|) (cold|colder|chilly|freezing|cooler){coldEnd},
      (really|very|quite|the|a|nice|need|want) (cold|coldest|chilly|cooler) (place|places|spot|spots|region|area|
      corner|mountains|mountain air|air), feel (the|some|real|) (cold|chill|winter),
      (want|wants|like|likes|love|enjoy|feel|need|experience|looking for|seeking|after) (the|some|a bit of|) (cold|
      colder|cooler|chilly|cool) (weather|temperatures|mountain air|climate)`,
    unless: `
      (no|not|too|hate|avoid|away from|leave|leaving|from) (a|the|our|very|) cold…,
      cold(er|) (drink|drinks|beer|water|room|shower|plunge|store|storage)`,
    yes: [
      'somewhere really cold in December',
      'we want some cooler weather',
      'a very cold place for the kids',
      'where is the coldest place in January',
      'อยากไปที่อากาศหนาวมาก',
      'พาลูกไปสัมผัสอากาศหนาว',
      'ที่ไหนหนาวสุด',
    ],
    no: [
      'somewhere with cold beer',
      'we leave a cold place for the sun',
      'กลัวหนาว',
      'อากาศหนาวไหม',
      'a cool bar',
      'a cool place to hang out',
      'somewhere cool in Bangkok',
    ],
  },
  {
    name: 'loud places where the young go out, refused',
    key: 'nightlife',
    kind: 'tag',
    canRefuse: true,
    th: `
      ไม่(ชอบ|เอา|อยากได้|ไป|อยากไป|ไหว|อิน)(กับ)(ที่|แนว|โซน|ย่าน|แบบ|)(เสียงดัง|อึกทึก|คนเยอะ|เยอะ|)(แบบ|แนว|ของ|
      พวก|)(วัยรุ่น|สายตี้|สายตื๊ด)`,
    unless: 'วัยรุ่นยัง',
    refuses: ['ไม่ชอบที่เสียงดังแบบวัยรุ่น', 'ไม่เอาแนวสายตี้'],
    yes: [],
    no: ['ไม่ชอบวัยรุ่นยังเด็ก', 'ลูกวัยรุ่น'],
  },
  {
    name: 'old cities',
    key: 'historic_site',
    kind: 'category',
    th: 'เมืองหลวงเก่า, ราชธานีเก่า, (อดีต)ราชธานี, ตามรอย(ประวัติศาสตร์|อยุธยา|สุโขทัย|ละคร)',
    en: `
      (old|ancient|former|historic|historical) (royal|siamese|thai|) (city|cities|capital|capitals|kingdom|
      kingdoms), (khmer|lanna|sukhothai|ayutthaya) (era|period|kingdom|empire)`,
    yes: ['the old royal cities', 'former capitals of Siam', 'ตามรอยราชธานีเก่า', 'อยากเห็นเมืองหลวงเก่า'],
    no: ['the old town', 'a royal project'],
  },
  ...FOOD_WISHES,
]
