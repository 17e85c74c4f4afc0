import type { WindowRule } from './window-rule.ts'

/** Parts of the day without an hour: “mornings only”, `หลังเลิกงาน`. */
export const PARTS_OF_THE_DAY: readonly WindowRule[] = [
  {
    // From one part of the day to another.
    says: 'part',
    from: '16:00',
    to: '22:00',
    th: '{notWeekday}(ช่วง|ตอน|ตั้งแต่|)(เย็น|เย็นๆ)(ถึง|ไปจนถึง|ไปถึง|จนถึง|ยัน|ไปยัน|-|ต่อ|ไป)(ช่วง|หัว|)(ค่ำ|ดึก){notHome}, เย็น ค่ำ {partEnd}',
    en: '(late afternoon|sunset|sundown|golden hour) (into|to|till|until|through|through to|and) (the|) (early |late |)(evening|night|late|midnight|dark)',
    unless: 'เปิด(ช่วง|ตั้งแต่|ตอน|)เย็น, (open|opens|from) (late afternoon|sunset) (to|till|until) (late|midnight)',
    yes: [
      ['เดินเล่นเย็นถึงค่ำ', '16:00-22:00'],
      ['ขอช่วงเย็นยันดึก', '16:00-22:00'],
      ['a walk from late afternoon into the evening', '16:00-22:00'],
      ['sunset till late', '16:00-22:00'],
    ],
    no: ['ตลาดเปิดเย็นถึงดึก', 'วันศุกร์เย็นถึงวันอาทิตย์', 'ออกเย็น ถึงค่ำ'],
  },
  {
    says: 'part',
    from: '13:00',
    to: '21:00',
    th: '{notWeekday}(ช่วง|ตอน|ตั้งแต่|)บ่าย(แก่ ๆ|แก่|)(ๆ|) (ถึง|ไปจนถึง|ไปถึง|จนถึง|ยัน|ไปยัน|-)(ช่วง|หัว|)(เย็น|ค่ำ|ดึก){notHome}',
    en: '(early |mid |)afternoon (into|to|till|until|through|through to|and) (the|) (early |late |)(evening|night)',
    unless:
      'เปิด(ช่วง|ตั้งแต่|ตอน|)บ่าย, (open|opens|from) afternoon (to|till|until) (late|midnight), (saturday|sunday|friday|every|each) afternoon and evening',
    yes: [
      ['บ่ายแก่ๆ ถึงหัวค่ำ', '13:00-21:00'],
      ['บ่ายถึงเย็นว่าง', '13:00-21:00'],
      ['an afternoon into the evening', '13:00-21:00'],
    ],
    no: ['ตลาดเปิดบ่ายถึงค่ำ', 'บ่ายสองถึงเย็น', 'ถึงบ่าย ค่ำกลับ'],
  },
  {
    says: 'part',
    from: '08:00',
    to: '12:00',
    th: 'ครึ่งวันเช้า, ครึ่งเช้า, (เฉพาะ|แค่)(ช่วง|ตอน|)เช้า',
    en: `
      half (a) day (in the) morning, morning half day,
      morning(s) only, only (in the|one|a|) morning(s), (one|1) morning, a morning in`,
    unless: '(one|1) morning (is|will be) (taken|busy|blocked|booked|for)',
    yes: [
      ['เที่ยวครึ่งวันเช้า', '08:00-12:00'],
      ['mornings only', '08:00-12:00'],
    ],
    no: ['ตอนเช้ากินโจ๊ก', 'good morning'],
  },
  {
    says: 'part',
    from: '13:00',
    to: '18:00',
    th: 'ครึ่งวันบ่าย, ครึ่งบ่าย, (เฉพาะ|แค่)(ช่วง|ตอน|)บ่าย',
    en: `
      half (a) day (in the) afternoon, afternoon half day, afternoon(s) only, only (in the|one|an|) afternoon(s),
      (one|an|1) afternoon (in)`,
    yes: [
      ['ว่างแค่ช่วงบ่าย', '13:00-18:00'],
      ['one afternoon in Bangkok', '13:00-18:00'],
    ],
    no: ['บ่ายสองนอน', 'hot in the afternoons'],
  },
  {
    says: 'part',
    from: '17:00',
    to: '22:00',
    th: '(เฉพาะ|แค่|ขอแค่)(ช่วง|ตอน|เวลา|)(เย็น|ค่ำ|หัวค่ำ|กลางคืน), {date}(ช่วง|ตอน|)(หัว|)(เย็น|ค่ำ|กลางคืน){notHour}',
    en: 'evening(s) only, only (in the|one|an|) evening(s), (just|only) the evening(s), (one|an|1) evening (in), evening (date|stroll|out){wordEnd}, date night',
    yes: [
      ['ไปเฉพาะตอนเย็น', '17:00-22:00'],
      ['เที่ยวแค่ตอนกลางคืน', '17:00-22:00'],
      ['เดทตอนเย็นแถวบางกระเจ้า', '17:00-22:00'],
      ['just the evening in Trang', '17:00-22:00'],
      ['evenings only', '17:00-22:00'],
    ],
    no: ['เช้าไปเย็นกลับ', 'a pleasant evening', 'อัพเดทตอนเย็น', 'นัดเดทเย็นวันเสาร์หน้า 3 วัน'],
  },
  {
    says: 'part',
    from: '12:00',
    th: '(เริ่ม|ออก|สตาร์ท|เปิดวัน)(วัน|เที่ยว|ทริป|ต้น|กัน|)(ด้วย|ที่|ตอน|จาก|หลัง|เอา|)(กิน|ทาน|)(มื้อ|ข้าว|)(เที่ยง|กลางวัน){ends}, (มื้อ|ข้าว)(เที่ยง|กลางวัน)(เป็นมื้อแรก|มื้อแรก), กว่าจะ(ตื่น|ออก|เริ่ม|พร้อม|ลุก)(จากที่พัก|จากโรงแรม|ได้|)(ก็|)(เกือบ|)เที่ยง, เที่ยง(ๆ|)(ถึง|ค่อย|ก็|)(จะ|)(ค่อย|)(ออก|เริ่ม|ตื่น|ลุก){notFlight}',
    en: `
      (start|starts|starting|begin|begins|beginning|kick off|kicking off|kick things off|open) (the day|our day|) (with|at|over|around) (a |an |)(late |long |early |big |good |)(lunch|lunchtime|lunch time|midday),
      (not|nothing|no plans|don't start|do not start|never start|out) (planned|before) (before|) (lunch|lunchtime|midday), (lunch|late lunch) (is|as|will be) (our|the|my) first (stop|thing|meal), first (thing|stop) (is|will be) lunch, (skip|skipping) (the|our|every|all) (whole |)morning(s){notOfThing},
      (up|out|going|moving|get going|getting going|get up|awake|conscious|surface|surfacing|out of bed) (at|by|around|about|from|until) (noon|midday|lunch|lunchtime)`,
    unless: '(open|opens|closed|meeting|flight|train|bus|ferry|check out|checkout) …(noon|midday)',
    yes: [
      ['แพร่วันเดียว เริ่มข้าวเที่ยงเลย', '12:00-'],
      ['กว่าจะตื่นก็เที่ยง', '12:00-'],
      ['เที่ยง ๆ ค่อยออก', '12:00-'],
      ['a day in Nan, starting with lunch', '12:00-'],
      ['nothing before lunch', '12:00-'],
      ['skip the morning', '12:00-'],
      ['we get going around noon', '12:00-'],
    ],
    no: ['เริ่มเที่ยงวันเสาร์ กลับเที่ยงวันอาทิตย์', 'เครื่องเที่ยงค่อยออก', 'skip the morning market', 'the shop opens around noon'],
  },
  {
    says: 'part',
    from: '13:00',
    th: 'บ่าย(ๆ|)(ถึง|ค่อย|)(จะ|)(ค่อย|)(ออก|เริ่ม|ตื่น){notFlight}, (ออก|เริ่ม|สตาร์ท)(เที่ยว|ไป|)หลัง(กิน|ทาน|)(มื้อ|ข้าว|)(เที่ยง|กลางวัน), (เริ่ม|ออก)(เที่ยว|)(ช่วง|ตอน|)บ่าย(ๆ|){partEnd}',
    en: '(start|starts|starting|begin|beginning|go|going|head out|heading out|set out|leave|leaving) (only |)after lunch, (an |)afternoon start(s), (start|starts|starting|begin|beginning) in the afternoon',
    yes: [
      ['บ่ายๆ ค่อยออก', '13:00-'],
      ['เริ่มเที่ยวช่วงบ่าย', '13:00-'],
      ['we start after lunch', '13:00-'],
    ],
    no: ['เครื่องบ่ายค่อยออก', 'ออกบ่ายสอง', 'a nap after lunch'],
  },
  {
    says: 'part',
    from: '10:00',
    th: 'สาย(ๆ|)(ถึง|ค่อย|)(จะ|)ค่อย(ออก|เริ่ม|ตื่น), (ออก|เริ่ม|ตื่น)สาย, ไม่ตื่นเช้า, ไม่(อยาก|ต้อง|)(ตื่น|ออก)เช้า, นอนตื่นสาย, (ตอน|ช่วง|)เช้า(ๆ|)(ไม่ต้องจัด|ไม่ต้องใส่|ไม่ไหว|ไม่มีอยู่จริง|ขอนอน|ตื่นไม่ไหว|ตื่นไม่ทัน), ไม่เอา(ตอน|ช่วง|ทริป|)เช้า(ๆ|){ends}, ตื่นเช้าไม่(ไหว|ได้|เป็น)',
    en: `
      mornings (don't|do not|didn't|never|just don't) (really|) (exist|happen|work){forUs}, mornings (are|is) (not|never) (really|) (our|my|for us|for me){thing}, (no such thing as|allergic to|skip|skipping|forget|forget about|we hate|i hate|hate|we don't see|useless in the) (the|a|) morning(s){notOfThing},
      (slow|late|lazy) morning(s), (slow|late|lazy) start(s), sleep(ing) in,
      no early (morning(s)|start(s)|wake up(s)), not (too) early,
      (not|no|n't) (a|exactly|really|) morning (person|people), brunch first, (start|starting|begin|beginning) with brunch, (not|no|never) early riser(s), (not|no|never) early bird(s),
      (late|slow) (riser(s)|sleeper(s)|starter(s)), (don't|do not|can't|cannot|never) (do|like|want) (early) mornings`,
    yes: [
      ['ตื่นสายกันทุกคน', '10:00-'],
      ['slow mornings please', '10:00-'],
      ["I'm not a morning person", '10:00-'],
      ['two late risers', '10:00-'],
      ['mornings do not exist on holiday', '10:00-'],
      ['we are allergic to mornings', '10:00-'],
      ['mornings are not our thing', '10:00-'],
      ['ตอนเช้าขอนอน', '10:00-'],
      ['ตื่นเช้าไม่ไหว', '10:00-'],
      ["we don't do mornings", '10:00-'],
    ],
    no: ['ตื่นเช้า', 'an early morning market', 'skip the morning market', 'ไม่เอาเช้าวันเสาร์', 'mornings are cool'],
  },
  {
    says: 'part',
    from: '07:00',
    th: '(ออก|เริ่ม|ตื่น)(แต่)เช้า(ตรู่|มืด|)',
    en: '{liked}early morning(s){notTravel}, {liked}early start(s), early bird(s), early riser(s), start(ing) early, leave early',
    yes: [
      ['ออกแต่เช้าตรู่', '07:00-'],
      ['we like early starts', '07:00-'],
    ],
    no: ['ไม่ตื่นสาย', 'an early morning flight', 'we hate early mornings'],
  },
  {
    says: 'part',
    from: '13:00',
    th: 'ว่าง(แค่|เฉพาะ|)(ช่วง|ตอน|)บ่าย(เดียว|วันเดียว|)',
    en: '(only|just|) (the|one|an|) (saturday|sunday|friday|) afternoon and evening',
    yes: [
      ['ว่างบ่ายเดียว', '13:00-'],
      ['the saturday afternoon and evening', '13:00-'],
    ],
    no: ['บ่ายสามว่ายน้ำ'],
  },
  {
    says: 'part',
    to: '18:00',
    th: 'กลับ(ที่พัก)ก่อนมืด, กลับเร็ว, ไม่(กลับ)ดึก',
    en: 'early night(s), back (to the hotel) (early|before dark), home before dark, before dark',
    yes: [
      ['ไม่กลับดึก', '-18:00'],
      ['back before dark', '-18:00'],
    ],
    no: ['กลางคืนดึกๆ', 'after dark'],
  },
  {
    says: 'evening',
    from: '17:30',
    th: '(หลัง|ตอน|)เลิกงาน',
    en: 'after work',
    unless: `
      ศุกร์…เลิกงาน, เลิกงาน…ศุกร์,
      after work on (friday|fri|thursday), (friday|fri|thursday)…after work`,
    yes: [
      ['หลังเลิกงานไปเดินตลาดนัด', '17:30-'],
      ['a walk in town after work', '17:30-'],
    ],
    no: ['we drive on Friday after work', 'เลิกงานวันศุกร์แล้วออกเลย'],
  },
  {
    says: 'evening',
    from: '17:00',
    th: '{outing}(ตอน|ช่วง|เวลา|)กลางคืน',
    en: '(only) after dark, at night only, night photography, night walk, explore…(at|by) night',
    unless:
      '(arrive|arrives|arriving|land|lands|landing|get in|gets in|get there|come in|comes in|drive|driving|walk|walking|ride|riding|swim|safe|alone|out)…after dark',
    yes: [
      ['เดินถ่ายรูปตอนกลางคืน', '17:00-'],
      ['night photography in the old town', '17:00-'],
    ],
    no: ['เที่ยว 3 วัน เดินเล่นตอนกลางคืน', 'a night train', 'whenever we arrive somewhere after dark'],
  },
]

