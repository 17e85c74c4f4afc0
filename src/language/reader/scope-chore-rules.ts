import type { ScopeRule } from './scope-rule.ts'

// `เน็ตบ้านหลุด`, “an electrician in Trang”: chores of everyday life, which may name where people live.

export const CHORE_RULES: readonly ScopeRule[] = [
  {
    // Of whom asks for no plan.
    says: 'chore',
    th: `
      (เน็ต|เน็ท|ไวไฟ|อินเทอร์เน็ต|อินเตอร์เน็ต|wifi|ไฟเบอร์)(ที่|)(บ้าน|หอ|คอนโด|ออฟฟิศ), (เน็ต|เน็ท|ไวไฟ|อินเทอร์เน็ต|อินเตอร์เน็ต|wifi)(หลุด|ล่ม|เสีย|ไม่เข้า|ใช้ไม่ได้), (ใช้|เน็ต|เน็ท)ค่ายไหน,
      {alone}(ไฟดับ|น้ำไม่ไหล|น้ำประปา), (แอร์|ตู้เย็น|เครื่องซักผ้า|ปั๊มน้ำ|ทีวี|ท่อ|ส้วม|หลังคา)(ที่|)(บ้าน|หอ|)(เสีย|พัง|รั่ว|ตัน|ไม่เย็น), (ซ่อม|ล้าง)(แอร์|ตู้เย็น|เครื่องซักผ้า|ทีวี|หลังคา), ช่าง(ไฟ|ประปา|แอร์|ซ่อม|กุญแจ|ทาสี),
      (บัตร|ตั๋ว) (atm|เอทีเอ็ม|เครดิต|เดบิต) (หาย|โดนดูด|หมดอายุ), อายัดบัตร, (แอป|แอพ)(ธนาคาร|แบงค์|แบงก์)(ล่ม|เข้าไม่ได้), {alone}กู้เงิน, เปิดบัญชี(ธนาคาร|เงินฝาก), โอนเงิน(ไม่ได้|ไม่เข้า|จากต่างประเทศ|ไปต่างประเทศ|ข้ามประเทศ),
      (โอเวอร์สเตย์|โอเวอร์สเต|อยู่เกินวีซ่า|วีซ่าขาด), รายงานตัว {ninety}, ประกันสังคม, บัตรทอง, (หา|เช่า)(หอพัก|ห้องเช่า|หอ)…เดือนละ, รถมือสอง, สมัครเรียน, ค่าเทอม, หา(แม่บ้าน|พี่เลี้ยงเด็ก|คนดูแล),
      (หมา|แมว|สุนัข|น้องหมา|น้องแมว|กระเป๋า|กุญแจ)หาย, ขาย(คอนโด|บ้าน|ที่ดิน|รถ), (ให้|ปล่อย)เช่าคอนโด, (เช็ค|เช็ก|ติดตาม|ส่ง)พัสดุ, พัสดุ(ไม่|ตกค้าง|หาย|ช้า), รับสมัคร(พนักงาน|งาน|ลูกจ้าง), ซักผ้า(ที่ไหน|แถวไหน|ร้านไหน)`,
    en: `
      (home|house|office|our|my) (internet|broadband|wifi|wi-fi|fibre|fiber), (internet|wifi|wi-fi|broadband) (at home|provider(s)|drops|keeps dropping|is down|outage), broadband,
      power (cut|is out|outage), no running water, electrician, plumber, locksmith, (aircon|air con|air conditioner|fridge|washing machine|roof) (repair|broken|is broken|leaks|is leaking),
      (bank|banking) app, (lost|stolen|block|cancel|swallowed) (my|a|our|the) (atm|bank|credit|debit) card, (wire|bank|international) transfer, send money (to|from|abroad|home|overseas), which bank, bank account,
      90 day report, 90-day report, ninety day report, overstay fine, overstayed, extend {visa}, social security, (apartment|condo|room|house) for rent…monthly, (sell|selling) (my|our|a|the) (condo|house|car|bike|scooter|land),
      (looking for|need|hire|find) (a|an|) (maid|nanny|cleaner|housekeeper), hiring (staff|people|waiters|teachers), (lost|missing) (dog|cat|keys|wallet|luggage), school fee(s), used car(s), second hand (car|scooter|motorbike|fridge|furniture)`,
    unless:
      '(ไม่มี|ไม่ต้องมี|มี|ขอ|ต้องมี)(เน็ต|ไวไฟ|wifi)(ที่|)(บ้านพัก), (เน็ต|ไวไฟ|wifi)ที่บ้านพัก, หาช่างภาพ, by (bank|wire|international) transfer, (paid|booked|deposit) by (bank|wire) transfer',
    yes: [
      'เน็ตบ้านหลุดบ่อย ที่ลำพูน',
      'ช่างประปาแถวตรัง',
      'แอปธนาคารล่ม',
      'ขายคอนโดตรัง',
      'แมวหายแถวแพร่',
      'my home internet is slow in Trang',
      'a plumber in Trang',
      'lost my credit card in Nan',
      'how do I extend my retirement visa',
    ],
    no: [
      'ที่พักเน็ตแรง',
      'โอนเงินมัดจำแล้ว',
      'ขายของที่ตลาด',
      'a villa with fast wifi',
      'we paid by bank transfer',
      'a lost world',
    ],
  },
  {
    // Money that went astray, also that of a trip.
    says: 'no_trip',
    th: 'โอน(เงิน|ค่า){words}(ผิดบัญชี|ผิดคน|ผิดธนาคาร|เข้าบัญชีผิด|ไม่เข้า|ซ้ำ|เกิน), โอนผิด(บัญชี|คน|ธนาคาร|), โดนโกง(เงิน|ค่า|), แจ้งความออนไลน์',
    en: '(sent|transferred|paid|wired) {money}to the wrong (account|person|bank|number), wrong bank account, got scammed',
    unless:
      '(ครั้ง|รอบ|คราว|หน|ปี)(ก่อน|ที่แล้ว|นั้น|ที่ผ่านมา){words}โดนโกง, (กลัว|เคย|ไม่อยาก|ระวัง|กัน|ไม่ให้|เลี่ยง|เดี๋ยว){fewTh}โดนโกง, (last time|before|afraid|worried|scared) {money}got scammed, got scammed{words}(last time|last year|last trip|last visit|before|once|the first time|this time)',
    yes: ['โอนเงินค่าทัวร์ผิดบัญชี', 'โอนค่าทริปไปเข้าบัญชีผิดทำไงดี', 'I wired the deposit to the wrong account'],
    no: [
      'โอนเงินค่าทัวร์แล้ว',
      'ไม่อยากเข้าผิดวัด',
      'ครั้งก่อนไปสมุยโดนโกง คราวนี้ขอตรัง',
      'กลัวโดนโกง',
      'we got scammed in Samui last time, now Trang',
      'we went to the wrong temple',
    ],
  },
]
