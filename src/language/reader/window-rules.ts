import { oneOf } from './phrases.ts'
import { WAY_TIME_RULES } from './way-time-rules.ts'
import type { WindowRule } from './window-rule.ts'

/** “We are only free between 4pm and 10pm”. */
const FREE = oneOf(`
  free, available,
  can (only) get away, have (only) time, can go out,
  sightsee, sightseeing`)

/** What keeps them busy: “sessions finish at 5pm”. */
const BUSY = oneOf('busy, work, working, tied up, occupied, at work, in meetings, in class')
const MEETINGS = oneOf('session(s), meeting(s), work, class(es), training, call(s)')

/** How a day begins: “leave the hotel at 7 am”. */
const START = oneOf(`
  start(s), starting, begin(s), beginning,
  leave, leaving, set out, set off, setting out, setting off, head(ing) out, go(ing) out,
  wake up, available, ready`)

/** How it ends: “back at the hotel by 9”. */
const BACK_OR_DONE = oneOf(`
  back, home, return, returning,
  end, ends, ending, finish, finished, finishing, done`)

/** In the order in which they apply: what one has read, later ones do not see. */
export const WINDOW_RULES: readonly WindowRule[] = [
  {
    // The hours that they have hold, whenever they wake up.
    says: 'between',
    isAll: true,
    th: '(เที่ยวได้|ออกได้|ว่าง|สะดวก|มีเวลา)(แค่|เฉพาะ|แต่|ช่วง|ตั้งแต่|ตอน|){time}{to}{time}',
    en: `(only|just|) ${FREE} (only|just|each day|every day|) (between|from) {time}{to}{time}`,
    yes: [
      ['เที่ยวได้แค่บ่ายสองถึงสี่ทุ่ม', '14:00-22:00'],
      ['we are only free between 4pm and 10pm', '16:00-22:00'],
      ['I can only get away between 10 and 4', '10:00-16:00'],
    ],
    no: ['ว่าง 2-3 วัน', 'free from 2 to 4 days'],
  },
  {
    says: 'between',
    th: '(ตั้งแต่|ช่วงเวลา|เวลา|ระหว่าง|ช่วง|) {time}{to}{clock}',
    en: '(from|between|) {time}{to}{clock}',
    yes: [
      ['เที่ยว 9 โมงถึง 5 โมงเย็น', '09:00-17:00'],
      ['เวลา 10.00-18.00 น.', '10:00-18:00'],
      ['sights from 9 to 5 pm', '09:00-17:00'],
      ['1-5 pm only', '13:00-17:00'],
    ],
    no: ['นั่งรถ 9 โมงถึง 11 โมง', 'the museum opens from 9 to 4 pm', '2-3 วัน'],
  },
  {
    says: 'between',
    en: 'from {hour} (-|to|till|until) {hour}',
    yes: [['sightseeing from 9 to 18', '09:00-18:00']],
    no: ['from 2 to 4 days'],
  },
  ...WAY_TIME_RULES,
  {
    says: 'start',
    th: '(ติดงาน|ไม่ว่าง|ทำงาน|ประชุม|เรียน|อบรม)(จน|)ถึง(ตอน|) {clock}',
    en: `
      ${BUSY} (every day|each day|) (until|till) (about|around|) {clock},
      ${MEETINGS} (every day|each day|every morning|) (until|till) (about|around|) {clock},
      (get off|off|finish|done with|out of) (work|class|school|the office) (at|by|around|about) {clock},
      ${MEETINGS} (finish(es)|end(s)|(is|are) (over|done)) (at|by|around|about) {clock}`,
    yes: [
      ['ทำงานถึง 4 โมงเย็น', '16:00-'],
      ['meetings keep me busy until 4pm', '16:00-'],
      ['sessions finish at 5pm', '17:00-'],
      ['I get off work at 5pm', '17:00-'],
    ],
    no: ['until 4 pm', 'the tour finishes at 5pm'],
  },
  {
    says: 'start',
    th: `
      ก่อน {clock} (อย่า|ไม่|ห้าม|ยังไม่){verb},
      เลิก(งาน|ประชุม|เรียน|สัมมนา) {clock},
      เลิก{noon}`,
    yes: [
      ['ก่อนสิบเอ็ดโมงอย่าหวัง', '11:00-'],
      ['เลิกประชุมบ่ายสาม', '15:00-'],
      ['เลิกเที่ยง', '12:00-'],
    ],
    no: ['กลับก่อนห้าโมงเย็น'],
  },
  {
    says: 'start',
    th: `
      (ออก|เริ่ม)(เที่ยว|)(ได้|วันละ){about}{time} (เป็นต้นไป),
      เริ่ม(เที่ยว|ต้น|เดินทาง|ทริป|ออก|)(ตอน) (สาย|เช้า|){about}{time} (เป็นต้นไป),
      ออก(จาก)(ที่พัก|โรงแรม|บ้าน|เดินทาง|เที่ยว|) (สาย|เช้า|){about}{time} (เป็นต้นไป),
      ไม่(เอา|ไป|เริ่ม|เที่ยว|เคย|ค่อย|อยาก|มีใคร|)(ออก|ตื่น|)(จาก|)(ห้อง|โรงแรม|ที่พัก|บ้าน|ได้|ทัน|ไหว|)ก่อน {time},
      ตื่น (สาย|เช้า|){about}{time},
      หลัง(จาก) {time} (เป็นต้นไป),
      ตั้งแต่ (ตอน|เวลา|) {time} (เป็นต้นไป)`,
    en: `
      (not|nothing|never|no) (start|starting|activities|activity|plan(s)|sight(s)|) (before|earlier than|until|till) {time},
      (not|never|don't|won't|can't|cannot|do not|will not){up} (before|until|till) {time},
      ${START}{place} (at|from|around|about|after|by|only after|no earlier than|) {time},
      (out|free|pick us up|pick me up|picked up){place} (at|from|around|about|after|by|only after|) {clock},
      {notRefused}only (after|from) {clock},
      {notRefused}(after|from) {clock}`,
    yes: [
      ['ออกสาย ๆ หลัง 10 โมง', '10:00-'],
      ['เช้าออกได้เก้าโมงเป็นต้นไป', '09:00-'],
      ['เริ่มวันละสิบโมง', '10:00-'],
      ['เริ่มเที่ยว 9 โมง', '09:00-'],
      ['ไม่ตื่นก่อน 10 โมง', '10:00-'],
      ['not before 10', '10:00-'],
      ['start the day at 8.30 am', '08:30-'],
      ['leave the hotel at 7 am', '07:00-'],
      ['I am not getting up before 10', '10:00-'],
      ["we don't leave the hotel until 11", '11:00-'],
      ['honestly we never get out of our hotel before 11', '11:00-'],
      ['ไม่เคยออกจากโรงแรมก่อน 11 โมง', '11:00-'],
      ['nothing before eleven', '11:00-'],
      ['ออกจากบ้านสัก 11:00', '11:00-'],
      ['เริ่มเที่ยวสาย ๆ สักสิบโมง', '10:00-'],
    ],
    unless: `
      (รถ|รถไฟ|รถทัวร์|รถตู้|ขบวน|เรือ|เครื่อง|ไฟล์ท|ไฟลท์)…ออก…{time},
      รถ(ไฟ|ทัวร์|ตู้|บัส|)ออก {time}, เรือออก {time},
      (open|opens|opening)…from {clock},
      (eat|eating|dine|dining|dinner|night) out at {clock}`,
    no: [
      'เริ่ม 5 วัน',
      'from 9 places',
      'after 3 days',
      'รถไฟออกสองทุ่ม',
      'เครื่องออกจากสมุย 7 โมง',
      'ออกกำลังกาย 6 โมง',
      'the palace is open from 9 am',
      'eating out at 8pm',
      'before ten people',
    ],
  },
  {
    // The town is read elsewhere.
    says: 'set_off',
    onlyClock: true,
    th: '{fromHome}{clock}, ออกจาก{fromPlace}{about}{clock}, ออก{bangkok}{about}{clock}, ล้อหมุน{about}{clock}',
    en: '(set off|setting off|set out|setting out|leave|leaving){fromTown}(at|around|about|by) {clock}',
    unless: '(รถ(ไฟ|ทัวร์|ตู้|บัส|)|เรือ|เครื่อง|ไฟลท์)ออกจาก{fromPlace}{about}{clock}',
    yes: [
      ['ออกบ้านลาดพร้าว 7 โมง', '07:00-'],
      ['ออกจากสุพรรณตี 5', '05:00-'],
      ['ออกจากรังสิต 10 โมง', '10:00-'],
      ['ออกจากบางแค 7.30 น.', '07:30-'],
      ['ออกจากกทม.บ่ายโมง', '13:00-'],
      ['ออกกรุงเทพฯ 6 โมงเช้า', '06:00-'],
      ['ล้อหมุนตีสี่ครึ่ง', '04:30-'],
      ['จะออกจากโคราชประมาณแปดโมงเช้า', '08:00-'],
      ['we set off from Nonthaburi at 8 am', '08:00-'],
    ],
    no: ['เครื่องออกจากดอนเมือง 8 โมง', 'ออกจากรังสิตวันเสาร์', 'we leave from Nan on Friday'],
  },
  {
    says: 'end',
    th: `
      กลับ(ถึง|มาถึง|มา|)(บ้าน|ที่พัก|โรงแรม|กรุงเทพ(ฯ)|กทม(.)|) {backBy}{time},
      (ถึงบ้าน|ต้องกลับ|เลิก(เที่ยว)|จบ(ทริป|ทัวร์|)) {backBy}{time},
      (เสร็จ|ไม่เกิน|สิ้นสุด|ถึง|ยัน|ก่อน) {backBy}{clock}`,
    en: `
      (be|get|come|go|) ${BACK_OR_DONE}{place} (by|before|at|around|until|no later than|not later than|) {time},
      (stop|at the hotel){place} (by|before|at|around|) {clock},
      (not|nothing|no) (later than|after) {clock},
      (until|till|by|no later than) {clock}`,
    yes: [
      ['กลับก่อน 5 โมงเย็น', '-17:00'],
      ['จบทริปหกโมงเย็น', '-18:00'],
      ['ไม่เกินสองทุ่ม', '-20:00'],
      ['back at the hotel by 9', '-21:00'],
      ['be home before 6 pm', '-18:00'],
      ['nothing after 8 pm', '-20:00'],
    ],
    no: ['กลับวันอาทิตย์', 'พิพิธภัณฑ์เปิดถึงห้าโมงเย็น', 'the museum is open until 5 pm', 'by 3 people'],
  },
  {
    says: 'part',
    from: '08:00',
    to: '12:00',
    th: 'ครึ่งวันเช้า, ครึ่งเช้า, (เฉพาะ|แค่)(ช่วง|ตอน|)เช้า',
    en: `
      half (a) day (in the) morning, morning half day,
      morning(s) only, only (in the|one|a|) morning(s), (one|1) morning, a morning in`,
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
    th: '(เฉพาะ|แค่)(ช่วง|ตอน|)(เย็น|ค่ำ)',
    en: 'evening(s) only, only (in the|one|an|) evening(s), (one|an|1) evening (in)',
    yes: [
      ['ไปเฉพาะตอนเย็น', '17:00-22:00'],
      ['evenings only', '17:00-22:00'],
    ],
    no: ['เช้าไปเย็นกลับ', 'a pleasant evening'],
  },
  {
    says: 'part',
    from: '10:00',
    th: '(ออก|เริ่ม|ตื่น)สาย, ไม่ตื่นเช้า, ไม่(อยาก|ต้อง|)(ตื่น|ออก)เช้า, นอนตื่นสาย',
    en: `
      (slow|late|lazy) morning(s), (slow|late|lazy) start(s), sleep(ing) in,
      no early (morning(s)|start(s)|wake up(s)), not (too) early,
      (not|no) (a) morning (person|people)`,
    yes: [
      ['ตื่นสายกันทุกคน', '10:00-'],
      ['slow mornings please', '10:00-'],
      ["I'm not a morning person", '10:00-'],
    ],
    no: ['ตื่นเช้า', 'an early morning market'],
  },
  {
    says: 'part',
    from: '07:00',
    th: '(ออก|เริ่ม|ตื่น)(แต่)เช้า(ตรู่|มืด|)',
    en: 'early morning(s){notTravel}, early start(s), early bird(s), start(ing) early, leave early',
    yes: [
      ['ออกแต่เช้าตรู่', '07:00-'],
      ['we like early starts', '07:00-'],
    ],
    no: ['ไม่ตื่นสาย', 'an early morning flight'],
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
    no: ['บ่ายสามว่าย'],
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
    yes: [
      ['เดินถ่ายรูปตอนกลางคืน', '17:00-'],
      ['night photography in the old town', '17:00-'],
    ],
    no: ['เที่ยว 3 วัน เดินเล่นตอนกลางคืน', 'a night train'],
  },
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
    th: '{notEvery}(ภายใน|มีเวลา(แค่|เพียง|)|แค่|ประมาณ|) {count} (ชั่วโมง|ชม){spent}',
    en: '{notEvery}(in|for|only|about|around|within|have|got|) {count} (hour(s)|hr(s)){spent}',
    yes: [
      ['มีเวลา 6 ชั่วโมง', '6 h'],
      ['6 hours in Bangkok', '6 h'],
    ],
    no: [
      'รถออกทุก 2 ชั่วโมง',
      'every 2 hours',
      'ขับรถ 3 ชม.',
      '3 hours drive from Bangkok',
      'an 8 hour layover in Hong Kong',
    ],
  },
]
