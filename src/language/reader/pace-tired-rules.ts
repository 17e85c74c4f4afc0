import type { PaceRule } from './pace-rule.ts'

// `ยายเหนื่อยง่าย`, “we need to stay put”: they have little strength, or have had enough of moving on. Slots: pace-slots.ts.

export const TIRED: readonly PaceRule[] = [
  {
    name: 'soon tired, or just out of hospital',
    says: 'easy',
    th: `
      (เหนื่อย|หอบ|ล้า|เพลีย)(ง่าย|เร็ว|ไว), (ไม่ค่อยมี|ไม่มี)(แรง|พลัง)(เดิน|เที่ยว|),
      (เพิ่ง|พึ่ง)(ผ่าตัด|หายป่วย|ฟื้นไข้|ออกจากโรงพยาบาล)`,
    en: `
      (tire|tires|tiring|fatigue|fatigues|wear out|wears out|flag|flags) {soon},
      (get|gets|getting|become|becomes|am|is|are|feel|feels) (so |very |really |)(tired|exhausted|worn out|fatigued|
      knackered|breathless|out of breath) {soon},
      (no|not much|little|low|limited|less|low on|short on|lacking) (energy|stamina){stop},
      (energy|stamina) (is|are) (low|limited|gone), (run|runs) out of (steam|energy|puff),
      (we're|we are|i'm|i am|feeling|so|totally|completely) (exhausted|knackered|burnt out|burned out|worn out|
      shattered|wiped out|frazzled|drained),
      (recover|recovering|recovery|recuperating|convalescing) (from|after) (a|an|the|my|her|his|) (surgery|
      operation|illness|hip|knee|stroke|chemo|covid|birth),
      (low|little) energy (these days|right now|at the moment|today)`,
    yes: [
      'grandma gets tired easily',
      'my husband tires quickly',
      'we are burnt out',
      'I am recovering from surgery',
      'ยายเหนื่อยง่าย',
      'ไม่ค่อยมีแรงเดิน',
      'แม่เพิ่งผ่าตัด',
      'she runs out of steam',
    ],
    no: ['how do I recover from a sunburn', 'no energy drinks', 'ลมไม่แรง'],
  },
  {
    name: 'they want a rest, and idle days (Thai)',
    says: 'easy',
    th: `
      (อยาก|ขอ|ไป|หนีงานไป|หนีไป)(ไป)พัก{close}, (เนิบ|เปื่อย|อืด|เอ้อระเหย|ทอดหุ่ย|ทอดน่อง|เนือย)(ๆ),
      (นั่ง|นอน|อยู่)(โง่|เฉย|นิ่ง|เปื่อย|เอื่อย|กลิ้ง)(ๆ), ชาร์(จ|ต)(จ|ท|)แบต(เตอรี่), ชาร์จพลัง, พัก(สมอง|กาย|ใจ)`,
    unless: '(ที่|จุด|ตู้|สถานี|ปลั๊ก)ชาร์จ, ชาร์จแบต(รถ|มือถือ|โทรศัพท์|กล้อง)',
    yes: ['อยากไปนั่งโง่ๆ ริมน้ำ', 'ไปชาร์จแบต', 'อยากไปพักค่ะ'],
    no: ['อยากพักใกล้ทะเล', 'มีที่ชาร์จแบตรถไหม'],
  },
  {
    name: 'not much at once (Thai)',
    says: 'easy',
    th: `
      {apart}(ไม่ต้อง|ไม่เอา|อย่า)เยอะ(มาก){close}, ไม่ไหวถ้าเยอะ, วันละ(แค่)ที่(สองที่|เดียว|ก็พอ|),
      ไม่(มี|ต้องมี|วาง)(แพลน|แผน|โปรแกรม)(ตายตัว|อะไร|ไร|){close}`,
    yes: ['ไม่มีแพลนอะไรค่ะ'],
    no: ['งานเยอะทั้งวัน หมดแรง', 'ตลาดไม่ต้องเยอะ'],
  },
  {
    name: 'they want a rest, or to stay where they are (English)',
    says: 'easy',
    en: `
      (need|needs|want|wants|time) to (stop moving|stay put|slow down|stop rushing|sit still|stand still|
      catch our breath|catch my breath|wind down|decompress|recharge|recover|rest|relax|chill|chill out|do nothing),
      (need|needs|want|wants) (a|some) (break|breather|rest), (stay|staying|stop|stopping) put,
      to (wind down|decompress|recharge|unwind), (recharge|recharging) (our|my|the) batteries`,
    yes: ['we need to stay put for a while', 'we want to wind down', 'we need a break'],
    no: ['a bus stop'],
  },
  {
    name: 'idling, and days with little in them (English)',
    says: 'easy',
    en: `
      hanging (out|around){stop}, (just|mostly|mainly) (hanging|hang) (out|around),
      (bumming|bum|mooching|mooch|milling|pootling|dawdling|ambling|vegging|lazing|idling) (around|about|out|),
      (like|likes|love|want|prefer) to (linger|dawdle|potter|mooch|amble|take it slow),
      (that|which|to) (don't|doesn't|not) (fill|take|take up|eat up|use up) (a|the) (whole|full|entire) day,
      (loosely|lightly|barely) (planned|scheduled|structured), easy does it,
      nothing (big|heavy|major|ambitious){stop}, half days at most`,
    yes: [
      'school work and hanging out',
      'something that does not take the whole day',
      'nothing big',
      'half days at most',
    ],
    no: ['the hotel near which students hang out'],
  },
]
