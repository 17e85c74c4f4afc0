import type { PhraseRule } from './phrase-rule.ts'
import { oneOf, type Slots } from './phrases.ts'

// `ไม่ชอบคนเยอะ`, `ที่คนน้อย`, “no crowds”: they wish for places that fewer people know.

interface CrowdRule extends PhraseRule {
  readonly name: string
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export const CROWD_SLOTS: Slots = {
  /** “No big tourist crowds”. */
  many: '(?: (?:the|big|large|too many|tourist|many|usual|typical|obvious|standard|classic)){0,5} ?',
  /** Not of a word for somebody: `คนขับ`, `คนเดียว`, `คนน้อย`. */
  nobody: '(?=[^ก-์]|$|ไป|เลย|นะ|ครับ|ค่ะ|คะ|จ้า|ด้วย|หน่อย|เป็นหลัก)',
  spaces: '\\s*',
  space: '\\s',
  /** With a space after it, the “no” is a word of its own. */
  open: '(?<![ก-์])',
}

const SHUNNED = oneOf('skipping, skip, hates, hate, avoiding, avoid, no, not, without, dislikes, dislike')
const CROWDS = oneOf(`
  crowded places, crowded areas, crowded, crowds, crowd, tourist traps, tourist trap, tourist crowds, tourist crowd, tourists,
  touristy places, touristy spots, touristy things, touristy stuff, touristy, tourist stuff, tourist things, tourist places, tourist spots, tourist sights`)
const REFUSES = '(ไม่(เอา|ชอบ|ไป|อยาก(เจอ|ไป|))|หนี|เลี่ยง)'
const BUSY = '(เยอะ|แน่น|พลุกพล่าน|มาก|ล้น|แออัด|เบียด|หนาแน่น|วุ่นวาย)'
const PEOPLE = '(คน|ผู้คน|นักท่องเที่ยว)'

export const CROWD_RULES: readonly CrowdRule[] = [
  {
    name: 'no crowds, no tourists',
    en: `
      ${SHUNNED}{many}${CROWDS}, (don't like|dont like|away from|far from|escape|fewer|less){many}${CROWDS}, not too ${CROWDS}`,
    yes: [
      'no crowds please',
      'we hate crowded places',
      'avoiding the big tourist crowds',
      'a beach without too many tourists',
      'not too touristy',
      'somewhere away from the crowds',
      "I don't like tourist traps",
      'less touristy spots',
      'far from the crowds',
      'skip the usual tourist stuff',
      'no typical tourist places',
    ],
    no: [
      'we like crowds',
      'how crowded is the market?',
      'a tourist visa',
      'not far from the tourist police',
      'crowdfunding',
    ],
  },
  {
    name: 'fear of people',
    th: `กลัว(ว่า)(จะ)${PEOPLE}(จะ)${BUSY}, กลัว(ว่า)(จะ)${PEOPLE}(จะ)(แย่ง|แห่|เต็ม|ต่อคิว), กลัวคน{nobody}`,
    yes: ['กลัวคนเยอะ', 'กลัวว่าคนแย่งถ่ายรูป', 'กลัวว่าคนจะแน่น', 'เป็นคนกลัวคน'],
    no: ['กลัวความสูง', 'กลัวฝนตก', 'กลัวรถติด', 'กลัวคนขับหลับใน', 'กลัวคนไม่ครบ'],
  },
  {
    name: 'few people',
    th: '(ไม่(เอา|ชอบ|ไป|อยาก(เจอ|ไป|)|){spaces}|)(ที่)คน(ไม่(ค่อย)(เยอะ|แน่น|พลุกพล่าน)|น้อย)',
    yes: ['อยากได้ที่คนน้อย', 'หาดที่คนไม่เยอะ', 'คนไม่ค่อยพลุกพล่าน'],
    no: ['คนเยอะไหม', 'ไปกัน 4 คน', 'ถนนคนเดินน่าน', 'มีคนแนะนำ'],
  },
  {
    name: 'places that are not busy',
    th: 'ไม่(ค่อย)(แออัด|พลุกพล่าน|วุ่นวาย|จอแจ)',
    yes: ['ที่เงียบๆ ไม่วุ่นวาย', 'ขอหาดที่ไม่ค่อยพลุกพล่าน', 'ไม่แออัด'],
    no: ['ช่วงปีใหม่แออัดไหม', 'กรุงเทพวุ่นวายมาก', 'ไม่รีบ'],
  },
  {
    name: 'many people, whom they would rather not meet',
    th: `
      {open}${REFUSES}{space}(ที่)${PEOPLE}${BUSY}, ${REFUSES}(ที่)${PEOPLE}${BUSY},
      {open}${REFUSES}{space}${PEOPLE}{nobody}, ${REFUSES}${PEOPLE}{nobody}`,
    yes: ['ไม่ชอบคนเยอะ', 'ไม่อยากเจอนักท่องเที่ยวเยอะ', 'หนีคนไปเลย', 'เลี่ยงที่คนแน่น', 'ไม่เอา คนเยอะ'],
    no: ['นักท่องเที่ยวเยอะไหม', 'คนเยอะก็ได้', 'ไปกับคนแก่', 'ไม่ไปวัด คนขับชื่อต้น', 'ไม่ไปคนเดียว', 'ไม่เอาคนขับ'],
  },
]
