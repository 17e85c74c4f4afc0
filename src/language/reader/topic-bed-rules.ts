import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

// `หาที่พักริมหาด`, “a hostel near the pier”, `นอนแพ`: beds, which trips do not include.
// The slots are in `topic-slots.ts` and `topic-ask-slots.ts`; what people ask about beds is in `topic-service-rules.ts`.

export const BED_TOPICS: readonly TopicRule[] = [
  {
    name: 'a place to sleep, by its kind, in Thai',
    topic: 'accommodation',
    reads: listOf(`
      ที่พัก[!ผ่อน], โรงแรม, รีสอร์ท, รีสอร์ต, เกสต์เฮาส์, เกสเฮ้าส์, โฮสเทล, บังกะโล, บ้านพัก, วิลล่า, พูลวิลล่า, โฮมสเตย์, โฮเทล, คอนโด`),
    unless: listOf(`
      กลับโรงแรม, กลับที่พัก, กลับถึงที่พัก, กลับถึงโรงแรม, ออกจากโรงแรม, ออกจากที่พัก, ถึงโรงแรม, ถึงที่พัก, โรงแรมผี`),
    yes: ['หาที่พักริมหาดราคาไม่แรง', 'แนะนำรีสอร์ทติดทะเลหน่อย', 'มีเกสต์เฮาส์ถูกๆ ไหม', 'หาพูลวิลล่าหัวหิน'],
    no: ['กลับโรงแรมก่อนสองทุ่ม', 'ออกจากที่พัก 9 โมง', 'ไปถึงโรงแรมก็ค่ำแล้ว', 'หาที่พักผ่อนเงียบๆ'],
  },
  {
    name: 'a room or a bed, in Thai',
    topic: 'accommodation',
    reads: listOf('หาห้อง, ห้องแอร์, ห้องพัดลม, คืนละ, มีเตียง, ห้องพัก, ห้องนอน, ห้อง(ยัง)(เต็ม|เหลือ|ว่าง)'),
    unless: listOf('ห้องประชุม'),
    yes: ['ช่วงนั้นห้องเต็มหรือยัง', 'ขอห้องพัดลมก็พอ', 'คืนละไม่เกินพัน'],
    no: ['มีห้องประชุมใหญ่'],
  },
  {
    name: 'a place to sleep, by its kind, in English',
    topic: 'accommodation',
    reads: listOf(`
      hotel(s), hostel(s), guesthouse(s), guest house(s), resort(s), bungalow(s), villa(s), airbnb(s), room(s),
      beach hut(s), accommodation(s), accomodation(s), accom, lodging(s), homestay(s), apartment(s), dorm(s),
      suite(s), ensuite`),
    unless: listOf(`
      (conference|meeting|class|prayer|seminar|escape|rage|changing|dining|tea|waiting|emergency|court|board|function|
        show|fitting|karaoke) room(s),
      classroom(s), breathing room, back (at|to|in) (the|our|my|) hotel, leave (the|our|my) hotel,
      leaving (the|our|my) hotel, out of (the|our|my) (hotel|room), at the hotel by, from (the|our|my) hotel`),
    yes: [
      'any cheap hostels near the pier?',
      'a room with a fan',
      'two nights in a beach hut',
      'we need accommodation for six',
    ],
    no: [
      'I only saw meeting rooms',
      'be back at the hotel by 6',
      'must be back at hotel by 3pm',
      'we saw a classroom',
      'breathing room between the sights',
    ],
  },
  {
    name: 'where to sleep',
    topic: 'accommodation',
    reads: listOf(`
      (พัก|นอน)(ที่|แถว|ย่าน|โซน|ตรง)ไหน, พักไหน, นอนไหนดี, (หา|มี)ที่(นอน|ซุกหัวนอน),
      where to stay, where should (i|we) stay, place(s) to (stay|sleep), somewhere to (stay|sleep), best area to stay,
      area … to stay, area is best to stay, stay in for, where to sleep, stay at, staying at, booked at`),
    yes: [
      'นอนแถวไหนดี',
      'หาที่นอนริมน้ำ',
      'which area is best to stay in?',
      'พักโซนไหนสะดวก',
      'somewhere to sleep near the station',
    ],
    no: ['I read a book at the beach', 'ไปไหนดี'],
  },
  {
    name: 'to sleep on a raft or in a tree house',
    topic: 'raft_stay',
    reads: listOf(`
      (นอน|ค้าง|พัก)(บน|ที่|ใน|เรือน|)แพ, แพพัก, เรือนแพ(ค้าง|พัก|นอน), (นอน|พัก|ค้าง)(บน|ที่|ใน|)(บ้านต้นไม้|เรือนแพ|โฮมสเตย์แพ),
      rafthouse(s), houseboat(s), treehouse(s), tree house(s),
      (sleep|sleeping|stay|staying|overnight|night) (on|in|at) (a|the|one of the|some) raft(s)`),
    unless: listOf('พักแพง, นอนแพง, แพท, แพร่, แพรว, แพ็ค, แพค(เก|เก็), แพลน'),
    yes: ['นอนแพเชี่ยวหลาน 1 คืน', 'one night in a raft house', 'sleep in a treehouse'],
    no: ['ที่พักแพงไปหน่อย', 'bamboo rafting on the river', 'พักแพร่ 2 คืน', 'พักที่แพร่'],
  },
  {
    name: 'a raft with something, or to hire',
    topic: 'raft_stay',
    reads: listOf(`
      แพ(เธค|ดิสโก้|คาราโอเกะ|ปาร์ตี้|ลาก|เปียก|เช่า|เหมา|ค้าง|ส่วนตัว|กรุ๊ป),
      (หา|ขอ|แนะนำ|จอง|เช่า|เหมา|เบอร์)แพ(แบบ|ที่|ไหน|หน่อย|เจ้า|ดี|ราคา|ให้|สัก|สำหรับ|ล่อง|แถว|ริม|กาญ|เขื่อน| ),
      (raft|floating) (house(s)|hut(s)|bungalow(s)|lodge(s)|hotel(s)|room(s)|accommodation)`),
    unless: listOf('แพท, แพร่, แพรว, แพ็ค, แพค(เก|เก็), แพลน'),
    yes: ['หาแพแบบมีคาราโอเกะ 12 คน', 'ขอเบอร์แพหน่อย', 'แพเธคเมืองกาญ'],
    no: ['ล่องแพไม้ไผ่', 'a floating market', 'หาแพ็คเกจเกาะ', 'ขอแพลนหน่อย', 'แพงไปหน่อย', 'แพท่องเที่ยว'],
  },
  {
    name: 'meals that come with the room',
    topic: 'accommodation',
    reads: listOf(`
      (รวม|มี|พร้อม)(อาหาร)เช้า, อาหารเช้า(ด้วย|เท่านั้น|อย่างเดียว|ฟรี),
      (breakfast|half board|full board|all inclusive|room) (only|included|inclusive|incl){board}, half board,
      full board, all inclusive, bed and breakfast, b and b`),
    unless: listOf('(รวม|มี|พร้อม)(อาหาร)เช้า(ตรู่|ๆ|วัน)'),
    yes: ['Krabi 5 nights, breakfast only', 'รวมอาหารเช้าด้วยนะ', 'half board please'],
    no: ['only breakfast at a market', 'มีเช้าตรู่วันหนึ่ง', 'บ้านเช้าวันใหม่'],
  },
  {
    name: 'internet and a pool',
    topic: 'accommodation',
    reads: listOf(`
      ไวไฟ, (เน็ต|เนต|สัญญาณ)(ต้อง)(แรง|ดี|เร็ว|คงที่|โอเค|เสถียร),
      wi(-)fi, (fast|good|stable|reliable|strong|decent) (internet|connection|internet connection),
      {aPool}pool{poolEnd}`),
    unless: listOf(`
      คาเฟ่…(เน็ต|ไวไฟ)(ดี|แรง|เร็ว),
      (cafe|café|coworking|coffee shop|coffee|restaurant|library)(s) (with|that has|that have|having|and) (good|fast|
        decent|stable|free|) (wifi|wi fi|internet)`),
    yes: ['good wifi is a must', 'พักที่เน็ตแรงหน่อย', 'the kids want a pool', 'lots of pool time', 'ขอห้องมีไวไฟ'],
    no: ['a pool party', 'cafes with good wifi', 'the rock pools', 'a car pool', 'a connection to the pier'],
  },
  {
    name: 'what the room looks at',
    topic: 'accommodation',
    reads: listOf(`
      วิว(ทะเล|สระ|ภูเขา|เขา|สวน|แม่น้ำ|โขง)จากห้อง, ห้อง(วิว|เห็น)(ทะเล|สระ|ภูเขา|เขา|สวน|แม่น้ำ|โขง),
      (sea|ocean|pool|garden|partial sea|lake|mountain|river) view{viewEnd}`),
    yes: ['6 nights, half board, sea view', 'a balcony with ocean view please', 'ขอห้องเห็นทะเล', 'วิวทะเลจากห้อง'],
    no: ['the sea views from the temple', 'a cafe with a view', 'sea view cafes', 'วิวทะเลที่จุดชมวิว'],
  },
]