/** Half days, and hours that are counted: “6 hours in Bangkok”. */
export const HALF_DAYS_AND_HOURS: readonly WindowRule[] = [
  {
    says: 'length',
    minutes: 300,
    th: 'ครึ่งวัน',
    en: 'half (a) day(s) (trip|tour|plan|)',
    unless: 'and (a|one) half day(s), and half day(s)',
    yes: [
      ['มีเวลาครึ่งวัน', '5 h'],
      ['a half-day tour', '5 h'],
    ],
    no: ['ทั้งวัน', 'two days', 'one and a half days'],
  },
  {
    says: 'length',
    th: '{notEvery}{notRidden}(ภายใน|มีเวลา(แค่|เพียง|)|แค่|ประมาณ|) {count} (ชั่วโมง|ชม){spent}{notOnTheWay}',
    en: '{notEvery}(in|for|only|about|around|within|have|got|) {count} (hour(s)|hr(s)){spent}',
    yes: [
      ['มีเวลา 6 ชั่วโมง', '6 h'],
      ['6 hours in Bangkok', '6 h'],
      ['เดินทางถึงลำปาง มีเวลา 6 ชั่วโมง', '6 h'],
    ],
    no: [
      'รถออกทุก 2 ชั่วโมง',
      'every 2 hours',
      'ขับรถ 3 ชม.',
      'กับการเดินทางกว่า 11 ชั่วโมง',
      'นั่งรถมาเกือบ 9 ชั่วโมง',
      '10 ชั่วโมงบนรถทัวร์',
      '8 ชั่วโมงกว่าจะถึงน่าน',
      '3 hours drive from Bangkok',
      'an 8 hour layover in Hong Kong',
    ],
  },
]
