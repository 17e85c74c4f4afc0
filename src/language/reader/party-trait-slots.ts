import { after, followedBy, notFollowedBy, notRightBefore, oneOf, type Slots, words } from './phrases.ts'
import { anyWords, LINE, notLaterOn, thaiLetters } from './slot-gaps.ts'

// What people are like, what they do, ride or study, and what of it divides a party: `2 คนว่ายน้ำไม่เป็น`.

/** Motorbikes by the letters of their makers, before the size of the engine: “cb500x”, “nmax 155”. */
const MODELS = oneOf(`
  cb, cbr, crf, cbx, nc, xadv, adv, mt, yzf, wr, xsr, tenere, versys, klx, klr, ninja, z, v strom, drz, dr, gsx, duke,
  ktm, himalayan, r, f, gs, bonneville, scrambler, monster, multistrada, pcx, nmax, xmax, aerox, forza, click, scoopy,
  wave, msx, grom`)
/** The same without a size, before how many they are: `ducati 3 คัน`. */
const MAKERS = oneOf(`
  ducati, harley( davidson), royal enfield, africa twin, moto guzzi, bmw gs, himalayan, multistrada, v strom, versys,
  gs, adv, pcx, nmax, xmax, forza`)

export const PARTY_TRAIT_SLOTS: Slots = {
  /** Not followed by `ทั้งคู่` …: that would be said of both. */
  someDrive: notFollowedBy('ทั้งคู่, ทั้งหมด, กันหมด, เหมือนกัน, either, too'),
  /** The size of an engine. */
  cc: words('{size}{gap}cc(s)', { size: '\\b\\d{2,4}', gap: ' ?' }),
  /** Models of motorbikes, by the letters of their makers and the size of the engine. */
  motorbike: words(`${MODELS} {size}, ${MAKERS}(s)[{gap}{figure}{gap}คัน]`, {
    size: '\\d{2,4} ?(?:[a-z]{1,2}\\b)?(?:s\\b)?(?![a-z\\d])',
    gap: '\\s?',
    figure: '\\d{1,2}',
  }),
  /** What club it is: “old rowing”, or nothing. */
  ofClub: anyWords(2, 'and, the, our, my'),
  /** What somebody is like or does: `ที่ชอบเดินป่า`. */
  about: words('{gap}(ที่|จะ|มา|จาก){some}', { gap: '\\s?', some: thaiLetters(2, 24, ' ') }),
  /** Where a student studies: `อยู่มหาลัย`, `มช. ปี 2`; and does not come. */
  university:
    words(
      `
      (อยู่|ที่|){gap}(มหาวิทยาลัย|มหาลัย|มช|มข|มอ|มธ|มก|มศว|มน|จุฬา|ราชภัฏ|วิศวะ|แพทย์){name}{gap}(ปี{gap}{digit}),
      ปี{gap}{year}`,
      { gap: '\\s?', name: '[ก-์.]{0,12}', year: '[1-6](?!\\d)' },
    ) + notLaterOn(24, 'กับ(เรา|ผม|หนู), ไปด้วย', LINE),
  /** `เพื่อนช่างภาพอีกคน`. */
  jobTh: words('หมอ, ครู, พยาบาล, วิศวะ, บัญชี, ช่าง{kind}', { kind: thaiLetters(1, 8) }),
  /** What some of a party are, which is no age group and no nation. */
  quality:
    '\\s?' +
    notFollowedBy(`
    (คน)(เด็ก|ลูก|หลาน|ทารก|ผู้สูง|สูงวัย|สูงอายุ|คนแก่|คนชรา|วัยเกษียณ|ผู้ใหญ่|ฝรั่ง|ต่างชาติ|ชาวต่างชาติ|สว)`) +
    thaiLetters(2, 24, '\\ufffc') +
    '\\s?',
  /** What some of a party eat, or can or cannot do. */
  trait: words(
    `
    มุสลิม, อิสลาม, กินเจ, มังสวิรัติ, มังฯ, มัง, วีแกน, ท้อง, ว่ายน้ำไม่(เป็น|ได้), ว่ายไม่เป็น, ว่ายน้ำเป็น, ขับรถ(ได้|เป็น|ไม่เป็น),
    ขับ(ได้|เป็น), ดำน้ำ(เป็น|ไม่เป็น), (นั่ง|ใช้)(วีลแชร์|รถเข็น|ไม้เท้า), เมา(รถ|เรือ), แพ้{food}, ไม่(กิน|ทาน){food},
    เดินไม่(ไหว|เก่ง|ค่อยไหว), เดินช้า, เข่าไม่ดี, [กิน|แพ้|คน|เป็น|มี]{reads}`,
    { food: thaiLetters(2, 12), reads: '\\ufffc{2,16}' },
  ),
  /** What they are like follows: `2 คนว่ายน้ำไม่เป็น`. */
  trait2: followedBy(`
    (เรา|ก็|)(ว่ายน้ำ|ขับรถ|ไม่กิน|กิน|ทาน|ไม่เคย|แพ้|เดิน|ทำงาน|อายุ|เกษียณ|เพิ่ง|หัด|ยัง|สูงวัย|ชอบ|อยาก|
    เป็น(มุสลิม|คน|ครู|หมอ|พยาบาล|มือใหม่)|เมา)`),
  /** What two people are or cannot do, not two places: `ว่ายน้ำไม่เป็นทั้งคู่`. */
  ofUs: after(
    `
    (ว่ายน้ำ|ขับรถ|ขี่มอไซค์|ดำน้ำ|ขับ|เดิน|ขี่)(ไม่|ได้ไม่|ไม่ค่อย)(เป็น|ได้|ไหว|แข็ง|เก่ง), (กิน|ทาน|แพ้|ดื่ม){food},
    มังสวิรัติ, มุสลิม, เกษียณ(แล้ว), ทำงาน, (ขี้|)เมา(รถ|เรือ), มือใหม่, วัยรุ่น, อายุ{gap}{age}({gap}กว่า),
    ไม่เคย(ไป|มา|ขึ้น|เห็น){where}`,
    { food: thaiLetters(1, 12, '\\ufffc'), where: thaiLetters(0, 12), gap: '\\s?', age: '\\d\\d' },
  ),
  /** People by what they do: divers, drivers. */
  doers: words(
    'diver(s), surfer(s), climber(s), golfer(s), swimmer(s), cyclist(s), rider(s), drinker(s), driver(s), hiker(s)',
  ),
  /** What divides a party: `ดำน้ำ 2 คน`. */
  doTh: words('ดำน้ำ, ดำ, เล่นเซิร์ฟ, เซิร์ฟ, ตีกอล์ฟ, ปีนเขา, ปีน, ปั่น, ว่ายน้ำ, ว่าย, กินเจ, ขับรถ'),
  /** Children, by a word or an age: “small kids”, “under 12”. */
  youngOnes: words(`
    (small |little |young |)(kid(s)|children|child|toddler(s)|bab(y|ies)|infant(s)|teen(s)|teenager(s)|minors),
    under (2|3|4|5|6|8|10|12|14|16|18)`),
  /** Old people, by a word or by their age: “seniors”, “over 70”. */
  oldOnes:
    words(`
    (over|above|past|nearly|almost|in (their|our) (early |mid |late |)) ((6|7|8|9){digit}(')(s)|sixty|seventy|
    eighty|sixties|seventies|eighties)[!{digit}], senior(s), elderly, pensioner(s), retiree(s), retired,
    grandparents, (6|7|8|9){digit}+`) + notRightBefore('{letter}'),
  /** After those whose age it is: “friends, 40”. */
  agedOf: after(`
    (men|women|ladies|friends|people|couple(s)|sisters|brothers|us|group|retirees|teachers|nurses|guys|gents|girls|
    pax)({comma}), {read}({comma}), {start}, {open}, {comma}`),
}
