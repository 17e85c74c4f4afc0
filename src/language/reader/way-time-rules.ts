import type { WindowRule } from './window-rule.ts'

/** When they arrive and when they leave, in the order in which the rules apply. */
export const WAY_TIME_RULES: readonly WindowRule[] = [
  {
    says: 'there_and_back',
    th: '(ลง|ถึง|แลนดิ้ง|เครื่องลง|เครื่องถึง){onThai}{clock}{toBack}(กลับ|ขากลับ|บินกลับ|เครื่องออก|ออก){onThai}{clock}',
    en: 'in {inAt}{clock}{toOut}out {inAt}{clock}, in {inAt}{clock}{toOut}out {inAt}(the|) {same}',
    yes: [
      ['ลง 9.40 กลับ 18.30', 'arrives 09:40, leaves 18:30'],
      ['in Wed 9am, out Fri 5pm', 'arrives 09:00, leaves 17:00'],
      ['in at 0740 on Friday, out at 2115 on Sunday', 'arrives 07:40, leaves 21:15'],
      ['in at 8am on Monday, out the same time next morning', 'arrives 08:00, leaves 08:00'],
      ['in on the 6am train and out on the 7.30pm bus', 'arrives 06:00, leaves 19:30'],
    ],
    no: ['in bed at 10pm and out by 8am', 'eating out at 8 pm'],
  },
  {
    says: 'departure',
    th: `
      (ถึง|ไป)สนามบิน{town}(ก่อน|ภายใน|ไม่เกิน|ให้ทัน) {clock}, ต้อง(ไป|กลับ|เข้า|)(ให้|)(ถึง|เช็คอิน|เช็กอิน|อยู่)(ที่|)(ที่|){terminal}{town}{onThai}{clock},
      (เช็คอิน|เช็กอิน)(ที่|)สนามบิน{town}{onThai}(ก่อน|ภายใน|ไม่เกิน|) {clock}`,
    en: `
      (be at|get to|check in at|be in|reach|back at) the (airport|bus station|train station|bus terminal|station|pier|port) (by|before|no later than) {clock},
      (have|need|must|got|has|needs) (to|) (be at|get to|check in at|reach) {the}(airport|bus station|train station|bus terminal|station|pier|port) (at|around|about) {clock}`,
    unless: 'back at the airport',
    yes: [
      ['วันกลับต้องถึงสนามบินก่อนหกโมงเย็น', 'leaves 18:00'],
      ['ต้องถึงสนามบินตอน 4 โมงเย็น', 'leaves 16:00'],
      ['ต้องเช็คอินสนามบินหาดใหญ่ก่อนบ่ายสาม', 'leaves 15:00'],
      ['we have to be at the airport by 5 pm', 'leaves 17:00'],
      ['I need to be at the station around 5 pm', 'leaves 17:00'],
    ],
    no: ['ถึงสนามบินหกโมงเย็น', 'we get to the airport at 5 pm', 'back at the airport by 8 pm'],
  },
  {
    says: 'departure',
    th: `
      (ก่อน|รอ|ทัน|ก็)(จะ|ต้อง|ไป|ค่อย|){boards}{soFar}{onThai}{clock}, (ต่อเครื่อง|ต่อไฟล(ท|ท์|ต์)|(เครื่อง|ไฟล(ท|ท์|ต์))(ต่อไป|ถัดไป)){soFar}{onThai}{clock},
      (มีเวลา|เที่ยวได้|อยู่ได้|ว่าง)(จน|)ถึง{onThai}{clock}{beforeBoarding}`,
    unless: 'ก่อนกลับถึง, ก่อนกลับบ้าน, ก่อนกลับที่พัก',
    yes: [
      ['เที่ยวในเมืองก่อนขึ้นรถไฟตอนบ่ายสาม', 'leaves 15:00'],
      ['มีเวลาเดินเล่นก่อนเครื่องออกทุ่มครึ่ง', 'leaves 19:30'],
      ['ต่อเครื่องห้าทุ่มคืนเดียวกัน', 'leaves 23:00'],
      ['มีเวลาถึงสี่โมงเย็นก่อนขึ้นเครื่องกลับ', 'leaves 16:00'],
    ],
    no: ['ขึ้นรถไฟตอนบ่ายสาม', 'มีเวลาถึงสี่โมงเย็น', 'ก่อนกลับบ้านสองทุ่ม'],
  },
  {
    // A day ashore.
    says: 'arrival',
    th: 'เรือ(สำราญ|ครูซ|)(จอด|เทียบท่า|เทียบ|เข้าท่า){landsAt}{soFar}{onThai}{clock}, เรือ(สำราญ|ครูซ)(จอด|เทียบท่า|เทียบ|เข้าท่า|ถึง|เข้า){soFar}{onThai}{clock}',
    yes: [['เรือสำราญเทียบท่าภูเก็ตแปดโมงเช้า', 'arrives 08:00']],
    no: ['ขึ้นเรือแปดโมงเช้า', 'เรือออกแปดโมงเช้า'],
  },
  {
    says: 'departure',
    th: '(กลับ|ต้อง)(ไป|มา|)(ขึ้นเรือ|ถึงเรือ){soon}{onThai}{clock}, เรือ(สำราญ|ครูซ){soFar}ออก{soon}{onThai}{clock}',
    yes: [
      ['ต้องขึ้นเรือก่อนห้าโมงเย็น', 'leaves 17:00'],
      ['กลับขึ้นเรือตอน 16.30 น.', 'leaves 16:30'],
    ],
    no: ['นั่งเรือห้าโมงเย็น'],
  },
  {
    // They get off: `ลงเรือ` is to get on.
    says: 'arrival',
    th: '{notBack}ลง(รถ|รถไฟ|รถทัวร์|รถตู้|รถบัส|รถเมล์){onThai}{clock}',
    yes: [
      ['ลงรถไฟแปดโมงเช้า', 'arrives 08:00'],
      ['ลงรถตู้ 8.30', 'arrives 08:30'],
      ['ลงรถเก้าโมง ขึ้นรถกลับสองทุ่ม', 'arrives 09:00, leaves 20:00'],
    ],
    no: ['ลงเรือเก้าโมง', 'ลงรถเดินเล่น 9 โมง', 'กลับลงรถสองทุ่ม'],
  },
  {
    says: 'arrival',
    th: `
      (เครื่อง(บิน)(ลง|ถึง)|ถึงสนามบิน|ไฟลท์(ถึง|ลง)|ลงเครื่อง|รถไฟถึง|รถถึง|วันแรกถึง)…{onThai}{clock},
      {notBack}ถึง{somewhere}…{onThai}{clock}, (แลนดิ้ง|แลนด์|ทัชดาวน์){soFar}{onThai}{clock}, {notBack}ลง{landsAt}{soFar}{onThai}{clock},
      {lands}(จะ|น่าจะ|คง|คงจะ|)(ถึง|ลง){wayDayThai}{onThai}{clock}, (ขาไป|ขามา){soFar}(ถึง|ลง){onThai}{clock}, (บิน|นั่งเครื่อง|นั่งรถ|ไฟล(ท|ท์|ต์|์ท)|รถทัวร์|รถตู้|รถไฟ|รถ){onTheWay}ถึง(เช้า|เช้าๆ|ตอนเช้า|)(ก็|){onThai}{clock}`,
    unless:
      '(reach|reaching|arrive at|arriving at|get to|getting to|check into|checking into|check in at) (the|our|my|each|every) (next |)(hotel|hostel|guesthouse|homestay|resort|campsite|bed|accommodation|stop) (by|before|no later than|not later than|around|at) {clock}{daily}, (reach|reaching|arrive at|arriving at|get to|getting to|check into|checking into) {eachBed} (by|before|no later than|not later than|around|at) {clock}, ลง(เรือ|รถ|แพ|ทะเล|น้ำ|เล่น|ดำ|รูป|ทะเบียน|ทุน|แรง|ตัว|เวลา|เวที|แข่ง|ใต้|สระ|เขา|ดอย)',
    en: `
      (arrive(s)|arrival|arriving|arr|eta|land(s)|landing|{flyIn}|dock(s)|docking|(flight|plane|train|bus|ferry|boat|sleeper|minivan) (arrives|lands|gets in|gets to|gets into|is due|comes in)|get(s) (in|into)|touch(es|ing) down|touch down|wheels down|get(ting) (there|in)|pull(s|ing|) (in|into)|roll(s|ing|) into|check(ing) in|reach|reaching|(get|gets|getting) to{notTerminal}){before}{at}{clock}`,
    yes: [
      ['เครื่องลง 9.20', 'arrives 09:20'],
      ['ถึงสิบโมงเช้า', 'arrives 10:00'],
      ['น่าน 3 วัน จะถึงตอนบ่ายสาม', 'arrives 15:00'],
      ['ไปถึงวันพุธ 7 โมงเช้า', 'arrives 07:00'],
      ['ถึงเชียงใหม่บ่ายสอง', 'arrives 14:00'],
      ['ลงดอนเมืองสิบโมงเช้า', 'arrives 10:00'],
      ['ลงสนามบินกระบี่ประมาณ 11.40 น.', 'arrives 11:40'],
      ['แลนดิ้งภูเก็ตเที่ยง', 'arrives 12:00'],
      ['รถทัวร์ถึงเช้า 6 โมง', 'arrives 06:00'],
      ['ขาไปถึงเก้าโมงเช้า', 'arrives 09:00'],
      ['บินไปตรัง ถึงบ่ายโมง', 'arrives 13:00'],
      ['นั่งรถทัวร์ไปเลย ถึงตี 5 ครึ่ง', 'arrives 05:30'],
      ['we land in Phuket at 2 pm', 'arrives 14:00'],
      ['the night train pulls into Trang at 7.40am', 'arrives 07:40'],
      ['touchdown Chiang Rai 2:20pm', 'arrives 14:20'],
      ['arr CNX 10:35', 'arrives 10:35'],
      ['fly into Trang 21:50', 'arrives 21:50'],
      ['arriving Saturday, around 3 in the afternoon', 'arrives 15:00'],
      ['arvo arrival (wheels down 4.10)', 'arrives 16:10'],
      ['I get to Sukhothai at noon', 'arrives 12:00'],
    ],
    no: [
      'กลับถึงบ้านสองทุ่ม',
      'ถึงที่พักก่อนห้าโมงเย็นทุกวัน',
      'reach the hotel before 5 pm each day',
      'ว่าง ถึงบ่ายสาม',
      'ร้านเปิด 9 โมง ถึงห้าโมงเย็น',
      'arrive on Friday and leave at 5 pm',
      'ลงเรือเก้าโมง',
      'get to bed at 10pm',
      'ลงดำน้ำ 9 โมง',
    ],
  },
  {
    says: 'arrival',
    en: `
      (don't|doesn't|won't|can't|not|only) (arrive|arriving|land|landing|get in|getting in|get there|getting there|reach|come in){notUntil}(until|till|before|at|around|about) (around |about |){clock},
      (be|are|'re|am|is|'s) there {at}{clock}{firstDay}`,
    yes: [
      ["we don't arrive until 4.30 pm", 'arrives 16:30'],
      ['not landing in Nan before noon', 'arrives 12:00'],
      ["we'll be there by 11am the first day", 'arrives 11:00'],
    ],
    no: ["we don't arrive until Friday", 'we will be there by 11am each day', 'not before 11am'],
  },
  {
    says: 'arrival',
    en: '(arrive(s)|arriving|land(s)|landing|touch(ing) down){before}at {bareHour}',
    yes: [
      ['landing at DMK at 6, then on to Trang', 'arrives 06:00'],
      ['we arrive in Phrae at 3', 'arrives 15:00'],
    ],
    no: ['we arrive at 2 places', 'landing at gate 6', 'we arrive at the hotel at 6 each day'],
  },
  {
    says: 'departure',
    th: `
      (บินกลับ|บินต่อ|ไฟล(ท|ท์|ต์)กลับ|ไฟล์ทกลับ|ไฟท์กลับ|กลับ(ด้วย)ไฟลท์|กลับ(ด้วย)ไฟลต์|ขากลับ|เครื่อง(บิน)(ออก|กลับ)|ขึ้นเครื่อง|รถไฟกลับ|รถกลับ|วันสุดท้าย(กลับ|ออก)|เดินทางกลับ|วันกลับ(บิน|ออก)){soon}{onThai}{clock},
      กลับ{homeBy}{carrierThai}{soon}{onThai}{clock}, (กลับ|ขากลับ)(รถ|รถทัวร์|)(รอบ|เที่ยว)(ดึก|เย็น|ค่ำ|){onThai}{clock}`,
    unless:
      '(ขึ้นเครื่อง|เครื่องออก|เครื่องบินออก){soon}{onThai}{clock} (จะ|แล้ว|ก็|น่าจะ|)(ไป|)ถึง{somewhere}, กลับรถไฟฟ้า, กลับรถติด, leave{later}(free|clear|open|gap|break) (from|after|until|between)',
    en: `
      fly(ing) (out|home|back|on|onward|onwards){later}{at}{clock}, (return|next|connecting|onward|) (flight|plane|train|bus){wordEnd} (back|home|out|on|leaves|departs|is|){toHour}{at}{clock},
      (depart(s)|departing|departure|dep|etd|leave(s)|leaving|wheels up){later}{at}{clock}, (take|taking|catch|catching|get|getting|go|going|come|coming) (the|a|an|our|my|) (night|overnight|sleeper|last|) (train|bus|flight|ferry|boat|plane|minivan) (back|home|out){later}{at}{clock},
      (back|home|out) (on|with|by|aboard) (the|a|an|our|my|) {clock}{carrierNext}, (before|make|until|till|up to|ahead of) (the|a|an|our|my|his|her|their) {clock}{carrierNext},
      (take|catch) (the|a|an|our|my|his|her|their) {clock}{carrierHome}, (all aboard|(back|) (on board|onboard|aboard|on the (ship|boat)|at the (ship|port|pier))) (is|by|before|at|no later than|) {clock},
      (we|ship|boat) sail(s) (again|off|away|) (at|by) {clock},
      (have|need|must|got|has|needs) to (leave|be off|head off|be gone|go){dayWords} (at|by|before) {time}`,
    yes: [
      ['เครื่องกลับ 19.50', 'leaves 19:50'],
      ['บินกลับสองทุ่มครึ่ง', 'leaves 20:30'],
      ['บินต่อ 10 โมงเช้า', 'leaves 10:00'],
      ['กลับเครื่องสองทุ่ม', 'leaves 20:00'],
      ['กลับรถไฟขบวนทุ่มครึ่ง', 'leaves 19:30'],
      ['วันกลับบินสี่ทุ่ม', 'leaves 22:00'],
      ['กลับรอบ 2 ทุ่ม', 'leaves 20:00'],
      ['กลับวันเสาร์ ไฟลต์ 21.30', 'leaves 21:30'],
      ['our flight home is at 9 pm', 'leaves 21:00'],
      ['flying on at 11.55 pm the same night', 'leaves 23:55'],
      ['we take the train back at 18:50 that evening', 'leaves 18:50'],
      ['home on the 8pm bus', 'leaves 20:00'],
      ['a walk before our 6pm flight', 'leaves 18:00'],
      ['Sunday until my 7.30 pm flight is free', 'leaves 19:30'],
      ['then we catch the 7pm bus home', 'leaves 19:00'],
      ['all-aboard is 5:30pm sharp', 'leaves 17:30'],
      ['everyone must be back on board by 4:30 pm', 'leaves 16:30'],
      ['I have to leave Saturday at 2', 'leaves 14:00'],
      ['leaving on Sunday at 5 pm', 'leaves 17:00'],
      ['we have until 3 pm on our last day', 'leaves 15:00'],
      ['บินกลับสองทุ่มสี่สิบ', 'leaves 20:40'],
    ],
    no: [
      'เครื่องลง 9.20',
      'ขึ้นเครื่องที่ระนอง 11 โมงจะถึงดอนเมืองเที่ยง',
      'leave on Sunday',
      'we have to leave the hotel',
      'take the 9am tour',
      'take the 9am ferry to Koh Mak',
    ],
  },
  {
    // “Flying home on the 12th at 6 pm”: the day is read already.
    says: 'departure',
    before:
      /\b(?:(?:fly|flying|flight|plane|train|bus|ferry|go|going|head|heading) (?:home|back|out|on)|leav(?:e|es|ing)|depart(?:s|ing|ure)?|return flight|return(?:s|ing)?(?! to)|(?:,|;|and|then) back(?= (?:on )?(?:mon|tue|wed|thu|fri|sat|sun|the \d|\d))|(?:,|;|and|then) out(?: of [a-z]{2,12})?(?= on\b))\b[^.;!?\n]{0,40}$|กลับ(?!ถึง|บ้าน|ที่พัก)(?:[^.,;!?\n]|(?<=[ก-ฮ])\.){0,24}$/,
    th: '{afterDate}(ด้วย|โดย|)({carrierThai}|){soon}{onThai}{clock}',
    en: '{afterDate}{at}{clock}',
    yes: [
      ['flying home on ‹the 12th› at 6 pm', 'leaves 18:00'],
      ['กลับ‹วันที่ 12›สองทุ่ม', 'leaves 20:00'],
    ],
    no: ['9 pm', 'กลับสองทุ่ม'],
  },
  {
    // “Landing on the 12th at 6 pm”: the same of the day on which they arrive.
    says: 'arrival',
    before:
      /\b(?:arriv(?:e|es|ing|al)|land(?:s|ing)?|get(?:ting)? (?:in|there)|(?:fly(?:ing)?|com(?:e|ing)) in(?:to)?)\b[^.;!?\n]{0,40}$|(?<!กลับ)(?:ถึง|ลงเครื่อง|เครื่องลง|บินลง|บินไปลง)(?!บ้าน|ที่พัก)(?:[^.,;!?\n]|(?<=[ก-ฮ])\.){0,32}$/,
    th: '{afterDate}{onThai}{clock}, {afterDate}{atTown}{onThai}{clock}',
    en: '{afterDate}{at}{clock}',
    yes: [
      ['landing on ‹the 12th› at 6 pm', 'arrives 18:00'],
      ['ถึง‹วันที่ 12›สองทุ่ม', 'arrives 20:00'],
    ],
    no: ['9 pm', 'ถึงบ้านสองทุ่ม'],
  },
]
