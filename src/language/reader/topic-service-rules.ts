import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

// `รถไฟช่วงปีใหม่เต็มไหม`, “which airport is best”: trains, buses and airports at night, as people ask about them.
// The slots are in `topic-ask-slots.ts` and `topic-slots.ts`; papers, guides, tides and beds are in `topic-need-rules.ts`.

export const SERVICE_TOPICS: readonly TopicRule[] = [
  {
    name: 'seats, and whether it is full or late, in Thai',
    topic: 'tickets',
    reads: listOf(`
      {trainTh}{word}(เต็ม|หมด|เหลือ|ว่าง|ดีเลย์|ช้า|ตรงเวลา|มีแอร์|แอร์|นั่งสบาย|สะอาด|ถึง)(เร็ว|มาก|บ่อย|แล้ว|ตรงเวลา|){asks},
      {trainTh}(เต็ม|หมด|เหลือ|ออก)(เร็ว)(ยัง|หรือยัง|รึยัง), (ที่นั่ง|ตั๋ว|เตียง|ตู้นอน|แอร์){few}(เหลือ|ว่าง|พอ|หมด|เต็ม){asks},
      (จอง|ซื้อ)(ตั๋ว|ที่นั่ง|)(รถไฟ|รถทัวร์|เรือ|รถตู้|ตู้นอน|ขบวน){few}(ล่วงหน้า|ยังไง|ที่ไหน|ก่อน|กี่วัน|ทัน|{asks})`),
    unless: listOf(`
      ไม่(ลง|ขึ้น)(เรือ|รถไฟ), ห้อง…(เต็ม|ว่าง), (ที่พัก|โรงแรม|แคมป์|ร้าน|คาเฟ่|ลาน){few}(เต็ม|ว่าง|เหลือ), รถ(ติด|เช่า), รถเข็น…`),
    yes: ['รถไฟช่วงปีใหม่เต็มไหม', 'ที่นั่งแอร์ยังเหลือมั้ย', 'จองตั๋วรถไฟล่วงหน้ากี่วัน'],
    no: ['ที่พักเต็มไหม', 'รถติดไหม', 'รถติดมาก'],
  },
  {
    name: 'which seat, berth or class, in Thai',
    topic: 'tickets',
    reads: listOf(`
      (นั่ง|เอา|จอง|เลือก)(ฝั่ง|ชั้น|ตู้|ขบวน|แถว|เบาะ|ที่)ไหน, เตียง(บน|ล่าง)(หรือ|กับ|ดี|{asks}),
      ชั้น (1|2|3|หนึ่ง|สอง|สาม){few}(ไหว|ดี|สบาย|โอเค|ร้อน){asks}, ที่นั่งฝั่ง(ไหน|ซ้าย|ขวา)`),
    yes: ['เตียงล่างหรือบนดี', 'นั่งฝั่งไหนวิวสวย', 'ชั้นสามร้อนไหม'],
    no: ['ชั้นสองของร้าน'],
  },
  {
    name: 'bikes and bags on trains and boats',
    topic: 'tickets',
    reads: listOf(`
      (เอา|พา|โหลด|ขน|ฝาก)(จักรยาน|มอไซค์|มอเตอร์ไซค์|รถ|กระเป๋า|หมา){few}(ขึ้น|ไปกับ|ลง)(รถไฟ|เรือ|เฟอร์รี่|รถทัวร์|ขบวน),
      (take|bring|put|load|carry) (a|my|our|the) (bike|bikes|bicycle|bicycles|motorbike|scooter|surfboard|board|pram|
        dog) (on|onto|in|with) (the|a) (train|bus|ferry|boat|plane|minivan)(s)`),
    unless: listOf('ไม่(ลง|ขึ้น)(เรือ|รถไฟ)'),
    yes: ['เอาจักรยานขึ้นรถไฟได้ป่าว', 'can we take our bikes on the train', 'โหลดจักรยานขึ้นเครื่องบินได้ไหม ขึ้นเรือล่ะ'],
    no: ['เอารถไปไม่ลงเรือ', 'we ride our bikes to the train'],
  },
  {
    name: 'when one arrives, and where it leaves',
    topic: 'tickets',
    reads: listOf(`
      (จะ)(ไป)ถึง(ประมาณ|ราวๆ|สัก|ที่นั่น|)กี่(โมง|ทุ่ม|ชั่วโมง),
      (เดินทาง|ขับ|ขี่|นั่งรถ|วิ่ง|ใช้เวลา)(ประมาณ|ราว|กัน|รถ|)กี่(ชั่วโมง|ชม|วัน|กิโล|โล),
      (บขส(.)|หมอชิต|เอกมัย|สายใต้|ขนส่ง|สถานี|ท่ารถ)…(ใช่)({asks}|ป่ะ),
      (where|when|what time|how often) (does|do|is|are|did|will) {noSight}(bus|buses|train|trains|minivan|minivans|
        ferry|ferries|boat|boats) (leave|leaves|go|depart|run|start|stop|arrive|still),
      where (do|can|should) (we|i) (get on|board|catch|get off|change)`),
    unless: listOf('ถึงกี่โมงดี'),
    yes: [
      'ไปถึงกี่โมง',
      'ขึ้นที่ บขส.ภูเก็ต ใช่ไหมครับ',
      'where does the minivan leave from',
      'ขับกันกี่ชั่วโมง',
      'where do we get off',
    ],
    no: ['ถึงบ้านสองทุ่ม', 'ถึงกี่โมงดี'],
  },
  {
    name: 'seats, and whether it is full or late, in English',
    topic: 'tickets',
    reads: listOf(`
      {carriers}{some}(left|full|available|sold out|sell out|selling out|on time|late|delayed|reliable|running|
        comfortable|comfy|free){question},
      (any|enough|are there|will there be|is there) {noSight}(seats|berths|beds|tickets|places) {some}(left|available|
        free|on the train|on the bus|on the boat),
      (book|booking|reserve|reserving|buy|buying|get) {noSight}(train|bus|ferry|boat|sleeper|berths|berth|
        seats) (seats|tickets|ticket|seat|berths|online|early|now|in advance|{ends}),
      (how|where|when|should i|should we|do i|do we|can i|can we) {noSight}(book|buy|reserve) {noSight}(train|bus|
        ferry|boat|seats|sleeper),
      (for|of) the (train|bus|ferry|boat|minivan){comma}{noSight}(worth|fair|normal|too much|expensive|cheap),
      {carriers}{some}(worth it|fair price|a rip off){question}`),
    unless: listOf('car seat(s), (child|baby|booster) seat(s)'),
    yes: [
      'will there be any fan seats left?',
      'is the sleeper on time?',
      '900 baht for the train, worth it?',
      'should we book the ferry now',
    ],
    no: ['a car seat for our son', 'we take the train', 'full of temples'],
  },
  {
    name: 'which seat, berth or class, in English',
    topic: 'tickets',
    reads: listOf(`
      (air con|aircon|air conditioned|fan|sleeper|vip|window|reclining) (seat|seats|carriage|carriages|berth|berths|
        coach|car|or fan|or aircon),
      (which|what) (side|seat|seats|class|carriage|coach),
      (seat|seats) (on|with|facing|by) (the) (left|right|river|sea|window|view),
      (1st|2nd|3rd|first|second|third) class {some}(ok|okay|fine|bearable|enough|worth|good|bad|comfortable|
        too){question},
      is (1st|2nd|3rd|first|second|third) class`),
    unless: listOf(`
      which side of (the island|the city|the river|town|phuket), what class of (hotel|room),
      first class (hotel|food|service|resort)`),
    yes: [
      'which side of the train for views',
      'is third class ok for a day?',
      'window seats please',
      'a seat with the sea view',
    ],
    no: ['which side of the island is calm', 'first class service'],
  },
  {
    name: 'flights at night, in Thai',
    topic: 'flights',
    reads: listOf('(เครื่อง|ไฟลท์|ไฟลต์|บิน|สนามบิน|ลงเครื่อง|แลนด์|แลนดิ้ง){few}{nightTh}'),
    yes: ['เครื่องถึงตีหนึ่ง', 'ถึงสนามบินตีสองมีรถไหม', 'ไฟลท์ดึกมาก'],
    no: ['a night market'],
  },
  {
    name: 'at the airport, and which one, in Thai',
    topic: 'flights',
    reads: listOf(`
      (ถึง|ลง|ออกจาก|นอน|ค้าง|รอ)(ที่)สนามบิน{few}({nightTh}|ได้|ดี|{asks}), นอน(ที่)สนามบิน,
      สนามบิน(ไหน|อะไร){few}(ใกล้|ดี|สะดวก|ถูก|{ends}), (ลง|บินลง|ใช้)สนามบินไหน`),
    unless: listOf('ที่พักใกล้สนามบิน'),
    yes: ['ลงสนามบินไหนดี', 'นอนสนามบินได้ไหม'],
    no: ['ถึงบ้านสี่ทุ่ม', 'ที่พักใกล้สนามบิน'],
  },
  {
    name: 'whether to fly, and with whom, in Thai',
    topic: 'flights',
    reads: listOf(`
      บิน(สาย|กับสาย|อะไร|ของ)(ไหน|อะไร|การบิน), บิน(หรือ|ดีหรือ|ดีไหม|ดีมั้ย|ดีกว่า),
      เครื่อง(กลับ|ออก|ถึง|ลง|ขาไป|ขากลับ)(จาก|ที่|ตอน|วัน|ศุกร์|เสาร์|อาทิตย์|จันทร์|￼){few}`),
    unless: listOf('บินโดรน, นกบิน'),
    yes: ['บินสายไหนดี', 'บินดีไหม'],
    no: ['ใช้บินโดรน', 'ดูนกบินอะไรดี'],
  },
  {
    name: 'flights at night, in English',
    topic: 'flights',
    reads: listOf(`
      (land|lands|landing|arrive|arrives|arriving|fly in|flying in|get in|gets in|touch down|touching down|plane|
        flight|airport|immigration) {words}{nightHour},
      {nightHour} {words}(airport|flight|landing|arrival|taxi|taxis|immigration|transfer)`),
    unless: listOf('airport(s) rail link'),
    yes: ['our plane lands at 1 am', 'a taxi from the airport at 3am', 'landing at 23:55'],
    no: ['we arrive on Friday'],
  },
  {
    name: 'at the airport, and which one, in English',
    topic: 'flights',
    reads: listOf(`
      (immigration|passport|visa on arrival|security|customs) (queue|queues|line|lines|wait|control),
      (sleep|sleeping|stay|wait|waiting|night|overnight) (at|in) (the|suvarnabhumi|don mueang|bkk|dmk|krabi|phuket|
        an) (airport|terminal),
      (which|what|nearest|closest|what's the nearest) airport(s),
      airport (open|close|hotel|at|transfer|taxi|bus|pick up|queue|tips), (is|are) the airport`),
    unless: listOf(`
      (hotel|room|hostel|stay) {words}airport, stay in (town|the old town), airport(s) rail link`),
    yes: [
      'arrive at the airport at night',
      'are the passport lines long',
      'which airport is best',
      'sleeping at the airport',
    ],
    no: ['the airport rail link', 'a hotel near the airport', 'we stay in town'],
  },
  {
    name: 'connections, and whether to fly',
    topic: 'flights',
    reads: listOf(`
      (missed|short|tight|long|miss our|miss the|make the|risky) connection(s),
      (fly or|plane or|or fly{question}|or flying{question}|bus or plane|train or plane)`),
    yes: ['a tight connection', 'train or plane?'],
    no: ['a plane at 14:20', 'a connection to nature'],
  },
]
