import type { WishRule } from './wish-rule.ts'

// `ไปแพร่ กินอะไรดี`, “a sweet tooth”: that they come to eat. Slots: wish-slots.ts.

export const FOOD_WISHES: readonly WishRule[] = [
  {
    name: 'a dish that has no kind of its own',
    key: 'food',
    kind: 'tag',
    th: `
      อยาก(จะ|ไป|ได้|)(ลอง)(กิน|ชิม){dish}, (ไป|ต้อง|ได้|ขอ)(ลอง)ชิม{dish},
      (ร้าน|กิน|ทาน|หม่ำ)(เนื้อ|หมู|ปลา|ไก่|เป็ด|กุ้ง|ปู|หอย|ลาบ|ก้อย|ก๋วย|ขนมจีน|ขนมจีบ|ชาบู|ปิ้งย่าง|จิ้มจุ่ม|
      แจ่วฮ้อน|แกง|โรตี|ติ่มซำ|บะหมี่|เกี๊ยว|สเต๊ก|สเต็ก|สุกี้|โจ๊ก|ไข่กระทะ|แหนม|ข้าวซอย|ข้าวต้ม|ข้าวมันไก่|
      ข้าวแกง|ส้มตำ)(ย่าง|ทอด|เผา|นึ่ง|ตุ๋น|กระทะ|จุ่ม|โคขุน|)`,
    unless: `
      ไม่(ได้|ค่อย|ชอบ|อยาก|)(กิน|ทาน)…, ร้าน(ปลา(สวยงาม|ตู้)|ไก่ชน|หมูป่าบาร์),
      (กิน|ทาน)(เนื้อ|หมู|ปลา|ไก่|กุ้ง|ปู|หอย)ไม่(ได้|เป็น)`,
    yes: ['ขอร้านเนื้อโคขุนสักร้าน สกลนคร', 'ไปน่าน กินหมูกระทะกัน', 'อยากกินเต้าคั่วสงขลา', 'ไปลองชิมขนมจีบสังขยา', 'อยากลองกินผัดหมี่'],
    no: ['อยากกินข้าวเย็นเร็ว ๆ', 'แวะกินข้าว', 'อยากกินลมริมเล', 'แม่อยากกินเจ', 'พ่อไม่กินเนื้อ', 'แม่กินหมูไม่ได้'],
  },
  {
    name: 'what and where to eat',
    key: 'food',
    kind: 'tag',
    th: `
      (กิน|ทาน|หม่ำ|ชิม)(อะไร|ไร)(ดี|บ้าง|กันดี|ได้บ้าง|อร่อย),
      (มี|หา|แนะนำ|ขอ)(ร้าน|ของกิน|ที่กิน|อาหาร|ของอร่อย)(อร่อย|เด็ด|ดัง|อาหาร|ข้าว|)(ๆ)(อะไร|ไหน|แถวไหน|ที่ไหน|
      เจ้าไหน)(น่า|บ้าง|ดี|อร่อย|เด็ด|ดัง|แนะนำ),
      ร้าน(อาหาร|ข้าว|)(อะไร|ไหน)(น่า(ไป|กิน|ลอง|แวะ)|อร่อย|เด็ด|ดัง|บ้าง|ห้ามพลาด|ต้องลอง),
      มีอะไร(น่ากิน|อร่อย|ให้กิน|กิน)(ๆ), (ไป|ต้อง|ควร|ได้)กินอะไร, ของกิน(มี|แถว|อะไร|เด็ด|ขึ้นชื่อ)`,
    en: `
      (what|where) (to|should we|should i|can we|can i|do we|do you|do locals|do the locals|would you) eat{eatEnd},
      (what|which) (food|dishes|dish) (to|should|must|is|are|do),
      (any|which|good|best|great|nice|some) (places|place|spots|restaurants|eateries|stalls) (to eat|for food|
      for dinner|for lunch|to try|you'd recommend|worth), good eats`,
    unless: '(เช่า|ซื้อ|ซ่อม|นวด|สัก|ฝาก|ทำผม)…ร้าน(ไหน|อะไร), (เด็ก|แพ้|ยา)…กินอะไร',
    yes: [
      'ไปแพร่ กินอะไรดี',
      'แถวตลาดมีร้านอะไรน่าไปบ้าง',
      'เลยร้านไหนอร่อย',
      'มีร้านอาหารแถวไหนแนะนำ',
      'มีอะไรน่ากินบ้าง',
      'what should we eat in Phrae?',
      'any places to eat near the station',
    ],
    no: ['เช่ารถร้านไหนดี', 'กินข้าวที่บ้าน', 'no more places to go', 'what to see'],
  },
  {
    name: 'sweets',
    key: 'Thai dessert',
    kind: 'sub_category',
    th: '(สาย|ชอบ|คลั่ง|บ้า|ติด)(ของ|กินของ|กินขนม|ขนม)หวาน',
    en: `
      (a|my|our|his|her|the) sweet tooth,
      (love|loves|like|likes|want|into|mad about) (thai|local|) (sweets|sweet things|desserts|puddings)`,
    yes: ['our girls have a sweet tooth', 'she loves local sweets', 'แฟนติดของหวาน'],
    no: ['sweet home', 'ชอบหวานน้อย'],
  },
  {
    name: 'somebody likes to eat',
    key: 'food',
    kind: 'tag',
    th: `
      (กู|กุ|เรา|ผม|ฉัน|ชั้น|หนู|แฟน|พ่อ|แม่|สามี|ภรรยา|เมีย|ผัว|ลูก|น้อง|พี่|เพื่อน|ป้า|ลุง|ทุกคน)(ก็|แม่ง|)(ชอบ|
      เน้น|บ้า|เอาแต่)กิน{eats}`,
    en: `
      (we|i|she|he|they|husband|wife|hubby|mum|mom|dad|everyone|all) (just|really|also|mostly|mainly|) (love|loves|
      live|lives|like|likes|come|comes|came) (to eat|for eating|eating){eatStop}`,
    yes: ['พี่ชอบกิน น้องชอบนอน', 'ผมเน้นกิน', 'my wife loves to eat, I like trains', 'we live to eat'],
    no: ['ลูกชอบกินนม', 'แม่ชอบกินเจ', 'we like to eat early'],
  },
]
