import { CHORE_RULES } from './scope-chore-rules.ts'
import type { ScopeRule } from './scope-rule.ts'
import { TASK_RULES } from './scope-task-rules.ts'

// `พาแม่ไปไหนดี`, “things to do around here”: whether a trip is asked for. What each value of `says` decides stands in
// `scope-rule.ts`; the slots are in `scope-slots.ts`. Tasks and questions are in `scope-task-rules.ts`.

export const SCOPE_RULES: readonly ScopeRule[] = [
  {
    name: 'a journey, in Thai',
    says: 'travel',
    th: `
      {notCard}เที่ยว, ทริป, แพลนไป, ตะลอน, วันหยุด, พักผ่อน, {notCard}เดินทาง, แบ็คแพ็ค, แบกเป้, โรดทริป, ฮันนีมูน, จัดแผน`,
    yes: ['อยากเดินทางคนเดียว', 'อยากแบกเป้คนเดียว', 'วันหยุดนี้จะตะลอน', 'ไปโรดทริปกัน'],
    no: ['ซิมนักท่องเที่ยว', 'ทำหนังสือเดินทาง'],
  },
  {
    name: 'one day or one night, in Thai',
    says: 'travel',
    th: 'วันเดียว, ค้างคืน, ไปเช้าเย็นกลับ',
    yes: ['ไปเช้าเย็นกลับ', 'ค้างคืนสักที่'],
    no: ['วันก่อน'],
  },
  {
    name: 'where to go, in Thai',
    says: 'travel',
    th: 'ไป(ไหนดี|ไหนได้|ที่ไหน), พาไปไหน',
    yes: ['พาแม่ไปไหนดี', 'ไปที่ไหนสนุก'],
    no: ['ร้านซ่อมมือถือ', 'ไปไหนมาคะ'],
  },
  {
    name: 'who wants to go, and who takes whom, in Thai',
    says: 'travel',
    th: 'อยากไป, จะพา, พาเพื่อน, จะไป, พา(แม่|พ่อ|ลูก|แฟน)ไป, พาครอบครัว',
    yes: ['จะไปพรุ่งนี้', 'พาเพื่อนไปด้วย'],
    no: ['แม่ไปแล้ว'],
  },
  {
    name: 'what they do there, in Thai',
    says: 'travel',
    th: 'แคมป์, ไปทะเล, ขึ้นดอย, ขึ้นเขา, ไหว้พระ, เดินป่า, ดำน้ำ, เดินเล่น',
    yes: ['อยากไหว้พระ', 'ขึ้นดอยสักวัน'],
    no: ['พระอาทิตย์ขึ้น'],
  },
  {
    name: 'a journey, in English',
    says: 'travel',
    en: `
      (trip|vacation|holiday|tour|getaway|stopover)(s), travel(s), travel(l)ing, travel(l)er(s),
      (one|single|same) base, itinerar(y|ies), itenerary, touring, sightseeing, weekend,
      (backpack|backpacking|backpackers), honeymoon, road trip`,
    unless: `
      travel (insurance|insurances|agent|agents|adapter|adaptor|documents|money|card|ban|advisory|vaccine|vaccines|
        vaccination|cot|pillow)`,
    yes: ['road trip with friends', 'the same base for all days', 'backpacking for a month'],
    no: ['travel insurance for seniors', 'a tripod'],
  },
  {
    name: 'days and nights, in English',
    says: 'travel',
    en: '(day|days) (out|in), nights in',
    yes: ['a day out', 'two nights in'],
    no: ['the day after'],
  },
  {
    name: 'where to go, in English',
    says: 'travel',
    en: `
      places to go, where to go, where (we|i) (could|can|should|might) (go|head|travel){notToBuy},
      where (should|could|can|shall|would you) (we|i|one) (go|head|travel){notToBuy}, time to go elsewhere,
      things to do, what to do, what to see`,
    yes: ['we have four days free, where should we go', 'things to do around here', 'what to see'],
    no: ['where can I go to buy a laptop', 'how much is a laptop'],
  },
  {
    name: 'what they do there, in English',
    says: 'travel',
    en: '(visit|visits|visiting), (explore|exploring), trek, hike, island hopping, beach',
    yes: ['an island-hopping week', 'a hike in the hills', 'we are visiting'],
    no: ['a visitor'],
  },
  {
    // Several people who ask where something is found ask for a trip, if it is no meal.
    name: 'where something is found',
    says: 'where',
    th: '(ที่ไหน|ที่ใด|แถวไหน|ตรงไหน)(ดี|ได้|บ้าง|สวย|สนุก|เด็ด|{wordEnd})',
    yes: ['พาหลานดูแพนด้าที่ไหนดี', 'แช่น้ำแร่แถวไหนได้บ้าง'],
    no: ['ไม่ว่าที่ไหนก็ตาม', 'where is it'],
  },
  {
    name: 'that a plan is asked for',
    says: 'plan',
    th: 'จัดทริป, จัดแผน, วางแผน, แพลน, จะไป, อยากไป, หาที่เที่ยว, ขอแผน, จัดโปรแกรม',
    en: 'itinerar(y|ies), plan(s), planning, trip, where to go, want to (go|visit), going to',
    yes: ['ช่วยวางแผนหน่อย', 'อยากไปปาย', 'two itineraries', 'we want to visit it'],
    no: ['ไปมาแล้ว', 'a planet', 'we visited it'],
  },
  {
    // With a length it is a request.
    name: 'that they leave it to the planner',
    says: 'open',
    th: `
      (จัด|คิด|เลือก)(มา|ให้|มาให้)(ได้)เลย, (แล้วแต่|ตามใจ)(จะ|คนจะ|)(จัด|แนะนำ|เลือก), (ไป|เที่ยว)(ที่)ไหนก็ได้`,
    en: `
      surprise (me|us), (you|your) (decide|choose|pick|choice|call){end},
      (anywhere|wherever) (is fine|you like|will do|goes|works)`,
    yes: ['จัดมาได้เลย', 'ไปไหนก็ได้ 3 วัน', 'surprise us', '3 days, you decide', 'anywhere will do'],
    no: ['ไปมาแล้ว', 'it was a surprise', 'do you decide about visas', 'anywhere but Phuket'],
  },
  {
    name: 'a title as of a review',
    says: 'report',
    th: '{opening}รีวิว(เที่ยว|ทริป)',
    en: '{opening}(my|our|a|mini|long|) trip report(s)',
    yes: ['Trip report: Nan', 'รีวิวเที่ยวตรัง'],
    no: ['I read your trip report', 'ขอรีวิวเที่ยวตรัง'],
  },
  {
    name: 'that the trip is over',
    says: 'over',
    th: '(เพิ่ง|พึ่ง)(จะ)(กลับ|ไป|ไปเที่ยว|ลงดอย|ถึงบ้าน), กลับมาแล้ว, ไปมา(แล้ว|เมื่อ)',
    en: `
      (just|we're|i'm|am|are) (got|came|come|flew|) (back|home) from, (was|were|went) (in|to|there),
      last (week|weekend|month), from (our|my) trip`,
    yes: ['เพิ่งไปเที่ยวตรัง', 'กลับมาแล้วสองวัน', 'just back from Nan', 'we were in Krabi', 'photos from our trip'],
    no: ['กลับวันที่ 5', 'ไปมาหาสู่', 'back home by ten', 'the last day'],
  },
  {
    name: 'that the country is only compared',
    says: 'compared',
    th: '(นอกจาก|เหมือน|เคยเที่ยว|แทน)(ประเทศไทย|เมืองไทย|ไทย)',
    en: `
      (like|apart from|other than|besides|than|stayed {howLong} in|left|back from|was in|been to|
        instead of) (the) thailand`,
    yes: ['อยากได้ที่เหมือนเมืองไทย', 'somewhere like Thailand', 'we stayed 3 weeks in Thailand', 'I have been to Thailand'],
    no: ['เที่ยวเมืองไทย', 'we like it in Thailand', 'a week in Thailand'],
  },
  {
    // With a number of people it is a trip: `แพ 6 คน`.
    name: 'a raft, a tent or a camp',
    says: 'stay',
    th: 'แพ(พัก|เปียก|ล่อง|ริมน้ำ|){wordEnd}, เรือนแพ, เต็นท์, กระโจม, แคมป์',
    en: 'houseboat(s), (raft house|rafthouse)(s), glamping, campsite(s), tents',
    yes: ['แพ 6 คน', 'หาแพพัก', 'a houseboat', 'glamping for four', 'นอนเต็นท์ 5 คน'],
    no: ['แพงมาก', 'แพ้อาหาร'],
  },
  {
    name: 'a house, a hotel or a room',
    says: 'stay',
    th: 'บ้านพัก, พูลวิลล่า, วิลล่า, ที่พัก[!ผ่อน], (รีสอร์ท|รีสอร์ต), โรงแรม, โฮมสเตย์, บังกะโล, ห้องพัก',
    en: `
      villa(s), hotel(s), resort(s), bungalow(s), homestay(s), guesthouse(s), hostel(s), place to stay`,
    yes: ['อยากได้พูลวิลล่า', 'a villa for ten', 'ที่พัก 6 คน', 'a place to stay for ten'],
    no: ['a village', 'hospital for two', 'หาที่พักผ่อน 4 คน'],
  },
  {
    name: 'something to buy, to rent or to pay for',
    says: 'goods',
    th: 'ซื้อ, สั่งทำ, ของขวัญ, ผ่อน, ค่าเทอม, เช่าบ้าน, เช่าคอนโด, หอพัก, ประกัน',
    en: `
      (buy|buying|purchase), present(s) for, gift(s), laptop(s), phone(s), television(s), tv, sofa(s), wedding dress,
      insurance, tuition, rent`,
    unless: '(พัก|หย่อน)ผ่อน, ผ่อนคลาย',
    yes: ['ซื้อโต๊ะ', 'a gift for two', 'ผ่อนรถ 2 คน', 'a laptop for school', 'ประกันรถ', 'rent for two'],
    no: ['ไป 6 คน', 'a party of 6', 'พักผ่อน 3 คน', 'ขอแบบผ่อนคลาย'],
  },
  {
    name: 'something to eat',
    says: 'goods',
    th: 'จัดเลี้ยง, งานเลี้ยง, โต๊ะจีน, ร้านอาหาร, มื้อ',
    en: 'dinner, lunch, breakfast, meal, catering, restaurant',
    yes: ['จัดเลี้ยง 30 คน', 'dinner for six', 'โต๊ะจีน 10 โต๊ะ'],
    no: ['the dining car'],
  },
  ...TASK_RULES,
  ...CHORE_RULES,
]
