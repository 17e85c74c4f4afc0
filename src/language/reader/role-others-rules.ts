import { cueAnywhere, cueBefore } from './cues.ts'
import { oneOf, words } from './phrases.ts'

// `แฟนคน‹ตรัง›`, “my sister lives in ‹Udon›”: where somebody else is from or lives, and that they meet.

/** Relatives and friends, and “one of us”. */
const KIN_TH = oneOf(`
  แฟน, สามี, ภรรยา, เมีย, ผัว, พี่(ชาย|สาว|เขย|สะใภ้|), น้อง(ชาย|สาว|เขย|สะใภ้|), พ่อ, แม่, ลูก(ชาย|สาว|),
  พ่อตา, แม่ยาย, พ่อสามี, แม่สามี, พ่อผัว, แม่ผัว, ปู่, ย่า, ตา, เพื่อน(ๆ|สนิท|), ญาติ, ยาย, ลุง, ป้า, น้า, อีกคน, อีกสองคน, คนนึง, คนหนึ่ง,
  บางคน, ที่เหลือ`)
const KIN_EN = `(my|our|his|her|a|the|one|two|some|another|) (best|old|other|older|younger|elder|big|little|) ${oneOf(`
  sister(s), brother(s), sibling(s), parents, mum, mom, mother, dad, father, son(s), daughter(s), cousin(s), aunt, uncle,
  friend(s), girlfriend, boyfriend, gf, bf, wife, husband, partner, mate(s), in-laws, family, colleague(s),
  he, she, they, one of us, the other(s), another`)}`

/** `แฟนคนตรัง`. */
export const OTHERS_ARE_FROM = cueBefore([
  {
    name: 'where somebody else grew up',
    th: `${KIN_TH}(เรา|ผม|หนู|ฉัน|) (เป็น)คน(จังหวัด|จ.|)`,
    yes: ['แฟนคน‹ตรัง›', 'สามีผมเป็นคนจังหวัด‹น่าน›'],
    no: ['ไปกับแฟนสองคน‹ตรัง›', 'คน‹ตรัง›'],
  },
])

/** `พี่อยู่ระยอง`, “my sister lives in Udon”, “the others come from Phuket”. */
export const OTHERS_LIVE_AT = cueBefore([
  {
    name: 'where somebody else lives, or comes from to meet them',
    th: `
      ${KIN_TH}(เรา|ผม|หนู|ฉัน|) (ทำงาน|เรียน|สอน|)อยู่(ที่|แถว|ใน|), ${KIN_TH}(เรา|ผม|หนู|ฉัน|) (ทำงาน|เรียน|สอน)(ที่|แถว|),
      ${KIN_TH}(เรา|ผม|หนู|ฉัน|) (บินมา|ขับรถมา|ขับมา|นั่งรถมา|นั่งรถไฟมา|มา|บิน|ออก|เดินทาง|ขับรถ|)จาก`,
    en: `
      ${KIN_EN} (now|all|both|) (live(s)|work(s)|stud(y|ies)|teach(es)|(is|are) (living|working|based|studying|)|
      stay(s)) (in|at|near|on),
      ${KIN_EN} (now|all|both|) (is|are|) (come(s)|coming|fl(y|ies|ying)|driv(e|es|ing)|travel(s)|join(s|ing|))
      (up|down|over|in|) from,
      ${KIN_EN} (now|all|both|) (is|are) from`,
    yes: ['พี่อยู่‹ระยอง›', 'เพื่อนนั่งรถไฟมาจาก‹อุบล›', 'my sister lives in ‹Udon›', 'the others are coming up from ‹Phuket›'],
    no: ['พี่ไป‹ระยอง›', 'my sister loves ‹Udon›'],
  },
])

/** Those who live apart meet somewhere: at most one of the homes is on the way. */
export const THEY_MEET = cueAnywhere(
  [
    {
      name: 'they meet somewhere',
      th: `
        (นัด)เจอกัน, นัด(เจอ|พบ|รวม), มารวม, รวมตัว, รวมญาติ, พบกัน, สมทบ, ด้วยกัน,
        {goes}รับ(แก|ท่าน|เขา|มัน|นาง|กัน|พ่อ|แม่|ปู่|ย่า|ตา|ยาย|พี่|น้อง|เพื่อน|แล้ว|ก่อน|ด้วย)`,
      en: `
        meet(s|ing|), get(ting) together, reunion, gather(ing),
        (pick|picking|collect|collecting) (him|her|them|mum|mom|dad|my {word}) (up)`,
      yes: ['นัดเจอกันที่กระบี่', 'มารวมญาติ', 'จะแวะรับท่านแล้วไปเลย', 'we meet in Korat', 'a family reunion', 'we pick her up'],
      no: ['เจอที่กระบี่', 'ไปรับรถเช่า', 'a meetup in Korat'],
    },
  ],
  { goes: words('ไป, แวะ, มา, จะ'), word: '[a-z]{2,8}' },
)
