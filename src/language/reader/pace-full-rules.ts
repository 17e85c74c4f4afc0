import type { PaceRule } from './pace-rule.ts'

// `เที่ยวเช้ายันค่ำ`, “a packed schedule”: full days. Slots: pace-slots.ts.

export const FULL: readonly PaceRule[] = [
  {
    name: 'from morning to night',
    says: 'full',
    th: `
      (เช้า|เช้ามืด)(ยัน|จรด)(ค่ำ|ดึก|มืด),
      (เที่ยว|ลุย|ตะลุย|อัด|จัด|เก็บ)(กัน|ให้|แบบ|)(ยาว|เต็ม|) (ตั้งแต่)เช้า(มืด)(ยัน|จรด|ถึง|จน|จนถึง|ไปจน|
      ไปจนถึง)(ค่ำ|ดึก|มืด), (เที่ยว|ลุย|ตะลุย|อัด|จัด|เก็บ)(กัน|ให้|แบบ|)(ตั้งแต่)เช้า(มืด)(ยัน|จรด)เย็น`,
    en: `
      dawn (to|till|til|until) dusk,
      (sunrise|sunup|morning) (to|till|til|until) (sunset|sundown|midnight|night|dark)`,
    unless: `
      (คน|รถ|เรือ|ตลาด|ทราย|ท้อง|นักท่องเที่ยว|ทัวร์)(จะ|ไม่|)แน่น, ตะลุยกิน, (คน|นักท่องเที่ยว|รถ|ฝน)เยอะ ที่สุด,
      เคย(ไป|เที่ยว|แวะ|ดู)(มา|กัน|)(แล้ว|)หลาย ที่,
      (ไป|เที่ยว|แวะ|ดู|ได้)(มา|ยิน|)(แล้ว|)หลาย ที่(แล้ว|เต็ม|มาแล้ว|มาก่อน|ปิด),
      (งาน|ทำงาน|ประชุม|เรียน|อบรม|สัมมนา|สอบ|สอน|เปิด|ฝนตก|รถติด)(กัน|มา|มาทั้งวัน|ทั้งวัน|ตั้งแต่|)เช้า(ยัน|จรด),
      (open|run|runs|work|works|working|busy|noisy|sells|rain|rains|raining) (…|)(sunrise|sunup|morning) (to|till|
      til|until), (ไม่|อย่า)(ต้อง|อยาก|เอา|จัด|ให้|)(ให้|)(มัน|ต้อง|)(อัด|)แน่น`,
    yes: ['เที่ยวเช้าถึงดึกทุกวัน', 'ลุยตั้งแต่เช้ามืดยันเย็น', 'morning to night every day', 'เช้ายันค่ำ', 'from dawn to dusk'],
    no: ['ประชุมเช้ายันค่ำ', 'ออกเช้าถึงค่ำ', 'the market is open morning to night'],
  },
  {
    name: 'many places, all of them (Thai)',
    says: 'full',
    th: `
      (เก็บ|ลุย|เที่ยว|ไป)(ให้)(ครบ|หมด)(ทุกที่|ทุกเกาะ|ทุกวัด|ทุกจุด|ทุกแห่ง), เก็บ(ให้)(ครบ|หมด|ทุกที่),
      ให้คุ้ม(ที่สุด), คุ้มสุด, (ไป|เที่ยว|เก็บ|แวะ|ลุย|ดู|ได้|เอา|เน้น)(ให้|กัน|ได้|)(ได้)หลาย ที่,
      (อยาก|ขอ)หลาย ที่, เยอะ ที่สุด, เอาให้คุ้ม, (เที่ยว|เก็บ)(เยอะ|หลายที่) ๆ,
      (อยาก|ขอ|จะ|เน้น)ไป(เยอะ|หลายที่) ๆ, (ไป|เที่ยว)ให้(ได้)(เยอะ|มาก|หลาย ที่|ครบ) (ที่สุด)`,
    unless: `
      (คน|รถ|เรือ|ตลาด|ทราย|ท้อง|นักท่องเที่ยว|ทัวร์)(จะ|ไม่|)แน่น, ตะลุยกิน, ที่พักหลายที่,
      (คน|นักท่องเที่ยว|รถ|ฝน)เยอะ ที่สุด, เคย(ไป|เที่ยว|แวะ|ดู)(มา|กัน|)(แล้ว|)หลาย ที่,
      (ไป|เที่ยว|แวะ|ดู|ได้)(มา|ยิน|)(แล้ว|)หลาย ที่(แล้ว|เต็ม|มาแล้ว|มาก่อน|ปิด),
      (งาน|ทำงาน|ประชุม|เรียน|อบรม|สัมมนา|สอบ|สอน|เปิด|ฝนตก|รถติด)(กัน|มา|มาทั้งวัน|ทั้งวัน|ตั้งแต่|)เช้า(ยัน|จรด),
      (ไม่|อย่า)(ต้อง|อยาก|เอา|จัด|ให้|)(ให้|)(มัน|ต้อง|)(อัด|)แน่น`,
    yes: ['อยากไปได้หลายที่', 'เก็บให้ครบ', 'จะลุยให้ครบทุกเกาะ', 'ไปให้ได้เยอะที่สุด'],
    no: ['เคยไปหลายที่แล้ว', 'ห้องเต็มหลายที่', 'คนเยอะที่สุด'],
  },
  {
    name: 'full days and tired legs (Thai)',
    says: 'full',
    th: `
      (แน่น|อัด|อัดแน่น|เหนื่อย|หนัก|โหด)(แค่ไหน|ยังไง|เท่าไหร่|เท่าไร|ขนาดไหน)ก็(ได้|ไหว|เอา|ยอม|สู้), เอาให้สุด,
      วิ่งรอก, อัดให้(แน่น|เต็ม), จัดเต็ม, แน่น, อัดแน่น{close}, จัดหนัก, ตะลุย,
      (เที่ยว|ลุย|จัด|ใส่|เอา|สนุก|ไป|เก็บ|แบบ|ขอ)(กัน|ให้|แบบ|)(ให้)เต็มที่,
      (เที่ยว|จัด|ลุย|อัด|โปรแกรม|แพลน|เดิน|มัน)(กัน|แบบ|ให้|)เต็มวัน{uncounted}, โปรแกรมเต็มวัน, ไม่กลัวเหนื่อย,
      (สาย|ทีม|แก๊ง|แนว)ลุย{close}`,
    unless: `
      (คน|รถ|เรือ|ตลาด|ทราย|ท้อง|นักท่องเที่ยว|ทัวร์)(จะ|ไม่|)แน่น, (เสื้อ|กางเกง|ชุด|รองเท้า|กระเป๋า)(ผ้า|)แน่น,
      (ของกิน|อาหาร|ของอร่อย|กิน|รสชาติ|เนื้อ|ไส้|ร้าน)แน่น, แน่นอน, แน่น(หนา|ท้อง|ไหม|มั้ย|หรือเปล่า|รึเปล่า),
      ตะลุยกิน, (คน|นักท่องเที่ยว|รถ|ฝน)เยอะ ที่สุด, เคย(ไป|เที่ยว|แวะ|ดู)(มา|กัน|)(แล้ว|)หลาย ที่,
      (ไป|เที่ยว|แวะ|ดู|ได้)(มา|ยิน|)(แล้ว|)หลาย ที่(แล้ว|เต็ม|มาแล้ว|มาก่อน|ปิด),
      (งาน|ทำงาน|ประชุม|เรียน|อบรม|สัมมนา|สอบ|สอน|เปิด|ฝนตก|รถติด)(กัน|มา|มาทั้งวัน|ทั้งวัน|ตั้งแต่|)เช้า(ยัน|จรด),
      (ไม่|อย่า)(ต้อง|อยาก|เอา|จัด|ให้|)(ให้|)(มัน|ต้อง|)(อัด|)แน่น`,
    yes: ['จัดเต็มเลย', 'เที่ยวให้เต็มที่', 'ขอโปรแกรมเต็มวันทุกวัน', 'เหนื่อยแค่ไหนก็สู้', 'จัดหนักได้เลย'],
    no: [
      'แน่นอน',
      'คนแน่น',
      'ใส่เสื้อแน่น',
      'อย่าจัดแน่นนะ',
      'นอนให้เต็มที่',
      'รถนั่งได้เต็มที่ 5 คน',
      'มีเวลาเต็มวัน 2 วัน',
      'ทัวร์เต็มวัน',
      'รถไฟรถแน่นไหม',
    ],
  },
  {
    name: 'as much as they can see (English)',
    says: 'full',
    en: `
      as (much|many)…as (possible|we can|i can|you can), see everything, squeeze in (as much|everything),
      cover as much, hit all the, all the highlights, maximise, maximize, as (much|many)…as humanly possible,
      sleep when (we're|i'm|we get|i get), make the most`,
    yes: ['as many temples as possible', 'we want to see everything'],
    no: ['as much rice as we like', 'we do not pack much'],
  },
  {
    name: 'full, busy and fast days (English)',
    says: 'full',
    en: `
      (fully|very|jam|) packed (schedule|itinerary|program|),
      (busy|intense|intensive|action packed|hectic|fast|full) (pace|paced|schedule|itinerary|program|programme),
      (busy|intense|intensive|action packed|hectic|fast)[ day|-day], fast paced, on the go, high energy, cram(med),
      non stop, pack it (all) in{stop}, as (packed|full|busy) as (possible|you like|it gets|you can),
      (pack|fill|stuff) (it|the day|the days|them|every day) as (full|tight|tightly) as, energy to burn,
      (lots|plenty|loads|tons|full) of energy{stop}, full on{stop},
      (fill|filling|pack|packing) (every|each) (single )day{stop}, fast and furious,
      (at) (a) (fast|quick|high|brisk) (pace|tempo)`,
    unless: `
      (open|run|runs|work|works|working|busy|noisy|sells|rain|rains|raining) (…|)(sunrise|sunup|morning) (to|till|
      til|until)`,
    yes: [
      'make the days as full as you like',
      'a packed schedule',
      "I don't mind a packed schedule",
      'a busy schedule',
      'lots of energy.',
    ],
    no: ['full days', 'pack it in the car'],
  },
]
