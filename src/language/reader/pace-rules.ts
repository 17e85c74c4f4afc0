import { EASY } from './pace-easy-rules.ts'
import { FULL } from './pace-full-rules.ts'
import { REST } from './pace-rest-rules.ts'
import type { PaceRule } from './pace-rule.ts'
import { TIRED } from './pace-tired-rules.ts'

// `วันละไม่เกิน 3 ที่`, “light activities”: how full the days are and how far they walk. Slots: pace-slots.ts.
// Easy days are in pace-easy-rules.ts, full ones in pace-full-rules.ts, rest in pace-rest-rules.ts, who is soon tired in pace-tired-rules.ts.

export const PACE_RULES: readonly PaceRule[] = [
  {
    name: 'the most stops a day',
    says: 'stops',
    th: `
      (ไม่เกิน) วันละ (ไม่เกิน|แค่|ประมาณ|) {most} (ที่|แห่ง|จุด|สถานที่),
      (วันนึง|วันหนึ่ง|แต่ละวัน)(ไป|เที่ยว|เอา|แวะ|)(สัก|ซัก|ไม่เกิน|แค่|ประมาณ|) {most} (ที่|แห่ง|จุด|สถานที่),
      (ไม่เกิน|แค่|) {most} (ที่|แห่ง|จุด|สถานที่) (ต่อวัน|ต่อ 1 วัน|/วัน|/ วัน)`,
    en: `
      (max|maximum|max of|maximum of|at most|no more than|not more than|up to|only|about|around|just|
      ) {most} (little|small|short|light|gentle|easy|big|main|proper|real|) (stop(s)|place(s)|sight(s)|spot(s)|
      attraction(s)|activity|activities|thing(s)|destination(s)|visit(s)|outing(s)|excursion(s)|trip(s)|
      adventure(s)) (max|maximum|) (per day|a day|each day|every day|daily|/day|/ day|in a day|in one day) (max|
      maximum|at most|at the most|)`,
    yes: [
      'วันละไม่เกิน 3 ที่',
      'วันนึงไปสัก 2 ที่พอ',
      'at most 4 stops a day',
      '2-3 places per day',
      'just one small outing each day',
      'two gentle excursions a day',
      '3 ที่ต่อวันพอ',
    ],
    no: ['3 วัน 2 ที่', '4 days', 'one day trip', 'two trips in five days'],
  },
  {
    name: 'they walk little (Thai)',
    says: 'little_walking',
    th: `
      เดิน(น้อย|ไม่ไหว|ไม่มาก|ไม่เยอะ|ไม่เก่ง|ไม่ค่อยไหว|ไม่ไกล|นิดเดียว|ลำบาก)(ที่สุด),
      เดิน(เยอะ|ไกล|มาก|นาน)(ไม่ได้|ไม่ไหว|ไม่ค่อยไหว),
      ไม่(อยาก|ต้อง|ค่อยอยาก|ชอบ|เน้น|)เดิน(เยอะ|ไกล|มาก|นาน|ไหว|), ขี้เกียจเดิน(เยอะ|ไกล|มาก|นาน)`,
    unless: 'ไม่(อยาก|ชอบ|เอา|)เดิน(ป่า|เขา|ทาง|ห้าง|ตลาด|ชม|เล่น|ถนน|สาย|ช้อป|ช็อป|ชอป|เทรล|วัด|หาด)',
    yes: ['เดินน้อย ๆ', 'เตี่ยเดินเยอะไม่ได้', 'ขี้เกียจเดินไกล'],
    no: ['เดินเล่นริมหาด', 'ไม่เดินห้าง'],
  },
  {
    name: 'bad knees and stairs (Thai)',
    says: 'little_walking',
    th: `
      เดินขึ้น(บันได|เขา|)(ไม่ไหว|ไม่ค่อยไหว|ไม่ได้|ลำบาก), (เข่า|ขา|หลัง)(ไม่ดี|เสื่อม|เจ็บ),
      ขึ้นบันได(ไม่ไหว|ไม่ค่อยไหว|ไม่ได้), ไม่(ขึ้น|ปีน|มี)บันได, ไม่ไหวขึ้น(เขา|บันได), ขึ้นเขาไม่ไหว`,
    unless: 'ไม่(อยาก|ชอบ|เอา|)เดิน(ป่า|เขา|ทาง|ห้าง|ตลาด|ชม|เล่น|ถนน|สาย|ช้อป|ช็อป|ชอป|เทรล|วัด|หาด)',
    yes: ['แม่เข่าไม่ดี', 'แม่เดินขึ้นบันไดไม่ค่อยไหว', 'ไม่ขึ้นบันได'],
    no: ['ขึ้นเขาใหญ่', 'ขาไปนั่งรถ'],
  },
  {
    name: 'they walk little (English)',
    says: 'little_walking',
    en: `
      (not|no|without) (too|so|) (much|a lot of|lots of|long|hard|heavy|) walk(s),
      (not|no|without) (too|so|) (much|a lot of|lots of|long|hard|heavy|) walking,
      (little|less|minimal|limited|minimum|low|easy|short) walk(s),
      (little|less|minimal|limited|minimum|low|easy|short) walking, can't walk (much|far|long|a lot|),
      don't (want to|like to|like|) walk (much|far|a lot|too much|),
      don't (want to|like|) walking (much|far|a lot|too much|), hates walking, hate walking, walk (very) little,
      walking (very) little, avoid (long) walk(s), avoid (long) walking`,
    unless: 'easy walking distance, short walk (from|to)',
    yes: ['not too much walking', "grandma can't walk far", 'short walks only', 'my wife hates walking'],
    no: ['walking street'],
  },
  {
    name: 'bad knees and stairs (English)',
    says: 'little_walking',
    en: `
      (doesn't|don't|can't|won't) (do|manage|climb|use) (stairs|steps|hills), (bad|weak|sore) (knee(s)|leg(s)|back),
      (knee(s)|leg(s)|back|hip(s)) (is|are) (bad|weak|sore|painful), no (stairs|steps|climbing|hiking up),
      avoid (stairs|steps)`,
    yes: ["mum doesn't do stairs", 'dad has a bad back'],
    no: ['the stairs of the temple'],
  },
  {
    name: 'they come to sleep and rest',
    says: 'rest',
    th: `
      เน้น(การ|ไปทาง|)พัก(ผ่อน), เน้น(ไป|มา|)นอน(เล่น|พัก|ยาว|อย่างเดียว|เป็นหลัก|ชิล|เฉย|ให้|{close}),
      นอน(โรงแรม|รีสอร์ท|ห้อง|ที่พัก|)(ให้|กัน|)ยาว{close}, (สเตเคชั่น|สเตเคชัน|สเตย์เคชั่น|สเตย์เคชัน),
      (อยู่|หมก|ขลุก)(ตัว)แต่(ใน|ที่)(โรงแรม|รีสอร์ท|ที่พัก|ห้อง|บ้านพัก),
      (เน้น|ขอ|กะ)(อยู่|หมก|ขลุก)(ตัว)(แต่|กับ|)(ใน|ที่|)(โรงแรม|รีสอร์ท|ที่พัก|ห้อง)(ยาว|อย่างเดียว|ทั้งวัน|
      เป็นหลัก|{close})`,
    en: `
      (idea|plan|goal|aim|point|purpose|mission) is (just|only|mostly|mainly|really|simply|) (to) (sleep|rest|relax|
      recover|unwind){rest},
      (mostly|mainly|just|only|mostly just) (we|i|) (want|wants|hope|need|needs|like) to (sleep|rest|recover){rest},
      (want|wants|hope|need|needs|going|hoping) to (mostly|mainly|just|only|really) (sleep|rest|recover){rest},
      (want|wants|need|needs|hope|like|love) to (sleep (in|late|a lot|much|well|long|for a week)|rest (a lot|up|
      properly|well)), (catch|catching) up on (my|our|her|his|some|) (sleep|rest),
      (need|needs|want|wants) (a|some|) (proper|good|real|long|well deserved|total|complete) (rest|break|
      sleep){rest}, (mostly|mainly|lots of|plenty of) (sleep|sleeping|napping|naps|resting), staycation(s),
      staycationing,
      (mostly|mainly|just|rarely) (stay|staying|leave|leaving|hang out|hanging out) (in|at|around|) (the|
      our) (hotel|resort|villa|room|pool){rest}`,
    unless: `
      ไม่(ได้|)เน้น(การ|)พัก(ผ่อน), เน้นพักที่, เน้นพัก(ใน|แถว|ใกล้),
      to sleep in (a|the|an|our|my|one|tent(s)|hammock(s)), (รถ|เรือ|ตู้|เบาะ)นอนยาว, ไม่(ได้|)เน้น(ไป|มา|)นอน,
      ไม่(อยาก|เอา|ได้|ชอบ|ใช่|)(มา|จะ|)(อยู่|หมก|ขลุก)(ตัว|)แต่, (mostly|mainly|just) leave`,
    yes: [
      'เน้นพักผ่อน ถ่ายรูปนิดหน่อย',
      'the plan is mostly to sleep',
      'we just want to sleep',
      'Mum needs a proper rest after the winter',
      'to catch up on some sleep',
      'we like to sleep late',
      'เน้นนอนอย่างเดียว',
      'ขอนอนโรงแรมยาว ๆ',
      'ไปสเตเคชั่น',
      'กะอยู่แต่ในโรงแรม',
      'a staycation in Hua Hin',
      'we mostly stay at the resort',
    ],
    no: [
      'ไม่เน้นพักผ่อน',
      'เน้นพักในเมือง',
      'we want to sleep in a tent',
      'the plan is to sleep two nights in Nan',
      'we just want to sleep near the station',
      'เน้นนอนเต็นท์',
      'ไม่อยากอยู่แต่ในโรงแรม',
      'จองรถนอนยาวถึงตรัง',
      'we mostly stay in the hotels of a chain',
    ],
  },
  ...EASY,
  {
    name: 'full days and haste that they refuse',
    says: 'easy',
    th: `
      (คราวก่อน|ครั้งก่อน|รอบก่อน|ทริปก่อน|ปีก่อน|ครั้งที่แล้ว|ปีที่แล้ว)(ไป|เที่ยว|เก็บ|จัด|แพลน|อัด)(มา)(หลายที่|
      เยอะ|แน่น|หนัก)(เกิน|ไป|มาก), (ขอ|เอา|ไป|เที่ยว)(แค่)(น้อย ๆ|ไม่กี่)(ที่|แห่ง|จุด),
      (อย่า|ไม่)(ต้อง|อยาก|)(ยัด|ใส่)(ที่เที่ยว|โปรแกรม|ทุกอย่าง|)…(เยอะ|แน่น|หมด|หลายที่),
      ไม่(อยาก|ต้อง|เอา)(แบบ)วิ่ง(ไปวิ่งมา|วุ่น|รอก|เที่ยว|ตาม)`,
    en: `
      {refuse}{visit} {toomuch}, {refuse}(do|doing|see|seeing) (very) much{stop},
      {refuse}(overpack(ing)|overplan(ning)|overdo(ing)|overschedule|overscheduling|overstuff(ing)|overfill(ing)),
      {refuse}(race|racing|run|running|dash|dashing|rush|rushing|hurry|hurrying|chase|chasing|whiz|zip) (around|
      about|from|through|between|past|off),
      {refuse}(be|being|feel|feeling|get|getting) (so|too|) (rushed|hurried|stressed|exhausted|worn out),
      {refuse}(rushed|hurried),
      {refuse}(tick|ticking|check|checking|cross|crossing) (things|sights|places|boxes|everything|) off,
      {refuse}(tick|ticking|check|checking) boxes, {refuse}(a) (checklist|bucket list|boot camp|march|marathon),
      against packing`,
    unless: 'not (that|too) rushed for, never rushed (to|into), too much (traffic|food|money|time)',
    yes: [
      'and not to try and visit too many towns in so few days',
      "I'd rather not squeeze everything in",
      'please avoid cramming in too many stops',
      "we don't want to run from sight to sight",
      "we don't intend to do much, the kids are small",
      'we hate feeling rushed',
      'it should not be a checklist',
      'ไม่อยากวิ่งไปวิ่งมา',
      "we're not planning on doing a lot",
      'ขอแค่ไม่กี่ที่พอ',
      'ทริปก่อนเที่ยวเยอะเกินไป',
      'อย่ายัดที่เที่ยวเยอะ',
    ],
    no: [
      "we don't mind doing a lot",
      "we don't have time to see everything",
      "I don't know if we can see it all",
      "we didn't get to see much of it",
      'not too much money',
      'we want to see everything',
      'no running water',
      'ไปหลายที่เลย',
      'try not to miss too many sights',
    ],
  },
  {
    name: 'fewer places, and plans that may change',
    says: 'easy',
    en: `
      (tried|trying) to {visit} too (much|many),
      (mistake|regret|problem) (last time|last year|before|on our last trip|) was {visit} too (much|many),
      (mistake|regret|problem)…too (many|much) (stop(s)|place(s)|town(s)|hotel(s)|sight(s)|moving|driving),
      (few|fewer|less) (place(s)|stop(s)|sight(s)|town(s)|thing(s)|spot(s)) (and|but|with|for) …(more|longer|deeper|
      properly|well), quality over quantity, less is more, go(ing) with the flow,
      (take|taking) (it|things|each day) as (it|they) (come|comes), play(ing) it by ear,
      (not|n't|never|no one is|nobody is|nobody's) (in|be in) (a|any|much of a) (hurry|rush), no (real) plans just,
      (no|nothing|without) (fixed|strict|rigid|set) (plan(s)|schedule(s)|itinerary|programme|program|agenda)`,
    unless: 'never rushed (to|into), too much (traffic|food|money|time)',
    yes: [
      'last time we tried to see too much',
      'we are not in any hurry',
      'fewer stops but more time at each',
      'we just go with the flow',
      'no fixed plans',
    ],
    no: ['fewer stops on the red line', 'no plan for lunch'],
  },
  ...REST,
  ...TIRED,
  ...FULL,
  {
    name: 'neither slow nor full',
    says: 'normal',
    th: 'กำลังดี, ปานกลาง, (จังหวะ|แพลน|โปรแกรม|เที่ยว)(แบบ)(กลางๆ|พอดีๆ), ไม่ช้าไม่เร็ว, ไม่เร็วไม่ช้า',
    en: '(normal|medium|moderate|average|regular|steady) (pace|paced|speed|tempo)',
    unless: '(งบ|ราคา|เรท|โรงแรม|ที่พัก|อากาศ|น้ำ|คลื่น)(ระดับ|แบบ|อยู่|)(กำลังดี|ปานกลาง)',
    yes: ['เอาแบบกำลังดี', 'a moderate pace', 'เที่ยวแบบพอดีๆ', 'ไม่ช้าไม่เร็ว'],
    no: ['normal people', 'งบปานกลาง', 'น้ำกำลังดี'],
  },
]
