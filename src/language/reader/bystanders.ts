import { oneOf, perhaps } from './phrases.ts'

// People who speak of a place, know it or keep the children, and do not travel: “a colleague told me …”.

/** What they have said or done. */
const KNOWS_TH = oneOf(`
  บอกว่า, บอก, เล่า, รีวิว, แนะนำมา, แนะนำว่า, เชียร์, ป้ายยา, ไปมา, เคยไป, เพิ่งไป, เพิ่งกลับ, โพสต์, โพส, ลงรูป, ชมว่า, โหวต, ยุ, พูดถึง, ว่าดี, ว่าสวย`)
/** Where relatives live who do not come. */
const ABROAD_TH = oneOf(`
  ต่างประเทศ, เมืองนอก, เยอรมัน, ญี่ปุ่น, อเมริกา, อังกฤษ, ออสเตรเลีย, เกาหลี, สิงคโปร์, สวีเดน, ฝรั่งเศส, ไต้หวัน, จีน, ดูไบ`)

/** `เพื่อนที่ทำงานเล่าว่า…`, `หัวหน้าอนุมัติ`, `พี่สาวอยู่เยอรมัน`; without those who want to come too. */
export const BYSTANDERS_TH = `
  (เพื่อน|พี่|น้อง|{someone})(ที่ทำงาน|ที่ออฟฟิศ|ข้างบ้าน|แถวบ้าน|ในทีม|ในแผนก|ร่วมงาน|ที่เรียน|)(เขา|เค้า|มัน|)(เพิ่ง|) ${KNOWS_TH}{notComing},
  หัวหน้า(เพิ่ง|พึ่ง|) (อนุมัติ|ให้ลา|ใจดี|ยอม|ไม่ให้|เซ็น),
  (พี่สาว|พี่ชาย|น้องสาว|น้องชาย|ป้า|น้า|ลุง)(อยู่|ทำงานอยู่|เรียนอยู่)(ที่|)${ABROAD_TH}{notComing}`

/** The same in English. */
const KNOWS_EN = oneOf(`
  told, tells, said, says, say, recommended, recommends, recommend, suggested, suggests, swears, swore, warned, warns, thinks, thought, reckons,
  raved, mentioned, posted, showed, was there, were there, has been, have been, had been, went, stayed, got married, lived, used to, works there, came back, just came back,
  has just come back`)
/** Who may know a place. */
const WHO_EN = oneOf(
  `colleague(s), coworker(s), co-worker(s), workmate(s), friend(s), neighbour(s), neighbor(s), boss, flatmate, classmate(s), hairdresser, dentist, doctor, acquaintance, people`,
)
/** “My boss's son”. */
const THEIRS = perhaps(
  "'s son, 's daughter, 's sister, 's brother, 's wife, 's husband, 's family, 's parents, 's friend",
)
/** With whom children and pets stay. */
const HOME_EN = oneOf(
  "parents, parents', mum, mom, mother, dad, father, in-laws, grandparents, sister, brother, gran, grandma, neighbour, neighbours, neighbor",
)

/** “A colleague told me …”, “the kids stay with my parents”. */
export const BYSTANDERS_EN = `
  (a|my|our|one|some|another|his|her|the) ${perhaps('old, good, close, thai, few')} ${WHO_EN}${THEIRS} ${perhaps('of mine, of ours, at work, from work, next door, back home')} ${KNOWS_EN}{herself},
  (the|our|my) (dog|cat|dogs|cats|kids|children|baby|son|daughter|boys|girls) (stays|stay|will stay|is staying|are staying|remain|remains|is|are) (at home|behind|home|) (with|at) (my|our|his|her|the) ${HOME_EN}`

export const BYSTANDER_SLOTS = {
  /** Not `9 คน โหวตแล้ว`. */
  someone: '(?<!(?:\\d|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)\\s?)คน',
  /** Not “says she wants to come”, “told us to go”. */
  herself: String.raw`(?![a-z])(?! (?:that )?(?:she|he|they|we)\b(?: would|'d| will|'ll| wants?| is| are|'s|'re)| to (?:go|come|join|travel))`,
  /** Not `บอกว่าอยากไป`, `เล่าว่าจะมาด้วย`. */
  notComing:
    '(?!(?:ว่า|เค้า|เขา)?\\s?(?:อยาก|จะ|ขอ)(?:ไป|มา|ตาม)|[^.,\\n]{0,24}(?:ไปด้วย|มาด้วย|มาเยี่ยม|มาหา|มาเที่ยว|กลับมา))',
}
