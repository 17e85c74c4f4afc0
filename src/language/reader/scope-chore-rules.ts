import type { ScopeRule } from './scope-rule.ts'

// `เน็ตบ้านหลุด`, “an electrician in Trang”: chores of everyday life, which may name where people live. The slots are in
// `scope-slots.ts`.

export const CHORE_RULES: readonly ScopeRule[] = [
  {
    name: 'the internet at home',
    says: 'chore',
    th: `
      (เน็ต|เน็ท|ไวไฟ|อินเทอร์เน็ต|อินเตอร์เน็ต|wifi|ไฟเบอร์)(ที่)(บ้าน|หอ|คอนโด|ออฟฟิศ),
      (เน็ต|เน็ท|ไวไฟ|อินเทอร์เน็ต|อินเตอร์เน็ต|wifi)(หลุด|ล่ม|เสีย|ไม่เข้า|ใช้ไม่ได้), (ใช้|เน็ต|เน็ท)ค่ายไหน`,
    en: `
      (home|house|office|our|my) (internet|broadband|wifi|wi-fi|fibre|fiber),
      (internet|wifi|wi-fi|broadband) (at home|provider(s)|drops|keeps dropping|is down|outage), broadband`,
    unless: '(ไม่มี|ไม่ต้องมี|มี|ขอ|ต้องมี)(เน็ต|ไวไฟ|wifi)(ที่)(บ้านพัก), (เน็ต|ไวไฟ|wifi)ที่บ้านพัก',
    yes: ['เน็ตบ้านหลุดบ่อย ที่ลำพูน', 'my home internet is slow in Trang', 'เน็ตบ้านใช้ค่ายไหน'],
    no: ['ที่พักเน็ตแรง', 'a villa with fast wifi', 'ที่บ้านพักมีไวไฟ', 'ขอไวไฟที่บ้านพักแรงๆ'],
  },
  {
    name: 'power, water and repairs',
    says: 'chore',
    th: `
      {alone}(ไฟดับ|น้ำไม่ไหล|น้ำประปา), (แอร์|ตู้เย็น|เครื่องซักผ้า|ปั๊มน้ำ|ทีวี|ท่อ|ส้วม|หลังคา)(ที่)(บ้าน|หอ|)(เสีย|พัง|รั่ว|ตัน|ไม่เย็น),
      (ซ่อม|ล้าง)(แอร์|ตู้เย็น|เครื่องซักผ้า|ทีวี|หลังคา), ช่าง(ไฟ|ประปา|แอร์|ซ่อม|กุญแจ|ทาสี)`,
    en: `
      power (cut|is out|outage), no running water, electrician, plumber, locksmith,
      (aircon|air con|air conditioner|fridge|washing machine|roof) (repair|broken|is broken|leaks|is leaking)`,
    unless: 'หาช่างภาพ',
    yes: ['ช่างประปาแถวตรัง', 'a plumber in Trang', 'ไฟดับทั้งซอย', 'we need a plumber and an electrician', 'ซ่อมแอร์ที่ไหนดี'],
    no: ['หาช่างภาพ'],
  },
  {
    name: 'banks and cards',
    says: 'chore',
    th: `
      (บัตร|ตั๋ว) (atm|เอทีเอ็ม|เครดิต|เดบิต) (หาย|โดนดูด|หมดอายุ), อายัดบัตร, (แอป|แอพ)(ธนาคาร|แบงค์|แบงก์)(ล่ม|เข้าไม่ได้),
      {alone}กู้เงิน, เปิดบัญชี(ธนาคาร|เงินฝาก), โอนเงิน(ไม่ได้|ไม่เข้า|จากต่างประเทศ|ไปต่างประเทศ|ข้ามประเทศ)`,
    en: `
      (bank|banking) app, (lost|stolen|block|cancel|swallowed) (my|a|our|the) (atm|bank|credit|debit) card,
      (wire|bank|international) transfer, send money (to|from|abroad|home|overseas), which bank, bank account`,
    unless: 'by (bank|wire|international) transfer, (paid|booked|deposit) by (bank|wire) transfer',
    yes: ['แอปธนาคารล่ม', 'lost my credit card in Nan', 'โอนเงินจากต่างประเทศยังไง', 'บัตรเอทีเอ็มหาย'],
    no: ['โอนเงินมัดจำแล้ว', 'we paid by bank transfer', 'we booked by wire transfer'],
  },
  {
    name: 'papers of people who live here',
    says: 'chore',
    th: '(โอเวอร์สเตย์|โอเวอร์สเต|อยู่เกินวีซ่า|วีซ่าขาด), รายงานตัว (90|เก้าสิบ) วัน, ประกันสังคม, บัตรทอง',
    en: '(90|ninety) day report, (overstay fine|overstayed), extend {fewWords}visa, social security',
    yes: ['how do I extend my retirement visa', 'รายงานตัว 90 วัน', 'the 90 day report in Nan', 'ประกันสังคม'],
    no: ['ต่อคิวนาน'],
  },
  {
    name: 'rooms, schools and helpers',
    says: 'chore',
    th: '(หา|เช่า)(หอพัก|ห้องเช่า|หอ)…เดือนละ, สมัครเรียน, ค่าเทอม, หา(แม่บ้าน|พี่เลี้ยงเด็ก|คนดูแล)',
    en: `
      (apartment|condo|room|house) for rent…monthly,
      (looking for|need|hire|find) (a|an|) (maid|nanny|cleaner|housekeeper), hiring (staff|people|waiters|teachers),
      school fee(s)`,
    yes: ['หาพี่เลี้ยงเด็ก', 'looking for a nanny'],
    no: ['หาหอศิลป์'],
  },
  {
    name: 'lost pets and things',
    says: 'chore',
    th: '(หมา|แมว|สุนัข|น้องหมา|น้องแมว|กระเป๋า|กุญแจ)หาย',
    en: '(lost|missing) (dog|cat|keys|wallet|luggage)',
    yes: ['แมวหายแถวแพร่', 'a lost dog in Nan', 'กระเป๋าหายที่สถานี'],
    no: ['a lost world'],
  },
  {
    name: 'to sell and to buy second hand',
    says: 'chore',
    th: 'รถมือสอง, ขาย(คอนโด|บ้าน|ที่ดิน|รถ), (ให้|ปล่อย)เช่าคอนโด',
    en: `
      (sell|selling) (my|our|a|the) (condo|house|car|bike|scooter|land), used car(s),
      second hand (car|scooter|motorbike|fridge|furniture)`,
    yes: ['ขายคอนโดตรัง', 'selling my condo', 'รถมือสองเชียงใหม่'],
    no: ['ขายของที่ตลาด'],
  },
  {
    name: 'parcels, jobs and laundry',
    says: 'chore',
    th: `
      (เช็ค|เช็ก|ติดตาม|ส่ง)พัสดุ, พัสดุ(ไม่|ตกค้าง|หาย|ช้า), รับสมัคร(พนักงาน|งาน|ลูกจ้าง), ซักผ้า(ที่ไหน|แถวไหน|ร้านไหน)`,
    yes: ['พัสดุหาย', 'ซักผ้าที่ไหน'],
    no: ['ผ้าซิ่นที่แพร่'],
  },
  {
    // Also that of a trip.
    name: 'money that went astray',
    says: 'no_trip',
    th: `
      โอน(เงิน|ค่า){far}(ผิดบัญชี|ผิดคน|ผิดธนาคาร|เข้าบัญชีผิด|ไม่เข้า|ซ้ำ|เกิน), โอนผิด(บัญชี|คน|ธนาคาร|), โดนโกง(เงิน|ค่า|),
      แจ้งความออนไลน์`,
    en: `
      (sent|transferred|paid|wired) {fewWords}to the wrong (account|person|bank|number), wrong bank account, got scammed`,
    unless: `
      (ครั้ง|รอบ|คราว|หน|ปี)(ก่อน|ที่แล้ว|นั้น|ที่ผ่านมา){far}โดนโกง, (กลัว|เคย|ไม่อยาก|ระวัง|กัน|ไม่ให้|เลี่ยง|เดี๋ยว){letters}โดนโกง,
      (last time|before|afraid|worried|scared) {fewWords}got scammed,
      got scammed{far}(last time|last year|last trip|last visit|before|once|the first time|this time)`,
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
