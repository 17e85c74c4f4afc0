import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

/** Whether a park is open then, and where alcohol is sold on a holy day: what changes from year to year. */
export const TOPIC_CLOSURE_RULES: readonly TopicRule[] = [
  {
    topic: 'closures',
    reads: listOf(`
      (ขาย|ซื้อ|ดื่ม|กิน)(เหล้า|เบียร์|แอลกอฮอล์|แอลกอฮอ){some}(ไหม|มั้ย|ไม๊|รึเปล่า|หรือเปล่า|ป่าว), (วันพระใหญ่|วันพระ|มาฆบูชา|วิสาขบูชา|วิสาขะ|อาสาฬหบูชา|อาสาฬหะ|เข้าพรรษา|ออกพรรษา|เลือกตั้ง){some}(ขายเหล้า|ขายเบียร์|งดขาย|ร้านเหล้า|บาร์|ผับ),
      (can|could|do|does|is|are|where|allowed to|legal to) …(drink|drinking|buy|sell|selling|serve|serving|get) (alcohol|beer(s)|liquor|booze|a beer|a drink|wine), (alcohol|beer|liquor|booze) (ban|bans|sales|laws|rules|is sold|sold|served|available|allowed), (ban|bans) on (alcohol|drinking),
      (drink|drinking) (alcohol|beer(s)|) (on|at) (the|a) beach, (bars|pubs|clubs|shops) (open|closed|shut|close) (on|for|over) (a|the|that|) (buddhist|buddha|holy|makha|visakha|asalha|election|religious)`),
    unless: listOf(
      "don't drink, doesn't drink, no alcohol, not drinking, without alcohol, ไม่ดื่ม, ไม่กินเหล้า, (drink|drinking) water",
    ),
    yes: [
      'วันมาฆบูชาขายเหล้าไหม',
      'วันพระใหญ่บาร์เปิดไหม',
      'can we buy beer on Visakha Bucha?',
      'is alcohol sold on election day',
      'are we allowed to drink on the beach',
      'bars open on Buddhist holidays?',
    ],
    no: ['a beer by the beach', 'ไม่กินเหล้า', 'บาร์ริมหาด', "we don't drink", 'dry days in January are best'],
  },
  {
    topic: 'closures',
    reads: listOf(`
      (อุทยาน|เกาะ|หมู่เกาะ|ดอย|น้ำตก|ถ้ำ|ภู|สิมิลัน|สุรินทร์|เส้นทาง){few}(ปิด|เปิด)(ให้|)(เข้า|ขึ้น|เที่ยว|)(เดือนไหน|ช่วงไหน|วันไหน|เมื่อไหร่|เมื่อไร|ไหม|มั้ย|หรือยัง|รึยัง|ยัง{ends}|รึเปล่า|หรือเปล่า|ป่าว|ถึงเดือน|ถึงเมื่อ|แล้วหรือ|อยู่ไหม),
      (เดือนไหน|ช่วงไหน|วันไหน)(ที่|){few}(ปิดเกาะ|ปิดอุทยาน|อุทยานปิด|เกาะปิด|เปิดเกาะ|เปิดอุทยาน), ปิดฟื้นฟู, (อุทยาน|เกาะ)(ยัง|)ปิดอยู่(ไหม|มั้ย),
      (is|are|will|would|does|do) (the|){parkName}(national park|marine park|park|island|islands|waterfall(s)|cave(s)|trail(s)|lagoon|bay) (be|still|even|also|) (open|opened|closed|shut|close|reopen|closing){closedEnd},
      (national park(s)|marine park(s)|islands|parks) (closed|closure(s)|closing date(s)|opening date(s)|shut), (when|what months|which months) (is|are|does|do) (the|){parkName}(open|close|reopen|closed|shut){closedEnd},
      (closed|shut|closes) (in|during|for|over) (the|) (rainy|wet|monsoon|low|green|off) season`),
    unless: listOf('(อุทยาน|เกาะ|น้ำตก|ถ้ำ)…(เปิด|ปิด)กี่โมง, (park|island|museum) … (open|close) (at|until|till)'),
    yes: [
      'เกาะตาชัยเปิดหรือยัง',
      'อุทยานเขาสกปิดช่วงไหน',
      'ดอยหลวงเปิดให้ขึ้นเดือนไหน',
      'is the marine park closed in August?',
      'are the caves still open in June',
      'when do the islands reopen?',
      'we heard that it is closed in the rainy season',
    ],
    no: ['เกาะเต่า 3 วัน เปิดห้องไว้แล้ว', 'วัดเปิดกี่โมง', 'a closed park bench', 'islands and beaches', 'is the park nice?'],
  },
]
