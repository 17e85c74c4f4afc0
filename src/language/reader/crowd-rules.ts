import type { PhraseRule } from './phrase-rule.ts'
import { oneOf, type Slots } from './phrases.ts'

// `ไม่ชอบคนเยอะ`, `ที่คนน้อย`, “no crowds”: they wish for places that fewer people know. Slots are above the rows.

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
  /** The phrase ends, and no noun follows: not “without foreigners fees”. */
  tail: '(?=\\s*(?:[,.;!?)\\d]|$|please|there|around|and |but |or |for |in |at |if |ที่|นะ|ค่ะ|คะ|ครับ|เลย|มาก|กัน|หรอก)|\\s[ก-์])',
  /** Who cannot bear it, or nobody: `คนเยอะแล้วหลานจะเครียด`. */
  somebody: '(?:ลูก|น้อง|หลาน|เด็ก|แม่|พ่อ|ยาย|ตา|แฟน|เรา|ผม|หนู|เขา|เค้า|แก)?(?:สาว|ชาย)?',
  /** Spaces, or none. */
  spaces: '\\s*',
  /** A space. */
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
const PEOPLE = '(คน|ผู้คน|นักท่องเที่ยว|ฝรั่ง|คนจีน|ต่างชาติ|ทัวร์จีน|กรุ๊ปทัวร์)'

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
    th: '(ไม่(เอา|ชอบ|ไป|อยาก(เจอ|ไป|)|){spaces}|)(ที่)คน(น่าจะ|จะ|)(ไม่(ค่อย)(เยอะ|แน่น|พลุกพล่าน)|น้อย)',
    yes: ['วันพุธคนน่าจะน้อย', 'อยากได้ที่คนน้อย', 'หาดที่คนไม่เยอะ', 'คนไม่ค่อยพลุกพล่าน'],
    no: ['คนเยอะไหม', 'ไปกัน 4 คน', 'ถนนคนเดินน่าน', 'มีคนแนะนำ'],
  },
  {
    name: 'where no tours stop, and few know of it',
    th: '(ฝรั่ง|ต่างชาติ|คนจีน|นักท่องเที่ยว)ไม่(ค่อย)(เยอะ|มี|รู้จัก|มา){tail}, (ที่|แต่|แม้แต่|ขนาด)(คนไทย|คนพื้นที่|นักท่องเที่ยว|คนอื่น|ใครๆ|ใคร)(เอง)(ก็)(ยัง)ไม่(ค่อย)(รู้จัก|เคยไป|ไปกัน), น้อยคน(จะ|ที่|นัก|)(รู้จัก|ไป|เคย), ยังไม่(ค่อย)(ดัง|บูม|แมส|เป็นที่รู้จัก), ไม่(เอา|อยากไป|ไป|ชอบ|อยากได้)(ที่|ที่ที่|แบบ|แนว|ที่เที่ยว|)(ฮิต|แมส|ยอดนิยม|ยอดฮิต), (ทัวร์|รถทัวร์|กรุ๊ปทัวร์|ทัวร์จีน)(จะ|ยัง|)ไม่(ค่อย)(ลง|ไป|มา|แวะ|เข้า)(ถึง), (แบบ|แนว|มุม|โซน|ที่|หาด|จุด)ลับ(สุด|มาก|)ๆ',
    en: `
      (tourists|foreigners|travellers|travelers|crowds|tour groups|tour buses|influencers|backpackers) (haven't|don't|hardly|rarely|never|have yet to|seldom) (yet|really|ever|) (found|find|discovered|go|visit|reach|know|reached|stop|come|make it), (no|without|few|hardly any|not many|away from) (other|many|) (farang(s)|foreigners|westerners|tour groups|tour buses|coach parties|influencers|backpackers){tail},
      (not|isn't|aren't) (in|on) (the|every|any) (guidebook(s)|guide book(s)|tourist trail|tourist map|lonely planet), off the tourist (trail|map|track|circuit)`,
    yes: [
      'หมู่บ้านที่ทัวร์ยังไม่ลง',
      'น่านแบบลับๆ',
      'ขอหาดลับ',
      'ที่ไหนต่างชาติไม่เยอะ',
      'ที่ใครๆ ก็ยังไม่รู้จัก',
      'ไม่เอาที่ฮิตๆ',
      'towns that foreigners rarely visit',
      'an island without other westerners',
      'off the tourist trail',
      'somewhere not in the guidebooks',
    ],
    no: [
      'ทัวร์ไม่รวมอาหาร',
      'ความลับ',
      'ทัวร์ลงเยอะ',
      'ที่ลับมีด',
      'ฝรั่งไม่มีบัตร',
      'foreigners do not pay more',
      'without foreigners fees',
    ],
  },
  {
    name: 'crowds and noise that somebody cannot bear',
    th: `
      คน(เยอะ|แน่น|พลุกพล่าน)(แล้ว){somebody}(จะ|ก็|มัก|)(ร้อง|เครียด|งอแง|ไม่ไหว|แพนิค|กลัว|หงุดหงิด|ตกใจ|เวียนหัว),
      ไม่(ชอบ|ไหว|เอา|ปลื้ม)(เลย|มาก|จริง|)(เวลา|ตรง|ตอน|กับ|)(ที่)(ที่)${PEOPLE}${BUSY}, ไม่(ชอบ|เอา|ทน|อยากได้|อยากไป)(เลย)(ที่)(ที่)(เสียงดัง|หนวกหู|อึกทึก|จอแจ), (กลัว|แพ้|ไวต่อ|ไวกับ)เสียงดัง`,
    en: `
      (sensitive|sensitivity|aversion|allergic) to (loud) (noise|noises|sounds|crowds), noise sensitive, (overwhelmed|overstimulated|stressed|upset) (by|in|with) (the|big|loud|) (noise|crowds|noisy places|crowded places|loud places),
      (no|avoid|avoiding|hate|hates|not|don't like|doesn't like|away from) (the|any|too|) (loud|noisy) (places|spots|areas|crowds|streets|beaches), (away from|escape|escaping|far from) (the|all the|) (noise|hustle and bustle|hustle|bustle|madding crowd)`,
    yes: [
      'คนเยอะแล้วหลานจะเครียด',
      'ไม่ชอบเลยที่คนเยอะ',
      'ไม่ชอบเวลาคนแน่น',
      'ไม่อยากไปที่เสียงดัง',
      'ลูกกลัวเสียงดัง',
      'our son is sensitive to noise',
      'far from the hustle and bustle',
      'avoid loud places',
    ],
    no: ['คนเยอะแล้วสนุก', 'ชอบดนตรีเสียงดัง', 'ห้องเสียงดังไหม', 'noise at the airport', 'loud music please'],
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
    no: [
      'นักท่องเที่ยวเยอะไหม',
      'คนเยอะก็ได้',
      'ไปกับคนแก่',
      'ไม่เอาทัวร์ ไปเอง',
      'ไม่ไปทัวร์นะ',
      'ไม่ไปวัด คนขับชื่อต้น',
      'ไม่ไปคนเดียว',
      'ไม่เอาคนขับ',
    ],
  },
]
