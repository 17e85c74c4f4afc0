import { oneOf, perhaps } from './phrases.ts'
import type { WindowRule } from './window-rule.ts'

// `เที่ยวได้แค่บ่ายสองถึงสี่ทุ่ม`, “sights from 9 to 5 pm”: the hours of a day that they have.

/** “We are only free between 4pm and 10pm”. */
const FREE = oneOf(`
  free, available,
  can (only) (get away|go out|head out|explore|sightsee|do things), have (only) time,
  sightsee, sightseeing`)

/** What keeps them busy: “sessions finish at 5pm”. */
const BUSY = oneOf(
  `busy, (work|working) (remotely|online|remote|from home|from the hotel|from my laptop), work, working, tied up, occupied, at work, in meetings, in class,
  in the office, at the office, at the clinic, on duty, on shift, teaching, studying, in training, in the lab, in lectures`,
)
const MEETINGS = oneOf('session(s), meeting(s), work, class(es), training, call(s)')
/** Free for what is no sightseeing. */
const KEPT = oneOf('free, clear, open, off, blocked, to myself, to ourselves, for work, for calls, for the kids')

/** “No activities before 10”. */
const PLANS = perhaps(
  'start, starting, activities, activity, plan(s), planned, plans made, scheduled, booked, organised, organized, sight(s), tours, alarms',
)

/** “After a slow breakfast”, before the hour of it. */
const AFTER_BREAKFAST = oneOf(`
  after breakfast,
  after (a|an|our|the) (slow|late|early|leisurely|proper|good|long|lazy|big|hotel|nice) breakfast`)

/** How a day begins: “leave the hotel at 7 am”. */
const START = oneOf(`
  start(s), starting, begin(s), beginning,
  leave, leaving, set out, set off, setting out, setting off, head(ing) out, go(ing) out,
  wake up, available, ready`)

/** How it ends: “back at the hotel by 9”. */
const BACK_OR_DONE = oneOf(`
  back, home, return, returning,
  end, ends, ending, finish, finished, finishing, done, all done, over,
  drop off, dropped off, drop us off, dropping us off`)

