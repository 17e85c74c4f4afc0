import type { PhraseRule } from './phrase-rule.ts'

// `หาที่ให้เด็กเล่น`, “something for the kids”: what they wish for without the word for that kind of place.

/** What people wish for without the word for it: “something for the kids” is a place for families. */
export interface WishRule extends PhraseRule {
  readonly key: string
  readonly kind: 'category' | 'sub_category' | 'tag'
  /** With a “no” before it, none of it is planned. */
  readonly canRefuse?: true
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export const WISH_RULES: readonly WishRule[] = [
  {
    key: 'family',
    kind: 'tag',
    th: `
      ที่(ๆ|)(ให้|ที่|)(เด็ก|ลูก|หลาน)(ได้|จะ|จะได้|) (เล่น|วิ่ง|สนุก|ชอบ|ปล่อยพลัง), (กิจกรรม|อะไร|ที่เที่ยว|สถานที่|ที่)(ให้|เอาใจ|สำหรับ|ของ)(เด็ก|ลูก|หลาน),
      (เด็ก|ลูก|หลาน)(จะ|ต้อง|)ได้(เล่น|วิ่ง|สนุก|ปล่อยพลัง), เอาใจ(เด็ก|ลูก|หลาน)`,
    en: `
      (something|things|stuff|activities|fun|places|place|anything|attractions|bits|somewhere) (fun|) (for|to do with) (the|my|our|) {young},
      keep (the|our|my) {young} (happy|busy|entertained|amused|occupied), {young} (will|would|might) (love|enjoy|like)`,
    yes: ['beach and something for the kids', 'keep our boys busy', 'หาที่ให้เด็กเล่นหน่อย', 'อยากได้กิจกรรมสำหรับลูก'],
    no: ['two kids', 'พาลูก 2 คนไปน่าน', 'ที่ลูกค้าชอบ'],
  },
  {
    key: 'hiking',
    kind: 'tag',
    th: '(เดินขึ้น|ปีน|พิชิต|ปีนขึ้น|เดินเท้าขึ้น)(ไป|)(ยอด|)(ภู|ดอย|เขา|ยอด), ขึ้น{summit}, {summit}…(เดินขึ้น|ไหว|เทรล), เดินเทรล, สายเทรล, เส้นเทรล',
    en: '(climb|climbing|climbed|summit|summiting|walk up|walking up|scramble up|conquer) (the|up|to the top of|mount|mt|) (doi|phu|khao|mountain|mount|peak|summit|hill)',
    unless: 'ปีนเขาจำลอง',
    yes: ['Want to climb Doi Inthanon', 'walk up the mountain', 'เดินขึ้นดอยหลวง', 'ขึ้นภูกระดึงปลายปี', 'อยากเดินเทรล'],
    no: ['ขับรถขึ้นดอย', 'rock climbing', 'ไปภูเก็ต'],
  },
  {
    key: 'rock climbing',
    kind: 'sub_category',
    th: 'ปีน(หน้าผา|ผา), (ไป|ชอบ|อยาก)ปีน(ที่|)(ไร่เลย์|ต้นไทร)',
    en: '(to|go|and|can|could|we|i|some|sport|lead|top rope|learn) (climb|climbing){there}, (love|like|want|keen) to climb{stop}',
    unless: 'climb(ing) (at|in|on) (the|a|some|) (stairs|steps|bed|boat|bus|tree(s)|ladder(s))',
    yes: ['we want to climb at Railay', 'we love to climb, Krabi please', 'some sport climbing near Chiang Mai'],
    no: ['climbing up to the temple', 'to climb the stairs in Krabi', 'the prices climb in January'],
  },
  {
    // A dish that has no kind of its own.
    key: 'food',
    kind: 'tag',
    th: 'อยาก(จะ|ไป|ได้|)(ลอง|)(กิน|ชิม){dish}, (ไป|ต้อง|ได้|ขอ)(ลอง|)ชิม{dish}, (ร้าน|กิน|ทาน|หม่ำ)(เนื้อ|หมู|ปลา|ไก่|เป็ด|กุ้ง|ปู|หอย|ลาบ|ก้อย|ก๋วย|ขนมจีน|ขนมจีบ|ชาบู|ปิ้งย่าง|จิ้มจุ่ม|แจ่วฮ้อน|แกง|โรตี|ติ่มซำ|บะหมี่|เกี๊ยว|สเต๊ก|สเต็ก|สุกี้|โจ๊ก|ไข่กระทะ|แหนม|ข้าวซอย|ข้าวต้ม|ข้าวมันไก่|ข้าวแกง|ส้มตำ)(ย่าง|ทอด|เผา|นึ่ง|ตุ๋น|กระทะ|จุ่ม|โคขุน|)',
    unless:
      'ไม่(ได้|ค่อย|ชอบ|อยาก|)(กิน|ทาน)…, ร้าน(ปลา(สวยงาม|ตู้)|ไก่ชน|หมูป่าบาร์), (กิน|ทาน)(เนื้อ|หมู|ปลา|ไก่|กุ้ง|ปู|หอย)ไม่(ได้|เป็น)',
    yes: ['ขอร้านเนื้อโคขุนสักร้าน สกลนคร', 'ไปน่าน กินหมูกระทะกัน', 'อยากกินเต้าคั่วสงขลา', 'ไปลองชิมขนมจีบสังขยา', 'อยากลองกินผัดหมี่'],
    no: ['อยากกินข้าวเย็นเร็ว ๆ', 'แวะกินข้าว', 'อยากกินลมริมเล', 'แม่อยากกินเจ', 'พ่อไม่กินเนื้อ', 'แม่กินหมูไม่ได้'],
  },
  {
    // What and where to eat.
    key: 'food',
    kind: 'tag',
    th: `
      (กิน|ทาน|หม่ำ|ชิม)(อะไร|ไร)(ดี|บ้าง|กันดี|ได้บ้าง|อร่อย), (มี|หา|แนะนำ|ขอ)(ร้าน|ของกิน|ที่กิน|อาหาร|ของอร่อย)(อร่อย|เด็ด|ดัง|อาหาร|ข้าว|)(ๆ|)(อะไร|ไหน|แถวไหน|ที่ไหน|เจ้าไหน)(น่า|บ้าง|ดี|อร่อย|เด็ด|ดัง|แนะนำ),
      ร้าน(อาหาร|ข้าว|)(อะไร|ไหน)(น่า(ไป|กิน|ลอง|แวะ)|อร่อย|เด็ด|ดัง|บ้าง|ห้ามพลาด|ต้องลอง), มีอะไร(น่ากิน|อร่อย|ให้กิน|กิน)(ๆ|), (ไป|ต้อง|ควร|ได้)กินอะไร, ของกิน(มี|แถว|อะไร|เด็ด|ขึ้นชื่อ)`,
    en: `
      (what|where) (to|should we|should i|can we|can i|do we|do you|do locals|do the locals|would you) eat{eatEnd}, (what|which) (food|dishes|dish) (to|should|must|is|are|do), (any|which|good|best|great|nice|some) (places|place|spots|restaurants|eateries|stalls) (to eat|for food|for dinner|for lunch|to try|you'd recommend|worth), good eats`,
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
    key: 'boat',
    kind: 'tag',
    th: '(นั่ง|ล่อง|ลง)เรือ(แม่น้ำ|ไปตาม|ใน|)(เจ้าพระยา|แม่น้ำ|โขง|แม่กลอง|ท่าจีน|คลอง|แคว), (นั่ง|ล่อง)เรือ…(ดูวิว|ชมวิว|ชมเมือง|เล่น|กินลม|รับลม)',
    en: 'boat (ride|) (on|along|down|up) the (river|canal|canals|klong|mekong|chao phraya|kwai), (river|canal|klong|khlong) (boat|boats|ride|cruise|trip)',
    yes: ['อยากนั่งเรือเจ้าพระยาดูวิวสักรอบ', 'a boat on the river'],
    no: ['นั่งเรือไปเกาะเต่า', 'a house by the river'],
  },
  {
    key: 'cycling',
    kind: 'tag',
    th: 'ปั่น(เที่ยว|เล่น|รอบ|ชม|ชิล|ลัดเลาะ|ในเมือง|ไปตาม|ริม|เลียบ|เช้า|เย็น)',
    en: `
      (cycle|cycling|cycled|pedal|pedalling|pedaling) (round|around|through|along|to|from|between|about|past|across|in|the|on|there|a bit|some|everywhere), (go|like|love|want|wanna|prefer|rent|can|could|we|i|and|or|by|my|our) (to|) cycle{stop},
      (on|by) (two wheels|pushbike|push bike)`,
    unless:
      '(life|wash|spin|menstrual|lunar|heat|two year|motor) cycle, cycle of, motor cycle, ปั่น(จั่น|ป่วน|น้ำ|งาน|ผลไม้|ราคา)',
    yes: [
      'we cycle around the ruins',
      'Pedal along the Mekong',
      'we would love to cycle.',
      'ปั่นรอบเกาะเมือง',
      'อยากปั่นเที่ยวเมืองเก่า',
    ],
    no: ['the life cycle of a silkworm', 'ชอบน้ำปั่น', 'a cycle of temple fairs'],
  },
  {
    key: 'history',
    kind: 'tag',
    th: 'คอ(ประวัติศาสตร์|สงคราม), (สาย|บ้า|คลั่ง)(ประวัติศาสตร์|สงคราม), ยุคสงครามโลก',
    en: `
      (war|military|railway) (history|buff|nerd|nut|geek|fan|enthusiast|heritage|relics|sites|memorial(s)|cemetery|graves),
      (massive|big|total|huge|real|bit of a|such a|) history (buff|nerd|geek|freak|fan|lover|enthusiast|teacher|mad)`,
    yes: ['we like war memorials', 'a total history geek', 'พ่อเป็นคอสงคราม'],
    no: ['price war between the ferries', 'the warm sea'],
  },
  {
    key: 'shopping',
    kind: 'tag',
    canRefuse: true,
    th: '(ซื้อ|หิ้ว)(ขนม|ผลไม้|อาหารทะเล|ของทะเล|ของสด|กาแฟ|ผ้า|หม้อแกง|เซรามิก|เครื่องเงิน|ไส้อั่ว|หมูยอ|กุนเชียง|ทุเรียน)',
    en: `
      (buy|buying|shop for|shopping for|pick up|stock up on) (some|new|nice|cheap|local|) (gifts|presents|souvenirs|silk|clothes|dresses|shoes|bags|handbags|jewellery|jewelry|gems|handicrafts|crafts|fabric|fabrics|ceramics|pottery|silver|antiques|gadgets|electronics|toys|snacks|fruit|spices|tea|coffee beans),
      {wants} (the|some|good|nice|great|cute|little|) (shops|boutiques|stores), shops and (a|the|some|boutiques|markets|malls|cafes|nice|good),
      (good|nice|cute|quirky|independent|designer|fashion|fashionable|clothes|clothing|toy|vintage|thrift|antique|craft|record|souvenir|gift|jewellery) (shops|stores|boutiques), boutiques,
      {wants} to shop{stop}, (girls|women|wife|mum|mom|daughter|daughters|ladies|me|us|her) to shop{stop}, shop (til|till|until) (we|i|you|they) drop, shopaholic(s), shopping spree,
      retail therapy, bargain hunt(ing), window shopping`,
    unless:
      '(เคย|ไม่)(ไป|แวะ|อยาก|)ซื้อ, boutique(s) (hotel|hotels|resort|stay|hostel|place|room), (my|our) (boutique|boutiques|shops)',
    yes: [
      'แวะซื้อขนมหม้อแกง',
      'pick up some silk',
      'the girls want shops',
      'my aunt loves to shop',
      'good clothes shops please',
      'some retail therapy for mum',
    ],
    no: ['ไม่ซื้อผ้า', 'buy tickets', 'dive shops on the island', 'a boutique hotel', 'stock for my boutiques'],
  },
  {
    key: 'historic_site',
    kind: 'category',
    th: 'เมืองหลวงเก่า, ราชธานีเก่า, (อดีต|)ราชธานี, ตามรอย(ประวัติศาสตร์|อยุธยา|สุโขทัย|ละคร)',
    en: '(old|ancient|former|historic|historical) (royal|siamese|thai|) (city|cities|capital|capitals|kingdom|kingdoms), (khmer|lanna|sukhothai|ayutthaya) (era|period|kingdom|empire)',
    yes: ['the old royal cities', 'former capitals of Siam', 'ตามรอยราชธานีเก่า'],
    no: ['the old town', 'a royal project'],
  },
]

export const WISH_SLOTS = {
  dish: '(?=\\s?(?!ข้าว(?:เช้า|เที่ยง|กลางวัน|เย็น|\\s|$)|ลม|ยา|อะไร|เจ(?![ก-ฮ])|มังส|ฮาลาล|ทุเรียน|ผลไม้)[ก-ฮเ-ไ])',
  there: '(?= (?:at|in|on|near|around)\\b)',
  stop: '(?=\\s*(?:[,.;!?)]|$|there\\b|and\\b|or\\b))',
  eatEnd: '(?=\\s*(?:[,.;!?)]|$|(?:there|and|or|in|at|near|around|on|when|while|after|before|for)\\b))',
  wants: String.raw`\b(?:wants?|loves?|likes?|needs?|enjoys?|prefers?|into|mad about|looking for|plenty of|lots of|no|not|don't want|hates?|without)`,
  young:
    '(?:kids?|kiddos?|children|child|little ones?|boys|girls|toddlers?|grandkids|grandchildren|twins|daughters?|sons?|teens?|teenagers?)\\b',
  /** Mountains that have no road to their top. */
  summit: '(?:ภูกระดึง|ภูสอยดาว|โมโกจู|ดอยหลวงเชียงดาว|ดอยม่อนจอง|ม่อนจอง|เขาช้างเผือก|เขาหลวง|ภูกระแต)',
}
