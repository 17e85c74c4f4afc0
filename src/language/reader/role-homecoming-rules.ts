import { cueAnywhere, cueBefore } from './cues.ts'
import { oneOf } from './phrases.ts'

// `บ้านอยู่‹แพร่› ทำงานกทม. ปีใหม่กลับบ้าน`, “my wife is from ‹Nan›, we go back to see her parents”: a home that is the goal.

const KIN_TH = oneOf(`
  พ่อแม่, พ่อ, แม่, ปู่, ย่า, ตา, ยาย, ญาติ, ลูก, หลาน, พี่, น้อง, ครอบครัว, พ่อตา, แม่ยาย, ป้า, ลุง, น้า, แก, ท่าน, เพื่อน, ทางบ้าน, ที่บ้าน`)
const KIN_EN = oneOf(`
  him, her, them, family, parents, mum, mom, mother, dad, father, son, daughter, grandma, grandmother, grandpa, grandparents, grandkids, grandchildren,
  sister, brother, in-laws, folks, relatives, cousins, kids, aunt, uncle, friend, friends`)

const SLOTS = {
  few: '[ก-์]{0,8}?',
  words: '(?:[a-z]{2,9} ){0,3}?',
  notfrom: '(?<!ออกจาก|จาก|ก่อน|ค่อย|แล้ว|ขา|ขากลับ|แวะ|เพิ่ง|พึ่ง|ถึงเวลา)',
  wordEnd: '\\b',
}

/** The home itself, not where they work or write. */
export const IS_HOME_PLACE = cueBefore(
  [
    {
      name: 'where somebody has their home',
      th: `(บ้าน|บ้านเกิด|ภูมิลำเนา|พ่อแม่|ครอบครัว|แฟน|เมีย|ภรรยา|สามี|ยาย|ย่า|ปู่|ตา|แม่|พ่อ|ญาติ)(เรา|ผม|หนู|ฉัน|แฟน|เมีย|ภรรยา|สามี|พ่อ|แม่|เขา|)(อยู่|)(ที่|แถว|ใน|), (เป็น|)คน(จังหวัด|จ.|), (สาว|หนุ่ม|เขย|สะใภ้)(เมือง|), (บ้าน|แฟน|เมีย|สามี|ภรรยา|แม่|พ่อ)(เป็น|)คน(จังหวัด|จ.|)`,
      en: `
        (grew up|was born|were born|born|born and raised|raised|our roots are|family is|home is|house is) (in|near|on), (i|we|he|she|they|wife|husband|girlfriend|boyfriend|partner|mum|mom|mother|dad|father|family|parents)('m|'re|'s|) (come|comes|is|are|am|) (all|both|originally|) from,
        (live|lives|living|teach|teaches|teaching|work|works|working|study|studies|studying|stays|based|volunteering|moved|settled|retired) (in|near|on|at|to), hometown (is|of)`,
      yes: [
        'บ้านอยู่‹แพร่›',
        'บ้านเกิดผมอยู่ที่‹ตรัง›',
        'แฟนเป็นคน‹น่าน›',
        'I grew up in ‹Nan›',
        'my wife is from ‹Trang›',
        'our son has been living in ‹Nan›',
      ],
      no: ['ทำงานที่‹แพร่›', 'ตอนนี้อยู่‹แพร่›', 'a flight from ‹Nan›'],
    },
  ],
  SLOTS,
)

/** Beside no other goal. */
export const GOES_HOME = cueAnywhere(
  [
    {
      name: 'they go home, or to see somebody there',
      th: `
        {notfrom}กลับ(ไป|)(บ้าน|ภูมิลำเนา)(เกิด|เรา|แฟน|เมีย|สามี|ตัวเอง|), กลับไป(เยี่ยม|หา|ไหว้|เจอ|ดูแล|รับ), (ไป|ลงไป|ขึ้นไป|มา)(เยี่ยม|หา|ไหว้){few}${KIN_TH},
        พา{few}(กลับบ้าน|ไปบ้านเกิด), (ไป|ถึง|อยู่)(ฉลอง{few}|)บ้าน(เกิด|แฟน|เมีย|สามี|พ่อแม่|แม่ยาย)`,
      en: `
        (go|going|goes|fly|flying|head|heading|drive|driving|travel|travelling|travel(l|)ing|come|coming|take|taking|bring|bringing) {words}(back|home|over|there|down|up) (to|and|)(see|visit|stay with|meet|show|{wordEnd}),
        (visit|visiting|see|seeing|meet|meeting|stay with|staying with) (my|our|his|her|their|the|) ${KIN_EN}{wordEnd}`,
      unless: '(go|going|fly|flying|heading|drive|driving|travel) (back|home) (on|at|the next|next|tomorrow|after|by)',
      yes: [
        'ปีใหม่จะขับรถกลับบ้าน',
        'จะกลับไปเยี่ยมแม่',
        'ลงไปหาตากับยาย',
        'we are going back to see her parents',
        'taking my kids home',
        'we fly over to see him',
      ],
      no: ['ออกจากบ้าน 6 โมง', 'แล้วกลับบ้าน', 'we see temples', 'I fly home on Sunday'],
    },
  ],
  SLOTS,
)

/** Whatever other places they stop at. */
export const SEES_HOME = cueAnywhere(
  [
    {
      name: 'what they see around their home',
      th: `(ถึง|กลับ|อยู่)บ้าน(แล้ว|)(ก็|จะ|ค่อย|อยาก|){few}เที่ยวแถว(นั้น|นี้|บ้าน), เที่ยว(แถว|รอบ|รอบๆ|)บ้าน(เกิด|แฟน|เมีย|สามี|ตัวเอง|เรา), เที่ยวแถวบ้าน`,
      en: '(show|showing) (the|my|our|him|her|them) {words}(around|round) (home|my hometown|our hometown|where (i|we) grew up), (around|near) (my|our|her|his) (home town|hometown|parents)',
      yes: ['ถึงบ้านแล้วเที่ยวแถวนั้นสองวัน', 'อยากเที่ยวแถวบ้านเกิด', 'show the kids around my hometown'],
      no: ['ที่เที่ยวแถวนั้น', 'ถึงบ้านแล้วนอน'],
    },
  ],
  SLOTS,
)