/** From an hour to another: `เที่ยว 9 โมงถึง 5 โมงเย็น`. */
export const FROM_HOUR_TO_HOUR: readonly WindowRule[] = [
  {
    // What a day is like, in hours: more exact than the hour at which they leave a room.
    says: 'between',
    isAll: true,
    en: `
      day(s) (of|from|run|runs|running|going|is|are|will be|would be|is really|are really) (more like|more like from|rather|about|something like|roughly|usually|from) {dayHour}{to}{nightHour},
      day(s) (of|from|running) {dayHour}{to}{nightHour}, {aDay}{dayHour}{to}{nightHour} (kind of|sort of|type of|) day{wholeDay}`,
    yes: [
      ['we check out at noon, so it is rather a day of 9 to 5', '09:00-17:00'],
      ['our days are more like 10 till 7', '10:00-19:00'],
      ['it will be a 9 to 4 day because of the baby', '09:00-16:00'],
      ['a day from 8 to 6', '08:00-18:00'],
    ],
    no: ['a 5 to 7 day trip', 'an 8 to 10 day holiday', 'a stay of 9 to 12 days', 'open every day from 9 to 5'],
  },
  {
    // The hours that they have hold, whenever they wake up.
    says: 'between',
    isAll: true,
    th: '(เที่ยวได้|ออกได้|ออกไปได้|ว่าง|ว่างเที่ยว|สะดวก|มีเวลา|มีเวลาเที่ยว)(แค่|เฉพาะ|แต่|ช่วง|ตั้งแต่|ตอน|หลัง|หลังจาก|){time}{to}{time}',
    en: `(only|just|) ${FREE} (only|just|each day|every day|) (between|from) {time}{to}{time}`,
    yes: [
      ['เที่ยวได้แค่บ่ายสองถึงสี่ทุ่ม', '14:00-22:00'],
      ['ว่างเที่ยวหลังบ่ายสองถึงสองทุ่ม', '14:00-20:00'],
      ['we are only free between 4pm and 10pm', '16:00-22:00'],
      ['I can only get away between 10 and 4', '10:00-16:00'],
      ['I work at night and can only go out between 11am and 6pm', '11:00-18:00'],
    ],
    no: ['ว่าง 2-3 วัน', 'free from 2 to 4 days'],
  },
  {
    // Neither before the one nor after the other.
    says: 'between',
    isAll: true,
    th: 'ไม่(อยาก|เอา|ขอ|)(ออก|เริ่ม|เที่ยว|ตื่น|ไป|)(จากที่พัก|จากโรงแรม|เที่ยว|)ก่อน{about}{time} (และ|แล้วก็|แต่|) (ก็|)(ไม่|ห้าม|อย่า)(อยาก|ให้|)(กลับ|เลิก|จบ|)(ดึก|)(เกิน|หลัง){about}{time}',
    en: '(nothing|not|no plans|no activities|no sightseeing|no tours) (planned|booked|scheduled|) (before|earlier than) {time}{comma}(and|or|nor|but|) (nothing|not|none|) (after|later than|past) {time}',
    yes: [
      ['nothing before 9am or after 8 pm', '09:00-20:00'],
      ['no plans before 10 and nothing later than 6pm', '10:00-18:00'],
      ['ไม่ออกก่อน 9 โมง และไม่กลับเกินสองทุ่ม', '09:00-20:00'],
      ['ไม่อยากเริ่มก่อนสิบโมง ไม่เลิกหลังหกโมงเย็น', '10:00-18:00'],
    ],
    no: ['nothing before 5 March or after 9 March', 'not before 10', 'ไม่ออกก่อน 9 โมง'],
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
    // Between a flight and the next.
    says: 'between',
    isAll: true,
    en: `
      (be|get|reach|arrive) (in|into|to|) (town|the city|the city centre|the city center|the centre|the center|downtown|the old town) (by|at|around|about|from) {time}{comma}(and|but|then|)
      (i|we|) (need|have|must|should|want|'ll need|'ll have|will have|) (to|) (leave|head back|go back|be back|get back|start back|return){place} (by|at|around|about|before) {time}`,
    yes: [
      ['Layover: I get into town at 9 and have to head back by 15:30', '09:00-15:30'],
      ['Layover: I get into town at 9 and we have to head back by 15:30', '09:00-15:30'],
      ['we could be in the city around 10am, then need to leave by 5 pm', '10:00-17:00'],
      ['we arrive in town by 10am, then I must be back by 5 pm', '10:00-17:00'],
    ],
    no: ['we get to town on Friday and leave by bus', 'be in town by 10'],
  },
  {
    says: 'between',
    en: `
      from {hour} (-|to|till|until) {hour}, (only|just) between {time}{to}{time}, between {time}{to}{time} (only|each day|every day|at most|at the most)`,
    yes: [
      ['sightseeing from 9 to 18', '09:00-18:00'],
      ['between 10 and 4 only, because of the heat', '10:00-16:00'],
      ['we go out only between 8 and 3', '08:00-15:00'],
    ],
    no: ['from 2 to 4 days', 'between 2 and 4 places', 'between 20 and 23 February only'],
  },
]

