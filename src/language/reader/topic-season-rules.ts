import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

// `ทุ่งดอกกระเจียวบานหรือยัง`, “is it mango season yet?”, “Is Koh Chang ok in September?”: what depends on the month, of
// which trips say nothing. The slots are in `topic-slots.ts`.

export const SEASON_TOPICS: readonly TopicRule[] = [
  {
    name: 'blossoms, in Thai',
    topic: 'weather',
    reads: listOf(`
      บาน(แล้ว)(ยัง|หรือยัง|รึยัง|ช่วงไหน|เดือนไหน|เมื่อไหร่|{asks}),
      (ออกดอก|ออกผล|สุก|เปลี่ยนสี)(แล้ว)(ยัง|หรือยัง|รึยัง|ช่วงไหน|เดือนไหน|เมื่อไหร่|{asks})`),
    yes: ['ทุ่งดอกกระเจียวบานหรือยัง', 'ซากุระบานช่วงไหน'],
    no: ['ชอบดอกไม้บาน', 'ทุ่งดอกไม้บานสะพรั่ง'],
  },
  {
    name: 'mist, in Thai',
    topic: 'weather',
    reads: listOf(`
      (มี|เห็น)(หมอก|ทะเลหมอก)(หรือยัง|รึยัง|ยัง|{asks}), หมอก(มี|มา|ลง|เยอะ|หนา)(แล้ว)(ยัง|หรือยัง|รึยัง|{asks})`),
    yes: ['ช่วงนี้มีทะเลหมอกไหม', 'เช้าๆ หมอกมีหรือยัง'],
    no: ['เดินในสายหมอก'],
  },
  {
    name: 'blossoms, in English',
    topic: 'weather',
    reads: listOf(`
      {flowers}…(out|open|blooming|flowering|bloomed) (yet|now|already|by then|in {monthEn}), (in|full) bloom,
      (peak|best) bloom, (bloom|blooming|blossoming|flowering) (yet|now|already|time|season|period),
      (when|do|does|will){some}(bloom|blossom|flower){bloomEnd}`),
    yes: ['are the sunflowers out yet?', 'when do the cherry trees bloom?', 'are the tulips in full bloom'],
    no: ['a night out with the girls', 'a hotel called Bloom', 'a flower market'],
  },
  {
    name: 'fruit, in English',
    topic: 'weather',
    reads: listOf('{fruit} season (yet|now|still|over), when{some}{fruit} season'),
    yes: ['is it mango season yet?', 'when is durian season'],
    no: ['the fruit market'],
  },
  {
    name: 'whether a month suits a place, in English',
    topic: 'weather',
    reads: listOf(`
      {isItStill}(good|ok|okay|alright|all right|fine|nice|bad|terrible|worth it|worth visiting|worth going|
        worthwhile|advisable|doable|recommended|a good idea|a bad idea|sensible|safe to visit|possible){far}(in|
        during|around|for) (early|late|mid|mid-|the end of|the month of|) {monthEn},
      {isItStill}(worth|good idea|bad idea|wise|sensible|ok|okay|advisable){far}(in|during|around) (early|late|mid|
        ) {monthEn},
      (in|during|for) (early|late|mid|) {monthEn}{beside}(worth it|good idea|bad idea|worth visiting|too (hot|wet|
        late|early|risky)|a mistake|or (just|only|all|too much) (mud|rain|smoke|heat|wet|hot)),
      (what's|what is|how's|how is|how are) {far}(like) (in|during) {monthEn},
      (is|are|would) (early|late|mid|) {monthEn} {beside}(a good|a bad|the best|ok|okay|bad|nice|fine|too|worth),
      (would you|do you|can you|should we|should i) (recommend|advise|go|visit|suggest){far}(in|during) {monthEn},
      {isItStill}good time to (visit|go|see|travel|come)`),
    unless: listOf('{days}{far}{monthEn}'),
    yes: [
      'Is Koh Mak ok in September?',
      'is it worth visiting Pai in July',
      'Krabi in June - worth it?',
      'what is Trang like in August',
      'is November a good month for Samui',
      'would you recommend Koh Lipe in October',
      'is it a good time to visit Nan now',
    ],
    no: [
      'is 3 days in Nan enough in September',
      'Nan in July, good food please',
      'Nan in January, doable without a car?',
    ],
  },
  {
    name: 'mud',
    topic: 'weather',
    reads: listOf('(just|only|all|too) (mud|muddy)'),
    yes: ['Nan in July, or just mud?', 'only mud there', 'too muddy for gran'],
    no: ['mud baths'],
  },
  {
    name: 'whether a month suits a place, in Thai',
    topic: 'weather',
    reads: listOf(`
      {monthTh}{far}(น่าไป|น่าเที่ยว|ไปได้|เที่ยวได้|เหมาะ|โอเค|ok|เวิร์ค|เวิร์ก|ดี|สวย|คุ้ม)(หรือยัง|รึยัง|{asks}),
      {monthTh}(ไป|เที่ยว){far}ได้{asks}`),
    unless: listOf('(ทริป|แพลน|แผน|วัน|คืน|งบ){far}{asks}'),
    yes: ['ไปเกาะหมากเดือนกันยาดีไหม', 'เกาะพยาม ธันวาไปได้ไหมคะ', 'ปายเดือนกรกฎาคมน่าไปมั้ย'],
    no: ['เดือนกันยาไปไหนดี', 'น่านเดือนกันยา แพลนนี้โอเคไหม', 'ร้านนี้ดีไหม', 'ดำน้ำเดือนมีนา คนว่ายไม่แข็งเรียนได้ไหม'],
  },
  {
    name: 'whether it is cold enough, in Thai',
    topic: 'weather',
    reads: listOf(`
      (หนาว|เย็น|ร้อน)(พอ|จน|ถึงกับ|พอจะ)(ต้อง|จะ|ให้|)(ใส่|ห่ม|ใช้){far}(ยัง|{asks}), (หนาว|เย็น|ร้อน)กว่า{asks}`),
    yes: ['บนดอยหนาวพอใส่เสื้อหนา ๆ ยัง', 'ดอยไหนหนาวกว่ากัน หนาวกว่าไหม'],
    no: ['หนาวพอดี'],
  },
  {
    name: 'how much it rains, and what to bring',
    topic: 'weather',
    reads: listOf(`
      ฝน(จะ)ตก(เยอะ|หนัก|บ่อย|ชุก|ทั้งวัน)(มาก|แค่ไหน|)(ขนาดไหน){asks},
      (ต้อง|ควร)(เตรียม|เอา|พก)(อะไร|ของอะไร|เสื้อผ้า|ตัว|ชุด)(ไป)(บ้าง|แบบไหน|ยังไง|ดี),
      what (should|do|shall|to) (we|i|) (need to) (pack|wear|bring)`),
    yes: ['เดือนตุลาฝนตกเยอะไหม', 'ต้องเตรียมอะไรไปบ้าง', 'what should I pack'],
    no: ['ฝนตกก็ไม่เป็นไร', 'พกร่มไปด้วย'],
  },
  {
    name: 'what is ripe or in bloom, asked by its name',
    topic: 'weather',
    reads: listOf(`
      {cropTh}{few}(หรือยัง|รึยัง|หมดยัง|เดือนไหน|เมื่อไหร่|เมื่อไร|ช่วงไหน|ยังมี{asks}),
      (is it|it is|still|already) {fruit} season`),
    yes: ['มังคุดออกช่วงไหน', 'is it lychee season in May'],
    no: ['อยากกินทุเรียน', 'the durian market'],
  },
  {
    name: 'fear of rain, waves or heat',
    topic: 'weather',
    reads: listOf(`
      (scared|afraid|worried|nervous|concerned|fear|anxious|wary) (of|about) (the|all the|heavy|too much|) (rain|
        rains|monsoon|weather|storms|storm|waves|big waves|rough sea|rough seas|heat),
      (bit|little|so|very|really) (scared|afraid|worried) (of|about) (the|big|high|rough|) (rain|waves|seas|sea|
        storms)`),
    yes: ['scared of the rain on Samui', 'mum is worried about the heat', 'a bit scared of big waves'],
    no: ['worried about the price', 'afraid of heights', 'scared of the dog'],
  },
]