/** The hour at which the days begin or end: “not before 10”, `กลับก่อน 5 โมงเย็น`. */
export const FIRST_OR_LAST_HOUR: readonly WindowRule[] = [
  {
    says: 'start',
    th: '(ติดงาน|ไม่ว่าง|ทำงาน|ประชุม|เรียน|อบรม)(จน|)ถึง(ตอน|) {clock}',
    en: `
      ${BUSY} (every day|each day|every morning|mornings|in the mornings|) {bracket}(until|till) (about|around|) {clock},
      ${MEETINGS} (every day|each day|every morning|) (until|till) (about|around|) {clock},
      {weDo} (every|each) morning (until|till) (about|around|) {time}, (yoga|training|practice|course|diving|retreat|gym|volunteering) (every|each) morning (until|till) (about|around|) {time},
      mornings (are|) ${KEPT} (until|till|up to) (about|around|) {time}, (on|in) (work|zoom|video|client|) calls (until|till) (about|around|) {clock},
      (get off|off|finish|done with|out of) (work|class|school|the office) (at|by|around|about) {clock},
      ${MEETINGS} (finish(es)|end(s)|(is|are) (over|done)) (at|by|around|about) {clock},
      (finish|finish up|done|done with work|finished|get off|get out|knock off|clock off|out|finish work|finish work) (at|by|around|about) {time} (every|each) (day|weekday|evening|afternoon|night),
      (finish|finish up|done|finished|get off|get out|knock off|clock off|finish work) (at|by|around|about) {time} daily,
      (free|only free|free only|available|free to go out) (from|after) (about|around|) {time} ((every|each) (day|evening|night|afternoon)|daily),
      (every|each) (day|evening|afternoon) (i'm|we're|i am|we are|i|we) (only|) (free|done|finish|finished|available|get off) (from|after|at|by|around) {time}`,
    yes: [
      ['we finish at 6pm every day', '18:00-'],
      ["I'm only free after 5 every day", '17:00-'],
      ['each day we are done by 4pm', '16:00-'],
      ['ทำงานถึง 4 โมงเย็น', '16:00-'],
      ['meetings keep me busy until 4pm', '16:00-'],
      ['sessions finish at 5pm', '17:00-'],
      ['I get off work at 5pm', '17:00-'],
      ['I work remotely until 3pm every day', '15:00-'],
      ['I work in the mornings until noon', '12:00-'],
      ['mostly working mornings (till 1 pm)', '13:00-'],
      ['I need my mornings free till 1pm', '13:00-'],
      ['please keep mornings clear until noon', '12:00-'],
      ['mornings are for work until 1', '13:00-'],
      ['we go diving every morning until 1 pm', '13:00-'],
      ['muay thai training each morning till 10', '10:00-'],
    ],
    no: ['until 4 pm', 'the tour finishes at 5pm', 'the market is open every morning until 9 am'],
  },
  {
    says: 'start',
    th: `
      ก่อน {clock} (อย่า|ไม่|ห้าม|ยังไม่){verb},
      เลิก(งาน|ประชุม|เรียน|สัมมนา){onThatDay} {clock},
      เสร็จ(งาน|ธุระ|ประชุม|อบรม|พิธี|สัมมนา|สอบ|)(ตอน|ประมาณ|) {clock} (แล้ว|ก็|เลย|) (ค่อย|อยาก|จะ|ว่าง|)(ไป|)(เที่ยว|แวะ|เดินเล่น),
      เลิก{noon}`,
    yes: [
      ['ก่อนสิบเอ็ดโมงอย่าหวัง', '11:00-'],
      ['เลิกประชุมบ่ายสาม', '15:00-'],
      ['เลิกเรียนวันศุกร์ บ่ายสี่โมง', '16:00-'],
      ['เสร็จเที่ยงแล้วอยากเที่ยวต่อ', '12:00-'],
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
      before {time}{comma}(please |)(don't|do not|never|nothing) (write|plan|book|schedule|put|add|suggest|is planned|please|) (anything|),
      (don't|do not|never) (write|plan|book|schedule|put|add|suggest) anything before {time}, (leave|keep) (everything|the time|it|the hours) before {time} (empty|free|clear),
      (not|nothing|never|no|zero) ${PLANS} (before|earlier than|until|till) {time},
      (not|never|don't|won't|can't|cannot|do not|will not|doesn't|does not|hardly|rarely|refuse(s)|hate(s)|struggle(s)){up} (before|until|till) (about|around|) {time},
      (nobody|no one|none of us|neither of us) (is|gets|get|wakes|wake|rises|leaves|leave|does anything|moves|surfaces|emerges|starts) (up|out|going|moving|out of bed|the hotel|) (before|until|till) (about|around|) {time},
      (not|never) (a|an|) (human|human being|awake|alive|functional|up|out of bed|ready|presentable) (before|until|till) (about|around|) {time},
      (sleep(s)|sleeping|lie|in bed|stay in bed) (in|) (till|until) (about|around|at least|) {time},
      (start|starting|begin|set out|set off|head out|leave) (late|later|slowly|lazily|early){comma}(at|around|about) (about|around|) {time},
      ${START}{place} ${AFTER_BREAKFAST} (at|from|around|about) {time}, (out|free){place} ${AFTER_BREAKFAST} (at|from|around|about) {time}, out of (the|our) (hotel|room|house|door|flat|guesthouse) (at|by|around|about) {time}, out the door (at|by|around|about|before) {time},
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
      ['my sons do not surface before 11', '11:00-'],
      ['nobody gets up before ten', '10:00-'],
      ['I am not a human being before 10am', '10:00-'],
      ['we sleep in until about 10', '10:00-'],
      ['honestly we never get out of our hotel before 11', '11:00-'],
      ['ไม่เคยออกจากโรงแรมก่อน 11 โมง', '11:00-'],
      ['nothing before eleven', '11:00-'],
      ["before 11 don't write anything", '11:00-'],
      ["please don't schedule anything before 10", '10:00-'],
      ['keep the time before 11 free', '11:00-'],
      ['zero plans before 10am please', '10:00-'],
      ['we start late, at about 11', '11:00-'],
      ['nothing booked before half past nine', '09:30-'],
      ['I refuse to leave the hotel before 10', '10:00-'],
      ['we like to start after breakfast at 9:30', '09:30-'],
      ['setting out after a slow breakfast around 10', '10:00-'],
      ['ออกจากบ้านสัก 11:00', '11:00-'],
      ['เริ่มเที่ยวสาย ๆ สักสิบโมง', '10:00-'],
    ],
    unless: `
      (รถ|รถไฟ|รถทัวร์|รถตู้|ขบวน|เรือ|เครื่อง|ไฟล์ท|ไฟลท์)…ออก…{time},
      รถ(ไฟ|ทัวร์|ตู้|บัส|)ออก {time}, เรือออก {time},
      (open|opens|opening)…from {clock},
      (evenings|afternoon|afternoons) ${KEPT} (from|after) {clock}, (call(s)|shift(s)|lesson(s)) (start|starts|begin|begins|) (at|from) {clock},
      (eat|eating|dine|dining|dinner|night) out at {clock},
      (dinner|supper|lunch|breakfast|meals|eat|eating|drinks) (is|are|) (not|never) (before|until|till|earlier than) {time}`,
    no: [
      'dinner not before 8',
      'เริ่ม 5 วัน',
      'from 9 places',
      'after 3 days',
      'รถไฟออกสองทุ่ม',
      'เครื่องออกจากสมุย 7 โมง',
      'ออกกำลังกาย 6 โมง',
      'the palace is open from 9 am',
      'eating out at 8pm',
      'before ten people',
      'the market does not open before 10',
    ],
  },
  {
    // They meet or are picked up, or the hour comes first.
    says: 'set_off',
    onlyClock: true,
    th: '{meeting}(ตอน|เวลา|)(เช้า|){about}{clock}, {clock}{thenOut}',
    en: '{meetingEn}{clock}',
    yes: [
      ['นัดเจอกันที่ปั๊มตอนเช้าเจ็ดโมงครึ่ง', '07:30-'],
      ['มารับที่โรงแรมแปดโมงเช้า', '08:00-'],
      ['พร้อมกันที่ล็อบบี้ 7.15 น.', '07:15-'],
      ['หกโมงเช้าล้อหมุน', '06:00-'],
      ['we meet in the lobby at 7:45', '07:45-'],
      ['the driver collects us at 6.30 am', '06:30-'],
      ['pick up 9am, done by 6pm', '09:00-18:00'],
      ['pickup: 8:30', '08:30-'],
    ],
    no: ['นัดหมอ 9 โมง', 'นัดเจอกันกินข้าวเย็น 6 โมง', 'we meet for dinner at 7:30 pm', 'เจอกันวันเสาร์'],
  },
  {
    // The town is read elsewhere.
    says: 'set_off',
    onlyClock: true,
    th: '{fromHome}{clock}, (ออก|ขับ|ขับรถ|ออกรถ|เดินทาง)จาก{fromPlace}{about}{clock}, {goesOnDay}{clock}, ออก{bangkok}{about}{clock}, ล้อหมุน{about}{clock}',
    en: '(set off|setting off|set out|setting out|leave|leaving){fromTown}(at|around|about|by) {clock}, (leave|leaving|depart|departing){leaveTown}{clock}, {outThen}after (work|school|the office) (at|around|about|by|) {clock}',
    unless: '(รถ(ไฟ|ทัวร์|ตู้|บัส|)|เรือ|เครื่อง|ไฟลท์)ออกจาก{fromPlace}{about}{clock}',
    yes: [
      ['ออกบ้านลาดพร้าว 7 โมง', '07:00-'],
      ['ออกจากสุพรรณตี 5', '05:00-'],
      ['ออกจากรังสิต 10 โมง', '10:00-'],
      ['ขับรถจากราชบุรีตีห้า', '05:00-'],
      ['เดินทางจากระยอง 6 โมงเช้า', '06:00-'],
      ['ไปเพชรบุรี‹วันเสาร์นี้› 7 โมง', '07:00-'],
      ['ออกจากบางแค 7.30 น.', '07:30-'],
      ['ออกจากกทม.บ่ายโมง', '13:00-'],
      ['ออกกรุงเทพฯ 6 โมงเช้า', '06:00-'],
      ['ล้อหมุนตีสี่ครึ่ง', '04:30-'],
      ['จะออกจากโคราชประมาณแปดโมงเช้า', '08:00-'],
      ['we set off from Nonthaburi at 8 am', '08:00-'],
      ['we drive to Cha-am on Friday after work around 6 pm', '18:00-'],
      ['a day in Lopburi, leaving Rangsit 6:45', '06:45-'],
    ],
    no: [
      'กลับ‹วันเสาร์นี้› 7 โมง',
      'ไปคาเฟ่‹พรุ่งนี้›บ่าย',
      'ไปงานแต่ง‹วันเสาร์นี้› 9 โมง',
      'เครื่องออกจากดอนเมือง 8 โมง',
      'ออกจากรังสิตวันเสาร์',
      'we leave from Nan on Friday',
    ],
  },
  {
    says: 'end',
    th: `
      กลับ(ถึง|มาถึง|มา|)(บ้าน|ที่พัก|โรงแรม|กรุงเทพ(ฯ)|กทม(.)|) {backBy}{time},
      (ถึงบ้าน|กลับถึง(รร(.)|โรงเรียน|มหาลัย|ออฟฟิศ|ที่ทำงาน|บริษัท|หอ|คอนโด|วัด)|ต้องกลับ|เลิก(เที่ยว)|จบ(ทริป|ทัวร์|)) {backBy}{time},
      {clock}(ต้อง|ขอ|อยาก|ก็|)(เข้า|ถึง|กลับ|กลับถึง|กลับเข้า|อยู่)(ที่พัก|โรงแรม|ห้อง|บ้าน)(แล้ว|เลย),
      (เข้านอน|ต้องนอน|ต้องหลับ){backBy}{clock},
      (เสร็จ|ไม่(ให้|)เกิน|อย่า(ให้|)เกิน|สิ้นสุด|ถึง|ยัน|ก่อน) {backBy}{clock}`,
    en: `
      (be|get|come|go|) ${BACK_OR_DONE}{place} (by|before|at|around|until|latest|at the latest|no later than|not later than|) {time},
      (sleep|asleep|in bed|to bed|bedtime|lights out) (by|before|no later than) {time},
      (stop|stop (riding|driving|cycling|walking|touring|sightseeing|moving|the day|for the day)|at the hotel){place} (by|before|at|around|) {clock},
      (parked|parked up|off the road|off the bike(s)|checked in|settled|settled in|tucked up|tucked in) (by|before|at|around|no later than) {time},
      (reach|reaching|arrive at|arriving at|get to|getting to|get into|check into|checking into|be at) {eachBed} (by|before|no later than|not later than|around|at) {clock}, (reach|reaching|arrive at|arriving at|get to|getting to|check into|checking into) (the|our|my) (next |)(hotel|hostel|guesthouse|homestay|resort|campsite|bed|accommodation|stop) (by|before|no later than|not later than) {clock}{daily},
      (not|never|don't|won't|nobody) (be |stay |go |staying |want to be |want to stay |is |)out (later than|past|after|beyond) {time},
      (not|nothing|no) (later than|after) {clock},
      evenings ${KEPT} (from|after) (about|around|) {clock}, afternoon(s) ${KEPT} (from|after) (about|around|) {clock},
      (until|till|by|no later than) {clock}`,
    yes: [
      ['we need our evenings free from 6pm', '-18:00'],
      ['leave every late afternoon free from 4pm', '-16:00'],
      ['กลับก่อน 5 โมงเย็น', '-17:00'],
      ['จบทริปหกโมงเย็น', '-18:00'],
      ['ไม่เกินสองทุ่ม', '-20:00'],
      ['อย่าให้เกินหกโมงเย็น', '-18:00'],
      ['ห้าโมงเย็นขอเข้าที่พักเลย', '-17:00'],
      ['back at the hotel by 9', '-21:00'],
      ['be home before 6 pm', '-18:00'],
      ['drop off 7 pm', '-19:00'],
      ['back at school 15:45', '-15:45'],
      ['the little one must sleep by 20.00', '-20:00'],
      ['เด็กต้องนอนก่อนสองทุ่ม', '-20:00'],
      ['nothing after 8 pm', '-20:00'],
      ['off the bikes by 4 pm every day', '-16:00'],
      ['we want to reach each guesthouse by 5pm', '-17:00'],
      ['we never stay out past 9pm', '-21:00'],
      ['ถึงที่พักก่อนสี่โมงเย็นทุกวัน', '-16:00'],
    ],
    no: ['กลับวันอาทิตย์', 'พิพิธภัณฑ์เปิดถึงห้าโมงเย็น', 'the museum is open until 5 pm', 'by 3 people'],
  },
]
